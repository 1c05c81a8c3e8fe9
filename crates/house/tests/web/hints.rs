//! Hints over real sockets: everyone who asks is answered, whatever the others do meanwhile.

use std::time::Duration;

use protocol::{Deed, FromHouse, Hint, News, Outcome};
use serde_json::json;

use crate::common::{Running, Socket, Visitor, settings};

/// A player at the table, and the last news they received.
struct Player {
    socket: Socket,
    news: News,
}

impl Player {
    async fn does(&mut self, deed: Deed) {
        assert_eq!(self.socket.act(deed).await.outcome, Outcome::Done);
    }

    /// Makes the first move that is offered.
    async fn moves(&mut self) {
        let offer = &self.news.steps[0][0];
        self.socket.ask(offer.pick(&mut |_| 0).expect("an offer stands for a move")).await;
    }

    async fn hears(&mut self) {
        self.news = self.socket.news().await;
    }

    /// Waits for a hint, taking in the news that comes before it.
    async fn hint(&mut self) -> Hint {
        loop {
            match self.socket.frame().await {
                FromHouse::News(news) => self.news = *news,
                FromHouse::Hint(hint) => return *hint,
                FromHouse::NoHint { why } => panic!("{why:?}"),
                _ => {}
            }
        }
    }
}

/// A game that has begun between Ada and Bea, who both agreed to hints.
async fn table(running: &Running) -> [Player; 2] {
    let (ada, bea) = (Visitor::browser(running).await, Visitor::browser(running).await);
    let table = json!({ "game": "pizza-theory", "seats": 2, "visibility": "public" });
    let path = format!("/api/tables/{}/socket", ada.open(table).await);
    let mut sockets = [ada.connect(&path).await, bea.connect(&path).await];
    for socket in &mut sockets {
        let ready = Deed::Ready { ready: true, nonce: None };
        for deed in [Deed::Sit { seat: None }, ready, Deed::Hints { on: true }] {
            assert_eq!(socket.act(deed).await.outcome, Outcome::Done);
        }
    }
    assert_eq!(sockets[0].act(Deed::Start).await.outcome, Outcome::Done);
    let [mut ada, mut bea] = sockets;
    let (news, other) = (ada.news().await, bea.news().await);
    [Player { socket: ada, news }, Player { socket: bea, news: other }]
}

/// Makes one of the awaited moves; both players hear of it.
async fn step(players: &mut [Player; 2]) {
    let mover = players.iter().position(|player| !player.news.steps.is_empty());
    players[mover.expect("somebody is awaited")].moves().await;
    for player in players {
        player.hears().await;
    }
}

#[tokio::test]
async fn a_hint_comes_though_another_guest_chooses_meanwhile() {
    let running = Running::start(settings()).await;
    let mut players = table(&running).await;
    while players[0].news.awaited.len() < 2 {
        step(&mut players).await;
    }
    let [ada, bea] = &mut players;
    ada.does(Deed::Hint).await;
    // Asking again while the adviser is thinking changes nothing.
    ada.does(Deed::Hint).await;
    bea.moves().await;
    bea.hears().await;
    let hint = ada.hint().await;
    assert_eq!(hint.heard, ada.news.heard, "it is about the present");
    assert!(!hint.weighed.is_empty());
    // Longer than an adviser thinks: a second hint would have come by now.
    tokio::time::sleep(Duration::from_secs(1)).await;
    ada.moves().await;
    let more = ada.socket.find(|frame| match frame {
        FromHouse::News(_) => Some(0),
        FromHouse::Hint(_) | FromHouse::NoHint { .. } => Some(1),
        _ => None,
    });
    assert_eq!(more.await, 0, "one answer is enough");
    running.stop().await;
}

#[tokio::test]
async fn whoever_moved_on_and_asks_again_gets_a_hint_for_the_new_decision() {
    let running = Running::start(settings()).await;
    let mut players = table(&running).await;
    while players[0].news.steps.is_empty() {
        step(&mut players).await;
    }
    players[0].does(Deed::Hint).await;
    step(&mut players).await;
    while players[0].news.steps.is_empty() {
        step(&mut players).await;
    }
    let [ada, _] = &mut players;
    ada.does(Deed::Hint).await;
    let hint = ada.hint().await;
    assert_eq!(hint.heard, ada.news.heard);
    running.stop().await;
}
