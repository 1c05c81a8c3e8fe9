//! Tests that every store must pass: `conforms` panics if a store fails one.

mod batches;
mod calls;
mod erasures;
mod identities;
mod moderation;
mod openings;
mod outcomes;
mod sessions;

use std::collections::BTreeSet;
use std::sync::Arc;

use table::Seat;
use tokio::task::JoinSet;

use host::id::{GuestId, Secret, SessionId, TableId};
use host::time::Millis;

use super::{
    Admission, Append, Listed, ListedStage, Listing, NewSession, SessionKind, Store, StoreError,
    Stored, StoredGuest, TableQuery, Turn,
};

/// Checks every law of a store, each with an empty one from `make`.
///
/// # Panics
/// If the store breaks a law.
pub async fn conforms<S: Store, F: Future<Output = S>>(make: impl Fn() -> F) {
    unknown_things_are_none(&make().await).await;
    records_come_back_in_sequence(&make().await).await;
    a_wrong_number_is_a_conflict_and_changes_nothing(&make().await).await;
    a_rewritten_record_keeps_its_place(&make().await).await;
    of_records_with_one_number_exactly_one_is_kept(Arc::new(make().await)).await;
    records_of_many_tables_are_kept_side_by_side(Arc::new(make().await)).await;
    a_listing_stays_until_the_next(&make().await).await;
    a_table_without_a_listing_is_in_no_list(&make().await).await;
    what_was_not_told_moves_no_table_in_a_list(&make().await).await;
    lists_hold_what_was_asked_for(&make().await).await;
    lists_are_sorted_and_end_where_asked(&make().await).await;
    the_next_wake_is_the_earliest(&make().await).await;
    a_deleted_table_leaves_nothing_and_its_neighbour_everything(&make().await).await;
    who_may_sit_down_is_not_sent_to_the_gallery(&make().await).await;
    text_comes_back_as_it_was(&make().await).await;
    a_probe_is_remembered_and_leaves_nothing_else(&make().await).await;
    batches::conforms(&make).await;
    openings::conforms(&make).await;
    calls::conforms(&make).await;
    outcomes::conforms(&make).await;
    sessions::conforms(&make).await;
    identities::conforms(&make).await;
    moderation::conforms(&make).await;
    erasures::conforms(&make).await;
}

async fn a_probe_is_remembered_and_leaves_nothing_else(store: &impl Store) {
    assert_eq!(store.last_time().await, Ok(None));
    let (table, added) = (table(), record(table(), 1));
    assert_eq!(store.append(Append { table, at: Millis(7), ..added }).await, Ok(()));
    assert_eq!(store.last_time().await, Ok(Some(Millis(7))), "the newest time, without a probe");
    for at in [9, 12, 3] {
        assert_eq!(store.probe(Some(Millis(at))).await, Ok(()));
        assert_eq!(store.probe(None).await, Ok(()));
        assert_eq!(store.last_time().await, Ok(Some(Millis(at))));
    }
    assert_eq!(store.examine().await, Ok(()));
    assert_eq!(store.load(table).await.map(|records| records.len()), Ok(1));
}

async fn unknown_things_are_none(store: &impl Store) {
    let (table, guest) = (table(), guest());
    assert_eq!(store.load(table).await, Ok(vec![]));
    assert_eq!(store.listed(table).await, Ok(None));
    for which in every_which(guest, Millis(u64::MAX)) {
        assert_eq!(store.list(which, 10).await, Ok(vec![]), "{which:?}");
    }
    assert_eq!(store.next_wake().await, Ok(None));
    assert_eq!(store.delete(table).await, Ok(()));
    assert_eq!(store.guest(guest).await, Ok(None));
    assert_eq!(store.session_by_key(secret().hash()).await, Ok(None));
    assert_eq!(store.sessions(guest, 10).await, Ok(vec![]));
    assert_eq!(store.guest_since(guest).await, Ok(None));
    assert_eq!(store.rename_guest(guest, "Ada").await, Ok(()));
    assert_eq!(store.guest(guest).await, Ok(None));
    assert_eq!(store.admitted(table, guest).await, Ok(None));
}

async fn records_come_back_in_sequence(store: &impl Store) {
    let table = table();
    // Past ten and a hundred, where sorting the numbers as text would give another order.
    for seq in 1..=120 {
        assert_eq!(store.append(record(table, seq)).await, Ok(()));
        let last = store.load(table).await.expect("a table that was appended to").pop();
        assert_eq!(last, Some(stored(seq)), "what was answered is seen at once");
    }
    assert_eq!(store.load(table).await, Ok((1..=120).map(stored).collect()));
}

async fn a_wrong_number_is_a_conflict_and_changes_nothing(store: &impl Store) {
    let (table, stranger) = (table(), guest());
    for wrong in [0, 2, u32::MAX] {
        let append = listed_record(table, wrong, listing(ListedStage::Gathering));
        assert_eq!(store.append(append).await, Err(StoreError::Conflict), "{wrong} before 1");
    }
    assert_eq!(store.listed(table).await, Ok(None));
    for seq in 1..=3 {
        let append = listed_record(table, seq, listing(ListedStage::Gathering));
        assert_eq!(store.append(append).await, Ok(()));
    }
    let before = (store.load(table).await, store.listed(table).await);
    for wrong in [0, 1, 2, 3, 5, u32::MAX] {
        let other = Listing { guests: vec![stranger], ..listing(ListedStage::Finished) };
        let append = listed_record(table, wrong, other);
        assert_eq!(store.append(append).await, Err(StoreError::Conflict), "{wrong} after 3");
    }
    assert_eq!((store.load(table).await, store.listed(table).await), before);
    assert_eq!(store.list(TableQuery::Of(stranger), 10).await, Ok(vec![]));
    assert_eq!(store.append(record(table, 4)).await, Ok(()));
}

async fn a_rewritten_record_keeps_its_place(store: &impl Store) {
    let (one, other) = (table(), table());
    for table in [one, other] {
        for seq in 1..=3 {
            let append = listed_record(table, seq, listing(ListedStage::Playing));
            assert_eq!(store.append(append).await, Ok(()));
        }
    }
    let listed = store.listed(one).await;
    assert_eq!(store.rewrite(one, 2, "another body".to_owned()).await, Ok(()));
    let rewritten = Stored { body: "another body".to_owned(), ..stored(2) };
    assert_eq!(store.load(one).await, Ok(vec![stored(1), rewritten, stored(3)]));
    assert_eq!(store.load(other).await, Ok(vec![stored(1), stored(2), stored(3)]));
    assert_eq!(store.listed(one).await, listed);
    assert_eq!(store.append(record(one, 4)).await, Ok(()));
    for (table, seq) in [(one, 0), (one, 5), (self::table(), 1)] {
        let rewritten = store.rewrite(table, seq, "nothing".to_owned()).await;
        assert_eq!(rewritten, Err(StoreError::Conflict));
        assert_eq!(store.load(one).await.map(|records| records.len()), Ok(4));
    }
}

async fn of_records_with_one_number_exactly_one_is_kept(store: Arc<impl Store>) {
    let table = table();
    for seq in 1..=20 {
        let mut rivals = JoinSet::new();
        for rival in 0..8 {
            let store = Arc::clone(&store);
            let append = Append { body: format!("{rival}"), ..record(table, seq) };
            rivals.spawn(async move { (append.body.clone(), store.append(append).await) });
        }
        let (kept, refused): (Vec<_>, Vec<_>) =
            rivals.join_all().await.into_iter().partition(|(_, outcome)| outcome.is_ok());
        assert_eq!(kept.len(), 1, "kept at {seq}: {kept:?}");
        assert!(refused.iter().all(|(_, outcome)| *outcome == Err(StoreError::Conflict)));
        let records = store.load(table).await.expect("a table that was appended to");
        assert_eq!(records.last().map(|record| &record.body), kept.first().map(|(body, _)| body));
    }
}

async fn records_of_many_tables_are_kept_side_by_side(store: Arc<impl Store>) {
    let tables: Vec<TableId> = (0..50).map(|_| table()).collect();
    let mut hosts = JoinSet::new();
    for table in tables.iter().copied() {
        let store = Arc::clone(&store);
        hosts.spawn(async move {
            for seq in 1..=20 {
                assert_eq!(store.append(record(table, seq)).await, Ok(()));
                // A wrong number must not harm the records that are written together with it.
                assert_eq!(store.append(record(table, seq)).await, Err(StoreError::Conflict));
            }
        });
    }
    hosts.join_all().await;
    for table in tables {
        assert_eq!(store.load(table).await, Ok((1..=20).map(stored).collect()));
    }
}

async fn a_listing_stays_until_the_next(store: &impl Store) {
    let (table, ada, bea) = (table(), guest(), guest());
    let gathering = Listing {
        public: true,
        wake_at: Some(Millis(9_000)),
        guests: vec![bea, ada],
        ..listing(ListedStage::Gathering)
    };
    let expected = |seq: u32, listing: &Listing| Listed {
        table,
        opened_at: at(1),
        touched_at: at(seq),
        told_at: at(seq),
        seq,
        listing: listing.clone(),
    };
    assert_eq!(store.append(listed_record(table, 1, gathering.clone())).await, Ok(()));
    assert_eq!(store.listed(table).await, Ok(Some(expected(1, &gathering))));
    assert_eq!(store.append(record(table, 2)).await, Ok(()));
    assert_eq!(store.listed(table).await, Ok(Some(expected(2, &gathering))));
    assert_eq!(store.list(TableQuery::Of(ada), 10).await, Ok(vec![expected(2, &gathering)]));

    let playing = Listing {
        game: "another".to_owned(),
        guests: vec![bea],
        card: "another card".to_owned(),
        ..listing(ListedStage::Playing)
    };
    assert_eq!(store.append(listed_record(table, 3, playing.clone())).await, Ok(()));
    assert_eq!(store.listed(table).await, Ok(Some(expected(3, &playing))));
    assert_eq!(store.list(TableQuery::Of(ada), 10).await, Ok(vec![]), "who left is not there");
    assert_eq!(store.list(TableQuery::Of(bea), 10).await, Ok(vec![expected(3, &playing)]));
    assert_eq!(store.next_wake().await, Ok(None), "the old wake is gone");
}

async fn a_table_without_a_listing_is_in_no_list(store: &impl Store) {
    let table = table();
    assert_eq!(store.append(record(table, 1)).await, Ok(()));
    assert_eq!(store.listed(table).await, Ok(None));
    assert_eq!(store.list(TableQuery::All, 10).await, Ok(vec![]));
    let append = listed_record(table, 2, listing(ListedStage::Gathering));
    assert_eq!(store.append(append).await, Ok(()));
    let listed = store.listed(table).await.expect("a list").expect("a listed table");
    assert_eq!((listed.opened_at, listed.touched_at), (at(1), at(2)));
}

async fn what_was_not_told_moves_no_table_in_a_list(store: &impl Store) {
    let public = Listing { public: true, ..listing(ListedStage::Playing) };
    let older = add(store, 10, public.clone()).await;
    let newer = add(store, 20, public).await;
    let secret = |seq| Append { at: at(30), told: false, ..record(older, seq) };
    for seq in 2..=5 {
        assert_eq!(store.append(secret(seq)).await, Ok(()));
    }
    check(store, TableQuery::Open, &[newer, older]).await;
    let listed = store.listed(older).await.expect("a list").expect("a listed table");
    assert_eq!((listed.touched_at, listed.told_at, listed.seq), (at(30), at(10), 5));
    assert_eq!(store.append(Append { told: true, ..secret(6) }).await, Ok(()));
    check(store, TableQuery::Open, &[older, newer]).await;
}

async fn lists_hold_what_was_asked_for(store: &impl Store) {
    let ada = guest();
    let public = |stage| Listing { public: true, ..listing(stage) };
    // Each table's number is the time at which it is touched.
    let gathering = add(store, 10, public(ListedStage::Gathering)).await;
    let playing = add(store, 20, public(ListedStage::Playing)).await;
    let finished = add(store, 30, public(ListedStage::Finished)).await;
    let private = add(store, 40, listing(ListedStage::Gathering)).await;
    let hers = add(store, 50, Listing { guests: vec![ada], ..listing(ListedStage::Playing) }).await;
    let due =
        add(store, 60, Listing { wake_at: Some(at(100)), ..listing(ListedStage::Playing) }).await;
    let over = add(store, 70, listing(ListedStage::Finished)).await;

    check(store, TableQuery::Open, &[playing, gathering]).await;
    check(store, TableQuery::Of(ada), &[hers]).await;
    check(store, TableQuery::Of(guest()), &[]).await;
    // Ada sits there, but it is not her turn; then it is, until she has moved.
    check(store, TableQuery::Awaiting(ada), &[]).await;
    let turn = Turn { seat: Seat::at(0), since: 2, guests: vec![ada] };
    let playing_on = |turns| Listing { guests: vec![ada], turns, ..listing(ListedStage::Playing) };
    let asked = Append { at: at(50), ..listed_record(hers, 2, playing_on(vec![turn])) };
    assert_eq!(store.append(asked).await, Ok(()));
    check(store, TableQuery::Awaiting(ada), &[hers]).await;
    check(store, TableQuery::Awaiting(guest()), &[]).await;
    let moved = Append { at: at(50), ..listed_record(hers, 3, playing_on(vec![])) };
    assert_eq!(store.append(moved).await, Ok(()));
    check(store, TableQuery::Awaiting(ada), &[]).await;
    check(store, TableQuery::Due(at(99)), &[]).await;
    check(store, TableQuery::Due(at(100)), &[due]).await;
    check(store, TableQuery::IdleSince(at(10)), &[]).await;
    check(store, TableQuery::IdleSince(at(11)), &[gathering]).await;
    check(store, TableQuery::IdleSince(at(99)), &[private, gathering]).await;
    check(store, TableQuery::PlayingBefore(at(20)), &[]).await;
    check(store, TableQuery::PlayingBefore(at(21)), &[playing]).await;
    check(store, TableQuery::FinishedBefore(at(30)), &[]).await;
    check(store, TableQuery::FinishedBefore(at(31)), &[finished]).await;
    check(store, TableQuery::FinishedBefore(at(99)), &[over, finished]).await;
    check(store, TableQuery::All, &[over, due, hers, private, finished, playing, gathering]).await;

    // A record that does not change the listing still counts as a touch.
    let touch = Append { at: at(80), ..record(gathering, 2) };
    assert_eq!(store.append(touch).await, Ok(()));
    check(store, TableQuery::Open, &[gathering, playing]).await;
    check(store, TableQuery::IdleSince(at(80)), &[private]).await;
    check(store, TableQuery::IdleSince(at(81)), &[gathering, private]).await;
}

async fn lists_are_sorted_and_end_where_asked(store: &impl Store) {
    let ada = guest();
    let everywhere = |stage| Listing {
        public: true,
        wake_at: Some(Millis(1)),
        guests: vec![guest(), ada],
        turns: vec![Turn { seat: Seat::at(1), since: 1, guests: vec![ada] }],
        ..listing(stage)
    };
    let mut gathering = Vec::new();
    let mut finished = Vec::new();
    // Not in the order in which they are touched.
    for place in [3, 1, 4, 9, 2, 6, 5] {
        gathering.push((place, add(store, place, everywhere(ListedStage::Gathering)).await));
        finished.push((place, add(store, place + 10, everywhere(ListedStage::Finished)).await));
    }
    let sorted = |mut tables: Vec<(u32, TableId)>| {
        tables.sort_by_key(|(place, _)| std::cmp::Reverse(*place));
        tables.into_iter().map(|(_, table)| table).collect::<Vec<TableId>>()
    };
    let (gathering, finished) = (sorted(gathering), sorted(finished));
    let all: Vec<TableId> = finished.iter().chain(&gathering).copied().collect();
    for which in every_which(ada, at(1_000)) {
        let expected = match which {
            TableQuery::Open | TableQuery::IdleSince(_) => &gathering,
            TableQuery::PlayingBefore(_) => &Vec::new(),
            TableQuery::FinishedBefore(_) => &finished,
            TableQuery::Of(_) | TableQuery::Awaiting(_) | TableQuery::Due(_) | TableQuery::All => {
                &all
            }
        };
        for most in 0..=expected.len() as u32 + 1 {
            let tables = tables_of(store.list(which, most).await);
            let most = expected.len().min(most as usize);
            assert_eq!(tables, expected[..most], "{which:?}");
        }
    }
}

async fn the_next_wake_is_the_earliest(store: &impl Store) {
    let waking = |wake_at| Listing { wake_at, ..listing(ListedStage::Playing) };
    let late = add(store, 1, waking(Some(Millis(3_000)))).await;
    add(store, 2, waking(None)).await;
    assert_eq!(store.next_wake().await, Ok(Some(Millis(3_000))));
    let early = add(store, 3, waking(Some(Millis(2_000)))).await;
    assert_eq!(store.next_wake().await, Ok(Some(Millis(2_000))));
    assert_eq!(store.append(listed_record(early, 2, waking(None))).await, Ok(()));
    assert_eq!(store.next_wake().await, Ok(Some(Millis(3_000))));
    assert_eq!(store.delete(late).await, Ok(()));
    assert_eq!(store.next_wake().await, Ok(None));
}

async fn a_deleted_table_leaves_nothing_and_its_neighbour_everything(store: &impl Store) {
    let ada = guest();
    let full = Listing {
        public: true,
        wake_at: Some(at(1)),
        guests: vec![ada],
        ..listing(ListedStage::Gathering)
    };
    let gone = add(store, 1, full.clone()).await;
    let stays = add(store, 2, full.clone()).await;
    for table in [gone, stays] {
        assert_eq!(store.append(record(table, 2)).await, Ok(()));
        assert_eq!(store.admit(admission(table, ada, true)).await, Ok(()));
    }
    let before = (store.load(stays).await, store.listed(stays).await);
    assert_eq!(store.delete(gone).await, Ok(()));
    assert_eq!(store.load(gone).await, Ok(vec![]));
    assert_eq!(store.listed(gone).await, Ok(None));
    assert_eq!(store.admitted(gone, ada).await, Ok(None));
    for which in [TableQuery::Open, TableQuery::Of(ada), TableQuery::Due(at(1)), TableQuery::All] {
        check(store, which, &[stays]).await;
    }
    assert_eq!((store.load(stays).await, store.listed(stays).await), before);
    assert_eq!(store.admitted(stays, ada).await, Ok(Some(true)));
    assert_eq!(store.append(record(gone, 3)).await, Err(StoreError::Conflict), "a late host");
    assert_eq!(store.delete(gone).await, Ok(()), "a second time");
}

async fn who_may_sit_down_is_not_sent_to_the_gallery(store: &impl Store) {
    let (here, there, ada, bea) = (table(), table(), guest(), guest());
    for (may_sit, expected) in [(false, false), (false, false), (true, true), (false, true)] {
        assert_eq!(store.admit(admission(here, ada, may_sit)).await, Ok(()));
        assert_eq!(store.admitted(here, ada).await, Ok(Some(expected)));
    }
    assert_eq!(store.admitted(here, bea).await, Ok(None));
    assert_eq!(store.admitted(there, ada).await, Ok(None));
}

async fn text_comes_back_as_it_was(store: &impl Store) {
    let table = table();
    let texts =
        ["", "{\"name\":\"O'Hara; DROP TABLE\"}", "🍕 è\u{301}\r\n\t\u{0}?1", "%s \\ \"\" --"];
    for (seq, text) in (1..).zip(texts) {
        let listing = Listing { card: text.to_owned(), ..listing(ListedStage::Playing) };
        let append = Append { body: text.to_owned(), ..listed_record(table, seq, listing.clone()) };
        assert_eq!(store.append(append).await, Ok(()));
        let listed = store.listed(table).await.expect("a list").expect("a listed table");
        assert_eq!(listed.listing, listing);
        let guest = named(text);
        assert_eq!(store.add_guest(guest.clone(), device(at(1))).await, Ok(()));
        assert_eq!(store.guest(guest.id).await, Ok(Some(guest)));
    }
    let large = "🍕".repeat(100_000);
    let append = Append { body: large.clone(), ..record(table, 1 + texts.len() as u32) };
    assert_eq!(store.append(append).await, Ok(()));
    let records = store.load(table).await.expect("a table that was appended to");
    let bodies: Vec<&str> = records.iter().map(|record| record.body.as_str()).collect();
    assert_eq!(bodies, [texts.as_slice(), &[&large]].concat());
}

fn table() -> TableId {
    TableId::random().expect("randomness")
}

fn guest() -> GuestId {
    GuestId::random().expect("randomness")
}

fn session() -> SessionId {
    SessionId::random().expect("randomness")
}

/// A device that signs in.
fn device(at: Millis) -> NewSession {
    let (id, key, kind) = (session(), secret().hash(), SessionKind::Device);
    NewSession { id, key, kind, name: "A device".to_owned(), maker: None, at }
}

fn secret() -> Secret {
    Secret::random().expect("randomness")
}

fn named(name: &str) -> StoredGuest {
    StoredGuest { id: guest(), name: name.to_owned() }
}

fn admission(table: TableId, guest: GuestId, may_sit: bool) -> Admission {
    Admission { table, guest, may_sit }
}

fn at(place: u32) -> Millis {
    Millis(1_000 + u64::from(place))
}

fn body(seq: u32) -> String {
    format!("{{\"record\":{seq}}}")
}

fn record(table: TableId, seq: u32) -> Append {
    let (at, body) = (at(seq), body(seq));
    Append { table, seq, at, body, told: true, listing: None, outcome: None }
}

fn listed_record(table: TableId, seq: u32, listing: Listing) -> Append {
    Append { listing: Some(listing), ..record(table, seq) }
}

fn stored(seq: u32) -> Stored {
    Stored { seq, at: at(seq), body: body(seq) }
}

fn listing(stage: ListedStage) -> Listing {
    Listing {
        game: "a-game".to_owned(),
        stage,
        public: false,
        wake_at: None,
        guests: vec![],
        card: "a card".to_owned(),
        turns: vec![],
    }
}

fn every_which(guest: GuestId, time: Millis) -> [TableQuery; 8] {
    [
        TableQuery::Open,
        TableQuery::Of(guest),
        TableQuery::Awaiting(guest),
        TableQuery::Due(time),
        TableQuery::IdleSince(time),
        TableQuery::PlayingBefore(time),
        TableQuery::FinishedBefore(time),
        TableQuery::All,
    ]
}

/// Adds a table with one record.
async fn add(store: &impl Store, place: u32, listing: Listing) -> TableId {
    let table = table();
    let append = Append { at: at(place), ..listed_record(table, 1, listing) };
    assert_eq!(store.append(append).await, Ok(()));
    table
}

fn tables_of(listed: Result<Vec<Listed>, StoreError>) -> Vec<TableId> {
    listed.expect("a list").into_iter().map(|listed| listed.table).collect()
}

/// Checks that a list has these tables in this order, each as it is listed by itself.
async fn check(store: &impl Store, which: TableQuery, expected: &[TableId]) {
    let listed = store.list(which, 100).await.expect("a list");
    for one in &listed {
        assert_eq!(store.listed(one.table).await, Ok(Some(one.clone())));
    }
    let tables = tables_of(Ok(listed));
    assert_eq!(tables.iter().collect::<BTreeSet<_>>(), expected.iter().collect(), "{which:?}");
    assert_eq!(tables, expected, "{which:?}, the one last told of first");
}
