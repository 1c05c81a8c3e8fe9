//! What the menu lists: a move, or the beginning of one.

use table::Phrase;

/// One line of the menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What it is, for people.
    pub told: Phrase,
    /// Something worth knowing about it, such as what an order needs.
    pub remark: Option<Phrase>,
    /// The words of the move as ledgers write them, up to what is left open.
    pub words: String,
    /// What is left open, if anything.
    pub open: Option<Open>,
}

/// What has to be added to the words of a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    /// How the menu shows what can be added: `1–3`.
    pub hint: String,
    /// What the player is asked when he chooses it by its number alone.
    pub question: Phrase,
}

impl Choice {
    /// A move that leaves nothing open.
    pub fn closed(told: Phrase, words: impl ToString) -> Choice {
        Choice { told, remark: None, words: words.to_string(), open: None }
    }

    /// The beginning of a move.
    pub fn open(told: Phrase, words: &str, hint: impl ToString, question: Phrase) -> Choice {
        let open = Some(Open { hint: hint.to_string(), question });
        Choice { told, remark: None, words: words.to_string(), open }
    }

    /// With something worth knowing.
    #[must_use]
    pub fn with_remark(self, remark: Phrase) -> Choice {
        Choice { remark: Some(remark), ..self }
    }

    /// How the menu shows what can be typed.
    pub fn typed(&self) -> String {
        match &self.open {
            None => self.words.clone(),
            Some(open) => format!("{} {}", self.words, open.hint),
        }
    }
}
