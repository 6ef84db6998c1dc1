-- Invoices as a person types them, until they are in the books.
CREATE TABLE invoice_draft (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  draft TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'typed' CHECK (state IN ('typed', 'sending', 'unknown', 'sent')),
  -- What was sent last (JSON); on disk before its first byte went out.
  wanted TEXT,
  intended_at TEXT,
  invoice_id INTEGER,
  problem TEXT,
  changed_at TEXT NOT NULL
) STRICT;

CREATE INDEX invoice_draft_by_account ON invoice_draft (account_id, state);

CREATE TABLE invoice_draft_file (
  id TEXT PRIMARY KEY,
  draft_id TEXT NOT NULL REFERENCES invoice_draft (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  file_name TEXT NOT NULL,
  media_type TEXT NOT NULL,
  bytes BLOB NOT NULL
) STRICT;

CREATE INDEX invoice_draft_file_by_draft ON invoice_draft_file (draft_id, position);

-- Payments and files put on invoices or taken off: the intent of each is on disk before its first byte goes out.
CREATE TABLE invoice_change (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL,
  invoice_id INTEGER NOT NULL,
  change TEXT NOT NULL,
  -- The invoice as the service wrote it before: of whatever should go missing this is the copy.
  before_text TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'not-done', 'differs', 'ask')),
  -- What reading again showed (JSON), and whether a person has taken note of it.
  outcome TEXT,
  is_acknowledged INTEGER NOT NULL DEFAULT 0,
  begun_at TEXT NOT NULL
) STRICT;

CREATE INDEX invoice_change_open ON invoice_change (account_id, invoice_id)
  WHERE is_acknowledged = 0 AND state <> 'done';

-- Clients whose creation was begun and not seen to end, by folded name and e-mail.
CREATE TABLE doubtful_client (
  account_id TEXT NOT NULL,
  folded TEXT NOT NULL,
  PRIMARY KEY (account_id, folded)
) STRICT, WITHOUT ROWID;

-- Sales invoices whose creation was begun; `known_ids` are those that were there before (JSON).
CREATE TABLE sales_invoice_creation (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL,
  draft TEXT NOT NULL,
  known_ids TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'not-done', 'ask')),
  candidates TEXT NOT NULL DEFAULT '[]',
  begun_at TEXT NOT NULL
) STRICT;

-- E-mails the service was asked to send; `begun` before the first byte goes out, so that a crash leaves a doubt, not a second.
CREATE TABLE sales_invoice_letter (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL,
  invoice_id INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('email', 'reminder')),
  state TEXT NOT NULL DEFAULT 'begun' CHECK (state IN ('begun', 'sent', 'not-sent')),
  -- Local calendar date.
  day TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;

-- One reminder of an invoice on a day, whatever goes wrong.
CREATE UNIQUE INDEX sales_invoice_reminder_of_day ON sales_invoice_letter (account_id, invoice_id, day)
  WHERE kind = 'reminder' AND state <> 'not-sent';
CREATE INDEX sales_invoice_letter_by_invoice ON sales_invoice_letter (account_id, invoice_id, id);
