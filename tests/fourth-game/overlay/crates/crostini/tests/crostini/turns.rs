//! A turn, and how the game ends.

use crostini::{Card, Crostini, CrostiniSetup, Deal, Move, Refusal, Topping};
use table::{Deaf, Game, Next, Options, Refuse, Seat, Seats, Setup};

fn card(number: u8) -> Card {
    Card::new(number).expect("a card from 1 to 6")
}

/// Two players with these hands.
fn dealt(hands: [&str; 2]) -> Crostini {
    let setup = CrostiniSetup::read("crostini", 2, &Options::none()).expect("two can play");
    let mut game = Crostini::new(&setup);
    for hand in hands {
        let deal: Deal = format!("hand {hand}").parse().expect("a hand");
        game.deal(deal, &mut Deaf).expect("there are such cards");
    }
    game
}

fn play(game: &mut Crostini, line: &str) -> Result<(), Refusal> {
    let (seat, mv) = line.split_once(' ').expect("a seat and a move");
    let (seat, mv): (Seat, Move) = (seat.parse().expect("a seat"), mv.parse().expect("a move"));
    game.play(seat, mv, &mut Deaf)
}

#[track_caller]
fn check_refused(game: &mut Crostini, line: &str, why: Refusal, rule: &str) {
    assert_eq!(play(game, line), Err(why));
    assert_eq!(why.rule(), rule);
}

#[test]
fn a_card_is_laid_on_a_lower_one() {
    let mut game = dealt(["1 2 3 4 5", "2 2 3 6 6"]);
    play(&mut game, "1 top 2").expect("the bread is empty");
    let too_low = Refusal::TooLow { card: card(2), top: card(2), topping: Topping::Higher };
    check_refused(&mut game, "2 top 2", too_low, "3.1");
    check_refused(&mut game, "2 top 5", Refusal::NotInHand { card: card(5) }, "3.1");
    play(&mut game, "2 top 3").expect("it is higher");
    assert_eq!(game.public().bread.to_string(), "2 3");
}

#[test]
fn who_eats_gets_all_cards_on_the_bread_and_burns_one() {
    let mut game = dealt(["1 2 3 4 5", "2 2 3 6 6"]);
    check_refused(&mut game, "1 eat 1", Refusal::NothingToEat, "3.2");
    for line in ["1 top 1", "2 top 6", "1 eat 2"] {
        play(&mut game, line).expect(line);
    }
    let first = Seat::at(0);
    assert_eq!(game.public().eaten[first].to_string(), "1 6");
    assert_eq!(game.own(first).burnt.to_string(), "2");
    assert!(game.public().bread.is_empty());
}

#[test]
fn the_most_eaten_cards_win_when_all_hands_are_empty() {
    let mut game = dealt(["1 2 3 4 5", "2 2 3 6 6"]);
    let lines = [
        "1 top 1", "2 top 2", "1 top 3", "2 top 6", "1 eat 2", "2 top 2", "1 top 4", "2 eat 3",
        "1 top 5", "2 top 6",
    ];
    for line in lines {
        assert!(!game.is_over());
        play(&mut game, line).expect(line);
    }
    let Next::Over(outcome) = Crostini::next(game.public()) else { panic!("it is over") };
    assert_eq!(outcome.winners, Seats::only(Seat::at(0)));
    assert_eq!(outcome.scores, [4, 2, 0, 0, 0, 0]);
    check_refused(&mut game, "1 top 1", Refusal::GameOver, "4.1");
}
