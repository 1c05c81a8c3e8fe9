//! One WebSocket: pings, limits and a clean close.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::FromRequestParts;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::request::Parts;
use axum::response::Response;
use bus::TableError;
use metrics::Dropped;
use protocol::{LONGEST_FRAME, SUBPROTOCOL};
use serde::Serialize;
use table::{Phrase, Phrased};
use tokio::time::{Interval, MissedTickBehavior, interval_at, timeout};

use super::Web;
use super::bucket::Bucket;
use super::error::HttpError;
use super::limits::Permit;
use super::moderation::Decision;

/// How often the house pings the client.
const PULSE: Duration = Duration::from_secs(30);

/// How long a client may send nothing, not even a pong.
const SILENCE: Duration = Duration::from_secs(90);

/// How long a frame may take to be sent.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long a client has to close from its side.
const PARTING: Duration = Duration::from_secs(2);

/// The size of the buffers. Thousands of sockets may be idle, so each keeps little in memory.
const BUFFER: usize = 4 * 1024;

/// How soon a client that did nothing wrong may come back, in milliseconds.
pub const SOON: u32 = 500;

/// Why a socket is closed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The client closed the socket properly.
    HungUp,
    /// The connection broke, or the client takes nothing in.
    Gone,
    /// The client sent nothing, and did not answer pings.
    Silent,
    /// The client sent too long a frame.
    TooLong,
    /// The client broke the WebSocket protocol.
    Broken,
    /// The client sent too many invalid frames.
    BadFrames,
    /// The client read its frames too slowly.
    Slow,
    /// The table has said goodbye.
    Parted,
    /// The table's task ended without saying goodbye.
    Ended,
    /// The house is stopping.
    Stopping,
    /// The session ended: the device was signed out, or the token revoked.
    SignedOut,
    /// The guest or the address was banned.
    Banned(Decision),
    /// The table cannot be reached.
    NotReached(TableError),
}

impl End {
    /// The farewell, and in how many milliseconds the client may come back; `None` if the table has
    /// already said it, or nobody would receive it.
    pub fn bye(&self) -> Option<(Phrase, Option<u32>)> {
        match self {
            End::HungUp | End::Gone | End::Silent | End::Broken | End::Parted => None,
            End::TooLong => {
                Some((Phrase::new("web-bye-too-long").with("most", LONGEST_FRAME), None))
            }
            End::BadFrames => Some((Phrase::new("web-bye-bad-frames"), None)),
            End::SignedOut => Some((Phrase::new("web-bye-signed-out"), None)),
            End::Banned(decision) => Some((decision.banned(), None)),
            End::Slow => Some((Phrase::new("web-bye-slow"), Some(SOON))),
            End::Ended => Some((Phrase::new("web-bye-ended"), Some(SOON))),
            End::Stopping => Some((TableError::Stopping.phrase(), Some(SOON))),
            End::NotReached(error) => {
                let again_in = match error {
                    TableError::Stopping | TableError::Ended | TableError::Late => Some(SOON),
                    TableError::Store(_) => Some(2_000),
                    TableError::NoSuchTable
                    | TableError::NoSuchLine
                    | TableError::KeptApart
                    | TableError::SeatBanned
                    | TableError::NotFinished
                    | TableError::Rules(_)
                    | TableError::Fault => None,
                };
                Some((error.phrase(), again_in))
            }
        }
    }

    fn code(&self) -> u16 {
        match self {
            End::HungUp | End::Gone | End::Silent => close_code::AWAY,
            End::TooLong => close_code::SIZE,
            End::Broken => close_code::PROTOCOL,
            End::BadFrames | End::SignedOut | End::Banned(_) => close_code::POLICY,
            End::Stopping | End::NotReached(TableError::Stopping) => close_code::RESTART,
            End::Slow | End::Parted | End::Ended | End::NotReached(_) => close_code::AGAIN,
        }
    }

    fn dropped(&self) -> Option<Dropped> {
        match self {
            End::TooLong | End::Broken | End::BadFrames => Some(Dropped::BadFrames),
            // The table counts the connections it drops.
            End::Slow | End::Parted | End::Ended => None,
            End::HungUp
            | End::Gone
            | End::Silent
            | End::Stopping
            | End::SignedOut
            | End::Banned(_)
            | End::NotReached(_) => None,
        }
    }
}

/// An event at a socket.
#[derive(Debug)]
pub enum Happening {
    /// A message was received.
    Message(Message),
    /// It is time to ping the client.
    Pulse,
    /// Nothing more can be received.
    Over(End),
}

/// What was received, after the checks that all sockets share.
#[derive(Debug)]
pub enum Received {
    /// A text frame, not parsed yet.
    Text(Utf8Bytes),
    /// A frame that the client should not have sent, and why.
    Bad(Phrase),
    /// Nothing to act on, such as a ping.
    Nothing,
}

/// One socket.
pub struct Socket {
    stream: WebSocket,
    pulse: Interval,
    /// When the last message was received.
    last_received: Instant,
    bucket: Bucket,
    /// The number of invalid frames.
    bad: u32,
    permit: Permit,
}

impl Socket {
    /// Notes that the guest sat down at the table or stood up.
    pub fn set_seated(&mut self, seated: bool) {
        self.permit.set_seated(seated);
    }

    fn new(stream: WebSocket, permit: Permit) -> Socket {
        let mut pulse = interval_at(tokio::time::Instant::now() + PULSE, PULSE);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let now = Instant::now();
        let bucket = Bucket::full(now);
        Socket { stream, pulse, last_received: now, bucket, bad: 0, permit }
    }

    /// The state shared by all requests.
    pub fn web(&self) -> &Arc<Web> {
        self.permit.web()
    }

    /// Waits for the next event. Cancel safe: nothing is lost if this is dropped early.
    pub async fn next(&mut self) -> Happening {
        tokio::select! {
            came = self.stream.recv() => match came {
                Some(Ok(message)) => Happening::Message(message),
                Some(Err(error)) => Happening::Over(end_by(error)),
                None => Happening::Over(End::Gone),
            },
            _ = self.pulse.tick() => Happening::Pulse,
        }
    }

    /// Handles an event as far as that is the same for every socket.
    pub async fn take(&mut self, happening: Happening) -> Result<Received, End> {
        match happening {
            Happening::Message(message) => {
                self.wait_for_turn().await;
                self.judge(message)
            }
            Happening::Pulse if self.last_received.elapsed() >= SILENCE => Err(End::Silent),
            Happening::Pulse => {
                self.send(Message::Ping(Vec::new().into())).await?;
                Ok(Received::Nothing)
            }
            Happening::Over(end) => Err(end),
        }
    }

    /// Delays a client that sends too fast. Nothing is lost: the rest waits on the client's side.
    async fn wait_for_turn(&mut self) {
        let frames = self.web().settings.limits.frames;
        let mut waited = false;
        while let Err(wait) = self.bucket.take(frames, Instant::now()) {
            if !waited {
                self.web().metrics.limited("connection.frames");
                waited = true;
            }
            tokio::time::sleep(wait).await;
        }
    }

    fn judge(&mut self, message: Message) -> Result<Received, End> {
        self.last_received = Instant::now();
        match message {
            Message::Text(text) => Ok(Received::Text(text)),
            Message::Binary(_) => self.bad(Phrase::new("web-frame-not-text")).map(Received::Bad),
            Message::Ping(_) | Message::Pong(_) => Ok(Received::Nothing),
            Message::Close(_) => Err(End::HungUp),
        }
    }

    /// Counts an invalid frame. Returns what is wrong with it, or the end if there were too many.
    pub fn bad(&mut self, why: Phrase) -> Result<Phrase, End> {
        self.bad += 1;
        let most = self.web().settings.limits.bad_frames;
        if self.bad > most { Err(End::BadFrames) } else { Ok(why) }
    }

    /// Sends a text frame.
    pub async fn say(&mut self, text: Utf8Bytes) -> Result<(), End> {
        self.send(Message::Text(text)).await
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        match timeout(PATIENCE, self.stream.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    /// Says goodbye and closes.
    pub async fn close(mut self, end: &End, bye: Option<Utf8Bytes>) {
        if let Some(why) = end.dropped() {
            self.web().metrics.dropped(why);
        }
        if *end == End::BadFrames {
            self.web().metrics.limited("connection.bad-frames");
        }
        if let Some(bye) = bye
            && self.say(bye).await.is_err()
        {
            return;
        }
        let code = match end {
            End::Parted if *self.web().stopping.borrow() => close_code::RESTART,
            _ => end.code(),
        };
        let frame = CloseFrame { code, reason: Utf8Bytes::default() };
        if self.send(Message::Close(Some(frame))).await.is_err() {
            return;
        }
        // Read until the client has closed its side: closing while it still sends could lose the
        // goodbye.
        let parting = async {
            while let Some(Ok(_)) = self.stream.recv().await {}
            if matches!(end, End::TooLong | End::Broken) {
                // The rest of that frame cannot be read any more, and closing at once could lose
                // the goodbye as well.
                tokio::time::sleep(PARTING).await;
            }
        };
        let _ = timeout(PARTING, parting).await;
    }
}

/// Why nothing more can be read: the client broke the protocol, or the connection broke.
fn end_by(error: axum::Error) -> End {
    use tungstenite::error::{Error, ProtocolError};
    match error.into_inner().downcast_ref::<Error>() {
        Some(Error::Capacity(_)) => End::TooLong,
        Some(Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)) => End::Gone,
        Some(Error::Protocol(_) | Error::Utf8(_) | Error::AttackAttempt) => End::Broken,
        Some(_) | None => End::Gone,
    }
}

/// Serializes a frame.
pub fn written<T: Serialize>(frame: &T) -> Utf8Bytes {
    // Frames consist of strings, numbers and lists, so this cannot fail.
    serde_json::to_string(frame).unwrap_or_default().into()
}

/// A request that can be upgraded to a socket, from a client that speaks our protocol.
pub struct Upgrade(WebSocketUpgrade);

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Upgrade, HttpError> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, state).await;
        let upgrade = upgrade.map_err(|_| HttpError::NotASocket)?.protocols([SUBPROTOCOL]);
        match upgrade.selected_protocol() {
            Some(_) => Ok(Upgrade(upgrade)),
            None => Err(HttpError::OtherProtocol),
        }
    }
}

impl Upgrade {
    /// Upgrades the request to a socket, which runs in a task of its own.
    pub fn run<F>(self, permit: Permit, run: impl FnOnce(Socket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        self.0
            .read_buffer_size(BUFFER)
            .write_buffer_size(BUFFER)
            .max_message_size(LONGEST_FRAME)
            .max_frame_size(LONGEST_FRAME)
            .on_upgrade(move |stream| run(Socket::new(stream, permit)))
    }
}
