//! The seats that bots play.

use bots::BotSpec;
use table::{Seat, Seats};

use super::{Host, Hosted};

impl<G: Hosted> Host<G> {
    /// The seats whose bots have to choose a move, with their bots.
    pub fn bots_awaited(&self) -> Vec<(Seat, &BotSpec<G>)> {
        let nobody_thinks = self.unfinished.is_some() || self.rest.is_on;
        let awaited = if nobody_thinks { Seats::NONE } else { self.awaited() };
        let bot = |seat: Seat| self.bot_at(seat).map(|bot| (seat, bot));
        awaited.iter().filter_map(bot).collect()
    }

    /// The bot that plays a seat, as its own or in place of a guest. If this build does not have
    /// that bot, another one stands in.
    pub(super) fn bot_at(&self, seat: Seat) -> Option<&BotSpec<G>> {
        let name = self.places[seat.index()].played_by()?;
        Some(self.roster.find(name).unwrap_or_else(|_| self.roster.stand_in()))
    }

    /// The name of the bot that should play a seat, if this build does not have it.
    pub fn missing_bot(&self, seat: Seat) -> Option<&str> {
        let name = self.places[seat.index()].played_by()?;
        self.roster.find(name).is_err().then_some(name)
    }
}
