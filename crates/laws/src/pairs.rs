//! A few rows of options in which every pair of values occurs together somewhere.

use std::collections::BTreeSet;

use table::{Options, Setup};

/// One value for each option, by name; [`Options::of`] takes it as it is.
pub type Row<'o> = Vec<(&'o str, &'o str)>;

/// A value of an option, by their places in the lists.
type Value = (usize, usize);

/// Rows in which every value occurs, and every two values of two options occur together.
///
/// `allowed` says which rows the game takes; what no allowed row contains is let be. Rows are
/// chosen one by one, each the one with the most that is new, the earliest among equals, so the
/// same options always give the same rows. Every row there is gets looked at: this is for
/// options with some ten thousand rows, not for millions.
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
        // `max_by_key` takes the last of equals; backwards, that is the earliest.
        let Some(best) = all.iter().rev().max_by_key(news) else { break };
        together(best).for_each(|pair| {
            wanted.remove(&pair);
        });
        chosen.push(row(best));
    }
    chosen
}

/// The setups of a game in which every pair of values that it takes together occurs, under
/// every version of its rules that is known.
///
/// # Panics
/// When the game takes none of the rows.
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

/// Every way to take one value of each option, as places in the lists of values.
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

/// The pairs of a row; each value is also paired with itself, so that a lone option counts.
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

    /// Looks for every pair in the rows, and for the exempt ones in every row there is.
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
        // Without helping, its value is missing with 2 + 4 + 2 + 4 others.
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
