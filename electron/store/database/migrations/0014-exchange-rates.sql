-- Rates of exchange: those a person used for a day, and those of files that they gave, for the days each is for.
CREATE TABLE exchange_rate (
  -- ISO 4217.
  currency TEXT NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('used', 'file')),
  first_day TEXT NOT NULL,
  last_day TEXT NOT NULL,
  -- Units of the currency for one pound, as decimal text.
  rate TEXT NOT NULL,
  noted_at TEXT NOT NULL,
  PRIMARY KEY (currency, source, first_day, last_day)
) STRICT, WITHOUT ROWID;
