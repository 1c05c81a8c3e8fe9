//! Tables that were opened under a given version of the rules.

use catalogue::crostini::{Crostini, Deal};
use host::record::{Opening, Place};
use host::{Host, Input};
use protocol::{AskId, Deed};
use serde_json::{Value, json};
use table::{Nonce, Pcg};

use crate::driver::Table;
use crate::plan::{ABSENCE, OPENED, Plan, deed_secrets, of, seat, table_id};

/// A table for two opened under this version, with everyone ready.
fn ready(rules: u8) -> Table<Crostini> {
    let plan = Plan::new("crostini", 2);
    let opening = Opening { rules, ..plan.opening() };
    let places = vec![Place::default(); plan.seats];
    let (host, append) = Host::open(table_id(1), opening, places, ABSENCE, OPENED);
    let mut table = Table::new(host, plan.dealer());
    table.store(append);
    for number in 1..=2 {
        table.join(of(number), None);
        table.does(of(number), Deed::Sit { seat: Some(seat(number)) }).done();
    }
    for number in 1..=2 {
        let nonce = Nonce::new(&[number]).expect("a short nonce").to_string();
        table.does(of(number), Deed::Ready { ready: true, nonce: Some(nonce) }).done();
    }
    table
}

/// A running table where seat 1 has laid a 3, and seat 2 has one too.
pub fn running(rules: u8) -> Table<Crostini> {
    let mut table = ready(rules);
    table.by_hand = true;
    // It is answered when the dealer is done.
    let id: AskId = "start".to_string().try_into().expect("a short id");
    let fresh = deed_secrets(99);
    table.handle(Input::Did { from: of(1), id, deed: Deed::Start, fresh });
    for hand in ["hand 1 2 3 4 5", "hand 2 3 3 6 6"] {
        let deal: Deal = hand.parse().expect("a hand");
        table.handle(Input::Dealt(deal));
    }
    table.asks(of(1), vec![top(3)]).done();
    table
}

/// The ledger of a game played to its end by an honest dealer and random players.
pub fn finished(rules: u8, whims: u64) -> String {
    let mut table = ready(rules);
    table.does(of(1), Deed::Start).done();
    table.play_out(&mut Pcg::new(whims));
    ledger(&table)
}

/// The ledger of a table, as text.
pub fn ledger(table: &Table<Crostini>) -> String {
    table.host.play().expect("a game").ledger().to_string()
}

/// The move that lays a card on the bread, as a client sends it.
pub fn top(card: u8) -> Value {
    json!({ "kind": "top", "card": card })
}
