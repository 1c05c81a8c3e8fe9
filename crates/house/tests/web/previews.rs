//! What the preview of a shared link says, and what it must not say.

use host::id::TableId;
use protocol::Deed;
use serde_json::{Value, json};

use crate::common::{Running, Visitor, at, settings};

/// The content of the meta tag of this name.
fn said(page: &str, name: &str) -> Option<String> {
    let (_, rest) = page.split_once(&format!("=\"{name}\" content=\""))?;
    rest.split_once('"').map(|(content, _)| content.to_string())
}

fn title(page: &str) -> &str {
    let rest = page.split_once("<title>").expect("a title").1;
    rest.split_once("</title>").expect("a title").0
}

async fn check(nobody: &Visitor, path: &str, title_of: &str, picture: &str) {
    let page = nobody.get(path).await.done().text;
    assert_eq!(title(&page), title_of, "{path}");
    let image = said(&page, "og:image").expect("a picture");
    assert_eq!(image, format!("{}/preview/{picture}.png", nobody.origin), "{path}");
    assert_eq!(said(&page, "og:site_name").as_deref(), Some("Forno"));
    assert_eq!(said(&page, "og:type").as_deref(), Some("website"));
    assert_eq!(said(&page, "twitter:card").as_deref(), Some("summary_large_image"));
    assert_eq!(said(&page, "og:description"), said(&page, "description"));
    assert!(!page.contains('⟨'), "{path} says what has no text");
}

#[tokio::test]
async fn every_place_of_the_page_says_what_it_is() {
    let running = Running::start(settings()).await;
    let nobody = Visitor::nobody(&running);
    for (path, title, picture) in [
        ("/", "Forno", "forno"),
        ("/new", "A new table · Forno", "forno"),
        ("/new?game=mamma-mia", "A new table: Mamma Mia! (1998) · Forno", "mamma-mia"),
        ("/new?game=chess", "A new table · Forno", "forno"),
        ("/rules/pizza-theory", "Pizza Theory (2012): the rules · Forno", "pizza-theory"),
        ("/rules/chess", "Forno", "forno"),
        ("/learn/mamma-mia", "Learn Mamma Mia! (1998) · Forno", "mamma-mia"),
        ("/replay", "A game, once more · Forno", "forno"),
        ("/strategy", "What the bots found out · Forno", "forno"),
        ("/t/nonsense", "Forno", "forno"),
        ("/t/a/b", "Forno", "forno"),
    ] {
        check(&nobody, path, title, picture).await;
    }
    let unknown = format!("/t/{}", TableId::random().expect("randomness"));
    check(&nobody, &unknown, "Forno", "forno").await;
    running.stop().await;
}

#[tokio::test]
async fn a_table_says_its_game_and_its_seats_and_nothing_else() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    ada.patch("/api/me", json!({ "name": "Ada<b>&Lovelace" })).await.done();
    let nobody = Visitor::nobody(&running);
    for visibility in ["private", "public"] {
        let new = json!({
            "game": "mamma-mia-plus", "seats": 4, "visibility": visibility, "seat": 1,
            "bots": [{ "seat": 2, "level": "nonna" }], "options": [["memory", "notes"]],
        });
        let table = ada.open(new).await;
        let path = format!("/t/{table}");
        check(&nobody, &path, "Mamma Mia! Plus (2009): a table for 4 · Forno", "mamma-mia-plus")
            .await;
        let again = format!("/replay/{table}");
        check(&nobody, &again, "Mamma Mia! Plus (2009), once more · Forno", "mamma-mia-plus").await;

        let state: Value = ada.get(&format!("/api/tables/{table}")).await.done().json();
        let gathering = nobody.get(&path).await.done().text;
        for secret in ["invite", "watch", "seat_secret"] {
            let secret = state[secret].as_str().expect("a secret");
            assert!(!gathering.contains(secret), "{visibility}: a secret");
        }
        for told in ["Ada", "Lovelace", "Nonna", "nonna", "notes", table.as_str()] {
            assert!(!gathering.contains(told), "{visibility}: {told}");
        }
        // Whoever asks, and whatever has happened there, the page is exactly the same.
        assert_eq!(ada.get(&path).await.done().text, gathering);
        let mut socket = ada.connect(&format!("/api/tables/{table}/socket")).await;
        for seat in [3, 4] {
            let seat = protocol::SeatNumber::try_from(seat).expect("a seat");
            socket.act(Deed::Bot { seat, level: Some("dado".into()) }).await;
        }
        socket.act(Deed::Ready { ready: true, nonce: None }).await;
        socket.act(Deed::Start).await;
        let started: Value = ada.get(&format!("/api/tables/{table}")).await.done().json();
        assert_ne!(started["stage"]["kind"], "gathering", "{started}");
        assert_eq!(nobody.get(&path).await.done().text, gathering);
    }
    running.stop().await;
}

#[tokio::test]
async fn a_preview_speaks_the_language_of_whoever_asks() {
    let running = Running::start(settings()).await;
    let nobody = Visitor::nobody(&running);
    for (wished, title_of, locale) in [
        ("fr-CH, fr;q=0.9", "Mamma Mia\u{a0}! (1998)\u{a0}: les règles · Forno", "fr_FR"),
        ("de, it;q=0.5", "Mamma Mia! (1998): le regole · Forno", "it_IT"),
        ("de", "Mamma Mia! (1998): the rules · Forno", "en_GB"),
    ] {
        let page = nobody.with("accept-language", wished).get("/rules/mamma-mia").await.done();
        assert_eq!(title(&page.text), title_of);
        assert_eq!(said(&page.text, "og:locale").as_deref(), Some(locale));
        assert_eq!(page.headers["vary"], "accept-encoding, accept-language");
        assert_eq!(page.headers["cache-control"], "no-cache");
        // An unchanged page is not sent again, and another language is another page.
        let tag = page.headers["etag"].to_str().expect("text").to_string();
        let again = nobody.with("if-none-match", &tag);
        assert_eq!(again.with("accept-language", wished).get("/rules/mamma-mia").await.status, 304);
        assert_eq!(again.with("accept-language", "fr").get("/new").await.status, 200);
    }
    running.stop().await;
}

#[tokio::test]
async fn the_picture_has_the_address_by_which_the_house_is_known() {
    let public = vec!["https://forno.example".to_string()];
    let running = Running::start(at(public)).await;
    let nobody = Visitor::nobody(&running);
    let page = nobody.with("host", "forno.example").get("/").await.done().text;
    let image = said(&page, "og:image");
    assert_eq!(image.as_deref(), Some("https://forno.example/preview/forno.png"));
    running.stop().await;
}

#[tokio::test]
async fn what_a_client_writes_stays_text() {
    let running = Running::start(settings()).await;
    let nobody = Visitor::nobody(&running);
    let evil = nobody.with("host", "\"><script>alert(1)</script>");
    let paths = ["/", "/t/%22%3E%3Cscript%3E", "/new?game=\"><script>", "/rules/'><script>"];
    for visitor in [&nobody, &evil, &evil.with("accept", "text/html")] {
        for path in paths {
            let page = visitor.get(path).await.text;
            assert!(!page.contains("<script>"), "{path}: {page}");
            assert!(!page.contains("alert(1)</"), "{path}: {page}");
        }
    }
    running.stop().await;
}

#[tokio::test]
async fn an_address_that_leads_nowhere_keeps_its_status() {
    let running = Running::start(settings()).await;
    let browser = Visitor::nobody(&running).with("accept", "text/html");
    let lost = browser.get("/elsewhere").await;
    assert_eq!((lost.status.as_u16(), title(&lost.text)), (404, "Forno"));
    // A browser that has seen the page before still gets the whole page.
    let tag = lost.headers["etag"].to_str().expect("text").to_string();
    let again = browser.with("if-none-match", &tag).get("/elsewhere").await;
    assert_eq!((again.status.as_u16(), again.text), (404, lost.text));
    let page = browser.with("if-none-match", &tag).get("/index.html").await;
    assert_eq!(page.status, 304);
    running.stop().await;
}
