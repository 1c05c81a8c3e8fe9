//! An automated player, who plays any game to its end knowing only what is offered.
//!
//! On the way it checks what every client may rely on: the numbers of the sayings have no gaps and
//! no repetitions, across all reconnections, and each of its requests is answered.

use std::fmt;
use std::time::Duration;

use protocol::{Answer, FromClient, FromHouse, News, Offer, Outcome, SeatNumber, Stage};
use table::Pcg;
use tokio::time::{Instant, sleep, timeout};

use crate::client::{Backoff, ClientError, Connection, Guest, fresh_id};
use crate::journal::Journal;
use crate::play::pick;

/// How long to wait for an answer, or for a house that went away.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long to wait for more news after a request was repeated or refused.
const SETTLING: Duration = Duration::from_millis(300);

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It was played to its end.
    Over(protocol::Result),
    /// It was ended before that.
    Abandoned,
}

/// What a house must never do to its guests.
#[derive(Debug)]
pub enum Breach {
    /// A saying's number does not follow the previous one.
    Number {
        /// The number that should have come.
        expected: u32,
        /// The number that came.
        came: u32,
    },
    /// A request was not answered.
    Unanswered {
        /// Its id.
        id: String,
    },
    /// The guest was moved to another seat, or lost it.
    Seat {
        /// The guest's seat.
        from: SeatNumber,
        /// The seat that the house says it is.
        to: Option<SeatNumber>,
    },
    /// The house cannot be reached, or violates the protocol.
    Client(ClientError),
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Breach::Number { expected, came } => {
                write!(f, "saying {expected} should have come, not {came}")
            }
            Breach::Unanswered { id } => write!(f, "ask {id} was not answered"),
            Breach::Seat { from, to } => {
                write!(f, "the guest of seat {} is said to sit in {to:?}", u8::from(*from))
            }
            Breach::Client(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Breach {}

/// A guest in a seat who plays any of the offered moves.
#[derive(Debug)]
pub struct Player {
    guest: Guest,
    table: String,
    connection: Option<Connection>,
    seat: Option<SeatNumber>,
    heard: u32,
    /// What may be done, according to the latest news.
    steps: Vec<Vec<Offer>>,
    /// Whether news may be on their way that make those steps stale.
    is_settling: bool,
    /// Whether the table is waiting for nobody, according to the latest news.
    is_still: bool,
    ending: Option<Ending>,
    journal: Journal,
    backoff: Backoff,
    /// How long to wait before the next attempt to connect.
    wait: Duration,
    reconnections: u32,
    chance: Pcg,
}

impl Player {
    /// A guest who sits at this table. Its choices follow from `seed`.
    pub fn new(guest: Guest, table: &str, seed: u64) -> Player {
        Player {
            guest,
            table: table.to_string(),
            connection: None,
            seat: None,
            heard: 0,
            steps: Vec::new(),
            is_settling: false,
            is_still: false,
            ending: None,
            journal: Journal::default(),
            backoff: Backoff::new(seed),
            wait: Duration::ZERO,
            reconnections: 0,
            chance: Pcg::new(seed),
        }
    }

    /// The same, already connected.
    pub fn connected(self, connection: Connection) -> Player {
        Player { connection: Some(connection), ..self }
    }

    /// The requests and their answers.
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    /// How many sayings were heard.
    pub fn heard(&self) -> u32 {
        self.heard
    }

    /// How often the player had to reconnect.
    pub fn reconnections(&self) -> u32 {
        self.reconnections
    }

    /// The guest.
    pub fn guest(&self) -> &Guest {
        &self.guest
    }

    /// Breaks the connection without notice, as a lost network does.
    pub fn hang_up(&mut self) {
        self.connection = None;
    }

    /// Plays to the end.
    pub async fn play(&mut self) -> Result<Ending, Breach> {
        loop {
            if let Some(ending) = self.step().await? {
                return Ok(ending);
            }
        }
    }

    /// Processes one frame and acts on it; returns the ending once there is one.
    pub async fn step(&mut self) -> Result<Option<Ending>, Breach> {
        let may_ask = self.journal.open().is_none() && !self.steps.is_empty();
        let wait = match self.journal.open() {
            Some(_) => Some(PATIENCE),
            None if self.is_settling && may_ask => Some(SETTLING),
            None => None,
        };
        let connection = self.come_in().await?;
        let came = match wait {
            Some(wait) => timeout(wait, connection.next_frame()).await,
            None => Ok(connection.next_frame().await),
        };
        match came {
            Ok(Ok(frame)) => self.take(frame).await?,
            Ok(Err(error)) => self.lost(error)?,
            Err(_) => match self.journal.open() {
                Some(ask) => return Err(Breach::Unanswered { id: ask.id.as_str().to_string() }),
                None => self.ask().await?,
            },
        }
        let is_done = self.journal.open().is_none()
            && (self.is_still || self.ending == Some(Ending::Abandoned));
        Ok(self.ending.clone().filter(|_| is_done))
    }

    /// The connection, re-established if it broke. An open request is repeated with its id.
    async fn come_in(&mut self) -> Result<&mut Connection, Breach> {
        let end = Instant::now() + PATIENCE;
        while self.connection.is_none() {
            sleep(std::mem::take(&mut self.wait)).await;
            match self.guest.connect(&self.table, Some(self.heard)).await {
                Ok(connection) => {
                    self.connection = Some(connection);
                    self.reconnections += u32::from(self.seat.is_some());
                    self.repeat().await?;
                }
                Err(error) if Instant::now() < end => self.lost(error)?,
                Err(error) => return Err(Breach::Client(error)),
            }
        }
        Ok(self.connection.as_mut().expect("it was made"))
    }

    /// The connection broke: it will be re-established, unless that is pointless.
    fn lost(&mut self, error: ClientError) -> Result<(), Breach> {
        if !error.may_pass() {
            return Err(Breach::Client(error));
        }
        self.connection = None;
        self.wait = self.backoff.wait(error.again_in());
        Ok(())
    }

    async fn repeat(&mut self) -> Result<(), Breach> {
        let Some(open) = self.journal.open() else { return Ok(()) };
        let (id, moves, heard) = (open.id.clone(), open.moves.clone(), Some(self.heard));
        self.journal.repeat();
        self.is_settling = true;
        self.send(&FromClient::Ask { id, moves, heard }).await
    }

    async fn send(&mut self, frame: &FromClient<protocol::Move>) -> Result<(), Breach> {
        let Some(connection) = &mut self.connection else { return Ok(()) };
        match connection.send(frame).await {
            Ok(()) => Ok(()),
            Err(error) => self.lost(error),
        }
    }

    async fn take(&mut self, frame: FromHouse) -> Result<(), Breach> {
        match frame {
            FromHouse::Welcome { seat, .. } => self.sit(seat),
            FromHouse::Table(state) => {
                self.ending = match state.stage {
                    Stage::Gathering | Stage::Playing => None,
                    Stage::Over(result) => Some(Ending::Over(result)),
                    Stage::Abandoned => Some(Ending::Abandoned),
                };
                Ok(())
            }
            FromHouse::News(news) => self.hear(*news).await,
            FromHouse::Answer(answer) => {
                self.take_answer(answer);
                Ok(())
            }
            FromHouse::Presence { .. }
            | FromHouse::Clock(_)
            | FromHouse::Chat { .. }
            | FromHouse::Hint(_)
            | FromHouse::ChatDeleted { .. }
            | FromHouse::Notice(_)
            | FromHouse::HintWaits { .. }
            | FromHouse::NoHint { .. }
            | FromHouse::Trouble { .. }
            | FromHouse::Bye { .. } => Ok(()),
        }
    }

    /// A guest with a seat keeps it; before the start, a guest may take one.
    fn sit(&mut self, to: Option<SeatNumber>) -> Result<(), Breach> {
        match self.seat {
            Some(from) if to != Some(from) => return Err(Breach::Seat { from, to }),
            _ => self.seat = to,
        }
        self.backoff.reset();
        Ok(())
    }

    async fn hear(&mut self, news: News) -> Result<(), Breach> {
        let News { heard, sayings, view: _, status: _, matter: _, awaited, steps, may_also: _ } =
            news;
        let numbers = sayings.iter().map(|saying| saying.number).chain([heard + 1]);
        for (expected, came) in (self.heard + 1..).zip(numbers) {
            if came != expected {
                return Err(Breach::Number { expected, came });
            }
        }
        self.heard = heard;
        self.steps = steps;
        self.is_still = awaited.is_empty();
        // When a request is repeated, the news of the reconnection come first, then the answer.
        if self.journal.open().is_none() {
            self.is_settling = false;
            if !self.steps.is_empty() {
                self.ask().await?;
            }
        }
        Ok(())
    }

    fn take_answer(&mut self, answer: Answer) {
        let Answer { id, outcome } = answer;
        let is_refused = matches!(outcome, Outcome::Refused { .. });
        if self.journal.answer(&id, outcome) {
            // The new offers come with the next news. Only after a repetition or a refusal there
            // may be none.
            self.is_settling |= is_refused;
            if !self.is_settling {
                self.steps.clear();
            }
        }
    }

    /// Requests one move for each step.
    async fn ask(&mut self) -> Result<(), Breach> {
        let moves = pick(&self.steps, &mut self.chance);
        let id = fresh_id();
        self.is_settling = false;
        self.journal.ask(id.clone(), moves.clone());
        self.send(&FromClient::Ask { id, moves, heard: Some(self.heard) }).await
    }
}
