//! Mapping numbers to positions in a drawing.

/// A scale that maps numbers to positions, with ticks at round numbers.
#[derive(Clone, Debug)]
pub struct Axis {
    scale: Scale,
    /// The numbers at both ends.
    ends: [f64; 2],
    /// Their positions.
    places: [f64; 2],
    /// The numbers with ticks.
    pub ticks: Vec<f64>,
}

#[derive(Clone, Copy, Debug)]
enum Scale {
    Even,
    Powers,
}

impl Axis {
    /// A scale for these numbers that starts and ends at ticks.
    pub fn rounded(numbers: [f64; 2], places: [f64; 2], ticks: usize) -> Axis {
        let [low, high] = wide(numbers);
        let step = step(high - low, ticks);
        let (first, last) = ((low / step).floor(), (high / step).ceil());
        let ticks: Vec<f64> =
            (0..=(last - first) as usize).map(|tick| (first + tick as f64) * step).collect();
        Axis { scale: Scale::Even, ends: [first * step, last * step], places, ticks }
    }

    /// A scale that ends exactly at these numbers, with ticks in between.
    pub fn exact(numbers: [f64; 2], places: [f64; 2], ticks: usize) -> Axis {
        let ends = wide(numbers);
        let Axis { ticks, .. } = Axis::rounded(ends, places, ticks);
        let ticks = ticks.into_iter().filter(|tick| (ends[0]..=ends[1]).contains(tick)).collect();
        Axis { scale: Scale::Even, ends, places, ticks }
    }

    /// A logarithmic scale to base ten, for numbers above 0.
    pub fn powers(numbers: [f64; 2], places: [f64; 2]) -> Axis {
        let (first, last) = (numbers[0].log10().floor(), numbers[1].log10().ceil());
        let last = last.max(first + 1.0);
        let ticks = (0..=(last - first) as i32).map(|tick| 10f64.powf(first + f64::from(tick)));
        let ends = [10f64.powf(first), 10f64.powf(last)];
        Axis { scale: Scale::Powers, ends, places, ticks: ticks.collect() }
    }

    /// The position of a number; numbers outside the range are moved to its end.
    pub fn at(&self, number: f64) -> f64 {
        let [low, high] = self.ends;
        let part = match self.scale {
            Scale::Even => (number - low) / (high - low),
            Scale::Powers => (number / low).ln() / (high / low).ln(),
        };
        let [from, to] = self.places;
        from + part.clamp(0.0, 1.0) * (to - from)
    }
}

/// Widens an empty range, so that it can have a scale.
fn wide([low, high]: [f64; 2]) -> [f64; 2] {
    if high > low { [low, high] } else { [low - 0.5, low + 0.5] }
}

/// 1, 2 or 5 times a power of ten, such that about this many steps fill the range.
fn step(range: f64, steps: usize) -> f64 {
    let rough = range / steps as f64;
    let power = 10f64.powf(rough.log10().floor());
    let factor = [1.0, 2.0, 5.0].into_iter().find(|factor| factor * power >= rough * 0.999);
    factor.unwrap_or(10.0) * power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_numbers() {
        let axis = Axis::rounded([0.0, 0.47], [0.0, 100.0], 5);
        let ticks: Vec<String> = axis.ticks.iter().map(|tick| format!("{tick:.1}")).collect();
        assert_eq!(ticks, ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5"]);
        assert_eq!(axis.at(0.25), 50.0);
        assert_eq!(axis.at(7.0), 100.0);
    }

    #[test]
    fn powers_of_ten_are_evenly_spaced() {
        let axis = Axis::powers([0.03, 20.0], [0.0, 80.0]);
        let places: Vec<i32> =
            axis.ticks.iter().map(|tick| axis.at(*tick).round() as i32).collect();
        assert_eq!(places, [0, 20, 40, 60, 80]);
    }

    #[test]
    fn a_single_number_has_a_scale() {
        let axis = Axis::rounded([3.0, 3.0], [0.0, 10.0], 4);
        assert!((axis.at(3.0) - 5.0).abs() < 1e-9);
    }
}
