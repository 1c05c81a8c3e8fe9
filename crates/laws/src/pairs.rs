//! A few rows of options that together contain every pair of values.

use std::collections::BTreeSet;

use table::{Options, Setup};

/// One value for each option, by name; can be passed to [`Options::of`].
pub type Row<'o> = Vec<(&'o str, &'o str)>;

/// An option's index and the index of one of its values.
type Value = (usize, usize);

/// Rows that contain every value, and every two values of two options together.
///
/// `allowed` says which rows the game accepts; pairs that occur in no allowed row are ignored. Rows
/// are chosen greedily: each is the one with the most new pairs, the earliest on a tie, so the same
/// options always give the same rows. All possible rows are examined, so this is meant for some ten
/// thousand of them, not for millions.
pub fn pairs<'o>(
    options: &[(&'o str, &[&'o str])],
    allowed: impl Fn(&Row<'o>) -> bool,
) -> Vec<Row<'o>> {
    let row = |places: &[usize]| -> Row<'o> {
        options.iter().zip(places).map(|((name, values), place)| (*name, values[*place])).collect()
    };
    let all: Vec<Vec<usize>> = product(options).filter(|places| allowed(&row(places))).collect();
    let mut wanted: BTreeSet<(Value, Value)> = all.iter().flat_map(|row| together(row)).collect();
    let mut chosen = Vec::new();
    while !wanted.is_empty() {
        let news =
            |places: &&Vec<usize>| together(places).filter(|pair| wanted.contains(pair)).count();
        // `max_by_key` returns the last maximum; in reverse, that is the earliest.
        let Some(best) = all.iter().rev().max_by_key(news) else { break };
        together(best).for_each(|pair| {
            wanted.remove(&pair);
        });
        chosen.push(row(best));
    }
    chosen
}

/// The setups of a game that contain every pair of values it accepts, under every known version of
/// its rules.
///
/// # Panics
/// If the game accepts none of the rows.
pub fn setups<S: Setup>(game: &str, seats: usize, options: &[(&str, &[&str])]) -> Vec<S> {
    let under = |rules: u8| {
        let read = move |row: &Row<'_>| {
            S::read_under(rules, game, seats, &Options::of(row.iter().copied())).ok()
        };
        let rows = match options {
            [] => vec![Row::new()],
            _ => pairs(options, |row| read(row).is_some()),
        };
        rows.into_iter().filter_map(move |row| read(&row))
    };
    let setups: Vec<S> = S::versions(game).flat_map(under).collect();
    assert!(!setups.is_empty(), "{game} for {seats} takes none of these options");
    setups
}

/// Every combination of one value per option, as indices into the lists of values.
fn product(options: &[(&str, &[&str])]) -> impl Iterator<Item = Vec<usize>> {
    let sizes: Vec<usize> = options.iter().map(|(_, values)| values.len()).collect();
    (0..sizes.iter().product()).map(move |mut number: usize| {
        let place = |size: &usize| {
            let place = number % size;
            number /= size;
            place
        };
        sizes.iter().map(place).collect()
    })
}

/// The pairs in a row. Each value is also paired with itself, so that a single option counts.
fn together(places: &[usize]) -> impl Iterator<Item = (Value, Value)> {
    let values = || places.iter().copied().enumerate();
    values().flat_map(move |one| values().skip(one.0).map(move |other| (one, other)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPTIONS: [(&str, &[&str]); 5] = [
        ("memory", &["own", "notes"]),
        ("helping", &["on", "off"]),
        ("preset", &["english", "french", "italian", "forno"]),
        ("practice", &["on", "off"]),
        ("first", &["random", "1", "2", "3"]),
    ];

    fn contains(row: &Row<'_>, one: (&str, &str), other: (&str, &str)) -> bool {
        row.contains(&one) && row.contains(&other)
    }

    /// Checks that exactly `exempt` pairs occur in none of the rows, and returns the number of
    /// rows.
    fn check(allowed: impl Fn(&Row<'_>) -> bool, exempt: usize) -> usize {
        let rows = pairs(&OPTIONS, &allowed);
        assert!(rows.iter().all(&allowed));
        let mut missing = 0;
        for (at, (name, values)) in OPTIONS.iter().enumerate() {
            for (other, others) in &OPTIONS[at + 1..] {
                for value in *values {
                    for second in *others {
                        let pair = |row: &Row<'_>| contains(row, (name, value), (other, second));
                        missing += usize::from(!rows.iter().any(pair));
                    }
                }
            }
        }
        assert_eq!(missing, exempt);
        rows.len()
    }

    #[test]
    fn every_pair_occurs_in_few_rows() {
        let rows = check(|_| true, 0);
        assert!((16..=20).contains(&rows), "{rows} rows where 128 are all there are");
    }

    #[test]
    fn only_pairs_that_no_row_can_have_are_exempt() {
        let helped = ("helping", "on");
        check(|row| !contains(row, helped, ("preset", "french")), 1);
        // Without helping, the value `on` is missing with 2 + 4 + 2 + 4 others.
        check(|row| !row.contains(&helped), 12);
    }

    #[test]
    fn a_lone_option_occurs_with_every_value() {
        let rows = pairs(&[("memory", &["own", "notes"])], |_| true);
        assert_eq!(rows, [[("memory", "own")], [("memory", "notes")]]);
    }

    #[test]
    fn the_rows_are_always_the_same() {
        assert_eq!(pairs(&OPTIONS, |_| true), pairs(&OPTIONS, |_| true));
    }
}
