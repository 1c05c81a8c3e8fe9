-- Names that a moderator took away, each refused to its guest for some weeks.
CREATE TABLE refused_names (
    guest_id TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    until    INTEGER NOT NULL,
    PRIMARY KEY (guest_id, name)
) STRICT, WITHOUT ROWID;
