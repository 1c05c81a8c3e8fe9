//! Laws of batches: all of a batch is stored, or none of it.

use std::sync::Arc;

use host::id::{GuestId, TableId};
use tokio::task::JoinSet;
use words::Language;

use super::{admission, guest, listed_record, listing, record, stored, table};
use crate::{Append, Batch, ListedStage, Store, StoreError, Webhook};

/// Checks every law, each with an empty store from `make`.
pub(super) async fn conforms<S: Store, F: Future<Output = S>>(make: &impl Fn() -> F) {
    a_batch_is_stored_whole(&make().await).await;
    of_a_batch_with_a_conflict_nothing_is_stored(&make().await).await;
    records_of_one_table_follow_each_other(&make().await).await;
    an_empty_batch_changes_nothing(&make().await).await;
    a_batch_with_a_conflict_harms_no_other(Arc::new(make().await)).await;
}

async fn a_batch_is_stored_whole(store: &impl Store) {
    let (old, new, ada) = (table(), table(), guest());
    assert_eq!(store.append(gathering(old, 1)).await, Ok(()));
    assert_eq!(store.write(opening_after(old, 2, new, ada)).await, Ok(()));
    assert_eq!(store.load(old).await, Ok(vec![stored(1), stored(2)]));
    assert_eq!(store.load(new).await, Ok(vec![stored(1)]));
    assert!(store.listed(new).await.expect("a list").is_some());
    assert_eq!(store.admitted(new, ada).await, Ok(Some(true)));
    assert_eq!(store.admitted(old, ada).await, Ok(None));
    assert_eq!(store.webhook(new).await, Ok(Some(webhook(ada))));
}

async fn of_a_batch_with_a_conflict_nothing_is_stored(store: &impl Store) {
    let (old, new, taken, ada) = (table(), table(), table(), guest());
    assert_eq!(store.append(gathering(old, 1)).await, Ok(()));
    assert_eq!(store.append(gathering(taken, 1)).await, Ok(()));
    let before = store.listed(old).await;
    // First one record is wrong, then the other.
    for (seq, next) in [(1, new), (3, new), (2, taken)] {
        let batch = opening_after(old, seq, next, ada);
        assert_eq!(store.write(batch).await, Err(StoreError::Conflict));
        assert_eq!(store.load(old).await, Ok(vec![stored(1)]));
        assert_eq!(store.listed(old).await, before);
        for table in [new, taken] {
            assert_eq!(store.admitted(table, ada).await, Ok(None));
            assert_eq!(store.webhook(table).await, Ok(None));
        }
    }
    assert_eq!(store.load(new).await, Ok(vec![]));
    assert_eq!(store.listed(new).await, Ok(None));
    assert_eq!(store.load(taken).await, Ok(vec![stored(1)]));
    assert_eq!(store.write(opening_after(old, 2, new, ada)).await, Ok(()));
}

async fn records_of_one_table_follow_each_other(store: &impl Store) {
    let table = table();
    let batch = |numbers: [u32; 2]| Batch {
        appends: numbers.map(|seq| record(table, seq)).into(),
        ..Batch::default()
    };
    for wrong in [[1, 1], [2, 1], [1, 3]] {
        assert_eq!(store.write(batch(wrong)).await, Err(StoreError::Conflict), "{wrong:?}");
        assert_eq!(store.load(table).await, Ok(vec![]));
    }
    assert_eq!(store.write(batch([1, 2])).await, Ok(()));
    assert_eq!(store.load(table).await, Ok(vec![stored(1), stored(2)]));
}

async fn an_empty_batch_changes_nothing(store: &impl Store) {
    assert_eq!(store.write(Batch::default()).await, Ok(()));
    let table = table();
    assert_eq!(store.append(record(table, 1)).await, Ok(()));
    assert_eq!(store.write(Batch::default()).await, Ok(()));
    assert_eq!(store.load(table).await, Ok(vec![stored(1)]));
}

async fn a_batch_with_a_conflict_harms_no_other(store: Arc<impl Store>) {
    let mut hosts = JoinSet::new();
    for _ in 0..20 {
        let store = Arc::clone(&store);
        hosts.spawn(async move {
            let (old, ada) = (table(), guest());
            assert_eq!(store.append(gathering(old, 1)).await, Ok(()));
            for seq in 2..=10 {
                let next = table();
                let wrong = opening_after(old, seq + 1, next, ada);
                assert_eq!(store.write(wrong).await, Err(StoreError::Conflict));
                assert_eq!(store.load(next).await, Ok(vec![]));
                assert_eq!(store.write(opening_after(old, seq, next, ada)).await, Ok(()));
                assert_eq!(store.load(next).await, Ok(vec![stored(1)]));
            }
            assert_eq!(store.load(old).await, Ok((1..=10).map(stored).collect()));
        });
    }
    hosts.join_all().await;
}

/// A record of one table which says that another one follows, with everything that opens the other.
fn opening_after(old: TableId, seq: u32, new: TableId, opener: GuestId) -> Batch {
    Batch {
        appends: vec![record(old, seq), gathering(new, 1)],
        admissions: vec![admission(new, opener, true)],
        webhook: Some((new, webhook(opener))),
        ..Batch::default()
    }
}

fn gathering(table: TableId, seq: u32) -> Append {
    listed_record(table, seq, listing(ListedStage::Gathering))
}

fn webhook(opener: GuestId) -> Webhook {
    Webhook {
        opener,
        url: "https://hooks.example/abc".to_owned(),
        base: "https://forno.example".to_owned(),
        language: Language::English,
    }
}
