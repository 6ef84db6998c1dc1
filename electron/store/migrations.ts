/** The schemas, step by step. A step that has been released is never changed; the next one is added. */
import first from './migrations/0001-first.sql?raw'
import accounts from './migrations/0002-accounts.sql?raw'
import store from './migrations/0003-store.sql?raw'
import outbox from './migrations/0004-outbox.sql?raw'
import looks from './migrations/0005-looks.sql?raw'
import cachedBooks from './migrations/books-0001.sql?raw'

/** The caches of all books: a file of its own, which may be thrown away and fetched again. */
export const bookMigrations: readonly string[] = [cachedBooks]

/** Accounts, receipts, postings and the journal: the truth. */
export const storeMigrations: readonly string[] = [first, accounts, store, outbox, looks]
