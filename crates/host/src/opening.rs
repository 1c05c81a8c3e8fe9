//! Opening a table: what a guest asks for is checked before the table exists.

use protocol::NewTable;
use table::{MOST_SEATS, Seat, Seed, Setup};

use crate::clocks::Clocks;
use crate::games::{WithGame, with_game};
use crate::gathering::{bot_named, sitter};
use crate::id::{NoRandomness, Secret, TableId};
use crate::play::setup;
use crate::record::{Opening, Place, Who};
use crate::{Asker, Hosted, Refusal, names};

/// The secrets and the seed of a new table.
#[derive(Clone, Debug)]
pub struct Fresh {
    /// Lets guests join and sit down.
    pub invite: Secret,
    /// Lets guests watch.
    pub watch: Secret,
    /// Lets the opener carry their seat to another device.
    pub seat: Secret,
    /// The dealer's seed.
    pub seed: Seed,
}

impl Fresh {
    /// Draws them from the operating system's randomness.
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

/// Fresh secrets, whatever a deed may need them for.
#[derive(Clone, Debug)]
pub struct DeedSecrets {
    /// Lets a guest who sits down carry the seat to another device.
    pub seat: Secret,
    /// The id of the table that follows.
    pub table: TableId,
    /// Lets guests join that table and sit down.
    pub invite: Secret,
    /// Lets guests watch that table.
    pub watch: Secret,
    /// The dealer's seed at that table.
    pub seed: Seed,
    /// For each seat at that table, lets its guest carry it to another device.
    pub seats: [Secret; MOST_SEATS],
}

impl DeedSecrets {
    /// Draws them from the operating system's randomness.
    pub fn random() -> Result<DeedSecrets, NoRandomness> {
        let Fresh { invite, watch, seat, seed } = Fresh::random()?;
        let mut seats = [seat; MOST_SEATS];
        for secret in &mut seats {
            *secret = Secret::random()?;
        }
        Ok(DeedSecrets { seat, table: TableId::random()?, invite, watch, seed, seats })
    }
}

/// Checks a guest's request for a new table, and returns its opening and its places.
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
