//! Parsing only the needed parts of a frame: measuring must not cost more than what is measured.

use protocol::{AskId, Offer, Phrase, SeatNumber};
use serde::Deserialize;

/// The kind of a frame, as far as it matters here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// The welcome.
    Welcome,
    /// Sayings, and what the seat may do.
    News,
    /// The answer to a request.
    Answer,
    /// The last frame.
    Bye,
    /// Anything else.
    Other,
}

impl Kind {
    /// The kind, from the beginning of the frame: the house writes it first.
    pub(crate) fn of(frame: &str) -> Kind {
        let kind = frame.strip_prefix(r#"{"kind":""#).and_then(|rest| rest.split_once('"'));
        match kind.map(|(kind, _)| kind) {
            Some("welcome") => Kind::Welcome,
            Some("news") => Kind::News,
            Some("answer") => Kind::Answer,
            Some("bye") => Kind::Bye,
            Some(_) | None => Kind::Other,
        }
    }
}

/// From news: whom the table is waiting for, and what this seat may do.
#[derive(Deserialize, Debug)]
pub(crate) struct News {
    pub awaited: Vec<SeatNumber>,
    pub steps: Vec<Vec<Offer>>,
}

/// From news: how many sayings there have been so far.
#[derive(Deserialize, Debug)]
pub(crate) struct Heard {
    pub heard: u32,
}

/// From an answer: the request, and whether it was carried out.
#[derive(Deserialize, Debug)]
pub(crate) struct Answered {
    pub id: AskId,
    pub outcome: OutcomeKind,
}

/// The outcome of a request, without reasons.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Debug)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum OutcomeKind {
    Done,
    Refused {},
    Failed {},
}

/// From a goodbye of a table or the lobby: when to reconnect.
#[derive(Deserialize, Debug)]
pub(crate) struct Bye {
    #[serde(default)]
    pub why: Option<Phrase>,
    pub again_in: Option<u32>,
}

/// Parses the needed parts.
pub(crate) fn read<'t, T: Deserialize<'t>>(frame: &'t str) -> Result<T, serde_json::Error> {
    serde_json::from_str(frame)
}

#[cfg(test)]
mod tests {
    use protocol::{Answer, FromHouse, Outcome};

    use super::*;

    fn written(frame: &FromHouse) -> String {
        serde_json::to_string(frame).expect("it can be written")
    }

    #[test]
    fn an_answer_is_known_by_its_kind_and_read() {
        let why = Phrase { id: "house-not-seated".to_string(), args: Vec::new() };
        let refused = Outcome::Refused { why: why.clone(), rule: Some("3.1".into()), at: Some(0) };
        let outcomes = [
            (Outcome::Done, OutcomeKind::Done),
            (refused, OutcomeKind::Refused {}),
            (Outcome::Failed { why }, OutcomeKind::Failed {}),
        ];
        for (outcome, expected) in outcomes {
            let id = AskId::try_from("a-1".to_string()).expect("an id");
            let frame = written(&FromHouse::Answer(Answer { id: id.clone(), outcome }));
            assert_eq!(Kind::of(&frame), Kind::Answer);
            let read: Answered = read(&frame).expect("an answer");
            assert_eq!((read.id, read.outcome), (id, expected));
        }
    }

    #[test]
    fn a_goodbye_says_when_to_come_back() {
        let why = Phrase { id: "house-bye-stopping".to_string(), args: Vec::new() };
        let frame = written(&FromHouse::Bye { why, again_in: Some(500) });
        assert_eq!(Kind::of(&frame), Kind::Bye);
        assert_eq!(read::<Bye>(&frame).expect("a goodbye").again_in, Some(500));
        let lobby = r#"{"kind":"bye","again_in":200}"#;
        assert_eq!(read::<Bye>(lobby).expect("a goodbye").again_in, Some(200));
    }

    #[test]
    fn of_the_news_only_what_may_be_done_is_read() {
        let frame = r#"{"kind":"news","heard":7,"sayings":[{"number":7}],"view":{"any":[1]},
            "awaited":[2],"steps":[[{"kind":"cut","among":[1,2,3,4,5,6]}]],"may_also":[]}"#;
        assert_eq!(Kind::of(frame), Kind::News);
        let News { awaited, steps } = read(frame).expect("news");
        assert_eq!(awaited.len(), 1);
        assert!(matches!(steps.as_slice(), [offers] if offers.len() == 1));
    }
}
