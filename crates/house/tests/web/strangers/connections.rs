//! Connections that send nothing, or only half a request.

use std::net::SocketAddr;

use front::Limits;
use house::Settings;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::common::{PATIENCE, Running, Visitor, settings, until};

fn limited(change: impl FnOnce(&mut Limits)) -> Settings {
    let mut settings = settings();
    change(&mut settings.front.limits);
    settings
}

/// A connection from another address of this machine.
async fn connect(house: SocketAddr, from: [u8; 4]) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::from((from, 0))).expect("an address");
    socket.connect(house).await.expect("a connection")
}

/// Sends half of a request's head from this address.
async fn half_a_head(house: SocketAddr, from: [u8; 4]) -> TcpStream {
    let mut stream = connect(house, from).await;
    // The house may have hung up already.
    let _ = stream.write_all(b"GET /api/me HTTP/1.1\r\nhost: 127.0.").await;
    stream
}

/// Sends a request on a connection of its own and returns the whole answer.
async fn ask(house: SocketAddr, from: [u8; 4], path: &str) -> String {
    let mut stream = connect(house, from).await;
    let head = format!("GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n");
    stream.write_all(head.as_bytes()).await.expect("sent");
    let mut answer = vec![0; 64 * 1024];
    let read = timeout(PATIENCE, stream.read(&mut answer)).await.expect("in time").expect("read");
    String::from_utf8_lossy(&answer[..read]).into_owned()
}

fn is_answered(answer: &str, status: u16) {
    assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{answer:?}");
}

const EVE: [u8; 4] = [127, 0, 0, 66];
const ADA: [u8; 4] = [127, 0, 0, 2];

#[tokio::test]
async fn one_address_has_so_many_connections_and_others_have_theirs() {
    let running = Running::start(limited(|limits| limits.address.connections = 20)).await;
    let mut heads = Vec::new();
    for _ in 0..100 {
        heads.push(half_a_head(running.address, EVE).await);
    }
    // Requests from that address are refused, those of others are not.
    let refused = ask(running.address, EVE, "/api/games").await;
    is_answered(&refused, 429);
    assert!(refused.contains("retry-after: 10") && refused.contains("web-too-much"), "{refused}");
    is_answered(&ask(running.address, ADA, "/api/games").await, 200);
    // A monitor is answered even at the address that is full.
    for path in ["/healthz", "/readyz"] {
        is_answered(&ask(running.address, EVE, path).await, 200);
    }
    assert!(running.counted(r#"limit="address.connections""#) >= 80);
    drop(heads);
    until(|| running.counted("forno_connections ") == 0).await;
    is_answered(&ask(running.address, EVE, "/api/games").await, 200);
    running.stop().await;
}

#[tokio::test]
async fn a_full_house_answers_those_who_watch_over_it() {
    let running = Running::start(limited(|limits| limits.house.connections = 30)).await;
    let mut heads = Vec::new();
    // From many addresses, more than the house and its reserve can hold.
    for number in 0..150 {
        heads.push(half_a_head(running.address, [127, 0, 1, number]).await);
    }
    is_answered(&ask(running.address, ADA, "/api/games").await, 503);
    for path in ["/healthz", "/readyz", "/metrics"] {
        for from in [ADA, EVE, [127, 0, 0, 1]] {
            is_answered(&ask(running.address, from, path).await, 200);
        }
    }
    assert!(running.counted(r#"limit="house.connections""#) >= 120);
    drop(heads);
    until(|| running.counted("forno_connections ") == 0).await;
    is_answered(&ask(running.address, ADA, "/api/games").await, 200);
    running.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_the_address_that_it_names_counts() {
    let mut settings = limited(|limits| limits.address.connections = 3);
    settings.front.trusted_proxies.push([127, 0, 0, 1].into());
    let running = Running::start(settings).await;
    // Bodies that never arrive keep requests in progress.
    let mut slow = Vec::new();
    for _ in 0..3 {
        let mut stream = connect(running.address, [127, 0, 0, 1]).await;
        let head = "POST /api/tokens HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: 198.51.100.66\r\n\
            content-type: application/json\r\ncontent-length: 20\r\n\r\n{";
        stream.write_all(head.as_bytes()).await.expect("sent");
        slow.push(stream);
    }
    let nobody = Visitor::nobody(&running);
    let eve = nobody.with("x-forwarded-for", "198.51.100.66");
    let refused = async || eve.get("/api/games").await.status == 429;
    crate::common::eventually(refused).await;
    nobody.with("x-forwarded-for", "198.51.100.2").get("/api/games").await.done();
    drop(slow);
    crate::common::eventually(async || eve.get("/api/games").await.status == 200).await;
    running.stop().await;
}
