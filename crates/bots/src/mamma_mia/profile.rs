//! What sets one cook apart from another. The judgement is the same.

/// How well someone remembers what was laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recall {
    /// Everything, for as long as it matters.
    Perfect,
    /// Less with every turn: what was laid is forgotten, counts blur.
    Fading,
}

/// How someone chooses the pile to refill from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawing {
    /// Orders when there is none in hand, ingredients otherwise, and now and then the other way
    /// round for no reason.
    OnAWhim,
    /// About two ingredients for each order in hand. Rule 10
    TwoToOne,
}

/// The profile of a cook.
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

    /// Level 2: counts everything, and keeps to the booklet's advice.
    pub const NONNA: Profile = Profile { recall: Recall::Perfect, drawing: Drawing::TwoToOne };

    /// Nonna's judgement with a memory that fades, to measure what remembering is worth.
    pub const FORGETFUL: Profile = Profile { recall: Recall::Fading, drawing: Drawing::TwoToOne };
}
