/** The schemas, step by step. A step that has been released is never changed; the next one is added. */
import first from './migrations/0001-first.sql?raw'
import books from './migrations/0002-books.sql?raw'
import accounts from './migrations/0003-accounts.sql?raw'
import cachedBooks from './migrations/books-0001.sql?raw'
import store from './migrations/0004-store.sql?raw'
import outbox from './migrations/0005-outbox.sql?raw'
import looks from './migrations/0006-looks.sql?raw'

/** The caches of all books: a file of its own, which may be thrown away and fetched again. */
export const bookMigrations: readonly string[] = [cachedBooks]

/** Accounts, receipts, postings and the journal: the truth. */
export const storeMigrations: readonly string[] = [first, books, accounts, store, outbox, looks]
