-- Over what the row and its posting mean; a row that it does not fit is made again from its sidecar.
ALTER TABLE receipt ADD COLUMN checksum INTEGER;
-- 1 once the original was in the books for long and is not kept here any more.
ALTER TABLE receipt ADD COLUMN original_gone INTEGER;
-- Where the count of days in table retention stood when the receipt was first seen in its present state.
ALTER TABLE receipt ADD COLUMN kept_from REAL;
-- 1 for a row made again from its sidecar: it may be in the books, and proved absent it goes to a person.
ALTER TABLE posting ADD COLUMN is_rebuilt INTEGER;
ALTER TABLE account ADD COLUMN checksum INTEGER;

-- Days as this app has seen them pass, which is not always what the clock says; see store/retention.ts.
CREATE TABLE retention (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  days REAL NOT NULL,
  seen_at TEXT NOT NULL
) STRICT;

-- What was cached of the books has a file of its own from here on, and is fetched again.
DROP TABLE supplier;
DROP TABLE reference_data;
