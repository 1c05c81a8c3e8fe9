//! Laws of moderation: roles, measures, blocks, reports, the audit log.

use host::id::{BlockId, GuestId, MeasureId, ReportId};
use host::time::Millis;
use protocol::{
    AuditAction, Complaint, Guest, MeasureKind, Notice, ReportedLine, Role, SignedInBy, Switches,
};

use super::{add, at, device, guest, listing, named, secret, session, table};
use crate::{
    KnownGuest, ListedStage, Listing, MeasureQuery, NewAudit, NewKeeperSession, ReportQuery, Store,
    StoreError, StoredAgainst, StoredAudit, StoredBlock, StoredGuest, StoredMeasure, StoredReport,
};

/// Checks every law, each with an empty store from `make`.
pub(super) async fn conforms<S: Store, F: Future<Output = S>>(make: &impl Fn() -> F) {
    a_role_is_given_and_taken_with_its_sessions(&make().await).await;
    a_session_of_the_room_ends_in_time(&make().await).await;
    a_measure_is_in_force_until_its_end_or_until_it_is_lifted(&make().await).await;
    a_warning_is_confirmed_by_its_guest_alone(&make().await).await;
    a_block_is_between_two(&make().await).await;
    a_report_waits_for_one_answer(&make().await).await;
    reports_forget_a_deleted_line(&make().await).await;
    moderation_forgets_a_guest_who_is_forgotten(&make().await).await;
    the_audit_log_is_read_from_the_end(&make().await).await;
    the_notice_is_kept(&make().await).await;
    addresses_are_forgotten_by_age(&make().await).await;
    guests_and_tables_are_found_page_by_page(&make().await).await;
    moderation_follows_guests_who_become_one(&make().await).await;
}

async fn known(store: &impl Store, name: &str, place: u32) -> StoredGuest {
    let guest = named(name);
    assert_eq!(store.add_guest(guest.clone(), device(at(place))).await, Ok(()));
    guest
}

fn entry(action: AuditAction) -> NewAudit {
    NewAudit { at: at(9), by: None, action, guest: None, table: None, detail: None }
}

fn measure(kind: MeasureKind, against: &StoredGuest, place: u32) -> StoredMeasure {
    StoredMeasure {
        id: MeasureId::random().expect("randomness"),
        kind,
        against: StoredAgainst::Guest(against.clone()),
        reason: "for a reason".to_owned(),
        by: None,
        at: at(place),
        until: None,
        lifted_at: None,
    }
}

fn report(by: &StoredGuest, about: &StoredGuest, place: u32) -> StoredReport {
    let author = Guest::new(about.id, &*about.name);
    let line = |number| {
        let text = format!("line {number}");
        ReportedLine { number, author: author.clone(), text, reported: number == 2 }
    };
    StoredReport {
        id: ReportId::random().expect("randomness"),
        at: at(place),
        by: by.clone(),
        about: about.clone(),
        name: "An old name".to_owned(),
        table: table(),
        complaint: Complaint::UnfairPlay,
        text: "what happened".to_owned(),
        context: vec![line(1), line(2)],
        answer: None,
    }
}

fn block(blocked: GuestId) -> StoredBlock {
    let id = BlockId::random().expect("randomness");
    StoredBlock { id, blocked, name: "Bea".to_owned(), added_at: at(1) }
}

fn in_room(guest: GuestId, ends_at: Millis) -> NewKeeperSession {
    NewKeeperSession {
        id: session(),
        key: secret().hash(),
        guest,
        way: SignedInBy::Passkey,
        device: "Firefox, Linux".to_owned(),
        added_at: at(1),
        ends_at,
    }
}

async fn a_role_is_given_and_taken_with_its_sessions(store: &impl Store) {
    let ada = known(store, "Ada", 1).await;
    let give = |role| store.set_role(ada.id, role, entry(AuditAction::SetRole));
    let room = in_room(ada.id, at(100));
    let sign_in = || store.add_keeper_session(room.clone(), entry(AuditAction::SignIn));
    assert_eq!(sign_in().await, Err(StoreError::Conflict), "no role");
    let stranger = store.set_role(guest(), Some(Role::Keeper), entry(AuditAction::SetRole)).await;
    assert_eq!(stranger, Err(StoreError::Conflict));
    assert_eq!(store.audit(None, 10).await, Ok(vec![]), "what is refused is not in the log");
    assert_eq!(give(Some(Role::Moderator)).await, Ok(()));
    assert_eq!(sign_in().await, Ok(()));
    assert_eq!(give(Some(Role::Keeper)).await, Ok(()));
    assert_eq!(store.roles().await, Ok(vec![(ada.clone(), Role::Keeper)]));
    let found = store.keeper_session(room.key, at(2)).await.expect("sessions").expect("a session");
    assert_eq!((found.id, found.role, found.guest), (room.id, Role::Keeper, ada.clone()));
    assert_eq!((found.way, found.device), (room.way, room.device.clone()));
    assert_eq!((found.added_at, found.ends_at), (room.added_at, room.ends_at));
    assert_eq!(give(None).await, Ok(()));
    assert_eq!(store.roles().await, Ok(vec![]));
    assert_eq!(store.keeper_session(room.key, at(2)).await, Ok(None));
    assert_eq!(give(Some(Role::Keeper)).await, Ok(()));
    assert_eq!(store.keeper_session(room.key, at(2)).await, Ok(None), "it does not come back");
    assert_eq!(store.audit(None, 10).await.map(|entries| entries.len()), Ok(5));
}

async fn a_session_of_the_room_ends_in_time(store: &impl Store) {
    let ada = known(store, "Ada", 1).await;
    let role = store.set_role(ada.id, Some(Role::Moderator), entry(AuditAction::SetRole)).await;
    assert_eq!(role, Ok(()));
    let (short, long) = (in_room(ada.id, at(10)), in_room(ada.id, at(20)));
    for room in [&short, &long] {
        let added = store.add_keeper_session(room.clone(), entry(AuditAction::SignIn)).await;
        assert_eq!(added, Ok(()));
    }
    assert_eq!(store.keeper_sessions(at(9)).await.map(|all| all.len()), Ok(2));
    assert_eq!(store.keeper_session(short.key, at(10)).await, Ok(None));
    let left = store.keeper_sessions(at(10)).await.expect("sessions");
    assert_eq!(left.iter().map(|it| it.id).collect::<Vec<_>>(), [long.id]);
    let end = |id| store.end_keeper_session(id, entry(AuditAction::EndSession));
    assert_eq!(end(long.id).await, Ok(()));
    assert_eq!(end(long.id).await, Err(StoreError::Conflict));
    assert_eq!(store.keeper_sessions(at(10)).await, Ok(vec![]));
}

async fn a_measure_is_in_force_until_its_end_or_until_it_is_lifted(store: &impl Store) {
    let (ada, bea) = (known(store, "Ada", 1).await, known(store, "Bea", 2).await);
    let ban = StoredMeasure {
        by: Some(bea.clone()),
        until: Some(at(50)),
        ..measure(MeasureKind::Ban, &ada, 3)
    };
    let range = StoredMeasure {
        against: StoredAgainst::Addresses("203.0.113.0/24".to_owned()),
        ..measure(MeasureKind::Ban, &ada, 4)
    };
    let mute = measure(MeasureKind::Mute, &ada, 5);
    for it in [&ban, &range, &mute] {
        assert_eq!(store.add_measure(it.clone(), entry(AuditAction::Ban)).await, Ok(()));
    }
    let stranger = measure(MeasureKind::Mute, &named("Nobody"), 6);
    let refused = store.add_measure(stranger, entry(AuditAction::Mute)).await;
    assert_eq!(refused, Err(StoreError::Conflict));
    let list = |which, after| store.measures(which, after, 10);
    let all = [&mute, &range, &ban].map(Clone::clone);
    assert_eq!(list(MeasureQuery::All, None).await, Ok(all.to_vec()));
    assert_eq!(list(MeasureQuery::All, Some(mute.id)).await, Ok(all[1..].to_vec()));
    assert_eq!(list(MeasureQuery::InForce(at(49)), None).await, Ok(all.to_vec()));
    assert_eq!(list(MeasureQuery::InForce(at(50)), None).await, Ok(all[..2].to_vec()));
    let of_ada = vec![mute.clone(), ban.clone()];
    assert_eq!(list(MeasureQuery::Of(ada.id), None).await, Ok(of_ada));
    let lift = |id| store.lift_measure(id, at(30), entry(AuditAction::Lift));
    assert_eq!(lift(mute.id).await, Ok(()));
    assert_eq!(lift(mute.id).await, Err(StoreError::Conflict));
    let lifted = StoredMeasure { lifted_at: Some(at(30)), ..mute.clone() };
    assert_eq!(store.measure(mute.id).await, Ok(Some(lifted)));
    let left = vec![range.clone(), ban.clone()];
    assert_eq!(list(MeasureQuery::InForce(at(31)), None).await, Ok(left));
    assert!(ban.is_in_force(at(49)) && !ban.is_in_force(at(50)) && range.is_in_force(at(99)));
}

async fn a_warning_is_confirmed_by_its_guest_alone(store: &impl Store) {
    let (ada, bea) = (known(store, "Ada", 1).await, known(store, "Bea", 2).await);
    let (warning, mute) =
        (measure(MeasureKind::Warn, &ada, 3), measure(MeasureKind::Mute, &ada, 4));
    for it in [&warning, &mute] {
        assert_eq!(store.add_measure(it.clone(), entry(AuditAction::Warn)).await, Ok(()));
    }
    assert_eq!(store.confirm_warning(bea.id, warning.id, at(5)).await, Ok(()));
    assert_eq!(store.confirm_warning(ada.id, mute.id, at(5)).await, Ok(()));
    assert_eq!(store.measure(warning.id).await, Ok(Some(warning.clone())));
    assert_eq!(store.measure(mute.id).await, Ok(Some(mute)));
    assert_eq!(store.confirm_warning(ada.id, warning.id, at(5)).await, Ok(()));
    let confirmed = StoredMeasure { lifted_at: Some(at(5)), ..warning.clone() };
    assert_eq!(store.measure(warning.id).await, Ok(Some(confirmed)));
}

async fn a_block_is_between_two(store: &impl Store) {
    let (ada, bea, cleo) = (guest(), guest(), guest());
    let (first, second) = (block(bea), StoredBlock { added_at: at(2), ..block(bea) });
    assert_eq!(store.add_block(ada, first.clone(), 2).await, Ok(()));
    assert_eq!(store.add_block(ada, second, 2).await, Ok(()));
    assert_eq!(store.blocks(ada).await, Ok(vec![first.clone()]), "the earlier block stays");
    assert_eq!(store.blocks(bea).await, Ok(vec![]));
    for (guest, others, expected) in [
        (ada, vec![cleo, bea], true),
        (bea, vec![cleo, ada], true),
        (ada, vec![cleo], false),
        (cleo, vec![ada, bea], false),
        (ada, vec![], false),
    ] {
        assert_eq!(store.is_block_between(guest, &others).await, Ok(expected));
    }
    assert_eq!(store.add_block(ada, block(cleo), 1).await, Err(StoreError::Conflict));
    assert_eq!(store.remove_block(bea, first.id).await, Ok(()));
    assert_eq!(store.is_block_between(ada, &[bea]).await, Ok(true), "not Bea's to remove");
    assert_eq!(store.remove_block(ada, first.id).await, Ok(()));
    assert_eq!(store.is_block_between(ada, &[bea]).await, Ok(false));
}

async fn a_report_waits_for_one_answer(store: &impl Store) {
    let (ada, bea) = (known(store, "Ada", 1).await, known(store, "Bea", 2).await);
    let (first, second) = (report(&ada, &bea, 3), report(&ada, &bea, 4));
    for it in [&first, &second] {
        assert_eq!(store.add_report(it.clone()).await, Ok(()));
    }
    let list = |which, after| store.reports(which, after, 10);
    let both = vec![first.clone(), second.clone()];
    assert_eq!(list(ReportQuery::Open, None).await, Ok(both));
    assert_eq!(list(ReportQuery::Open, Some(first.id)).await, Ok(vec![second.clone()]));
    assert_eq!(list(ReportQuery::All, Some(second.id)).await, Ok(vec![first.clone()]));
    let by_ada = vec![second.clone(), first.clone()];
    assert_eq!(list(ReportQuery::By(ada.id), None).await, Ok(by_ada));
    assert_eq!(list(ReportQuery::By(bea.id), None).await, Ok(vec![]));
    assert_eq!(store.open_reports().await, Ok(2));
    assert_eq!(store.reports_about(bea.id).await, Ok(2));
    assert_eq!(store.reports_about(ada.id).await, Ok(0));
    let by = NewAudit { by: Some(ada.id), ..entry(AuditAction::AnswerReport) };
    let answer = || store.answer_report(first.id, "a note".to_owned(), by.clone());
    assert_eq!(answer().await, Ok(()));
    assert_eq!(answer().await, Err(StoreError::Conflict));
    assert_eq!(list(ReportQuery::Open, None).await, Ok(vec![second]));
    assert_eq!(store.open_reports().await, Ok(1));
    let answered = list(ReportQuery::All, None).await.expect("reports").pop().expect("the first");
    let answer = answered.answer.expect("an answer");
    assert_eq!((answer.by, answer.at, answer.note.as_str()), (Some(ada), at(9), "a note"));
}

async fn reports_forget_a_deleted_line(store: &impl Store) {
    let (ada, bea) = (known(store, "Ada", 1).await, known(store, "Bea", 2).await);
    let (one, other) = (report(&ada, &bea, 3), report(&ada, &bea, 4));
    for it in [&one, &other] {
        assert_eq!(store.add_report(it.clone()).await, Ok(()));
    }
    assert_eq!(store.forget_reported_line(one.table, 2).await, Ok(()));
    let mut without = one.clone();
    without.context[1].text.clear();
    assert_eq!(store.reports(ReportQuery::Open, None, 10).await, Ok(vec![without, other]));
}

async fn moderation_forgets_a_guest_who_is_forgotten(store: &impl Store) {
    let (ada, bea) = (known(store, "Ada", 1).await, known(store, "Bea", 2).await);
    let (about, by) = (report(&bea, &ada, 3), report(&ada, &bea, 4));
    for it in [&about, &by] {
        assert_eq!(store.add_report(it.clone()).await, Ok(()));
    }
    let ban = measure(MeasureKind::Ban, &ada, 5);
    assert_eq!(store.add_measure(ban, entry(AuditAction::Ban)).await, Ok(()));
    assert_eq!(store.add_block(bea.id, block(ada.id), 9).await, Ok(()));
    assert_eq!(store.hide_guest(ada.id, secret().hash(), at(6)).await, Ok(()));
    let blocks = store.blocks(bea.id).await.expect("blocks");
    assert_eq!(blocks.first().map(|block| block.name.as_str()), Some(""));
    assert_eq!(store.forget_guest(ada.id, at(7)).await, Ok(()));

    assert_eq!(store.measures(MeasureQuery::All, None, 10).await, Ok(vec![]));
    assert_eq!(store.blocks(bea.id).await, Ok(vec![]));
    let left = store.reports(ReportQuery::Open, None, 10).await.expect("reports");
    assert_eq!(left.len(), 2);
    let shown = format!("{left:?}");
    for private in ["Ada", &ada.id.to_string()] {
        assert!(!shown.contains(private), "{private}: {shown}");
    }
    assert!(left[0].name.is_empty() && left[0].context.iter().all(|line| line.text.is_empty()));
    // What Ada wrote about Bea is gone; what Bea wrote in the chat is not Ada's.
    assert!(left[1].text.is_empty() && left[1].context == by.context);
}

async fn the_audit_log_is_read_from_the_end(store: &impl Store) {
    let (ada, bea, a_table) = (known(store, "Ada", 1).await, known(store, "Bea", 2).await, table());
    for place in 1..=5 {
        let noted = NewAudit {
            at: at(place),
            by: (place > 1).then_some(ada.id),
            action: AuditAction::DeleteLine,
            guest: Some(bea.id),
            table: Some(a_table),
            detail: Some(place.to_string()),
        };
        assert_eq!(store.note(noted).await, Ok(()));
    }
    let expected = |place: u32| StoredAudit {
        number: u64::from(place),
        at: at(place),
        by: (place > 1).then(|| ada.clone()),
        action: AuditAction::DeleteLine,
        guest: Some(bea.clone()),
        table: Some(a_table),
        detail: Some(place.to_string()),
    };
    let list = |places: &[u32]| Ok(places.iter().map(|place| expected(*place)).collect());
    assert_eq!(store.audit(None, 2).await, list(&[5, 4]));
    assert_eq!(store.audit(Some(4), 10).await, list(&[3, 2, 1]));
    assert_eq!(store.audit(Some(1), 10).await, Ok(vec![]));
}

async fn the_notice_is_kept(store: &impl Store) {
    assert_eq!(store.notice().await, Ok(Notice::default()));
    let switches = Switches { no_new_guests: true, ..Switches::default() };
    let notice = Notice { banner: Some("Closed at ten".to_owned()), switches };
    for notice in [notice, Notice::default()] {
        let set = store.set_notice(notice.clone(), entry(AuditAction::SetBanner)).await;
        assert_eq!(set, Ok(()));
        assert_eq!(store.notice().await, Ok(notice));
    }
    assert_eq!(store.audit(None, 10).await.map(|entries| entries.len()), Ok(2));
}

async fn addresses_are_forgotten_by_age(store: &impl Store) {
    let (ada, bea) = (guest(), guest());
    for (guest, range, place) in [
        (ada, "192.0.2.1", 1),
        (ada, "2001:db8::/64", 5),
        (ada, "192.0.2.1", 3),
        (bea, "192.0.2.1", 2),
    ] {
        assert_eq!(store.note_address(guest, range, at(place)).await, Ok(()));
    }
    let seen = |range: &str, place| (range.to_owned(), at(place));
    let all = vec![seen("2001:db8::/64", 5), seen("192.0.2.1", 3)];
    assert_eq!(store.addresses(ada).await, Ok(all.clone()));
    assert_eq!(store.forget_addresses(at(3)).await, Ok(()));
    assert_eq!(store.addresses(ada).await, Ok(all));
    assert_eq!(store.addresses(bea).await, Ok(vec![]));
}

async fn guests_and_tables_are_found_page_by_page(store: &impl Store) {
    let mut guests = Vec::new();
    for (place, name) in (1..).zip(["Ada", "Bea", "Adam"]) {
        let guest = known(store, name, place).await;
        let (added_at, seen_at) = (at(place), at(place));
        guests.push(KnownGuest { guest, added_at, seen_at });
    }
    let [ada, bea, adam] = <[KnownGuest; 3]>::try_from(guests).expect("three");
    let find = |search: &'static str, after| store.find_guests(search, after, 2);
    assert_eq!(find("", None).await, Ok(vec![adam.clone(), bea.clone()]));
    assert_eq!(find("", Some(bea.guest.id)).await, Ok(vec![ada.clone()]));
    assert_eq!(find("aDA", None).await, Ok(vec![adam, ada.clone()]));
    assert_eq!(find("%", None).await, Ok(vec![]));
    let by_id = store.find_guests(&ada.guest.id.to_string(), None, 2).await;
    assert_eq!(by_id, Ok(vec![ada.clone()]));
    assert_eq!(store.known_guest(bea.guest.id).await, Ok(Some(bea)));
    assert_eq!(store.known_guest(guest()).await, Ok(None));
    let carded = |card: &str| Listing { card: card.to_owned(), ..listing(ListedStage::Playing) };
    let one = add(store, 1, carded("with Ada")).await;
    let two = add(store, 2, carded("with Bea")).await;
    let three = add(store, 3, listing(ListedStage::Finished)).await;
    let find = |search: &'static str, stage, after| async move {
        let found = store.find_tables(search, stage, after, 2).await.expect("tables");
        found.into_iter().map(|listed| listed.table).collect::<Vec<_>>()
    };
    assert_eq!(find("", None, None).await, [three, two]);
    assert_eq!(find("", None, Some(two)).await, [one]);
    assert_eq!(find("", Some(ListedStage::Playing), None).await, [two, one]);
    assert_eq!(find("ADA", None, None).await, [one]);
    let counts = store.counts(at(2)).await.expect("counts");
    assert_eq!((counts.gathering, counts.playing, counts.finished), (0, 2, 1));
    assert_eq!((counts.guests, counts.guests_lately), (3, 2));
}

async fn moderation_follows_guests_who_become_one(store: &impl Store) {
    let (ada, other) = (known(store, "Ada", 1).await, known(store, "Other", 2).await);
    let (bea, keeper) = (known(store, "Bea", 3).await, known(store, "Keeper", 4).await);
    let role = |guest, role| store.set_role(guest, role, entry(AuditAction::SetRole));
    // A role neither goes to another guest nor gets another's passkeys.
    for (guest, has) in [(other.id, Role::Keeper), (ada.id, Role::Moderator)] {
        assert_eq!(role(guest, Some(has)).await, Ok(()));
        assert_eq!(store.merge(other.id, ada.id).await, Err(StoreError::Conflict));
        assert_eq!(role(guest, None).await, Ok(()));
    }
    let ban = measure(MeasureKind::Ban, &other, 5);
    assert_eq!(store.add_measure(ban.clone(), entry(AuditAction::Ban)).await, Ok(()));
    let noted = NewAudit { guest: Some(other.id), by: Some(keeper.id), ..entry(AuditAction::Ban) };
    assert_eq!(store.note(noted).await, Ok(()));
    assert_eq!(store.add_report(report(&bea, &other, 6)).await, Ok(()));
    for (guest, blocked) in [(other.id, bea.id), (ada.id, bea.id), (bea.id, other.id)] {
        assert_eq!(store.add_block(guest, block(blocked), 9).await, Ok(()));
    }
    assert_eq!(store.merge(other.id, ada.id).await, Ok(()));
    let of_ada = store.measures(MeasureQuery::Of(ada.id), None, 9).await.expect("measures");
    assert_eq!(of_ada.iter().map(|it| it.id).collect::<Vec<_>>(), [ban.id]);
    assert_eq!(store.reports_about(ada.id).await, Ok(1));
    assert_eq!(store.blocks(ada.id).await.map(|blocks| blocks.len()), Ok(1));
    assert_eq!(store.is_block_between(bea.id, &[ada.id]).await, Ok(true));
    let last = store.audit(None, 1).await.expect("entries").pop().expect("one");
    assert_eq!((last.by, last.guest), (Some(keeper), Some(ada)));
}
