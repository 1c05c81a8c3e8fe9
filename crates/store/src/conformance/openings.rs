//! Laws of openings.

use host::id::{AddressKey, GuestId, TableId};
use protocol::AskId;

use super::{guest, listed_record, listing, table};
use crate::{Batch, ListedStage, Listing, Store, StoreError, TableOpening};

/// Checks every law, each with an empty store from `make`.
pub(super) async fn conforms<S: Store, F: Future<Output = S>>(make: &impl Fn() -> F) {
    a_request_opens_one_table(&make().await).await;
    what_a_table_does_not_need_any_more_is_forgotten(&make().await).await;
    the_lobby_knows_how_its_tables_were_opened(&make().await).await;
}

fn named(name: &str) -> Option<AskId> {
    Some(name.to_owned().try_into().expect("a name"))
}

fn opening(table: TableId, opener: GuestId, request: Option<AskId>) -> TableOpening {
    let key = AddressKey([7; 32]);
    TableOpening { table, opener, request, address: Some(key.hash([9; 16])), key: Some(key) }
}

fn public(stage: ListedStage) -> Listing {
    Listing { public: true, ..listing(stage) }
}

fn batch(opening: TableOpening) -> Batch {
    let append = listed_record(opening.table, 1, public(ListedStage::Gathering));
    Batch { opening: Some(Box::new(opening)), ..Batch::from(append) }
}

async fn a_request_opens_one_table(store: &impl Store) {
    let (one, ada, bea) = (table(), guest(), guest());
    let first = opening(one, ada, named("first"));
    assert_eq!(store.opened_by(ada, &named("first").expect("a name")).await, Ok(None));
    assert_eq!(store.write(batch(first.clone())).await, Ok(()));
    assert_eq!(store.opening(one).await, Ok(Some(first)));
    assert_eq!(store.opened_by(ada, &named("first").expect("a name")).await, Ok(Some(one)));

    let again = table();
    let repeated = batch(opening(again, ada, named("first")));
    assert_eq!(store.write(repeated).await, Err(StoreError::Conflict));
    assert_eq!(store.load(again).await, Ok(vec![]), "nothing of it is stored");

    for (opener, request) in
        [(ada, named("second")), (bea, named("first")), (ada, None), (ada, None)]
    {
        assert_eq!(store.write(batch(opening(table(), opener, request))).await, Ok(()));
    }
    assert_eq!(store.delete(one).await, Ok(()));
    assert_eq!(store.opening(one).await, Ok(None));
    assert_eq!(store.opened_by(ada, &named("first").expect("a name")).await, Ok(None));
}

async fn what_a_table_does_not_need_any_more_is_forgotten(store: &impl Store) {
    let (one, ada) = (table(), guest());
    let opened = opening(one, ada, named("first"));
    assert_eq!(store.write(batch(opened.clone())).await, Ok(()));
    let append = listed_record(one, 2, public(ListedStage::Gathering));
    assert_eq!(store.append(append).await, Ok(()));
    assert_eq!(store.opening(one).await, Ok(Some(opened.clone())));

    let append = listed_record(one, 3, public(ListedStage::Playing));
    assert_eq!(store.append(append).await, Ok(()));
    let playing = TableOpening { key: None, ..opened };
    assert_eq!(store.opening(one).await, Ok(Some(playing.clone())));

    let append = listed_record(one, 4, public(ListedStage::Finished));
    assert_eq!(store.append(append).await, Ok(()));
    let finished = TableOpening { address: None, ..playing };
    assert_eq!(store.opening(one).await, Ok(Some(finished)));
}

async fn the_lobby_knows_how_its_tables_were_opened(store: &impl Store) {
    let (shown, private, over, ada) = (table(), table(), table(), guest());
    let opened = opening(shown, ada, None);
    assert_eq!(store.write(batch(opened.clone())).await, Ok(()));
    assert_eq!(store.write(batch(opening(over, ada, None))).await, Ok(()));
    let append = listed_record(over, 2, public(ListedStage::Finished));
    assert_eq!(store.append(append).await, Ok(()));
    let hidden = listed_record(private, 1, listing(ListedStage::Gathering));
    let opened_too = Box::new(opening(private, ada, None));
    let hidden = Batch { opening: Some(opened_too), ..Batch::from(hidden) };
    assert_eq!(store.write(hidden).await, Ok(()));
    assert_eq!(store.openings_in_lobby().await, Ok(vec![opened]));
}
