//! The identity of guests.

use serde_json::json;

use crate::common::{Running, Visitor, at, settings};

#[tokio::test]
async fn a_browser_becomes_a_guest_on_its_first_visit_and_stays_the_same() {
    let running = Running::start(settings()).await;
    let nobody = Visitor::nobody(&running);
    let first = nobody.get("/api/me").await.done();
    let cookie = first.headers["set-cookie"].to_str().expect("text").to_string();
    for part in ["forno_guest=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");
    assert!(first.json()["name"].as_str().expect("a name").starts_with("Guest "));

    let pair = cookie.split(';').next().expect("a pair");
    let again = nobody.with("cookie", pair).get("/api/me").await.done();
    assert_eq!(again.json(), first.json());
    let other = nobody.get("/api/me").await.done();
    assert_ne!(other.json()["id"], first.json()["id"]);

    // What is stored in the database is not enough to sign in.
    let id = first.json()["id"].as_str().expect("an id").to_string();
    assert!(!pair.contains(&id));
    running.stop().await;
}

#[tokio::test]
async fn a_guest_without_a_name_gets_one_in_his_language() {
    let running = Running::start(settings()).await;
    for (language, name) in [("fr-CH, fr;q=0.9", "Invité "), ("it", "Ospite "), ("de", "Guest ")] {
        let guest = Visitor::nobody(&running).with("accept-language", language);
        let called =
            guest.get("/api/me").await.done().json()["name"].as_str().expect("a name").to_string();
        let number = called.strip_prefix(name).unwrap_or_else(|| panic!("{called}"));
        assert!(
            number.len() == 4 && number.bytes().all(|digit| digit.is_ascii_digit()),
            "{called}"
        );
    }
    running.stop().await;
}

#[tokio::test]
async fn a_guest_is_known_again_after_a_restart() {
    let running = Running::start(settings()).await;
    let mut ada = Visitor::browser(&running).await;
    let before = ada.get("/api/me").await.json();
    let folder = running.stop().await;
    let running = Running::start_in(folder, settings()).await;
    ada.origin = running.origin();
    assert_eq!(ada.get("/api/me").await.json(), before);
    running.stop().await;
}

#[tokio::test]
async fn a_guest_takes_another_name() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let renamed = ada.patch("/api/me", json!({ "name": "  Ada \n L. " })).await.done();
    assert_eq!(renamed.json()["name"], "Ada L.");
    assert_eq!(ada.get("/api/me").await.json()["name"], "Ada L.");
    for bad in ["", " ", "\u{7}", &"x".repeat(41)] {
        ada.patch("/api/me", json!({ "name": bad })).await.is(422, "web-bad-name");
    }
    ada.patch("/api/me", json!({ "nom": "Ada" })).await.is(400, "web-bad-json");
    Visitor::nobody(&running).patch("/api/me", json!({ "name": "x" })).await.is(401, "web-nobody");
    running.stop().await;
}

#[tokio::test]
async fn a_program_comes_in_with_a_token() {
    let running = Running::start(settings()).await;
    let bot = Visitor::program(&running, "Robota").await;
    assert_eq!(bot.get("/api/me").await.done().json()["name"], "Robota");
    assert!(bot.get("/api/me").await.headers.get("set-cookie").is_none());
    let table = bot.open(json!({ "game": "pizza-theory", "seats": 3 })).await;
    let mine = bot.get("/api/me/tables").await.done().json();
    assert_eq!(mine[0]["id"], table.as_str());

    let mut liar = bot.clone();
    for token in ["nonsense", "01234567890123456789012345"] {
        liar.bear(token);
        let answer = liar.get("/api/me").await;
        answer.is(401, "web-bad-token");
        assert_eq!(answer.headers["www-authenticate"], "Bearer");
    }
    bot.post("/api/tokens", json!({ "name": "" })).await.is(422, "web-bad-name");
    running.stop().await;
}

#[tokio::test]
async fn the_cookie_is_for_https_alone_where_the_house_is_reached_by_it() {
    let public = vec!["https://forno.example".to_string()];
    let running = Running::start(at(public)).await;
    let nobody = Visitor::nobody(&running);
    let secure = nobody.with("host", "forno.example").get("/api/me").await.done();
    assert!(secure.headers["set-cookie"].to_str().expect("text").contains("; Secure"));
    // No client here is a trusted proxy, whatever it claims.
    let liar = nobody.with("x-forwarded-proto", "https").get("/api/me").await.done();
    assert!(!liar.headers["set-cookie"].to_str().expect("text").contains("Secure"));
    running.stop().await;
}

#[tokio::test]
async fn a_trusted_proxy_may_say_that_it_was_reached_by_https() {
    let proxies = vec!["127.0.0.1".parse().expect("an address")];
    let mut settings = settings();
    settings.front.trusted_proxies = proxies;
    settings.front.hosts.push("forno.example".to_string());
    let running = Running::start(settings).await;
    let nobody = Visitor::nobody(&running).with("x-forwarded-proto", "https");
    let nobody = nobody.with("host", "forno.example");
    let answer = nobody.get("/api/me").await.done();
    let cookie = answer.headers["set-cookie"].to_str().expect("text").to_string();
    assert!(cookie.contains("; Secure"), "{cookie}");
    let ada = nobody.with("cookie", cookie.split(';').next().expect("a pair"));
    let rename = || json!({ "name": "Ada" });
    ada.with("origin", "https://forno.example").patch("/api/me", rename()).await.done();
    let foreign = ada.with("origin", "http://forno.example");
    foreign.patch("/api/me", rename()).await.is(403, "web-foreign-origin");
    running.stop().await;
}
