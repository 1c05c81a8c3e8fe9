//! The laws of recovery codes, passkeys and merged guests, which every store must keep.

use host::id::{GuestId, PasskeyId};

use super::{add, admission, at, device, guest, listed_record, listing, named, secret};
use crate::{Append, ListedStage, Listing, Store, StoreError, StoredPasskey, TableQuery};

/// Checks every law, each with an empty store from `make`.
pub(super) async fn conforms<S: Store, F: Future<Output = S>>(make: &impl Fn() -> F) {
    a_code_signs_its_guest_in_once(&make().await).await;
    new_codes_replace_the_old_ones(&make().await).await;
    a_passkey_is_read_as_stored_and_changes_with_each_use(&make().await).await;
    only_its_guest_removes_a_passkey(&make().await).await;
    passkeys_of_other_domains_are_counted(&make().await).await;
    two_guests_are_merged(&make().await).await;
    guests_at_the_same_table_are_not_merged(&make().await).await;
}

async fn a_code_signs_its_guest_in_once(store: &impl Store) {
    let (ada, bea) = (named("Ada"), named("Bea"));
    for guest in [&ada, &bea] {
        assert_eq!(store.add_guest(guest.clone(), device(at(1))).await, Ok(()));
    }
    let codes: Vec<_> = (0..3).map(|_| secret().hash()).collect();
    assert_eq!(store.set_codes(ada.id, codes.clone()).await, Ok(()));
    assert_eq!(store.codes_left(ada.id).await, Ok(3));
    assert_eq!(store.codes_left(bea.id).await, Ok(0));
    assert_eq!(store.guest_by_code(codes[1]).await, Ok(Some(ada.id)));
    assert_eq!(store.guest_by_code(secret().hash()).await, Ok(None));

    let conflict = Err(StoreError::Conflict);
    assert_eq!(store.use_code(bea.id, codes[1], device(at(2)), 9).await, conflict, "not hers");
    let phone = device(at(2));
    assert_eq!(store.use_code(ada.id, codes[1], phone.clone(), 9).await, Ok(()));
    let (session, _) = store.session_by_key(phone.key).await.expect("sessions").expect("hers");
    assert_eq!(session.guest, ada);
    assert_eq!(store.codes_left(ada.id).await, Ok(2));
    assert_eq!(store.guest_by_code(codes[1]).await, Ok(None));
    let again = device(at(3));
    assert_eq!(store.use_code(ada.id, codes[1], again.clone(), 9).await, conflict);
    assert_eq!(store.session_by_key(again.key).await, Ok(None));
}

async fn new_codes_replace_the_old_ones(store: &impl Store) {
    let (ada, bea) = (guest(), guest());
    let [old, new, beas] = [secret().hash(), secret().hash(), secret().hash()];
    assert_eq!(store.set_codes(bea, vec![beas]).await, Ok(()));
    assert_eq!(store.set_codes(ada, vec![old]).await, Ok(()));
    assert_eq!(store.set_codes(ada, vec![new]).await, Ok(()));
    assert_eq!(store.guest_by_code(old).await, Ok(None));
    assert_eq!(store.guest_by_code(new).await, Ok(Some(ada)));
    assert_eq!(store.guest_by_code(beas).await, Ok(Some(bea)));
    assert_eq!(store.set_codes(ada, vec![]).await, Ok(()));
    assert_eq!(store.codes_left(ada).await, Ok(0));
}

fn passkey(guest: GuestId, number: u8) -> StoredPasskey {
    StoredPasskey {
        id: PasskeyId::random().expect("randomness"),
        credential: vec![number; 32],
        guest,
        handle: guest,
        rp_id: "forno.example".to_owned(),
        fixed: vec![1, 0, 255],
        counted: vec![number, 0],
        name: "Firefox, Linux".to_owned(),
        added_at: at(number.into()),
        used_at: None,
    }
}

async fn a_passkey_is_read_as_stored_and_changes_with_each_use(store: &impl Store) {
    let (ada, bea) = (named("Ada"), named("Bea"));
    for guest in [&ada, &bea] {
        assert_eq!(store.add_guest(guest.clone(), device(at(1))).await, Ok(()));
    }
    let (first, second) = (passkey(ada.id, 1), passkey(ada.id, 2));
    for new in [&first, &second] {
        assert_eq!(store.add_passkey(new.clone()).await, Ok(()));
    }
    assert_eq!(store.passkeys(ada.id).await, Ok(vec![second.clone(), first.clone()]));
    assert_eq!(store.passkeys(bea.id).await, Ok(vec![]));
    assert_eq!(store.passkey(&first.credential).await, Ok(Some(first.clone())));
    assert_eq!(store.passkey(b"another").await, Ok(None));
    let conflict = Err(StoreError::Conflict);
    let same = StoredPasskey { credential: first.credential.clone(), ..passkey(bea.id, 3) };
    assert_eq!(store.add_passkey(same).await, conflict, "it is known");

    let phone = device(at(9));
    let used = store.use_passkey(first.clone(), vec![1, 1], phone.clone(), 9).await;
    assert_eq!(used, Ok(()));
    let (session, _) = store.session_by_key(phone.key).await.expect("sessions").expect("hers");
    assert_eq!(session.guest, ada);
    let counted = StoredPasskey { counted: vec![1, 1], used_at: Some(at(9)), ..first.clone() };
    assert_eq!(store.passkey(&first.credential).await, Ok(Some(counted)));
    // A use that expects the state of before comes from an old copy.
    let copy = device(at(9));
    assert_eq!(store.use_passkey(first, vec![1, 1], copy.clone(), 9).await, conflict);
    assert_eq!(store.session_by_key(copy.key).await, Ok(None));
}

async fn only_its_guest_removes_a_passkey(store: &impl Store) {
    let (ada, eve) = (named("Ada"), guest());
    assert_eq!(store.add_guest(ada.clone(), device(at(1))).await, Ok(()));
    let hers = passkey(ada.id, 1);
    assert_eq!(store.add_passkey(hers.clone()).await, Ok(()));
    assert_eq!(store.remove_passkey(eve, hers.id).await, Ok(()));
    assert_eq!(store.passkeys(ada.id).await, Ok(vec![hers.clone()]));
    assert_eq!(store.remove_passkey(ada.id, hers.id).await, Ok(()));
    assert_eq!(store.passkey(&hers.credential).await, Ok(None));
    let used = store.use_passkey(hers, vec![9], device(at(2)), 9).await;
    assert_eq!(used, Err(StoreError::Conflict), "it is gone");
}

async fn passkeys_of_other_domains_are_counted(store: &impl Store) {
    let ada = guest();
    for (number, rp_id) in [(1, "a.example"), (2, "b.example"), (3, "b.example")] {
        let new = StoredPasskey { rp_id: rp_id.to_owned(), ..passkey(ada, number) };
        assert_eq!(store.add_passkey(new).await, Ok(()));
    }
    let elsewhere = vec![("b.example".to_owned(), 2)];
    assert_eq!(store.passkeys_elsewhere("a.example").await, Ok(elsewhere));
}

async fn two_guests_are_merged(store: &impl Store) {
    let (ada, adas, phone) = (named("Ada"), named("Ada’s phone"), device(at(2)));
    assert_eq!(store.add_guest(ada.clone(), device(at(1))).await, Ok(()));
    assert_eq!(store.add_guest(adas.clone(), phone.clone()).await, Ok(()));
    let of = |guests| Listing { guests, ..listing(ListedStage::Playing) };
    let hers = add(store, 10, of(vec![ada.id])).await;
    let phones = add(store, 20, of(vec![adas.id])).await;
    let body = format!("{{\"guest\":\"{}\"}}", adas.id);
    let record = Append { body, at: at(30), ..listed_record(phones, 2, of(vec![adas.id])) };
    assert_eq!(store.append(record).await, Ok(()));
    assert_eq!(store.admit(admission(hers, adas.id, true)).await, Ok(()));
    assert_eq!(store.admit(admission(hers, ada.id, false)).await, Ok(()));
    assert_eq!(store.set_codes(adas.id, vec![secret().hash()]).await, Ok(()));
    assert_eq!(store.add_passkey(passkey(adas.id, 1)).await, Ok(()));

    assert_eq!(store.may_merge(adas.id, ada.id).await, Ok(true));
    assert_eq!(store.merge(adas.id, ada.id).await, Ok(()));
    let (session, _) = store.session_by_key(phone.key).await.expect("sessions").expect("hers");
    assert_eq!(session.guest, ada);
    assert_eq!(store.guest(adas.id).await, Ok(None));
    let listed = store.list(TableQuery::Of(ada.id), 10).await.expect("tables");
    let tables: Vec<_> = listed.iter().map(|listed| listed.table).collect();
    assert_eq!(tables, [phones, hers]);
    assert_eq!(listed[0].listing.guests, [ada.id]);
    assert_eq!(store.admitted(hers, ada.id).await, Ok(Some(true)), "the better of both");
    assert_eq!(store.codes_left(ada.id).await, Ok(1));
    let passkeys = store.passkeys(ada.id).await.expect("passkeys");
    assert_eq!((passkeys.len(), passkeys[0].handle), (1, adas.id), "it keeps the name it knows");
    // Records written with the alias are read with the guest's id, and so are later ones.
    let records = store.load(phones).await.expect("records");
    assert_eq!(records[1].body, format!("{{\"guest\":\"{}\"}}", ada.id));
    assert_eq!(store.append(listed_record(phones, 3, of(vec![adas.id]))).await, Ok(()));
    let listed = store.listed(phones).await.expect("tables").expect("a table");
    assert_eq!(listed.listing.guests, [ada.id]);

    // Merged once more, both aliases lead to the third guest.
    let third = named("Ada at work");
    assert_eq!(store.add_guest(third.clone(), device(at(3))).await, Ok(()));
    assert_eq!(store.merge(ada.id, third.id).await, Ok(()));
    let records = store.load(phones).await.expect("records");
    assert_eq!(records[1].body, format!("{{\"guest\":\"{}\"}}", third.id));
    for (from, into) in [(ada.id, third.id), (third.id, third.id), (third.id, guest())] {
        assert_eq!(store.merge(from, into).await, Err(StoreError::Conflict));
    }
}

async fn guests_at_the_same_table_are_not_merged(store: &impl Store) {
    let (ada, bea) = (named("Ada"), named("Bea"));
    for guest in [&ada, &bea] {
        assert_eq!(store.add_guest(guest.clone(), device(at(1))).await, Ok(()));
    }
    let both = |stage| Listing { guests: vec![ada.id, bea.id], ..listing(stage) };
    let table = add(store, 10, both(ListedStage::Gathering)).await;
    for (seq, stage) in [(2, ListedStage::Playing), (3, ListedStage::Finished)] {
        assert_eq!(store.may_merge(ada.id, bea.id).await, Ok(false));
        assert_eq!(store.merge(ada.id, bea.id).await, Err(StoreError::Conflict));
        assert_eq!(store.guest(ada.id).await, Ok(Some(ada.clone())));
        assert_eq!(store.append(listed_record(table, seq, both(stage))).await, Ok(()));
    }
    assert_eq!(store.merge(ada.id, bea.id).await, Ok(()), "that game is over");
}
