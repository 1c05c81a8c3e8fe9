//! Before the start: who sits where, with which colour, and who may begin.

use std::collections::BTreeSet;
use std::time::Duration;

use host::id::AddressKey;
use host::{ConnectionId, Input};
use mamma_mia::MammaMia;
use pizza_theory::PizzaTheory;
use protocol::{Deed, Stage, Who};

use crate::driver::Table;
use crate::plan::{GRACE, Plan, WATCHER, guest, invite, of, seat, watch};

/// Three seats; the opener and another guest are here, and the opener sits in seat 1.
fn table() -> Table<MammaMia> {
    let mut table = Plan::new("mamma-mia", 3).open();
    for number in 1..=2 {
        table.join(of(number), None);
    }
    table.does(of(1), sit(1)).done();
    table
}

fn sit(number: u8) -> Deed {
    Deed::Sit { seat: Some(seat(number)) }
}

fn ready() -> Deed {
    Deed::Ready { ready: true, nonce: None }
}

fn colour(name: &str) -> Deed {
    Deed::Colour { colour: Some(name.to_string()) }
}

fn bot(number: u8, level: &str) -> Deed {
    Deed::Bot { seat: seat(number), level: Some(level.to_string()) }
}

/// Who sits where, as a guest is told: numbers of guests (with `!` if ready), bots in brackets,
/// dashes for free seats.
fn seats(table: &Table<MammaMia>) -> String {
    let who = |place: &protocol::Place| match &place.who {
        Who::Nobody => "-".to_string(),
        Who::Guest { name, ready, .. } => {
            format!("{}{}", name.trim_start_matches("Guest "), if *ready { "!" } else { "" })
        }
        Who::Bot { level, played_by: _ } => format!("[{level}]"),
    };
    let places = &table.client(of(2)).state().places;
    places.iter().map(who).collect::<Vec<_>>().join(" ")
}

/// Performs the deed and checks who then sits where, or that a refusal changes nothing.
#[track_caller]
fn check(table: &mut Table<MammaMia>, from: ConnectionId, deed: Deed, expected: &str) {
    let before = table.standing();
    let answer = table.does(from, deed);
    if expected.starts_with("house-") {
        answer.refused(expected);
        assert_eq!(table.standing(), before);
    } else {
        answer.done();
        assert_eq!(seats(table), expected);
    }
}

#[test]
fn one_sits_down_in_the_first_free_seat_or_where_one_likes() {
    let mut table = table();
    check(&mut table, of(2), Deed::Sit { seat: None }, "1 2 -");
    check(&mut table, of(2), Deed::Sit { seat: None }, "1 2 -");
    check(&mut table, of(2), sit(3), "1 - 2");
    check(&mut table, of(2), sit(3), "1 - 2");
    check(&mut table, of(2), sit(1), "house-taken");
    check(&mut table, of(2), sit(4), "house-no-such-seat");
    check(&mut table, of(2), Deed::Stand, "1 - -");
    check(&mut table, of(2), Deed::Stand, "house-not-seated");
    check(&mut table, of(2), sit(2), "1 2 -");
}

#[test]
fn where_every_seat_is_taken_nobody_sits_down() {
    let mut table = table();
    check(&mut table, of(1), bot(3, "mimi"), "1 - [mimi]");
    check(&mut table, of(2), sit(2), "1 2 [mimi]");
    table.join(of(4), None);
    check(&mut table, of(4), Deed::Sit { seat: None }, "house-full");
    check(&mut table, of(4), sit(3), "house-taken");
}

#[test]
fn whoever_was_let_in_to_watch_does_not_sit_down() {
    let mut table = table();
    table.join_as(WATCHER, guest(WATCHER), None, false);
    check(&mut table, WATCHER, Deed::Sit { seat: None }, "house-not-invited");
    table.join_as(ConnectionId(40), guest(of(1)), None, false);
    check(&mut table, ConnectionId(40), sit(2), "- 1 -");
    check(&mut table, ConnectionId(40), Deed::Stand, "- - -");
    check(&mut table, ConnectionId(40), sit(3), "- - 40");
}

#[test]
fn eyes_follow_the_seat() {
    let mut table = table();
    assert_eq!(table.client(of(2)).seat, None);
    check(&mut table, of(2), sit(2), "1 2 -");
    assert_eq!(table.client(of(2)).seat, Some(seat(2).seat()));
    check(&mut table, of(2), sit(3), "1 - 2");
    assert_eq!(table.client(of(2)).seat, Some(seat(3).seat()));
    assert_eq!(table.client(of(1)).watchers, 0);
    check(&mut table, of(2), Deed::Stand, "1 - -");
    assert_eq!(table.client(of(2)).seat, None);
    assert_eq!(table.client(of(1)).watchers, 1);
}

#[test]
fn nobody_takes_a_colour_that_is_taken_or_that_the_game_has_not() {
    let mut table = table();
    check(&mut table, of(2), colour("red"), "house-not-seated");
    check(&mut table, of(2), sit(2), "1 2 -");
    check(&mut table, of(1), colour("red"), "1 2 -");
    check(&mut table, of(1), colour("red"), "1 2 -");
    check(&mut table, of(2), colour("red"), "house-colour-taken");
    check(&mut table, of(2), colour("pink"), "house-no-such-colour");
    check(&mut table, of(1), Deed::Colour { colour: None }, "1 2 -");
    check(&mut table, of(2), colour("red"), "1 2 -");
}

#[test]
fn a_colour_goes_where_its_guest_goes() {
    let mut table = table();
    check(&mut table, of(1), colour("purple"), "1 - -");
    check(&mut table, of(1), sit(3), "- - 1");
    let colours = |table: &Table<MammaMia>| -> Vec<Option<String>> {
        table.client(of(2)).state().places.iter().map(|place| place.colour.clone()).collect()
    };
    assert_eq!(colours(&table), [None, None, Some("purple".to_string())]);
    check(&mut table, of(1), Deed::Stand, "- - -");
    assert_eq!(colours(&table), [None, None, None]);
}

#[test]
fn at_the_start_every_seat_has_a_colour_of_its_own() {
    let all = ["yellow", "green", "brown", "purple", "red", "pink"];
    for (one, other) in (0..36).map(|pair| (pair / 6, pair % 6)).filter(|(a, b)| a != b) {
        let mut table = Plan::new("mamma-mia-plus", 4).bots(&[4]).seated::<MammaMia>();
        table.does(of(2), colour(all[one])).done();
        table.does(of(3), colour(all[other])).done();
        table.does(of(2), ready()).done();
        table.does(of(3), ready()).done();
        table.does(of(1), Deed::Start).done();
        let places = &table.client(of(1)).state().places;
        let colours: Vec<_> = places.iter().filter_map(|place| place.colour.as_deref()).collect();
        assert_eq!((colours[1], colours[2]), (all[one], all[other]));
        assert_eq!(colours.iter().collect::<BTreeSet<_>>().len(), 4, "{colours:?}");
        table.restart(table.now);
        assert_eq!(table.client(of(1)).state().stage, Stage::Playing);
    }
}

#[test]
fn whoever_is_ready_mixes_something_into_the_deal() {
    let mut table = table();
    let with = |nonce: &str| Deed::Ready { ready: true, nonce: Some(nonce.to_string()) };
    check(&mut table, of(2), ready(), "house-not-seated");
    check(&mut table, of(2), sit(2), "1 2 -");
    for wrong in ["", "0", "xy", "AB", &"00".repeat(33)] {
        check(&mut table, of(2), with(wrong), "house-bad-nonce");
    }
    check(&mut table, of(2), with("00ff"), "1 2! -");
    assert_eq!(table.client(of(1)).state().fairness.nonces, ["-", "00ff", "-"]);
    check(&mut table, of(2), Deed::Ready { ready: false, nonce: None }, "1 2 -");
    check(&mut table, of(2), with(&"ab".repeat(32)), "1 2! -");
    check(&mut table, of(1), bot(3, "dado"), "1 2! [dado]");
    table.does(of(1), Deed::Start).done();
    let ledger = table.host.play().expect("a game").ledger();
    assert_eq!(ledger.guests[1].nonce.to_string(), "ab".repeat(32));
}

#[test]
fn bots_are_for_the_opener_and_for_free_seats() {
    let mut table = table();
    check(&mut table, of(2), bot(2, "nonna"), "house-not-opener");
    check(&mut table, of(1), bot(2, "nobody"), "house-no-such-bot");
    check(&mut table, of(1), bot(1, "nonna"), "house-taken");
    check(&mut table, of(1), bot(6, "nonna"), "house-no-such-seat");
    check(&mut table, of(1), bot(2, "nonna"), "1 [nonna] -");
    check(&mut table, of(1), bot(2, "dado"), "1 [dado] -");
    check(&mut table, of(1), Deed::Bot { seat: seat(2), level: None }, "1 - -");
    check(&mut table, of(1), Deed::Bot { seat: seat(1), level: None }, "house-taken");
}

fn remove(number: u8) -> Deed {
    Deed::Remove { seat: seat(number) }
}

/// The reason a guest is given for no longer sitting here.
fn why_removed(table: &Table<MammaMia>, number: u8) -> Option<&str> {
    table.client(of(number)).state().you_were_removed.as_ref().map(|why| why.id.as_str())
}

#[test]
fn the_opener_removes_whom_he_likes_and_nobody_else_does() {
    let mut table = table();
    check(&mut table, of(2), sit(2), "1 2 -");
    table.join(of(3), None);
    check(&mut table, of(1), remove(3), "house-nobody-there");
    check(&mut table, of(3), remove(2), "house-not-opener");
    check(&mut table, of(2), remove(1), "house-not-opener");
    check(&mut table, of(1), remove(2), "1 - -");
    assert_eq!(table.client(of(2)).seat, None);
    assert_eq!(why_removed(&table, 2), Some("house-removed"));
    assert_eq!(why_removed(&table, 3), None);
}

#[test]
fn whoever_the_opener_removed_sits_down_again_when_he_lifts_it() {
    let mut table = table();
    check(&mut table, of(2), sit(2), "1 2 -");
    table.leave(of(2));
    table.does(of(1), remove(2)).done();
    for _ in 0..2 {
        table.join(of(2), None);
        assert_eq!(why_removed(&table, 2), Some("house-removed"));
        check(&mut table, of(2), sit(2), "house-removed");
        table.restart(table.now);
        table.leave(of(2));
    }
    table.join(of(2), None);
    let removed = &table.client(of(1)).state().removed;
    assert_eq!(
        removed.iter().map(|it| (it.number, it.name.as_str())).collect::<Vec<_>>(),
        [(1, "Guest 2")]
    );
    assert!(table.client(of(2)).state().removed.is_empty(), "the opener alone is told");
    check(&mut table, of(2), Deed::Readmit { number: 1 }, "house-not-opener");
    check(&mut table, of(1), Deed::Readmit { number: 2 }, "house-nobody-removed");
    table.does(of(1), Deed::Readmit { number: 1 }).done();
    assert_eq!(why_removed(&table, 2), None);
    check(&mut table, of(1), Deed::Readmit { number: 1 }, "house-nobody-removed");
    table.restart(table.now);
    check(&mut table, of(2), sit(2), "1 2 -");
    check(&mut table, of(1), remove(2), "1 - -");
    assert_eq!(table.client(of(1)).state().removed[0].number, 2, "no number is used twice");
}

#[test]
fn a_newer_guest_from_the_same_address_is_the_same_stranger() {
    let mut table = table();
    let key = AddressKey([3; 32]);
    let [one, other] = [1, 2].map(|byte| Some(key.hash([byte; 16])));
    let (before, after) = (Some(table.now), Some(table.now.after(GRACE)));
    for (number, from) in [
        (2, (one, before)),
        (3, (one, before)),
        (4, (one, after)),
        (5, (other, after)),
        (6, (None, after)),
    ] {
        table.provenance.insert(of(number), from);
    }
    table.leave(of(2));
    table.join(of(2), None);
    check(&mut table, of(2), sit(2), "1 2 -");
    table.leave(of(2));
    // The address is still known after a restart, although the guest has not come back.
    table.restart(table.now);
    table.now = table.now.after(Duration::from_secs(1));
    table.does(of(1), remove(2)).done();
    table.join(of(2), None);
    for number in 3..=6 {
        table.join(of(number), None);
    }
    check(&mut table, of(4), Deed::Sit { seat: None }, "house-removed-address");
    table.restart(table.now);
    check(&mut table, of(4), Deed::Sit { seat: None }, "house-removed-address");
    check(&mut table, of(3), Deed::Sit { seat: None }, "1 3 -");
    check(&mut table, of(5), Deed::Sit { seat: None }, "1 3 5");
    check(&mut table, of(5), Deed::Stand, "1 3 -");
    check(&mut table, of(6), Deed::Sit { seat: None }, "1 3 6");
    check(&mut table, of(6), Deed::Stand, "1 3 -");
    table.does(of(1), Deed::Readmit { number: 1 }).done();
    check(&mut table, of(4), Deed::Sit { seat: None }, "1 3 4");
}

#[test]
fn from_where_guests_came_is_forgotten_when_the_game_begins() {
    let mut table = Plan::new("mamma-mia", 2).open::<MammaMia>();
    let address = AddressKey([3; 32]).hash([1; 16]);
    for number in 1..=2 {
        table.provenance.insert(of(number), (Some(address), Some(table.now)));
        table.join(of(number), None);
        table.does(of(number), sit(number)).done();
        table.does(of(number), ready()).done();
    }
    let hash = address.to_string();
    let last = |table: &Table<MammaMia>| table.stored.last().expect("a record").body.clone();
    assert!(last(&table).contains(&hash));
    table.does(of(1), Deed::Start).done();
    assert!(!last(&table).contains(&hash));
    table.play_one(&mut table::Pcg::new(1));
    assert!(!last(&table).contains(&hash));
}

#[test]
fn nobody_changes_things_too_often() {
    let mut table = table();
    for number in 0..119 {
        let deed = Deed::Ready { ready: number % 2 == 0, nonce: None };
        table.does(of(1), deed).done();
    }
    let stored = table.stored.len();
    table.does(of(1), Deed::Ready { ready: false, nonce: None }).refused("house-too-fast");
    table.does(of(1), Deed::ChatSwitch { on: false }).refused("house-too-fast");
    assert_eq!(table.stored.len(), stored);
    table.does(of(2), sit(2)).done();
    table.pass(Duration::from_secs(60));
    table.does(of(1), Deed::Ready { ready: false, nonce: None }).done();
}

#[test]
fn it_starts_when_every_seat_is_taken_and_everyone_else_is_ready() {
    let mut table = table();
    check(&mut table, of(1), Deed::Start, "house-seats-free");
    check(&mut table, of(2), sit(2), "1 2 -");
    check(&mut table, of(1), bot(3, "dado"), "1 2 [dado]");
    check(&mut table, of(1), Deed::Start, "house-not-ready");
    check(&mut table, of(2), ready(), "1 2! [dado]");
    check(&mut table, of(2), Deed::Start, "house-not-opener");
    table.does(of(1), Deed::Start).done();
    assert_eq!(table.client(of(2)).state().stage, Stage::Playing);
    assert!(table.client(of(2)).news.is_some());
}

#[test]
fn once_it_began_nobody_changes_seats() {
    let mut table = Plan::new("mamma-mia", 3).bots(&[3]).started();
    table.join(of(4), None);
    table.leave(of(2));
    table.join(of(2), None);
    let deeds = [sit(1), Deed::Stand, colour("red"), ready(), bot(3, "mimi"), Deed::Start];
    for deed in deeds.into_iter().chain([Deed::Remove { seat: seat(2) }]) {
        check(&mut table, of(1), deed, "house-started");
    }
    check(&mut table, of(4), Deed::Sit { seat: None }, "house-started");
}

#[test]
fn when_the_opener_was_away_for_a_while_the_first_who_is_here_has_the_say() {
    let mut table = Plan::new("mamma-mia", 3).seated::<MammaMia>();
    let opened = |table: &Table<MammaMia>, number| table.client(of(number)).state().you_opened;
    assert!(opened(&table, 1) && !opened(&table, 2) && !opened(&table, 3));
    table.leave(of(1));
    assert_eq!(table.host.alarm(), Some(table.now.after(GRACE)));
    table.pass(GRACE - Duration::from_secs(1));
    assert!(!opened(&table, 2), "he may be reloading the page");
    table.does(of(2), Deed::ChatSwitch { on: false }).refused("house-not-opener");
    table.pass(Duration::from_secs(1));
    assert!(opened(&table, 2) && !opened(&table, 3), "everyone is told");
    table.leave(of(2));
    assert!(opened(&table, 3));
    table.join(of(2), None);
    assert!(opened(&table, 2) && !opened(&table, 3));
    table.does(of(3), Deed::ChatSwitch { on: false }).refused("house-not-opener");
    table.does(of(2), Deed::ChatSwitch { on: false }).done();
    table.join(of(1), None);
    assert!(opened(&table, 1) && !opened(&table, 2));
    table.does(of(2), Deed::ChatSwitch { on: true }).refused("house-not-opener");
    table.leave(of(1));
    table.pass(GRACE);
    assert!(opened(&table, 2));
    table.restart(table.now.after(GRACE * 100));
    assert!(!opened(&table, 2), "the house itself was away");
    table.pass(GRACE);
    assert!(opened(&table, 2) && !opened(&table, 3), "whoever comes in is told too");
}

#[test]
fn who_stands_in_for_the_opener_frees_the_seats_of_those_who_were_away_for_a_while() {
    let mut table = Plan::new("mamma-mia", 3).seated::<MammaMia>();
    table.leave(of(1));
    table.pass(GRACE);
    table.leave(of(3));
    table.pass(GRACE - Duration::from_secs(1));
    let too_long =
        |table: &Table<MammaMia>, number: usize| table.client(of(2)).presence[number - 1].too_long;
    assert!(too_long(&table, 1) && !too_long(&table, 3));
    check(&mut table, of(2), remove(3), "house-not-away-long");
    check(&mut table, of(2), remove(2), "house-still-here");
    table.pass(Duration::from_secs(1));
    assert!(too_long(&table, 3));
    check(&mut table, of(2), remove(3), "1 2 -");
    check(&mut table, of(2), remove(1), "- 2 -");
    // A removal by a stand-in keeps nobody out, least of all the opener.
    table.join(of(3), None);
    assert_eq!(why_removed(&table, 3), Some("house-removed-away"));
    table.restart(table.now);
    assert_eq!(why_removed(&table, 3), Some("house-removed-away"));
    check(&mut table, of(3), Deed::Sit { seat: None }, "3 2 -");
    table.join(of(1), None);
    check(&mut table, of(3), Deed::Stand, "- 2 -");
    assert_eq!(why_removed(&table, 3), None, "this time he stood up himself");
    check(&mut table, of(1), sit(1), "1 2 -");
    assert!(table.client(of(1)).state().you_opened);
}

#[test]
fn whoever_only_watches_never_has_the_say() {
    let mut table = Plan::new("mamma-mia", 2).open::<MammaMia>();
    table.join(WATCHER, None);
    table.does(WATCHER, bot(1, "dado")).refused("house-not-opener");
    assert!(!table.client(WATCHER).state().you_opened);
}

/// Which links a connection was given: invite, watchers' link, own seat.
fn links(table: &Table<MammaMia>, connection: ConnectionId) -> [bool; 3] {
    let state = table.client(connection).state();
    let links = [&state.invite, &state.watch, &state.seat_secret];
    links.map(|link| link.is_some())
}

#[test]
fn links_are_for_those_who_may_hand_them_on() {
    let mut table = table();
    table.join(WATCHER, None);
    check(&mut table, of(2), sit(2), "1 2 -");
    check(&mut table, of(1), Deed::Stand, "- 2 -");
    assert_eq!(links(&table, of(1)), [true, true, false], "the opener needs no seat");
    assert_eq!(links(&table, of(2)), [true, true, true]);
    assert_eq!(links(&table, WATCHER), [false; 3]);
    check(&mut table, of(1), sit(1), "1 2 -");
    check(&mut table, of(1), bot(3, "dado"), "1 2 [dado]");
    check(&mut table, of(2), ready(), "1 2! [dado]");
    table.does(of(1), Deed::Start).done();
    assert_eq!(links(&table, of(2)), [false, true, true], "nobody is invited any more");
    let state = table.client(of(2)).state().clone();
    assert_eq!(state.watch, Some(watch().to_string()));
    assert_ne!(state.seat_secret, table.client(of(1)).state().seat_secret);
    assert_ne!(state.seat_secret, Some(invite().to_string()));
}

#[test]
fn the_openers_other_device_has_the_openers_say() {
    let mut table = table();
    let secret = table.client(of(1)).state().seat_secret.clone().expect("the opener sits");
    let secret = secret.parse().expect("what the house says can be read");
    let device = ConnectionId(30);
    table.join(device, None);
    table.handle(Input::Carried(guest(device), secret));
    assert!(table.client(device).state().you_opened);
    check(&mut table, device, bot(2, "nonna"), "1 [nonna] -");
}

#[test]
fn the_secret_of_a_seat_carries_it_to_another_device() {
    let mut table = Plan::new("pizza-theory", 2).started::<PizzaTheory>();
    let device = ConnectionId(30);
    table.join(device, None);
    let secret = table.secret_of(of(2));
    table.handle(Input::Carried(guest(device), secret));
    assert_eq!(table.client(device).seat, Some(seat(2).seat()));
    assert_eq!(table.client(device).state().seat_secret, Some(secret.to_string()));
    assert_eq!(table.client(device).news.as_ref().map(|it| &it.view), {
        table.client(of(2)).news.as_ref().map(|it| &it.view)
    });
    let stored = table.stored.len();
    table.handle(Input::Carried(guest(device), secret));
    table.handle(Input::Carried(guest(of(2)), secret));
    table.handle(Input::Carried(guest(of(1)), secret));
    table.handle(Input::Carried(guest(ConnectionId(31)), invite()));
    assert_eq!(table.stored.len(), stored, "nobody sits in two seats");
    table.leave(of(2));
    let presence = &table.client(of(1)).presence;
    assert!(presence.iter().all(|presence| presence.here), "one device is still here");
    table.restart(table.now);
    assert_eq!(table.client(device).seat, Some(seat(2).seat()));
}
