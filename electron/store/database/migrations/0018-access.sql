-- What Docket is allowed to do in the books has three answers now; a rule of a column is changed with the column.
ALTER TABLE account ADD COLUMN allowed TEXT NOT NULL DEFAULT 'full' CHECK (
  allowed IN ('full', 'no-deleting', 'read-only')
);

UPDATE account SET allowed = access;

ALTER TABLE account DROP COLUMN access;

ALTER TABLE account RENAME COLUMN allowed TO access;
