/** The schemas, step by step. A step that has been released is never changed; the next one is added. */
import first from './migrations/0001-first.sql?raw'
import accounts from './migrations/0002-accounts.sql?raw'
import store from './migrations/0003-store.sql?raw'
import outbox from './migrations/0004-outbox.sql?raw'
import looks from './migrations/0005-looks.sql?raw'
import reading from './migrations/0006-reading.sql?raw'
import learned from './migrations/0007-learned.sql?raw'
import billing from './migrations/0008-billing.sql?raw'
import salesDrafts from './migrations/0009-sales-drafts.sql?raw'
import vouched from './migrations/0010-vouched.sql?raw'
import marks from './migrations/0011-marks.sql?raw'
import bookChanges from './migrations/0012-book-changes.sql?raw'
import allBookChanges from './migrations/0013-all-book-changes.sql?raw'
import exchangeRates from './migrations/0014-exchange-rates.sql?raw'
import documentNumbers from './migrations/0015-document-numbers.sql?raw'
import vouchers from './migrations/0016-vouchers.sql?raw'
import watchedFolders from './migrations/0017-watched-folders.sql?raw'
import access from './migrations/0018-access.sql?raw'
import reminderPlans from './migrations/0019-reminder-plans.sql?raw'
import companions from './migrations/0020-companions.sql?raw'
import journalDetails from './migrations/0021-journal-details.sql?raw'
import foldedNumbers from './migrations/0022-folded-numbers.sql?raw'
import replacedFiles from './migrations/0023-replaced-files.sql?raw'
import cachedBooks from './migrations/books-0001.sql?raw'
import bookSums from './migrations/books-0002.sql?raw'
import booksDue from './migrations/books-0003.sql?raw'
import booksMerged from './migrations/books-0004.sql?raw'
import readings from './migrations/readings-0001.sql?raw'

/** The caches of all books: a file of its own, which may be thrown away and fetched again. */
export const bookMigrations: readonly string[] = [cachedBooks, bookSums, booksDue, booksMerged]

/** What receipts say: a file of its own too, which is read again where it is lost. */
export const readingMigrations: readonly string[] = [readings]

/** Accounts, receipts, postings and the journal: the truth. */
export const storeMigrations: readonly string[] = [
  first,
  accounts,
  store,
  outbox,
  looks,
  reading,
  learned,
  billing,
  salesDrafts,
  vouched,
  marks,
  bookChanges,
  allBookChanges,
  exchangeRates,
  documentNumbers,
  vouchers,
  watchedFolders,
  access,
  reminderPlans,
  companions,
  journalDetails,
  foldedNumbers,
  replacedFiles,
]
