//! Writing and reading outcomes.

use host::id::TableId;
use host::{Ending, GameOutcome};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query, query_scalar};

use crate::StoreError;

use super::column::{from_millis, strange, to_id, to_millis};
use super::reader::Readers;

/// Adds an outcome to a table that exists and has none.
pub(super) async fn add(
    to: &mut SqliteConnection,
    table: TableId,
    outcome: &GameOutcome,
) -> Result<(), sqlx::Error> {
    let GameOutcome { game, rules, options, clock, ending, ended_at, seats } = outcome;
    query(
        "INSERT INTO outcomes (table_id, game, rules, options, clock, ending, ended_at, seats)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
         WHERE EXISTS (SELECT 1 FROM records WHERE table_id = ?1)
         ON CONFLICT DO NOTHING",
    )
    .bind(table.to_string())
    .bind(game)
    .bind(rules)
    .bind(written(options))
    .bind(written(clock))
    .bind(from_ending(*ending))
    .bind(from_millis(*ended_at))
    .bind(written(seats))
    .execute(to)
    .await?;
    Ok(())
}

impl Readers {
    pub(super) async fn outcome(&self, table: TableId) -> Result<Option<GameOutcome>, StoreError> {
        let row = query(
            "SELECT game, rules, options, clock, ending, ended_at, seats FROM outcomes
             WHERE table_id = ?1",
        )
        .bind(table.to_string())
        .fetch_optional(&self.pool)
        .await?;
        row.as_ref().map(to_outcome).transpose()
    }

    pub(super) async fn without_outcome(
        &self,
        after: Option<TableId>,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let tables: Vec<String> = query_scalar(
            "SELECT id FROM tables WHERE id > ?1 AND stage = 'finished'
                 AND NOT EXISTS (SELECT 1 FROM outcomes WHERE table_id = tables.id)
             ORDER BY id LIMIT ?2",
        )
        // Every id sorts after the empty string.
        .bind(after.map(|table| table.to_string()).unwrap_or_default())
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        tables.iter().map(|table| to_id(table)).collect()
    }
}

fn to_outcome(row: &SqliteRow) -> Result<GameOutcome, StoreError> {
    let rules: i64 = row.try_get("rules")?;
    Ok(GameOutcome {
        game: row.try_get("game")?,
        rules: u8::try_from(rules).map_err(|_| strange("rules version", rules))?,
        options: read(row.try_get("options")?, "options")?,
        clock: read(row.try_get("clock")?, "clock")?,
        ending: to_ending(row.try_get("ending")?)?,
        ended_at: to_millis(row.try_get("ended_at")?)?,
        seats: read(row.try_get("seats")?, "seats")?,
    })
}

fn from_ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Over => "over",
        Ending::Abandoned => "abandoned",
        Ending::Closed => "closed",
    }
}

fn to_ending(word: &str) -> Result<Ending, StoreError> {
    match word {
        "over" => Ok(Ending::Over),
        "abandoned" => Ok(Ending::Abandoned),
        "closed" => Ok(Ending::Closed),
        _ => Err(strange("ending", word)),
    }
}

/// A value as its column holds it, in JSON.
fn written(value: &impl Serialize) -> String {
    // Serialising strings and numbers cannot fail.
    serde_json::to_string(value).unwrap_or_default()
}

fn read<T: DeserializeOwned>(text: &str, what: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|_| strange(what, text))
}
