//! What occurred in the games, so that nothing goes untested unnoticed.

use core::fmt;
use std::collections::BTreeMap;

use table::{Eyes, Game, Kinds, Saying};

/// Worlds that were dealt again and differ, by the eyes that must not notice.
const WORLDS: &[&str] = &["for a seat", "for the gallery"];

/// Looks at a saying and counts what it is interested in, by name.
pub type Watch<G> = fn(&Saying<G>, &mut dyn FnMut(&str));

/// Counts the kinds of moves, offers and refusals that occurred, and whatever else a test asks for.
pub struct Tally<G: Game> {
    pub(crate) moves: Counts,
    pub(crate) offers: Counts,
    pub(crate) refusals: Counts,
    worlds: Counts,
    sights: BTreeMap<String, u64>,
    watch: Watch<G>,
}

impl<G: Game> Tally<G> {
    /// Counts only the kinds.
    pub fn new() -> Tally<G> {
        Tally::watching(core::iter::empty::<String>(), |_, _| {})
    }

    /// Counts the kinds, and further sights found by `watch`. All the `expected` ones must occur.
    pub fn watching<N: Into<String>>(
        expected: impl IntoIterator<Item = N>,
        watch: Watch<G>,
    ) -> Tally<G> {
        Tally {
            moves: Counts::of(G::Move::ALL),
            offers: Counts::of(G::Offer::ALL),
            refusals: Counts::of(G::Refusal::ALL),
            worlds: Counts::of(WORLDS),
            sights: expected.into_iter().map(|name| (name.into(), 0)).collect(),
            watch,
        }
    }

    /// An empty tally that counts the same things.
    pub(crate) fn blank(&self) -> Tally<G> {
        Tally::watching(self.sights.keys().map(String::as_str), self.watch)
    }

    /// Adds the counts of another tally.
    pub(crate) fn absorb(&mut self, other: Tally<G>) {
        self.moves.absorb(&other.moves);
        self.offers.absorb(&other.offers);
        self.refusals.absorb(&other.refusals);
        self.worlds.absorb(&other.worlds);
        for (name, count) in other.sights {
            *self.sights.entry(name).or_default() += count;
        }
    }

    /// Counts a saying.
    pub(crate) fn hear(&mut self, saying: &Saying<G>) {
        let sights = &mut self.sights;
        (self.watch)(saying, &mut |name| match sights.get_mut(name) {
            Some(count) => *count += 1,
            None => {
                sights.insert(name.into(), 1);
            }
        });
    }

    /// Counts a world that was dealt again and differs from the first.
    pub(crate) fn another_world(&mut self, eyes: Eyes) {
        self.worlds.add(match eyes {
            Eyes::Seat(_) => "for a seat",
            Eyes::Gallery => "for the gallery",
        });
    }

    /// Everything that is counted: its category, its name and its count.
    fn rows(&self) -> impl Iterator<Item = (&'static str, &str, u64)> {
        let named = |what, counts: &'_ Counts| {
            counts.rows.iter().map(move |(name, count)| (what, *name, *count)).collect::<Vec<_>>()
        };
        let sights = self.sights.iter().map(|(name, count)| ("sight", name.as_str(), *count));
        named("move", &self.moves)
            .into_iter()
            .chain(named("offer", &self.offers))
            .chain(named("refusal", &self.refusals))
            .chain(named("another world", &self.worlds))
            .chain(sights)
    }

    /// What never occurred: `move draw`, `refusal not-in-hand`, `sight baked minipizza`.
    ///
    /// If no redealt world ever differs, the law of two worlds was never really tested; that counts
    /// as missing too.
    pub fn missing(&self) -> Vec<String> {
        let never = self.rows().filter(|(_, _, count)| *count == 0);
        never.map(|(what, name, _)| format!("{what} {name}")).collect()
    }

    /// For tests: asserts that everything occurred.
    ///
    /// # Panics
    /// If something is missing; the message shows the whole tally.
    pub fn assert_complete(&self) {
        let missing = self.missing();
        assert!(missing.is_empty(), "never seen: {}\n{self}", missing.join(", "));
    }
}

impl<G: Game> Default for Tally<G> {
    fn default() -> Tally<G> {
        Tally::new()
    }
}

impl<G: Game> fmt::Display for Tally<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows().try_for_each(|(what, name, count)| writeln!(f, "{count:>12}  {what} {name}"))
    }
}

impl<G: Game> fmt::Debug for Tally<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// How often each of the listed kinds occurred. The lists are short, so a linear search is faster
/// than a map.
pub(crate) struct Counts {
    rows: Vec<(&'static str, u64)>,
}

impl Counts {
    fn of(all: &[&'static str]) -> Counts {
        Counts { rows: all.iter().map(|name| (*name, 0)).collect() }
    }

    /// Counts one of this kind; returns whether it is listed.
    pub fn add(&mut self, kind: &str) -> bool {
        let row = self.rows.iter_mut().find(|(name, _)| *name == kind);
        row.map(|(_, count)| *count += 1).is_some()
    }

    fn absorb(&mut self, other: &Counts) {
        for ((_, count), (_, more)) in self.rows.iter_mut().zip(&other.rows) {
            *count += more;
        }
    }
}
