//! Rules that no example of the booklets shows, by number.

use crate::common::{cards, mv, offers, orders, setup};
use mamma_mia::position::Position;
use mamma_mia::{
    Announcement, Failure, Ingredients, Laid, MammaMia, MammaMiaPlace, Move, Offer, Order, Orders,
    Phase, Pile, Refusal, Setup, Top,
};
use table::{BadDeal, Deaf, Game, Next, Refuse, Saying, Seat};

const FIRST: Seat = Seat::at(0);
const SECOND: Seat = Seat::at(1);
const THIRD: Seat = Seat::at(2);

/// Plays moves and deals, written as in a ledger.
fn story(table: &mut MammaMia, lines: &[&str]) -> Vec<Announcement> {
    let mut heard = Vec::new();
    let mut listener = |saying: Saying<MammaMia>| {
        if let Saying::ToAll(said) = saying {
            heard.push(said);
        }
    };
    for line in lines {
        match line.split_once(' ') {
            Some(("deal", deal)) => {
                let deal = deal.parse().expect("the deal is well written");
                table.deal(deal, &mut listener).unwrap_or_else(|bad| panic!("{line}: {bad:?}"));
            }
            Some((seat, words)) => {
                let seat = seat.parse().expect("a seat");
                let played = table.play(seat, mv(words), &mut listener);
                played.unwrap_or_else(|refusal| panic!("{line}: {refusal:?}"));
            }
            None => panic!("{line}"),
        }
    }
    heard
}

fn refused(table: &MammaMia, seat: Seat, words: &str) -> &'static str {
    let mut copy = *table;
    let refusal = copy.play(seat, mv(words), &mut Deaf).expect_err("it is refused");
    assert_eq!(copy, *table, "a refusal changes nothing");
    refusal.rule()
}

#[test]
fn rule_2_1_who_is_dealt_the_mamma_mia_card_lays_it_open_and_takes_a_replacement() {
    let mut table = MammaMia::new(&setup("mamma-mia", 2, &[("first", "1")]));
    story(&mut table, &["deal supply 1 pineapple 6 mamma-mia"]);
    assert_eq!(table.public().mamma_mia, MammaMiaPlace::Before(FIRST));
    assert_eq!(table.own(FIRST).ingredients(), cards("pineapple 6"));
    assert_eq!(table.public().supply, 34);
}

#[test]
fn rule_2_2_later_printings_shuffle_it_into_the_supply_after_the_deal() {
    let later = setup("mamma-mia", 2, &[("preset", "later"), ("first", "1")]);
    let mut table = MammaMia::new(&later);
    let early = "supply 1 pineapple 6 mamma-mia".parse().expect("well written");
    assert_eq!(table.deal(early, &mut Deaf), Err(BadDeal::NotInPile));
    let heard = story(
        &mut table,
        &[
            "deal supply 1 pineapple 6",
            "deal waiter 1 monotoni",
            "deal supply 2 pepper 6",
            "deal waiter 2 minimale",
        ],
    );
    assert!(heard.contains(&Announcement::ShuffledIn));
    assert_eq!(table.public().mamma_mia, MammaMiaPlace::Supply);
    assert_eq!(table.public().supply, 29);
}

#[test]
fn rule_3_1_at_least_one_ingredient_is_laid_and_all_of_one_kind() {
    let table = Position::new(setup("mamma-mia", 2, &[]))
        .hand(FIRST, cards("olive 2"), orders("monotoni"))
        .turn(FIRST, &mut Deaf)
        .expect("possible");
    assert_eq!(refused(&table, FIRST, "no-order"), "3.1");
    assert_eq!(refused(&table, FIRST, "lay olive 3"), "3.1");
    assert_eq!(refused(&table, FIRST, "lay salami 1"), "3.1");
    assert_eq!(refused(&table, SECOND, "lay olive 1"), "3.1");
    let mut copy = table;
    let none = Move::Lay { kind: mamma_mia::Ingredient::Olive, count: 0 };
    assert_eq!(copy.play(FIRST, none, &mut Deaf), Err(Refusal::LayNothing));
}

#[test]
fn rule_3_3_plus_draws_at_most_five_cards_a_turn() {
    let mut table = Position::new(setup("mamma-mia-plus", 2, &[]))
        .hand(FIRST, cards("olive 2"), Orders::NONE)
        .turn(FIRST, &mut Deaf)
        .expect("possible");
    story(&mut table, &["1 lay olive 2", "1 draw supply"]);
    let six = "supply 1 pineapple 6".parse().expect("well written");
    assert_eq!(table.deal(six, &mut Deaf), Err(BadDeal::WrongCount));
    story(&mut table, &["deal supply 1 pineapple 5"]);
    assert_eq!(table.public().hands[FIRST].total(), 5);
}

#[test]
fn rule_3_4_with_an_empty_waiter_the_supply_is_drawn_unasked() {
    let two = setup("mamma-mia", 2, &[]);
    let all = mamma_mia::chart::orders(two.printing(), two.colour(FIRST));
    let mut table = Position::new(two)
        .hand(FIRST, cards("olive 2"), Orders::NONE)
        .baked(FIRST, all)
        .turn(FIRST, &mut Deaf)
        .expect("possible");
    story(&mut table, &["1 lay olive 1"]);
    let due = Phase::Dealing { seat: FIRST, pile: Pile::Supply, count: 6 };
    assert_eq!(table.public().phase, due);
}

#[test]
fn rule_3_4_a_hand_over_its_limit_draws_nothing() {
    let held = "pineapple 5";
    let nine = "four-pepper four-mushroom four-olive four-salami one-of-each monotoni bombastica \
                minimale ghiottona";
    let mut table = Position::new(setup("mamma-mia-plus", 2, &[]))
        .hand(FIRST, cards(held), orders(nine))
        .hand(SECOND, cards("olive 1"), Orders::NONE)
        .turn(FIRST, &mut Deaf)
        .expect("possible");
    story(&mut table, &["1 lay pineapple 1", "1 no-order"]);
    assert_eq!(table.public().phase, Phase::Laying(SECOND));
}

/// All ingredients but a few are in the oven, so that few are left to draw.
fn last_cards(game: &str, rest: &str) -> MammaMia {
    let two = setup(game, 2, &[]);
    let oven: Vec<_> = (two.ingredients() - cards(rest) - cards("olive 2"))
        .iter()
        .map(|(kind, count)| Laid::Cards(kind, count))
        .collect();
    Position::new(two)
        .hand(FIRST, cards("olive 2"), Orders::NONE)
        .oven(oven)
        .turn(FIRST, &mut Deaf)
        .expect("possible")
}

#[test]
fn rule_3_5_the_last_supply_card_ends_the_phase_and_its_drawer_reveals() {
    let mut table = last_cards("mamma-mia-plus", "salami 1");
    let heard = story(&mut table, &["1 lay olive 1", "1 draw supply", "deal supply 1 salami 1"]);
    assert!(heard.contains(&Announcement::Opened { seat: FIRST }));
    assert_eq!(table.public().leader, FIRST);
    assert_eq!(table.own(FIRST).ingredients(), cards("olive 1 salami 1"));
}

#[test]
fn rule_3_6_the_mamma_mia_card_as_the_last_card_is_not_replaced() {
    let mut table = last_cards("mamma-mia", "salami 2");
    story(&mut table, &["1 lay olive 1", "1 draw supply"]);
    let short = "supply 1 salami 2".parse().expect("well written");
    assert_eq!(table.deal(short, &mut Deaf), Err(BadDeal::WrongCount), "all cards are taken");
    let heard = story(&mut table, &["deal supply 1 salami 2 mamma-mia"]);
    assert!(heard.contains(&Announcement::MammaMia { seat: FIRST }));
    assert!(heard.contains(&Announcement::Opened { seat: FIRST }));
}

#[test]
fn rule_3_7_plus_skips_the_turn_of_a_hand_without_ingredients_and_draws_five() {
    let mut table = Position::new(setup("mamma-mia-plus", 2, &[]))
        .hand(FIRST, Ingredients::NONE, orders("monotoni bombastica minimale"))
        .hand(SECOND, cards("olive 1"), Orders::NONE)
        .turn(FIRST, &mut Deaf)
        .expect("possible");
    assert_eq!(MammaMia::next(table.public()), Next::Dealer);
    story(&mut table, &["deal supply 1 pineapple 5"]);
    assert_eq!(table.public().hands[FIRST].total(), 8);
    assert_eq!(table.public().phase, Phase::Laying(SECOND));
}

#[test]
fn rule_3_7_1998_lays_an_order_without_ingredients_and_must_when_the_hand_is_full() {
    let few = Position::new(setup("mamma-mia", 2, &[]))
        .hand(FIRST, Ingredients::NONE, orders("monotoni bombastica"))
        .turn(FIRST, &mut Deaf)
        .expect("possible");
    assert!(offers(&few, FIRST).contains(&Offer::NoOrder));
    let seven = "four-pepper four-mushroom four-olive four-salami one-of-each monotoni bombastica";
    let full = Position::new(setup("mamma-mia", 2, &[]))
        .hand(FIRST, Ingredients::NONE, orders(seven))
        .turn(FIRST, &mut Deaf)
        .expect("possible");
    assert!(!offers(&full, FIRST).contains(&Offer::NoOrder));
    assert_eq!(refused(&full, FIRST, "no-order"), "3.7");
}

#[test]
fn rule_3_8_an_empty_supply_ends_phase_a_at_once_and_the_last_revealer_reveals_again() {
    let two = setup("mamma-mia-plus", 2, &[]);
    let oven: Vec<_> = (two.ingredients() - cards("olive 2"))
        .iter()
        .map(|(kind, count)| Laid::Cards(kind, count))
        .collect();
    let mut heard = Vec::new();
    let table = Position::new(two)
        .hand(FIRST, cards("olive 2"), Orders::NONE)
        .oven(oven)
        .open(SECOND, &mut |saying: Saying<MammaMia>| {
            if let Saying::ToAll(said) = saying {
                heard.push(said);
            }
        })
        .expect("possible");
    let opened = heard.iter().filter(|said| **said == Announcement::Opened { seat: SECOND });
    assert_eq!(opened.count(), 4);
    assert!(table.is_over());
}

fn judged(
    setup: Setup,
    hands: [&str; 3],
    worktop: &str,
    order: Order,
) -> (MammaMia, Vec<Announcement>) {
    let mut heard = Vec::new();
    let table = Position::new(setup)
        .hand(FIRST, cards(hands[0]), Orders::NONE)
        .hand(SECOND, cards(hands[1]), Orders::NONE)
        .hand(THIRD, cards(hands[2]), Orders::NONE)
        .worktop(cards(worktop))
        .oven([Laid::Order(FIRST, order)])
        .open(THIRD, &mut |saying: Saying<MammaMia>| {
            if let Saying::ToAll(said) = saying {
                heard.push(said);
            }
        })
        .expect("possible");
    (table, heard)
}

fn failure(heard: &[Announcement]) -> Option<Failure> {
    heard.iter().find_map(|said| match said {
        Announcement::Failed { why, .. } => Some(*why),
        _ => None,
    })
}

#[test]
fn rule_4_3a_ways_that_need_hand_cards_are_offered_beside_those_that_do_not() {
    let three = setup("mamma-mia", 3, &[]);
    let worktop = "pineapple 1 pepper 6 mushroom 5";
    let (table, _) = judged(three, ["mushroom 1", "none", "none"], worktop, Order::Monotoni);
    let from_hand: Vec<_> = offers(&table, FIRST)
        .into_iter()
        .map(|offer| match offer {
            Offer::Bake { from_hand, .. } => from_hand,
            other => panic!("only baking is offered, not {other:?}"),
        })
        .collect();
    assert_eq!(from_hand, [Ingredients::NONE, cards("mushroom 1")]);
    assert_eq!(refused(&table, FIRST, "fail"), "4.3a");
}

#[test]
fn rule_4_3c_failed_orders_go_under_in_the_sequence_in_which_they_failed() {
    let three = setup("mamma-mia", 3, &[]);
    let table = Position::new(three)
        .oven([Laid::Order(FIRST, Order::FourOlive), Laid::Order(FIRST, Order::Minimale)])
        .open(FIRST, &mut Deaf)
        .expect("possible");
    assert!(table.notes().queues[FIRST].iter().eq([Order::FourOlive, Order::Minimale]));
    assert_eq!(table.public().waiters[FIRST], 8);
}

#[test]
fn rule_4_3d_a_hand_too_small_for_every_way_fails_unasked_and_a_large_one_is_asked() {
    let three = setup("mamma-mia", 3, &[]);
    let small = ["salami 1", "none", "none"];
    let (_, heard) = judged(three, small, "pineapple 1 olive 2", Order::FourOlive);
    assert_eq!(failure(&heard), Some(Failure::TooFewInHand));
    // As far as anyone can see, two cards could be two olives, so the owner has to decide.
    let large = ["salami 2", "none", "none"];
    let (table, heard) = judged(three, large, "pineapple 1 olive 2", Order::FourOlive);
    assert_eq!(failure(&heard), None);
    assert_eq!(offers(&table, FIRST), [Offer::Fail]);
}

#[test]
fn rule_4_6_leftovers_go_under_by_kind_with_the_last_kind_on_top() {
    let three = setup("mamma-mia", 3, &[("leftovers", "go_under")]);
    let table = Position::new(three)
        .hand(FIRST, cards("olive 1"), Orders::NONE)
        .worktop(cards("salami 2"))
        .oven([Laid::Cards(mamma_mia::Ingredient::Pepper, 3)])
        .open(FIRST, &mut Deaf)
        .expect("possible");
    assert_eq!((table.public().oven, table.public().worktop), (5, Ingredients::NONE));
    assert_eq!(table.public().top, Some(Top::Ingredient(mamma_mia::Ingredient::Salami)));
    assert!(table.notes().oven.iter().eq([
        Laid::Cards(mamma_mia::Ingredient::Pepper, 3),
        Laid::Cards(mamma_mia::Ingredient::Salami, 2),
    ]));
}

#[test]
fn rule_5_f_a_minimale_without_an_eligible_kind_fails() {
    let three = setup("mamma-mia", 3, &[]);
    let hand = ["olive 3", "none", "none"];
    let (_, heard) = judged(three, hand, "pineapple 4", Order::Minimale);
    assert_eq!(failure(&heard), Some(Failure::NoKind));
}

#[test]
fn rule_5_h_hand_cards_make_up_exactly_the_shortfall_of_a_bombastica() {
    let three = setup("mamma-mia", 3, &[]);
    let hand = ["pepper 1 olive 2", "none", "none"];
    let (mut table, _) = judged(three, hand, "pineapple 3 salami 10", Order::Bombastica);
    assert_eq!(refused(&table, FIRST, "fill olive 1"), "5.h");
    assert_eq!(refused(&table, FIRST, "bake"), "5.h");
    assert_eq!(refused(&table, FIRST, "fill salami 2"), "4.3b");
    let heard = story(&mut table, &["1 fill pepper 1 olive 1"]);
    let all = heard.iter().find_map(|said| match said {
        Announcement::Baked { worktop, hand, .. } => Some(*worktop + *hand),
        _ => None,
    });
    assert_eq!(all, Some(cards("pineapple 3 pepper 1 olive 1 salami 10")));
}

#[test]
fn rule_6_1_a_request_is_part_of_what_is_missing_and_the_owner_holds_the_rest() {
    let three = setup("mamma-mia-plus", 3, &[]);
    let hands = ["olive 1", "olive 3", "none"];
    let (table, _) = judged(three, hands, "pineapple 1 olive 1", Order::FourOlive);
    assert_eq!(refused(&table, FIRST, "ask for olive 1"), "6.1");
    assert_eq!(refused(&table, FIRST, "ask for olive 4"), "6.1");
    assert_eq!(refused(&table, FIRST, "ask for salami 1"), "6.1");
    assert_eq!(refused(&table, FIRST, "ask for none"), "6.1");
    assert_eq!(refused(&table, FIRST, "ask olive for olive 2"), "5.1");
    let without = setup("mamma-mia-plus", 3, &[("helping", "off")]);
    let holding = ["olive 3", "olive 3", "none"];
    let (table, _) = judged(without, holding, "pineapple 1 olive 1", Order::FourOlive);
    assert_eq!(refused(&table, FIRST, "ask for olive 2"), "2");
}

#[test]
fn rule_6_1b_a_bombastica_asks_freely_and_the_owner_picks_the_rest_after_the_yes() {
    let three = setup("mamma-mia-plus", 3, &[]);
    let hands = ["olive 1 shrimp 1", "olive 3", "none"];
    let (mut table, _) = judged(three, hands, "pineapple 8 salami 3", Order::Bombastica);
    assert_eq!(refused(&table, FIRST, "ask for olive 1"), "6.1b", "he holds two of four");
    assert_eq!(refused(&table, FIRST, "ask for olive 5"), "6.1b", "four are missing");
    assert_eq!(refused(&table, FIRST, "ask for pineapple 3"), "6.1b", "two are elsewhere");
    assert_eq!(refused(&table, FIRST, "ask olive for olive 3"), "5.4", "it has no kinds");
    story(&mut table, &["1 ask for olive 3", "2 help"]);
    assert_eq!(table.public().phase, Phase::Adding { seat: FIRST, helper: SECOND, count: 1 });
    let heard = story(&mut table, &["1 fill shrimp 1"]);
    assert!(heard.contains(&Announcement::Rewarded { seat: SECOND }));
    assert_eq!(table.notes().tally(FIRST), 1);
}

#[test]
fn rule_6_4_nobody_says_yes_and_the_pizza_fails_even_if_the_owner_could_have_finished_it() {
    let three = setup("mamma-mia-plus", 3, &[]);
    let hands = ["olive 3", "olive 3", "salami 1"];
    let (mut table, _) = judged(three, hands, "pineapple 1 olive 1", Order::FourOlive);
    let heard = story(&mut table, &["1 ask for olive 2", "2 decline"]);
    assert_eq!(failure(&heard), Some(Failure::NobodyHelped));
    assert_eq!(table.own(FIRST).ingredients(), cards("olive 3"));
}

#[test]
fn rule_6_5_a_hand_too_small_is_passed_over_openly() {
    let three = setup("mamma-mia-plus", 3, &[]);
    let hands = ["none", "olive 1", "salami 2"];
    let (mut table, _) = judged(three, hands, "pineapple 1 olive 2", Order::FourOlive);
    let heard = story(&mut table, &["1 ask for olive 2"]);
    let why = mamma_mia::Unable::TooFewInHand;
    assert!(heard.contains(&Announcement::PassedOver { seat: SECOND, why }));
    assert_eq!(offers(&table, THIRD), [Offer::Decline]);
}

#[test]
fn rule_7_2_a_tie_goes_to_the_larger_hand_and_7_3_else_it_is_shared() {
    let last = |second: &str| {
        Position::new(setup("mamma-mia", 2, &[]))
            .round(3)
            .hand(FIRST, cards("olive 2"), Orders::NONE)
            .hand(SECOND, cards(second), Orders::NONE)
            .baked(FIRST, orders("monotoni"))
            .baked(SECOND, orders("minimale"))
            .open(FIRST, &mut Deaf)
            .expect("possible")
    };
    let winners = |table: MammaMia| match MammaMia::next(table.public()) {
        Next::Over(outcome) => outcome.winners.iter().collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    assert_eq!(winners(last("salami 1")), [FIRST]);
    assert_eq!(winners(last("salami 3")), [SECOND]);
    assert_eq!(winners(last("olive 1 salami 1")), [FIRST, SECOND]);
}

#[test]
fn rule_11_when_all_unseen_cards_have_become_rewards_the_next_is_the_queue_s_first() {
    // The second seat has one unseen order, a Minimale, and a Ghiottona that fails and goes under
    // it.
    let three = setup("mamma-mia-plus", 3, &[]);
    let all = mamma_mia::chart::orders(three.printing(), three.colour(SECOND));
    let held = all.without(orders("minimale ghiottona"));
    let mut table = Position::new(three)
        .round(3)
        .hand(SECOND, cards("pepper 1 mushroom 1"), held)
        .worktop(cards("pineapple 2 pepper 3 mushroom 3"))
        .oven([
            Laid::Order(SECOND, Order::Ghiottona),
            Laid::Order(FIRST, Order::FourPepper),
            Laid::Order(FIRST, Order::FourMushroom),
        ])
        .open(FIRST, &mut Deaf)
        .expect("possible");
    story(&mut table, &["2 fail", "1 ask for pepper 1", "2 help"]);
    assert_eq!((table.notes().rewards[SECOND], table.notes().baked[SECOND]), (1, Orders::NONE));
    story(&mut table, &["1 ask for mushroom 1", "2 help"]);
    assert_eq!(table.notes().baked[SECOND], orders("ghiottona"), "everyone saw it go under");
    assert_eq!(table.public().waiters[SECOND], 0);
    // Rule 7.0: the unseen reward is dealt and shown at the end.
    let seen = "rewards 2 ghiottona".parse().expect("well written");
    assert_eq!(table.deal(seen, &mut Deaf), Err(BadDeal::NotInPile));
    story(&mut table, &["deal rewards 2 minimale"]);
    assert_eq!(table.notes().baked[SECOND], orders("minimale ghiottona"));
    assert!(table.is_over());
}
