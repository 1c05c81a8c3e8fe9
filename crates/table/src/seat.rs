//! One seat, a set of seats, and one value per seat.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

/// The most seats any game can have.
pub const MOST_SEATS: usize = 6;

/// A place at the table. Seats are counted clockwise and shown to people from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(Place);

/// The places as an enum, so that the compiler knows there are six: indexing by seat needs no
/// bounds check, and an optional seat fits in one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
enum Place {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
}

const SEATS: [Seat; MOST_SEATS] = [
    Seat(Place::First),
    Seat(Place::Second),
    Seat(Place::Third),
    Seat(Place::Fourth),
    Seat(Place::Fifth),
    Seat(Place::Sixth),
];

impl Seat {
    /// The seat with this index, counted clockwise from 0; `None` from six on.
    #[inline]
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MOST_SEATS { Some(SEATS[index]) } else { None }
    }

    /// The seat with this index, when the index is known to be valid.
    ///
    /// # Panics
    /// When `index` is six or more.
    #[inline]
    pub const fn at(index: usize) -> Seat {
        assert!(index < MOST_SEATS, "a table has at most six seats");
        SEATS[index]
    }

    /// All seats of a table of this size, clockwise from the first.
    #[inline]
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        SEATS.into_iter().take(seats)
    }

    /// Its index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people use, counted from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 as u8 + 1
    }

    /// The neighbour on the left at a table of this size.
    #[inline]
    pub const fn next_clockwise(self, seats: usize) -> Seat {
        let next = self.index() + 1;
        if next >= seats || next >= MOST_SEATS { SEATS[0] } else { SEATS[next] }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

impl FromStr for Seat {
    type Err = crate::BadWords;
    fn from_str(word: &str) -> Result<Seat, Self::Err> {
        match word.as_bytes() {
            [digit @ b'1'..=b'6'] => Ok(SEATS[(digit - b'1') as usize]),
            _ => Err(crate::BadWords::new("a seat number from 1 to 6", word)),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.index())
    }

    /// Every seat of a table of this size.
    #[inline]
    pub const fn all(seats: usize) -> Seats {
        Seats(((1u16 << seats) - 1) as u8)
    }

    /// These seats plus this one.
    #[must_use]
    #[inline]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.index())
    }

    /// These seats without this one.
    #[must_use]
    #[inline]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.index()))
    }

    /// Whether the set contains the seat.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.index() != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first seat in the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        Seat::new(self.0.trailing_zeros() as usize)
    }

    /// The seats in the set, clockwise from the first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        SEATS.into_iter().filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One value per seat; `N` is the most seats the game can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BySeat<T, const N: usize = MOST_SEATS>([T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// Calls `thing` for each seat.
    #[inline]
    pub fn each(mut thing: impl FnMut(Seat) -> T) -> BySeat<T, N> {
        BySeat(core::array::from_fn(|index| thing(Seat::at(index))))
    }

    /// The first `seats` seats with their values, clockwise.
    #[inline]
    pub fn iter(&self, seats: usize) -> impl Iterator<Item = (Seat, &T)> {
        SEATS.into_iter().zip(self.0.iter().take(seats))
    }
}

impl<T: Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        BySeat::each(|_| T::default())
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
