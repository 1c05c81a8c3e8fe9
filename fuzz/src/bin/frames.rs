//! The bytes are what three connections send to a table. Whatever they are, nothing panics, nothing
//! is sent before it is stored, no frame to one viewer contains another's secret, and the stored
//! records lead to the same table.
#![no_main]

use std::time::Duration;

use host::id::{AddressKey, GuestId, Secret, TableId};
use host::record::{Opening, Place, Who};
use host::time::Millis;
use host::{
    Append, ConnectionId, DeedSecrets, Host, Hosted, Input, Newcomer, Output, Patience, Stored,
    sitter,
};
use libfuzzer_sys::fuzz_target;
use protocol::{Clock, FromClient, Visibility};
use table::{Fair, MOST_SEATS, Seed};

const PATIENCE: Patience =
    Patience { playing: Duration::from_secs(60), gathering: Duration::from_secs(120) };
const SEED: [u8; 32] = [5; 32];

fuzz_target!(|bytes: &[u8]| {
    let [first, rest @ ..] = bytes else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    // A refusal quotes what a client sent, and the fuzzer finds out what is searched for.
    let [ada, bea] = ['3', '4'].map(|digit| digits::<Secret>(digit).to_string());
    if [Seed::new(SEED).to_string(), ada, bea].iter().any(|secret| text.contains(secret)) {
        return;
    }
    // The first bit says who may find the table, the others name the game.
    let (game, public) = (usize::from(*first & 0x7f), *first & 0x80 != 0);
    let visibility = if public { Visibility::Public } else { Visibility::Private };
    let game = catalogue::NAMES[game % catalogue::NAMES.len()];
    let played = catalogue::with_game!(game, G => table::<G>(game, visibility, text));
    played.expect("it is in the list");
});

/// Parses an id or a secret made of one repeated digit.
fn digits<T: std::str::FromStr>(digit: char) -> T {
    let text = format!("0{}", digit.to_string().repeat(25));
    text.parse().ok().expect("26 digits")
}

fn secrets() -> Box<DeedSecrets> {
    Box::new(DeedSecrets {
        seat: digits('9'),
        table: digits('n'),
        invite: digits('5'),
        watch: digits('6'),
        seed: Seed::new([6; 32]),
        seats: [digits('7'); MOST_SEATS],
    })
}

/// The guest of a connection.
fn guest(connection: ConnectionId) -> GuestId {
    digits(['a', 'b', 'c'][connection.0 as usize % 3])
}

/// A table with two guests, a free seat and a watcher. Each line of the text is a frame, or a word
/// for something else that happens.
fn table<G: Hosted>(game: &str, visibility: Visibility, text: &str) {
    let sit = |guest: GuestId, secret: Secret| Place {
        colour: None,
        who: Who::Guest(sitter(guest, "Guest", secret)),
    };
    let opening = Opening {
        game: game.to_string(),
        rules: 1,
        options: Vec::new(),
        visibility,
        clock: Clock::Live { base: 100, increment: 1 },
        language: None,
        chat: true,
        opener: digits('a'),
        household: None,
        invite: digits('1'),
        watch: digits('2'),
        seed: Seed::new(SEED).to_string(),
    };
    let places = vec![sit(digits('a'), digits('3')), sit(digits('b'), digits('4'))];
    let table: TableId = digits('t');
    let (host, first) = Host::<G>::open(table, opening, places, PATIENCE, Millis(0));
    let mut fuzzed = Fuzzed { host, stored: Vec::new(), dealer: None, now: 0 };
    fuzzed.store(first);
    for connection in 0..3 {
        fuzzed.join(connection);
    }
    for line in text.lines().take(200) {
        fuzzed.line(line);
    }
    let loaded = Host::<G>::load(table, &fuzzed.stored, PATIENCE, Millis(fuzzed.now));
    let loaded = loaded.expect("what was stored can be loaded");
    let ledger = |host: &Host<G>| host.play().map(|play| play.ledger().to_string());
    assert_eq!(ledger(&loaded), ledger(&fuzzed.host), "stored records lead to the same game");
}

struct Fuzzed<G: Hosted> {
    host: Host<G>,
    stored: Vec<Stored>,
    dealer: Option<Fair>,
    now: u64,
}

impl<G: Hosted> Fuzzed<G> {
    fn join(&mut self, connection: u64) {
        let newcomer = Newcomer {
            guest: guest(ConnectionId(connection)),
            name: "Guest".into(),
            may_sit: true,
            cursor: None,
            household: None,
            address: Some(AddressKey([1; 32]).hash([connection as u8; 16])),
            since: Some(Millis(self.now)),
            // Each has blocked the one before.
            blocked: [digits(['c', 'a', 'b'][connection as usize % 3])].into(),
        };
        self.handle(Input::Joined(ConnectionId(connection), newcomer));
    }

    fn line(&mut self, line: &str) {
        let mut characters = line.chars();
        let Some(first) = characters.next() else { return };
        let from = ConnectionId(u64::from(first) % 3);
        match characters.as_str() {
            "join" => self.join(from.0),
            "leave" => self.handle(Input::Left(from)),
            // What the house does on behalf of others: moderators, seat links, guests who leave for
            // good or change their minds.
            "rename" => self.handle(Input::Renamed(guest(from), "Ada (2)".to_string())),
            "delete" => self.delete_line(u32::from(first) % 8),
            "carry" => self.handle(Input::Carried(guest(from), digits('3'))),
            "ban" => self.handle(Input::LinkEnded(guest(from))),
            "depart" => self.handle(Input::Departed(guest(from))),
            "return" => self.handle(Input::Returned(guest(from), "Guest".to_string())),
            "unblock" => self.handle(Input::Blocked(from, Default::default())),
            "tick" => {
                self.now += 30_000;
                self.handle(Input::Ticked);
            }
            frame => match serde_json::from_str::<FromClient>(frame) {
                Ok(FromClient::Ask { id, moves, heard: _ }) => {
                    self.handle(Input::Asked { from, id, moves });
                }
                Ok(FromClient::Do { id, deed, heard: _ }) => {
                    self.handle(Input::Did { from, id, deed, fresh: secrets() });
                }
                Ok(FromClient::Heard { heard }) => self.handle(Input::MoveCursor(from, heard)),
                Err(_) => {}
            },
        }
    }

    /// As the directory does it: first in the records, then at the table.
    fn delete_line(&mut self, number: u32) {
        let Some(changed) = host::without_line(&self.stored, number) else { return };
        let index = changed.seq as usize - 1;
        self.stored[index] = changed;
        self.handle(Input::LineDeleted(number));
    }

    fn handle(&mut self, input: Input<G>) {
        self.now += 10;
        let outputs = self.host.handle(input, Millis(self.now)).expect("no fault");
        self.carry_out(outputs);
    }

    fn carry_out(&mut self, outputs: Vec<Output<G>>) {
        for output in outputs {
            match output {
                Output::Store(append) | Output::StoreWithNext(append, _) => self.store(*append),
                Output::Send(to, frame) => self.check(&to, &frame),
                Output::CallDealer => {
                    let play = self.host.play().expect("a game");
                    let nonces = play.ledger().guests.into_iter().map(|guest| guest.nonce);
                    let nonces = nonces.collect();
                    let dealer = self.dealer.get_or_insert_with(|| Fair::new(play.seed(), nonces));
                    let deal = play.game().draw(dealer).expect("something to deal");
                    self.handle(Input::Dealt(deal));
                }
                // An adviser may take its time, or never come back.
                Output::LetHear(_) | Output::Advise { .. } | Output::Limited(_) => {}
            }
        }
    }

    fn store(&mut self, append: Append) {
        assert_eq!(append.seq as usize, self.stored.len() + 1, "one after the other");
        let (seq, at, body) = (append.seq, append.at, append.body);
        self.stored.push(Stored { seq, at, body });
    }

    /// No frame contains the seed before the end, or another seat's secret.
    fn check(&self, to: &[ConnectionId], frame: &protocol::FromHouse) {
        let text = serde_json::to_string(frame).expect("a frame can be written");
        let is_finished = self.host.play().is_some_and(|play| play.is_finished());
        assert!(is_finished || !text.contains(&Seed::new(SEED).to_string()), "the seed");
        for connection in to {
            let seat = self.host.eyes_of(guest(*connection)).seat();
            for (other, digit) in [(0_u64, '3'), (1, '4')] {
                let secret: Secret = digits(digit);
                // The seat may have been carried to another guest's device.
                let own =
                    connection.0 == other || seat.is_some_and(|it| it.index() == other as usize);
                assert!(own || !text.contains(&secret.to_string()), "another seat's secret");
            }
        }
    }
}
