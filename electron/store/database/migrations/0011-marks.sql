-- What tells the bank accounts of an account's books apart: a JSON array of objects. It takes the place of bank_account_ids.
ALTER TABLE account ADD COLUMN bank_marks TEXT;

-- File names under which the attachment was sent, the newest last: a JSON array. A supplier may be another by now.
ALTER TABLE posting ADD COLUMN sent_names TEXT;
