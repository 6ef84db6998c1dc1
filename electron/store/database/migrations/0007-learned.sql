-- Signs that were read on each receipt by which its supplier can be known again, as `kind:value`.
CREATE TABLE read_sign (
  receipt_id TEXT NOT NULL,
  sign TEXT NOT NULL,
  PRIMARY KEY (receipt_id, sign)
) STRICT, WITHOUT ROWID;

CREATE INDEX read_sign_by_sign ON read_sign (sign);

-- Which fields of a draft were suggested, with what and why (JSON).
CREATE TABLE suggested (
  receipt_id TEXT PRIMARY KEY,
  fields TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What a person chose for each receipt they confirmed; what they had forgotten is NULL. Not in any sidecar: lost, it is
-- learned again in time.
CREATE TABLE learned (
  receipt_id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  at TEXT NOT NULL,
  -- The id in the books, else the folded name.
  supplier_key TEXT NOT NULL,
  supplier_id INTEGER,
  supplier_name TEXT NOT NULL,
  expense_type TEXT,
  vat_type TEXT,
  -- Method, bank account and person (JSON).
  payment TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX learned_by_supplier ON learned (account_id, supplier_key, at);

-- A person's own rules, one per supplier.
CREATE TABLE supplier_rule (
  account_id TEXT NOT NULL,
  supplier_key TEXT NOT NULL,
  supplier_id INTEGER,
  supplier_name TEXT NOT NULL,
  rule TEXT NOT NULL,
  PRIMARY KEY (account_id, supplier_key)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER learned_of_removed AFTER DELETE ON account
BEGIN
  DELETE FROM learned WHERE account_id = old.id;
  DELETE FROM supplier_rule WHERE account_id = old.id;
END;

CREATE TRIGGER suggested_of_removed AFTER DELETE ON receipt
BEGIN
  DELETE FROM suggested WHERE receipt_id = old.id;
END;
