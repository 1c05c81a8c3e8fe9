//! All limits by name, as the keeper sets them.

use std::time::Duration;

use host::rate::Rate;

use crate::Settings;

/// One limit.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// Its name.
    pub name: &'static str,
    /// What it limits.
    pub what: &'static str,
    field: Field,
}

/// The field of the settings that holds a limit.
#[derive(Clone, Copy, Debug)]
enum Field {
    Count(fn(&mut Settings) -> &mut u32),
    Size(fn(&mut Settings) -> &mut usize),
    Rate(fn(&mut Settings) -> &mut Rate),
    Time(fn(&mut Settings) -> &mut Duration),
}

/// The units of a time.
const UNITS: [(&str, u64); 4] = [("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000)];

/// A time as it is set: a whole number with a unit.
fn written(time: Duration) -> String {
    let millis = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let (unit, length) = if millis % 1_000 == 0 { UNITS[1] } else { UNITS[0] };
    format!("{}{unit}", millis / length)
}

/// Reads a time such as `5s`.
fn read_time(text: &str) -> Option<Duration> {
    let unit = text.find(|c: char| !c.is_ascii_digit())?;
    let (number, unit) = text.split_at(unit);
    let (_, length) = UNITS.iter().find(|(name, _)| *name == unit.trim())?;
    let number: u64 = number.parse::<u32>().ok()?.into();
    Some(Duration::from_millis(number.checked_mul(*length)?))
}

/// Why a limit could not be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadLimit {
    /// It is not written as `NAME=VALUE`.
    NotALimit {
        /// What was given.
        given: String,
    },
    /// There is no limit of this name.
    Unknown {
        /// The name.
        name: String,
    },
    /// The value must be a number.
    NotANumber {
        /// The limit.
        name: &'static str,
        /// What was given.
        given: String,
    },
    /// The value must be a time.
    NotATime {
        /// The limit.
        name: &'static str,
        /// What was given.
        given: String,
    },
    /// The value must be a rate.
    NotARate {
        /// The limit.
        name: &'static str,
        /// What was given.
        given: String,
    },
}

macro_rules! limits {
    ($($name:literal $kind:ident $($field:ident).+: $what:literal,)*) => {
        &[$(Limit {
            name: $name,
            what: $what,
            field: Field::$kind(|settings| &mut settings.$($field).+),
        }),*]
    };
}

/// All limits.
pub const LIMITS: &[Limit] = limits! {
    "address.connections" Count front.limits.address.connections:
        "connections open at the same time, whether or not they have said anything",
    "address.sockets" Count front.limits.address.sockets: "sockets open at the same time",
    "address.watchers" Count front.limits.watchers:
        "sockets that only watch, a table or the lobby; the others are for players",
    "address.new-sockets" Rate front.limits.address.new_sockets: "new sockets",
    "address.requests" Rate front.limits.address.requests: "requests over HTTP",
    "address.new-guests" Rate front.limits.address.new_guests: "new guests",
    "address.new-tables" Rate front.limits.address.new_tables: "new tables",
    "address.listed" Count front.limits.listed_by_address:
        "public tables that gather or play",
    "address.reviews" Rate front.limits.address.reviews: "reviews of games",
    "address.reviews-waiting" Size front.reviews.by_address:
        "reviews of one address that wait or run",
    "address.browsers" Rate front.limits.address.browsers:
        "browsers added or removed for notifications",
    "address.sign-ins" Rate front.limits.address.sign_ins:
        "attempts to sign in with a code, a link or a passkey, and to add a passkey",
    "address.reports" Rate front.limits.address.reports: "reports to the moderators",
    "address.exports" Rate front.limits.address.exports:
        "archives of everything about a guest, and requests to be forgotten",
    "guest.listed" Count front.limits.listed_by_guest:
        "public tables of one guest that gather or play",
    "guest.chat" Rate tables.limits.chat: "chat messages of one guest at one table",
    "guest.changes" Rate tables.limits.changes:
        "changes that one guest makes at one table, such as sitting down or getting ready",
    "connection.frames" Rate front.limits.frames:
        "frames of one connection; more are read later, and none is lost",
    "connection.bad-frames" Count front.limits.bad_frames:
        "frames of one connection that cannot be understood before it is closed",
    "table.watchers" Size tables.watchers:
        "connections to one table that only watch; seats have room of their own",
    "table.watchers-of-address" Size tables.watchers_of_address:
        "connections to one table from one address that only watch",
    "table.records" Count tables.limits.records:
        "records of one table; then only what the game needs is stored, and no chat",
    "seat.connections" Size tables.seat_connections:
        "connections to one seat, on all devices together",
    "seat.changed-choices" Count tables.limits.changed_choices:
        "times that a seat changes a choice already made before the game goes on",
    "seat.hint-wait" Time tables.hint_within:
        "how long a hint waits for its turn before it is given up",
    "house.connections" Count front.limits.house.connections:
        "connections of everyone together; fewer where the system allows fewer open files",
    "house.sockets" Count front.limits.house.sockets: "sockets of everyone together",
    "house.new-sockets" Rate front.limits.house.new_sockets: "new sockets of everyone together",
    "house.requests" Rate front.limits.house.requests: "requests of everyone together",
    "house.new-guests" Rate front.limits.house.new_guests: "new guests of everyone together",
    "house.new-tables" Rate front.limits.house.new_tables: "new tables of everyone together",
    "house.reviews" Rate front.limits.house.reviews: "reviews of everyone together",
    "house.reviews-waiting" Size front.reviews.by_all:
        "reviews of everyone together that wait or run; then the address with most gives way",
    "house.review-wait" Time front.reviews.within:
        "how long a review waits for its turn before it is given up",
    "house.replays" Size front.limits.replays:
        "ledgers that are replayed at the same time; the others wait",
    "house.listed" Size front.limits.listed:
        "tables in one list of public tables; the others are found by searching",
    "house.sign-ins" Rate front.limits.house.sign_ins:
        "failed attempts to sign in of everyone together; then only those who failed wait",
    "house.reports" Rate front.limits.house.reports: "reports of everyone together",
    "house.exports" Rate front.limits.house.exports:
        "archives and requests to be forgotten of everyone together",
    "house.browsers" Rate front.limits.house.browsers:
        "browsers added or removed by everyone together",
};

impl Limit {
    /// Its value, in the form in which it is set.
    pub fn value(&self, settings: &Settings) -> String {
        // The field accessors need mutable settings.
        let mut settings = settings.clone();
        match self.field {
            Field::Count(field) => field(&mut settings).to_string(),
            Field::Size(field) => field(&mut settings).to_string(),
            Field::Rate(field) => field(&mut settings).to_string(),
            Field::Time(field) => written(*field(&mut settings)),
        }
    }

    fn set(&self, settings: &mut Settings, value: &str) -> Result<(), BadLimit> {
        let name = self.name;
        let no_number = || BadLimit::NotANumber { name, given: value.to_string() };
        let no_time = || BadLimit::NotATime { name, given: value.to_string() };
        let no_rate = || BadLimit::NotARate { name, given: value.to_string() };
        match self.field {
            Field::Count(field) => *field(settings) = value.parse().map_err(|_| no_number())?,
            Field::Size(field) => {
                let value: u32 = value.parse().map_err(|_| no_number())?;
                *field(settings) = value as usize;
            }
            Field::Rate(field) => *field(settings) = value.parse().map_err(|_| no_rate())?,
            Field::Time(field) => *field(settings) = read_time(value).ok_or_else(no_time)?,
        }
        Ok(())
    }
}

impl Settings {
    /// Sets a limit that is written `NAME=VALUE`.
    pub fn set_limit(&mut self, given: &str) -> Result<(), BadLimit> {
        let pair = given.split_once('=').map(|(name, value)| (name.trim(), value.trim()));
        let (name, value) = pair.ok_or_else(|| BadLimit::NotALimit { given: given.to_string() })?;
        let limit = LIMITS.iter().find(|limit| limit.name == name);
        limit.ok_or_else(|| BadLimit::Unknown { name: name.to_string() })?.set(self, value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_is_set_by_its_name_and_changes_nothing_else() {
        for limit in LIMITS {
            let mut settings = Settings::default();
            let value = match limit.field {
                Field::Count(_) | Field::Size(_) => "7",
                Field::Rate(_) => "7+3/h",
                Field::Time(_) => "7s",
            };
            assert_eq!(settings.set_limit(&format!("{} = {value}", limit.name)), Ok(()));
            for other in LIMITS {
                let expected = match other.name == limit.name {
                    true => value.to_string(),
                    false => other.value(&Settings::default()),
                };
                assert_eq!(other.value(&settings), expected, "{} {}", limit.name, other.name);
            }
        }
    }

    #[test]
    fn a_time_is_read_as_it_is_written() {
        for (text, shown) in [("5s", "5s"), ("250ms", "250ms"), ("2m", "120s"), ("1 h", "3600s")] {
            assert_eq!(read_time(text).map(written).as_deref(), Some(shown));
        }
    }

    #[test]
    fn what_is_no_limit_is_named() {
        let bad = |given: &str| Settings::default().set_limit(given).expect_err("no limit");
        let given = |given: &str| given.to_string();
        assert_eq!(bad("house.sockets"), BadLimit::NotALimit { given: given("house.sockets") });
        assert_eq!(bad("house.doors=3"), BadLimit::Unknown { name: given("house.doors") });
        let name = "house.sockets";
        assert_eq!(bad("house.sockets=-1"), BadLimit::NotANumber { name, given: given("-1") });
        let name = "house.review-wait";
        for value in ["60", "s", "-1s", "1 week", "9999999999s"] {
            let bad = bad(&format!("house.review-wait={value}"));
            assert_eq!(bad, BadLimit::NotATime { name, given: given(value) });
        }
        let name = "house.requests";
        assert_eq!(bad("house.requests=9"), BadLimit::NotARate { name, given: given("9") });
    }
}
