//! Tables by the dozen, so that nobody can find the real ones in the lobby.

use protocol::LobbyFrame;
use serde_json::{Value, json};

use super::{at_table, believing, guest_at};
use crate::common::{Running, Visitor};

fn public() -> Value {
    json!({ "game": "mamma-mia", "seats": 4, "visibility": "public" })
}

#[tokio::test]
async fn tables_by_the_dozen_push_no_real_one_out_of_the_lobby() {
    let running = Running::start(believing()).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let real = ada.open(public()).await;
    let _ada = at_table(&ada, &real).await;
    for address in ["198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.4"] {
        for number in 0..6 {
            let eve = guest_at(&running, address, &format!("buy {number}")).await;
            for _ in 0..10 {
                eve.post("/api/tables", public()).await;
            }
        }
    }
    let listed = Visitor::nobody(&running).get("/api/tables").await.done().json();
    let listed = listed.as_array().expect("a list");
    assert_eq!(listed[0]["id"], real.as_str(), "where somebody is comes first");
    assert!(listed.len() <= 4 * 12 + 1, "{} are listed", listed.len());
    let mut lobby = Visitor::nobody(&running).connect("/api/lobby/socket").await;
    let LobbyFrame::Tables { tables } = lobby.next().await.expect("a list") else { panic!() };
    assert_eq!(tables[0].id, real);
    assert_eq!(tables.len(), listed.len());
    running.stop().await;
}

#[tokio::test]
async fn whoever_has_too_many_tables_in_the_lobby_is_told_and_opens_private_ones() {
    let mut settings = believing();
    settings.front.limits.listed_by_guest = 2;
    settings.front.limits.listed_by_address = 3;
    let running = Running::start(settings.clone()).await;
    let ada = guest_at(&running, "192.0.2.1", "Ada").await;
    let bea = guest_at(&running, "192.0.2.1", "Bea").await;
    for _ in 0..2 {
        ada.open(public()).await;
    }
    ada.post("/api/tables", public()).await.is(409, "web-too-many-listed");
    ada.open(json!({ "game": "mamma-mia", "seats": 4 })).await;
    let last = bea.open(public()).await;
    // The limits still hold after a restart.
    let running = Running::start_in(running.stop().await, settings).await;
    let (ada, bea) = (ada.at(&running), bea.at(&running));
    ada.post("/api/tables", public()).await.is(409, "web-too-many-listed");
    bea.post("/api/tables", public()).await.is(409, "web-too-many-listed");
    let elsewhere = bea.with("x-forwarded-for", "192.0.2.2");
    elsewhere.open(public()).await;
    let mut keeper = Visitor::nobody(&running);
    keeper.bear(&running.keeper.to_string());
    keeper.delete(&format!("/api/keeper/tables/{last}")).await.done();
    bea.open(public()).await;
    running.stop().await;
}
