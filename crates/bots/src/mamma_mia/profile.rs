//! What makes one cook different from another. Their judgement is the same.

/// How well a cook remembers what was laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recall {
    /// Everything, for as long as it matters.
    Perfect,
    /// Less with every turn: lays are forgotten, counts blur.
    Fading,
}

/// How a cook chooses the pile to refill from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawing {
    /// Orders if there are none in hand, otherwise ingredients, and occasionally the opposite for
    /// no reason.
    OnAWhim,
    /// Keeps about two ingredients for each order in hand. Rule 10
    TwoToOne,
}

/// What makes a cook individual.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Profile {
    /// How well it remembers.
    pub recall: Recall,
    /// How it chooses the pile to refill from.
    pub drawing: Drawing,
}

impl Profile {
    /// Level 1: forgets, and draws on a whim.
    pub const MIMI: Profile = Profile { recall: Recall::Fading, drawing: Drawing::OnAWhim };

    /// Level 2: counts everything, and follows the booklet's advice.
    pub const NONNA: Profile = Profile { recall: Recall::Perfect, drawing: Drawing::TwoToOne };

    /// Nonna's judgement with a fading memory, to measure what remembering is worth.
    pub const FORGETFUL: Profile = Profile { recall: Recall::Fading, drawing: Drawing::TwoToOne };
}
