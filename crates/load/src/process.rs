//! The resources a process uses, as Linux reports them.

use std::fs;

/// The resident memory of a process, in bytes.
pub(crate) fn resident(pid: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1_024)
}

/// The CPU time that a process has used, in seconds.
pub(crate) fn busy(pid: u32) -> Option<f64> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name in parentheses may contain spaces, so the fields are counted from its end.
    let (_, fields) = stat.rsplit_once(')')?;
    let ticks = |place: usize| fields.split_whitespace().nth(place)?.parse::<u64>().ok();
    Some((ticks(11)? + ticks(12)?) as f64 / TICKS_PER_SECOND)
}

/// Linux reports hundredths of a second, whatever its own clock does.
const TICKS_PER_SECOND: f64 = 100.0;

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn this_process_has_memory_and_uses_time() {
        let pid = std::process::id();
        assert!(resident(pid).is_some_and(|bytes| bytes > 100_000));
        assert!(busy(pid).is_some());
        assert_eq!(resident(u32::MAX), None);
    }
}
