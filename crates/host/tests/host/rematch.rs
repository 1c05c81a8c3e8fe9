//! The table after this one.

use host::record::{Place, Who};
use host::{Hosted, Input};
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use protocol::Deed;
use table::Pcg;

use crate::driver::Table;
use crate::plan::{Plan, WATCHER, again, guest, of};

fn finished<G: Hosted>(plan: &Plan) -> Table<G> {
    let mut table = plan.started();
    table.join(WATCHER, None);
    table.play_out(&mut Pcg::new(1));
    table
}

#[test]
fn the_next_table_has_the_same_seats() {
    let mut table = finished::<PizzaTheory>(&Plan::new("pizza-theory", 3).bots(&[2]));
    table.does(of(3), again()).done();
    let (opening, places) = table.next.pop().expect("a table to be opened");
    let old = table.host.opening();
    assert!(opening.invite != old.invite && opening.watch != old.watch, "doors of its own");
    assert_ne!(opening.seed, old.seed);
    assert_eq!((&opening.game, &opening.options), (&old.game, &old.options));
    assert_eq!((opening.opener, opening.clock), (old.opener, old.clock));
    let guests: Vec<_> = places.iter().map(|place| place.sitter().map(|it| it.guest)).collect();
    assert_eq!(guests, [Some(guest(of(1))), None, Some(guest(of(3)))]);
    assert_eq!(places[1].who, Who::Bot("dado".to_string()));
    for sitter in places.iter().filter_map(Place::sitter) {
        let secret = sitter.secret.to_string();
        for connection in [of(1), of(3)] {
            assert_ne!(table.client(connection).state().seat_secret.as_ref(), Some(&secret));
        }
        assert_eq!((sitter.ready, sitter.nonce.as_str()), (false, "-"));
        assert_eq!(sitter.played_by, None);
    }
    let colours = |table: &Table<PizzaTheory>| -> Vec<Option<String>> {
        let places = &table.client(of(1)).state().places;
        places.iter().map(|place| place.colour.clone()).collect()
    };
    let kept: Vec<_> = places.iter().map(|place| place.colour.clone()).collect();
    assert_eq!(kept, colours(&table));
}

#[test]
fn after_a_practice_round_it_is_for_real() {
    let plan = Plan::new("mamma-mia", 2).option("memory", "notes").option("practice", "on");
    let mut table = finished::<MammaMia>(&plan);
    table.does(of(1), again()).done();
    let (opening, _) = table.next.pop().expect("a table to be opened");
    assert_eq!(opening.options, [("memory".to_string(), "notes".to_string())]);
}

#[test]
fn the_same_guests_play_another_game() {
    let plan = Plan::new("mamma-mia", 3).option("practice", "on").bots(&[2]);
    let mut table = finished::<MammaMia>(&plan);
    table.does(of(1), other("pizza-theory")).done();
    let (opening, places) = table.next.pop().expect("a table to be opened");
    assert_eq!((opening.game.as_str(), opening.options.len()), ("pizza-theory", 0));
    let guests: Vec<_> = places.iter().map(|place| place.sitter().map(|it| it.guest)).collect();
    assert_eq!(guests, [Some(guest(of(1))), None, Some(guest(of(3)))]);
    assert!(places.iter().all(|place| place.colour.is_none()), "each game has its own colours");
}

#[test]
fn another_game_must_be_there_and_suit_as_many() {
    let plan = Plan::new("mamma-mia", 4).option("practice", "on");
    let mut table = finished::<MammaMia>(&plan);
    table.does(of(1), other("pizza-theory")).refused("setup-players");
    table.does(of(1), other("chess")).refused("setup-unknown-game");
    assert!(table.next.is_empty());
    table.does(of(1), other("mamma-mia-plus")).done();
    let (opening, places) = table.next.pop().expect("a table to be opened");
    assert_eq!((opening.game.as_str(), places.len()), ("mamma-mia-plus", 4));
}

fn other(game: &str) -> Deed {
    Deed::Rematch { game: Some(game.to_string()) }
}

#[test]
fn everyone_learns_the_way_and_it_is_opened_once() {
    let mut table = finished::<PizzaTheory>(&Plan::new("pizza-theory", 2));
    let before = table.stored.len();
    table.does(of(1), again()).done();
    assert_eq!(table.stored.len(), before + 1, "it is stored with the table that follows");
    let (opening, _) = &table.next[0];
    let way = table.client(of(1)).state().followed_by.clone();
    assert_eq!(way.as_ref().map(|way| &way.watch), Some(&opening.watch.to_string()));
    for connection in [of(1), of(2), WATCHER] {
        assert_eq!(table.client(connection).state().followed_by, way);
    }
    table.does(of(2), again()).done();
    assert_eq!(table.next.len(), 1);
    table.restart(table.now);
    assert_eq!(table.client(WATCHER).state().followed_by, way);
    table.does(of(2), again()).done();
    assert_eq!(table.next.len(), 1);
}

#[test]
fn it_is_asked_for_after_the_end_by_those_who_sit() {
    let mut table = Plan::new("pizza-theory", 2).started::<PizzaTheory>();
    table.does(of(1), again()).refused("house-not-over");
    let mut table = Plan::new("pizza-theory", 2).seated::<PizzaTheory>();
    table.does(of(1), again()).refused("house-not-over");
    let mut table = finished::<PizzaTheory>(&Plan::new("pizza-theory", 2));
    table.does(WATCHER, again()).refused("house-not-seated");
    assert!(table.next.is_empty());
}

#[test]
fn a_guest_who_was_replaced_by_a_bot_sits_there_again() {
    let clock = protocol::Clock::Live { base: 10, increment: 0 };
    let mut table = Plan::new("pizza-theory", 2).clock(clock).started::<PizzaTheory>();
    let late = table.awaited()[0];
    table.pass(std::time::Duration::from_secs(11));
    table.handle(Input::Closed);
    table.does(late, again()).done();
    let (_, places) = table.next.pop().expect("a table to be opened");
    assert!(places.iter().all(|place| place.sitter().is_some() && place.played_by().is_none()));
}
