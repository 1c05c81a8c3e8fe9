//! The board: its spaces, lines and marks. Everything that was reconstructed is in this file.
//!
//! ```text
//!        A
//!          .   .   .   .                r = −3,  q from  0 to 3
//!        .   .   a   .   .              r = −2,  q from −1 to 3
//!      .   a   .   .   b   .            r = −1,  q from −2 to 3
//!    .   .   .   .   .   .   .   B      r =  0,  q from −3 to 3
//!      .   c   .   .   b   .            r =  1,  q from −3 to 2
//!        .   .   c   .   .              r =  2,  q from −3 to 1
//!          .   .   .   .                r =  3,  q from −3 to 0
//!        C
//! ```

use crate::{Line, Side, Space, Spaces};

/// The distance from the middle of the pizza to its edge. Rule 1.2
pub const RADIUS: i8 = 3;

/// How many toppings each colour has. Rule 1.1
pub const TOPPINGS: u8 = 16;

/// The number of rounds after which a game without a winner is a draw. Rule 4.2
pub const LAST_ROUND: u8 = 60;

/// Whether there is a space with these coordinates. Rule 1.2
pub const fn is_space(q: i8, r: i8) -> bool {
    let s = -q - r;
    q.abs() <= RADIUS && r.abs() <= RADIUS && s.abs() <= RADIUS
}

/// The corners where the owners of the sides A, B and C sit. Rule 1.3
#[rustfmt::skip]
pub const CORNERS: [Space; 3] = [
    Space::known( 0, -3),
    Space::known( 3,  0),
    Space::known(-3,  3),
];

/// The two X spaces of each side, A, B, C. Rule 1.5
#[rustfmt::skip]
pub const X_SPACES: [[Space; 2]; 3] = [
    [Space::known(-1, -1), Space::known( 1, -2)],
    [Space::known( 2, -1), Space::known( 1,  1)],
    [Space::known(-1,  2), Space::known(-2,  1)],
];

/// The X spaces of one side. Rule 1.5
pub const fn x_spaces(side: Side) -> Spaces {
    let [one, other] = X_SPACES[side as usize];
    Spaces::only(one).with(other)
}

/// The coordinate along which a side counts its lines. Rule 1.3
const fn along(side: Side, space: Space) -> i8 {
    match side {
        Side::A => space.q(),
        Side::B => space.r(),
        Side::C => space.s(),
    }
}

/// The smallest coordinate beyond a line: line n lies between n − 4 and n − 3. Rule 1.3
const fn first_beyond(line: Line) -> i8 {
    line.number() as i8 - 3
}

/// The spaces beyond a line, that is, with a greater coordinate of the side.
#[inline]
pub fn beyond(side: Side, line: Line) -> Spaces {
    BEYOND[side as usize][line.index()]
}

/// The two rows that touch a knife on this line. Rule 5.2
#[inline]
pub fn beside(side: Side, line: Line) -> Spaces {
    BESIDE[side as usize][line.index()]
}

pub(crate) static BEYOND: [[Spaces; 6]; 3] = by_line(0, 2 * RADIUS);
static BESIDE: [[Spaces; 6]; 3] = by_line(-1, 0);

/// For each line, the spaces whose coordinate, relative to the first one beyond the line, is in a
/// range.
const fn by_line(from: i8, to: i8) -> [[Spaces; 6]; 3] {
    let mut table = [[Spaces::NONE; 6]; 3];
    let mut side = 0;
    while side < 3 {
        let mut line = 0;
        while line < 6 {
            let mut left = Spaces::ALL;
            while let Some(space) = left.first() {
                let distance = along(Side::ALL[side], space) - first_beyond(Line::ALL[line]);
                if from <= distance && distance <= to {
                    table[side][line] = table[side][line].with(space);
                }
                left = left.without(Spaces::only(space));
            }
            line += 1;
        }
        side += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_the_board_takes_each_side_to_the_next() {
        for (side, next) in [(0, 1), (1, 2), (2, 0)] {
            assert_eq!(CORNERS[side].turned(), CORNERS[next]);
            let (x, next_x) = (x_spaces(Side::ALL[side]), x_spaces(Side::ALL[next]));
            assert_eq!(x.turned(), next_x);
            for line in Line::ALL {
                let (side, next) = (Side::ALL[side], Side::ALL[next]);
                assert_eq!(beyond(side, line).turned(), beyond(next, line));
                assert_eq!(beside(side, line).turned(), beside(next, line));
            }
        }
    }

    #[test]
    fn line_n_of_side_a_lies_between_q_n_minus_4_and_n_minus_3() {
        for line in Line::ALL {
            for space in Space::all() {
                let (n, q) = (line.number() as i8, space.q());
                assert_eq!(beyond(Side::A, line).contains(space), q >= n - 3);
                assert_eq!(beside(Side::A, line).contains(space), q == n - 4 || q == n - 3);
            }
        }
    }
}
