-- The guest who made the token of a program that is a guest of its own: both are forgotten together,
-- also if the token was revoked long ago.
ALTER TABLE guests ADD COLUMN maker_id TEXT;
UPDATE guests SET maker_id =
    (SELECT maker_id FROM sessions WHERE guest_id = guests.id AND maker_id <> guest_id LIMIT 1);
CREATE INDEX guests_by_maker ON guests (maker_id) WHERE maker_id IS NOT NULL;

-- Whether the guest is being forgotten, so that it is too late to take it back; and the guest
-- together with whom a program is hidden.
ALTER TABLE erasures ADD COLUMN begun INTEGER NOT NULL DEFAULT 0 CHECK (begun IN (0, 1));
ALTER TABLE erasures ADD COLUMN maker_id TEXT;
