//! What every store owes to guests who want to be forgotten.

use host::id::{GuestId, TableId};
use host::record::{Event, Opening, Place, Record, Who};
use host::sitter;
use protocol::{Clock, TableCard, Visibility};

use super::{admission, at, device, listing, named, secret, table};
use crate::{
    Append, Batch, Ending, GameOutcome, ListedStage, Listing, Player, SeatOutcome, Store,
    StoreError, StoredGuest, TableOpening, TableQuery,
};

/// Checks every law, each with an empty store from `make`.
pub(super) async fn conforms<S: Store, F: Future<Output = S>>(make: &impl Fn() -> F) {
    a_hidden_guest_has_no_name_and_may_change_their_mind(&make().await).await;
    a_forgotten_guest_is_nowhere_and_the_others_stay(&make().await).await;
    a_guest_who_stays_or_comes_back_is_not_forgotten(&make().await).await;
    programs_are_forgotten_with_their_maker(&make().await).await;
    a_table_that_names_a_guest_keeps_the_guest(&make().await).await;
    a_hidden_guest_who_is_renamed_stays_hidden(&make().await).await;
    guests_unseen_for_long_are_found(&make().await).await;
    the_chat_of_old_finished_tables_is_emptied(&make().await).await;
}

fn body(events: Vec<Event>) -> String {
    let record = Record { cursors: vec![], left: vec![], request: None, events };
    serde_json::to_string(&record).expect("JSON")
}

/// The first record of a table where these guests sit.
fn opened(guests: &[&StoredGuest]) -> String {
    let opening = Opening {
        game: "any-game".to_owned(),
        rules: 1,
        options: vec![],
        visibility: Visibility::Public,
        clock: Clock::None,
        language: None,
        chat: true,
        opener: guests[0].id,
        household: None,
        invite: secret(),
        watch: secret(),
        seed: "00".repeat(32),
    };
    let place = |guest: &&StoredGuest| Place {
        colour: None,
        who: Who::Guest(sitter(guest.id, &guest.name, secret())),
    };
    let places = guests.iter().map(place).collect();
    body(vec![Event::Opened(Box::new(opening)), Event::Places(places)])
}

/// A record in which a guest moves and writes.
fn said(seat: u8, guest: &StoredGuest, text: &str) -> String {
    let id = "one".to_owned().try_into().expect("an id");
    let ask = format!("call-{seat}").try_into().expect("an id");
    let (text, deleted) = (text.to_owned(), false);
    body(vec![
        Event::Lines { ask: Some((seat, ask)), lines: vec![] },
        Event::Chat { guest: guest.id, seat, id, text, deleted },
    ])
}

fn card(guests: &[&StoredGuest]) -> String {
    let place = |(seat, guest): (u8, &&StoredGuest)| {
        serde_json::json!({
            "seat": seat,
            "colour": null,
            "who": { "kind": "guest", "name": guest.name, "ready": false, "hints": false },
        })
    };
    let card = serde_json::json!({
        "id": "1", "game": "any-game", "stage": { "kind": "gathering" },
        "places": (1..).zip(guests).map(place).collect::<Vec<_>>(),
        "options": [], "clock": { "kind": "none" }, "opened_at": 0, "touched_at": 0, "here": false,
    });
    let card: TableCard = serde_json::from_value(card).expect("a card");
    serde_json::to_string(&card).expect("JSON")
}

fn outcome(guests: &[&StoredGuest]) -> GameOutcome {
    let seat = |guest: &&StoredGuest| SeatOutcome {
        player: Player::Guest(guest.id),
        stand_ins: vec![],
        hints: false,
        score: Some(1),
        share: Some(0.5),
    };
    GameOutcome {
        game: "any-game".to_owned(),
        rules: 1,
        options: vec![],
        clock: Clock::None,
        ending: Ending::Over,
        ended_at: at(3),
        seats: guests.iter().map(seat).collect(),
    }
}

/// A finished table where two guests sat and wrote.
async fn add_table(store: &impl Store, ada: &StoredGuest, bea: &StoredGuest) -> TableId {
    let (table, both) = (table(), [ada, bea]);
    let listing = Listing {
        guests: vec![ada.id, bea.id],
        card: card(&both),
        ..listing(ListedStage::Finished)
    };
    let append = |seq, body, listing, outcome| Append {
        table,
        seq,
        at: at(seq),
        body,
        told: true,
        listing,
        outcome,
    };
    let opening = TableOpening { table, opener: ada.id, request: None, address: None, key: None };
    let batch = Batch {
        appends: vec![
            append(1, opened(&both), None, None),
            append(2, said(1, ada, "Ciao!"), None, None),
            append(3, said(2, bea, "Salut!"), Some(listing), Some(Box::new(outcome(&both)))),
        ],
        admissions: vec![admission(table, ada.id, true), admission(table, bea.id, true)],
        opening: Some(Box::new(opening)),
        ..Batch::default()
    };
    assert_eq!(store.write(batch).await, Ok(()));
    table
}

/// Everything that is stored about a table, as text.
async fn everything(store: &impl Store, table: TableId) -> String {
    let stored = store.load(table).await;
    let listed = store.listed(table).await;
    let outcome = store.outcome(table).await;
    let opening = store.opening(table).await;
    format!("{stored:?} {listed:?} {outcome:?} {opening:?}").replace("\\\"", "\"")
}

async fn add_guests(store: &impl Store) -> (StoredGuest, StoredGuest) {
    let (ada, bea) = (named("Ada"), named("Bea"));
    for guest in [&ada, &bea] {
        assert_eq!(store.add_guest(guest.clone(), device(at(1))).await, Ok(()));
    }
    (ada, bea)
}

async fn a_hidden_guest_has_no_name_and_may_change_their_mind(store: &impl Store) {
    let (ada, bea) = add_guests(store).await;
    let phone = device(at(1));
    assert_eq!(store.add_session(ada.id, phone.clone(), 9).await, Ok(()));
    let table = add_table(store, &ada, &bea).await;
    let before = everything(store, table).await;
    let link = secret().hash();
    assert_eq!(store.hide_guest(ada.id, link, at(9)).await, Ok(()));
    assert_eq!(store.refresh_card(table).await, Ok(()));
    assert_eq!(store.session_by_key(phone.key).await, Ok(None), "signed out");
    assert_eq!(
        store.guest(ada.id).await,
        Ok(Some(StoredGuest { name: String::new(), ..ada.clone() }))
    );
    let hidden = everything(store, table).await;
    assert!(!hidden.contains("Ada") && hidden.contains("Bea"), "{hidden}");
    assert!(hidden.contains("Ciao!"), "only the name is hidden: {hidden}");
    // Signing in still works.
    assert_eq!(store.hidden_guest(link).await, Ok(Some(ada.id)));
    let back = device(at(10));
    assert_eq!(store.add_session(ada.id, back.clone(), 9).await, Ok(()));
    let (session, _) = store.session_by_key(back.key).await.expect("sessions").expect("hers");
    assert_eq!(session.hidden_since, Some(at(9)));
    // Asking again changes the link, not the time.
    let another = secret().hash();
    assert_eq!(store.hide_guest(ada.id, another, at(11)).await, Ok(()));
    assert_eq!(store.hidden_guest(link).await, Ok(None));
    assert_eq!(store.hidden_before(at(9)).await, Ok(vec![]));
    assert_eq!(store.hidden_before(at(10)).await, Ok(vec![ada.id]));
    assert_eq!(store.show_guest(ada.id, at(12)).await, Ok(()));
    assert_eq!(store.refresh_card(table).await, Ok(()));
    assert_eq!(store.guest(ada.id).await, Ok(Some(ada.clone())));
    assert_eq!(everything(store, table).await, before);
    assert_eq!(store.hidden_before(at(99)).await, Ok(vec![]));
    assert_eq!(store.show_guest(ada.id, at(13)).await, Err(StoreError::Conflict));
    let stranger = GuestId::random().expect("randomness");
    assert_eq!(store.hide_guest(stranger, link, at(9)).await, Err(StoreError::Conflict));
}

async fn a_forgotten_guest_is_nowhere_and_the_others_stay(store: &impl Store) {
    let (ada, bea) = add_guests(store).await;
    let old = named("Ada");
    assert_eq!(store.add_guest(old.clone(), device(at(1))).await, Ok(()));
    let table = add_table(store, &ada, &bea).await;
    let others = add_table(store, &bea, &named("Cleo")).await;
    let merged = add_table(store, &old, &bea).await;
    assert_eq!(store.merge(old.id, ada.id).await, Ok(()));
    let code = secret().hash();
    assert_eq!(store.set_codes(ada.id, vec![code]).await, Ok(()));
    assert_eq!(store.aliases(ada.id).await, Ok(vec![old.id]));
    let mut naming = vec![table, merged];
    naming.sort();
    assert_eq!(store.tables_naming(ada.id).await, Ok(naming.clone()));
    let untouched = everything(store, others).await;
    begin(store, ada.id).await;
    assert_eq!(store.guest_by_code(code).await, Ok(None), "nobody comes in any more");
    for table in naming {
        // Interrupted and begun again.
        for _ in 0..2 {
            assert_eq!(store.forget_at(table, ada.id).await, Ok(()));
        }
        let left = everything(store, table).await;
        for gone in ["Ada", "Ciao!", "call-1", &ada.id.to_string(), &old.id.to_string()] {
            assert!(!left.contains(gone), "{gone}: {left}");
        }
        assert!(left.contains("call-2"), "{left}");
        assert!(left.contains(&bea.id.to_string()) && left.contains("Bea"), "{left}");
        assert_eq!(store.load(table).await.map(|records| records.len()), Ok(3));
    }
    for _ in 0..2 {
        assert_eq!(store.forget_guest(ada.id, at(20)).await, Ok(()));
    }
    assert_eq!(store.guest(ada.id).await, Ok(None));
    assert_eq!(store.aliases(ada.id).await, Ok(vec![]));
    assert_eq!(store.guest_by_code(code).await, Ok(None));
    assert_eq!(store.tables_naming(ada.id).await, Ok(vec![]));
    assert_eq!(store.list(TableQuery::Of(ada.id), 9).await, Ok(vec![]));
    assert_eq!(store.admitted(table, ada.id).await, Ok(None));
    assert_eq!(store.admitted(table, bea.id).await, Ok(Some(true)));
    assert_eq!(everything(store, others).await, untouched);
    assert_eq!(store.guest(bea.id).await, Ok(Some(bea)));
}

async fn begin(store: &impl Store, guest: GuestId) {
    assert_eq!(store.hide_guest(guest, secret().hash(), at(9)).await, Ok(()));
    assert_eq!(store.begin_forgetting(guest, at(10)).await, Ok(()));
}

async fn a_guest_who_stays_or_comes_back_is_not_forgotten(store: &impl Store) {
    let (ada, bea) = add_guests(store).await;
    let table = add_table(store, &ada, &bea).await;
    let before = everything(store, table).await;
    let conflict = Err(StoreError::Conflict);
    // Ada asked, and changed her mind after the house had looked who asked.
    let link = secret().hash();
    assert_eq!(store.hide_guest(ada.id, link, at(9)).await, Ok(()));
    assert_eq!(store.hidden_before(at(10)).await, Ok(vec![ada.id]));
    assert_eq!(store.begin_forgetting(ada.id, at(9)).await, conflict, "too early");
    assert_eq!(store.show_guest(ada.id, at(9)).await, Ok(()));
    assert_eq!(store.begin_forgetting(ada.id, at(10)).await, conflict);
    // Bea came back after the house had looked who did not.
    assert_eq!(store.unseen_since(at(2), 9).await.map(|all| all.len()), Ok(2));
    assert_eq!(store.add_session(bea.id, device(at(5)), 9).await, Ok(()));
    assert_eq!(store.begin_forgetting_unseen(bea.id, at(2), at(9)).await, conflict);
    for guest in [&ada, &bea] {
        assert_eq!(store.forget_at(table, guest.id).await, conflict);
        assert_eq!(store.forget_guest(guest.id, at(9)).await, conflict);
        assert_eq!(store.guest(guest.id).await, Ok(Some(guest.clone())));
    }
    assert_eq!(everything(store, table).await, before);
    // Once it has begun it is too late.
    assert_eq!(store.begin_forgetting_unseen(ada.id, at(2), at(9)).await, Ok(()));
    assert_eq!(store.show_guest(ada.id, at(9)).await, conflict);
    assert_eq!(store.hidden_guest(link).await, Ok(None));
    assert_eq!(store.hidden_before(at(1)).await, Ok(vec![ada.id]), "it goes on after a restart");
}

async fn programs_are_forgotten_with_their_maker(store: &impl Store) {
    let (ada, bea) = add_guests(store).await;
    let bots = [named("Deep Ada"), named("Deeper Ada")];
    for bot in &bots {
        let token = crate::NewSession { maker: Some(ada.id), ..device(at(2)) };
        let key = token.key;
        assert_eq!(store.add_guest(bot.clone(), token.clone()).await, Ok(()));
        if bot == &bots[0] {
            // This one was revoked long ago.
            assert_eq!(store.end_sessions(ada.id, crate::Ended::One(token.id)).await, Ok(()));
            assert_eq!(store.session_by_key(key).await, Ok(None));
        }
    }
    let mut made: Vec<GuestId> = bots.iter().map(|bot| bot.id).collect();
    made.sort();
    assert_eq!(store.made_by(ada.id).await, Ok(made.clone()));
    assert_eq!(store.made_by(bea.id).await, Ok(vec![]));
    let table = add_table(store, &bots[0], &bea).await;
    assert_eq!(store.hide_guest(ada.id, secret().hash(), at(9)).await, Ok(()));
    assert_eq!(store.refresh_card(table).await, Ok(()));
    assert!(!everything(store, table).await.contains("Deep Ada"));
    assert_eq!(store.hidden_before(at(10)).await, Ok(vec![ada.id]), "not without their maker");
    assert_eq!(store.show_guest(ada.id, at(9)).await, Ok(()));
    for bot in &bots {
        assert_eq!(store.guest(bot.id).await, Ok(Some(bot.clone())));
    }
    begin(store, ada.id).await;
    let due = store.hidden_before(at(1)).await.expect("guests");
    assert!(made.iter().all(|bot| due.contains(bot)) && due.len() == 3, "{due:?}");
    assert_eq!(store.forget_guest(ada.id, at(9)).await, Ok(()));
    assert_eq!(store.forget_at(table, bots[0].id).await, Ok(()));
    assert!(!everything(store, table).await.contains("Ciao!"));
    for bot in &bots {
        assert_eq!(store.forget_guest(bot.id, at(9)).await, Ok(()));
        assert_eq!(store.guest(bot.id).await, Ok(None));
    }
    assert_eq!(store.hidden_before(at(99)).await, Ok(vec![]));
}

async fn a_table_that_names_a_guest_keeps_the_guest(store: &impl Store) {
    let (ada, bea) = add_guests(store).await;
    let table = add_table(store, &ada, &bea).await;
    let broken = format!("{{\"guest\":\"{}\",\"text\":\"Ciao!\"", ada.id);
    let unreadable = Append {
        table,
        seq: 4,
        at: at(4),
        body: broken.clone(),
        told: true,
        listing: None,
        outcome: None,
    };
    let batch = Batch { appends: vec![unreadable], ..Batch::default() };
    assert_eq!(store.write(batch).await, Ok(()));
    begin(store, ada.id).await;
    assert_eq!(store.forget_guest(ada.id, at(9)).await, Err(StoreError::Conflict));
    assert_eq!(store.forget_at(table, ada.id).await, Ok(()));
    // The record cannot be rewritten, and whoever mends it can still find out whom it names.
    let left = store.load(table).await.expect("records");
    assert_eq!(left.last().map(|record| &record.body), Some(&broken));
    assert!(left[..3].iter().all(|record| !record.body.contains("Ciao!")), "{left:?}");
    assert_eq!(store.forget_guest(ada.id, at(9)).await, Err(StoreError::Conflict));
    assert_eq!(store.hidden_before(at(1)).await, Ok(vec![ada.id]), "it is tried again");
    assert_eq!(store.rewrite(table, 4, "{\"events\":[]}".to_owned()).await, Ok(()));
    assert_eq!(store.forget_guest(ada.id, at(9)).await, Ok(()));
}

async fn a_hidden_guest_who_is_renamed_stays_hidden(store: &impl Store) {
    let (ada, _) = add_guests(store).await;
    assert_eq!(store.hide_guest(ada.id, secret().hash(), at(9)).await, Ok(()));
    assert_eq!(store.rename_guest(ada.id, "Guest 7").await, Ok(()));
    let name = |name: &str| Ok(Some(StoredGuest { id: ada.id, name: name.to_owned() }));
    assert_eq!(store.guest(ada.id).await, name(""));
    assert_eq!(store.show_guest(ada.id, at(9)).await, Ok(()));
    assert_eq!(store.guest(ada.id).await, name("Guest 7"));
}

async fn guests_unseen_for_long_are_found(store: &impl Store) {
    let (ada, bea) = (named("Ada"), named("Bea"));
    let phone = device(at(5));
    assert_eq!(store.add_guest(ada.clone(), device(at(1))).await, Ok(()));
    assert_eq!(store.add_guest(bea.clone(), device(at(3))).await, Ok(()));
    assert_eq!(store.unseen_since(at(1), 9).await, Ok(vec![]));
    assert_eq!(store.unseen_since(at(4), 9).await, Ok(vec![ada.id, bea.id]));
    assert_eq!(store.unseen_since(at(4), 1).await, Ok(vec![ada.id]));
    assert_eq!(store.add_session(ada.id, phone.clone(), 9).await, Ok(()));
    assert_eq!(store.unseen_since(at(4), 9).await, Ok(vec![bea.id]));
    assert_eq!(store.session_seen(phone.id, "", at(8)).await, Ok(()));
    // A guest who is signed out was seen all the same.
    assert_eq!(store.end_sessions(ada.id, crate::Ended::One(phone.id)).await, Ok(()));
    assert_eq!(store.unseen_since(at(8), 9).await, Ok(vec![bea.id]));
    assert_eq!(store.hide_guest(bea.id, secret().hash(), at(9)).await, Ok(()));
    assert_eq!(store.unseen_since(at(8), 9).await, Ok(vec![]), "is forgotten anyway");
}

async fn the_chat_of_old_finished_tables_is_emptied(store: &impl Store) {
    let (ada, bea) = add_guests(store).await;
    let table = add_table(store, &ada, &bea).await;
    assert_eq!(store.with_old_chat(at(3), 9).await, Ok(vec![]));
    assert_eq!(store.with_old_chat(at(4), 9).await, Ok(vec![table]));
    assert_eq!(store.remove_chat(table).await, Ok(()));
    let left = everything(store, table).await;
    assert!(!left.contains("Ciao!") && !left.contains("Salut!") && left.contains("Ada"), "{left}");
    assert_eq!(store.with_old_chat(at(4), 9).await, Ok(vec![]), "nothing is left to remove");
    // Somebody writes there again.
    let body = said(1, &ada, "Remember?");
    let (told, listing, outcome) = (true, None, None);
    let append = Append { table, seq: 4, at: at(8), body, told, listing, outcome };
    let batch = Batch { appends: vec![append], ..Batch::default() };
    assert_eq!(store.write(batch).await, Ok(()));
    assert_eq!(store.with_old_chat(at(8), 9).await, Ok(vec![]));
    assert_eq!(store.with_old_chat(at(9), 9).await, Ok(vec![table]));
    assert_eq!(store.remove_chat(table).await, Ok(()));
    assert!(!everything(store, table).await.contains("Remember?"));
}
