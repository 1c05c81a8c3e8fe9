//! The guided first games: each is a legal game, asks for moves that are offered, has texts in
//! every language, and tells the learner nothing that their seat could not know.

use std::collections::BTreeSet;
use std::path::Path;

use host::games::NAMES;
use protocol::{Lesson, LessonPart, Move, Offer, mamma_mia, pizza_theory};
use replay::lesson::{LessonError, ledger_of, lesson};

/// Upper limits, so that a lesson takes only a few minutes.
const MOST_BEATS: usize = 14;
const MOST_WORDS: usize = 32;

fn ledger(game: &str) -> &'static str {
    ledger_of(game).unwrap_or_else(|| panic!("{game} has a lesson"))
}

fn lesson_of(game: &str) -> Lesson {
    lesson(ledger(game)).unwrap_or_else(|error| panic!("{game}: {error}"))
}

#[test]
fn every_game_has_a_lesson_that_asks_and_then_sums_up() {
    for game in NAMES {
        let lesson = lesson_of(game);
        assert_eq!(lesson.game, *game);
        assert!((8..=MOST_BEATS).contains(&lesson.parts.len()), "{game}");
        let asking = |part: &&LessonPart| !part.moves.is_empty();
        assert!(lesson.parts.iter().filter(asking).count() >= 4, "{game}");
        let [first, .., last] = lesson.parts.as_slice() else { panic!("{game}") };
        assert!(asking(&first), "{game}: there is something to do at once");
        assert!(first.sayings.is_empty(), "{game}: and nothing to wait for");
        assert!(!asking(&last), "{game}");
    }
}

#[test]
fn what_a_lesson_waits_for_is_offered_there() {
    for game in NAMES {
        for LessonPart { beat, awaited, steps, moves, .. } in lesson_of(game).parts {
            assert!(moves.len() <= steps.len(), "{game} {beat}");
            assert_eq!(moves.is_empty(), steps.is_empty(), "{game} {beat}: no choice is left open");
            assert!(steps.is_empty() || awaited.iter().any(|seat| seat.seat().index() == 0));
            for (mv, offers) in moves.iter().zip(&steps) {
                assert!(offers.iter().any(|offer| covers(offer, mv)), "{game} {beat}: {mv:?}");
            }
        }
    }
}

/// Whether the offer and the move are of the same kind and the offer contains the move. Numbers are
/// not checked; the rules did that when the ledger was read.
fn covers(offer: &Offer, mv: &Move) -> bool {
    use mamma_mia::{Move as M, Offer as O};
    use pizza_theory::{Move as P, Offer as Q};
    match (offer, mv) {
        (Offer::MammaMia(offer), Move::MammaMia(mv)) => match (offer, mv) {
            (O::Lay { .. }, M::Lay { .. })
            | (O::NoOrder, M::NoOrder {})
            | (O::Bake { .. }, M::Bake { .. })
            | (O::Fill { .. }, M::Fill { .. })
            | (O::Ask { .. }, M::Ask { .. })
            | (O::Fail, M::Fail {})
            | (O::Help, M::Help {})
            | (O::Decline, M::Decline {}) => true,
            (O::Order { among }, M::Order { order }) => among.contains(order),
            (O::Draw { from, .. }, M::Draw { from: pile }) => from == pile,
            _ => false,
        },
        (Offer::PizzaTheory(offer), Move::PizzaTheory(mv)) => match (offer, mv) {
            (Q::Place { among }, P::Place { space }) => among.contains(space),
            (Q::Cut { among }, P::Cut { line }) => among.contains(line),
            _ => false,
        },
        _ => false,
    }
}

/// What the page says in a language; each family of games has its own file.
fn page_texts(language: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language);
    let files = std::fs::read_dir(folder).expect("every language has a folder");
    let paths = files.map(|entry| entry.expect("a folder can be listed").path());
    let of_the_page = paths.filter(|path| path.to_string_lossy().ends_with("-page.ftl"));
    of_the_page.map(|path| std::fs::read_to_string(path).expect("texts are UTF-8")).collect()
}

#[test]
fn every_beat_has_a_few_words_in_every_language() {
    for language in ["en", "fr", "it"] {
        let texts = page_texts(language);
        let text = |id: &str| {
            let start = format!("{id} = ");
            texts.lines().find_map(|line| line.strip_prefix(&start))
        };
        let mut known = BTreeSet::new();
        for game in NAMES {
            for LessonPart { beat, moves, .. } in lesson_of(game).parts {
                let id = format!("page-learn-{game}-{beat}");
                let about = text(&id).unwrap_or_else(|| panic!("{language}: {id}"));
                let todo = text(&format!("{id}-do"));
                assert_eq!(todo.is_some(), !moves.is_empty(), "{language}: {id}-do");
                let words = [about, todo.unwrap_or_default()].join(" ");
                let count = words.split_whitespace().filter(|word| word.len() > 1).count();
                assert!(count <= MOST_WORDS, "{language}: {id} has {count} words");
                known.extend([id.clone(), format!("{id}-do")]);
            }
        }
        for line in texts.lines() {
            let id = line.split(" = ").next().unwrap_or_default();
            let is_beat = NAMES.iter().any(|game| id.starts_with(&format!("page-learn-{game}-")));
            assert!(!is_beat || known.contains(id), "{language}: {id} is never said");
        }
    }
}

/// Deals to the others that the learner cannot tell apart. Rule 8
const WORLDS: [(&str, &[(&str, &str)]); 2] = [
    (
        "mamma-mia",
        &[
            ("deal supply 2 olive 2\n", "deal supply 2 olive 1 salami 1\n"),
            ("deal supply 2 olive 1 salami 1\nnote", "deal supply 2 olive 2\nnote"),
        ],
    ),
    (
        "mamma-mia-plus",
        &[
            (
                "deal supply 3 pepper 1 mushroom 1 olive 1 shrimp 1",
                "deal supply 3 pepper 2 mushroom 1 olive 1",
            ),
            (
                "deal supply 2 pepper 1 mushroom 1\n3 lay salami",
                "deal supply 2 mushroom 1 shrimp 1\n3 lay salami",
            ),
        ],
    ),
];

#[test]
fn what_the_others_hold_is_not_in_a_lesson() {
    for (game, changes) in WORLDS {
        let mut other = ledger(game).to_string();
        for (from, to) in changes {
            // The last occurrence, because the same deal may be made twice.
            let at = other.rfind(from).unwrap_or_else(|| panic!("{game}: {from}"));
            other.replace_range(at..at + from.len(), to);
        }
        assert_ne!(other, ledger(game));
        assert_eq!(lesson(&other), Ok(lesson_of(game)), "{game}");
    }
}

#[test]
fn a_ledger_that_is_no_lesson_says_why() {
    let text = ledger("pizza-theory");
    assert_eq!(lesson(&text.replace("note lesson start\n", "")), Err(LessonError::NoStart));
    let unasked = LessonError::Unasked { after: "place".to_string() };
    assert_eq!(lesson(&text.replace("note say cut\n", "")), Err(unasked));
    let never = LessonError::NeverSaid { beat: "knives".to_string() };
    assert_eq!(lesson(&text.replace("pizza-theory-revealed", "pizza-theory-won")), Err(never));
    assert!(matches!(lesson("no ledger"), Err(LessonError::Ledger(_))));
}
