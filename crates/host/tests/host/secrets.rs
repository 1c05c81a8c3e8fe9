//! What no frame may contain: the seed before the end, others' secrets, anyone's id.

use std::time::Duration;

use host::{ConnectionId, Hosted, Input};
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use protocol::{Choice, Clock, Deed, Stage};
use table::Pcg;

use crate::driver::Table;
use crate::plan::{Plan, WATCHER, guest, invite, of, seat, table_id, tables, watch};

/// Whether a text occurs in anything that a connection was ever sent.
fn was_told<G: Hosted>(table: &Table<G>, connection: ConnectionId, text: &str) -> bool {
    table.client(connection).texts().iter().any(|frame| frame.contains(text))
}

/// A table at which everything happens that can happen.
fn eventful<G: Hosted>(plan: &Plan) -> Table<G> {
    let mut table = plan.seated();
    table.join_as(WATCHER, guest(WATCHER), None, false);
    let last = plan.seats as u8;
    for number in 2..=last {
        let nonce = Some(format!("0{number}"));
        table.does(of(number), Deed::Ready { ready: true, nonce }).done();
    }
    table.does(of(2), Deed::Chat { text: "hello".to_string() }).done();
    table.does(of(1), Deed::Start).done();
    let mut whims = Pcg::new(plan.seed);
    for _ in 0..8 {
        table.play_bots(&mut whims);
        table.play_one(&mut whims);
    }
    // The opener's connection breaks, the others decide, and the opener comes back.
    let frames = table.leave(of(1)).frames;
    table.pass(Duration::from_secs(61));
    let wait = || Deed::Decide { seat: seat(1), choice: Choice::Wait };
    for number in 2..=last {
        let _ = table.does(of(number), wait());
    }
    table.join(of(1), None);
    table.client_mut(of(1)).frames.splice(0..0, frames);
    table.does(of(2), Deed::Mute { seat: seat(1), on: true }).done();
    let _ = table.does(WATCHER, Deed::Chat { text: "psst".to_string() });
    let _ = table.asks(WATCHER, vec![serde_json::json!({"kind": "eat"})]);
    table
}

fn nothing_leaks<G: Hosted>(plan: &Plan) {
    let mut table = eventful::<G>(plan);
    let all: Vec<ConnectionId> = table.clients.keys().copied().collect();
    let seed = plan.dealer().to_string();
    for connection in &all {
        assert_eq!(table.client(*connection).state().stage, Stage::Playing);
        assert!(!was_told(&table, *connection, &seed), "the seed, before the end");
    }
    table.handle(Input::Closed);
    for connection in &all {
        assert!(was_told(&table, *connection, &seed), "the seed, after the end");
        for other in all.iter().filter(|other| **other != WATCHER) {
            let own = other == connection;
            let secret = table.secret_of(*other).to_string();
            assert_eq!(was_told(&table, *connection, &secret), own, "the secret of a seat");
            assert!(!was_told(&table, *connection, &guest(*other).to_string()), "a guest's id");
        }
        assert!(!was_told(&table, *connection, &guest(WATCHER).to_string()), "a watcher's id");
        let sits = *connection != WATCHER;
        assert_eq!(was_told(&table, *connection, &invite().to_string()), sits, "the invite");
        assert_eq!(was_told(&table, *connection, &watch().to_string()), sits, "the watchers' link");
        assert!(was_told(&table, *connection, &table_id(1).to_string()), "the table's own name");
    }
    let listing = table.listing.clone().expect("it is listed");
    assert!(!listing.card.contains(&seed), "what the lobby shows");
    assert!(!listing.card.contains(&guest(of(1)).to_string()), "what the lobby shows");
}

#[test]
fn no_frame_holds_a_secret() {
    for (game, seats) in tables() {
        for clock in [Clock::None, Clock::Correspondence { per_move: 600 }] {
            let plan = Plan::new(game, seats).clock(clock);
            if game == "pizza-theory" {
                nothing_leaks::<PizzaTheory>(&plan);
            } else {
                nothing_leaks::<MammaMia>(&plan);
            }
        }
    }
}

#[test]
fn a_ledger_shows_the_seed_only_after_the_end() {
    let plan = Plan::new("mamma-mia", 2);
    let mut table = plan.started::<MammaMia>();
    let ledger = |table: &Table<MammaMia>| table.host.play().expect("a game").ledger().to_string();
    assert!(!ledger(&table).contains(&plan.dealer().to_string()));
    table.play_out(&mut Pcg::new(1));
    assert!(ledger(&table).contains(&plan.dealer().to_string()));
}
