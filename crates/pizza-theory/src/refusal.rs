//! Why a move is refused.

use table::{Kinds, Next, Phrase, Phrased, Refuse, Seat, Seats};

use crate::told::tell_seats;
use crate::{Line, Phase, Public, Space, flow};

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The first player has not been drawn yet. Rule 2.1
    FirstNotDrawn,
    /// Other seats are awaited. Rule 3.1
    NotYourTurn {
        /// Who is awaited.
        awaited: Seats,
    },
    /// A topping has to be added first. Rule 3.1
    AddFirst,
    /// The space is taken. Rule 3.1
    Taken {
        /// The space.
        space: Space,
    },
    /// The space is next to a topping of your own. Rule 3.1
    BesideOwn {
        /// The space.
        space: Space,
        /// The topping it is next to.
        own: Space,
    },
    /// The virtual die has not been rolled yet. Rule 5.2
    DieNotRolled,
    /// Only the first player may add the virtual topping. Rule 5.2
    NotFirst {
        /// Who is first in this round.
        first: Seat,
    },
    /// A virtual topping has to be added first. Rule 5.2
    VirtualFirst,
    /// The space is not next to the virtual knife. Rule 5.2
    NotBesideKnife {
        /// The space.
        space: Space,
        /// The line of the knife.
        knife: Line,
    },
    /// It is time to cut. Rule 3.2
    CutNow,
    /// The game is over. Rule 4.1
    GameOver,
}

/// Why this seat cannot make a move that does not belong to this step.
#[cold]
pub(crate) fn untimely(public: &Public, seat: Seat) -> Refusal {
    let awaited = match flow::next(public) {
        Next::Seats(awaited) => awaited,
        Next::Dealer | Next::Over(_) => Seats::NONE,
    };
    match public.phase {
        Phase::Drawing => Refusal::FirstNotDrawn,
        Phase::Adding(adding) if adding == seat => Refusal::AddFirst,
        Phase::Adding(_) => Refusal::NotYourTurn { awaited },
        Phase::Rolling => Refusal::DieNotRolled,
        Phase::Virtual { knife: _ } if public.first == seat => Refusal::VirtualFirst,
        Phase::Virtual { knife: _ } => Refusal::NotFirst { first: public.first },
        Phase::Cutting { .. } if seat.index() < public.seats() => Refusal::CutNow,
        Phase::Cutting { .. } => Refusal::NotYourTurn { awaited },
        Phase::Over(_) => Refusal::GameOver,
    }
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::FirstNotDrawn => "2.1",
            Refusal::NotYourTurn { .. } | Refusal::AddFirst => "3.1",
            Refusal::Taken { .. } | Refusal::BesideOwn { .. } => "3.1",
            Refusal::DieNotRolled | Refusal::NotFirst { .. } | Refusal::VirtualFirst => "5.2",
            Refusal::NotBesideKnife { .. } => "5.2",
            Refusal::CutNow => "3.2",
            Refusal::GameOver => "4.1",
        }
    }
}

impl Kinds for Refusal {
    const ALL: &'static [&'static str] = &[
        "first-not-drawn",
        "not-your-turn",
        "add-first",
        "taken",
        "beside-own",
        "die-not-rolled",
        "not-first",
        "virtual-first",
        "not-beside-knife",
        "cut-now",
        "over",
    ];
    fn kind(&self) -> &'static str {
        match self {
            Refusal::FirstNotDrawn => "first-not-drawn",
            Refusal::NotYourTurn { .. } => "not-your-turn",
            Refusal::AddFirst => "add-first",
            Refusal::Taken { .. } => "taken",
            Refusal::BesideOwn { .. } => "beside-own",
            Refusal::DieNotRolled => "die-not-rolled",
            Refusal::NotFirst { .. } => "not-first",
            Refusal::VirtualFirst => "virtual-first",
            Refusal::NotBesideKnife { .. } => "not-beside-knife",
            Refusal::CutNow => "cut-now",
            Refusal::GameOver => "over",
        }
    }
}

impl Phrased for Refusal {
    fn phrase(&self) -> Phrase {
        match self {
            Refusal::FirstNotDrawn => Phrase::new("pizza-theory-refusal-first-not-drawn"),
            Refusal::NotYourTurn { awaited } => Phrase::new("pizza-theory-refusal-not-your-turn")
                .with("awaited", tell_seats(*awaited)),
            Refusal::AddFirst => Phrase::new("pizza-theory-refusal-add-first"),
            Refusal::Taken { space } => space.fill(Phrase::new("pizza-theory-refusal-taken")),
            Refusal::BesideOwn { space, own } => {
                let phrase = Phrase::new("pizza-theory-refusal-beside-own");
                space.fill(phrase).with("own", alloc::format!("{own}"))
            }
            Refusal::DieNotRolled => Phrase::new("pizza-theory-refusal-die-not-rolled"),
            Refusal::NotFirst { first } => {
                Phrase::new("pizza-theory-refusal-not-first").with("seat", *first)
            }
            Refusal::VirtualFirst => Phrase::new("pizza-theory-refusal-virtual-first"),
            Refusal::NotBesideKnife { space, knife } => {
                let phrase = Phrase::new("pizza-theory-refusal-not-beside-knife");
                space.fill(phrase).with("line", knife.number())
            }
            Refusal::CutNow => Phrase::new("pizza-theory-refusal-cut-now"),
            Refusal::GameOver => Phrase::new("pizza-theory-refusal-game-over"),
        }
    }
}
