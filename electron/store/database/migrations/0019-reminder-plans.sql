-- Reminders of a sales invoice that a person has planned. Days are relative to the due day, below zero before it.
-- What was sent of them is in book_change alone.
CREATE TABLE reminder_plan (
  id INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL,
  invoice_id INTEGER NOT NULL,
  due_date TEXT NOT NULL,
  -- To whom it was agreed that they go, and the days, as JSON.
  recipients TEXT NOT NULL,
  days TEXT NOT NULL,
  agreed_on TEXT NOT NULL,
  -- Why nothing of it is sent before a person has agreed again.
  doubt TEXT,
  -- Why nothing of it is sent any more, and since when.
  ended TEXT,
  ended_on TEXT,
  UNIQUE (account_id, invoice_id)
) STRICT;

-- The days that are offered for every invoice of an account.
CREATE TABLE usual_reminders (
  account_id TEXT PRIMARY KEY,
  days TEXT NOT NULL
) STRICT, WITHOUT ROWID;
