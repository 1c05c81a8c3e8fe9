//! All limits by name, as the keeper sets them.

use front::Rate;

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
    "guest.listed" Count front.limits.listed_by_guest:
        "public tables of one guest that gather or play",
    "address.reviews" Rate front.limits.address.reviews: "reviews of games",
    "address.browsers" Rate front.limits.address.browsers:
        "browsers added or removed for notifications",
    "address.sign-ins" Rate front.limits.address.sign_ins:
        "attempts to sign in with a code, a link or a passkey, and to add a passkey",
    "address.reports" Rate front.limits.address.reports: "reports to the moderators",
    "address.exports" Rate front.limits.address.exports:
        "archives of everything about a guest, and requests to be forgotten",
    "connection.frames" Rate front.limits.frames:
        "frames of one connection; more are read later, and none is lost",
    "connection.bad-frames" Count front.limits.bad_frames:
        "frames of one connection that cannot be understood before it is closed",
    "table.watchers" Size tables.watchers:
        "connections to one table that only watch; seats have room of their own",
    "seat.connections" Size tables.seat_connections:
        "connections to one seat, on all devices together",
    "house.connections" Count front.limits.house.connections:
        "connections of everyone together; fewer where the system allows fewer open files",
    "house.sockets" Count front.limits.house.sockets: "sockets of everyone together",
    "house.new-sockets" Rate front.limits.house.new_sockets: "new sockets of everyone together",
    "house.requests" Rate front.limits.house.requests: "requests of everyone together",
    "house.new-guests" Rate front.limits.house.new_guests: "new guests of everyone together",
    "house.new-tables" Rate front.limits.house.new_tables: "new tables of everyone together",
    "house.reviews" Rate front.limits.house.reviews: "reviews of everyone together",
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
        }
    }

    fn set(&self, settings: &mut Settings, value: &str) -> Result<(), BadLimit> {
        let name = self.name;
        let no_number = || BadLimit::NotANumber { name, given: value.to_string() };
        let no_rate = || BadLimit::NotARate { name, given: value.to_string() };
        match self.field {
            Field::Count(field) => *field(settings) = value.parse().map_err(|_| no_number())?,
            Field::Size(field) => {
                let value: u32 = value.parse().map_err(|_| no_number())?;
                *field(settings) = value as usize;
            }
            Field::Rate(field) => *field(settings) = value.parse().map_err(|_| no_rate())?,
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
    fn what_is_no_limit_is_named() {
        let bad = |given: &str| Settings::default().set_limit(given).expect_err("no limit");
        let given = |given: &str| given.to_string();
        assert_eq!(bad("house.sockets"), BadLimit::NotALimit { given: given("house.sockets") });
        assert_eq!(bad("house.doors=3"), BadLimit::Unknown { name: given("house.doors") });
        let name = "house.sockets";
        assert_eq!(bad("house.sockets=-1"), BadLimit::NotANumber { name, given: given("-1") });
        let name = "house.requests";
        assert_eq!(bad("house.requests=9"), BadLimit::NotARate { name, given: given("9") });
    }
}
