-- What is still to pay of an expense, in whole pence: as the service says it, or its amount without its payments.
ALTER TABLE book_record ADD COLUMN due_pence INTEGER;

UPDATE book_record SET due_pence = (
  SELECT CASE
    WHEN due IS NULL THEN pence - coalesce((
      SELECT sum(CASE WHEN instr(paid, '.') = 0 THEN CAST(paid AS INTEGER) * 100
        ELSE CAST(replace(substr(paid || '00', 1, instr(paid, '.') + 2), '.', '') AS INTEGER) END)
      FROM (SELECT payment.value ->> '$.amount' AS paid FROM json_each(record, '$.payments') AS payment)), 0)
    WHEN instr(due, '.') = 0 THEN CAST(due AS INTEGER) * 100
    ELSE CAST(replace(substr(due || '00', 1, instr(due, '.') + 2), '.', '') AS INTEGER) END
  FROM (SELECT record, record ->> '$.outstanding' AS due FROM book_text WHERE book_text.key = book_record.key)
) WHERE collection = 'expenses';

-- Holds what is added up as well, so that adding up what fits looks at no row either.
DROP INDEX book_record_by_date;
CREATE INDEX book_record_by_date ON book_record (number, date, id, party_id, methods, has_receipt, state, types,
  accounts, due_pence, pence, net_pence, vat_pence);
