-- A receipt can be `vouched`: in the books by a person's word. SQLite changes no CHECK, so the table is made anew, with
-- every column where it was, since checksums go by their order.
CREATE TABLE receipt_before AS SELECT * FROM receipt;
CREATE TABLE posting_before AS SELECT * FROM posting;
CREATE TABLE sequence_before AS SELECT seq FROM sqlite_sequence WHERE name = 'receipt';
DROP TABLE posting;
DROP TABLE receipt;

-- The journey of each receipt. `sequence` is the order of capture.
CREATE TABLE receipt (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  account_id TEXT REFERENCES account (id),
  sha256 TEXT NOT NULL,
  size INTEGER NOT NULL,
  media_type TEXT NOT NULL,
  file_name TEXT NOT NULL,
  captured_at TEXT NOT NULL,
  marker TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL CHECK (
    state IN (
      'review', 'ready', 'sending', 'checking', 'sent', 'proven', 'vouched', 'rejected', 'undecided', 'discarded'
    )
  ),
  draft TEXT NOT NULL,
  supplier_name TEXT NOT NULL DEFAULT '',
  posting_date TEXT NOT NULL DEFAULT '',
  gross TEXT NOT NULL DEFAULT '',
  expense_type TEXT NOT NULL DEFAULT '',
  duplicate_of TEXT,
  expense_id INTEGER,
  problem TEXT,
  changed_at TEXT NOT NULL,
  -- Over what the row and its posting mean; a row that it does not fit is made again from its sidecar.
  checksum INTEGER,
  -- 1 once the original was in the books for long and is not kept here any more.
  original_gone INTEGER,
  -- Where the count of days in table retention stood when the receipt was first seen in its present state.
  kept_from REAL
) STRICT;

INSERT INTO receipt SELECT * FROM receipt_before;

-- What the protocol of creating an expense must remember between attempts and across crashes.
CREATE TABLE posting (
  receipt_id TEXT PRIMARY KEY REFERENCES receipt (id),
  -- How often a create was begun; the intent of the newest is on disk before its first byte goes out.
  attempt INTEGER NOT NULL DEFAULT 0,
  intended_at TEXT,
  -- Highest expense id seen before the newest attempt.
  high_water_id INTEGER,
  -- Complete scans since the newest attempt that did not find it, and when the first of them ended.
  absences INTEGER NOT NULL DEFAULT 0,
  absent_since TEXT,
  failures INTEGER NOT NULL DEFAULT 0,
  next_at TEXT,
  -- 1 for a row made again from its sidecar: it may be in the books, and proved absent it goes to a person.
  is_rebuilt INTEGER,
  -- Absent or 1 as this app writes it: one that is newer means things by it that this one does not know.
  version INTEGER
) STRICT;

INSERT INTO posting SELECT * FROM posting_before;

-- A number that was given once is not given again, also where its receipt is gone.
DELETE FROM sqlite_sequence WHERE name = 'receipt';
INSERT INTO sqlite_sequence (name, seq) SELECT 'receipt', seq FROM sequence_before;
DROP TABLE receipt_before;
DROP TABLE posting_before;
DROP TABLE sequence_before;

CREATE INDEX receipt_by_list ON receipt (account_id, state, sequence);
CREATE INDEX receipt_by_hash ON receipt (sha256);
CREATE INDEX receipt_by_facts ON receipt (posting_date, gross);

CREATE TRIGGER reading_of_added AFTER INSERT ON receipt
BEGIN
  INSERT OR IGNORE INTO reading (receipt_id) VALUES (new.id);
END;

CREATE TRIGGER reading_of_removed AFTER DELETE ON receipt
BEGIN
  DELETE FROM reading WHERE receipt_id = old.id;
END;

CREATE TRIGGER suggested_of_removed AFTER DELETE ON receipt
BEGIN
  DELETE FROM suggested WHERE receipt_id = old.id;
END;
