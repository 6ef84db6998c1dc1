-- Changes of the books that were begun, of every kind: the intent of each is on disk before its first byte goes out.
CREATE TABLE book_change (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- What kind of record it is about, and which: its id, or what one that is to be made is known by.
  about TEXT NOT NULL,
  subject TEXT NOT NULL,
  -- As the service wrote it before: of whatever should go missing this is the copy.
  before_text TEXT NOT NULL,
  -- What was asked for, as its kind writes it.
  wanted TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'not-done', 'differs', 'ask')),
  -- What reading again showed (JSON), and whether a person has taken note of it.
  outcome TEXT,
  is_acknowledged INTEGER NOT NULL DEFAULT 0,
  begun_at TEXT NOT NULL
) STRICT;

CREATE INDEX book_change_open ON book_change (account_id, about, subject)
  WHERE is_acknowledged = 0 AND state <> 'done';

-- What earlier versions kept in a table for each kind, whatever became of it.
INSERT INTO book_change
  (account_id, kind, about, subject, before_text, wanted, state, is_acknowledged, begun_at)
  SELECT account_id, iif(wanted_text IS NULL, 'expense-deletion', 'expense-edit'), 'expense',
    CAST(expense_id AS TEXT), before_text, coalesce(wanted_text, ''), state, state <> 'open', begun_at
  FROM expense_change ORDER BY id;
DROP TABLE expense_change;

INSERT INTO book_change (account_id, kind, about, subject, before_text, wanted, begun_at)
  SELECT account_id, 'supplier', 'supplier', folded, '', folded, strftime('%Y-%m-%dT%H:%M:%fZ')
  FROM doubtful_supplier;
DROP TABLE doubtful_supplier;

INSERT INTO book_change
  (account_id, kind, about, subject, before_text, wanted, state, outcome, is_acknowledged, begun_at)
  SELECT account_id, 'invoice-change', 'invoice', CAST(invoice_id AS TEXT), before_text, change, state, outcome,
    is_acknowledged, begun_at
  FROM invoice_change ORDER BY id;
DROP TABLE invoice_change;

INSERT INTO book_change (account_id, kind, about, subject, before_text, wanted, begun_at)
  SELECT account_id, 'client', 'client', folded, '', '', strftime('%Y-%m-%dT%H:%M:%fZ') FROM doubtful_client;
DROP TABLE doubtful_client;

INSERT INTO book_change
  (account_id, kind, about, subject, before_text, wanted, state, outcome, begun_at)
  SELECT account_id, 'new-sales-invoice', 'new-sales-invoice', draft, known_ids, draft, state,
    json_object('candidates', json(candidates)), begun_at
  FROM sales_invoice_creation ORDER BY id;
DROP TABLE sales_invoice_creation;
