//! What a guest wants to open, checked before there is a table.

use protocol::NewTable;
use table::{MOST_SEATS, Seat, Seed, Setup};

use crate::clocks::Clocks;
use crate::games::{WithGame, with_game};
use crate::gathering::{bot_named, sitter};
use crate::id::{NoRandomness, Secret, TableId};
use crate::play::setup;
use crate::record::{Opening, Place, Who};
use crate::{Asker, Hosted, Refusal, names};

/// What nobody can guess about a new table.
#[derive(Clone, Debug)]
pub struct Fresh {
    /// Lets guests in to sit down.
    pub invite: Secret,
    /// Lets guests in to watch.
    pub watch: Secret,
    /// Carries the opener's seat to another device.
    pub seat: Secret,
    /// What the dealer deals from.
    pub seed: Seed,
}

impl Fresh {
    /// Drawn from the operating system.
    pub fn random() -> Result<Fresh, NoRandomness> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
        Ok(Fresh {
            invite: Secret::random()?,
            watch: Secret::random()?,
            seat: Secret::random()?,
            seed: Seed::new(bytes),
        })
    }
}

/// What nobody can guess, for whatever a deed brings about.
#[derive(Clone, Debug)]
pub struct DeedSecrets {
    /// Carries a seat that is taken to another device.
    pub seat: Secret,
    /// The name of a table that follows.
    pub table: TableId,
    /// Lets guests in to sit down there.
    pub invite: Secret,
    /// Lets guests in to watch there.
    pub watch: Secret,
    /// What the dealer deals from there.
    pub seed: Seed,
    /// Carries each seat there to another device.
    pub seats: [Secret; MOST_SEATS],
}

impl DeedSecrets {
    /// Drawn from the operating system.
    pub fn random() -> Result<DeedSecrets, NoRandomness> {
        let Fresh { invite, watch, seat, seed } = Fresh::random()?;
        let mut seats = [seat; MOST_SEATS];
        for secret in &mut seats {
            *secret = Secret::random()?;
        }
        Ok(DeedSecrets { seat, table: TableId::random()?, invite, watch, seed, seats })
    }
}

/// Checks what a guest wants to open.
pub fn opening(
    new: NewTable,
    opener: Asker,
    name: &str,
    fresh: Fresh,
) -> Result<(Opening, Vec<Place>), Refusal> {
    let game = new.game.clone();
    with_game(&game, Open { new, opener, name, fresh }).map_err(Refusal::Setup)?
}

struct Open<'a> {
    new: NewTable,
    opener: Asker,
    name: &'a str,
    fresh: Fresh,
}

impl WithGame for Open<'_> {
    type Done = Result<(Opening, Vec<Place>), Refusal>;

    fn with<G: Hosted>(self) -> Self::Done {
        let Open { new, opener: Asker { guest: opener, household }, name, fresh } = self;
        let NewTable { game, seats, mut options, visibility, clock, chat, seat, bots, .. } = new;
        let seats = usize::from(seats);
        if !Clocks::is_sensible(clock) {
            return Err(Refusal::BadClock);
        }
        let all = table::Options::of(options.clone());
        let checked = <G::Setup as Setup>::read(&game, seats, &all).map_err(Refusal::Setup)?;
        let mut places = vec![Place::default(); seats];
        if options.iter().any(|(name, _)| name == "colours") {
            for (seat, place) in Seat::all(seats).zip(&mut places) {
                place.colour = Some(checked.colour(seat).to_string());
            }
            options.retain(|(name, _)| name != "colours");
        }
        let mut take = |seat: protocol::SeatNumber, who: Who| {
            let seat = seat.seat();
            let place = places.get_mut(seat.index());
            match place {
                None => Err(Refusal::NoSuchSeat { seats }),
                Some(place) if !matches!(place.who, Who::Nobody) => Err(Refusal::Taken(seat)),
                Some(place) => {
                    place.who = who;
                    Ok(())
                }
            }
        };
        if let Some(seat) = seat {
            let name = names::distinct(name, []);
            take(seat, Who::Guest(sitter(opener, &name, fresh.seat)))?;
        }
        for bot in bots {
            take(bot.seat, Who::Bot(bot_named(&G::bots(), &bot.level)?))?;
        }
        let opening = Opening {
            game,
            rules: checked.rules(),
            options,
            visibility,
            clock,
            language: new.language,
            chat,
            opener,
            household,
            invite: fresh.invite,
            watch: fresh.watch,
            seed: fresh.seed.to_string(),
        };
        setup::<G>(&opening, seats, None).map_err(Refusal::Setup)?;
        Ok((opening, places))
    }
}
