-- Ids are text, so that somebody who looks into the file by hand finds what the log names.
-- Times are milliseconds since 1970.

-- Sorted by table and number: a table is read in one sweep, and its end is found by one search.
CREATE TABLE records (
    table_id TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq > 0),
    at       INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- How tables are listed. Most records change nothing here: when a table was last touched is
-- read from its last record. listed_at, the time of the record that wrote the row, is never
-- later than that, so it narrows the search for tables nobody touched.
CREATE TABLE tables (
    id        TEXT    NOT NULL PRIMARY KEY,
    opened_at INTEGER NOT NULL,
    listed_at INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    stage     TEXT    NOT NULL CHECK (stage IN ('gathering', 'playing', 'finished')),
    public    INTEGER NOT NULL CHECK (public IN (0, 1)),
    wake_at   INTEGER,
    card      TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_by_stage ON tables (stage, listed_at);
CREATE INDEX tables_by_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;

-- Who sits at a table, in the sequence of its listing.
CREATE TABLE seats (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    place    INTEGER NOT NULL,
    guest_id TEXT    NOT NULL,
    PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_guest ON seats (guest_id);

CREATE TABLE guests (
    id       TEXT    NOT NULL PRIMARY KEY,
    name     TEXT    NOT NULL,
    key_hash BLOB    NOT NULL UNIQUE CHECK (length(key_hash) = 32),
    added_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who was let in. No reference to tables: a guest may be let in before the first record is kept.
CREATE TABLE admissions (
    table_id TEXT    NOT NULL,
    guest_id TEXT    NOT NULL,
    may_sit  INTEGER NOT NULL CHECK (may_sit IN (0, 1)),
    PRIMARY KEY (table_id, guest_id)
) STRICT, WITHOUT ROWID;
