//! A choice left to dice: how likely each line is to be cut.

use core::ops::Index;

use ::pizza_theory::Line;
use table::Pcg;

/// How likely each of the six lines is. Together they are certain.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mix([f64; 6]);

impl Mix {
    /// All lines alike.
    pub const EVEN: Mix = Mix([1.0 / 6.0; 6]);

    /// Lines by their weights, none of which is negative; all alike where none has any.
    pub(crate) fn of(weights: [f64; 6]) -> Mix {
        let sum: f64 = weights.iter().sum();
        if sum > 0.0 { Mix(weights.map(|weight| weight / sum)) } else { Mix::EVEN }
    }

    /// The lines by how little they are worse than the best; none that is worse by `margin`.
    pub(crate) fn near_best(worths: &[f64; 6], margin: f64) -> Mix {
        let best = worths.iter().copied().fold(f64::MIN, f64::max);
        Mix::of(worths.map(|worth| (worth - best + margin).max(0.0)))
    }

    /// The same without the lines that are less likely than this.
    pub(crate) fn without_rarer(self, than: f64) -> Mix {
        Mix::of(self.0.map(|chance| if chance < than { 0.0 } else { chance }))
    }

    /// This mix, except that so much of it is taken from another.
    pub(crate) fn blended(&self, other: &Mix, share: f64) -> Mix {
        Mix(core::array::from_fn(|line| (1.0 - share) * self.0[line] + share * other.0[line]))
    }

    /// Each line's chance, from line 1 on.
    pub fn chances(&self) -> &[f64; 6] {
        &self.0
    }

    /// Throws dice for a line.
    pub fn draw(&self, dice: &mut Pcg) -> Line {
        // 53 bits are what a number below 1 has room for.
        let mut thrown = (dice.bits() >> 11) as f64 / (1u64 << 53) as f64;
        let possible = Line::ALL.into_iter().filter(|line| self[*line] > 0.0);
        let mut drawn = Line::One;
        for line in possible {
            drawn = line;
            thrown -= self[line];
            if thrown < 0.0 {
                break;
            }
        }
        // Where rounding leaves the sum a trifle below 1 the last possible line takes the rest.
        drawn
    }
}

impl Index<Line> for Mix {
    type Output = f64;
    fn index(&self, line: Line) -> &f64 {
        &self.0[line.number() as usize - 1]
    }
}
