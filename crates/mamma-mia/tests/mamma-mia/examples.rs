//! The examples of the booklets, E1 to E11, using the public API.

use crate::common::{cards, mv, offers, orders, setup};
use mamma_mia::position::Position;
use mamma_mia::{
    Announcement, Choice, Deal, Failure, Hand, Ingredient, Ingredients, Laid, MammaMia, Move,
    Offer, Order, Orders, Phase, Pile, Refusal, Setup,
};
use table::{Deaf, Game, Next, Options, Refuse, Saying, Seat, Setup as _};

const GREEN: Seat = Seat::at(0);
const SECOND: Seat = Seat::at(1);
const THIRD: Seat = Seat::at(2);
const FOURTH: Seat = Seat::at(3);

/// A setup with green in the first seat; the other colours do not matter.
fn green(game: &str, seats: usize, more: &[(&str, &str)]) -> Setup {
    let all = ["green", "yellow", "brown", "purple"];
    let colours = all[..seats].join(",");
    let mut options = vec![("colours", colours.as_str())];
    options.extend_from_slice(more);
    setup(game, seats, &options)
}

/// A setup with red in the first seat.
fn red(more: &[(&str, &str)]) -> Setup {
    let mut options = vec![("colours", "red,yellow,brown")];
    options.extend_from_slice(more);
    setup("mamma-mia-plus", 3, &options)
}

/// The oven is opened on this worktop, and an order of the first seat, which holds `hand`, comes
/// up.
fn order_up(
    setup: Setup,
    worktop: &str,
    hand: &str,
    order: Order,
) -> (MammaMia, Vec<Announcement>) {
    let mut heard = Vec::new();
    let mut listener = |saying: Saying<MammaMia>| {
        if let Saying::ToAll(said) = saying {
            heard.push(said);
        }
    };
    let table = Position::new(setup)
        .hand(GREEN, cards(hand), Orders::NONE)
        .worktop(cards(worktop))
        .oven([Laid::Order(GREEN, order)])
        .open(GREEN, &mut listener)
        .expect("the position is possible");
    (table, heard)
}

fn bakes(table: &MammaMia, seat: Seat) -> Vec<(Choice, Ingredients)> {
    let bake = |offer: Offer| match offer {
        Offer::Bake { choice, from_hand } => Some((choice, from_hand)),
        _ => None,
    };
    offers(table, seat).into_iter().filter_map(bake).collect()
}

fn play(table: &mut MammaMia, seat: Seat, words: &str) -> Vec<Announcement> {
    let mut heard = Vec::new();
    table
        .play(seat, mv(words), &mut |saying: Saying<MammaMia>| {
            if let Saying::ToAll(said) = saying {
                heard.push(said);
            }
        })
        .unwrap_or_else(|refusal| panic!("“{words}” is refused: {refusal:?}"));
    heard
}

fn baked(heard: &[Announcement]) -> Option<Order> {
    heard.iter().find_map(|said| match said {
        Announcement::Baked { order, .. } => Some(*order),
        _ => None,
    })
}

fn failed(heard: &[Announcement]) -> Option<Failure> {
    heard.iter().find_map(|said| match said {
        Announcement::Failed { why, .. } => Some(*why),
        _ => None,
    })
}

fn used(heard: &[Announcement]) -> Ingredients {
    let used = heard.iter().map(|said| match said {
        Announcement::Baked { worktop, hand, .. } => *worktop + *hand,
        _ => Ingredients::NONE,
    });
    used.sum()
}

/// What was left on the worktop when the round ended.
fn left(heard: &[Announcement]) -> Ingredients {
    let left = heard.iter().map(|said| match said {
        Announcement::RoundBegins { under, worktop, .. } => *under + *worktop,
        _ => Ingredients::NONE,
    });
    left.sum()
}

/// E1 and E1': lay, order, and draw three from a waiter of three.
fn draw_from_a_short_waiter(game: &str, hand: &str, in_hand: &str, in_waiter: &str) -> Hand {
    let setup = green(game, 3, &[]);
    let waiting = orders(in_waiter);
    let held = orders(in_hand);
    let all = mamma_mia::chart::orders(setup.printing(), setup.colour(GREEN));
    let mut table = Position::new(setup)
        .hand(GREEN, cards(hand), held)
        .baked(GREEN, all.without(held).without(waiting))
        .turn(GREEN, &mut Deaf)
        .expect("the position is possible");
    play(&mut table, GREEN, "lay salami 3");
    play(&mut table, GREEN, "order four-salami");
    play(&mut table, GREEN, "draw waiter");
    table.deal(Deal::Waiter { seat: GREEN, orders: waiting }, &mut Deaf).expect("three are there");
    *table.own(GREEN)
}

#[test]
fn e1_who_draws_from_a_waiter_of_three_takes_three_and_plays_on_with_six_cards() {
    let hand = draw_from_a_short_waiter(
        "mamma-mia",
        "olive 2 salami 4",
        "four-salami",
        "monotoni bombastica minimale",
    );
    assert_eq!(hand.ingredients().total() + hand.orders().len(), 6);
}

#[test]
fn e1_plus_the_same_leaves_eight_cards() {
    let hand = draw_from_a_short_waiter(
        "mamma-mia-plus",
        "mushroom 1 olive 2 salami 5",
        "four-salami",
        "monotoni bombastica minimale",
    );
    assert_eq!(hand.ingredients().total() + hand.orders().len(), 8);
}

#[test]
fn e2_one_pineapple_from_hand_completes_the_order_and_the_rest_stays() {
    let worktop = "pineapple 3 pepper 1 mushroom 4 salami 7";
    let (mut table, _) =
        order_up(green("mamma-mia", 4, &[]), worktop, "pineapple 1", Order::FourPineapple);
    assert_eq!(bakes(&table, GREEN), [(Choice::Nothing, cards("pineapple 1"))]);
    let heard = play(&mut table, GREEN, "bake");
    assert_eq!(used(&heard), cards("pineapple 4 pepper 1"));
    assert_eq!(left(&heard), cards("mushroom 4 salami 7"));
    assert_eq!(table.public().worktop, cards("mushroom 4 salami 7"));
    assert!(table.public().set_aside[GREEN].contains(Order::FourPineapple));
}

#[test]
fn e2_plus_what_is_not_used_stays_for_the_next_order() {
    let worktop = "pineapple 3 pepper 2 mushroom 4 olive 2";
    let (mut table, _) =
        order_up(green("mamma-mia-plus", 4, &[]), worktop, "pineapple 1", Order::FourPineapple);
    let heard = play(&mut table, GREEN, "bake");
    assert_eq!(baked(&heard), Some(Order::FourPineapple));
    assert_eq!(left(&heard), cards("pepper 1 mushroom 4 olive 2"));
}

#[test]
fn e3_the_first_yes_gives_the_olive_and_the_helper_gets_his_top_order() {
    let mut table = Position::new(green("mamma-mia-plus", 4, &[]))
        .hand(GREEN, cards("olive 1"), Orders::NONE)
        .hand(SECOND, cards("mushroom 1"), Orders::NONE)
        .hand(THIRD, cards("olive 2"), Orders::NONE)
        .hand(FOURTH, cards("olive 1"), Orders::NONE)
        .worktop(cards("pepper 1 mushroom 4 olive 2"))
        .oven([Laid::Order(GREEN, Order::FourOlive)])
        .open(GREEN, &mut Deaf)
        .expect("the position is possible");
    play(&mut table, GREEN, "ask for olive 1");
    assert_eq!(offers(&table, SECOND), [Offer::Decline]);
    assert_eq!(
        table.play(SECOND, Move::Help, &mut Deaf),
        Err(Refusal::CannotHelp { request: cards("olive 1") })
    );
    play(&mut table, SECOND, "decline");
    let heard = play(&mut table, THIRD, "help");
    assert_eq!(baked(&heard), Some(Order::FourOlive));
    assert_eq!(used(&heard), cards("pepper 1 olive 4"));
    assert!(heard.contains(&Announcement::Rewarded { seat: THIRD }));
    assert_eq!(table.public().common_pile, 2);
    assert_eq!(table.public().waiters[THIRD], 14);
    assert_eq!(table.own(FOURTH).ingredients(), cards("olive 1"));
    assert_eq!((table.notes().tally(GREEN), table.notes().tally(THIRD)), (1, 1));
}

#[test]
fn e4_on_a_tie_the_owner_of_a_minimale_chooses_among_the_scarcest() {
    let worktop = "pineapple 3 pepper 2 mushroom 2 salami 2";
    let (mut table, _) =
        order_up(green("mamma-mia", 4, &[]), worktop, "mushroom 1 salami 1", Order::Minimale);
    assert_eq!(
        bakes(&table, GREEN),
        [
            (Choice::One(Ingredient::Mushroom), cards("mushroom 1")),
            (Choice::One(Ingredient::Salami), cards("salami 1")),
        ]
    );
    let wrong = table.play(GREEN, mv("bake olive"), &mut Deaf).expect_err("olives are absent");
    assert_eq!(wrong.rule(), "5.5");
    assert!(table.play(GREEN, mv("bake pepper"), &mut Deaf).is_err(), "pepper is personal");
    let heard = play(&mut table, GREEN, "bake salami");
    assert_eq!(used(&heard), cards("pepper 1 salami 3"));
}

#[test]
fn e5_plus_two_hand_cards_complete_the_four_of_a_minimale() {
    let worktop = "pineapple 3 pepper 2 mushroom 2 salami 2";
    let (mut table, _) = order_up(red(&[]), worktop, "mushroom 2", Order::Minimale);
    assert_eq!(bakes(&table, GREEN), [(Choice::One(Ingredient::Mushroom), cards("mushroom 2"))]);
    assert_eq!(
        table.play(GREEN, mv("bake pepper"), &mut Deaf),
        Err(Refusal::NotInHand { needed: cards("pepper 2") })
    );
    let heard = play(&mut table, GREEN, "bake mushroom");
    assert_eq!(used(&heard), cards("mushroom 4 salami 1"));
}

#[test]
fn e6_a_bombastica_takes_everything_when_there_are_fifteen_or_more() {
    let worktop = "pineapple 9 pepper 7 mushroom 3 olive 2";
    let (table, heard) = order_up(red(&[]), worktop, "none", Order::Bombastica);
    assert_eq!(baked(&heard), Some(Order::Bombastica));
    assert_eq!(used(&heard).total(), 21);
    assert_eq!(left(&heard), Ingredients::NONE);
    assert_eq!(table.public().worktop, Ingredients::NONE);
}

#[test]
fn e7_red_s_mamma_mia_is_five_pepper_or_five_pineapple() {
    let (mut table, _) =
        order_up(red(&[]), "pineapple 5 pepper 6 salami 1", "none", Order::MammaMiaA);
    assert_eq!(
        bakes(&table, GREEN),
        [
            (Choice::One(Ingredient::Pineapple), Ingredients::NONE),
            (Choice::One(Ingredient::Pepper), Ingredients::NONE),
        ]
    );
    assert_eq!(table.play(GREEN, Move::Fail, &mut Deaf), Err(Refusal::MustBake));
    let heard = play(&mut table, GREEN, "bake pepper");
    assert_eq!(used(&heard), cards("pepper 5 salami 1"));
    assert_eq!(left(&heard), cards("pineapple 5 pepper 1"));
}

#[test]
fn e8_two_players_of_plus_play_four_rounds_without_helping_and_eight_of_each_kind() {
    let options = Options::of([("helping", "on")]);
    let refused = Setup::read("mamma-mia-plus", 2, &options).expect_err("there is no helping");
    assert_eq!(refused.rule(), Some("2"));
    let setup = setup("mamma-mia-plus", 2, &[]);
    assert_eq!((setup.rounds(), setup.of_each_kind()), (4, 8));
}

#[test]
fn e9_so_many_ingredients_are_in_play() {
    let counts = |game, seats: core::ops::RangeInclusive<usize>| -> Vec<u8> {
        seats.map(|seats| setup(game, seats, &[]).ingredients().total()).collect()
    };
    assert_eq!(counts("mamma-mia", 2..=5), [40, 50, 60, 65]);
    assert_eq!(counts("mamma-mia-plus", 2..=6), [48, 60, 72, 84, 90]);
}

// E10, conservation, is the census that the laws check after every step.

#[test]
fn e11_red_s_normale_needs_four_pineapple_and_one_salami() {
    let (_, heard) = order_up(red(&[]), "pineapple 5 salami 2", "none", Order::FourPineapple);
    assert_eq!(used(&heard), cards("pineapple 4 salami 1"));
}

#[test]
fn e11_a_request_can_name_two_kinds() {
    let setup = red(&[]);
    let mut table = Position::new(setup)
        .hand(SECOND, cards("mushroom 2 salami 1"), Orders::NONE)
        .worktop(cards("mushroom 2"))
        .oven([Laid::Order(GREEN, Order::FourMushroom)])
        .open(GREEN, &mut Deaf)
        .expect("the position is possible");
    let heard = play(&mut table, GREEN, "ask for mushroom 2 salami 1");
    let request = cards("mushroom 2 salami 1");
    assert!(heard.contains(&Announcement::Asked { seat: GREEN, choice: Choice::Nothing, request }));
    assert_eq!(baked(&play(&mut table, SECOND, "help")), Some(Order::FourMushroom));
}

#[test]
fn e11_the_french_monotoni_needs_six_personal_and_one_other() {
    let french = red(&[("preset", "french")]);
    let (mut table, _) = order_up(french, "pineapple 1 salami 6", "none", Order::Monotoni);
    let heard = play(&mut table, GREEN, "bake pineapple");
    assert_eq!(used(&heard), cards("pineapple 1 salami 6"));
    let (mut table, _) = order_up(red(&[]), "pineapple 6 salami 1", "none", Order::Monotoni);
    assert!(table.play(GREEN, mv("bake salami"), &mut Deaf).is_err(), "a joker is not personal");
    assert_eq!(used(&play(&mut table, GREEN, "bake pineapple")), cards("pineapple 6 salami 1"));
}

#[test]
fn e11_a_ghiottona_needs_four_each_or_five_each() {
    let worktop = "pineapple 4 pepper 4 salami 1";
    let (mut table, _) = order_up(red(&[("ghiottona", "4")]), worktop, "none", Order::Ghiottona);
    assert_eq!(used(&play(&mut table, GREEN, "bake pineapple pepper")), cards(worktop));
    let (mut table, _) =
        order_up(red(&[("ghiottona", "5")]), worktop, "pineapple 1 pepper 1", Order::Ghiottona);
    let heard = play(&mut table, GREEN, "bake pineapple pepper");
    assert_eq!(used(&heard), cards("pineapple 5 pepper 5 salami 1"));
}

#[test]
fn e11_a_crossed_out_card_on_the_worktop_fails_a_minipizza_and_a_monotoni_junior() {
    let (_, heard) =
        order_up(green("mamma-mia-plus", 3, &[]), "pepper 3 shrimp 1", "none", Order::Minipizza);
    assert_eq!(failed(&heard), Some(Failure::CrossedOut(Ingredient::Shrimp)));
    let (table, heard) = order_up(
        green("mamma-mia-plus", 3, &[]),
        "pineapple 1 mushroom 5",
        "none",
        Order::MonotoniJunior,
    );
    assert_eq!(failed(&heard), Some(Failure::CrossedOut(Ingredient::Pineapple)));
    assert_eq!(table.notes().queues[GREEN].first(), Some(Order::MonotoniJunior));
    assert!(matches!(MammaMia::next(table.public()), Next::Seats(_) | Next::Dealer));
}

#[test]
fn e1_laying_is_announced_with_kind_and_number() {
    let mut table = Position::new(green("mamma-mia", 3, &[]))
        .hand(GREEN, cards("salami 3"), orders("four-salami"))
        .turn(GREEN, &mut Deaf)
        .expect("the position is possible");
    let heard = play(&mut table, GREEN, "lay salami 3");
    let laid = Announcement::Laid { seat: GREEN, kind: Ingredient::Salami, count: 3 };
    assert_eq!(heard, [laid, Announcement::Now(Phase::Ordering(GREEN))]);
    assert_eq!(
        table.play(GREEN, Move::Draw(Pile::Supply), &mut Deaf).map_err(|r| r.rule()),
        Err("3.2")
    );
}
