//! Whole games of every kind, played using only the frames.

use std::time::Duration;

use host::{ConnectionId, Hosted};
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use protocol::{FromHouse, Stage};
use table::ledger::{Ledger, Verdict};
use table::{Deaf, Eyes, Pcg};

use crate::client::{Client, any_of};
use crate::driver::Table;
use crate::plan::{Plan, WATCHER, guest, of, seat, tables};

/// Random games for each number of players.
const GAMES: u64 = 12;

/// Each kind of event other than a move happens about once in this many steps.
const SELDOM: u32 = 48;

fn whole_games<G: Hosted>(name: &str) {
    for (game, seats) in tables().filter(|(game, _)| *game == name) {
        for seed in 0..GAMES {
            let mut whims = Pcg::new(seed);
            let plan = Plan::new(game, seats).seed(seed).any_options::<G>(&mut whims);
            whole_game::<G>(plan.started(), &mut whims);
        }
    }
}

fn whole_game<G: Hosted>(mut table: Table<G>, whims: &mut Pcg) {
    table.join(WATCHER, None);
    loop {
        table.now = table.now.after(Duration::from_millis(whims.pick(5_000).into()));
        everyone_sees_what_it_may(&table);
        table.clients.values_mut().for_each(|client| client.frames.clear());
        take_in(&mut table, whims);
        match whims.pick(SELDOM) {
            0 => loaded_again_it_is_the_same(&table, whims),
            1 => table.restart(table.now),
            2 => comes_back(&mut table, whims),
            3 => change_of_mind(&mut table, whims),
            _ => {}
        }
        if table.play_one(whims).is_none() {
            break;
        }
    }
    loaded_again_it_is_the_same(&table, whims);
    its_ledger_is_honest(&table);
}

fn any_client<G: Hosted>(table: &Table<G>, whims: &mut Pcg) -> ConnectionId {
    let at = whims.pick(table.clients.len() as u32) as usize;
    *table.clients.keys().nth(at).expect("so many clients")
}

/// Each client has the current view and has heard everything that reached it.
fn everyone_sees_what_it_may<G: Hosted>(table: &Table<G>) {
    let play = table.host.play().expect("a game");
    for client in table.clients.values() {
        let eyes = client.seat.map_or(Eyes::Gallery, Eyes::Seat);
        let news = client.news.as_ref().expect("the start was told");
        assert_eq!(news.heard, play.total(eyes));
        assert_eq!(news.view, G::view(&table::View::of(play.game(), eyes)));
    }
}

/// A host loaded from the records shows everyone the same and continues in the same way.
fn loaded_again_it_is_the_same<G: Hosted>(table: &Table<G>, whims: &mut Pcg) {
    let mut other = table.clone();
    other.restart(table.now);
    assert_eq!(other.standing(), table.standing());
    assert_eq!(other.host.alarm(), table.host.alarm());
    let mut table = table.clone();
    let connection = any_client(&table, whims);
    table.join(connection, None);
    other.join(connection, None);
    assert_eq!(table.client(connection).texts(), other.client(connection).texts());
}

/// A guest's connection breaks, and a new one resumes where it ended.
fn comes_back<G: Hosted>(table: &mut Table<G>, whims: &mut Pcg) {
    let connection = any_client(table, whims);
    let client = table.leave(connection);
    if connection != of(1) && whims.pick(2) == 0 {
        table.play_one(whims);
    }
    table.join(connection, Some(client.heard));
    let back = table.client(connection);
    let play = table.host.play().expect("a game");
    let missed = match back.seat {
        Some(seat) => play.said_after(Eyes::Seat(seat), client.heard).len(),
        None => 0,
    };
    assert_eq!(back.sayings().len(), missed);
}

/// A guest who has chosen chooses again; nobody else is sent anything.
fn change_of_mind<G: Hosted>(table: &mut Table<G>, whims: &mut Pcg) {
    let may = table.clients.iter().find(|(_, client)| !client.may_also().is_empty());
    let Some((connection, client)) = may else { return };
    let (connection, mv) = (*connection, any_of(client.may_also(), whims));
    let frames = |table: &Table<G>| -> Vec<usize> {
        table.clients.values().map(|client| client.frames.len()).collect()
    };
    let before = frames(table);
    table.asks(connection, vec![mv]).done();
    let grown = frames(table).iter().zip(before).filter(|(after, before)| *after > before).count();
    assert_eq!(grown, 1, "the others were sent something");
}

/// A client reports how many sayings it has heard.
fn take_in<G: Hosted>(table: &mut Table<G>, whims: &mut Pcg) {
    let connection = any_client(table, whims);
    let heard = table.client(connection).heard;
    table.hears(connection, heard - whims.pick(20).min(heard));
}

fn its_ledger_is_honest<G: Hosted>(table: &Table<G>) {
    let play = table.host.play().expect("a game");
    assert!(matches!(table.client(of(1)).state().stage, Stage::Over(_)));
    let ledger: Ledger<G> = Ledger::read(&play.ledger().to_string()).expect("a ledger");
    assert_eq!(ledger, play.ledger());
    assert_eq!(ledger.replay(usize::MAX, &mut Deaf).as_ref(), Ok(play.game()));
    assert_eq!(ledger.verify(), Ok(Verdict::Honest));
    assert_eq!(table.client(of(1)).state().fairness.seed, ledger.seed.map(|it| it.to_string()));
}

#[test]
fn mamma_mia_is_played_from_frames_alone() {
    whole_games::<MammaMia>("mamma-mia");
}

#[test]
fn mamma_mia_plus_is_played_from_frames_alone() {
    whole_games::<MammaMia>("mamma-mia-plus");
}

#[test]
fn pizza_theory_is_played_from_frames_alone() {
    whole_games::<PizzaTheory>("pizza-theory");
}

/// Sayings that were taken in are not repeated, because the games test memory.
#[test]
fn whoever_comes_back_hears_what_was_missed_and_nothing_twice() {
    let mut table = Plan::new("mamma-mia", 3).started::<MammaMia>();
    let mut whims = Pcg::new(3);
    for _ in 0..20 {
        table.play_one(&mut whims);
    }
    let heard = table.client(of(2)).heard;
    let after = |table: &mut Table<MammaMia>, cursor: Option<u32>| {
        table.leave(of(2));
        table.come_in(of(2), Client::new(None), guest(of(2)), cursor, true);
        table.client(of(2)).sayings().len() as u32
    };
    assert_eq!(after(&mut table, None), heard, "nothing was taken in yet");
    assert_eq!(after(&mut table, Some(5)), heard - 5);
    assert_eq!(after(&mut table, Some(3)), heard - 5, "a cursor never goes back");
    assert_eq!(after(&mut table, None), heard - 5);
    assert_eq!(after(&mut table, Some(u32::MAX)), 0, "nor further than what was said");
    table.play_one(&mut whims);
    let more = table.client(of(2)).heard - heard;
    table.host = table.loaded(table.now);
    assert_eq!(after(&mut table, Some(0)), more, "it was stored with the move");
}

#[test]
fn a_watcher_who_comes_later_sees_the_present_alone() {
    let mut table = Plan::new("pizza-theory", 3).started::<PizzaTheory>();
    let mut whims = Pcg::new(3);
    for _ in 0..20 {
        table.play_one(&mut whims);
    }
    table.join(WATCHER, Some(2));
    let news = table.client(WATCHER).news.clone().expect("a view");
    assert_eq!((news.sayings.len(), news.steps.len()), (0, 0));
    assert_eq!(news.heard, table.host.play().expect("a game").total(Eyes::Gallery));
}

#[test]
fn the_first_frame_says_who_one_is() {
    let mut table = Plan::new("pizza-theory", 2).started::<PizzaTheory>();
    table.join(WATCHER, None);
    for (connection, number) in [(of(1), Some(seat(1))), (of(2), Some(seat(2))), (WATCHER, None)] {
        table.leave(connection);
        table.join(connection, None);
        let frames = &table.client(connection).frames;
        assert!(matches!(&frames[0], FromHouse::Welcome { seat: told, .. } if *told == number));
        assert!(matches!(&frames[1], FromHouse::Table(_)));
        assert!(matches!(&frames[2], FromHouse::News(_)));
    }
}
