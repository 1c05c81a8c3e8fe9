-- How tables were opened. A guest names the request that opens a table, so that a repeated one
-- opens no second table. The address is a keyed hash, by which the tables of one address in the
-- lobby are counted; it is forgotten when the game is over. The key is the table's own: it hashes
-- the addresses of those who sit down, so that whoever was removed does not come back as another
-- guest. It is forgotten when the game begins, and without it those hashes say nothing.
CREATE TABLE openings (
    table_id TEXT NOT NULL PRIMARY KEY,
    opener   TEXT NOT NULL,
    request  TEXT,
    address  TEXT,
    key      BLOB CHECK (length(key) = 32)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX openings_by_request ON openings (opener, request) WHERE request IS NOT NULL;

INSERT INTO openings (table_id, opener, key)
    SELECT tables.id, json_extract(first.body, '$.events[0].opened.opener'),
           CASE tables.stage WHEN 'gathering' THEN randomblob(32) END
    FROM tables JOIN records AS first ON first.table_id = tables.id AND first.seq = 1
    WHERE json_valid(first.body)
        AND json_type(first.body, '$.events[0].opened.opener') = 'text';

-- Whether everyone at the table heard of what a record says. Lists show the time of the last one
-- that was told, because the time of a secret choice is a secret too.
ALTER TABLE records ADD COLUMN told INTEGER NOT NULL DEFAULT 1 CHECK (told IN (0, 1));
