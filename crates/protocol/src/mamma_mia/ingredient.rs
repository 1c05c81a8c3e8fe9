//! Ingredients: the six kinds, and counts of cards by kind.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::mirrored::mirrored;

/// A kind of ingredient; shrimp is only in Plus.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ingredient {
    /// Personal to yellow.
    Pineapple,
    /// Personal to green.
    Pepper,
    /// Personal to brown.
    Mushroom,
    /// Personal to purple.
    Olive,
    /// Personal to red.
    Salami,
    /// Personal to pink.
    Shrimp,
}

mirrored!(Ingredient, mamma_mia::Ingredient, Pineapple Pepper Mushroom Olive Salami Shrimp);

/// How many cards there are of each kind; kinds with no cards are left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schemas", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Ingredients(BTreeMap<Ingredient, u8>);

impl Ingredients {
    /// The most cards of one kind in any edition.
    const MOST: u8 = mamma_mia::chart::BOX_PLUS.of_each_kind;

    /// The total number of cards.
    pub fn total(&self) -> u32 {
        self.0.values().map(|count| u32::from(*count)).sum()
    }

    /// The kinds and their counts.
    pub fn iter(&self) -> impl Iterator<Item = (Ingredient, u8)> {
        self.0.iter().map(|(kind, count)| (*kind, *count))
    }

    /// Adds one card of this kind.
    pub(crate) fn add(&mut self, kind: Ingredient) {
        let count = self.0.entry(kind).or_default();
        *count = count.saturating_add(1);
    }

    /// Removes one card of this kind, if there is one.
    pub(crate) fn take(&mut self, kind: Ingredient) {
        if let Some(count) = self.0.get_mut(&kind) {
            *count = count.saturating_sub(1);
        }
    }
}

impl From<mamma_mia::Ingredients> for Ingredients {
    fn from(cards: mamma_mia::Ingredients) -> Ingredients {
        Ingredients(cards.iter().map(|(kind, count)| (kind.into(), count)).collect())
    }
}

/// Rejects more cards of a kind than any edition has: the rules do not count that far.
impl TryFrom<Ingredients> for mamma_mia::Ingredients {
    type Error = String;
    fn try_from(cards: Ingredients) -> Result<mamma_mia::Ingredients, String> {
        let mut all = mamma_mia::Ingredients::NONE;
        for (kind, count) in cards.iter() {
            if count > Ingredients::MOST {
                let most = Ingredients::MOST;
                return Err(format!("there are at most {most} cards of one kind, not {count}"));
            }
            all += mamma_mia::Ingredients::of(kind.into(), count);
        }
        Ok(all)
    }
}

/// The kinds that an owner chose, as a list of up to two.
pub(crate) fn kinds(choice: mamma_mia::Choice) -> Vec<Ingredient> {
    match choice {
        mamma_mia::Choice::Nothing => Vec::new(),
        mamma_mia::Choice::One(kind) => vec![kind.into()],
        mamma_mia::Choice::Two(one, other) => vec![one.into(), other.into()],
    }
}

/// The choice that a list of kinds stands for.
pub(crate) fn choice(kinds: &[Ingredient]) -> Result<mamma_mia::Choice, String> {
    match *kinds {
        [] => Ok(mamma_mia::Choice::Nothing),
        [kind] => Ok(mamma_mia::Choice::One(kind.into())),
        [one, other] if one != other => Ok(mamma_mia::Choice::two(one.into(), other.into())),
        [_, _] => Err("two kinds have to be chosen, not one of them twice".to_string()),
        _ => Err(format!("at most two kinds can be chosen, not {}", kinds.len())),
    }
}
