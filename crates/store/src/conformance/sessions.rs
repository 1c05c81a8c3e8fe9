//! The laws of sessions, which every store must keep.

use words::Language;

use super::{at, device, guest, named, secret, session};
use crate::{
    Browser, Ended, KeyState, NewSession, Scopes, SessionKind, Store, StoreError, StoredGuest,
    StoredSession,
};

/// Checks every law, each with an empty store from `make`.
pub(super) async fn conforms<S: Store, F: Future<Output = S>>(make: &impl Fn() -> F) {
    a_guest_signs_in_with_their_own_key(&make().await).await;
    a_guest_is_added_once(&make().await).await;
    a_guest_has_a_key_for_each_device(&make().await).await;
    the_number_of_devices_is_limited(&make().await).await;
    a_program_has_its_scopes_and_its_maker(&make().await).await;
    a_session_that_ends_loses_its_keys_and_browsers(&make().await).await;
    nobody_ends_the_sessions_of_others(&make().await).await;
    a_session_keeps_its_first_name_and_when_it_was_last_seen(&make().await).await;
    a_key_is_valid_until_the_next_one_is_used(&make().await).await;
    a_next_key_that_was_not_used_is_replaced(&make().await).await;
    of_two_next_keys_at_once_the_first_stays(&make().await).await;
}

/// A new session as the store returns it.
fn stored(guest: &StoredGuest, new: &NewSession) -> StoredSession {
    StoredSession {
        id: new.id,
        guest: guest.clone(),
        maker: new.maker,
        kind: new.kind,
        name: new.name.clone(),
        added_at: new.at,
        keyed_at: new.at,
        has_next: false,
        seen_at: new.at,
        hidden_since: None,
    }
}

async fn a_guest_signs_in_with_their_own_key(store: &impl Store) {
    let (ada, bea) = (named("Ada"), named("Bea"));
    let (hers, beas) = (device(at(1)), device(at(2)));
    assert_eq!(store.add_guest(ada.clone(), hers.clone()).await, Ok(()));
    assert_eq!(store.add_guest(bea.clone(), beas.clone()).await, Ok(()));
    let current = |guest: &StoredGuest, new| Ok(Some((stored(guest, new), KeyState::Current)));
    assert_eq!(store.session_by_key(hers.key).await, current(&ada, &hers));
    assert_eq!(store.session_by_key(beas.key).await, current(&bea, &beas));
    assert_eq!(store.session_by_key(secret().hash()).await, Ok(None));
    assert_eq!(store.guest(ada.id).await, Ok(Some(ada.clone())));

    let renamed = StoredGuest { name: "Ada Lovelace".to_owned(), ..ada };
    assert_eq!(store.rename_guest(renamed.id, &renamed.name).await, Ok(()));
    assert_eq!(store.guest(renamed.id).await, Ok(Some(renamed.clone())));
    assert_eq!(store.session_by_key(hers.key).await, current(&renamed, &hers));
    assert_eq!(store.guest(bea.id).await, Ok(Some(bea)));
}

async fn a_guest_is_added_once(store: &impl Store) {
    let (ada, hers) = (named("Ada"), device(at(1)));
    assert_eq!(store.add_guest(ada.clone(), hers.clone()).await, Ok(()));
    let again = StoredGuest { name: "Eve".to_owned(), ..ada.clone() };
    let other = device(at(2));
    assert_eq!(store.add_guest(again, other.clone()).await, Err(StoreError::Conflict));
    let eve = named("Eve");
    let same_key = NewSession { key: hers.key, ..device(at(2)) };
    assert_eq!(store.add_guest(eve.clone(), same_key).await, Err(StoreError::Conflict));
    let found = store.session_by_key(hers.key).await;
    assert_eq!(found, Ok(Some((stored(&ada, &hers), KeyState::Current))));
    assert_eq!(store.session_by_key(other.key).await, Ok(None));
    assert_eq!(store.guest(eve.id).await, Ok(None));
    assert_eq!(store.sessions(eve.id, 10).await, Ok(vec![]));
}

async fn a_guest_has_a_key_for_each_device(store: &impl Store) {
    let (ada, laptop, phone) = (named("Ada"), device(at(1)), device(at(2)));
    assert_eq!(store.add_guest(ada.clone(), laptop.clone()).await, Ok(()));
    assert_eq!(store.add_session(ada.id, phone.clone(), 10).await, Ok(()));
    for new in [&laptop, &phone] {
        let found = store.session_by_key(new.key).await;
        assert_eq!(found, Ok(Some((stored(&ada, new), KeyState::Current))));
    }
    let newest_first = vec![stored(&ada, &phone), stored(&ada, &laptop)];
    assert_eq!(store.sessions(ada.id, 10).await, Ok(newest_first.clone()));
    assert_eq!(store.sessions(ada.id, 1).await, Ok(newest_first[..1].to_vec()));
    let conflict = Err(StoreError::Conflict);
    assert_eq!(store.add_session(ada.id, phone.clone(), 10).await, conflict);
    assert_eq!(store.add_session(guest(), device(at(3)), 10).await, conflict);
    assert_eq!(store.sessions(ada.id, 10).await, Ok(newest_first));
}

async fn the_number_of_devices_is_limited(store: &impl Store) {
    let (ada, first) = (named("Ada"), device(at(1)));
    assert_eq!(store.add_guest(ada.clone(), first.clone()).await, Ok(()));
    let robot = NewSession { kind: SessionKind::Program(Scopes::ALL), ..device(at(0)) };
    assert_eq!(store.add_session(ada.id, robot.clone(), 3).await, Ok(()));
    let later: Vec<NewSession> = (2..=4).map(|number| device(at(number))).collect();
    for new in &later {
        assert_eq!(store.add_session(ada.id, new.clone(), 3).await, Ok(()));
    }
    assert_eq!(store.session_by_key(first.key).await, Ok(None), "it was unseen the longest");
    let left = store.sessions(ada.id, 10).await.expect("sessions");
    let left: Vec<_> = left.iter().map(|session| session.id).collect();
    assert_eq!(left, [later[2].id, later[1].id, later[0].id, robot.id], "programs do not count");
}

async fn a_program_has_its_scopes_and_its_maker(store: &impl Store) {
    let (ada, robot) = (named("Ada"), named("Robota"));
    assert_eq!(store.add_guest(ada.clone(), device(at(1))).await, Ok(()));
    let none = Scopes { play: false, watch: false, read: false };
    let all = [none, Scopes { play: true, ..none }, Scopes { play: false, ..Scopes::ALL }];
    let mut made = vec![];
    for (number, scopes) in (2..).zip(all) {
        let kind = SessionKind::Program(scopes);
        let new = NewSession { kind, maker: Some(ada.id), ..device(at(number)) };
        let added = match number {
            2 => store.add_guest(robot.clone(), new.clone()).await,
            _ => store.add_session(robot.id, new.clone(), 10).await,
        };
        assert_eq!(added, Ok(()));
        let found = store.session_by_key(new.key).await;
        assert_eq!(found, Ok(Some((stored(&robot, &new), KeyState::Current))));
        made.insert(0, stored(&robot, &new));
    }
    assert_eq!(store.sessions(robot.id, 10).await, Ok(made.clone()));
    let seen = store.sessions(ada.id, 10).await.expect("sessions");
    assert_eq!(seen[..3], made, "whoever made them sees them");
    let [first, ..] = &made[..] else { panic!("sessions") };
    assert_eq!(store.end_sessions(ada.id, Ended::One(first.id)).await, Ok(()));
    assert_eq!(store.sessions(robot.id, 10).await, Ok(made[1..].to_vec()), "and ends them");
}

async fn a_session_that_ends_loses_its_keys_and_browsers(store: &impl Store) {
    let (ada, laptop) = (named("Ada"), device(at(1)));
    assert_eq!(store.add_guest(ada.clone(), laptop.clone()).await, Ok(()));
    let others: Vec<NewSession> = (2..=4).map(|number| device(at(number))).collect();
    for new in &others {
        assert_eq!(store.add_session(ada.id, new.clone(), 10).await, Ok(()));
        let endpoint = format!("https://push.example/{}", new.id);
        let browser = Browser {
            endpoint,
            p256dh: vec![4; 65],
            auth: vec![1; 16],
            language: Language::English,
            quiet: None,
        };
        assert_eq!(store.add_browser(ada.id, new.id, browser, at(5), 8).await, Ok(()));
    }
    let next = secret().hash();
    assert_eq!(store.offer_key(others[0].id, others[0].at, next, at(5)).await, Ok(()));
    assert_eq!(store.end_sessions(ada.id, Ended::One(others[0].id)).await, Ok(()));
    for key in [others[0].key, next] {
        assert_eq!(store.session_by_key(key).await, Ok(None));
    }
    assert_eq!(store.browsers(ada.id).await.expect("browsers").len(), 2);
    assert_eq!(store.end_sessions(ada.id, Ended::AllBut(laptop.id)).await, Ok(()));
    assert_eq!(store.sessions(ada.id, 10).await, Ok(vec![stored(&ada, &laptop)]));
    assert_eq!(store.browsers(ada.id).await, Ok(vec![]));
    assert_eq!(store.guest(ada.id).await, Ok(Some(ada.clone())));
    assert_eq!(store.end_sessions(ada.id, Ended::All).await, Ok(()));
    assert_eq!(store.sessions(ada.id, 10).await, Ok(vec![]));
    assert_eq!(store.guest(ada.id).await, Ok(Some(ada)));
}

async fn nobody_ends_the_sessions_of_others(store: &impl Store) {
    let (ada, eve) = (named("Ada"), named("Eve"));
    let (hers, eves) = (device(at(1)), device(at(2)));
    assert_eq!(store.add_guest(ada.clone(), hers.clone()).await, Ok(()));
    assert_eq!(store.add_guest(eve.clone(), eves.clone()).await, Ok(()));
    let robots = NewSession { maker: Some(eve.id), ..device(at(3)) };
    assert_eq!(store.add_guest(named("Robota"), robots.clone()).await, Ok(()));
    for which in [Ended::One(hers.id), Ended::AllBut(eves.id), Ended::AllBut(session()), Ended::All]
    {
        assert_eq!(store.end_sessions(eve.id, which).await, Ok(()));
    }
    assert_eq!(store.sessions(ada.id, 10).await, Ok(vec![stored(&ada, &hers)]));
    let robots = store.session_by_key(robots.key).await.expect("sessions");
    assert!(robots.is_some(), "a program that speaks for itself is not signed out with its maker");
}

async fn a_session_keeps_its_first_name_and_when_it_was_last_seen(store: &impl Store) {
    let (ada, new) = (named("Ada"), NewSession { name: String::new(), ..device(at(1)) });
    assert_eq!(store.add_guest(ada.clone(), new.clone()).await, Ok(()));
    assert_eq!(store.session_seen(new.id, "Firefox", at(5)).await, Ok(()));
    assert_eq!(store.session_seen(new.id, "Safari", at(3)).await, Ok(()));
    let expected =
        StoredSession { name: "Firefox".to_owned(), seen_at: at(5), ..stored(&ada, &new) };
    assert_eq!(store.sessions(ada.id, 10).await, Ok(vec![expected]));
    assert_eq!(store.session_seen(session(), "Nobody", at(9)).await, Ok(()));
}

async fn a_key_is_valid_until_the_next_one_is_used(store: &impl Store) {
    let (ada, new) = (named("Ada"), device(at(1)));
    assert_eq!(store.add_guest(ada.clone(), new.clone()).await, Ok(()));
    let state = async |key| {
        let found = store.session_by_key(key).await.expect("sessions");
        found.map(|(session, state)| (session.id, session.has_next, state))
    };
    let mut key = new.key;
    let mut before = None;
    for round in 2..5 {
        let next = secret().hash();
        assert_eq!(store.use_key(next, at(round)).await, Ok(()), "not offered yet");
        assert_eq!(store.offer_key(new.id, at(round - 1), next, at(round)).await, Ok(()));
        assert_eq!(state(key).await, Some((new.id, true, KeyState::Current)));
        assert_eq!(state(next).await, Some((new.id, true, KeyState::Next)));
        assert_eq!(store.use_key(key, at(round)).await, Ok(()), "it is in use");
        assert_eq!(store.use_key(next, at(round + 10)).await, Ok(()));
        assert_eq!(state(key).await, Some((new.id, false, KeyState::Previous(at(round + 10)))));
        assert_eq!(state(next).await, Some((new.id, false, KeyState::Current)));
        if let Some(before) = before.replace(key) {
            assert_eq!(state(before).await, None);
        }
        let keyed_at = store.sessions(ada.id, 10).await.expect("sessions")[0].keyed_at;
        assert_eq!(keyed_at, at(round));
        key = next;
    }
}

async fn a_next_key_that_was_not_used_is_replaced(store: &impl Store) {
    let (ada, new) = (named("Ada"), device(at(1)));
    assert_eq!(store.add_guest(ada, new.clone()).await, Ok(()));
    let (lost, next) = (secret().hash(), secret().hash());
    assert_eq!(store.offer_key(new.id, at(1), lost, at(2)).await, Ok(()));
    assert_eq!(store.offer_key(new.id, at(2), next, at(3)).await, Ok(()));
    assert_eq!(store.session_by_key(lost).await, Ok(None));
    assert_eq!(store.use_key(lost, at(4)).await, Ok(()));
    let (_, state) = store.session_by_key(new.key).await.expect("sessions").expect("a session");
    assert_eq!(state, KeyState::Current);
    let conflict = Err(StoreError::Conflict);
    assert_eq!(store.offer_key(session(), at(1), secret().hash(), at(3)).await, conflict);
}

async fn of_two_next_keys_at_once_the_first_stays(store: &impl Store) {
    let (ada, new) = (named("Ada"), device(at(1)));
    assert_eq!(store.add_guest(ada, new.clone()).await, Ok(()));
    let (first, second) = (secret().hash(), secret().hash());
    assert_eq!(store.offer_key(new.id, at(1), first, at(2)).await, Ok(()));
    let conflict = Err(StoreError::Conflict);
    assert_eq!(store.offer_key(new.id, at(1), second, at(3)).await, conflict);
    assert_eq!(store.session_by_key(second).await, Ok(None));
    let (session, state) = store.session_by_key(first).await.expect("sessions").expect("a session");
    assert_eq!((session.keyed_at, state), (at(2), KeyState::Next));
}
