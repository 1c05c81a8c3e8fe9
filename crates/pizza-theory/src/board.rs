//! The toppings on the pizza.

use core::fmt;
use core::str::FromStr;

use table::BadWords;

use crate::chart::{RADIUS, TOPPINGS};
use crate::{ByColour, Colour, Cuts, Replacement, Space, Spaces};

/// The toppings on the pizza: at most one per space and at most 16 of a colour. Rule 1.1
///
/// The text form is drawn like the chart, row by row, with a letter for a topping and a dot for an
/// empty space; whitespace is ignored.
///
/// ```
/// use pizza_theory::{Board, Colour};
/// let board: Board = "
///         . . . .
///        . . R . .
///       . R . . G .
///      . . . . . . .
///       . W . . G .
///        . . W . .
///         . . . .
/// ".parse()?;
/// assert_eq!(board.on_board(Colour::Green), 2);
/// # Ok::<(), table::BadWords>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Board {
    spaces: ByColour<Spaces>,
    /// The number of toppings of each colour, kept because recounting would dominate the running
    /// time.
    on_board: ByColour<u8>,
}

impl Board {
    /// The empty pizza.
    pub const EMPTY: Board = Board {
        spaces: ByColour::new(Spaces::NONE, Spaces::NONE, Spaces::NONE),
        on_board: ByColour::new(0, 0, 0),
    };

    /// A pizza with toppings on these spaces; the caller makes sure that this is possible.
    #[inline]
    pub(crate) fn of(spaces: ByColour<Spaces>) -> Board {
        Board { spaces, on_board: ByColour::each(|colour| spaces[colour].len()) }
    }

    /// Sets all toppings of a colour, of which there are `count`.
    #[inline]
    pub(crate) fn lay(&mut self, colour: Colour, spaces: Spaces, count: u8) {
        self.spaces[colour] = spaces;
        self.on_board[colour] = count;
    }

    /// The spaces with toppings of this colour.
    #[inline]
    pub fn spaces(&self, colour: Colour) -> Spaces {
        self.spaces[colour]
    }

    /// The spaces with toppings.
    #[inline]
    pub fn taken(&self) -> Spaces {
        Colour::ALL.into_iter().fold(Spaces::NONE, |taken, colour| taken | self.spaces(colour))
    }

    /// The spaces without toppings.
    #[inline]
    pub fn empty(&self) -> Spaces {
        !self.taken()
    }

    /// The topping on this space.
    pub fn at(&self, space: Space) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.spaces(*colour).contains(space))
    }

    /// The number of toppings of this colour on the pizza.
    #[inline]
    pub fn on_board(&self, colour: Colour) -> u8 {
        self.on_board[colour]
    }

    /// The number of toppings of this colour in reserve. Rule 3.5
    #[inline]
    pub fn reserve(&self, colour: Colour) -> u8 {
        TOPPINGS - self.on_board(colour)
    }

    /// Where a topping of this colour may be added: on an empty space that is not next to a topping
    /// of the same colour. Rule 3.1
    #[inline]
    pub fn open_to(&self, colour: Colour) -> Spaces {
        self.empty().without(self.spaces(colour).neighbours())
    }

    /// The pizza after these cuts. Rules 3.3 to 3.6
    #[inline]
    pub fn after(&self, cuts: Cuts) -> Board {
        Replacement::of(self, cuts).after()
    }

    /// Puts a topping on an empty space.
    #[inline]
    pub(crate) fn put(&mut self, colour: Colour, space: Space) {
        self.spaces[colour] = self.spaces[colour].with(space);
        self.on_board[colour] += 1;
    }

    /// The pizza turned by a third, side A to side B. Rule 1.3
    #[must_use]
    pub fn turned(&self) -> Board {
        Board::of(ByColour::each(|colour| self.spaces(colour).turned()))
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for r in -RADIUS..=RADIUS {
            let indent = r.unsigned_abs() as usize;
            write!(f, "{:indent$}", "")?;
            let row = Space::row_by_row().filter(|space| space.r() == r);
            for (place, space) in row.enumerate() {
                let blank = if place == 0 { "" } else { " " };
                write!(f, "{blank}{}", self.at(space).map_or('.', Colour::letter))?;
            }
            if r < RADIUS {
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}\n")
    }
}

impl FromStr for Board {
    type Err = BadWords;
    fn from_str(text: &str) -> Result<Board, BadWords> {
        let mut board = Board::EMPTY;
        let mut written = text.chars().filter(|c| !c.is_whitespace());
        for space in Space::row_by_row() {
            let Some(letter) = written.next() else {
                return Err(BadWords::new("37 spaces", text));
            };
            let colour = Colour::ALL.into_iter().find(|colour| colour.letter() == letter);
            match colour {
                Some(colour) => board.put(colour, space),
                None if letter == '.' => {}
                None => return Err(BadWords::new("R, G, W or a dot", text)),
            }
        }
        if written.next().is_some() {
            return Err(BadWords::new("37 spaces", text));
        }
        if Colour::ALL.iter().any(|colour| board.on_board(*colour) > TOPPINGS) {
            return Err(BadWords::new("at most 16 toppings of a colour", text));
        }
        Ok(board)
    }
}
