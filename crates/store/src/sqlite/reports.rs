//! Reports in SQLite.

use host::id::{GuestId, ReportId, TableId};
use protocol::{Guest, ReportedLine};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query, query_as, query_scalar};

use crate::{NewAudit, ReportQuery, StoreError, StoredAnswer, StoredGuest, StoredReport};

use super::audit::{self, to_guest_in};
use super::column::{from_millis, from_word, strange, to_id, to_millis, to_word};
use super::reader::Readers;
use super::write::Outcome;

/// What can be written about reports.
#[derive(Clone)]
pub(super) enum ReportWrite {
    Add(Box<StoredReport>),
    Answer { id: ReportId, note: String, entry: NewAudit },
    ForgetLine { table: TableId, number: u32 },
}

impl ReportWrite {
    /// Writes it, inside a transaction. An error is one that ends the transaction.
    pub(super) async fn apply(&self, to: &mut SqliteConnection) -> Result<Outcome, sqlx::Error> {
        match self {
            ReportWrite::Add(report) => add(to, report).await.map(Ok),
            ReportWrite::ForgetLine { table, number } => {
                forget_line(to, *table, *number).await.map(Ok)
            }
            ReportWrite::Answer { id, note, entry } => {
                let answered = query(
                    "UPDATE reports SET answered_at = ?2, answerer_id = ?3, note = ?4
                     WHERE id = ?1 AND answered_at IS NULL",
                )
                .bind(id.to_string())
                .bind(from_millis(entry.at))
                .bind(entry.by.map(|by| by.to_string()))
                .bind(note)
                .execute(&mut *to)
                .await?;
                if answered.rows_affected() == 0 {
                    return Ok(Err(StoreError::Conflict));
                }
                audit::note(to, entry).await.map(Ok)
            }
        }
    }
}

async fn add(to: &mut SqliteConnection, report: &StoredReport) -> Result<(), sqlx::Error> {
    let StoredReport { id, at, by, about, name, table, complaint, text, context, answer: _ } =
        report;
    query(
        "INSERT INTO reports
             (id, at, by_id, about_id, name, table_id, complaint, text, context)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )
    .bind(id.to_string())
    .bind(from_millis(*at))
    .bind(by.id.to_string())
    .bind(about.id.to_string())
    .bind(name)
    .bind(table.to_string())
    .bind(from_word(complaint))
    .bind(text)
    .bind(serde_json::to_string(context).unwrap_or_default())
    .execute(to)
    .await?;
    Ok(())
}

async fn forget_line(
    to: &mut SqliteConnection,
    table: TableId,
    number: u32,
) -> Result<(), sqlx::Error> {
    let quoted: Vec<(String, String)> =
        query_as("SELECT id, context FROM reports WHERE table_id = ?1")
            .bind(table.to_string())
            .fetch_all(&mut *to)
            .await?;
    for (id, context) in quoted {
        let Ok(mut lines) = serde_json::from_str::<Vec<ReportedLine>>(&context) else { continue };
        let Some(line) = lines.iter_mut().find(|line| line.number == number) else { continue };
        line.text.clear();
        set_context(to, &id, &lines).await?;
    }
    Ok(())
}

/// Forgets a guest in all reports: those about them keep only what the complaint was, those by them
/// lose their text, and quoted messages of theirs become empty.
pub(super) async fn forget_guest(
    to: &mut SqliteConnection,
    guest: &str,
    nobody: &str,
) -> Result<(), sqlx::Error> {
    for statement in [
        "UPDATE reports SET about_id = ?2, name = '', text = '', note = NULL WHERE about_id = ?1",
        "UPDATE reports SET by_id = ?2, text = '' WHERE by_id = ?1",
        "UPDATE reports SET answerer_id = ?2 WHERE answerer_id = ?1",
    ] {
        query(statement).bind(guest).bind(nobody).execute(&mut *to).await?;
    }
    let quoted: Vec<(String, String)> =
        query_as("SELECT id, context FROM reports WHERE instr(context, ?1)")
            .bind(guest)
            .fetch_all(&mut *to)
            .await?;
    for (id, context) in quoted {
        let mut lines: Vec<ReportedLine> = serde_json::from_str(&context).unwrap_or_default();
        for line in lines.iter_mut().filter(|line| line.author.id == guest) {
            line.author = Guest::new(nobody, "");
            line.text.clear();
        }
        set_context(to, &id, &lines).await?;
    }
    Ok(())
}

async fn set_context(
    to: &mut SqliteConnection,
    report: &str,
    lines: &[ReportedLine],
) -> Result<(), sqlx::Error> {
    query("UPDATE reports SET context = ?2 WHERE id = ?1")
        .bind(report)
        .bind(serde_json::to_string(lines).unwrap_or_default())
        .execute(to)
        .await?;
    Ok(())
}

macro_rules! reports_where {
    ($condition:literal, $sorted:literal) => {
        concat!(
            "SELECT r.*, reporter.name AS by_name, about.name AS about_name,
                    answerer.name AS answerer_name
             FROM reports AS r LEFT JOIN guests AS reporter ON reporter.id = r.by_id
             LEFT JOIN guests AS about ON about.id = r.about_id
             LEFT JOIN guests AS answerer ON answerer.id = r.answerer_id
             WHERE ",
            $condition,
            " ORDER BY ",
            $sorted,
            " LIMIT ?1"
        )
    };
}

impl Readers {
    pub(super) async fn reports(
        &self,
        which: ReportQuery,
        after: Option<ReportId>,
        most: u32,
    ) -> Result<Vec<StoredReport>, StoreError> {
        let by = match which {
            ReportQuery::By(guest) => Some(guest.to_string()),
            ReportQuery::All | ReportQuery::Open => None,
        };
        let statement = match which {
            ReportQuery::All | ReportQuery::By(_) => query(reports_where!(
                "(?2 IS NULL OR (r.at, r.id) < (SELECT at, id FROM reports WHERE id = ?2))
                     AND (?3 IS NULL OR r.by_id = ?3)",
                "r.at DESC, r.id DESC"
            )),
            ReportQuery::Open => query(reports_where!(
                "r.answered_at IS NULL AND ?3 IS NULL
                     AND (?2 IS NULL OR (r.at, r.id) > (SELECT at, id FROM reports WHERE id = ?2))",
                "r.at, r.id"
            )),
        };
        let rows = statement
            .bind(most)
            .bind(after.map(|after| after.to_string()))
            .bind(by)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(to_report).collect()
    }

    pub(super) async fn open_reports(&self) -> Result<u32, StoreError> {
        let count = query_scalar("SELECT count(*) FROM reports WHERE answered_at IS NULL");
        Ok(count.fetch_one(&self.pool).await?)
    }

    pub(super) async fn reports_about(&self, guest: GuestId) -> Result<u32, StoreError> {
        let count = query_scalar("SELECT count(*) FROM reports WHERE about_id = ?1");
        Ok(count.bind(guest.to_string()).fetch_one(&self.pool).await?)
    }
}

fn to_report(row: &SqliteRow) -> Result<StoredReport, StoreError> {
    let guest = |id: &str, name: &str| -> Result<StoredGuest, StoreError> {
        to_guest_in(row, id, name)?.ok_or_else(|| strange("report", "by nobody"))
    };
    let answered_at: Option<i64> = row.try_get("answered_at")?;
    let note: Option<String> = row.try_get("note")?;
    let answer = answered_at.map(|at| {
        Ok::<_, StoreError>(StoredAnswer {
            by: to_guest_in(row, "answerer_id", "answerer_name")?,
            at: to_millis(at)?,
            note: note.unwrap_or_default(),
        })
    });
    let context: &str = row.try_get("context")?;
    Ok(StoredReport {
        id: to_id(row.try_get("id")?)?,
        at: to_millis(row.try_get("at")?)?,
        by: guest("by_id", "by_name")?,
        about: guest("about_id", "about_name")?,
        name: row.try_get("name")?,
        table: to_id(row.try_get("table_id")?)?,
        complaint: to_word("complaint", row.try_get("complaint")?)?,
        text: row.try_get("text")?,
        context: serde_json::from_str(context).map_err(|error| strange("context", error))?,
        answer: answer.transpose()?,
    })
}
