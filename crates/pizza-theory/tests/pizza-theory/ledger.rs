//! Ledgers of whole games, and the text form of moves and deals.

use crate::common::setup_with;
use pizza_theory::{Deal, Line, Move, PizzaSetup, PizzaTheory, Space};
use table::ledger::{Guest, Recorder, Verdict};
use table::{
    Deaf, Fair, Game, Ledger, Next, Nonce, Offer, Options, Pcg, Seat, Seed, Setup, SetupRefusal,
};

/// A whole random game, dealt fairly, with an occasional change of mind.
fn played(seats: usize, options: &[(&str, &str)], seed: u64) -> Ledger<PizzaTheory> {
    let secret = Seed::new([seed as u8; 32]);
    let guests = vec![Guest::new("Ada", Nonce::default()); seats];
    let nonces = vec![Nonce::default(); seats];
    let ledger = Ledger::new(setup_with(seats, options), guests, Some(secret.commitment()));
    let mut record: Recorder<PizzaTheory> = Recorder::new(ledger);
    let (mut dealer, mut chance) = (Fair::new(secret, nonces), Pcg::new(seed));
    loop {
        match PizzaTheory::next(record.game().public()) {
            Next::Dealer => {
                let deal = record.game().draw(&mut dealer).expect("the dealer is awaited");
                record.deal(deal, &mut Deaf).expect("what was drawn can be dealt");
            }
            Next::Seats(awaited) => {
                let seat = awaited.first().expect("someone is awaited");
                let (public, own) = (*record.game().public(), *record.game().own(seat));
                let mut mv = None;
                PizzaTheory::offers(&public, seat, &own, &mut |offer| {
                    mv = Some(offer.pick(&mut |bound| chance.pick(bound)));
                });
                let mv = mv.expect("an awaited seat is offered something");
                record.play(seat, mv, &mut Deaf).expect("what is offered is accepted");
                let still_cutting = matches!(mv, Move::Cut(_)) && awaited.len() > 1;
                if still_cutting && chance.pick(4) == 0 {
                    let other = Move::Cut(Line::ALL[chance.pick(6) as usize]);
                    record.play(seat, other, &mut Deaf).expect("a choice can be changed");
                }
            }
            Next::Over(_) => break,
        }
    }
    let mut ledger = record.into_ledger();
    ledger.seed = Some(secret);
    ledger
}

#[test]
fn a_ledger_is_read_as_it_was_written_and_the_dealer_was_honest() {
    for seed in 0..20 {
        for (seats, options) in [
            (2, vec![]),
            (2, vec![("first", "2"), ("colours", "white,red")]),
            (3, vec![]),
            (3, vec![("first", "3"), ("colours", "green,white,red")]),
        ] {
            let ledger = played(seats, &options, seed);
            let text = ledger.to_string();
            let read = Ledger::<PizzaTheory>::read(&text)
                .unwrap_or_else(|error| panic!("{error:?} in\n{text}"));
            assert_eq!(read, ledger);
            assert_eq!(read.to_string(), text);
            assert_eq!(read.verify(), Ok(Verdict::Honest));
        }
    }
}

#[test]
fn moves_and_deals_have_one_spelling() {
    let spaces = || Space::all();
    let places = spaces().map(Move::Place);
    let moves = places.chain(spaces().map(Move::PlaceVirtual)).chain(Line::ALL.map(Move::Cut));
    for mv in moves {
        assert_eq!(mv.to_string().parse(), Ok(mv));
    }
    let firsts = Seat::all(6).map(Deal::First);
    for deal in firsts.chain(Line::ALL.map(Deal::Die)) {
        assert_eq!(deal.to_string().parse(), Ok(deal));
    }
    assert_eq!(Move::Place("d4".parse().expect("a space")).to_string(), "place d4");
    assert_eq!(Move::Cut(Line::Three).to_string(), "cut 3");
    assert_eq!(Move::PlaceVirtual("a7".parse().expect("a space")).to_string(), "virtual a7");
    assert_eq!(Deal::First(Seat::at(1)).to_string(), "first 2");
    assert_eq!(Deal::Die(Line::Five).to_string(), "die 5");
    for wrong in ["", "place", "place h9", "cut 0", "cut 7", "cut 03", "cut 3 4", "Cut 3", "pass"] {
        assert!(wrong.parse::<Move>().is_err(), "{wrong}");
    }
    for wrong in ["", "first", "first 0", "first 7", "die 0", "die 7", "die", "die 1 2", "roll 2"] {
        assert!(wrong.parse::<Deal>().is_err(), "{wrong}");
    }
}

#[track_caller]
fn check_setup(seats: usize, options: &[(&str, &str)], rule: &str) {
    let options = Options::of(options.iter().copied());
    let refusal = PizzaSetup::read("pizza-theory", seats, &options).expect_err("it is refused");
    assert_eq!(refusal.rule(), Some(rule), "{refusal:?}");
}

#[test]
fn anything_else_than_the_options_of_6_1_is_refused() {
    check_setup(1, &[], "1.1");
    check_setup(4, &[], "1.1");
    check_setup(3, &[("memory", "own")], "6.1");
    check_setup(3, &[("first", "4")], "6.1");
    check_setup(2, &[("first", "3")], "6.1");
    check_setup(3, &[("colours", "red,green")], "6.1");
    check_setup(2, &[("colours", "red,green,white")], "6.1");
    check_setup(3, &[("colours", "red,red,white")], "6.1");
    check_setup(3, &[("colours", "red,blue,white")], "6.1");
    check_setup(3, &[("first", "1"), ("first", "1")], "6.1");
    let other = PizzaSetup::read("mamma-mia", 3, &Options::none());
    assert!(matches!(other, Err(SetupRefusal::UnknownGame { .. })));
}

#[test]
fn the_options_of_a_setup_can_be_read_again() {
    let setup = setup_with(2, &[("first", "2"), ("colours", "white,green")]);
    let again = PizzaSetup::read(setup.game(), setup.seats(), &Options::of(setup.options()));
    assert_eq!(again, Ok(setup));
}
