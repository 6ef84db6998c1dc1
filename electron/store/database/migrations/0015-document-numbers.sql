-- Receipts by the number of their document, in capitals and without what parts its characters. A damaged draft has none.
CREATE INDEX receipt_by_document_number ON receipt (
  upper(replace(replace(replace(replace(CASE WHEN json_valid(draft) THEN draft ->> '$.documentNumber' END,
    ' ', ''), '-', ''), '/', ''), '.', ''))
) WHERE CASE WHEN json_valid(draft) THEN draft ->> '$.documentNumber' END IS NOT NULL;

-- Where a person's rule stands among the others: the first that fits a receipt is taken.
ALTER TABLE supplier_rule ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
