-- Files of receipts that a merged or split one stands in for, so that such a file is known when it comes again.
CREATE TABLE replaced_file (
  sha256 TEXT NOT NULL,
  receipt_id TEXT NOT NULL,
  PRIMARY KEY (sha256, receipt_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER replaced_files_of_removed AFTER DELETE ON receipt
BEGIN
  DELETE FROM replaced_file WHERE receipt_id = old.id;
END;
