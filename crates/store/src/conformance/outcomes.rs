//! Laws of outcomes.

use host::id::TableId;
use protocol::Clock;

use super::{add, at, guest, listed_record, listing, record, table};
use crate::{
    Append, Batch, Ending, GameOutcome, ListedStage, Player, SeatOutcome, Store, StoreError,
};

/// Checks every law, each with an empty store from `make`.
pub(super) async fn conforms<S: Store, F: Future<Output = S>>(make: &impl Fn() -> F) {
    an_outcome_comes_back_as_it_was(&make().await).await;
    an_outcome_is_stored_with_its_record_or_not_at_all(&make().await).await;
    an_outcome_that_is_added_later_replaces_none(&make().await).await;
    finished_tables_without_an_outcome_are_found_one_after_the_other(&make().await).await;
    a_deleted_table_has_no_outcome(&make().await).await;
}

async fn an_outcome_comes_back_as_it_was(store: &impl Store) {
    assert_eq!(store.outcome(table()).await, Ok(None));
    for ending in [Ending::Over, Ending::Abandoned, Ending::Closed] {
        let (here, outcome) = (table(), outcome(ending));
        assert_eq!(store.append(record(here, 1)).await, Ok(()));
        assert_eq!(store.outcome(here).await, Ok(None));
        assert_eq!(store.append(last(here, 2, &outcome)).await, Ok(()));
        assert_eq!(store.outcome(here).await, Ok(Some(outcome.clone())));
        assert_eq!(store.append(record(here, 3)).await, Ok(()));
        assert_eq!(store.outcome(here).await, Ok(Some(outcome)), "it stays");
    }
}

async fn an_outcome_is_stored_with_its_record_or_not_at_all(store: &impl Store) {
    let (here, there, outcome) = (table(), table(), outcome(Ending::Over));
    let wrong = last(here, 2, &outcome);
    assert_eq!(store.append(wrong).await, Err(StoreError::Conflict));
    assert_eq!(store.outcome(here).await, Ok(None));
    let appends = vec![last(here, 1, &outcome), record(there, 2)];
    let batch = Batch { appends, ..Batch::default() };
    assert_eq!(store.write(batch).await, Err(StoreError::Conflict));
    assert_eq!(store.outcome(here).await, Ok(None));
}

async fn an_outcome_that_is_added_later_replaces_none(store: &impl Store) {
    let (old, new, gone) = (table(), table(), table());
    let (first, second) = (outcome(Ending::Abandoned), outcome(Ending::Closed));
    assert_eq!(store.append(record(old, 1)).await, Ok(()));
    assert_eq!(store.append(last(new, 1, &first)).await, Ok(()));
    assert_eq!(store.add_outcome(old, first.clone()).await, Ok(()));
    for table in [old, new, gone] {
        assert_eq!(store.add_outcome(table, second.clone()).await, Ok(()));
    }
    for table in [old, new] {
        assert_eq!(store.outcome(table).await, Ok(Some(first.clone())));
    }
    assert_eq!(store.outcome(gone).await, Ok(None), "there is no such table");
}

async fn finished_tables_without_an_outcome_are_found_one_after_the_other(store: &impl Store) {
    add(store, 1, listing(ListedStage::Gathering)).await;
    add(store, 2, listing(ListedStage::Playing)).await;
    let mut waiting = Vec::new();
    for place in 3..10 {
        waiting.push(add(store, place, listing(ListedStage::Finished)).await);
    }
    waiting.sort();
    let mut found = Vec::new();
    while let Ok(some) = store.without_outcome(found.last().copied(), 2).await
        && !some.is_empty()
    {
        assert!(some.len() <= 2, "{some:?}");
        found.extend(some);
    }
    assert_eq!(found, waiting);
    let known = waiting.remove(3);
    assert_eq!(store.add_outcome(known, outcome(Ending::Over)).await, Ok(()));
    assert_eq!(store.without_outcome(None, 100).await, Ok(waiting));
}

async fn a_deleted_table_has_no_outcome(store: &impl Store) {
    let (gone, stays, outcome) = (table(), table(), outcome(Ending::Over));
    for here in [gone, stays] {
        assert_eq!(store.append(last(here, 1, &outcome)).await, Ok(()));
    }
    assert_eq!(store.delete(gone).await, Ok(()));
    assert_eq!(store.outcome(gone).await, Ok(None));
    assert_eq!(store.outcome(stays).await, Ok(Some(outcome)));
}

/// The last record of a game.
fn last(table: TableId, seq: u32, outcome: &GameOutcome) -> Append {
    let outcome = Some(Box::new(outcome.clone()));
    Append { outcome, ..listed_record(table, seq, listing(ListedStage::Finished)) }
}

fn outcome(ending: Ending) -> GameOutcome {
    let is_over = ending == Ending::Over;
    let seat = |player: Player, share: f64| SeatOutcome {
        player,
        stand_ins: Vec::new(),
        hints: false,
        score: is_over.then_some(7),
        share: is_over.then_some(share),
    };
    let bot = |level| Player::Bot { name: "a bot".to_owned(), level };
    let replaced = SeatOutcome {
        stand_ins: vec!["one".to_owned(), "another".to_owned()],
        hints: true,
        ..seat(Player::Guest(guest()), 0.5)
    };
    GameOutcome {
        game: "a-game".to_owned(),
        rules: 3,
        options: vec![("memory".to_owned(), "notes".to_owned())],
        clock: Clock::Correspondence { per_move: 86_400 },
        ending,
        ended_at: at(5),
        seats: vec![seat(bot(Some(2)), 0.5), seat(bot(None), 0.0), replaced],
    }
}
