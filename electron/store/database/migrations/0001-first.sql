-- One set of books. Tokens are not here: they are sealed in a file of their own.
CREATE TABLE account (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('demo', 'service')),
  name TEXT NOT NULL,
  colour TEXT NOT NULL,
  service TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

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
      'review', 'ready', 'sending', 'checking', 'sent', 'proven', 'rejected', 'undecided', 'discarded'
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
  changed_at TEXT NOT NULL
) STRICT;

CREATE INDEX receipt_by_list ON receipt (account_id, state, sequence);
CREATE INDEX receipt_by_hash ON receipt (sha256);

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
  next_at TEXT
) STRICT;

-- Append-only: what happened, when, to which receipt. Never holds a token.
CREATE TABLE journal (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  account_id TEXT,
  receipt_id TEXT,
  event TEXT NOT NULL,
  note TEXT
) STRICT;

CREATE INDEX journal_by_receipt ON journal (receipt_id, id);

-- Answers of the service, kept to be read without a network.
CREATE TABLE reference_data (
  account_id TEXT PRIMARY KEY REFERENCES account (id),
  body TEXT NOT NULL
) STRICT;

CREATE TABLE supplier (
  account_id TEXT NOT NULL REFERENCES account (id),
  id INTEGER NOT NULL,
  name TEXT NOT NULL,
  folded TEXT NOT NULL,
  expense_type TEXT,
  PRIMARY KEY (account_id, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX supplier_by_name ON supplier (account_id, folded);
