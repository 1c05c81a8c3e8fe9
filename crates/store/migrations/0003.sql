-- How games ended, so that they can be counted without replaying them. The options, the clock and
-- the seats are JSON; for each seat it says who played, which bots stood in, whether there were
-- hints, the points and the share of the win. No reference to tables: a row is written with the
-- last record of its game, and goes when the table is deleted.
CREATE TABLE outcomes (
    table_id TEXT    NOT NULL PRIMARY KEY,
    game     TEXT    NOT NULL,
    rules    INTEGER NOT NULL,
    options  TEXT    NOT NULL,
    clock    TEXT    NOT NULL,
    ending   TEXT    NOT NULL CHECK (ending IN ('over', 'abandoned', 'closed')),
    ended_at INTEGER NOT NULL,
    seats    TEXT    NOT NULL
) STRICT, WITHOUT ROWID;
