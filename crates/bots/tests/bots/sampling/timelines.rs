//! The chain on handmade timelines, compared with every possible deal.

use bots::mamma_mia::sample::{ExchangeChain, NoWorld, Timeline};
use mamma_mia::{Ingredient, Ingredients};
use table::{Pcg, Seat};

use super::frequencies::{Weights, assert_like, share};

const ADA: Seat = Seat::at(0);
const BEA: Seat = Seat::at(1);
const CLEO: Seat = Seat::at(2);
const ALL: [Seat; 3] = [ADA, BEA, CLEO];

const SAMPLES: usize = 100_000;

fn cards(words: &str) -> Ingredients {
    words.parse().expect("cards are well written")
}

fn written(hands: [Ingredients; 3]) -> String {
    hands.map(|hand| hand.to_string()).join(" / ")
}

/// What each seat holds in every deal that agrees with a timeline, found card by card in the order
/// of the draws, without any of the chain's tricks.
fn enumerated(timeline: &Timeline) -> Weights {
    // Every place a card was drawn to: its seat, the index of the draw, its vintage.
    let mut places = Vec::new();
    for seat in ALL {
        for (draw, drawn) in timeline.line(seat).draws().iter().enumerate() {
            places.extend((0..drawn.count).map(|_| (seat, draw, drawn.vintage)));
        }
    }
    let mut weights = Weights::new();
    let mut dealt = Vec::new();
    deal(timeline, &places, &mut timeline.pools().to_vec(), &mut dealt, &mut weights);
    weights
}

/// Deals the next card in every way. The cards that are left over are in the supply in some order,
/// and every order counts as a separate deal.
fn deal(
    timeline: &Timeline,
    places: &[(Seat, usize, usize)],
    pools: &mut [Ingredients],
    dealt: &mut Vec<Ingredient>,
    weights: &mut Weights,
) {
    let Some((_, _, vintage)) = places.get(dealt.len()) else {
        if ALL.iter().all(|seat| keeps(timeline, *seat, places, dealt)) {
            let left = sequences(pools[pools.len() - 1]);
            let hands = ALL
                .map(|seat| drawn(seat, usize::MAX, places, dealt) - timeline.line(seat).parted());
            *weights.entry(written(hands)).or_default() += left;
        }
        return;
    };
    for (kind, _) in pools[*vintage].iter() {
        pools[*vintage] -= Ingredients::of(kind, 1);
        dealt.push(kind);
        deal(timeline, places, pools, dealt, weights);
        dealt.pop();
        pools[*vintage] += Ingredients::of(kind, 1);
    }
}

fn sequences(cards: Ingredients) -> f64 {
    let factorial = |count: u8| (1..=count).map(f64::from).product::<f64>();
    factorial(cards.total()) / cards.iter().map(|(_, count)| factorial(count)).product::<f64>()
}

fn drawn(
    seat: Seat,
    draws: usize,
    places: &[(Seat, usize, usize)],
    dealt: &[Ingredient],
) -> Ingredients {
    let cards = places.iter().zip(dealt);
    let counted = cards.filter(|((whose, draw, _), _)| *whose == seat && *draw < draws);
    counted.map(|(_, kind)| Ingredients::of(*kind, 1)).sum()
}

fn keeps(
    timeline: &Timeline,
    seat: Seat,
    places: &[(Seat, usize, usize)],
    dealt: &[Ingredient],
) -> bool {
    let dues = timeline.line(seat).dues().iter();
    dues.clone().all(|due| drawn(seat, due.after, places, dealt).covers(due.cards))
}

fn sampled(chain: &mut ExchangeChain, samples: usize) -> Weights {
    let mut weights = Weights::new();
    for _ in 0..samples {
        chain.go(64);
        let hands = ALL.map(|seat| chain.held(seat));
        *weights.entry(written(hands)).or_default() += 1.0;
    }
    weights
}

fn walked(timeline: &Timeline) -> Weights {
    let mut chain = ExchangeChain::new(1);
    chain.follow(timeline).expect("the timeline can be kept");
    chain.warm(1_000);
    sampled(&mut chain, SAMPLES)
}

/// Runs the chain, compares it with every possible deal, and returns the exact weights.
fn check(timeline: &Timeline) -> Weights {
    let exact = enumerated(timeline);
    assert_like(&exact, &walked(timeline));
    exact
}

/// Ada and Bea kept one card each, an olive and a salami; the new supply has one olive among ten
/// cards. Ada draws a card and lays an olive. Ten deals in eleven leave Bea the salami; with a
/// single bag for all cards, she would hold any of eleven.
#[test]
fn a_card_laid_may_have_been_kept_or_drawn() {
    let mut timeline = Timeline::default();
    timeline.shuffle(cards("olive 1 salami 1"));
    timeline.draw(ADA, 1);
    timeline.draw(BEA, 1);
    timeline.shuffle(cards("pepper 9 olive 1"));
    timeline.draw(ADA, 1);
    timeline.part(ADA, cards("olive 1"));

    let salami_at_bea = |weights: &Weights| {
        let at_bea = |outcome: &&String| outcome.split(" / ").nth(1) == Some("salami 1");
        weights.keys().filter(at_bea).map(|outcome| share(weights, outcome)).sum::<f64>()
    };
    let exact = check(&timeline);
    assert!((salami_at_bea(&exact) - 10.0 / 11.0).abs() < 1e-9);
    assert!((salami_at_bea(&walked(&timeline)) - 10.0 / 11.0).abs() < 0.01);
}

/// Two olives and two peppers. Ada draws two cards, lays an olive, draws one. Of the six deals five
/// agree, and in three of them she holds an olive and a pepper. If the three hidden cards were one
/// shuffled bag, this would happen two times in three.
#[test]
fn even_in_the_first_round_the_hidden_cards_are_not_one_bag() {
    let mut timeline = Timeline::default();
    timeline.shuffle(cards("pepper 2 olive 2"));
    timeline.draw(ADA, 2);
    timeline.part(ADA, cards("olive 1"));
    timeline.draw(ADA, 1);
    let exact = check(&timeline);
    assert!((share(&exact, "pepper 1 olive 1 / none / none") - 3.0 / 5.0).abs() < 1e-9);
}

/// Only two deals agree, and no single exchange leads from one to the other.
#[test]
fn two_seats_exchange_old_and_new_cards_at_once() {
    let mut timeline = Timeline::default();
    timeline.shuffle(cards("olive 1 salami 1"));
    timeline.draw(ADA, 1);
    timeline.draw(BEA, 1);
    timeline.shuffle(cards("pepper 1 olive 1"));
    timeline.draw(ADA, 1);
    timeline.draw(BEA, 1);
    timeline.part(ADA, cards("olive 1"));
    timeline.part(BEA, cards("olive 1"));
    let exact = enumerated(&timeline);
    assert_eq!(exact.len(), 2);
    let walked = walked(&timeline);
    for outcome in exact.keys() {
        assert!((share(&walked, outcome) - 0.5).abs() < 0.03, "{walked:?}");
    }
}

/// Only two deals agree, and between them three old and three new cards change places.
#[test]
fn three_seats_pass_cards_around_in_a_ring() {
    let ring = cards("pepper 1 olive 1 salami 1");
    let mut timeline = Timeline::default();
    for _ in 0..2 {
        timeline.shuffle(ring);
        for seat in ALL {
            timeline.draw(seat, 1);
        }
    }
    timeline.part(ADA, cards("pepper 1 olive 1"));
    timeline.part(BEA, cards("olive 1 salami 1"));
    timeline.part(CLEO, cards("pepper 1 salami 1"));
    // All hands are empty in the end, so only the draws distinguish the deals.
    let mut chain = ExchangeChain::new(1);
    chain.follow(&timeline).expect("the timeline can be kept");
    let mut first = 0.0;
    for _ in 0..SAMPLES {
        chain.go(64);
        first += f64::from(u8::from(chain.draws(ADA)[0] == cards("pepper 1")));
    }
    assert!((first / SAMPLES as f64 - 0.5).abs() < 0.05, "{first}");
}

/// A seat that asks for help must hold the rest, even if nobody helps. Rule 6.1
#[test]
fn who_asked_in_vain_holds_the_rest() {
    let mut timeline = Timeline::default();
    timeline.shuffle(cards("pepper 4 olive 3 salami 3"));
    timeline.draw(ADA, 4);
    timeline.draw(BEA, 3);
    timeline.hold(ADA, cards("olive 2"));
    timeline.part(BEA, cards("salami 1"));
    timeline.draw(ADA, 1);
    let exact = check(&timeline);
    let held = |outcome: &String| outcome.split(" / ").next().map(str::to_string);
    let two_olives = |hand: String| cards(&hand).covers(cards("olive 2"));
    assert!(exact.keys().filter_map(held).all(two_olives));
}

/// A seat that laid peppers again and again has more dues than a word has bytes.
#[test]
fn many_dues_need_wider_rows() {
    let mut timeline = Timeline::default();
    timeline.shuffle(cards("pepper 10 olive 4"));
    timeline.draw(ADA, 3);
    for _ in 0..9 {
        timeline.part(ADA, cards("pepper 1"));
        timeline.draw(ADA, 1);
    }
    timeline.draw(BEA, 1);
    check(&timeline);
}

/// A chain that is kept while the timeline grows is as good as one that starts with all of it.
#[test]
fn a_walk_goes_on_when_the_timeline_grows() {
    let mut timeline = Timeline::default();
    let mut chain = ExchangeChain::new(3);
    let mut follow = |timeline: &Timeline| {
        chain.follow(timeline).expect("the timeline can be kept");
        chain.warm(500);
        assert_like(&enumerated(timeline), &sampled(&mut chain, SAMPLES / 2));
    };
    timeline.shuffle(cards("pepper 4 olive 4 salami 2"));
    timeline.draw(ADA, 3);
    timeline.draw(BEA, 3);
    follow(&timeline);
    timeline.see(cards("olive 1"));
    timeline.part(BEA, cards("salami 2"));
    follow(&timeline);
    timeline.draw(ADA, 3);
    timeline.part(ADA, cards("olive 2"));
    follow(&timeline);
    timeline.shuffle(cards("olive 2 salami 2"));
    timeline.draw(BEA, 1);
    timeline.part(BEA, cards("pepper 1"));
    timeline.part(BEA, cards("olive 1"));
    follow(&timeline);
}

/// Timelines of made-up games: any cards are dealt, and any that are held are laid.
#[test]
fn any_small_timeline_is_sampled_evenly() {
    let mut chance = Pcg::new(5);
    for _ in 0..25 {
        let timeline = made_up(&mut chance);
        assert_like(&enumerated(&timeline), &walked(&timeline));
    }
}

fn made_up(chance: &mut Pcg) -> Timeline {
    let mut timeline = Timeline::default();
    let mut hands = [Ingredients::NONE; 3];
    for round in 0..2 {
        let mut supply: Ingredients = (0..5 + chance.pick(3))
            .map(|_| Ingredients::of(Ingredient::ALL[chance.pick(3) as usize], 1))
            .sum();
        timeline.shuffle(supply);
        // The rest of the last supply stays there.
        let left = if round == 0 { 0 } else { chance.pick(4) as u8 };
        while supply.total() > left {
            let seat = chance.pick(3) as usize;
            let count = (1 + chance.pick(2) as u8).min(supply.total() - left);
            timeline.draw(ALL[seat], count);
            for _ in 0..count {
                let card = Ingredients::of(supply.card(chance.pick(supply.total().into())), 1);
                supply -= card;
                hands[seat] += card;
            }
            let laid =
                Ingredients::of(hands[seat].card(chance.pick(hands[seat].total().into())), 1);
            match chance.pick(4) {
                0 => timeline.hold(ALL[seat], laid),
                1 => {}
                _ => {
                    timeline.part(ALL[seat], laid);
                    hands[seat] -= laid;
                }
            }
        }
    }
    timeline
}

#[test]
fn a_timeline_that_cannot_be_kept_has_no_world() {
    let mut timeline = Timeline::default();
    assert_eq!(ExchangeChain::new(1).follow(&timeline), Err(NoWorld));
    timeline.shuffle(cards("olive 2 salami 2"));
    timeline.draw(ADA, 2);
    timeline.draw(BEA, 1);
    timeline.part(ADA, cards("olive 1"));
    timeline.part(BEA, cards("olive 1"));
    assert_eq!(ExchangeChain::new(1).follow(&timeline), Ok(()));
    timeline.part(ADA, cards("olive 1"));
    assert_eq!(ExchangeChain::new(1).follow(&timeline), Err(NoWorld));
    let mut overdrawn = Timeline::default();
    overdrawn.shuffle(cards("olive 2"));
    overdrawn.draw(ADA, 3);
    assert_eq!(ExchangeChain::new(1).follow(&overdrawn), Err(NoWorld));
}
