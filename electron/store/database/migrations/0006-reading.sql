-- How far each receipt has been read. What was read is in a file of its own, since it can be read again at any time.
CREATE TABLE reading (
  receipt_id TEXT PRIMARY KEY,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'read', 'failed', 'cancelled')),
  -- Why it could not be read.
  code TEXT,
  -- Which way of reading it was.
  engine INTEGER,
  -- What the draft was filled with (JSON); NULL as long as that has not been done, which is done once.
  filled TEXT,
  -- Fields of the draft that a person emptied before (JSON array): they are not filled.
  emptied TEXT NOT NULL DEFAULT '[]'
) STRICT, WITHOUT ROWID;

CREATE INDEX reading_waiting ON reading (receipt_id) WHERE state = 'waiting';

INSERT INTO reading (receipt_id) SELECT id FROM receipt;

CREATE TRIGGER reading_of_added AFTER INSERT ON receipt
BEGIN
  INSERT OR IGNORE INTO reading (receipt_id) VALUES (new.id);
END;

CREATE TRIGGER reading_of_removed AFTER DELETE ON receipt
BEGIN
  DELETE FROM reading WHERE receipt_id = old.id;
END;
