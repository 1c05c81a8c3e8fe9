//! How long a bot may think.

use core::time::Duration;

/// How much one decision may cost. Bots that do not search ignore it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// An amount of time.
    Time(Duration),
    /// A number of iterations. With this, the same seed gives the same moves.
    Iterations(u32),
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::Iterations(1_000)
    }
}

impl core::str::FromStr for Budget {
    type Err = table::BadWords;

    /// `20ms`, `1s` or `2000it`.
    fn from_str(word: &str) -> Result<Budget, table::BadWords> {
        let bad = || table::BadWords::new("a budget such as 20ms, 1s or 2000it", word);
        let unit = word.find(|c: char| !c.is_ascii_digit()).ok_or_else(bad)?;
        let (number, unit) = word.split_at(unit);
        let number: u32 = number.parse().map_err(|_| bad())?;
        match unit {
            _ if number == 0 => Err(bad()),
            "ms" => Ok(Budget::Time(Duration::from_millis(number.into()))),
            "s" => Ok(Budget::Time(Duration::from_secs(number.into()))),
            "it" => Ok(Budget::Iterations(number)),
            _ => Err(bad()),
        }
    }
}

impl core::fmt::Display for Budget {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Iterations(count) => write!(f, "{count}it"),
        }
    }
}
