-- Guests who want to be forgotten, since when, and the name they have until then. The link signs
-- them in, so that they can change their minds.
CREATE TABLE erasures (
    guest_id TEXT    NOT NULL PRIMARY KEY,
    name     TEXT    NOT NULL,
    link     BLOB    NOT NULL CHECK (length(link) = 32),
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Guests who were forgotten: hashes of their ids, so that a backup from before can be made to forget
-- them as well.
CREATE TABLE forgotten (
    hash BLOB    NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- When a guest was last seen, to the hour, also if he is signed in nowhere any more.
ALTER TABLE guests ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
UPDATE guests SET seen_at = max(added_at, coalesce(
    (SELECT max(seen_at) FROM sessions WHERE sessions.guest_id = guests.id), 0));
CREATE INDEX guests_by_seen ON guests (seen_at);

-- Whether the chat of a finished table was removed for its age.
ALTER TABLE tables ADD COLUMN chat_removed INTEGER NOT NULL DEFAULT 0
    CHECK (chat_removed IN (0, 1));
