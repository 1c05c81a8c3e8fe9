//! Comparing sampled frequencies with exact ones.

use std::collections::BTreeMap;

use mamma_mia::{Ingredient, Ingredients};

/// The weight of each outcome.
pub type Weights = BTreeMap<String, f64>;

/// The number of ways to draw these cards from a bag, if cards of a kind are distinguished.
pub fn ways(bag: Ingredients, cards: Ingredients) -> f64 {
    let choose = |all: u8, some: u8| -> f64 {
        (0..some).map(|taken| f64::from(all.saturating_sub(taken)) / f64::from(taken + 1)).product()
    };
    Ingredient::ALL.into_iter().map(|kind| choose(bag.count(kind), cards.count(kind))).product()
}

/// Every selection of this many cards from a bag.
pub fn handfuls(bag: Ingredients, count: u8) -> Vec<Ingredients> {
    let mut all = vec![Ingredients::NONE];
    for (kind, most) in bag.iter() {
        let some = |cards: &Ingredients| {
            let cards = *cards;
            (0..=most.min(count - cards.total()))
                .map(move |more| cards + Ingredients::of(kind, more))
        };
        all = all.iter().flat_map(some).collect();
    }
    all.retain(|cards| cards.total() == count);
    all
}

/// Panics unless the samples are distributed like the exact weights.
///
/// Uses Pearson's chi-squared statistic, which is about the number of outcomes if all is well.
/// Neighbouring samples resemble each other a little, so a bit more than twice that is allowed; a
/// model that is off by one percent anywhere is far beyond it.
pub fn assert_like(exact: &Weights, sampled: &Weights) {
    let all: f64 = exact.values().sum();
    let count: f64 = sampled.values().sum();
    for outcome in sampled.keys() {
        assert!(exact.contains_key(outcome), "{outcome} was sampled and is impossible");
    }
    let (mut rare_expected, mut rare_seen) = (0.0, 0.0);
    let (mut cells, mut sum) = (0.0, 0.0);
    let mut add = |expected: f64, seen: f64| {
        cells += 1.0;
        sum += (seen - expected) * (seen - expected) / expected;
    };
    for (outcome, weight) in exact {
        let expected = weight / all * count;
        let seen = sampled.get(outcome).copied().unwrap_or_default();
        if expected < 20.0 {
            rare_expected += expected;
            rare_seen += seen;
        } else {
            add(expected, seen);
        }
    }
    if rare_expected >= 20.0 {
        add(rare_expected, rare_seen);
    }
    let bound = 2.0 * cells + 40.0;
    println!("{} outcomes, {cells} cells: {sum:.1}, at most {bound}", exact.len());
    assert!(sum < bound, "{sum} > {bound} in {cells} cells\n{exact:?}\n{sampled:?}");
}

/// The share of one outcome.
pub fn share(weights: &Weights, outcome: &str) -> f64 {
    let all: f64 = weights.values().sum();
    weights.get(outcome).copied().unwrap_or_default() / all
}
