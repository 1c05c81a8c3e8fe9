-- What the house proves itself with, such as to the services that carry its notifications.
CREATE TABLE keys (
    name   TEXT NOT NULL PRIMARY KEY,
    secret BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Browsers that are called when it is their guest's turn. Their quiet hours are JSON.
CREATE TABLE browsers (
    endpoint TEXT    NOT NULL PRIMARY KEY,
    guest_id TEXT    NOT NULL,
    p256dh   BLOB    NOT NULL,
    auth     BLOB    NOT NULL,
    language TEXT    NOT NULL,
    quiet    TEXT,
    added_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX browsers_by_guest ON browsers (guest_id, added_at);

-- Whom tables of correspondence wait for, and the record since which they do. A row goes when the
-- turn is over, and what is known of its calls goes with it: no later turn has the same number.
CREATE TABLE turns (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    since    INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    guest_id TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, since, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX turns_by_guest ON turns (guest_id);

-- What became of calling a browser for a turn. Without next_at it is done; seen means that the
-- guest was at the table, and it can be undone when that turns out to be wrong.
CREATE TABLE calls (
    table_id TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    since    INTEGER NOT NULL,
    endpoint TEXT    NOT NULL,
    tries    INTEGER NOT NULL,
    next_at  INTEGER,
    seen     INTEGER NOT NULL CHECK (seen IN (0, 1)),
    PRIMARY KEY (table_id, seat, since, endpoint)
) STRICT, WITHOUT ROWID;

CREATE INDEX calls_by_time ON calls (next_at) WHERE next_at IS NOT NULL;

-- Where else a table's turns are told. told is the newest turn of which they have been; tries and
-- next_at are about the turn tried, and a newer one begins anew.
CREATE TABLE webhooks (
    table_id TEXT    NOT NULL PRIMARY KEY,
    opener   TEXT    NOT NULL,
    url      TEXT    NOT NULL,
    base     TEXT    NOT NULL,
    language TEXT    NOT NULL,
    told     INTEGER NOT NULL,
    tried    INTEGER NOT NULL,
    tries    INTEGER NOT NULL,
    next_at  INTEGER,
    seen     INTEGER NOT NULL CHECK (seen IN (0, 1))
) STRICT, WITHOUT ROWID;
