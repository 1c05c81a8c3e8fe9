//! The limits of a house: as they are set, as they are listed, and what the system allows.

use std::io::{self, Write};

use house::{LIMITS, Settings};

/// Files that a house has open besides its connections: the database, its log, calls.
const OTHER_FILES: u64 = 96;

/// As many connections are had at least, however few files the system allows.
const LEAST: u32 = 16;

/// Lists all limits with their values, as a table of Markdown.
pub fn list(settings: &Settings, output: &mut dyn Write) -> io::Result<()> {
    writeln!(output, "| limit | value | what is limited |")?;
    writeln!(output, "|---|---|---|")?;
    for limit in LIMITS {
        let value = limit.value(settings);
        writeln!(output, "| `{}` | `{value}` | {} |", limit.name, limit.what)?;
    }
    Ok(())
}

/// Raises the limit of open files as far as the system allows, and lets the house have no more
/// connections than that leaves room for.
pub fn fit_to_open_files(settings: &mut Settings) {
    let files = match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) => files,
        Err(error) => {
            tracing::warn!(%error, "the limit of open files is not known");
            return;
        }
    };
    let room = files.saturating_sub(OTHER_FILES + front::MOST_RESERVED as u64);
    let room = u32::try_from(room).unwrap_or(u32::MAX).max(LEAST);
    let connections = &mut settings.front.limits.house.connections;
    if room < *connections {
        let set = *connections;
        *connections = room;
        tracing::warn!(
            open_files = files,
            connections = room,
            set,
            "the system allows fewer open files than house.connections needs"
        );
    } else {
        tracing::info!(open_files = files, connections = *connections, "open files");
    }
}
