-- Folders in which receipts arrive.
CREATE TABLE watched_folder (
  id TEXT PRIMARY KEY,
  -- Absolute.
  path TEXT NOT NULL UNIQUE,
  -- Empty for all names.
  pattern TEXT NOT NULL,
  -- NULL for the account at hand. It may outlive its account: the folder then waits for another to be chosen.
  account_id TEXT,
  original TEXT NOT NULL CHECK (original IN ('leave', 'move', 'bin')),
  is_off INTEGER NOT NULL CHECK (is_off IN (0, 1)),
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What is known of the file of a name: not wanted, taken, or refused with a code. Another size or time means another file.
-- The files of a folder are noted before the folder itself, so that it is never watched with half of them known.
CREATE TABLE watched_file (
  folder_id TEXT NOT NULL,
  name TEXT NOT NULL,
  size INTEGER NOT NULL,
  modified_ms INTEGER NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('passed', 'taken', 'refused')),
  code TEXT,
  -- What is still to be done with the file of a saved receipt.
  due TEXT CHECK (due IN ('move', 'bin')),
  noted_at TEXT NOT NULL,
  PRIMARY KEY (folder_id, name)
) STRICT, WITHOUT ROWID;

-- What was taken, by the bytes: they are taken once, under whichever name and time they come.
CREATE TABLE taken_file (
  folder_id TEXT NOT NULL REFERENCES watched_folder (id) ON DELETE CASCADE,
  sha256 TEXT NOT NULL,
  name TEXT NOT NULL,
  taken_at TEXT NOT NULL,
  PRIMARY KEY (folder_id, sha256)
) STRICT, WITHOUT ROWID;
CREATE INDEX taken_file_newest ON taken_file (folder_id, taken_at);
