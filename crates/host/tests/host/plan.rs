//! What a table is opened with, and the ids of everyone and everything at it.

use std::str::FromStr;
use std::time::Duration;

use host::id::{GuestId, Secret, TableId};
use host::record::{Opening, Place};
use host::time::Millis;
use host::{ConnectionId, DeedSecrets, Host, Hosted, Patience, setup};
use protocol::{Clock, Deed, SeatNumber, Visibility};
use table::{MOST_SEATS, Nonce, Pcg, Seed, Setup};

use crate::driver::Table;

/// How long a guest may be gone before the others may decide about the seat.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// How long the opener may be gone, and anyone before the start.
pub const GRACE: Duration = Duration::from_secs(120);

/// Both of them.
pub const ABSENCE: Patience = Patience { playing: PATIENCE, gathering: GRACE };

/// When the tables of these tests are opened.
pub const OPENED: Millis = Millis(1_000_000);

/// The first connection of a watcher. The guest of seat 1 has connection 1, and so on.
pub const WATCHER: ConnectionId = ConnectionId(50);

/// An id of 26 digits that starts with the letter of its kind, so that each can be found in a
/// frame.
fn name<T: FromStr>(kind: char, number: u64) -> T {
    format!("0{kind}{number:024}").parse().ok().expect("26 letters and digits")
}

/// The guest of this connection.
pub fn guest(connection: ConnectionId) -> GuestId {
    name('g', connection.0)
}

/// The secret of a seat.
pub fn seat_secret(number: u64) -> Secret {
    name('s', number)
}

/// The secret that lets guests sit down.
pub fn invite() -> Secret {
    name('n', 1)
}

/// The secret that lets guests watch.
pub fn watch() -> Secret {
    name('w', 1)
}

/// The table's id.
pub fn table_id(number: u64) -> TableId {
    name('t', number)
}

/// The fresh secrets for the deed with this number.
pub fn deed_secrets(number: u64) -> Box<DeedSecrets> {
    let number = 1_000 + 100 * number;
    let mut seats = [seat_secret(number); MOST_SEATS];
    for (at, secret) in (1..).zip(&mut seats) {
        *secret = seat_secret(number + at);
    }
    Box::new(DeedSecrets {
        seat: seat_secret(number),
        table: table_id(number),
        invite: name('n', number),
        watch: name('w', number),
        seed: Seed::new([0x5a; 32]),
        seats,
    })
}

/// The number of a seat on the wire.
pub fn seat(number: u8) -> SeatNumber {
    number.try_into().expect("a seat from 1 to 6")
}

/// The connection of the guest in this seat.
pub fn of(number: u8) -> ConnectionId {
    ConnectionId(number.into())
}

/// A request to play the same game again with the same guests.
pub fn again() -> Deed {
    Deed::Rematch { game: None }
}

/// What a table is opened with.
#[derive(Clone)]
pub struct Plan {
    pub game: &'static str,
    pub seats: usize,
    pub clock: Clock,
    pub options: Vec<(String, String)>,
    pub chat: bool,
    pub seed: u64,
    /// The seats where bots sit.
    pub bots: Vec<u8>,
}

impl Plan {
    /// A table without a clock, with guests in all seats.
    pub fn new(game: &'static str, seats: usize) -> Plan {
        let (clock, options, bots) = (Clock::None, Vec::new(), Vec::new());
        Plan { game, seats, clock, options, chat: true, seed: 1, bots }
    }

    pub fn clock(self, clock: Clock) -> Plan {
        Plan { clock, ..self }
    }

    pub fn bots(self, bots: &[u8]) -> Plan {
        Plan { bots: bots.to_vec(), ..self }
    }

    pub fn option(mut self, name: &str, value: &str) -> Plan {
        self.options.push((name.to_string(), value.to_string()));
        self
    }

    pub fn seed(self, seed: u64) -> Plan {
        Plan { seed, ..self }
    }

    /// Chooses options that the game accepts at random.
    pub fn any_options<G: Hosted>(mut self, whims: &mut Pcg) -> Plan {
        loop {
            self.options.clear();
            for mut choice in G::Setup::choices(self.game) {
                if choice.name == "first" {
                    choice.values.extend(["1", "2"]);
                }
                let value = choice.values[whims.pick(choice.values.len() as u32) as usize];
                if choice.name != "preset" && choice.name != "colours" && whims.pick(2) == 0 {
                    self.options.push((choice.name.to_string(), value.to_string()));
                }
            }
            if setup::<G>(&self.opening(), self.seats, None).is_ok() {
                return self;
            }
        }
    }

    /// The dealer's seed.
    pub fn dealer(&self) -> Seed {
        let mut bytes = [0xa5; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        Seed::new(bytes)
    }

    pub fn opening(&self) -> Opening {
        Opening {
            game: self.game.to_string(),
            rules: 1,
            options: self.options.clone(),
            visibility: Visibility::Private,
            clock: self.clock,
            language: None,
            chat: self.chat,
            opener: guest(of(1)),
            household: None,
            invite: invite(),
            watch: watch(),
            seed: self.dealer().to_string(),
        }
    }

    /// Opens the table, with nobody at it.
    pub fn open<G: Hosted>(&self) -> Table<G> {
        let places = vec![Place::default(); self.seats];
        let (host, append) = Host::open(table_id(1), self.opening(), places, ABSENCE, OPENED);
        let mut table = Table::new(host, self.dealer());
        table.store(append);
        table
    }

    /// The guests have joined and sit, each in the seat with their number.
    pub fn seated<G: Hosted>(&self) -> Table<G> {
        let mut table = self.open();
        for number in (1..=self.seats as u8).filter(|number| !self.bots.contains(number)) {
            table.join(of(number), None);
            table.does(of(number), Deed::Sit { seat: Some(seat(number)) }).done();
        }
        for number in &self.bots {
            let level = Some("dado".to_string());
            table.does(of(1), Deed::Bot { seat: seat(*number), level }).done();
        }
        table
    }

    /// Everyone was ready, and the game has started.
    pub fn started<G: Hosted>(&self) -> Table<G> {
        let mut table = self.seated();
        for number in (1..=self.seats as u8).filter(|number| !self.bots.contains(number)) {
            let nonce = Nonce::new(&[number]).expect("a short nonce").to_string();
            table.does(of(number), Deed::Ready { ready: true, nonce: Some(nonce) }).done();
        }
        table.does(of(1), Deed::Start).done();
        table
    }
}

/// Every game and every number of players.
pub fn tables() -> impl Iterator<Item = (&'static str, usize)> {
    let sizes = |game: &&'static str| {
        let known = protocol::games().into_iter().find(|known| known.name == *game);
        let known = known.expect("a game of the house");
        usize::from(known.fewest)..=usize::from(known.most)
    };
    host::games::NAMES.iter().flat_map(move |game| sizes(game).map(move |seats| (*game, seats)))
}
