//! What can be planted in the toy: one fault for each thing a law must notice.

/// A fault of the toy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fault {
    /// The toy is honest.
    #[default]
    None,
    /// The public drawer shows the colour that was dealt last.
    LeakInView,
    /// Laying a card says aloud how many red ones the neighbour holds.
    LeakInSaying,
    /// Drawing a card whispers it to the neighbour as well.
    LeakInWhisper,
    /// A card that is not in hand is refused in another way if the neighbour holds it.
    LeakInRefusal,
    /// The seat with the most red cards lays first.
    LeakInAwaited,
    /// What can be bid depends on the card that was drawn.
    LeakInOffer,
    /// The highest bid is offered and refused.
    OfferedButRefused,
    /// A bid too high is among the lines of an offer.
    LineTooMany,
    /// The highest bid is not among the lines of an offer.
    LineTooFew,
    /// A bid too high is accepted.
    AcceptedButNotOffered,
    /// Cards can be laid out of turn.
    AcceptedOutOfTurn,
    /// Changing a bid is announced.
    LoudChangeOfMind,
    /// A refusal is remembered.
    RefusalThatChanges,
    /// A refusal is announced.
    RefusalThatSpeaks,
    /// A refusal names no rule.
    RefusalWithoutRule,
    /// A deal is accepted at any time.
    EagerDealer,
    /// A card leaves the bag with each one drawn.
    LostCard,
    /// After the reveal nobody is awaited.
    NobodyAwaited,
    /// Nobody is offered anything to lay.
    NothingOffered,
    /// Nothing is drawn for a seat.
    NothingDealt,
    /// The rounds are not counted.
    Endless,
    /// An empty seat scores.
    ScoreOfNobody,
    /// Something depends on what the ledger does not hold.
    Whim,
    /// The setup does not say which memory it has.
    ForgottenOption,
    /// The pile grows by a card that nobody hears of.
    UnsaidChange,
    /// A kind of refusal that is not listed.
    UnlistedKind,
    /// Someone lays the last card of a colour, and the rules panic.
    Panic,
    /// Redealing changes nothing.
    LazyRedealing,
}

impl Fault {
    /// Every fault by its name in the setup.
    #[rustfmt::skip]
    pub const ALL: [(&str, Fault); 29] = [
        ("none", Fault::None),
        ("leak-in-view", Fault::LeakInView),
        ("leak-in-saying", Fault::LeakInSaying),
        ("leak-in-whisper", Fault::LeakInWhisper),
        ("leak-in-refusal", Fault::LeakInRefusal),
        ("leak-in-awaited", Fault::LeakInAwaited),
        ("leak-in-offer", Fault::LeakInOffer),
        ("offered-but-refused", Fault::OfferedButRefused),
        ("line-too-many", Fault::LineTooMany),
        ("line-too-few", Fault::LineTooFew),
        ("accepted-but-not-offered", Fault::AcceptedButNotOffered),
        ("accepted-out-of-turn", Fault::AcceptedOutOfTurn),
        ("loud-change-of-mind", Fault::LoudChangeOfMind),
        ("refusal-that-changes", Fault::RefusalThatChanges),
        ("refusal-that-speaks", Fault::RefusalThatSpeaks),
        ("refusal-without-rule", Fault::RefusalWithoutRule),
        ("eager-dealer", Fault::EagerDealer),
        ("lost-card", Fault::LostCard),
        ("nobody-awaited", Fault::NobodyAwaited),
        ("nothing-offered", Fault::NothingOffered),
        ("nothing-dealt", Fault::NothingDealt),
        ("endless", Fault::Endless),
        ("score-of-nobody", Fault::ScoreOfNobody),
        ("whim", Fault::Whim),
        ("forgotten-option", Fault::ForgottenOption),
        ("unsaid-change", Fault::UnsaidChange),
        ("unlisted-kind", Fault::UnlistedKind),
        ("panic", Fault::Panic),
        ("lazy-redealing", Fault::LazyRedealing),
    ];
}
