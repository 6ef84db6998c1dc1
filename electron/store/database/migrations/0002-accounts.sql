-- Several accounts side by side: what each may do, which was at hand last, and what its books were known by.
ALTER TABLE account ADD COLUMN access TEXT NOT NULL DEFAULT 'full' CHECK (access IN ('full', 'read-only'));
ALTER TABLE account ADD COLUMN shown_at TEXT NOT NULL DEFAULT '';
-- JSON array of bank account ids seen in these books; NULL before the first sign-in.
ALTER TABLE account ADD COLUMN bank_account_ids TEXT;
-- Whether the newest sign-in was shown to be to the same books. Nothing is sent unless 'proven'.
ALTER TABLE account ADD COLUMN books TEXT NOT NULL DEFAULT 'proven' CHECK (books IN ('proven', 'due', 'differ'));

CREATE INDEX journal_by_account ON journal (account_id, id);
