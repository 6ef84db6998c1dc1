-- What can be fetched again at any time lives in a file of its own. Accounts are in another, so nothing here refers to them.
CREATE TABLE reference_data (
  account_id TEXT PRIMARY KEY,
  body TEXT NOT NULL
) STRICT;

-- How each part of one account's books stands. `number` is its share of the keys below: those of its records lie from
-- number * 2^32 on, so that a search of the words can be confined to one account and collection.
CREATE TABLE book_collection (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL,
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
  account_id TEXT NOT NULL,
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
  account_id TEXT NOT NULL,
  name TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (account_id, name)
) STRICT, WITHOUT ROWID;
