-- What an expense comes to, by month and type, added up as records come and go, so that no list is long to add up.
ALTER TABLE book_record ADD COLUMN net_pence INTEGER;
ALTER TABLE book_record ADD COLUMN vat_pence INTEGER;
-- Types of the lines of an expense, each between newlines, and the bank accounts that paid it, each between spaces.
ALTER TABLE book_record ADD COLUMN types TEXT NOT NULL DEFAULT '';
ALTER TABLE book_record ADD COLUMN accounts TEXT NOT NULL DEFAULT '';

-- The part of an expense that is of one type; one without lines is whole, of the empty type.
CREATE TABLE book_part (
  key INTEGER NOT NULL REFERENCES book_record (key) ON DELETE CASCADE,
  type TEXT NOT NULL,
  number INTEGER NOT NULL,
  month TEXT NOT NULL,
  pence INTEGER NOT NULL,
  PRIMARY KEY (key, type)
) STRICT, WITHOUT ROWID;

-- `told` counts expenses that say their VAT; the three sums after it are over these alone.
CREATE TABLE book_month (
  number INTEGER NOT NULL REFERENCES book_collection (number) ON DELETE CASCADE,
  month TEXT NOT NULL,
  n INTEGER NOT NULL,
  pence INTEGER NOT NULL,
  told INTEGER NOT NULL,
  told_pence INTEGER NOT NULL,
  net INTEGER NOT NULL,
  vat INTEGER NOT NULL,
  PRIMARY KEY (number, month)
) STRICT, WITHOUT ROWID;

CREATE TABLE book_month_type (
  number INTEGER NOT NULL REFERENCES book_collection (number) ON DELETE CASCADE,
  month TEXT NOT NULL,
  type TEXT NOT NULL,
  n INTEGER NOT NULL,
  pence INTEGER NOT NULL,
  PRIMARY KEY (number, month, type)
) STRICT, WITHOUT ROWID;

-- What is known already. Amounts are decimal text there: what lies below a penny is cut off.
UPDATE book_record SET (net_pence, vat_pence, types, accounts) = (
  SELECT
    CASE WHEN instr(net, '.') = 0 THEN CAST(net AS INTEGER) * 100
      ELSE CAST(replace(substr(net || '00', 1, instr(net, '.') + 2), '.', '') AS INTEGER) END,
    CASE WHEN instr(vat, '.') = 0 THEN CAST(vat AS INTEGER) * 100
      ELSE CAST(replace(substr(vat || '00', 1, instr(vat, '.') + 2), '.', '') AS INTEGER) END,
    coalesce((SELECT char(10) || group_concat(DISTINCT coalesce(line.value ->> '$.expenseType', '') || char(10))
      FROM json_each(record, '$.lines') AS line), char(10) || char(10)),
    coalesce((SELECT ' ' || group_concat(payment.value ->> '$.bankAccountId', ' ') || ' '
      FROM json_each(record, '$.payments') AS payment), '')
  FROM (SELECT record, record ->> '$.net' AS net, record ->> '$.vat' AS vat FROM book_text
    WHERE book_text.key = book_record.key)
) WHERE collection = 'expenses';
-- A comma is what joins distinct values; none of the codes known so far has one.
UPDATE book_record SET types = replace(types, char(10) || ',', char(10)) WHERE collection = 'expenses';

INSERT INTO book_part (key, type, number, month, pence)
  SELECT key, type, number, month, sum(CASE WHEN gross IS NULL THEN pence
      WHEN instr(gross, '.') = 0 THEN CAST(gross AS INTEGER) * 100
      ELSE CAST(replace(substr(gross || '00', 1, instr(gross, '.') + 2), '.', '') AS INTEGER) END)
  FROM (SELECT book_record.key, number, substr(date, 1, 7) AS month, pence,
      coalesce(line.value ->> '$.expenseType', '') AS type, line.value ->> '$.gross' AS gross
    FROM book_record JOIN book_text USING (key) LEFT JOIN json_each(record, '$.lines') AS line
    WHERE collection = 'expenses')
  GROUP BY key, type;

INSERT INTO book_month (number, month, n, pence, told, told_pence, net, vat)
  SELECT number, substr(date, 1, 7), count(*), sum(pence), count(coalesce(net_pence, vat_pence)),
    sum(CASE WHEN coalesce(net_pence, vat_pence) IS NULL THEN 0 ELSE pence END),
    sum(coalesce(net_pence, pence - vat_pence, 0)), sum(coalesce(vat_pence, pence - net_pence, 0))
  FROM book_record WHERE collection = 'expenses' GROUP BY number, substr(date, 1, 7);

INSERT INTO book_month_type (number, month, type, n, pence)
  SELECT number, month, type, count(*), sum(pence) FROM book_part GROUP BY number, month, type;

CREATE TRIGGER book_month_grows AFTER INSERT ON book_record WHEN new.collection = 'expenses'
BEGIN
  INSERT INTO book_month (number, month, n, pence, told, told_pence, net, vat)
  VALUES (new.number, substr(new.date, 1, 7), 1, new.pence,
    coalesce(new.net_pence, new.vat_pence) IS NOT NULL,
    CASE WHEN coalesce(new.net_pence, new.vat_pence) IS NULL THEN 0 ELSE new.pence END,
    coalesce(new.net_pence, new.pence - new.vat_pence, 0),
    coalesce(new.vat_pence, new.pence - new.net_pence, 0))
  ON CONFLICT (number, month) DO UPDATE SET n = n + excluded.n, pence = pence + excluded.pence,
    told = told + excluded.told, told_pence = told_pence + excluded.told_pence,
    net = net + excluded.net, vat = vat + excluded.vat;
END;

CREATE TRIGGER book_month_shrinks AFTER DELETE ON book_record WHEN old.collection = 'expenses'
BEGIN
  UPDATE book_month SET n = n - 1, pence = pence - old.pence,
    told = told - (coalesce(old.net_pence, old.vat_pence) IS NOT NULL),
    told_pence = told_pence
      - CASE WHEN coalesce(old.net_pence, old.vat_pence) IS NULL THEN 0 ELSE old.pence END,
    net = net - coalesce(old.net_pence, old.pence - old.vat_pence, 0),
    vat = vat - coalesce(old.vat_pence, old.pence - old.net_pence, 0)
  WHERE number = old.number AND month = substr(old.date, 1, 7);
END;

CREATE TRIGGER book_month_turns AFTER UPDATE OF date, pence, net_pence, vat_pence ON book_record
WHEN old.collection = 'expenses'
BEGIN
  UPDATE book_month SET n = n - 1, pence = pence - old.pence,
    told = told - (coalesce(old.net_pence, old.vat_pence) IS NOT NULL),
    told_pence = told_pence
      - CASE WHEN coalesce(old.net_pence, old.vat_pence) IS NULL THEN 0 ELSE old.pence END,
    net = net - coalesce(old.net_pence, old.pence - old.vat_pence, 0),
    vat = vat - coalesce(old.vat_pence, old.pence - old.net_pence, 0)
  WHERE number = old.number AND month = substr(old.date, 1, 7);
  INSERT INTO book_month (number, month, n, pence, told, told_pence, net, vat)
  VALUES (new.number, substr(new.date, 1, 7), 1, new.pence,
    coalesce(new.net_pence, new.vat_pence) IS NOT NULL,
    CASE WHEN coalesce(new.net_pence, new.vat_pence) IS NULL THEN 0 ELSE new.pence END,
    coalesce(new.net_pence, new.pence - new.vat_pence, 0),
    coalesce(new.vat_pence, new.pence - new.net_pence, 0))
  ON CONFLICT (number, month) DO UPDATE SET n = n + excluded.n, pence = pence + excluded.pence,
    told = told + excluded.told, told_pence = told_pence + excluded.told_pence,
    net = net + excluded.net, vat = vat + excluded.vat;
END;

CREATE TRIGGER book_month_type_grows AFTER INSERT ON book_part
BEGIN
  INSERT INTO book_month_type (number, month, type, n, pence)
  VALUES (new.number, new.month, new.type, 1, new.pence)
  ON CONFLICT (number, month, type) DO UPDATE SET n = n + 1, pence = pence + excluded.pence;
END;

CREATE TRIGGER book_month_type_shrinks AFTER DELETE ON book_part
BEGIN
  UPDATE book_month_type SET n = n - 1, pence = pence - old.pence
  WHERE number = old.number AND month = old.month AND type = old.type;
END;

DROP INDEX book_record_by_date;
CREATE INDEX book_record_by_date
  ON book_record (number, date, id, party_id, methods, has_receipt, state, types, accounts);
