//! The slices made by three cuts. Rule 1.4

use crate::chart::{BEYOND, RADIUS, beyond};
use crate::parts::{Part, Parts};
use crate::{Cuts, Line, Side, Space, Spaces};

/// One slice of a pizza after three cuts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slice {
    /// The letter shown to players.
    pub letter: Letter,
    /// Its spaces.
    pub spaces: Spaces,
    pub(crate) part: Part,
}

/// A slice's letter, starting with A. Rule 6.2
///
/// The slices get their letters in the order in which they are met going through the chart row by
/// row from the top left. For the cuts 5, 6, 4 these are the letters of the booklet's example.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Letter(u8);

impl Letter {
    /// The letter as text.
    pub const fn as_str(self) -> &'static str {
        match self.0 {
            0 => "A",
            1 => "B",
            2 => "C",
            3 => "D",
            4 => "E",
            5 => "F",
            _ => "G",
        }
    }
}

impl Cuts {
    /// The slices made by these cuts, in the order of their letters.
    #[inline]
    pub fn slices(self) -> impl Iterator<Item = Slice> {
        let Lettered { parts, count } = LETTERED[self.number()];
        (0..count).zip(parts).map(move |(letter, part)| Slice {
            letter: Letter(letter),
            spaces: self.part(part),
            part,
        })
    }

    /// The spaces of one part.
    #[inline]
    fn part(self, part: Part) -> Spaces {
        Side::ALL.into_iter().fold(Spaces::ALL, |spaces, side| {
            let beyond = beyond(side, self[side]);
            if part.is_beyond(side) { spaces & beyond } else { spaces.without(beyond) }
        })
    }

    /// The spaces of several parts at once.
    #[inline]
    pub(crate) fn region(self, parts: Parts) -> Spaces {
        let unions = &UNIONS[self[Side::B].index()][self[Side::C].index()];
        let near = unions[parts.near()];
        let far = unions[parts.far()];
        let beyond_a = beyond(Side::A, self[Side::A]);
        near.without(beyond_a) | far & beyond_a
    }
}

/// The parts that are slices, in the order of their letters.
#[derive(Clone, Copy)]
struct Lettered {
    parts: [Part; 7],
    count: u8,
}

static LETTERED: [Lettered; Cuts::COUNT] = {
    let mut table = [Lettered { parts: [Part::of_bits(0); 7], count: 0 }; Cuts::COUNT];
    let mut number = 0;
    while number < Cuts::COUNT {
        table[number] = lettered([number / 36, number / 6 % 6, number % 6]);
        number += 1;
    }
    table
};

const fn lettered(lines: [usize; 3]) -> Lettered {
    let mut lettered = Lettered { parts: [Part::of_bits(0); 7], count: 0 };
    let mut left = Spaces::ALL;
    let mut number = 0;
    while number < 49 {
        // Row by row: q varies fastest.
        if let Some(space) = Space::at(number % 7 - RADIUS, number / 7 - RADIUS)
            && left.contains(space)
        {
            let (part, slice) = part_around(space, lines);
            lettered.parts[lettered.count as usize] = part;
            lettered.count += 1;
            left = left.without(slice);
        }
        number += 1;
    }
    lettered
}

/// The part that contains this space, and all spaces of that part.
const fn part_around(space: Space, lines: [usize; 3]) -> (Part, Spaces) {
    let (mut part, mut spaces, mut side) = (0, Spaces::ALL, 0);
    while side < 3 {
        let beyond = BEYOND[side][lines[side]];
        if beyond.contains(space) {
            part |= Part::bit(Side::ALL[side]);
            spaces = spaces.and(beyond);
        } else {
            spaces = spaces.without(beyond);
        }
        side += 1;
    }
    (Part::of_bits(part), spaces)
}

/// For each line of B and of C, all unions of the four parts they make.
///
/// With this table a set of parts becomes a set of spaces in a few steps: one union for the parts
/// on the near side of A's line, and one for those beyond it.
static UNIONS: [[[Spaces; 16]; 6]; 6] = {
    let mut table = [[[Spaces::NONE; 16]; 6]; 6];
    let mut number = 0;
    while number < 36 * 16 {
        let (b, c, parts) = (number / 96, number / 16 % 6, number % 16);
        table[b][c][parts] = union(Line::ALL[b], Line::ALL[c], parts as u8);
        number += 1;
    }
    table
};

const fn union(b: Line, c: Line, parts: u8) -> Spaces {
    let beyond_b = BEYOND[Side::B as usize][b.index()];
    let beyond_c = BEYOND[Side::C as usize][c.index()];
    let mut union = Spaces::NONE;
    let mut part = 0;
    while part < 4 {
        if parts >> part & 1 == 1 {
            let in_b = Part::of_bits(part).is_beyond(Side::B);
            let in_c = Part::of_bits(part).is_beyond(Side::C);
            let spaces = if in_b { beyond_b } else { Spaces::ALL.without(beyond_b) };
            let spaces = if in_c { spaces.and(beyond_c) } else { spaces.without(beyond_c) };
            union = union.or(spaces);
        }
        part += 1;
    }
    union
}
