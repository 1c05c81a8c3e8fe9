//! What a connection was sent, read as a client reads it.

use protocol::{
    Answer, AskId, ClockFace, FromHouse, Hint, News, Outcome, Presence, Saying, TableState,
};
use table::{Pcg, Seat};

/// A client that knows nothing but its frames.
#[derive(Clone, Default)]
pub struct Client {
    /// The seat it was told it sits in.
    pub seat: Option<Seat>,
    /// How many sayings it has heard.
    pub heard: u32,
    /// How many sayings it has told the house that it has heard.
    pub told: u32,
    /// Every frame, in order.
    pub frames: Vec<FromHouse>,
    pub news: Option<News>,
    pub state: Option<TableState>,
    pub presence: Vec<Presence>,
    pub watchers: u32,
    pub clock: Option<ClockFace>,
    /// The chat messages: number, name, text.
    pub chat: Vec<(u32, String, String)>,
    pub hints: Vec<Hint>,
    /// How many hints came before its own.
    pub hint_waits: Vec<u32>,
    /// The reasons why it got no hint.
    pub no_hints: Vec<String>,
    answers: Vec<Answer>,
    /// Whether the next news may start at any number: after joining or sitting down.
    fresh: bool,
    welcomed: bool,
}

impl Client {
    /// A client that says it has heard this many sayings.
    pub fn new(heard: Option<u32>) -> Client {
        let (cursor, fresh) = (heard.unwrap_or(0), heard.is_none());
        Client { heard: cursor, told: cursor, fresh, ..Client::default() }
    }

    /// Takes in a frame.
    pub fn take(&mut self, frame: &FromHouse) {
        self.frames.push(frame.clone());
        match frame.clone() {
            FromHouse::Welcome { protocol, table: _, seat } => {
                assert_eq!(protocol, protocol::VERSION);
                let before = std::mem::replace(&mut self.seat, seat.map(|seat| seat.seat()));
                self.fresh |= self.welcomed && before != self.seat;
                self.welcomed = true;
            }
            FromHouse::Table(state) => self.state = Some(*state),
            FromHouse::Presence { seats, watchers } => {
                self.presence = seats;
                self.watchers = watchers;
            }
            FromHouse::News(news) => self.hear(*news),
            FromHouse::Clock(face) => self.clock = Some(face),
            FromHouse::Chat { number, seat: _, name, text } => {
                self.chat.push((number, name, text));
            }
            FromHouse::ChatDeleted { number } => self.chat.retain(|(it, ..)| *it != number),
            FromHouse::Answer(answer) => self.answers.push(answer),
            FromHouse::Hint(hint) => self.hints.push(*hint),
            FromHouse::HintWaits { ahead } => self.hint_waits.push(ahead),
            FromHouse::NoHint { why } => self.no_hints.push(why.id),
            FromHouse::Notice(notice) => panic!("{notice:?}"),
            FromHouse::Trouble { why } | FromHouse::Bye { why, .. } => panic!("{why:?}"),
        }
    }

    /// Checks that sayings are numbered without gaps, and that the count is the last number.
    fn hear(&mut self, news: News) {
        let sees_the_present_alone = self.seat.is_none() && news.sayings.is_empty();
        if !self.fresh && !sees_the_present_alone {
            let numbers: Vec<u32> = news.sayings.iter().map(|saying| saying.number).collect();
            let expected: Vec<u32> = (self.heard.saturating_add(1)..=news.heard).collect();
            assert_eq!(numbers, expected, "after {} of {}", self.heard, news.heard);
        }
        if let Some(last) = news.sayings.last() {
            assert_eq!(last.number, news.heard);
        }
        self.fresh = false;
        self.heard = news.heard;
        self.news = Some(news);
    }

    /// Removes and returns the answer to this request.
    pub fn answer(&mut self, id: &AskId) -> Outcome {
        let at = self.answers.iter().position(|answer| answer.id == *id);
        self.answers.remove(at.unwrap_or_else(|| panic!("{id:?} is not answered"))).outcome
    }

    /// Every frame as it goes over the wire.
    pub fn texts(&self) -> Vec<String> {
        let text = |frame| serde_json::to_string(frame).expect("it can be written");
        self.frames.iter().map(text).collect()
    }

    /// What it may do, step by step.
    pub fn steps(&self) -> &[Vec<protocol::Offer>] {
        self.news.as_ref().map_or(&[], |news| &news.steps)
    }

    /// What it may do although nobody waits for it.
    pub fn may_also(&self) -> &[protocol::Offer] {
        self.news.as_ref().map_or(&[], |news| &news.may_also)
    }

    /// The sayings in the last news.
    pub fn sayings(&self) -> &[Saying] {
        self.news.as_ref().map_or(&[], |news| &news.sayings)
    }

    /// The state of the table.
    pub fn state(&self) -> &TableState {
        self.state.as_ref().expect("the table's state")
    }

    /// One move for each step of the turn, or only for the first few.
    pub fn turn(&self, whims: &mut Pcg) -> Vec<serde_json::Value> {
        let steps = self.steps();
        let count = 1 + whims.pick(steps.len() as u32) as usize;
        steps[..count].iter().map(|offers| any_of(offers, whims)).collect()
    }
}

/// A random move from these offers, as a client writes it.
pub fn any_of(offers: &[protocol::Offer], whims: &mut Pcg) -> serde_json::Value {
    let offer = &offers[whims.pick(offers.len() as u32) as usize];
    let mv = offer.pick(&mut |bound| whims.pick(bound)).expect("not empty");
    serde_json::to_value(mv).expect("it can be written")
}
