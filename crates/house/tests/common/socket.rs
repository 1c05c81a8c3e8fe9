//! The client's side of a socket.

use std::sync::atomic::{AtomicU32, Ordering};

use futures_util::{SinkExt, StreamExt};
use protocol::{Answer, AskId, Deed, FromClient, FromHouse, Move, News};
use reqwest::header::{HeaderMap, HeaderValue};
use serde::de::DeserializeOwned;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::{PATIENCE, Visitor};

/// A socket to a table or to the lobby.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

/// Numbers the requests: a guest never uses the same id for two, on whatever connection.
static ASKS: AtomicU32 = AtomicU32::new(0);

fn next_id() -> AskId {
    AskId::try_from(ASKS.fetch_add(1, Ordering::Relaxed).to_string()).expect("an id")
}

/// The code with which the house closed the connection, or `None` if it just hung up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Closed(pub Option<u16>);

impl Socket {
    /// Connects as this visitor, offering this subprotocol. If that is refused, returns the status
    /// of the answer.
    pub async fn connect(visitor: &Visitor, path: &str, offer: &str) -> Result<Socket, u16> {
        // Small, so that it is soon noticed when this client reads nothing.
        Socket::connect_with(visitor, path, offer, 4 * 1024).await
    }

    /// The same with a receive buffer of this many bytes.
    pub async fn connect_with(
        visitor: &Visitor,
        path: &str,
        offer: &str,
        room: u32,
    ) -> Result<Socket, u16> {
        let url = format!("{}{path}", visitor.origin.replace("http://", "ws://"));
        let mut request = url.into_client_request().expect("a request");
        let headers: &mut HeaderMap = request.headers_mut();
        headers.extend(visitor.headers.clone());
        let offer = HeaderValue::from_str(offer).expect("a value");
        headers.insert("sec-websocket-protocol", offer);
        let address = visitor.origin.trim_start_matches("http://").parse().expect("an address");
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(room).expect("a buffer");
        let tcp = socket.connect(address).await.expect("a connection");
        match timeout(PATIENCE, client_async(request, tcp)).await.expect("an answer in time") {
            Ok((stream, _)) => Ok(Socket { stream }),
            Err(tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    pub async fn send_text(&mut self, text: impl Into<String>) {
        self.stream.send(Message::text(text.into())).await.expect("it is sent");
    }

    /// Sends a message. Returns whether the house was still there to receive it.
    pub async fn try_send(&mut self, message: Message) -> bool {
        self.stream.send(message).await.is_ok()
    }

    pub async fn send(&mut self, frame: &FromClient<Move>) {
        self.send_text(serde_json::to_string(frame).expect("JSON")).await;
    }

    /// Performs a deed and waits for the answer.
    pub async fn act(&mut self, deed: Deed) -> Answer {
        let id = next_id();
        self.send(&FromClient::Do { id: id.clone(), deed, heard: None }).await;
        self.answer(&id).await
    }

    /// Asks for a move without waiting for the answer.
    pub async fn ask(&mut self, mv: Move) {
        let id = next_id();
        self.send(&FromClient::Ask { id, moves: vec![mv], heard: None }).await;
    }

    async fn answer(&mut self, to: &AskId) -> Answer {
        self.find(|frame| match frame {
            FromHouse::Answer(answer) if answer.id == *to => Some(answer),
            _ => None,
        })
        .await
    }

    /// The next frame, or how the house closed the connection.
    pub async fn next<T: DeserializeOwned>(&mut self) -> Result<T, Closed> {
        loop {
            let next = timeout(PATIENCE, self.stream.next()).await.expect("a frame in time");
            match next {
                Some(Ok(Message::Text(text))) => {
                    let frame = serde_json::from_str(&text);
                    return Ok(frame.unwrap_or_else(|error| panic!("{error}: {text}")));
                }
                Some(Ok(Message::Close(frame))) => {
                    return Err(Closed(frame.map(|frame| frame.code.into())));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(Closed(None)),
            }
        }
    }

    /// The next frame of a table.
    pub async fn frame(&mut self) -> FromHouse {
        self.next().await.expect("the socket is open")
    }

    /// Reads until a frame matches.
    pub async fn find<T>(&mut self, mut wanted: impl FnMut(FromHouse) -> Option<T>) -> T {
        loop {
            if let Some(found) = wanted(self.frame().await) {
                return found;
            }
        }
    }

    /// Reads until there is news.
    pub async fn news(&mut self) -> News {
        self.find(|frame| match frame {
            FromHouse::News(news) => Some(*news),
            _ => None,
        })
        .await
    }

    /// Closes the connection properly.
    pub async fn hang_up(mut self) {
        self.stream.close(None).await.expect("a goodbye");
        self.rest().await;
    }

    /// Reads to the end. Returns all frames and how the connection was closed.
    pub async fn rest(&mut self) -> (Vec<FromHouse>, Closed) {
        let mut frames = Vec::new();
        loop {
            match self.next().await {
                Ok(frame) => frames.push(frame),
                Err(closed) => return (frames, closed),
            }
        }
    }
}
