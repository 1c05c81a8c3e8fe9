//! The entries of the menu: a move, or the beginning of one.

use table::Phrase;

/// One entry of the menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its description.
    pub told: Phrase,
    /// Something worth knowing about it, such as what an order needs.
    pub remark: Option<Phrase>,
    /// The words of the move as a ledger writes them, up to the part that is left open.
    pub words: String,
    /// The part that is left open, if any.
    pub open: Option<Open>,
}

/// What the player has to add to the words of a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    /// How the menu shows what can be added, such as `1–3`.
    pub hint: String,
    /// The question asked if the player chooses the entry by its number alone.
    pub question: Phrase,
}

impl Choice {
    /// A complete move.
    pub fn closed(told: Phrase, words: impl ToString) -> Choice {
        Choice { told, remark: None, words: words.to_string(), open: None }
    }

    /// The beginning of a move.
    pub fn open(told: Phrase, words: &str, hint: impl ToString, question: Phrase) -> Choice {
        let open = Some(Open { hint: hint.to_string(), question });
        Choice { told, remark: None, words: words.to_string(), open }
    }

    /// Adds a remark.
    #[must_use]
    pub fn with_remark(self, remark: Phrase) -> Choice {
        Choice { remark: Some(remark), ..self }
    }

    /// How the menu shows what to type.
    pub fn typed(&self) -> String {
        match &self.open {
            None => self.words.clone(),
            Some(open) => format!("{} {}", self.words, open.hint),
        }
    }
}
