//! How often something may be done.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A rate limit: a burst, then a steady rate.
///
/// Written `60+6/m`: 60 at once, then six each minute. The units are `s`, `m`, `h` and `d`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// The time for each further one.
    pub every: Duration,
}

/// The units of a rate.
const UNITS: [(&str, Duration); 4] = [
    ("s", Duration::from_secs(1)),
    ("m", Duration::from_secs(60)),
    ("h", Duration::from_secs(60 * 60)),
    ("d", Duration::from_secs(24 * 60 * 60)),
];

impl Rate {
    /// A burst of `burst`, then `then` for each `unit`.
    pub const fn new(burst: u32, then: u32, unit: Duration) -> Rate {
        Rate { burst, every: Duration::from_nanos(unit.as_nanos() as u64 / then as u64) }
    }
}

/// The error for text that is not a rate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotARate;

impl FromStr for Rate {
    type Err = NotARate;

    fn from_str(text: &str) -> Result<Rate, NotARate> {
        let (burst, rest) = text.split_once('+').ok_or(NotARate)?;
        let (then, unit) = rest.split_once('/').ok_or(NotARate)?;
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| NotARate);
        let (burst, then) = (number(burst)?, number(then)?);
        let unit = UNITS.iter().find(|(name, _)| *name == unit.trim()).ok_or(NotARate)?.1;
        if then == 0 { Err(NotARate) } else { Ok(Rate::new(burst, then, unit)) }
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The smallest unit in which the rate is a whole number.
        let whole = UNITS.iter().find_map(|(name, unit)| {
            let then = (unit.as_secs_f64() / self.every.as_secs_f64()).round() as u32;
            (then > 0 && Rate::new(0, then, *unit).every == self.every).then_some((then, name))
        });
        match whole {
            Some((then, unit)) => write!(f, "{}+{then}/{unit}", self.burst),
            None => write!(f, "{}+1/{}s", self.burst, self.every.as_secs_f64()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_is_read_as_it_is_written() {
        for text in ["60+6/m", "300+50/s", "0+1/d", "200+1/s", "7+7/s", "20000+10000/h"] {
            assert_eq!(text.parse::<Rate>().map(|rate| rate.to_string()).as_deref(), Ok(text));
        }
        assert_eq!("60+60/m".parse::<Rate>(), "60+1/s".parse());
        for text in ["", "60", "60+6", "60+0/s", "-1+6/m", "60+6/w", "60+6/m/m", "4294967296+1/s"] {
            assert_eq!(text.parse::<Rate>(), Err(NotARate), "{text}");
        }
    }
}
