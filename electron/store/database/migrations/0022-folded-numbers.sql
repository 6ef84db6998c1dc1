-- The number of a receipt's document as numbers are compared; empty where it has none, NULL until the app has folded it.
ALTER TABLE receipt ADD COLUMN folded_number TEXT;
DROP INDEX receipt_by_document_number;
CREATE INDEX receipt_by_folded_number ON receipt (folded_number);
