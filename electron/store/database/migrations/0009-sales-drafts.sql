-- The new sales invoice that a person is typing in each account, until it is in the books.
CREATE TABLE typed_sales_invoice (
  account_id TEXT PRIMARY KEY,
  typed TEXT NOT NULL,
  changed_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
