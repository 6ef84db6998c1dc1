-- The receipt whose expense a file goes into the books with.
ALTER TABLE receipt ADD COLUMN goes_with TEXT;
CREATE INDEX receipt_of_companions ON receipt (goes_with) WHERE goes_with IS NOT NULL;
-- Place of its file among those of its expense, from 0; absent for the first.
ALTER TABLE posting ADD COLUMN place INTEGER;
