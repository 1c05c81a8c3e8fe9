//! Connections that send nothing, or only half a request.

use std::net::SocketAddr;
use std::time::Duration;

use front::{Limits, Rate};
use house::Settings;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::common::{PATIENCE, Running, Socket, Visitor, settings, until};

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
    ask_with(house, from, path, "").await
}

/// The same with more headers.
async fn ask_with(house: SocketAddr, from: [u8; 4], path: &str, headers: &str) -> String {
    let mut stream = connect(house, from).await;
    let head = format!("GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n{headers}\r\n");
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

#[tokio::test]
async fn health_checks_are_answered_while_guests_use_up_every_limit_of_the_house() {
    let running = Running::start(limited(|limits| {
        limits.house.requests = Rate { burst: 10, every: Duration::from_secs(1_000) };
        limits.house.sockets = 2;
    }))
    .await;
    let nobody = Visitor::nobody(&running);
    let connect = || Socket::connect(&nobody, "/api/lobby/socket", protocol::SUBPROTOCOL);
    let _sockets = [connect().await.expect("a socket"), connect().await.expect("a socket")];
    assert_eq!(connect().await.err(), Some(503));
    for _ in 0..20 {
        nobody.get("/api/games").await;
    }
    nobody.get("/api/games").await.is(503, "web-house-full");
    for _ in 0..50 {
        for path in ["/healthz", "/readyz"] {
            is_answered(&ask(running.address, ADA, path).await, 200);
        }
    }
    is_answered(&ask(running.address, [127, 0, 0, 1], "/metrics").await, 200);
    for limit in ["house.sockets", "house.requests"] {
        assert!(running.counted(&format!("limit=\"{limit}\"")) >= 1, "{limit}");
    }
    running.stop().await;
}

/// A proxy that forgets to name its client must not make strangers part of this machine.
#[tokio::test]
async fn what_comes_from_a_trusted_proxy_is_never_this_machine() {
    const PROXY: [u8; 4] = [127, 0, 0, 1];
    let mut settings = settings();
    settings.front.trusted_proxies.push(PROXY.into());
    let running = Running::start(settings).await;
    let house = running.address;
    for headers in ["", "x-forwarded-for: 127.0.0.1\r\n", "x-forwarded-for: 192.0.2.1\r\n"] {
        is_answered(&ask_with(house, PROXY, "/metrics", headers).await, 404);
    }
    // The keeper's secret, or another address of this machine, shows who asks.
    let bearer = format!("authorization: Bearer {}\r\n", running.keeper);
    is_answered(&ask_with(house, PROXY, "/metrics", &bearer).await, 200);
    is_answered(&ask(house, ADA, "/metrics").await, 200);
    is_answered(&ask_with(house, ADA, "/metrics", "x-forwarded-for: 127.0.0.1\r\n").await, 404);
    running.stop().await;
}
