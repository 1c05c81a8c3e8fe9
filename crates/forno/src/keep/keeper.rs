//! `forno keeper`: moderating a house that runs.

use std::io::Write;

use hyper::Method;
use protocol::{
    AuditEntry, Guest, Invite, KeeperGuest, KeeperGuestDetail, KeeperLine, KeeperSession,
    KeeperTableDetail, Measure, Notice, Overview, Page, Report, SeenAddress, Stage,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::Phrase;
use words::Words;

use super::client::Client;
use super::runtime;
use crate::Voice;
use crate::cli::{self, KeeperCommand};
use crate::failure::Failure;

/// How many parts of a list are printed at most.
const PARTS: usize = 20;

/// Runs the command.
pub fn run(args: &cli::Keeper, words: &Words, output: &mut dyn Write) -> Result<(), Failure> {
    runtime()?.block_on(obey(&args.what, words, output))
}

async fn obey(what: &KeeperCommand, words: &Words, output: &mut dyn Write) -> Result<(), Failure> {
    let client = Client::of(data(what))?;
    let voice = Voice::for_all(words);
    match what {
        KeeperCommand::Invite(args) => {
            let role = json!({ "role": role_name(args.role) });
            let made = client.ask(Method::POST, "/api/keeper/invites", Some(role)).await?;
            let Invite { link, lasts } = read(made)?;
            writeln!(output, "{link}")?;
            let lasts = Phrase::new("keeper-invited").with("minutes", (lasts / 60) as usize);
            writeln!(output, "{}", voice.tell(&lasts))?;
        }
        KeeperCommand::Status(_) => {
            let overview: Overview = read(client.ask(Method::GET, "/api/keeper", None).await?)?;
            write!(output, "{}", status(&overview))?;
        }
        KeeperCommand::Reports(args) => {
            let path = format!("/api/keeper/reports?open={}", !args.all);
            let reports: Vec<Report> = list(&client, &path).await?;
            print(output, &voice, reports.iter().flat_map(report))?;
        }
        KeeperCommand::Guests(args) => {
            let path = format!("/api/keeper/guests?search={}", in_query(&args.search));
            let guests: Vec<KeeperGuest> = list(&client, &path).await?;
            print(output, &voice, guests.iter().map(guest))?;
        }
        KeeperCommand::Guest(args) => {
            let path = format!("/api/keeper/guests/{}", in_query(&args.id));
            let detail: KeeperGuestDetail = read(client.ask(Method::GET, &path, None).await?)?;
            print(output, &voice, guest_detail(&detail).into_iter())?;
        }
        KeeperCommand::Table(args) => {
            let path = format!("/api/keeper/tables/{}", in_query(&args.id));
            let detail: KeeperTableDetail = read(client.ask(Method::GET, &path, None).await?)?;
            print(output, &voice, table_detail(&detail).into_iter())?;
        }
        KeeperCommand::Measures(args) => {
            let path = format!("/api/keeper/measures?in_force={}", !args.all);
            let measures: Vec<Measure> = list(&client, &path).await?;
            print(output, &voice, measures.iter().map(measure))?;
        }
        KeeperCommand::Sessions(_) => {
            let sessions = client.ask(Method::GET, "/api/keeper/sessions", None).await?;
            let sessions: Vec<KeeperSession> = read(sessions)?;
            let line = |it: &KeeperSession| {
                format!("{}  {}  {}  {}", it.id, name_of(&it.role), it.guest.name, it.device)
            };
            print(output, &voice, sessions.iter().map(line))?;
        }
        KeeperCommand::Audit(_) => {
            let entries: Vec<AuditEntry> = list(&client, "/api/keeper/audit").await?;
            print(output, &voice, entries.iter().map(entry))?;
        }
        changing => {
            change(&client, changing).await?;
            writeln!(output, "{}", voice.text("keeper-done"))?;
        }
    }
    Ok(())
}

/// Carries out a command that changes something.
async fn change(client: &Client, what: &KeeperCommand) -> Result<(), Failure> {
    let (method, path, body) = match what {
        KeeperCommand::Answer(args) => {
            let path = format!("/api/keeper/reports/{}/answer", in_query(&args.report));
            (Method::POST, path, Some(json!({ "note": args.note })))
        }
        KeeperCommand::Warn(args) => {
            let body = json!({ "kind": "warn", "guest": args.guest, "reason": args.reason });
            (Method::POST, "/api/keeper/measures".to_string(), Some(body))
        }
        KeeperCommand::Mute(args) => decision("mute", "guest", args),
        KeeperCommand::Ban(args) => {
            let is_range = args.whom.contains(['.', ':']);
            decision("ban", if is_range { "range" } else { "guest" }, args)
        }
        KeeperCommand::Lift(args) => {
            (Method::DELETE, format!("/api/keeper/measures/{}", in_query(&args.id)), None)
        }
        KeeperCommand::Rename(args) => {
            let path = format!("/api/keeper/guests/{}", in_query(&args.guest));
            (Method::PATCH, path, Some(json!({ "name": args.name })))
        }
        KeeperCommand::Role(args) => {
            let role = match args.role {
                cli::RoleOrNone::Moderator => Some(role_name(cli::Role::Moderator)),
                cli::RoleOrNone::Keeper => Some(role_name(cli::Role::Keeper)),
                cli::RoleOrNone::None => None,
            };
            let path = format!("/api/keeper/guests/{}/role", in_query(&args.guest));
            (Method::PUT, path, Some(json!({ "role": role })))
        }
        KeeperCommand::Close(args) => {
            (Method::POST, format!("/api/keeper/tables/{}/close", in_query(&args.id)), None)
        }
        KeeperCommand::DeleteLine(args) => {
            let (table, number) = (in_query(&args.table), args.number);
            (Method::DELETE, format!("/api/keeper/tables/{table}/chat/{number}"), None)
        }
        KeeperCommand::Banner(args) => {
            let body = json!({ "banner": args.text });
            (Method::PUT, "/api/keeper/banner".to_string(), Some(body))
        }
        KeeperCommand::Switch(args) => {
            let notice: Notice = read(client.ask(Method::GET, "/api/house", None).await?)?;
            let mut switches = notice.switches;
            let switch = match args.switch {
                cli::Switch::NoNewTables => &mut switches.no_new_tables,
                cli::Switch::NoNewGuests => &mut switches.no_new_guests,
                cli::Switch::ReadOnly => &mut switches.read_only,
            };
            *switch = args.to == cli::OnOff::On;
            (Method::PUT, "/api/keeper/switches".to_string(), Some(json!(switches)))
        }
        KeeperCommand::EndSession(args) => {
            (Method::DELETE, format!("/api/keeper/sessions/{}", in_query(&args.id)), None)
        }
        KeeperCommand::Invite(_)
        | KeeperCommand::Status(_)
        | KeeperCommand::Reports(_)
        | KeeperCommand::Guests(_)
        | KeeperCommand::Guest(_)
        | KeeperCommand::Table(_)
        | KeeperCommand::Measures(_)
        | KeeperCommand::Sessions(_)
        | KeeperCommand::Audit(_) => return Ok(()),
    };
    client.ask(method, &path, body).await.map(|_| ())
}

fn decision(kind: &str, field: &str, args: &cli::DecideFor) -> (Method, String, Option<Value>) {
    let mut body = json!({ "kind": kind, "reason": args.reason, "hours": args.hours });
    body[field] = json!(args.whom);
    (Method::POST, "/api/keeper/measures".to_string(), Some(body))
}

/// Where the house keeps its data.
fn data(what: &KeeperCommand) -> &cli::DataFolder {
    match what {
        KeeperCommand::Invite(args) => &args.data,
        KeeperCommand::Status(data)
        | KeeperCommand::Sessions(data)
        | KeeperCommand::Audit(data) => data,
        KeeperCommand::Answer(args) => &args.data,
        KeeperCommand::Guests(args) => &args.data,
        KeeperCommand::Warn(args) => &args.data,
        KeeperCommand::Mute(args) | KeeperCommand::Ban(args) => &args.data,
        KeeperCommand::Reports(args) | KeeperCommand::Measures(args) => &args.data,
        KeeperCommand::Lift(args)
        | KeeperCommand::Guest(args)
        | KeeperCommand::Table(args)
        | KeeperCommand::Close(args)
        | KeeperCommand::EndSession(args) => &args.data,
        KeeperCommand::Rename(args) => &args.data,
        KeeperCommand::Role(args) => &args.data,
        KeeperCommand::DeleteLine(args) => &args.data,
        KeeperCommand::Banner(args) => &args.data,
        KeeperCommand::Switch(args) => &args.data,
    }
}

fn read<T: DeserializeOwned>(answer: Value) -> Result<T, Failure> {
    serde_json::from_value(answer).map_err(|_| Failure::Fault("an answer of another version"))
}

/// All of a list, part by part.
async fn list<T: DeserializeOwned>(client: &Client, path: &str) -> Result<Vec<T>, Failure> {
    let mut all = Vec::new();
    let mut after = String::new();
    for _ in 0..PARTS {
        let part = client.ask(Method::GET, &format!("{path}{after}"), None).await?;
        let Page { items, next } = read::<Page<T>>(part)?;
        all.extend(items);
        let Some(next) = next else { break };
        let sign = if path.contains('?') { '&' } else { '?' };
        after = format!("{sign}after={next}");
    }
    Ok(all)
}

fn print(
    output: &mut dyn Write,
    voice: &Voice<'_>,
    lines: impl Iterator<Item = String>,
) -> Result<(), Failure> {
    let mut lines = lines.peekable();
    if lines.peek().is_none() {
        writeln!(output, "{}", voice.text("keeper-nothing"))?;
    }
    for line in lines {
        writeln!(output, "{line}")?;
    }
    Ok(())
}

/// Text as it is written in a path or a query.
fn in_query(text: &str) -> String {
    let written = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(written).collect()
}

fn role_name(role: cli::Role) -> &'static str {
    match role {
        cli::Role::Moderator => "moderator",
        cli::Role::Keeper => "keeper",
    }
}

/// The word for a value of an enum without data, as it goes over the wire.
fn name_of<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_value(value)
        .ok()
        .and_then(|it| it.as_str().map(str::to_string))
        .unwrap_or_default()
}

/// The state of the house, one fact in each line, readable by programs and people.
fn status(overview: &Overview) -> String {
    let Overview { notice, tables, .. } = overview;
    let switches = notice.switches;
    let on = [
        (switches.no_new_tables, "no-new-tables"),
        (switches.no_new_guests, "no-new-guests"),
        (switches.read_only, "read-only"),
    ];
    let on: Vec<&str> = on.into_iter().filter(|(on, _)| *on).map(|(_, name)| name).collect();
    let mut facts = vec![
        ("version", overview.version.clone()),
        ("connections", overview.connections.to_string()),
        ("tables in memory", overview.tables_awake.to_string()),
        ("tables gathering", tables.gathering.to_string()),
        ("tables playing", tables.playing.to_string()),
        ("tables finished", tables.finished.to_string()),
        ("guests", overview.guests.to_string()),
        ("guests lately", overview.guests_lately.to_string()),
        ("bots waiting", overview.thinking_waits.to_string()),
        ("database bytes", overview.database_bytes.to_string()),
        ("open reports", overview.open_reports.to_string()),
        ("switches", on.join(" ")),
    ];
    facts.extend(overview.free_bytes.map(|bytes| ("free bytes", bytes.to_string())));
    facts.extend(notice.banner.clone().map(|banner| ("banner", banner)));
    facts.extend(overview.trouble.clone().map(|trouble| ("trouble", trouble)));
    facts.extend(overview.faults.iter().map(|it| ("fault", format!("{} {}", it.at, it.text))));
    facts.into_iter().map(|(name, value)| format!("{name:17} {value}\n")).collect()
}

fn report(report: &Report) -> Vec<String> {
    let complaint = name_of(&report.complaint);
    let first = format!(
        "{}  {complaint}  {} ({})  table {}  {}",
        report.id, report.name, report.about.id, report.table, report.text
    );
    let quoted = report.context.iter().map(|line| {
        let mark = if line.reported { '>' } else { ' ' };
        format!("  {mark} {} {}: {}", line.number, line.author.name, line.text)
    });
    let answer = report.answer.iter().map(|answer| {
        let by = answer.by.as_ref().map_or("-", |by| by.name.as_str());
        format!("  answered {} by {by}: {}", answer.at, answer.note)
    });
    std::iter::once(first).chain(quoted).chain(answer).collect()
}

fn guest(guest: &KeeperGuest) -> String {
    let role = guest.role.as_ref().map(name_of).unwrap_or_default();
    let in_force: Vec<String> = guest.in_force.iter().map(|it| name_of(&it.kind)).collect();
    let KeeperGuest { guest, reports, .. } = guest;
    format!("{}  {reports:3}  {:9}  {:9}  {}", guest.id, role, in_force.join(" "), guest.name)
}

/// A guest, and below that what is needed to decide something, one fact in each line.
fn guest_detail(detail: &KeeperGuestDetail) -> Vec<String> {
    let KeeperGuestDetail { guest: known, addresses, measures, tables } = detail;
    let mut lines = vec![guest(known)];
    lines.push(format!("  added {}  seen {}", known.added_at, known.seen_at));
    let address = |it: &SeenAddress| format!("  address {}  {}", it.range, it.seen_at);
    lines.extend(addresses.iter().map(address));
    lines.extend(measures.iter().map(|it| format!("  {}", measure(it))));
    lines.extend(tables.iter().map(|table| format!("  table {table}")));
    lines
}

/// A table, who sits there, and the messages of its chat with their numbers.
fn table_detail(detail: &KeeperTableDetail) -> Vec<String> {
    let KeeperTableDetail { table, guests, chat } = detail;
    let stage = match table.stage {
        Stage::Gathering => "gathering",
        Stage::Playing => "playing",
        Stage::Over(_) | Stage::Abandoned => "finished",
    };
    let visibility = name_of(&table.visibility);
    let mut lines =
        vec![format!("{}  {}  {stage}  {visibility}  {}", table.id, table.game, table.opened_at)];
    let seat = |(seat, guest): &(u8, Guest)| format!("  seat {seat}  {}  {}", guest.id, guest.name);
    lines.extend(guests.iter().map(seat));
    let line = |line: &KeeperLine| {
        let text = if line.deleted { "(deleted)" } else { line.text.as_str() };
        format!("  {}  {}  {}: {text}", line.number, line.author.id, line.author.name)
    };
    lines.extend(chat.iter().map(line));
    lines
}

fn measure(measure: &Measure) -> String {
    let against = match &measure.against {
        protocol::Against::Guest { guest } => format!("{} ({})", guest.name, guest.id),
        protocol::Against::Addresses { range } => range.clone(),
    };
    let until = measure.until.map_or_else(|| "-".to_string(), |until| until.to_string());
    let lifted = measure.lifted_at.map(|at| format!("  lifted {at}")).unwrap_or_default();
    format!(
        "{}  {:4}  {until:13}  {against}  {}{lifted}",
        measure.id,
        name_of(&measure.kind),
        measure.reason
    )
}

fn entry(entry: &AuditEntry) -> String {
    let by = entry.by.as_ref().map_or("-", |by| by.name.as_str());
    let about = entry.guest.as_ref().map(|guest| guest.id.clone());
    let about = [about, entry.table.clone(), entry.detail.clone()];
    let about: Vec<String> = about.into_iter().flatten().collect();
    format!(
        "{:5}  {}  {by}  {}  {}",
        entry.number,
        entry.at,
        name_of(&entry.action),
        about.join(" ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_in_a_query_stays_text() {
        assert_eq!(in_query("Ada & Béa/?"), "Ada%20%26%20B%C3%A9a%2F%3F");
        assert_eq!(in_query("4xk2-_"), "4xk2-_");
    }
}
