//! Databases of all versions can be read.

use super::*;

/// A database that was written when this version was the newest.
fn fixture(version: u32) -> PathBuf {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    fixtures.join(format!("version-{version}.db"))
}

/// How many migrations there are.
pub fn known_version() -> u32 {
    let migrations = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    fs::read_dir(migrations).expect("migrations").count() as u32
}

/// With `FIXTURES=write`, writes the database of the newest version. Use it after adding a
/// migration. An existing fixture is never overwritten.
async fn write_newest_fixture() {
    let path = fixture(known_version());
    if !path.exists() && std::env::var_os("FIXTURES").is_some_and(|value| value == "write") {
        let store = open(&path).await;
        furnish(&store).await;
        store.close().await.expect("closed");
    }
}

#[tokio::test]
async fn databases_of_all_versions_are_read() {
    write_newest_fixture().await;
    let folder = folder();
    for version in 1..=known_version() {
        let path = folder.path().join(format!("version-{version}.db"));
        fs::copy(fixture(version), &path).expect("a fixture: FIXTURES=write writes it");
        let store = open(&path).await;
        check_furniture(&store).await;
        if version >= 2 {
            check_alerts(&store).await;
        } else {
            assert_eq!(store.calls(Millis(2_000), 10).await, Ok(vec![]), "nobody was awaited yet");
            store
                .add_browser(guest(1), session(1), browser(), Millis(1_000), 8)
                .await
                .expect("a browser");
            assert_eq!(store.browsers(guest(1)).await, Ok(vec![browser()]));
        }
        let opened = (version >= 4).then(opening);
        assert_eq!(store.opening(table(1)).await, Ok(opened));
        let expected = (version >= 3).then(outcome);
        assert_eq!(store.outcome(table(3)).await, Ok(expected));
        assert_eq!(store.append(record(table(1), 3)).await, Ok(()));
    }
}
