//! Passkeys, with honest and with malicious clients.

use serde_json::{Value, json};

use super::authenticator::Authenticator;
use super::scene::{cookie_of, id_of};
use crate::common::{Answer, Log, Running, Visitor, at, settings, until};

/// The origin of the house at `localhost`.
fn local(running: &Running) -> String {
    format!("http://localhost:{}", running.address.port())
}

/// The same visitor at `localhost`, where passkeys work.
fn by_name(running: &Running, visitor: &Visitor) -> Visitor {
    let host = format!("localhost:{}", running.address.port());
    visitor.with("host", &host).with("origin", &local(running))
}

/// A new guest at `localhost`.
async fn browser(running: &Running) -> Visitor {
    by_name(running, &Visitor::browser(running).await)
}

/// A visitor without a cookie.
fn stranger(running: &Running) -> Visitor {
    by_name(running, &Visitor::nobody(running))
}

/// A visitor with the cookie that an answer set.
fn back(running: &Running, answer: &Answer) -> Visitor {
    stranger(running).with("cookie", &cookie_of(answer))
}

async fn add(visitor: &Visitor, authenticator: &mut Authenticator) -> Answer {
    let begun = visitor.post("/api/me/passkeys/start", json!({})).await.done().json();
    let credential = authenticator.create(&begun["options"]);
    visitor.post("/api/me/passkeys", json!({ "credential": credential })).await
}

async fn challenge(visitor: &Visitor) -> Value {
    let begun = visitor.post("/api/sign-in/passkey/start", json!({})).await.done().json();
    begun["options"].clone()
}

async fn sign_in(visitor: &Visitor, authenticator: &Authenticator) -> Answer {
    let credential = authenticator.get(&challenge(visitor).await);
    visitor.post("/api/sign-in/passkey", json!({ "credential": credential })).await
}

#[tokio::test]
async fn a_passkey_signs_a_guest_in_with_seats_and_history() {
    let running = Running::start(settings()).await;
    let ada = browser(&running).await;
    let id = id_of(&ada).await;
    let table = ada.open(json!({ "game": "mamma-mia", "seats": 4 })).await;
    let mut passkey = Authenticator::new(&local(&running));
    let begun = ada.post("/api/me/passkeys/start", json!({})).await.done().json();
    let options = &begun["options"];
    assert_eq!(options["rp"], json!({ "name": "Forno", "id": "localhost" }));
    assert!(options["user"]["name"].as_str().expect("a name").starts_with("Guest "));
    assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
    let made = add(&ada, &mut passkey).await.done().json();
    assert_eq!((&made["domain"], &made["usable"]), (&json!("localhost"), &json!(true)));

    let asked = challenge(&stranger(&running)).await;
    assert_eq!(asked["rpId"], "localhost");
    assert_eq!(asked["allowCredentials"], json!([]), "whoever it is");
    let running = Running::start_in(running.stop().await, settings()).await;
    passkey.origin = local(&running);
    let answer = sign_in(&stranger(&running), &passkey).await.done();
    assert_eq!(answer.json()["id"], id.as_str());
    let phone = back(&running, &answer);
    assert_eq!(phone.get("/api/me/tables").await.done().json()[0]["id"], table.as_str());
    let identity = phone.get("/api/me/identity").await.done().json();
    assert_eq!(identity["passkeys"][0]["id"], made["id"]);
    assert!(identity["passkeys"][0]["used_at"].is_u64());
    assert_eq!(identity["sessions"].as_array().expect("sessions").len(), 2);
    running.stop().await;
}

#[tokio::test]
async fn a_guest_has_several_passkeys_and_removes_one() {
    let running = Running::start(settings()).await;
    let ada = browser(&running).await;
    let [mut first, mut second] = [(); 2].map(|()| Authenticator::new(&local(&running)));
    let made = add(&ada, &mut first).await.done().json();
    // The authenticator that has the first one must not make the second.
    let begun = ada.post("/api/me/passkeys/start", json!({})).await.done().json();
    assert_eq!(begun["options"]["excludeCredentials"].as_array().expect("a list").len(), 1);
    add(&ada, &mut second).await.done();
    for passkey in [&first, &second] {
        sign_in(&stranger(&running), passkey).await.done();
    }
    let eve = browser(&running).await;
    let path = format!("/api/me/passkeys/{}", made["id"].as_str().expect("an id"));
    eve.delete(&path).await.done();
    sign_in(&stranger(&running), &first).await.done();
    ada.delete(&path).await.done();
    sign_in(&stranger(&running), &first).await.is(404, "web-unknown-passkey");
    sign_in(&stranger(&running), &second).await.done();
    running.stop().await;
}

#[tokio::test]
async fn a_challenge_is_used_once() {
    let running = Running::start(settings()).await;
    let ada = browser(&running).await;
    let mut passkey = Authenticator::new(&local(&running));
    let begun = ada.post("/api/me/passkeys/start", json!({})).await.done().json();
    let credential = json!({ "credential": passkey.create(&begun["options"]) });
    ada.post("/api/me/passkeys", credential.clone()).await.done();
    ada.post("/api/me/passkeys", credential).await.is(409, "web-old-challenge");

    let nobody = stranger(&running);
    let credential = json!({ "credential": passkey.get(&challenge(&nobody).await) });
    nobody.post("/api/sign-in/passkey", credential.clone()).await.done();
    nobody.post("/api/sign-in/passkey", credential).await.is(409, "web-old-challenge");
    // A challenge that the house never issued, or issued for another purpose, is refused.
    let invented = json!({ "challenge": "AAAAAAAAAAAAAAAAAAAAAA" });
    let credential = json!({ "credential": passkey.get(&invented) });
    nobody.post("/api/sign-in/passkey", credential).await.is(409, "web-old-challenge");
    let begun = ada.post("/api/me/passkeys/start", json!({})).await.done().json();
    let credential = json!({ "credential": passkey.get(&begun["options"]) });
    nobody.post("/api/sign-in/passkey", credential).await.is(409, "web-old-challenge");
    // A failed attempt uses up the challenge as well.
    let asked = challenge(&nobody).await;
    let mut wrong = passkey.get(&asked);
    wrong["response"]["signature"] = json!("AAAA");
    nobody.post("/api/sign-in/passkey", json!({ "credential": wrong })).await;
    let credential = json!({ "credential": passkey.get(&asked) });
    nobody.post("/api/sign-in/passkey", credential).await.is(409, "web-old-challenge");
    running.stop().await;
}

#[tokio::test]
async fn a_signature_for_another_page_or_domain_is_refused() {
    let running = Running::start(settings()).await;
    let ada = browser(&running).await;
    let mut passkey = Authenticator::new("https://evil.example");
    add(&ada, &mut passkey).await.is(422, "web-bad-passkey");
    passkey.origin = local(&running);
    passkey.domain = "evil.example".to_string();
    add(&ada, &mut passkey).await.is(422, "web-bad-passkey");
    passkey.domain = "localhost".to_string();
    passkey.flags = 0x01;
    add(&ada, &mut passkey).await.is(422, "web-bad-passkey");
    passkey.flags = super::authenticator::VERIFIED;
    add(&ada, &mut passkey).await.done();

    let nobody = stranger(&running);
    for origin in ["https://evil.example", "http://127.0.0.1", "http://localhost", "null"] {
        passkey.origin = origin.to_string();
        sign_in(&nobody, &passkey).await.is(422, "web-bad-passkey");
    }
    passkey.origin = local(&running);
    passkey.domain = "evil.example".to_string();
    sign_in(&nobody, &passkey).await.is(422, "web-bad-passkey");
    passkey.domain = "localhost".to_string();
    passkey.flags = 0x01;
    sign_in(&nobody, &passkey).await.is(422, "web-bad-passkey");
    passkey.flags = super::authenticator::VERIFIED;
    sign_in(&nobody, &passkey).await.done();
    // A page of a foreign host does not even get a challenge.
    let evil = nobody.with("host", "evil.example").with("origin", "http://evil.example");
    let start = evil.post("/api/sign-in/passkey/start", json!({})).await;
    start.is(421, "web-foreign-host");
    running.stop().await;
}

#[tokio::test]
async fn a_cloned_passkey_is_refused_if_it_has_a_counter() {
    let running = Running::start(settings()).await;
    let (ada, nobody) = (browser(&running).await, stranger(&running));
    let mut passkey = Authenticator::new(&local(&running));
    passkey.counter = 4;
    add(&ada, &mut passkey).await.done();
    passkey.counter = 7;
    sign_in(&nobody, &passkey).await.done();
    for copy in [7, 5, 0] {
        passkey.counter = copy;
        sign_in(&nobody, &passkey).await.is(422, "web-bad-passkey");
    }
    passkey.counter = 8;
    sign_in(&nobody, &passkey).await.done();
    // Many passkeys have no counter and always say 0.
    let mut silent = Authenticator::new(&local(&running));
    add(&ada, &mut silent).await.done();
    for _ in 0..3 {
        sign_in(&nobody, &silent).await.done();
    }
    running.stop().await;
}

#[tokio::test]
async fn nobody_uses_the_passkey_or_the_challenge_of_another() {
    let running = Running::start(settings()).await;
    let (ada, eve) = (browser(&running).await, browser(&running).await);
    let mut passkey = Authenticator::new(&local(&running));
    // Another guest cannot finish a registration.
    let begun = ada.post("/api/me/passkeys/start", json!({})).await.done().json();
    let credential = passkey.create(&begun["options"]);
    let stolen = eve.post("/api/me/passkeys", json!({ "credential": credential })).await;
    stolen.is(422, "web-bad-passkey");
    add(&ada, &mut passkey).await.done();
    // Knowing the id of a credential is worth nothing without its private key.
    let nobody = stranger(&running);
    let mut forged = Authenticator::new(&local(&running)).get(&challenge(&nobody).await);
    let real = passkey.get(&challenge(&nobody).await);
    forged["id"] = real["id"].clone();
    forged["rawId"] = real["rawId"].clone();
    forged["response"]["userHandle"] = real["response"]["userHandle"].clone();
    let forged = json!({ "credential": forged });
    nobody.post("/api/sign-in/passkey", forged).await.is(422, "web-bad-passkey");
    // One guest's passkey does not sign in another.
    let eves = eve.post("/api/me/passkeys/start", json!({})).await.done().json();
    let mut other = passkey.get(&challenge(&nobody).await);
    other["response"]["userHandle"] = eves["options"]["user"]["id"].clone();
    let other = json!({ "credential": other });
    nobody.post("/api/sign-in/passkey", other).await.is(422, "web-bad-passkey");
    // A credential cannot be registered twice.
    add(&eve, &mut passkey).await.is(422, "web-bad-passkey");
    running.stop().await;
}

#[tokio::test]
async fn a_malformed_credential_is_refused() {
    let running = Running::start(settings()).await;
    let ada = browser(&running).await;
    let mut passkey = Authenticator::new(&local(&running));
    let begun = ada.post("/api/me/passkeys/start", json!({})).await.done().json();
    let whole = passkey.create(&begun["options"]);
    let mut all = vec![Value::Null, json!(1), json!("x"), json!([]), json!({})];
    for name in ["clientDataJSON", "attestationObject"] {
        for wrong in [Value::Null, json!(""), json!("!"), json!("AAAA"), json!([1]), json!("e30")] {
            let mut broken = whole.clone();
            broken["response"][name] = wrong;
            all.push(broken);
        }
    }
    for credential in all {
        let credential = json!({ "credential": credential });
        for path in ["/api/me/passkeys", "/api/sign-in/passkey"] {
            let answer = ada.post(path, credential.clone()).await;
            let status = answer.status.as_u16();
            assert!(matches!(status, 409 | 422), "{path} {credential} {answer:?}");
        }
    }
    ada.post("/api/me/passkeys", json!({})).await.is(400, "web-bad-json");
    running.stop().await;
}

#[tokio::test]
async fn a_guest_where_passkeys_do_not_work_is_told_the_right_address() {
    let running = Running::start(settings()).await;
    let ada = Visitor::browser(&running).await;
    let identity = ada.get("/api/me/identity").await.done().json();
    assert_eq!(identity["passkeys_at"], local(&running).as_str());
    ada.post("/api/me/passkeys/start", json!({})).await.is(409, "web-no-passkeys-here");
    let start = ada.post("/api/sign-in/passkey/start", json!({})).await;
    start.is(409, "web-no-passkeys-here");
    let named = by_name(&running, &ada);
    let identity = named.get("/api/me/identity").await.done().json();
    assert_eq!(identity["passkeys_at"], Value::Null);
    running.stop().await;
}

#[tokio::test]
async fn passkeys_of_another_domain_are_shown_as_unusable() {
    let running = Running::start(settings()).await;
    let ada = browser(&running).await;
    let mut passkey = Authenticator::new(&local(&running));
    add(&ada, &mut passkey).await.done();
    let moved = at(vec!["https://forno.example".to_string()]);
    let running = Running::start_in(running.stop().await, moved).await;
    let ada =
        ada.at(&running).with("host", "forno.example").with("origin", "https://forno.example");
    let identity = ada.get("/api/me/identity").await.done().json();
    let shown = &identity["passkeys"][0];
    assert_eq!((&shown["domain"], &shown["usable"]), (&json!("localhost"), &json!(false)));
    // It cannot be used there, whatever it claims.
    let nobody = ada.without("cookie");
    passkey.origin = "https://forno.example".to_string();
    sign_in(&nobody, &passkey).await.is(422, "web-bad-passkey");
    running.stop().await;
}

/// All tasks of this test run on its own thread, and so they all log here.
#[tokio::test]
async fn a_house_with_another_domain_warns_which_passkeys_it_cuts_off() {
    let log = Log::default();
    let _logging = log.begin();
    let warned = || {
        let text = log.text();
        let warnings = text.lines().filter(|line| line.contains("passkeys of another domain"));
        warnings.map(str::to_string).collect::<Vec<_>>()
    };
    let running = Running::start(settings()).await;
    let ada = browser(&running).await;
    for _ in 0..2 {
        add(&ada, &mut Authenticator::new(&local(&running))).await.done();
    }
    // With the same domain there is nothing to say.
    let running = Running::start_in(running.stop().await, settings()).await;
    ada.at(&running).get("/api/me").await.done();
    assert_eq!(warned(), Vec::<String>::new());
    let moved = at(vec!["https://forno.example".to_string()]);
    let running = Running::start_in(running.stop().await, moved).await;
    until(|| !warned().is_empty()).await;
    let [warning] = &warned()[..] else { panic!("{}", log.text()) };
    for part in ["WARN", "domain=forno.example", "other=\"localhost\"", "passkeys=2"] {
        assert!(warning.contains(part), "{warning}");
    }
    running.stop().await;
}
