-- Who may do what in the keeper's room.
CREATE TABLE roles (
    guest_id TEXT    NOT NULL PRIMARY KEY,
    role     TEXT    NOT NULL CHECK (role IN ('moderator', 'keeper')),
    since    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Where somebody is signed in to the keeper's room. Without a role the session is worth nothing.
CREATE TABLE keeper_sessions (
    id       TEXT    NOT NULL PRIMARY KEY,
    hash     BLOB    NOT NULL UNIQUE CHECK (length(hash) = 32),
    guest_id TEXT    NOT NULL,
    way      TEXT    NOT NULL CHECK (way IN ('passkey', 'link')),
    device   TEXT    NOT NULL,
    added_at INTEGER NOT NULL,
    ends_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX keeper_sessions_by_guest ON keeper_sessions (guest_id);

-- Warnings, mutes and bans, against a guest or, for a ban, against a range of addresses. by_id is
-- null where the command line did it. lifted_at of a warning is when the guest confirmed it.
CREATE TABLE measures (
    id        TEXT    NOT NULL PRIMARY KEY,
    kind      TEXT    NOT NULL CHECK (kind IN ('warn', 'mute', 'ban')),
    guest_id  TEXT,
    range     TEXT,
    reason    TEXT    NOT NULL,
    by_id     TEXT,
    at        INTEGER NOT NULL,
    until     INTEGER,
    lifted_at INTEGER,
    CHECK ((guest_id IS NULL) <> (range IS NULL)),
    CHECK (range IS NULL OR kind = 'ban')
) STRICT, WITHOUT ROWID;

CREATE INDEX measures_by_time ON measures (at, id);
CREATE INDEX measures_by_guest ON measures (guest_id) WHERE guest_id IS NOT NULL;
CREATE INDEX measures_in_force ON measures (kind) WHERE lifted_at IS NULL;

-- Whom a guest has blocked, and the name under which they met.
CREATE TABLE blocks (
    id         TEXT    NOT NULL PRIMARY KEY,
    guest_id   TEXT    NOT NULL,
    blocked_id TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    added_at   INTEGER NOT NULL,
    UNIQUE (guest_id, blocked_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_by_blocked ON blocks (blocked_id);

-- Reports, with the name and the chat as they were then. The context is JSON.
CREATE TABLE reports (
    id          TEXT    NOT NULL PRIMARY KEY,
    at          INTEGER NOT NULL,
    by_id       TEXT    NOT NULL,
    about_id    TEXT    NOT NULL,
    name        TEXT    NOT NULL,
    table_id    TEXT    NOT NULL,
    complaint   TEXT    NOT NULL,
    text        TEXT    NOT NULL,
    context     TEXT    NOT NULL,
    answered_at INTEGER,
    answerer_id TEXT,
    note        TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX reports_by_time ON reports (at, id);
CREATE INDEX reports_open ON reports (at, id) WHERE answered_at IS NULL;
CREATE INDEX reports_by_about ON reports (about_id);
CREATE INDEX reports_by_by ON reports (by_id);

-- Everything that was done in the keeper's room. It is only ever added to: no statement changes or
-- deletes a row, not even one typed into a shell.
CREATE TABLE audit (
    number   INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at       INTEGER NOT NULL,
    by_id    TEXT,
    action   TEXT    NOT NULL,
    guest_id TEXT,
    table_id TEXT,
    detail   TEXT
) STRICT;

CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit
BEGIN
    SELECT RAISE(ABORT, 'the audit log is not changed');
END;

CREATE TRIGGER audit_is_not_deleted BEFORE DELETE ON audit
BEGIN
    SELECT RAISE(ABORT, 'the audit log is not deleted');
END;

-- The banner and the switches: one row, as JSON.
CREATE TABLE notice (
    only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
    body TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

-- The addresses guests came from of late, each as the smallest range that can be banned.
CREATE TABLE addresses (
    guest_id TEXT    NOT NULL,
    range    TEXT    NOT NULL,
    seen_at  INTEGER NOT NULL,
    PRIMARY KEY (guest_id, range)
) STRICT, WITHOUT ROWID;

CREATE INDEX addresses_by_time ON addresses (seen_at);
