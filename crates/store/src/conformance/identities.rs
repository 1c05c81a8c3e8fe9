//! What every store owes to guests who come back.

use super::{at, device, guest, named, secret};
use crate::{Store, StoreError};

/// Checks every law, each with an empty store from `make`.
pub(super) async fn conforms<S: Store, F: Future<Output = S>>(make: &impl Fn() -> F) {
    a_code_brings_its_guest_back_once(&make().await).await;
    new_codes_take_the_place_of_the_old_ones(&make().await).await;
}

async fn a_code_brings_its_guest_back_once(store: &impl Store) {
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

async fn new_codes_take_the_place_of_the_old_ones(store: &impl Store) {
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
