//! The drawers, and how they change through what is said.

use table::{BySeat, First, Listener, Saying, Seat, Seats, Setup};

use crate::chart::x_spaces;
use crate::{Announcement, Board, ByColour, Ending, Line, PizzaSetup, Side, Whisper};

/// A game of Pizza Theory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PizzaTheory {
    pub(crate) public: Public,
    pub(crate) own: BySeat<Private, 3>,
    pub(crate) notes: Notes,
}

/// What everyone can see: everything but the cuts that are not revealed yet. Rule 6
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// The setup the game was started with.
    pub setup: PizzaSetup,
    /// The toppings on the pizza.
    pub board: Board,
    /// The side of each colour. Until the first player is drawn, this assumes the first seat.
    pub sides: ByColour<Side>,
    /// The round, counted from 1.
    pub round: u8,
    /// The first player of this round. Until they are drawn, this is the first seat.
    pub first: Seat,
    /// The step of the round.
    pub phase: Phase,
}

/// A step of the round, which is a section of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The first player is drawn. Rules 2.1, 5.1
    Drawing,
    /// This seat adds a topping. Rule 3.1
    Adding(Seat),
    /// The virtual die is rolled. Rule 5.2
    Rolling,
    /// The first player puts a virtual topping next to the virtual knife. Rule 5.2
    Virtual {
        /// The line of the virtual knife.
        knife: Line,
    },
    /// Everyone chooses a line in secret. Rule 3.2
    Cutting {
        /// Who has not chosen yet.
        awaited: Seats,
        /// The line of the virtual knife, with two players.
        knife: Option<Line>,
    },
    /// The game is over. Rules 4, 5.3
    Over(Ending),
}

/// What only one seat sees: its cut, from the choice until the reveal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Private {
    /// The line this seat has chosen.
    pub cut: Option<Line>,
}

/// Nothing is buried in this game; everything that was said stays visible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Notes;

impl PizzaTheory {
    /// The table before anything is dealt. If the options name the first player there is nothing to
    /// deal, and the first round has begun.
    pub(crate) fn set_up(setup: &PizzaSetup) -> PizzaTheory {
        let seat = Seat::at(0);
        let public = Public {
            setup: *setup,
            board: Board::EMPTY,
            sides: sides_from(setup, seat),
            round: 1,
            first: seat,
            phase: Phase::Drawing,
        };
        let mut game = PizzaTheory { public, own: BySeat::default(), notes: Notes };
        if let First::Seat(first) = setup.first() {
            game.begin(first, &mut table::Deaf);
        }
        game
    }

    /// Makes an announcement. Drawers change only through announcements and whispers.
    #[inline(always)]
    pub(crate) fn say(&mut self, said: Announcement, listener: &mut impl Listener<PizzaTheory>) {
        self.public.hear(&said);
        for index in 0..3 {
            self.own[Seat::at(index)].hear(&said);
        }
        listener.hear(Saying::ToAll(said));
    }

    /// Says something to one seat.
    #[inline(always)]
    pub(crate) fn whisper(
        &mut self,
        seat: Seat,
        whisper: Whisper,
        listener: &mut impl Listener<PizzaTheory>,
    ) {
        self.own[seat].hear_whisper(&whisper);
        listener.hear(Saying::ToSeat(seat, whisper));
    }
}

/// The sides at the start if this seat is first. Rules 2.1, 5.1
#[inline]
pub(crate) fn sides_from(setup: &PizzaSetup, first: Seat) -> ByColour<Side> {
    let colours = setup.colours_from(first);
    let mut sides = ByColour::new(Side::A, Side::A, Side::A);
    for (colour, side) in colours.into_iter().zip(Side::ALL) {
        sides[colour] = side;
    }
    sides
}

/// The first toppings: two of each colour, on the X spaces of its side. Rule 2.1
#[inline]
pub(crate) fn first_toppings(sides: &ByColour<Side>) -> Board {
    Board::of(ByColour::each(|colour| x_spaces(sides[colour])))
}

impl Public {
    /// Folds in an announcement. Nothing is decided here, only recorded.
    #[inline(always)]
    pub fn hear(&mut self, said: &Announcement) {
        match *said {
            Announcement::Laid { sides, board } => {
                self.sides = sides;
                self.board = board;
            }
            Announcement::Round { round, first } => {
                self.round = round;
                self.first = first;
            }
            Announcement::Now(phase) => self.phase = phase,
            Announcement::Placed { seat: _, colour, space }
            | Announcement::PlacedVirtual { seat: _, colour, space } => {
                self.board.put(colour, space);
            }
            Announcement::Chose(seat) => {
                if let Phase::Cutting { awaited, knife: _ } = &mut self.phase {
                    *awaited = awaited.without(seat);
                }
            }
            Announcement::Replaced { board } => self.board = board,
            Announcement::Turned { sides } => self.sides = sides,
            Announcement::First(_)
            | Announcement::Passed { .. }
            | Announcement::Rolled { .. }
            | Announcement::SkippedVirtual { .. }
            | Announcement::Revealed { .. }
            | Announcement::Safe(_)
            | Announcement::Slice(_)
            | Announcement::RanOut { .. } => {}
        }
    }

    /// The number of seats at the table.
    #[inline]
    pub fn seats(&self) -> usize {
        self.setup.seats()
    }

    /// The seat that adds after this one in the round, clockwise from the first player. Rules 3.1,
    /// 5.2
    ///
    /// With three players this is the order of the sides, because they are taken clockwise and the
    /// old 2nd becomes 1st.
    #[inline]
    pub(crate) fn adds_after(&self, seat: Seat) -> Option<Seat> {
        let next = seat.next_clockwise(self.seats());
        if next == self.first { None } else { Some(next) }
    }

    /// The side of a seat.
    #[inline]
    pub fn side_of(&self, seat: Seat) -> Side {
        self.sides[self.setup.colour_of(seat)]
    }
}

impl Private {
    /// Folds in an announcement: once revealed, the cut is no longer private.
    #[inline(always)]
    pub fn hear(&mut self, said: &Announcement) {
        if let Announcement::Revealed { .. } = said {
            self.cut = None;
        }
    }

    /// Folds in a whisper to this seat.
    #[inline(always)]
    pub fn hear_whisper(&mut self, whisper: &Whisper) {
        match whisper {
            Whisper::Cut(line) => self.cut = Some(*line),
        }
    }
}
