//! Faults that can be planted in the toy: one for each thing a law must notice.

/// A fault of the toy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fault {
    /// The toy is honest.
    #[default]
    None,
    /// The public drawer shows the colour that was dealt last.
    LeakInView,
    /// Laying a card announces how many red cards the neighbour holds.
    LeakInSaying,
    /// Drawing a card also whispers it to the neighbour.
    LeakInWhisper,
    /// A card that is not in hand is refused differently if the neighbour holds it.
    LeakInRefusal,
    /// The seat with the most red cards lays first.
    LeakInAwaited,
    /// The possible bids depend on the card that was drawn.
    LeakInOffer,
    /// The highest bid is offered but refused.
    OfferedButRefused,
    /// The lines of an offer include a bid that is too high.
    LineTooMany,
    /// The lines of an offer leave out the highest bid.
    LineTooFew,
    /// A bid that is too high is accepted.
    AcceptedButNotOffered,
    /// Cards can be laid out of turn.
    AcceptedOutOfTurn,
    /// Changing a bid is announced.
    LoudChangeOfMind,
    /// A refusal leaves a trace in the state.
    RefusalThatChanges,
    /// A refusal is announced.
    RefusalThatSpeaks,
    /// A refusal names no rule.
    RefusalWithoutRule,
    /// A deal is accepted at any time.
    EagerDealer,
    /// An extra card leaves the bag with each one drawn.
    LostCard,
    /// After the reveal, nobody is awaited.
    NobodyAwaited,
    /// No seat is offered a card to lay.
    NothingOffered,
    /// Nothing is drawn for a seat.
    NothingDealt,
    /// The rounds are not counted.
    Endless,
    /// An unused seat scores.
    ScoreOfNobody,
    /// The state depends on something that is not in the ledger.
    Whim,
    /// The setup does not state its memory option.
    ForgottenOption,
    /// The pile grows by a card without an announcement.
    UnsaidChange,
    /// A refusal has a kind that is not listed.
    UnlistedKind,
    /// The rules panic when someone lays their last card of a colour.
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
