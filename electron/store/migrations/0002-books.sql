-- How each part of one account's books stands. `number` is its share of the keys below: those of its records lie from
-- number * 2^32 on, so that a search of the words can be confined to one account and collection.
CREATE TABLE book_collection (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  collection TEXT NOT NULL,
  count INTEGER NOT NULL DEFAULT 0,
  -- When it was last read to a known end, and when to its very end.
  as_of TEXT,
  full_at TEXT,
  -- Whatever the service has at or below this id was read by a pass that came to its end.
  settled_id INTEGER,
  -- 0 once a full pass showed that the service does not keep the order that was asked for.
  is_sorted INTEGER NOT NULL DEFAULT 1 CHECK (is_sorted IN (0, 1)),
  -- How many there are by the service's own count.
  listed_total INTEGER,
  problem TEXT,
  UNIQUE (account_id, collection)
) STRICT;

-- One row per record, with what lists are sorted and filtered by. Kept narrow: the record itself is in book_text.
CREATE TABLE book_record (
  key INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  collection TEXT NOT NULL,
  -- Of this account's collection; short, where account_id and collection would make every index twice as large.
  number INTEGER NOT NULL REFERENCES book_collection (number) ON DELETE CASCADE,
  id INTEGER NOT NULL,
  -- Folded name of the supplier, client or account.
  name TEXT NOT NULL,
  -- Posting date or date of issue; empty where there is none.
  date TEXT NOT NULL,
  -- The amount twice: as it was given, and in whole pence for sorting.
  amount TEXT NOT NULL,
  pence INTEGER NOT NULL,
  -- The supplier or client it belongs to.
  party_id INTEGER,
  state TEXT,
  -- Codes of payment methods, each between spaces.
  methods TEXT NOT NULL DEFAULT '',
  -- NULL where the list does not show attachments.
  has_receipt INTEGER CHECK (has_receipt IN (0, 1)),
  attachment_names TEXT,
  hash TEXT NOT NULL,
  -- Set while only this app has told of it, not yet a list of the service.
  learned_at TEXT,
  UNIQUE (account_id, collection, id)
) STRICT;

-- Holds all that lists filter by, so that counting what fits looks at no row.
CREATE INDEX book_record_by_date
  ON book_record (number, date, id, party_id, methods, has_receipt, state);
CREATE INDEX book_record_by_amount ON book_record (number, pence, id);
CREATE INDEX book_record_by_name ON book_record (number, name, id);
CREATE INDEX book_record_by_party ON book_record (number, party_id, date, id, pence);

CREATE TABLE book_text (
  key INTEGER PRIMARY KEY REFERENCES book_record (key) ON DELETE CASCADE,
  -- What was read of it, as JSON, and the text as the service returned it.
  record TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;

-- Words to search by; the text itself is not kept a second time.
CREATE VIRTUAL TABLE book_words USING fts5 (
  name, words, files, amount,
  content = '', contentless_delete = 1, prefix = '1',
  tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER book_words_of_deleted AFTER DELETE ON book_record
BEGIN
  DELETE FROM book_words WHERE rowid = old.key;
END;

-- Lists without ids, such as countries.
CREATE TABLE book_lookup (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (account_id, name)
) STRICT, WITHOUT ROWID;

-- The suppliers known so far move over; the next refresh completes them.
INSERT INTO book_collection (account_id, collection, count)
  SELECT account_id, 'suppliers', count(*) FROM supplier GROUP BY account_id;
INSERT INTO book_record (key, account_id, collection, number, id, name, date, amount, pence, hash)
  SELECT
    number * 4294967296 + row_number() OVER (PARTITION BY supplier.account_id ORDER BY id),
    supplier.account_id, 'suppliers', number, id, folded, '', '', 0, ''
  FROM supplier JOIN book_collection USING (account_id);
INSERT INTO book_text (key, record, body)
  SELECT
    key,
    iif(
      expense_type IS NULL,
      json_object('id', supplier.id, 'name', supplier.name),
      json_object('id', supplier.id, 'name', supplier.name, 'expenseType', expense_type)
    ),
    ''
  FROM book_record JOIN supplier
    ON supplier.account_id = book_record.account_id AND supplier.id = book_record.id;
INSERT INTO book_words (rowid, name, words, files, amount)
  SELECT key, record ->> 'name', '', '', '' FROM book_text;
DROP TABLE supplier;
