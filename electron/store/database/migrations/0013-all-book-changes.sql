-- New invoices and e-mails are changes of the books like all others: what was noted of them elsewhere moves there.
INSERT INTO book_change (account_id, kind, about, subject, before_text, wanted, state, outcome, begun_at)
  SELECT account_id, 'new-invoice', 'new-invoice', id, '', coalesce(wanted, ''),
    CASE state WHEN 'sent' THEN 'done' WHEN 'typed' THEN 'not-done' ELSE 'open' END,
    CASE state WHEN 'sent' THEN json_object('invoiceId', invoice_id) WHEN 'typed' THEN problem END,
    coalesce(intended_at, changed_at)
  FROM invoice_draft WHERE state <> 'typed' OR problem IS NOT NULL;
DROP INDEX invoice_draft_by_account;
ALTER TABLE invoice_draft DROP COLUMN state;
ALTER TABLE invoice_draft DROP COLUMN wanted;
ALTER TABLE invoice_draft DROP COLUMN intended_at;
ALTER TABLE invoice_draft DROP COLUMN invoice_id;
ALTER TABLE invoice_draft DROP COLUMN problem;
CREATE INDEX invoice_draft_by_account ON invoice_draft (account_id);

INSERT INTO book_change
  (account_id, kind, about, subject, before_text, wanted, state, is_acknowledged, begun_at)
  SELECT account_id, 'sales-invoice-' || kind, 'sales-invoice-email', CAST(invoice_id AS TEXT), '', day,
    CASE state WHEN 'sent' THEN 'done' WHEN 'not-sent' THEN 'not-done' ELSE 'ask' END, state <> 'sent', at
  FROM sales_invoice_letter ORDER BY id;
DROP TABLE sales_invoice_letter;

CREATE INDEX book_change_of ON book_change (about, subject);

-- One reminder of an invoice on a day, whatever goes wrong.
CREATE UNIQUE INDEX sales_invoice_reminder_of_day ON book_change (account_id, subject, wanted)
  WHERE kind = 'sales-invoice-reminder' AND state <> 'not-done';

-- How far each draft of an invoice has come: what became of the newest attempt to send it.
CREATE VIEW invoice_draft_state AS
  SELECT draft.id, draft.rowid AS place, draft.account_id, draft.draft, draft.changed_at,
    CASE sending.state WHEN 'done' THEN 'sent' WHEN 'open' THEN 'unknown' ELSE 'typed' END AS state,
    json_extract(sending.outcome, '$.invoiceId') AS invoice_id,
    CASE sending.state WHEN 'not-done' THEN sending.outcome END AS problem
  FROM invoice_draft AS draft LEFT JOIN book_change AS sending
    ON sending.id = (SELECT max(id) FROM book_change WHERE about = 'new-invoice' AND subject = draft.id);
