//! The hours in which a browser gets no notifications.
//!
//! A browser sends its current UTC offset and the changes it knows of. So daylight saving time is
//! handled correctly, and the house needs no time zone database that could be out of date.

use host::time::Millis;
use protocol::{QuietHours, ZoneOffset};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// The most offset changes that a browser may send.
const MOST_CHANGES: usize = 8;

/// The largest possible offset from UTC in minutes, with room to spare.
const FARTHEST: i16 = 18 * 60;

/// The hours of each day without notifications.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quiet(QuietHours);

impl Quiet {
    /// These hours, if they are valid: they begin and end at different minutes of a day, and the
    /// offsets are possible.
    pub fn new(hours: QuietHours) -> Option<Quiet> {
        let QuietHours { from, until, zone } = &hours;
        let is_minute = |minute: u16| i64::from(minute) * MINUTE < DAY;
        let in_sequence = zone.is_sorted_by_key(|change| change.since);
        let near = zone.iter().all(|change| (-FARTHEST..=FARTHEST).contains(&change.minutes));
        let some = is_minute(*from) && is_minute(*until) && from != until;
        let told = (1..=MOST_CHANGES).contains(&zone.len());
        (some && told && in_sequence && near).then_some(Quiet(hours))
    }

    /// When the quiet hours at this time end, at least a minute from now; `None` if it is not
    /// quiet.
    pub fn ends(&self, now: Millis) -> Option<Millis> {
        let until = i64::from(self.0.until) * MINUTE;
        let began = i64::try_from(now.0).ok()?;
        let mut at = began;
        // When the clocks change, the end of the quiet hours may be skipped, or come later.
        let end = loop {
            let clock = at.checked_add(self.ahead(at))?.rem_euclid(DAY);
            if !self.is_quiet(clock) {
                break at;
            }
            let end = at.checked_add((until - clock).rem_euclid(DAY))?;
            match self.next_change(at).filter(|change| *change < end) {
                Some(change) => at = change,
                None => break end,
            }
        };
        let soonest = began.checked_add(MINUTE)?;
        (end > began).then_some(Millis(end.max(soonest).unsigned_abs()))
    }

    /// Whether it is quiet at this local time, in milliseconds after midnight.
    fn is_quiet(&self, clock: i64) -> bool {
        let QuietHours { from, until, .. } = self.0;
        let (from, until) = (i64::from(from) * MINUTE, i64::from(until) * MINUTE);
        if from < until { (from..until).contains(&clock) } else { clock >= from || clock < until }
    }

    /// How many milliseconds local time is ahead of UTC.
    fn ahead(&self, at: i64) -> i64 {
        let zone = &self.0.zone;
        let holds = |change: &&ZoneOffset| change.since <= at.unsigned_abs();
        let change = zone.iter().rev().find(holds).or(zone.first());
        change.map_or(0, |ZoneOffset { minutes, .. }| i64::from(*minutes) * MINUTE)
    }

    /// When the offset changes next.
    fn next_change(&self, at: i64) -> Option<i64> {
        let changes = self.0.zone.iter().map(|change| i64::try_from(change.since).ok());
        changes.flatten().find(|change| *change > at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sunday, 25 October 2026, 0:00 UTC; an hour later clocks in Paris go back.
    const BEFORE: u64 = 1_792_886_400_000;
    const HOUR: u64 = 3_600_000;

    /// Sunday, 29 March 2026, 0:00 UTC; an hour later clocks in Paris go forward.
    const SPRING: u64 = 1_774_742_400_000;

    fn paris(from: u16, until: u16) -> Quiet {
        let zone = vec![
            ZoneOffset { since: 0, minutes: 60 },
            ZoneOffset { since: SPRING + HOUR, minutes: 120 },
            ZoneOffset { since: BEFORE + HOUR, minutes: 60 },
        ];
        Quiet::new(QuietHours { from, until, zone }).expect("hours")
    }

    /// When the quiet hours at `now` end, both in hours after `BEFORE`.
    fn end(quiet: &Quiet, now: f64) -> Option<f64> {
        end_after(BEFORE, quiet, now)
    }

    fn end_after(start: u64, quiet: &Quiet, now: f64) -> Option<f64> {
        let at = Millis(start.wrapping_add_signed((now * HOUR as f64) as i64));
        quiet.ends(at).map(|end| (end.0 as f64 - start as f64) / HOUR as f64)
    }

    #[test]
    fn peace_may_go_past_midnight_and_ends_at_its_hour() {
        let night = paris(22 * 60, 8 * 60);
        // The night before: from 20:00 to 6:00 UTC.
        assert_eq!(end(&night, -28.01), None);
        assert_eq!(end(&night, -28.0), Some(-18.0));
        assert_eq!(end(&night, -18.02), Some(-18.0));
        assert_eq!(end(&night, -18.0), None);
        let noon = paris(12 * 60, 13 * 60 + 30);
        assert_eq!(end(&noon, -14.5), None);
        assert_eq!(end(&noon, -14.0), Some(-12.5));
        assert_eq!(end(&noon, -12.5), None);
    }

    #[test]
    fn in_the_night_in_which_clocks_go_back_it_is_an_hour_longer() {
        let night = paris(22 * 60, 8 * 60);
        assert_eq!(end(&night, -4.0), Some(7.0));
        assert_eq!(end(&night, 6.98), Some(7.0));
        assert_eq!(end(&night, 7.0), None);
    }

    #[test]
    fn in_the_night_in_which_clocks_go_forward_it_is_an_hour_shorter() {
        let end = |quiet: &Quiet, now| end_after(SPRING, quiet, now);
        let night = paris(22 * 60, 8 * 60);
        assert_eq!(end(&night, -3.0), Some(6.0));
        assert_eq!(end(&night, 5.5), Some(6.0));
        // 2:30 does not exist that night, so the quiet hours end when it is skipped.
        let short = paris(22 * 60, 2 * 60 + 30);
        for now in [-3.0, 0.0, 0.25, 0.5, 0.75] {
            assert_eq!(end(&short, now), Some(1.0), "{now}");
        }
        assert_eq!(end(&short, 1.0), None);
        let never = paris(2 * 60 + 15, 2 * 60 + 45);
        for now in [0.5, 0.999, 1.0, 1.25, 1.5] {
            assert_eq!(end(&never, now), None, "{now}");
        }
    }

    #[test]
    fn whatever_a_place_tells_of_its_clocks_peace_ends_in_a_minute_or_later() {
        let quarter = HOUR / 4;
        let change = |number: u64| ZoneOffset {
            since: BEFORE + number * quarter,
            minutes: if number.is_multiple_of(2) { -1_080 } else { 1_080 },
        };
        for until in [1, 60, 720, 1_439] {
            let zone = (0..8).map(change).collect();
            let hours = Quiet::new(QuietHours { from: 0, until, zone }).expect("hours");
            for second in 0..3 * 3_600 {
                let now = Millis(BEFORE - HOUR / 2 + second * 1_000 + 999);
                let end = hours.ends(now);
                assert!(end.is_none_or(|end| end.0 >= now.0 + 60_000), "{now:?} {end:?}");
            }
        }
    }

    #[test]
    fn hours_that_cannot_be_are_none() {
        let zone = || vec![ZoneOffset { since: 0, minutes: 0 }];
        let quiet = |from, until, zone| Quiet::new(QuietHours { from, until, zone });
        assert!(quiet(0, 1_439, zone()).is_some());
        assert!(quiet(0, 1_440, zone()).is_none());
        assert!(quiet(60, 60, zone()).is_none());
        assert!(quiet(0, 60, vec![]).is_none());
        assert!(quiet(0, 60, vec![ZoneOffset { since: 0, minutes: i16::MIN + 1 }]).is_none());
        assert!(quiet(0, 60, vec![ZoneOffset { since: 0, minutes: 0 }; 9]).is_none());
        let quiet = quiet(0, 60, zone()).expect("hours");
        assert_eq!(quiet.ends(Millis(u64::MAX)), None);
        assert_eq!(quiet.ends(Millis(0)), Some(Millis(3_600_000)));
    }
}
