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
            store.forget_at(table(1), guest(1)).await.expect("forgotten");
            store.forget_guest(guest(1), Millis(3_000)).await.expect("forgotten");
        }
        store.close().await.expect("closed");
        if database_is_lost {
            fs::write(&path, "not a database").expect("a file");
        }
        let restored = restore(&saved, &path).await.expect("restored");
        assert_eq!(restored.forgotten, 1);
        let store = open(&path).await;
        let bodies = format!("{:?}", store.load(table(1)).await.expect("records"));
        if asks {
            let name = String::new();
            assert_eq!(store.guest(guest(1)).await, Ok(Some(StoredGuest { id: guest(1), name })));
            assert_eq!(store.hidden_before(Millis(2_001), 9).await, Ok(vec![guest(1)]));
            let found = store.hidden_guest(link).await;
            assert_eq!(found, Ok((!database_is_lost).then_some(guest(1))));
            // The guest may still change their mind.
            store.show_guest(guest(1), Millis(4_000)).await.expect("shown");
            store.close().await.expect("closed");
            assert_eq!(restore(&saved, &path).await.expect("restored").forgotten, 0);
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
