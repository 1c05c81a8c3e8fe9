//! Every message can be serialized, and is the same after deserializing.

use std::collections::BTreeSet;
use std::fmt::Debug;

use bus::{
    FromTable, LobbyNews, Opened, Parting, Question, Reply, ReplyId, TableContext, TableError,
    ToAllTables, ToTable,
};
use host::id::{AddressHash, AddressKey, GuestId, HouseholdKey, Secret, TableId};
use host::record::{Opening, Place, Who};
use host::time::Millis;
use host::{Account, ChatLine, ConnectionId, Newcomer, sitter};
use proptest::prelude::*;
use protocol::{
    Clock, Deed, Fairness, FromClient, LinkKind, RemovedGuest, SeatNumber, Stage, TableCard,
    TableState, Visibility,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use store::{StoreError, Webhook};
use table::{Seat, Seed, UnknownRules};
use words::Language;

/// Checks that a message is the same after serializing and deserializing.
fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(message: &T) {
    let bytes = serde_json::to_vec(message).expect("it can be written");
    let read: T = serde_json::from_slice(&bytes)
        .unwrap_or_else(|error| panic!("{error} in {}", String::from_utf8_lossy(&bytes)));
    assert_eq!(read, *message);
}

fn guest() -> GuestId {
    GuestId::random().expect("randomness")
}

fn secret() -> Secret {
    Secret::random().expect("randomness")
}

fn opening(text: &str) -> Question {
    let opening = Opening {
        game: "pizza-theory".to_string(),
        rules: 1,
        options: vec![("first".to_string(), text.to_string())],
        visibility: Visibility::Public,
        clock: Clock::Correspondence { per_move: 86_400 },
        language: Some(protocol::Language::Fr),
        chat: true,
        opener: guest(),
        household: Some(HouseholdKey(7)),
        invite: secret(),
        watch: secret(),
        seed: Seed::new([7; 32]).to_string(),
    };
    let ada = Who::Guest(sitter(guest(), text, secret()));
    let places = vec![
        Place { colour: Some("red".to_string()), who: ada },
        Place { colour: None, who: Who::Bot("mimi".to_string()) },
        Place::default(),
    ];
    let webhook = Language::ALL.map(|language| Webhook {
        opener: guest(),
        url: "https://hooks.example".to_string(),
        base: text.to_string(),
        language,
    });
    Question::Open {
        opening: Box::new(opening),
        places,
        webhook: webhook.into_iter().last(),
        request: Some("ask".to_string().try_into().expect("an id")),
        address: Some(address()),
    }
}

fn address() -> AddressHash {
    AddressKey([7; 32]).hash([8; 16])
}

fn to_table(text: &str, id: u64, number: Option<u32>) -> Vec<ToTable> {
    let (connection, reply) = (ConnectionId(id), ReplyId(id));
    let ask = |question| ToTable::Ask { reply, question };
    let newcomer = Newcomer {
        guest: guest(),
        name: text.to_string(),
        may_sit: false,
        cursor: number,
        household: Some(HouseholdKey(id)),
        address: Some(address()),
        since: Some(Millis(id)),
        blocked: [guest()].into(),
    };
    let moves = vec![serde_json::json!({ "kind": "cut", "line": id, "text": text })];
    let name = || "ask".to_string().try_into().expect("an id");
    let frames = [
        FromClient::Ask { id: name(), moves, heard: number },
        FromClient::Do { id: name(), deed: Deed::Chat { text: text.to_string() }, heard: number },
        FromClient::Heard { heard: 7 },
    ];
    let frames = frames.map(|frame| ToTable::Frame { connection, frame });
    let others = [
        ToTable::Join { connection, newcomer, reply },
        ToTable::Leave { connection, parting: Parting::HungUp },
        ToTable::Leave { connection, parting: Parting::Lost },
        ask(opening(text)),
        ask(Question::State { guest: guest() }),
        ask(Question::Ledger),
        ask(Question::Link { secret: secret() }),
        ask(Question::Here { seat: SeatNumber::from(Seat::at(2)) }),
        ask(Question::Carry { guest: guest(), secret: secret() }),
        ask(Question::EndLink { guest: guest() }),
        ToTable::Blocks { connection, blocked: [guest()].into() },
        ask(Question::Context),
        ask(Question::Rename { guest: guest(), name: text.to_string() }),
        ask(Question::DeleteLine { number: number.unwrap_or_default() }),
        ask(Question::Reload),
        ask(Question::Account { guest: guest() }),
        ask(Question::Depart { guest: guest() }),
        ask(Question::Return { guest: guest(), name: text.to_string() }),
        ask(Question::Close),
        ask(Question::Delete),
    ];
    frames.into_iter().chain(others).collect()
}

fn state(text: &str) -> TableState {
    TableState {
        id: "1".to_string(),
        game: "mamma-mia".to_string(),
        options: vec![(text.to_string(), text.to_string())],
        visibility: Visibility::Private,
        clock: Clock::Live { base: 600, increment: 5 },
        language: None,
        chat: false,
        hints: true,
        stage: Stage::Abandoned,
        opener: Some(Seat::at(0).into()),
        you_opened: true,
        removed: vec![RemovedGuest { number: 1, name: text.to_string() }],
        you_were_removed: Some(table::Phrase::new("house-removed").into()),
        places: Vec::new(),
        colours: vec![text.to_string()],
        fairness: Fairness { commitment: None, nonces: vec![text.to_string()], seed: None },
        invite: Some(text.to_string()),
        watch: None,
        seat_secret: Some(text.to_string()),
        seat_devices: Some(2),
        followed_by: None,
    }
}

fn card(text: &str) -> TableCard {
    TableCard {
        id: text.to_string(),
        game: "mamma-mia".to_string(),
        stage: Stage::Gathering,
        places: Vec::new(),
        options: Vec::new(),
        clock: Clock::None,
        language: Some(protocol::Language::It),
        here: true,
        opened_at: u64::MAX,
        touched_at: 1,
    }
}

fn context(text: &str, number: Option<u32>) -> TableContext {
    let line = ChatLine {
        number: number.unwrap_or_default(),
        guest: guest(),
        seat: 3,
        name: text.to_string(),
        text: text.to_string(),
        deleted: number.is_some(),
    };
    let sitter = (Seat::at(2).into(), guest(), text.to_string());
    TableContext { sitters: vec![sitter], chat: vec![line] }
}

fn from_table(text: &str, id: u64, number: Option<u32>) -> Vec<FromTable> {
    let to = || vec![ConnectionId(id), ConnectionId(u64::MAX)];
    let text = || text.to_string();
    let replies = [
        Reply::Joined,
        Reply::State(Box::new(state(&text()))),
        Reply::Ledger(Some(text())),
        Reply::Ledger(None),
        Reply::Link(Some(LinkKind::Seat)),
        Reply::Link(None),
        Reply::Here(number.is_some()),
        Reply::Context(Box::new(context(&text(), number))),
        Reply::Account(Box::new(Account {
            seat: Some(2),
            opened: number.is_some(),
            ledger: Some(text()),
            heard: None,
        })),
        Reply::Done,
    ];
    let store =
        [StoreError::Conflict, StoreError::Full, StoreError::ReadOnly, StoreError::Broken(text())];
    let errors = [
        TableError::NoSuchTable,
        TableError::NoSuchLine,
        TableError::KeptApart,
        TableError::SeatBanned,
        TableError::NotFinished,
        TableError::Fault,
        TableError::Rules(UnknownRules::Newer { found: 4_000_000, newest: 2 }),
        TableError::Rules(UnknownRules::Older { found: 1, oldest: 2 }),
        TableError::Stopping,
        TableError::Ended,
        TableError::Late,
    ];
    let errors = errors.into_iter().chain(store.map(TableError::Store));
    let replies = replies.into_iter().map(Ok).chain(errors.map(Err));
    let table = TableId::random().expect("randomness");
    let others = [
        FromTable::Frame { to: to(), text: text() },
        FromTable::Bye { to: Vec::new(), text: text() },
        FromTable::Ended { to: to() },
        FromTable::Seated { to: to(), owner: number.map(|_| guest()) },
        FromTable::Lobby(LobbyNews::Shown {
            table,
            card: Box::new(card(&text())),
            told_at: Some(Millis(id)),
            opened: Some(Opened { opener: guest(), address: Some(address()) }),
        }),
        FromTable::Lobby(LobbyNews::Told { table, at: Millis(id) }),
        FromTable::Lobby(LobbyNews::Here { table, here: number.is_some() }),
        FromTable::Lobby(LobbyNews::Gone { table }),
    ];
    replies.map(|reply| FromTable::Reply { to: ReplyId(id), reply }).chain(others).collect()
}

/// The name of a message's kind. This does not compile until every kind has a name, and the test
/// below requires an example of each.
fn kind(message: &ToTable) -> &'static str {
    match message {
        ToTable::Join { .. } => "join",
        ToTable::Leave { .. } => "leave",
        ToTable::Frame { .. } => "frame",
        ToTable::Blocks { .. } => "blocks",
        ToTable::Ask { question, .. } => match question {
            Question::Open { .. } => "open",
            Question::State { .. } => "state",
            Question::Ledger => "ledger",
            Question::Link { .. } => "link",
            Question::Here { .. } => "here",
            Question::Carry { .. } => "carry",
            Question::EndLink { .. } => "end-link",
            Question::Reload => "reload",
            Question::Context => "context",
            Question::Rename { .. } => "rename",
            Question::DeleteLine { .. } => "delete line",
            Question::Account { .. } => "account",
            Question::Depart { .. } => "depart",
            Question::Return { .. } => "return",
            Question::Close => "close",
            Question::Delete => "delete",
        },
    }
}

/// The same for messages from tables.
fn kind_from(message: &FromTable) -> &'static str {
    match message {
        FromTable::Frame { .. } => "frame",
        FromTable::Bye { .. } => "bye",
        FromTable::Ended { .. } => "ended",
        FromTable::Seated { .. } => "seated",
        FromTable::Lobby(_) => "lobby",
        FromTable::Reply { reply: Ok(reply), .. } => match reply {
            Reply::Joined => "joined",
            Reply::State(_) => "state",
            Reply::Ledger(_) => "ledger",
            Reply::Link(_) => "link",
            Reply::Here(_) => "here",
            Reply::Context(_) => "context",
            Reply::Account(_) => "account",
            Reply::Done => "done",
        },
        FromTable::Reply { reply: Err(error), .. } => match error {
            TableError::NoSuchTable => "no such table",
            TableError::NoSuchLine => "no such line",
            TableError::KeptApart => "kept apart",
            TableError::SeatBanned => "the seat is banned",
            TableError::NotFinished => "not finished",
            TableError::Store(_) => "store",
            TableError::Rules(UnknownRules::Newer { .. }) => "newer rules",
            TableError::Rules(UnknownRules::Older { .. }) => "older rules",
            TableError::Fault => "fault",
            TableError::Stopping => "stopping",
            TableError::Ended => "ended before it answered",
            TableError::Late => "late",
        },
    }
}

#[test]
fn there_is_an_example_of_every_message() {
    let to: BTreeSet<_> = to_table("", 0, None).iter().map(kind).collect();
    assert_eq!(to.len(), 20, "{to:?}");
    let from: BTreeSet<_> = from_table("", 0, None).iter().map(kind_from).collect();
    assert_eq!(from.len(), 25, "{from:?}");
}

proptest! {
    #[test]
    fn every_message_is_read_as_it_was_written(
        text in ".{0,60}",
        id in any::<u64>(),
        number in any::<Option<u32>>(),
    ) {
        to_table(&text, id, number).iter().for_each(check);
        from_table(&text, id, number).iter().for_each(check);
        check(&ToAllTables::Pause(number.is_some()));
    }
}
