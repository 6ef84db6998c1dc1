-- What a receipt was made of that Docket made itself (JSON), since there is none: NULL for all that were captured.
ALTER TABLE receipt ADD COLUMN voucher TEXT;

-- What was typed need not be read.
CREATE TRIGGER reading_of_voucher AFTER UPDATE OF voucher ON receipt WHEN new.voucher IS NOT NULL
BEGIN
  DELETE FROM reading WHERE receipt_id = new.id;
END;
