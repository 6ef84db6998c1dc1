-- What receipts say, as JSON. Lost, it is read again.
CREATE TABLE reading_text (
  key INTEGER PRIMARY KEY,
  receipt_id TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL
) STRICT;

-- Words to search by; the text itself is not kept a second time.
CREATE VIRTUAL TABLE reading_words USING fts5 (
  words,
  content = '', contentless_delete = 1, prefix = '1 2',
  tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TRIGGER reading_words_of_deleted AFTER DELETE ON reading_text
BEGIN
  DELETE FROM reading_words WHERE rowid = old.key;
END;
