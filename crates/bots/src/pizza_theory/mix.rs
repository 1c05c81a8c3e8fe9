//! A mixed strategy: how likely each line is to be cut.

use core::ops::Index;

use ::pizza_theory::Line;
use table::Pcg;

/// The probability of each of the six lines. They add up to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mix([f64; 6]);

impl Mix {
    /// All lines with equal probability.
    pub const EVEN: Mix = Mix([1.0 / 6.0; 6]);

    /// Lines in proportion to their weights, which must not be negative; uniform if all are 0.
    pub(crate) fn of(weights: [f64; 6]) -> Mix {
        let sum: f64 = weights.iter().sum();
        if sum > 0.0 { Mix(weights.map(|weight| weight / sum)) } else { Mix::EVEN }
    }

    /// Favours lines by how close they are to the best; those that are worse by `margin` get
    /// nothing.
    pub(crate) fn near_best(worths: &[f64; 6], margin: f64) -> Mix {
        let best = worths.iter().copied().fold(f64::MIN, f64::max);
        Mix::of(worths.map(|worth| (worth - best + margin).max(0.0)))
    }

    /// The same without the lines that are less likely than this.
    pub(crate) fn without_rarer(self, than: f64) -> Mix {
        Mix::of(self.0.map(|chance| if chance < than { 0.0 } else { chance }))
    }

    /// This mix, with a share of it replaced by another one.
    pub(crate) fn blended(&self, other: &Mix, share: f64) -> Mix {
        Mix(core::array::from_fn(|line| (1.0 - share) * self.0[line] + share * other.0[line]))
    }

    /// The probability of each line, from line 1.
    pub fn chances(&self) -> &[f64; 6] {
        &self.0
    }

    /// Draws a random line.
    pub fn draw(&self, dice: &mut Pcg) -> Line {
        // The 53 bits that fit into a floating-point number below 1.
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
        // If rounding leaves the sum slightly below 1, the last possible line takes the rest.
        drawn
    }
}

impl Index<Line> for Mix {
    type Output = f64;
    fn index(&self, line: Line) -> &f64 {
        &self.0[line.number() as usize - 1]
    }
}
