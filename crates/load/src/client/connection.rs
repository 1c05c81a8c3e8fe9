//! A guest's socket: at a table, or in the lobby.

use std::collections::VecDeque;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{Answer, AskId, Deed, FromClient, FromHouse, Move, Outcome};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::{AUTHORIZATION, SEC_WEBSOCKET_PROTOCOL};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Bytes, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::{ClientError, Doorway, fresh_id};
use crate::glimpse::{self, Kind};

/// The size of the read buffer. The default is far more than a frame needs, and ten thousand
/// sockets in one program would fill the memory.
const READ_BUFFER: usize = 8 * 1024;

/// A connection to a table or to the lobby.
#[derive(Debug)]
pub struct Connection {
    socket: WebSocketStream<TcpStream>,
    /// Frames that arrived while an answer was awaited.
    aside: VecDeque<Utf8Bytes>,
    /// The house's goodbye, if it has said one.
    bye: Option<glimpse::Bye>,
}

impl Connection {
    pub(super) async fn open(
        doorway: &Doorway,
        path: &str,
        token: &str,
    ) -> Result<Connection, ClientError> {
        let url = format!("ws://{}{path}", doorway.to());
        let bad_url = || ClientError::BadUrl(url.clone());
        let mut request = url.as_str().into_client_request().map_err(|_| bad_url())?;
        let bearer = HeaderValue::try_from(format!("Bearer {token}")).map_err(|_| bad_url())?;
        request.headers_mut().insert(AUTHORIZATION, bearer);
        let subprotocol = HeaderValue::from_static(protocol::SUBPROTOCOL);
        request.headers_mut().insert(SEC_WEBSOCKET_PROTOCOL, subprotocol);
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        let stream = doorway.dial().await?;
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Connection { socket, aside: VecDeque::new(), bye: None })
    }

    /// The next frame, parsed.
    pub async fn next_frame(&mut self) -> Result<FromHouse, ClientError> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).map_err(|error| ClientError::BadFrame(error.to_string()))
    }

    /// The next frame as it was sent.
    pub async fn next_text(&mut self) -> Result<Utf8Bytes, ClientError> {
        match self.aside.pop_front() {
            Some(text) => Ok(text),
            None => self.arrived().await,
        }
    }

    async fn arrived(&mut self) -> Result<Utf8Bytes, ClientError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    if Kind::of(&text) == Kind::Bye {
                        self.bye = glimpse::read(&text).ok();
                    }
                    return Ok(text);
                }
                Some(Ok(Message::Binary(_))) => {
                    return Err(ClientError::BadFrame("binary".to_string()));
                }
                // Pings are answered by the library; the house sends nothing after a close.
                Some(Ok(_)) => {}
                Some(Err(error)) if self.bye.is_none() => return Err(error.into()),
                Some(Err(_)) | None => return Err(self.closed()),
            }
        }
    }

    fn closed(&self) -> ClientError {
        match &self.bye {
            None => ClientError::Closed { why: String::new(), again_in: None, for_good: false },
            Some(bye) => ClientError::Closed {
                why: bye.why.as_ref().map_or_else(String::new, |why| why.id.clone()),
                again_in: bye.again_in.map(|millis| Duration::from_millis(millis.into())),
                for_good: bye.again_in.is_none(),
            },
        }
    }

    /// Requests moves with a fresh id, which it returns; the answer comes among the frames.
    pub async fn ask(&mut self, moves: Vec<Move>) -> Result<AskId, ClientError> {
        let id = fresh_id();
        self.send(&FromClient::Ask { id: id.clone(), moves, heard: None }).await?;
        Ok(id)
    }

    /// Performs an action other than a move, and waits for its answer. Other frames are kept to be
    /// read later.
    pub async fn deed(&mut self, deed: Deed) -> Result<Outcome, ClientError> {
        let id = fresh_id();
        self.send(&FromClient::<Move>::Do { id: id.clone(), deed, heard: None }).await?;
        self.answer(&id).await
    }

    /// Waits for the answer to a request. Other frames are kept to be read later.
    pub async fn answer(&mut self, to: &AskId) -> Result<Outcome, ClientError> {
        // It may have been set aside already while another answer was awaited.
        for place in 0..self.aside.len() {
            if let Some(outcome) = answer_in(&self.aside[place], to)? {
                self.aside.remove(place);
                return Ok(outcome);
            }
        }
        loop {
            let text = self.arrived().await?;
            match answer_in(&text, to)? {
                Some(outcome) => return Ok(outcome),
                None => self.aside.push_back(text),
            }
        }
    }

    /// Sends a frame.
    pub async fn send(&mut self, frame: &FromClient<Move>) -> Result<(), ClientError> {
        let text = serde_json::to_string(frame);
        let text = text.map_err(|error| ClientError::BadFrame(error.to_string()))?;
        self.send_text(text).await
    }

    /// Sends a text as a frame, valid or not.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        Ok(self.socket.send(Message::Text(text.into())).await?)
    }

    /// Sends a ping and waits for the pong; frames in between are discarded.
    pub async fn is_alive(&mut self) -> Result<(), ClientError> {
        self.socket.send(Message::Ping(Bytes::from_static(b"?"))).await?;
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Pong(_))) => return Ok(()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(self.closed()),
            }
        }
    }

    /// Closes the connection.
    pub async fn close(mut self) {
        // If the other side is gone already, it needs no goodbye.
        let _ = self.socket.close(None).await;
    }
}

/// The outcome in this frame, if it is the answer to that request.
fn answer_in(text: &str, to: &AskId) -> Result<Option<Outcome>, ClientError> {
    if Kind::of(text) != Kind::Answer {
        return Ok(None);
    }
    let read: Answer =
        serde_json::from_str(text).map_err(|error| ClientError::BadFrame(error.to_string()))?;
    Ok((read.id == *to).then_some(read.outcome))
}
