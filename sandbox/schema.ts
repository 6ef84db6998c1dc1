// Owns the tables of the demo company; money is whole pence, dates are ISO text, secrets only hashes.
export const schemaVersion = 2

export const schema = `
CREATE TABLE clients (
  client_id TEXT PRIMARY KEY, name TEXT NOT NULL, secret_hash TEXT,
  rotation INTEGER NOT NULL, fingerprinting INTEGER NOT NULL, redirect_uri TEXT
) STRICT;
CREATE TABLE consents (
  token_hash TEXT PRIMARY KEY, request TEXT NOT NULL, expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE codes (
  code_hash TEXT PRIMARY KEY, request TEXT NOT NULL, expires_at INTEGER NOT NULL,
  used_at INTEGER, grant_id INTEGER REFERENCES grants(id)
) STRICT;
CREATE TABLE grants (
  id INTEGER PRIMARY KEY AUTOINCREMENT, client_id TEXT NOT NULL REFERENCES clients(client_id),
  scope TEXT NOT NULL, created_at INTEGER NOT NULL, revoked_at INTEGER, fingerprint_hash TEXT
) STRICT;
CREATE TABLE access_tokens (
  token_hash TEXT PRIMARY KEY, grant_id INTEGER NOT NULL REFERENCES grants(id),
  scope TEXT NOT NULL, expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE refresh_tokens (
  token_hash TEXT PRIMARY KEY, grant_id INTEGER NOT NULL REFERENCES grants(id),
  expires_at INTEGER NOT NULL, replaced_at INTEGER
) STRICT;
CREATE TABLE persons (
  id INTEGER PRIMARY KEY AUTOINCREMENT, forename TEXT NOT NULL, surname TEXT NOT NULL,
  appointed_on TEXT NOT NULL
) STRICT;
CREATE TABLE bank_accounts (
  id INTEGER PRIMARY KEY AUTOINCREMENT, account_name TEXT NOT NULL, bank_name TEXT NOT NULL,
  account_number TEXT NOT NULL, sort_code TEXT NOT NULL, is_default INTEGER NOT NULL,
  balance_pence INTEGER NOT NULL, balance_date TEXT NOT NULL
) STRICT;
CREATE TABLE suppliers (
  id INTEGER PRIMARY KEY AUTOINCREMENT, company_name TEXT NOT NULL, contact_name TEXT,
  country TEXT, expense_type TEXT, vat_registration_number TEXT,
  archived INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX suppliers_by_name ON suppliers(company_name);
CREATE TABLE expenses (
  id INTEGER PRIMARY KEY AUTOINCREMENT, supplier_id INTEGER NOT NULL REFERENCES suppliers(id),
  posting_date TEXT NOT NULL, note TEXT NOT NULL, supplier_reference TEXT NOT NULL,
  created_by TEXT NOT NULL
) STRICT;
CREATE TABLE expense_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  expense_id INTEGER NOT NULL REFERENCES expenses(id) ON DELETE CASCADE,
  expense_type TEXT NOT NULL, description TEXT NOT NULL, vat_type TEXT NOT NULL,
  gross_pence INTEGER NOT NULL
) STRICT;
CREATE INDEX lines_by_expense ON expense_lines(expense_id);
CREATE TABLE expense_payments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  expense_id INTEGER NOT NULL REFERENCES expenses(id) ON DELETE CASCADE,
  paid_on TEXT NOT NULL, pence INTEGER NOT NULL, method TEXT NOT NULL,
  bank_account_id INTEGER REFERENCES bank_accounts(id), person_id INTEGER REFERENCES persons(id),
  reconciled INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX payments_by_expense ON expense_payments(expense_id);
CREATE TABLE expense_attachments (
  expense_id INTEGER NOT NULL REFERENCES expenses(id) ON DELETE CASCADE,
  position INTEGER NOT NULL, file_name TEXT NOT NULL, content_type TEXT NOT NULL,
  contents BLOB NOT NULL, PRIMARY KEY (expense_id, position)
) STRICT;
CREATE TABLE customers (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, email TEXT NOT NULL,
  payment_terms_days INTEGER NOT NULL, line1 TEXT NOT NULL, line2 TEXT NOT NULL,
  line3 TEXT NOT NULL, line4 TEXT NOT NULL, post_code TEXT NOT NULL, country TEXT NOT NULL,
  note TEXT NOT NULL
) STRICT;
CREATE TABLE invoices (
  id INTEGER PRIMARY KEY AUTOINCREMENT, customer_id INTEGER NOT NULL REFERENCES customers(id),
  currency TEXT NOT NULL, issued_date TEXT NOT NULL, line_item_type TEXT NOT NULL,
  bank_account_id INTEGER NOT NULL REFERENCES bank_accounts(id), terms_days INTEGER NOT NULL,
  send_reminders INTEGER NOT NULL, note TEXT NOT NULL, is_issued INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE invoice_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  invoice_id INTEGER NOT NULL REFERENCES invoices(id) ON DELETE CASCADE,
  position INTEGER NOT NULL, description TEXT NOT NULL, price_pence INTEGER NOT NULL,
  quantity_thousandths INTEGER NOT NULL, vat_rate TEXT NOT NULL, line_type TEXT NOT NULL
) STRICT;
CREATE INDEX items_by_invoice ON invoice_items(invoice_id);
CREATE TABLE invoice_payments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  invoice_id INTEGER NOT NULL REFERENCES invoices(id) ON DELETE CASCADE,
  paid_on TEXT NOT NULL, pence INTEGER NOT NULL, method TEXT NOT NULL,
  bank_account_id INTEGER REFERENCES bank_accounts(id), person_id INTEGER REFERENCES persons(id),
  reconciled INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX payments_by_invoice ON invoice_payments(invoice_id);
CREATE TABLE invoice_attachments (
  invoice_id INTEGER NOT NULL REFERENCES invoices(id) ON DELETE CASCADE,
  position INTEGER NOT NULL, file_name TEXT NOT NULL, content_type TEXT NOT NULL,
  contents BLOB NOT NULL, PRIMARY KEY (invoice_id, position)
) STRICT;
CREATE TABLE sales_invoices (
  id INTEGER PRIMARY KEY AUTOINCREMENT, client_id INTEGER NOT NULL REFERENCES customers(id),
  client_reference TEXT NOT NULL, status TEXT NOT NULL DEFAULT 'DRAFT'
    CHECK (status IN ('DRAFT', 'ISSUED', 'SETTLED', 'WRITTEN_OFF')),
  issued_on TEXT, terms_days INTEGER, due_on TEXT, settled_on TEXT, sequence INTEGER UNIQUE,
  changed_at TEXT NOT NULL, content TEXT NOT NULL
) STRICT;
CREATE TABLE sales_invoice_payments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  invoice_id INTEGER NOT NULL REFERENCES sales_invoices(id) ON DELETE CASCADE,
  paid_on TEXT NOT NULL, pence INTEGER NOT NULL, method TEXT NOT NULL
) STRICT;
CREATE INDEX payments_by_sales_invoice ON sales_invoice_payments(invoice_id);
CREATE TABLE oauth1_nonces (
  seconds INTEGER NOT NULL, nonce TEXT NOT NULL, PRIMARY KEY (seconds, nonce)
) STRICT;
`
