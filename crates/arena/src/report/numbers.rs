//! Formatting numbers for people.

use crate::Interval;

/// `41.2 %`, with a no-break space.
pub fn percent(share: f64) -> String {
    format!("{:.1}\u{a0}%", 100.0 * share)
}

/// A difference of shares: `7.1 percentage points`.
pub fn points(difference: f64) -> String {
    minus(format!("{:.1}\u{a0}percentage points", 100.0 * difference))
}

/// Replaces the hyphen with a real minus sign.
fn minus(number: String) -> String {
    number.replacen('-', "−", 1)
}

/// A number with this many decimals.
pub fn decimal(number: f64, places: usize) -> String {
    minus(format!("{number:.places$}"))
}

/// `38.0–44.4 %`.
pub fn percent_range(interval: &Interval) -> String {
    format!("{:.1}–{:.1}\u{a0}%", 100.0 * interval.low, 100.0 * interval.high)
}

/// `23.9 to 26.1`: a dash could be taken for a minus sign.
pub fn range(interval: &Interval) -> String {
    format!("{} to {}", decimal(interval.low, 1), decimal(interval.high, 1))
}

/// `1 234 567`, with no-break spaces.
pub fn whole(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push('\u{a0}');
        }
        grouped.push(digit);
    }
    grouped
}

/// A time given in milliseconds, in a suitable unit: `850 ns`, `3.2 ms`, `1.5 s`.
pub fn time(ms: f64) -> String {
    let units = [(1e-6, "ns"), (1e-3, "µs"), (1.0, "ms"), (1e3, "s")];
    // Numbers that would be rounded up to a thousand use the next unit.
    let suits = |(unit, _): &&(f64, &str)| ms / unit < 999.5;
    let (unit, name) = units.iter().find(suits).unwrap_or(&units[3]);
    let number = ms / unit;
    let places = if number < 9.95 && number.fract() != 0.0 { 1 } else { 0 };
    format!("{number:.places$}\u{a0}{name}")
}

/// A number on an axis, without needless decimals.
pub fn short(number: f64) -> String {
    let text = format!("{number:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_string() } else { minus(text.to_string()) }
}

/// `1 match`, `2 matches`.
pub fn counted(number: u64, one: &str, several: &str) -> String {
    format!("{}\u{a0}{}", whole(number), if number == 1 { one } else { several })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_the_unit_that_suits_them() {
        let times = [0.0, 0.000_85, 0.0123, 0.999_7, 1.0, 3.24, 20.0, 1500.0];
        let told: Vec<String> = times.iter().map(|ms| time(*ms).replace('\u{a0}', " ")).collect();
        assert_eq!(told, ["0 ns", "850 ns", "12 µs", "1.0 ms", "1 ms", "3.2 ms", "20 ms", "1.5 s"]);
    }

    #[test]
    fn long_numbers_are_grouped() {
        assert_eq!(whole(1_234_567).replace('\u{a0}', " "), "1 234 567");
        assert_eq!(whole(12), "12");
    }

    #[test]
    fn axes_say_no_more_than_they_have_to() {
        assert_eq!([0.25, 10.0, -0.0, 1.0 / 3.0].map(short), ["0.25", "10", "0", "0.333"]);
    }
}
