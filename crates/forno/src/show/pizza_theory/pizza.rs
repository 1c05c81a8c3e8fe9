//! A picture of the pizza, drawn with letters.
//!
//! ```text
//! A    4   5   6
//!   3 ·   ·   ·   ·
//!
//! 2 ·   ·   R   ·   ·
//! ```
//!
//! The space (q, r) lies at column 4q + 2r of row 2r, so that neighbours are equally far apart
//! and the lines of sides A and C run as `\` and `/` exactly between them.

use std::fmt;

use pizza_theory::{Board, Line, Side, Space, Spaces};

use crate::paint::{HEADING, QUIET, coloured, painted};

/// The distance from the middle of the pizza to its edge.
const RADIUS: i32 = 3;
/// The space around the middle, for the pizza and the numbers at its edge.
const HALF_WIDTH: i32 = 18;
const HALF_HEIGHT: i32 = 2 * RADIUS + 1;

/// A picture being drawn.
pub struct Pizza {
    cells: Vec<Vec<String>>,
}

impl Pizza {
    /// The pizza with its toppings, its empty spaces and the letters of its sides.
    pub fn of(board: &Board) -> Pizza {
        let row = vec![String::from(" "); (2 * HALF_WIDTH + 1) as usize];
        let mut pizza = Pizza { cells: vec![row; (2 * HALF_HEIGHT + 1) as usize] };
        for space in Space::all() {
            let drawn = match board.at(space) {
                Some(colour) => painted(coloured(colour.name()), colour.letter()),
                None => painted(QUIET, "·"),
            };
            pizza.put(column(space), row_of(space), drawn);
        }
        for (side, column, row) in [(Side::A, -10, -7), (Side::B, 16, 0), (Side::C, -10, 7)] {
            pizza.put(column, row, painted(QUIET, side.letter()));
        }
        pizza
    }

    /// Writes the numbers of a side's lines where they begin, in front of the side's owner.
    pub fn number_lines(&mut self, side: Side) {
        for line in Line::ALL {
            // Twice the coordinate that is constant along the line.
            let twice = 2 * i32::from(line.number()) - 7;
            let (column, row) = match side {
                Side::A if twice < 0 => (twice - 7, -7 - twice),
                Side::A => (2 * twice - 7, -7),
                Side::B => (14 - twice.abs(), twice),
                Side::C if twice < 0 => (-2 * twice - 7, 7),
                Side::C => (-7 - twice, 7 - twice),
            };
            self.put(column, row, painted(HEADING, line));
        }
    }

    /// Lays a knife along a line.
    pub fn cut(&mut self, side: Side, line: Line) {
        let twice = 2 * i32::from(line.number()) - 7;
        for row in -HALF_HEIGHT..=HALF_HEIGHT {
            for column in -HALF_WIDTH..=HALF_WIDTH {
                // In units of a quarter: column = 4q + 2r, row = 2r.
                let (q, r) = (column - row, 2 * row);
                let s = -q - r;
                let on_pizza = [q, r, s].iter().all(|part| part.abs() <= 14);
                let (along, stroke) = match side {
                    Side::A => (q, "\\"),
                    Side::B => (r, "-"),
                    Side::C => (s, "/"),
                };
                if on_pizza && along == 2 * twice {
                    self.put(column, row, stroke.to_string());
                }
            }
        }
    }

    /// Writes the names of spaces onto them.
    pub fn name(&mut self, spaces: Spaces) {
        for space in spaces.iter() {
            let name = space.to_string();
            let (column, row) = (column(space), row_of(space));
            for (place, letter) in name.chars().enumerate() {
                self.put(column + place as i32, row, letter.to_string());
            }
        }
    }

    /// Writes a small letter on the empty spaces of a slice, or next to its first topping if none
    /// is empty.
    pub fn letter(&mut self, slice: Spaces, board: &Board, letter: &str) {
        let letter = painted(QUIET, letter.to_lowercase());
        for space in (slice & board.empty()).iter() {
            self.put(column(space), row_of(space), letter.clone());
        }
        if (slice & board.empty()).is_empty()
            && let Some(space) = slice.first()
        {
            self.put(column(space) + 1, row_of(space), letter);
        }
    }

    fn cell(&mut self, column: i32, row: i32) -> Option<&mut String> {
        let row = usize::try_from(row + HALF_HEIGHT).ok()?;
        let column = usize::try_from(column + HALF_WIDTH).ok()?;
        self.cells.get_mut(row)?.get_mut(column)
    }

    fn put(&mut self, column: i32, row: i32, drawn: String) {
        if let Some(cell) = self.cell(column, row) {
            *cell = drawn;
        }
    }
}

fn column(space: Space) -> i32 {
    4 * i32::from(space.q()) + 2 * i32::from(space.r())
}

fn row_of(space: Space) -> i32 {
    2 * i32::from(space.r())
}

impl fmt::Display for Pizza {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.cells {
            writeln!(f, "{}", row.concat().trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use pizza_theory::Cuts;

    use super::*;

    fn plain(pizza: &Pizza) -> String {
        anstream::adapter::strip_str(&pizza.to_string()).to_string()
    }

    fn board(rows: &str) -> Board {
        rows.parse().expect("the board is well written")
    }

    /// The cuts of the booklet's example. Rule 1.4
    #[test]
    fn knives_run_between_the_spaces() {
        let board = board("....  ..R..  .R..G.  .......  .W..G.  ..W..  ....");
        let cuts = Cuts::new(Line::Five, Line::Six, Line::Four);
        let mut pizza = Pizza::of(&board);
        for side in Side::ALL {
            pizza.cut(side, cuts[side]);
        }
        for slice in cuts.slices() {
            pizza.letter(slice.spaces, &board, slice.letter.as_str());
        }
        let drawn = "
        A        \\     /
            a   a \\ b / c
                   \\ /
          a   a   R / c   c
                   / \\
        a   R   a / d \\ G   c
                 /     \\
      a   a   a / d   d \\ c   c   B
               /         \\
        a   W / d   d   G \\ c
             /             \\
          a / d   W   d   d \\
         --/----------------
          / e   e   e   e
        C";
        let lines = |text: &str| -> Vec<String> {
            text.trim_matches('\n').lines().map(|line| line.trim_end().to_string()).collect()
        };
        assert_eq!(lines(&plain(&pizza)), lines(drawn), "\n{}", plain(&pizza));
    }

    #[test]
    fn every_side_numbers_its_lines_before_its_owner() {
        for (side, first_row) in [(Side::A, "A    4   5   6"), (Side::B, "A"), (Side::C, "A")] {
            let mut pizza = Pizza::of(&Board::EMPTY);
            pizza.number_lines(side);
            let plain = plain(&pizza);
            let first = plain.lines().next().unwrap_or_default();
            assert_eq!(first.trim(), first_row, "\n{plain}");
            for line in Line::ALL {
                assert_eq!(plain.matches(&line.to_string()).count(), 1, "\n{plain}");
            }
        }
    }

    #[test]
    fn a_slice_without_an_empty_space_has_its_letter_beside_a_topping() {
        let board = board("RRRR  .....  ......  .......  ......  .....  ....");
        let mut pizza = Pizza::of(&board);
        pizza.letter(Space::all().filter(|space| space.r() == -3).collect(), &board, "A");
        assert!(plain(&pizza).contains("Ra  R   R   R"));
    }
}
