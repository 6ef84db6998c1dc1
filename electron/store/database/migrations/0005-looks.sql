-- How each receipt looks, as the window saw it; empty for a file that cannot be shown or has nothing on it. Made anew
-- where it is missing, so that no row elsewhere depends on it.
CREATE TABLE look (
  receipt_id TEXT PRIMARY KEY,
  look TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Pairs of which a person said that they are two purchases: another receipt, or `expense:` and its id in the books.
CREATE TABLE kept_both (
  receipt_id TEXT NOT NULL,
  other TEXT NOT NULL,
  PRIMARY KEY (receipt_id, other)
) STRICT, WITHOUT ROWID;

-- What was said of same files so far.
INSERT OR IGNORE INTO kept_both (receipt_id, other)
  SELECT kept.id, twin.id FROM journal
    JOIN receipt AS kept ON kept.id = journal.receipt_id
    JOIN receipt AS twin ON twin.sha256 = kept.sha256 AND twin.id <> kept.id
  WHERE journal.event = 'kept-both';

CREATE INDEX receipt_by_facts ON receipt (posting_date, gross);
