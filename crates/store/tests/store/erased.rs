//! What was replaced or forgotten is in no file, and a backup that is restored learns of it.

use super::*;

#[tokio::test]
async fn replaced_text_is_in_no_file() {
    let folder = folder();
    let store = open(&folder.path().join("house.db")).await;
    // One text fits on a page, the other takes several.
    let long = "an insult ".repeat(2_000);
    for (seq, body) in (1..).zip(["an insult", &long]) {
        let append = Append { body: body.to_owned(), ..record(table(1), seq) };
        store.append(append).await.expect("a record");
    }
    let found = || {
        let files = fs::read_dir(folder.path()).expect("a folder");
        let bytes = files.map(|file| fs::read(file.expect("a file").path()).expect("bytes"));
        let here = |bytes: Vec<u8>| bytes.windows(9).any(|text| text == b"an insult");
        bytes.filter(|bytes| here(bytes.clone())).count()
    };
    assert!(found() > 0);
    for seq in 1..=2 {
        store.rewrite(table(1), seq, "{}".to_owned()).await.expect("rewritten");
    }
    assert_eq!(found(), 0);
}

/// A record in which the first guest says something.
fn chat(seq: u32) -> Append {
    let said = serde_json::json!({ "guest": guest(1), "seat": 1, "id": "one", "text": "Ciao!" });
    let body = serde_json::json!({ "events": [{ "chat": said }] }).to_string();
    Append { body, ..record(table(1), seq) }
}

/// Whether any file of the folder contains this text.
fn is_found(folder: &TempDir, text: &str) -> bool {
    let files = fs::read_dir(folder.path()).expect("a folder");
    let mut bytes = files.map(|file| fs::read(file.expect("a file").path()).expect("bytes"));
    bytes.any(|bytes| bytes.windows(text.len()).any(|found| found == text.as_bytes()))
}

#[tokio::test]
async fn a_forgotten_guest_is_in_no_file() {
    let folder = folder();
    let store = open(&folder.path().join("house.db")).await;
    furnish(&store).await;
    store.append(chat(3)).await.expect("a record");
    let private = ["Ada".to_owned(), "Ciao!".to_owned(), guest(1).to_string()];
    for text in &private {
        assert!(is_found(&folder, text), "{text}");
    }
    store.hide_guest(guest(1), SecretHash([8; 32]), Millis(2_000)).await.expect("hidden");
    store.begin_forgetting(guest(1), Millis(2_001)).await.expect("begun");
    for table in store.tables_naming(guest(1)).await.expect("tables") {
        store.forget_at(table, guest(1)).await.expect("forgotten");
    }
    store.forget_guest(guest(1), Millis(3_000)).await.expect("forgotten");
    // The log is emptied once nobody reads it.
    store.probe(None).await.expect("a probe");
    for text in &private[..2] {
        assert!(!is_found(&folder, text), "{text}");
    }
    assert_eq!(store.load(table(1)).await.expect("records").len(), 3);
}

#[tokio::test]
async fn a_backup_learns_of_bans_and_of_those_that_were_lifted() {
    let ban = |range: &str| StoredMeasure {
        id: MeasureId::random().expect("randomness"),
        kind: MeasureKind::Ban,
        against: StoredAgainst::Addresses(range.to_owned()),
        reason: "Spam".to_owned(),
        by: None,
        at: Millis(1_000),
        until: None,
        lifted_at: None,
    };
    let entry = || NewAudit {
        at: Millis(1_000),
        by: None,
        action: AuditAction::Ban,
        guest: None,
        table: None,
        detail: None,
    };
    let folder = folder();
    let (path, saved) = (folder.path().join("house.db"), folder.path().join("backup.db"));
    let store = open(&path).await;
    let (old, new) = (ban("192.0.2.0/24"), ban("2001:db8::/64"));
    store.add_measure(old.clone(), entry()).await.expect("a ban");
    backup(&path, &saved).await.expect("a backup");
    store.add_measure(new.clone(), entry()).await.expect("a ban");
    store.lift_measure(old.id, Millis(2_000), entry()).await.expect("lifted");
    store.close().await.expect("closed");
    restore(&saved, &path).await.expect("restored");
    let store = open(&path).await;
    let in_force = MeasureQuery::InForce(Millis(3_000));
    assert_eq!(store.measures(in_force, None, 9).await, Ok(vec![new]));
    assert_eq!(store.measures(MeasureQuery::All, None, 9).await.map(|all| all.len()), Ok(2));
}

#[tokio::test]
async fn a_backup_forgets_those_who_were_forgotten_since() {
    for (asks, database_is_lost) in [(true, false), (true, true), (false, false), (false, true)] {
        let folder = folder();
        let (path, saved) = (folder.path().join("house.db"), folder.path().join("backup.db"));
        let store = open(&path).await;
        furnish(&store).await;
        store.append(chat(3)).await.expect("a record");
        backup(&path, &saved).await.expect("a backup");
        let link = SecretHash([8; 32]);
        store.hide_guest(guest(1), link, Millis(2_000)).await.expect("hidden");
        if !asks {
            store.begin_forgetting(guest(1), Millis(2_001)).await.expect("begun");
            store.forget_at(table(1), guest(1)).await.expect("forgotten");
            store.forget_guest(guest(1), Millis(3_000)).await.expect("forgotten");
        }
        store.close().await.expect("closed");
        if database_is_lost {
            fs::write(&path, "not a database").expect("a file");
        }
        let restored = restore(&saved, &path).await.expect("restored");
        assert_eq!((restored.hidden, restored.forgotten), if asks { (1, 0) } else { (0, 1) });
        assert_eq!(restored.unread, database_is_lost);
        let store = open(&path).await;
        let bodies = format!("{:?}", store.load(table(1)).await.expect("records"));
        if asks {
            let name = String::new();
            assert_eq!(store.guest(guest(1)).await, Ok(Some(StoredGuest { id: guest(1), name })));
            assert_eq!(store.hidden_before(Millis(2_001)).await, Ok(vec![guest(1)]));
            assert_eq!(store.hidden_guest(link).await, Ok(Some(guest(1))), "the way back");
            // The guest may still change their mind.
            store.show_guest(guest(1), Millis(4_000)).await.expect("shown");
            store.close().await.expect("closed");
            assert_eq!(restore(&saved, &path).await.expect("restored").hidden, 0);
            let store = open(&path).await;
            let ada = StoredGuest { id: guest(1), name: "Ada".to_owned() };
            assert_eq!(store.guest(guest(1)).await, Ok(Some(ada)));
        } else {
            assert_eq!(store.guest(guest(1)).await, Ok(None));
            assert!(!bodies.contains("Ciao!"), "{bodies}");
            store.close().await.expect("closed");
            let text = fs::read(&path).expect("a file");
            assert!(!text.windows(5).any(|found| found == b"Ciao!"));
        }
    }
}

#[tokio::test]
async fn a_guest_who_was_hidden_in_the_backup_keeps_the_way_back() {
    let folder = folder();
    let (path, saved) = (folder.path().join("house.db"), folder.path().join("backup.db"));
    let store = open(&path).await;
    furnish(&store).await;
    let link = SecretHash([8; 32]);
    store.hide_guest(guest(1), link, Millis(2_000)).await.expect("hidden");
    backup(&path, &saved).await.expect("a backup");
    store.close().await.expect("closed");
    fs::remove_file(&path).expect("the database is lost");
    // As the file was before it had links.
    let journal = folder.path().join("forgotten.jsonl");
    let lines = fs::read_to_string(&journal).expect("a file");
    let without = lines.split(",\"link\"").next().expect("a line").to_owned() + "}\n";
    fs::write(&journal, without).expect("written");
    let restored = restore(&saved, &path).await.expect("restored");
    assert_eq!((restored.hidden, restored.forgotten, restored.unread), (0, 0, true));
    let store = open(&path).await;
    assert_eq!(store.hidden_guest(link).await, Ok(Some(guest(1))));
}

#[tokio::test]
async fn a_backup_learns_of_roles_that_were_taken_and_nobody_is_in_its_keepers_room() {
    let entry = |at: u64, guest: GuestId, detail: Option<&str>| NewAudit {
        at: Millis(at),
        by: None,
        action: AuditAction::SetRole,
        guest: Some(guest),
        table: None,
        detail: detail.map(str::to_owned),
    };
    let give = async |store: &Sqlite, at: u64, number: u32, role: Option<Role>| {
        let word = role.map(|role| if role == Role::Keeper { "keeper" } else { "moderator" });
        let entry = entry(at, guest(number), word);
        store.set_role(guest(number), role, entry).await.expect("a role");
    };
    let folder = folder();
    let (path, saved) = (folder.path().join("house.db"), folder.path().join("backup.db"));
    let store = open(&path).await;
    for number in 1..=4 {
        let (id, name) = (guest(number), format!("Guest {number}"));
        let key = SecretHash([number as u8; 32]);
        let device = NewSession { id: session(number), key, ..laptop() };
        store.add_guest(StoredGuest { id, name }, device).await.expect("a guest");
    }
    for number in 1..=3 {
        give(&store, 1_000, number, Some(Role::Keeper)).await;
    }
    let room = NewKeeperSession {
        id: session(9),
        key: SecretHash([9; 32]),
        guest: guest(3),
        way: SignedInBy::Link,
        device: String::new(),
        added_at: Millis(1_000),
        ends_at: Millis(9_000),
    };
    let signed_in = NewAudit { action: AuditAction::SignIn, ..entry(1_000, guest(3), None) };
    store.add_keeper_session(room, signed_in).await.expect("a session");
    backup(&path, &saved).await.expect("a backup");
    give(&store, 2_000, 1, None).await;
    give(&store, 2_000, 2, Some(Role::Moderator)).await;
    give(&store, 2_000, 4, Some(Role::Moderator)).await;
    store.close().await.expect("closed");
    assert!(!restore(&saved, &path).await.expect("restored").unread);
    let store = open(&path).await;
    let roles = store.roles().await.expect("roles");
    let mut roles: Vec<_> = roles.into_iter().map(|(guest, role)| (guest.id, role)).collect();
    roles.sort_by_key(|(id, _)| *id);
    // What was given since is not given again.
    assert_eq!(roles, [(guest(2), Role::Moderator), (guest(3), Role::Keeper)]);
    assert_eq!(store.keeper_sessions(Millis(1_500)).await, Ok(vec![]));
    store.close().await.expect("closed");
    // The backup is now newer than what it replaces: nothing is taken twice.
    let store = open(&path).await;
    give(&store, 3_000, 1, Some(Role::Keeper)).await;
    let newer = folder.path().join("newer.db");
    backup(&path, &newer).await.expect("a backup");
    store.close().await.expect("closed");
    restore(&saved, &path).await.expect("restored");
    restore(&newer, &path).await.expect("restored");
    let store = open(&path).await;
    assert_eq!(store.roles().await.map(|roles| roles.len()), Ok(3));
}

#[tokio::test]
async fn a_ban_that_was_lifted_and_forgotten_does_not_come_back() {
    let folder = folder();
    let (path, saved) = (folder.path().join("house.db"), folder.path().join("backup.db"));
    let store = open(&path).await;
    let ban = StoredMeasure {
        id: MeasureId::random().expect("randomness"),
        kind: MeasureKind::Ban,
        against: StoredAgainst::Addresses("192.0.2.0/24".to_owned()),
        reason: "Spam".to_owned(),
        by: None,
        at: Millis(1_000),
        until: None,
        lifted_at: None,
    };
    let entry = |action| NewAudit {
        at: Millis(2_000),
        by: None,
        action,
        guest: None,
        table: None,
        detail: Some(ban.id.to_string()),
    };
    store.add_measure(ban.clone(), entry(AuditAction::Ban)).await.expect("a ban");
    backup(&path, &saved).await.expect("a backup");
    store.lift_measure(ban.id, Millis(2_000), entry(AuditAction::Lift)).await.expect("lifted");
    store.forget_addresses(Millis(3_000)).await.expect("forgotten");
    assert_eq!(store.measures(MeasureQuery::All, None, 9).await, Ok(vec![]));
    store.close().await.expect("closed");
    restore(&saved, &path).await.expect("restored");
    let in_force = MeasureQuery::InForce(Millis(3_000));
    assert_eq!(open(&path).await.measures(in_force, None, 9).await, Ok(vec![]));
}
