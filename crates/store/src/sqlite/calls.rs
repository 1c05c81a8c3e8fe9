//! Writing and reading keys, browsers, webhooks, turns and calls.

use host::id::{GuestId, SessionId, TableId};
use host::time::Millis;
use protocol::QuietHours;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query, query_scalar};
use table::Seat;

use crate::{Browser, Call, CallOutcome, Called, Key, StoreError, Turn, Webhook};

use super::column::{from_millis, strange, to_id, to_millis, to_seat, to_seq};
use super::reader::Readers;

/// A single write that concerns keys or calls. It may hold secret addresses, so it has no `Debug`.
#[derive(Clone)]
pub(super) enum CallWrite {
    AddKey { name: String, key: Key },
    AddBrowser { guest: GuestId, session: SessionId, browser: Browser, at: Millis, most: u32 },
    RemoveBrowser { endpoint: String, guest: Option<GuestId> },
    Settle { call: Box<Call>, outcome: CallOutcome },
    ForgetSeen { table: TableId, seat: Seat, since: u32 },
}

impl CallWrite {
    /// Writes it, inside a transaction.
    pub(super) async fn apply(&self, to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        match self {
            CallWrite::AddKey { name, key } => {
                query("INSERT INTO keys (name, secret) VALUES (?1, ?2) ON CONFLICT DO NOTHING")
                    .bind(name)
                    .bind(&key.0)
                    .execute(to)
                    .await?;
            }
            CallWrite::AddBrowser { guest, session, browser, at, most } => {
                add_browser(to, (*guest, *session), browser, *at, *most).await?;
            }
            CallWrite::RemoveBrowser { endpoint, guest } => {
                remove_browser(to, endpoint, *guest).await?;
            }
            CallWrite::Settle { call, outcome } => settle(to, call, *outcome).await?,
            CallWrite::ForgetSeen { table, seat, since } => {
                forget_seen(to, *table, *seat, *since).await?
            }
        }
        Ok(())
    }
}

async fn add_browser(
    to: &mut SqliteConnection,
    (guest, session): (GuestId, SessionId),
    browser: &Browser,
    at: Millis,
    most: u32,
) -> Result<(), sqlx::Error> {
    let Browser { endpoint, p256dh, auth, language, quiet } = browser;
    // A browser that now belongs to another guest starts afresh.
    query(
        "DELETE FROM calls WHERE endpoint = ?1 AND EXISTS
             (SELECT 1 FROM browsers WHERE endpoint = ?1 AND guest_id <> ?2)",
    )
    .bind(endpoint)
    .bind(guest.to_string())
    .execute(&mut *to)
    .await?;
    query(
        "INSERT INTO browsers (endpoint, guest_id, p256dh, auth, language, quiet, added_at,
             session_id)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
         ON CONFLICT DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth,
             language = excluded.language, quiet = excluded.quiet, added_at = CASE guest_id
                 WHEN excluded.guest_id THEN added_at ELSE excluded.added_at END,
             guest_id = excluded.guest_id, session_id = excluded.session_id",
    )
    .bind(endpoint)
    .bind(guest.to_string())
    .bind(p256dh)
    .bind(auth)
    .bind(language.code())
    .bind(quiet.as_ref().map(written))
    .bind(from_millis(at))
    .bind(session.to_string())
    .execute(&mut *to)
    .await?;
    // Calls that wait for the end of quiet hours must follow the quiet hours that apply now.
    query("DELETE FROM calls WHERE endpoint = ?1 AND tries = 0 AND next_at IS NOT NULL")
        .bind(endpoint)
        .execute(&mut *to)
        .await?;
    let forgotten = query(
        "DELETE FROM browsers WHERE guest_id = ?1 AND endpoint NOT IN
             (SELECT endpoint FROM browsers WHERE guest_id = ?1
              ORDER BY added_at DESC, endpoint = ?3 DESC, endpoint LIMIT ?2)",
    )
    .bind(guest.to_string())
    .bind(most)
    .bind(endpoint)
    .execute(&mut *to)
    .await?
    .rows_affected();
    if forgotten > 0 {
        query("DELETE FROM calls WHERE endpoint NOT IN (SELECT endpoint FROM browsers)")
            .execute(to)
            .await?;
    }
    Ok(())
}

async fn remove_browser(
    to: &mut SqliteConnection,
    endpoint: &str,
    guest: Option<GuestId>,
) -> Result<(), sqlx::Error> {
    query("DELETE FROM browsers WHERE endpoint = ?1 AND guest_id = coalesce(?2, guest_id)")
        .bind(endpoint)
        .bind(guest.map(|guest| guest.to_string()))
        .execute(&mut *to)
        .await?;
    query(
        "DELETE FROM calls WHERE endpoint = ?1 AND endpoint NOT IN (SELECT endpoint FROM browsers)",
    )
    .bind(endpoint)
    .execute(to)
    .await?;
    Ok(())
}

/// Quiet hours as their column holds them, in JSON.
fn written(quiet: &QuietHours) -> String {
    // Serialising numbers cannot fail.
    serde_json::to_string(quiet).unwrap_or_default()
}

pub(super) async fn set_webhook(
    to: &mut SqliteConnection,
    table: TableId,
    webhook: &Webhook,
) -> Result<(), sqlx::Error> {
    let Webhook { opener, url, base, language } = webhook;
    query(
        "INSERT INTO webhooks
             (table_id, opener, url, base, language, told, tried, tries, next_at, seen)
         VALUES (?1, ?2, ?3, ?4, ?5, 0, 0, 0, NULL, 0)
         ON CONFLICT DO UPDATE SET opener = excluded.opener, url = excluded.url,
             base = excluded.base, language = excluded.language",
    )
    .bind(table.to_string())
    .bind(opener.to_string())
    .bind(url)
    .bind(base)
    .bind(language.code())
    .execute(to)
    .await?;
    Ok(())
}

async fn settle(
    to: &mut SqliteConnection,
    call: &Call,
    outcome: CallOutcome,
) -> Result<(), sqlx::Error> {
    let (tries, next_at) = match outcome {
        CallOutcome::Done | CallOutcome::Seen => (call.tries, None),
        CallOutcome::Later(at, tries) => (tries, Some(from_millis(at))),
    };
    let seen = outcome == CallOutcome::Seen;
    let table = call.table.to_string();
    match &call.called {
        Called::Browser(browser) => {
            for seat in &call.seats {
                // If the turn is over by now, there is nothing to remember.
                query(
                    "INSERT INTO calls (table_id, seat, since, endpoint, tries, next_at, seen)
                     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE EXISTS
                         (SELECT 1 FROM turns WHERE table_id = ?1 AND seat = ?2 AND since = ?3)
                     ON CONFLICT DO UPDATE SET tries = excluded.tries,
                         next_at = excluded.next_at, seen = excluded.seen",
                )
                .bind(&table)
                .bind(seat.number())
                .bind(call.since)
                .bind(&browser.endpoint)
                .bind(tries)
                .bind(next_at)
                .bind(seen)
                .execute(&mut *to)
                .await?;
            }
        }
        Called::Webhook(_) => {
            let (told, tries) = if next_at.is_some() { (0, tries) } else { (call.since, 0) };
            query(
                "UPDATE webhooks SET told = max(told, ?2), tried = ?3, tries = ?4, next_at = ?5,
                     seen = ?6
                 WHERE table_id = ?1",
            )
            .bind(&table)
            .bind(told)
            .bind(call.since)
            .bind(tries)
            .bind(next_at)
            .bind(seen)
            .execute(to)
            .await?;
        }
    }
    Ok(())
}

async fn forget_seen(
    to: &mut SqliteConnection,
    table: TableId,
    seat: Seat,
    since: u32,
) -> Result<(), sqlx::Error> {
    query("DELETE FROM calls WHERE table_id = ?1 AND seat = ?2 AND since = ?3 AND seen")
        .bind(table.to_string())
        .bind(seat.number())
        .bind(since)
        .execute(&mut *to)
        .await?;
    // `told` is the newest turn of all seats, so it may be newer than this one.
    query(
        "UPDATE webhooks SET told = ?2 - 1, seen = 0 WHERE table_id = ?1 AND told >= ?2 AND seen
             AND EXISTS (SELECT 1 FROM turns WHERE table_id = ?1 AND seat = ?3 AND since = ?2)",
    )
    .bind(table.to_string())
    .bind(since)
    .bind(seat.number())
    .execute(to)
    .await?;
    Ok(())
}

/// Sets the current turns of a table. A turn that goes on keeps its time and its calls.
pub(super) async fn follow_turns(
    to: &mut SqliteConnection,
    table: &str,
    at: Millis,
    turns: &[Turn],
) -> Result<(), sqlx::Error> {
    let current: Vec<(u8, u32)> =
        turns.iter().map(|turn| (turn.seat.number(), turn.since)).collect();
    // Serialising pairs of numbers cannot fail.
    let current = serde_json::to_string(&current).unwrap_or_default();
    for statement in [
        "DELETE FROM turns WHERE table_id = ?1 AND (seat, since) NOT IN
             (SELECT value ->> 0, value ->> 1 FROM json_each(?2))",
        "DELETE FROM calls WHERE table_id = ?1 AND (seat, since) NOT IN
             (SELECT value ->> 0, value ->> 1 FROM json_each(?2))",
    ] {
        query(statement).bind(table).bind(&current).execute(&mut *to).await?;
    }
    for turn in turns {
        for (place, guest) in (0_i64..).zip(&turn.guests) {
            query(
                "INSERT INTO turns (table_id, seat, since, place, guest_id, at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                 ON CONFLICT DO UPDATE SET guest_id = excluded.guest_id",
            )
            .bind(table)
            .bind(turn.seat.number())
            .bind(turn.since)
            .bind(place)
            .bind(guest.to_string())
            .bind(from_millis(at))
            .execute(&mut *to)
            .await?;
        }
    }
    Ok(())
}

impl Readers {
    pub(super) async fn key(&self, name: &str) -> Result<Option<Key>, StoreError> {
        let key = query_scalar("SELECT secret FROM keys WHERE name = ?1")
            .bind(name)
            .fetch_optional(&self.pool)
            .await?;
        Ok(key.map(Key))
    }

    pub(super) async fn browsers(&self, guest: GuestId) -> Result<Vec<Browser>, StoreError> {
        let rows = query(
            "SELECT endpoint, p256dh, auth, language, quiet FROM browsers WHERE guest_id = ?1
             ORDER BY added_at, endpoint",
        )
        .bind(guest.to_string())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(to_browser).collect()
    }

    pub(super) async fn webhook(&self, table: TableId) -> Result<Option<Webhook>, StoreError> {
        let row = query("SELECT opener, url, base, language FROM webhooks WHERE table_id = ?1")
            .bind(table.to_string())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(to_webhook).transpose()
    }

    pub(super) async fn calls(&self, at: Millis, most: u32) -> Result<Vec<Call>, StoreError> {
        let browsers = query(
            "SELECT t.table_id, CAST(t.seat AS TEXT) AS seats, t.since, t.at, tables.card,
                    coalesce(c.tries, 0) AS tries,
                    b.endpoint, b.p256dh, b.auth, b.language, b.quiet
             FROM turns AS t JOIN browsers AS b ON b.guest_id = t.guest_id AND b.added_at <= t.at
             JOIN tables ON tables.id = t.table_id
             LEFT JOIN calls AS c ON c.table_id = t.table_id AND c.seat = t.seat
                 AND c.since = t.since AND c.endpoint = b.endpoint
             WHERE c.endpoint IS NULL OR c.next_at <= ?1
             ORDER BY coalesce(c.next_at, t.at), t.table_id, t.seat, b.endpoint LIMIT ?2",
        )
        .bind(from_millis(at))
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        let webhooks = query(
            "SELECT w.table_id, group_concat(DISTINCT t.seat) AS seats, max(t.since) AS since,
                    max(t.at) AS at, tables.card, w.opener, w.url, w.base, w.language,
                    CASE WHEN max(t.since) > w.tried THEN 0 ELSE w.tries END AS tries
             FROM webhooks AS w JOIN turns AS t ON t.table_id = w.table_id
             JOIN tables ON tables.id = w.table_id
             GROUP BY w.table_id HAVING max(t.since) > w.told
                 AND (w.next_at IS NULL OR w.next_at <= ?1 OR max(t.since) > w.tried)
             ORDER BY max(t.at), w.table_id LIMIT ?2",
        )
        .bind(from_millis(at))
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        let browsers = browsers.iter().map(|row| to_call(row, Called::Browser(to_browser(row)?)));
        let webhooks = webhooks.iter().map(|row| to_call(row, Called::Webhook(to_webhook(row)?)));
        browsers.chain(webhooks).collect()
    }

    pub(super) async fn next_call(&self) -> Result<Option<Millis>, StoreError> {
        // Joined like the calls: one that is never read would stay due forever.
        let at: Option<i64> = query_scalar(
            "SELECT min(next_at) FROM
                 (SELECT min(c.next_at) AS next_at FROM calls AS c
                  JOIN turns AS t ON t.table_id = c.table_id AND t.seat = c.seat
                      AND t.since = c.since
                  JOIN browsers AS b ON b.endpoint = c.endpoint AND b.guest_id = t.guest_id
                      AND b.added_at <= t.at
                  JOIN tables ON tables.id = c.table_id
                  WHERE c.next_at IS NOT NULL
                  UNION ALL
                  SELECT w.next_at FROM webhooks AS w JOIN turns AS t ON t.table_id = w.table_id
                  JOIN tables ON tables.id = w.table_id
                  WHERE w.next_at IS NOT NULL AND t.since > w.told)",
        )
        .fetch_one(&self.pool)
        .await?;
        at.map(to_millis).transpose()
    }
}

fn to_browser(row: &SqliteRow) -> Result<Browser, StoreError> {
    let quiet: Option<&str> = row.try_get("quiet")?;
    let read = |text: &str| serde_json::from_str(text).map_err(|_| strange("time of quiet", text));
    let language: &str = row.try_get("language")?;
    Ok(Browser {
        endpoint: row.try_get("endpoint")?,
        p256dh: row.try_get("p256dh")?,
        auth: row.try_get("auth")?,
        language: language.parse().map_err(|_| strange("language", language))?,
        quiet: quiet.map(read).transpose()?,
    })
}

fn to_webhook(row: &SqliteRow) -> Result<Webhook, StoreError> {
    let language: &str = row.try_get("language")?;
    Ok(Webhook {
        opener: to_id(row.try_get("opener")?)?,
        url: row.try_get("url")?,
        base: row.try_get("base")?,
        language: language.parse().map_err(|_| strange("language", language))?,
    })
}

/// Reads a call from a row whose `seats` is one number or several separated by commas.
fn to_call(row: &SqliteRow, called: Called) -> Result<Call, StoreError> {
    let seats: String = row.try_get("seats")?;
    let number = |text: &str| text.parse().map_err(|_| strange("seat", text));
    let mut seats = seats
        .split(',')
        .map(|seat| to_seat(number(seat)?))
        .collect::<Result<Vec<Seat>, StoreError>>()?;
    seats.sort_unstable();
    Ok(Call {
        table: to_id(row.try_get("table_id")?)?,
        seats,
        since: to_seq(row.try_get("since")?)?,
        at: to_millis(row.try_get("at")?)?,
        called,
        tries: to_seq(row.try_get("tries")?)?,
        card: row.try_get("card")?,
    })
}

/// Reads turns from a list of seat, number and guest, sorted by seat.
pub(super) fn to_turns(text: Option<&str>) -> Result<Vec<Turn>, StoreError> {
    let mut turns: Vec<Turn> = Vec::new();
    for one in text.unwrap_or_default().split_terminator(',') {
        let broken = || strange("turn", one);
        let mut words = one.split(' ');
        let mut next = || words.next().ok_or_else(broken);
        let seat = to_seat(next()?.parse().map_err(|_| broken())?)?;
        let since = next()?.parse().map_err(|_| broken())?;
        let guest = to_id(next()?)?;
        match turns.last_mut().filter(|turn| (turn.seat, turn.since) == (seat, since)) {
            Some(turn) => turn.guests.push(guest),
            None => turns.push(Turn { seat, since, guests: vec![guest] }),
        }
    }
    Ok(turns)
}
