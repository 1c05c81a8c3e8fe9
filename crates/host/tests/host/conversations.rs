//! A recorded conversation for each game; `docs/protocol.md` refers to them.
//!
//! `CONVERSATIONS=write cargo test -p host conversations` regenerates them.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Duration;

use host::id::{GuestId, Secret, TableId};
use host::record::{Opening, Place, Who};
use host::time::Millis;
use host::{ConnectionId, DeedSecrets, Host, Hosted, Input, Newcomer, Output, Patience, sitter};
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use protocol::{AskId, Clock, Deed, FromClient, FromHouse, Visibility};
use table::{Fair, MOST_SEATS, Nonce, Pcg, Seed};

const ADA: ConnectionId = ConnectionId(1);
const BEA: ConnectionId = ConnectionId(2);

/// Records Ada's side of a table that she shares with Bea.
struct Recorder<G: Hosted> {
    host: Host<G>,
    dealer: Option<Fair>,
    whims: Pcg,
    now: u64,
    asks: u32,
    /// What each of the two may do.
    steps: [Vec<Vec<protocol::Offer>>; 2],
    text: String,
}

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
        seed: Seed::new([8; 32]),
        seats: [digits('7'); MOST_SEATS],
    })
}

impl<G: Hosted> Recorder<G> {
    fn open(game: &str) -> Recorder<G> {
        let opening = Opening {
            game: game.to_string(),
            rules: 1,
            options: Vec::new(),
            visibility: Visibility::Private,
            clock: Clock::None,
            language: Some(protocol::Language::En),
            chat: true,
            opener: digits('a'),
            household: None,
            invite: digits('1'),
            watch: digits('2'),
            seed: Seed::new([7; 32]).to_string(),
        };
        let sit = |guest: GuestId, name: &str, secret: Secret| Place {
            colour: None,
            who: Who::Guest(sitter(guest, name, secret)),
        };
        let places =
            vec![sit(digits('a'), "Ada", digits('3')), sit(digits('b'), "Bea", digits('4'))];
        let table: TableId = digits('t');
        let (playing, gathering) = (Duration::from_secs(60), Duration::from_secs(120));
        let patience = Patience { playing, gathering };
        let (host, _) = Host::open(table, opening, places, patience, Millis(0));
        Recorder {
            host,
            dealer: None,
            whims: Pcg::new(5),
            now: 0,
            asks: 0,
            steps: [Vec::new(), Vec::new()],
            text: String::new(),
        }
    }

    fn tell(&mut self, line: &str) {
        let _ = writeln!(self.text, "# {line}");
    }

    fn handle(&mut self, input: Input<G>) {
        self.now += 1_000;
        let mut todo = self.host.handle(input, Millis(self.now)).expect("no fault");
        todo.reverse();
        while let Some(output) = todo.pop() {
            match output {
                Output::Store(_)
                | Output::StoreWithNext(..)
                | Output::LetHear(_)
                | Output::Advise { .. }
                | Output::Limited(_) => {}
                Output::Send(to, frame) => self.sent(&to, &frame),
                Output::CallDealer => {
                    let play = self.host.play().expect("a game");
                    let nonces = play.ledger().guests.into_iter().map(|guest| guest.nonce);
                    let dealer =
                        self.dealer.get_or_insert_with(|| Fair::new(play.seed(), nonces.collect()));
                    let deal = play.game().draw(dealer).expect("a deal");
                    let more = self.host.handle(Input::Dealt(deal), Millis(self.now));
                    todo.extend(more.expect("no fault").into_iter().rev());
                }
            }
        }
    }

    fn sent(&mut self, to: &[ConnectionId], frame: &FromHouse) {
        for (who, steps) in [ADA, BEA].iter().zip(&mut self.steps) {
            if let (true, FromHouse::News(news)) = (to.contains(who), frame) {
                *steps = news.steps.clone();
            }
        }
        if to.contains(&ADA) {
            let json = serde_json::to_string(frame).expect("a frame");
            let _ = writeln!(self.text, "< {json}");
        }
    }

    fn send(&mut self, from: ConnectionId, frame: FromClient) {
        if from == ADA {
            let json = serde_json::to_string(&frame).expect("a frame");
            let _ = writeln!(self.text, "> {json}");
        }
        match frame {
            FromClient::Ask { id, moves, heard } => {
                heard.into_iter().for_each(|heard| self.handle(Input::MoveCursor(from, heard)));
                self.handle(Input::Asked { from, id, moves });
            }
            FromClient::Do { id, deed, heard: _ } => {
                self.handle(Input::Did { from, id, deed, fresh: secrets() });
            }
            FromClient::Heard { heard } => self.handle(Input::MoveCursor(from, heard)),
        }
    }

    fn id(&mut self) -> AskId {
        self.asks += 1;
        format!("ask-{}", self.asks).try_into().expect("a short id")
    }

    fn deed(&mut self, from: ConnectionId, deed: Deed) {
        let id = self.id();
        self.send(from, FromClient::Do { id, deed, heard: None });
    }

    fn join(&mut self, who: ConnectionId, heard: Option<u32>) {
        let (guest, name) = if who == ADA { ('a', "Ada") } else { ('b', "Bea") };
        let name = name.to_string();
        let newcomer = Newcomer {
            guest: digits(guest),
            name,
            may_sit: true,
            cursor: heard,
            household: None,
            address: None,
            since: None,
            blocked: Default::default(),
        };
        self.handle(Input::Joined(who, newcomer));
    }

    fn heard(&self) -> u32 {
        let play = self.host.play().expect("a game");
        play.total(table::Eyes::Seat(table::Seat::at(0)))
    }

    /// An awaited guest makes a random offered move for each step of the turn, in one ask.
    fn turn(&mut self) -> bool {
        let who = [ADA, BEA].into_iter().zip(self.steps.clone());
        let Some((from, steps)) = who.into_iter().find(|(_, steps)| !steps.is_empty()) else {
            return false;
        };
        let whims = &mut self.whims;
        let moves = steps.iter().map(|offers| {
            let offer = &offers[whims.pick(offers.len() as u32) as usize];
            let mv = offer.pick(&mut |bound| whims.pick(bound)).expect("a move");
            serde_json::to_value(mv).expect("a move")
        });
        let moves = moves.collect();
        let heard = (from == ADA).then(|| self.heard());
        let id = self.id();
        self.send(from, FromClient::Ask { id, moves, heard });
        true
    }
}

fn converse<G: Hosted>(game: &str, turns: usize) {
    let mut it = Recorder::<G>::open(game);
    it.tell("Ada connects: who she is, how the table stands, who is here.");
    it.join(ADA, None);
    it.tell("Bea connects.");
    it.join(BEA, None);
    it.deed(BEA, Deed::Ready { ready: true, nonce: None });
    it.tell("Ada is ready, with a nonce of her own, and starts: she opened the table.");
    let nonce = Nonce::new(&[1, 2, 3]).expect("a short nonce").to_string();
    it.deed(ADA, Deed::Ready { ready: true, nonce: Some(nonce) });
    it.deed(ADA, Deed::Start);
    it.tell("A move that cannot be: refused with the reason and its rule, and nothing changed.");
    let id = it.id();
    let wrong = match game {
        "pizza-theory" => serde_json::json!({"kind": "cut", "line": 3}),
        _ => serde_json::json!({"kind": "help"}),
    };
    it.send(ADA, FromClient::Ask { id, moves: vec![wrong], heard: None });
    it.tell("They play. Bea's asks are hers alone; what comes of them is news for both.");
    for _ in 0..turns {
        assert!(it.turn(), "the game goes on");
    }
    it.tell("Ada loses her connection and comes back: what she missed, and what she sees now.");
    let heard = it.heard();
    it.handle(Input::Left(ADA));
    // While Ada is away, Bea moves if she can.
    while it.steps[0].is_empty() && it.turn() {}
    it.join(ADA, Some(heard));
    it.tell("She says something that is no part of the game.");
    it.deed(ADA, Deed::Chat { text: "Buon appetito!".to_string() });
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../docs/conversations")
        .join(format!("{game}.txt"));
    if std::env::var_os("CONVERSATIONS").is_some_and(|value| value == "write") {
        std::fs::write(&file, &it.text).expect("the docs can be written");
    }
    let recorded = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        recorded == it.text,
        "{} is not what the host says; CONVERSATIONS=write writes it anew",
        file.display()
    );
}

#[test]
fn mamma_mia_is_told_as_recorded() {
    converse::<MammaMia>("mamma-mia", 3);
}

#[test]
fn mamma_mia_plus_is_told_as_recorded() {
    converse::<MammaMia>("mamma-mia-plus", 3);
}

#[test]
fn pizza_theory_is_told_as_recorded() {
    converse::<PizzaTheory>("pizza-theory", 8);
}
