-- What sending for one account has to remember beside its receipts.
CREATE TABLE lane (
  account_id TEXT PRIMARY KEY REFERENCES account (id),
  -- How this service shows expenses (JSON), learned from what it showed.
  calibration TEXT NOT NULL DEFAULT '{}',
  -- Highest expense id seen before the first intent of some earlier run: all of ours since then lie above.
  mark_id INTEGER
) STRICT;

-- Suppliers whose creation was begun and not seen to end, by folded name.
CREATE TABLE doubtful_supplier (
  account_id TEXT NOT NULL REFERENCES account (id),
  folded TEXT NOT NULL,
  PRIMARY KEY (account_id, folded)
) STRICT, WITHOUT ROWID;

-- Receipts that were sent a second time, and for how long a second expense is still looked for.
CREATE TABLE second_send (
  receipt_id TEXT PRIMARY KEY,
  left_ms INTEGER NOT NULL
) STRICT;

-- Changes and deletions of expenses in the books: the intent of each is on disk before its first byte goes out.
CREATE TABLE expense_change (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES account (id),
  expense_id INTEGER NOT NULL,
  -- As the service wrote it before, and as it was sent; no text was sent for a deletion.
  before_text TEXT NOT NULL,
  wanted_text TEXT,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'not-done')),
  begun_at TEXT NOT NULL
) STRICT;

CREATE INDEX expense_change_open ON expense_change (account_id) WHERE state = 'open';

-- Counts runs in which something was sent; the computer remembers the same count outside the profile.
CREATE TABLE epoch (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  count INTEGER NOT NULL
) STRICT;

-- Absent or 1 as this app writes it: one that is newer means things by it that this one does not know.
ALTER TABLE posting ADD COLUMN version INTEGER;

-- Rows that could not be read, as they were, so that nothing of them is lost.
CREATE TABLE set_aside (
  receipt_id TEXT NOT NULL,
  at TEXT NOT NULL,
  receipt_row TEXT NOT NULL
) STRICT;
