//! The laws find every fault planted in a toy game, and none in an honest one.

mod toy;

use laws::{Breach, Law, Laws, Tally};
use table::ledger::{End, Guest, LineError, Recorder};
use table::{
    Deaf, Eyes, Game as _, Ledger, Next, Offer as _, Options, Pcg, Saying, Setup as _, View,
};
use toy::{Announcement, Fault, Setup, Toy, Whisper};

const GAMES: usize = 200;
const SEED: u64 = 7;

fn setup(fault: Fault) -> Setup {
    let name =
        Fault::ALL.into_iter().find(|(_, named)| *named == fault).map_or("", |(name, _)| name);
    let options = Options::of([("fault", name), ("memory", "notes")]);
    Setup::read("toy", 3, &options).expect("the toy has this fault")
}

fn breach(laws: Laws, fault: Fault) -> Box<Breach> {
    laws::check_some::<Toy>(laws, &setup(fault), GAMES, SEED, &mut Tally::new())
        .expect_err("a planted fault is found")
}

/// The fault is found by the law that is meant to find it, even when only that law is checked, and
/// by all laws together.
fn check(fault: Fault, law: Law, seen: &str) {
    let breach = breach(Laws::only(&[law]), fault);
    assert_eq!(breach.law, law, "{breach}");
    assert!(breach.what.contains(seen), "{breach}");
    self::breach(Laws::ALL, fault);
}

#[test]
fn an_honest_toy_keeps_all_laws() {
    let expected = ["a card", "a bid", "dealt", "chosen", "revealed", "laid", "drew"];
    let mut tally = Tally::<Toy>::watching(expected, |saying, count| {
        count(match saying {
            Saying::ToSeat(_, Whisper::Cards(_)) => "a card",
            Saying::ToSeat(_, Whisper::Bid(_)) => "a bid",
            Saying::ToSeat(_, Whisper::Hint(_)) => "a hint",
            Saying::ToAll(Announcement::Dealt { .. }) => "dealt",
            Saying::ToAll(Announcement::Chosen { .. }) => "chosen",
            Saying::ToAll(Announcement::Revealed { .. }) => "revealed",
            Saying::ToAll(Announcement::Laid { .. }) => "laid",
            Saying::ToAll(Announcement::Drew { .. }) => "drew",
        });
    });
    for seats in 2..=4 {
        for setup in laws::setups::<Setup>("toy", seats, &[("memory", &["own", "notes"])]) {
            laws::assert_kept::<Toy>(&setup, 2_000, SEED, &mut tally);
        }
    }
    tally.assert_complete();
    assert!(!tally.to_string().contains("a hint"), "{tally}");
}

#[test]
fn a_leak_in_a_view_is_found() {
    check(Fault::LeakInView, Law::TwoWorlds, "in its view");
}

#[test]
fn a_leak_in_a_saying_is_found() {
    check(Fault::LeakInSaying, Law::TwoWorlds, "hears");
}

#[test]
fn a_leak_in_a_whisper_is_found() {
    check(Fault::LeakInWhisper, Law::TwoWorlds, "hears");
}

#[test]
fn a_leak_in_a_refusal_is_found() {
    check(Fault::LeakInRefusal, Law::TwoWorlds, "the answers are");
}

#[test]
fn a_leak_in_an_awaited_seat_is_found() {
    check(Fault::LeakInAwaited, Law::TwoWorlds, "awaited");
}

#[test]
fn a_leak_in_an_offer_is_found() {
    check(Fault::LeakInOffer, Law::TwoWorlds, "is offered");
}

#[test]
fn an_offer_that_is_not_accepted_is_found() {
    check(Fault::OfferedButRefused, Law::Offers, "is refused by rule 2.1");
}

#[test]
fn a_line_that_its_offer_does_not_cover_is_found() {
    check(Fault::LineTooMany, Law::Offers, "does not cover “bid 4”");
}

#[test]
fn a_line_that_is_left_out_is_found() {
    check(Fault::LineTooFew, Law::Offers, "no line");
}

#[test]
fn a_move_that_no_offer_covers_is_found() {
    check(Fault::AcceptedButNotOffered, Law::Offers, "no offer covers it");
}

#[test]
fn a_move_out_of_turn_is_found() {
    check(Fault::AcceptedOutOfTurn, Law::Offers, "who is not awaited");
}

#[test]
fn a_change_of_mind_that_others_hear_of_is_found() {
    check(Fault::LoudChangeOfMind, Law::Offers, "others hear");
}

#[test]
fn a_refusal_that_changes_something_is_found() {
    check(Fault::RefusalThatChanges, Law::Refusals, "changed");
}

#[test]
fn a_refusal_that_speaks_is_found() {
    check(Fault::RefusalThatSpeaks, Law::Refusals, "is heard");
}

#[test]
fn a_refusal_without_a_rule_is_found() {
    check(Fault::RefusalWithoutRule, Law::Refusals, "without a rule");
}

#[test]
fn a_dealer_who_deals_unasked_is_found() {
    check(Fault::EagerDealer, Law::Refusals, "the dealer is not awaited");
}

#[test]
fn a_lost_card_is_found() {
    check(Fault::LostCard, Law::Census, "there are");
}

#[test]
fn a_table_that_waits_for_nobody_is_found() {
    check(Fault::NobodyAwaited, Law::Ending, "nobody is awaited");
}

#[test]
fn a_seat_with_nothing_to_do_is_found() {
    check(Fault::NothingOffered, Law::Ending, "nothing is offered");
}

#[test]
fn a_dealer_with_nothing_to_deal_is_found() {
    check(Fault::NothingDealt, Law::Ending, "draws nothing");
}

#[test]
fn a_game_without_end_is_found() {
    check(Fault::Endless, Law::Ending, "fewer than");
}

#[test]
fn a_score_of_nobody_is_found() {
    check(Fault::ScoreOfNobody, Law::Ending, "nobody sits in");
}

#[test]
fn a_table_that_does_not_replay_is_found() {
    check(Fault::Whim, Law::Replay, "is replayed as");
}

#[test]
fn an_option_that_is_not_written_down_is_found() {
    check(Fault::ForgottenOption, Law::Replay, "is read back as");
}

#[test]
fn a_change_that_nobody_hears_of_is_found() {
    check(Fault::UnsaidChange, Law::Folding, "what it heard");
}

#[test]
fn a_kind_that_is_not_listed_is_found() {
    check(Fault::UnlistedKind, Law::Kinds, "mystery");
}

#[test]
fn a_panic_is_found() {
    check(Fault::Panic, Law::NoPanic, "planted");
}

#[test]
fn redealing_that_changes_nothing_is_missing_from_the_tally() {
    let mut tally = Tally::<Toy>::new();
    laws::assert_kept::<Toy>(&setup(Fault::LazyRedealing), GAMES, SEED, &mut tally);
    assert_eq!(tally.missing(), ["another world for a seat", "another world for the gallery"]);
}

#[test]
fn a_breach_is_always_the_same_and_its_game_can_be_played_again() {
    let first = breach(Laws::ALL, Fault::LeakInSaying);
    assert_eq!(first, breach(Laws::ALL, Fault::LeakInSaying));
    let setup = setup(Fault::LeakInSaying);
    let again = laws::examine::<Toy>(&setup, first.seed, first.game, &mut Tally::new());
    assert_eq!(again, Err(first));
}

#[test]
fn a_breach_carries_a_ledger_that_can_be_read() {
    let breach = breach(Laws::ALL, Fault::LeakInAwaited);
    let ledger = Ledger::<Toy>::read(&breach.ledger).expect("the ledger is sound");
    assert_eq!(ledger.len(), breach.step);
}

/// A whole game of the toy under these rules, as text.
fn played_under(rules: u8) -> String {
    let setup = Setup::read_under(rules, "toy", 3, &Options::none()).expect("no option is given");
    let mut quick = Pcg::new(SEED);
    let mut recorder = Recorder::<Toy>::new(Ledger::new(setup, vec![Guest::default(); 3], None));
    loop {
        let game = recorder.game();
        match Toy::next(game.public()) {
            Next::Dealer => {
                let deal = game.draw(&mut quick).expect("the dealer is awaited");
                recorder.deal(deal, &mut Deaf).expect("it was drawn");
            }
            Next::Seats(awaited) => {
                let seat = awaited.first().expect("someone is awaited");
                let mut offers = Vec::new();
                View::of(game, Eyes::Seat(seat)).offers(|offer| offers.push(offer));
                let offer = offers[quick.pick(offers.len() as u32) as usize];
                let mv = offer.pick(&mut |bound| quick.pick(bound));
                recorder.play(seat, mv, &mut Deaf).expect("it is offered");
            }
            Next::Over(_) => return recorder.into_ledger().to_string(),
        }
    }
}

#[test]
fn a_ledger_is_read_and_replayed_under_the_rules_it_was_played_by() {
    for rules in 2..=3 {
        let text = played_under(rules);
        assert!(text.contains(&format!("\nrules {rules}\n")), "{text}");
        let ledger = Ledger::<Toy>::read(&text).unwrap_or_else(|bad| panic!("{bad:?}\n{text}"));
        assert_eq!(ledger.setup.rules(), rules);
        assert_eq!(ledger.to_string(), text);
        let last = ledger.walk().last().expect("it is not empty").expect("it was read");
        let Next::Over(outcome) = Toy::next(last.after.public()) else { panic!("not over") };
        assert_eq!((ledger.end, last.number), (End::Over(outcome), ledger.len()));
    }
}

#[test]
fn the_same_moves_end_otherwise_under_other_rules() {
    let text = played_under(2).replacen("rules 2", "rules 3", 1);
    let error = Ledger::<Toy>::read(&text).expect_err("blue cards score no more");
    assert!(matches!(error.error, LineError::WrongResult { .. }), "{error:?}");
}

#[test]
fn rules_that_are_not_known_are_refused_by_their_version() {
    let text = played_under(3);
    let told = |rules: &str| {
        let other = text.replacen("rules 3", &format!("rules {rules}"), 1);
        Ledger::<Toy>::read(&other).expect_err("these rules are not known")
    };
    assert_eq!(told("1"), LineError::Older { found: 1, known: 2 }.at(3));
    assert_eq!(told("4"), LineError::Newer { found: 4, known: 3 }.at(3));
    assert_eq!(told("4000"), LineError::Newer { found: 4000, known: 3 }.at(3));
    assert!(matches!(told("0").error, LineError::Words(_)));
    assert!(matches!(told("03").error, LineError::Words(_)));
}
