-- Sessions: one row for each device on which a guest is signed in, and one for each program. A
-- program has scopes, separated by spaces; a device has none set and may do everything. maker_id is
-- the guest who made a program's token. keyed_at is when the session's newest key was made; seen_at
-- is updated once an hour at most.
CREATE TABLE sessions (
    id       TEXT    NOT NULL PRIMARY KEY,
    guest_id TEXT    NOT NULL,
    maker_id TEXT,
    scopes   TEXT,
    name     TEXT    NOT NULL,
    added_at INTEGER NOT NULL,
    keyed_at INTEGER NOT NULL,
    seen_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_guest ON sessions (guest_id);
CREATE INDEX sessions_by_maker ON sessions (maker_id) WHERE maker_id IS NOT NULL;

-- The keys of sessions. The next key becomes the current one when it is first used. The previous
-- one is kept with the time of that change, to recognise requests that were already on their way.
CREATE TABLE session_keys (
    hash       BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    state      TEXT NOT NULL CHECK (state IN ('current', 'next', 'previous')),
    at         INTEGER NOT NULL,
    UNIQUE (session_id, state)
) STRICT, WITHOUT ROWID;

-- Until now each guest had one key. Whether a device or a program uses it is not known, so it
-- becomes a device and may do what it did before. The session gets the guest's id.
INSERT INTO sessions (id, guest_id, name, added_at, keyed_at, seen_at)
    SELECT id, id, '', added_at, added_at, added_at FROM guests;
INSERT INTO session_keys (hash, session_id, state, at)
    SELECT key_hash, id, 'current', added_at FROM guests;

CREATE TABLE guests_without_key (
    id       TEXT    NOT NULL PRIMARY KEY,
    name     TEXT    NOT NULL,
    added_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO guests_without_key (id, name, added_at) SELECT id, name, added_at FROM guests;
DROP TABLE guests;
ALTER TABLE guests_without_key RENAME TO guests;

-- A browser is no longer called once its device is signed out.
ALTER TABLE browsers ADD COLUMN session_id TEXT;
UPDATE browsers SET session_id = guest_id;
CREATE INDEX browsers_by_session ON browsers (session_id);

-- One-time codes for guests who have lost every device. They are random and long enough for a plain
-- hash.
CREATE TABLE recovery_codes (
    hash     BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    guest_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX recovery_codes_by_guest ON recovery_codes (guest_id);

-- Passkeys. handle is the id of the guest for whom the passkey was made, which it keeps for ever;
-- rp_id is the domain it belongs to. fixed is the part of the credential that never changes, such
-- as its public key; counted is the part that changes with each use, such as its counter.
CREATE TABLE passkeys (
    id         TEXT    NOT NULL PRIMARY KEY,
    credential BLOB    NOT NULL UNIQUE,
    guest_id   TEXT    NOT NULL,
    handle     TEXT    NOT NULL,
    rp_id      TEXT    NOT NULL,
    fixed      BLOB    NOT NULL,
    counted    BLOB    NOT NULL,
    name       TEXT    NOT NULL,
    added_at   INTEGER NOT NULL,
    used_at    INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_by_guest ON passkeys (guest_id);

-- Guests who were merged: the former id, and the guest it stands for now. Records of tables keep
-- the ids they were written with; aliases are replaced when they are read.
CREATE TABLE aliases (
    alias    TEXT NOT NULL PRIMARY KEY,
    guest_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX aliases_by_guest ON aliases (guest_id);
