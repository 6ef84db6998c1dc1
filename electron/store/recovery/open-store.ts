/** Opens the store: whatever of it is damaged is set aside and made again from the rest. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LiveValue } from '../../../shared/channel'
import { collections } from '../../../shared/books/books'
import { AppError } from '../../../shared/errors'
import type { MediaType } from '../../../shared/receipts/receipt'
import type { Recovered } from '../../../shared/receipts/recovered'
import { AccountRemoval } from './account-removal'
import { AccountRows } from '../account-rows'
import { CachedBooks } from '../cache/cached-books'
import { Database } from '../database/database'
import { doubtNote } from '../database/whole'
import { codeOf } from '../files/durable'
import { FileStore } from '../files/files'
import { removePreviewsNow } from '../files/previews'
import { Journal } from '../journal'
import { LastVersion } from './last-version'
import { bookMigrations, readingMigrations, storeMigrations } from '../database/migrations'
import { Quarantine } from './quarantine'
import { Readings } from '../receipts/readings'
import { Receipts } from '../receipts/receipts'
import { reconcile, type Reconciled } from './reconcile'
import { Retention } from '../receipts/retention'
import { RowRepair } from './row-repair'
import { scrub, writeBack } from '../database/scrub'
import { takeSnapshot } from '../database/snapshot'
import { tallyOf } from '../tally'
import { holdingsOf } from './restored'
import { Witness } from './witness'

export interface StoreParts {
  /** Absolute path of the folder that holds everything of this user. */
  profile: string
  now: () => Date
  /** Of the app. Before another version than the last one uses the profile, its database is copied; absent: it never is. */
  version?: string
  mediaTypeOf: (head: Buffer) => MediaType | undefined
  /** See Retention. */
  provenDays?: () => number | undefined
  mintMarker: () => string
  newId: () => string
}

export type Store = Awaited<ReturnType<typeof openStore>>

/** @throws AppError `store-newer`, `disk-full`, `no-permission`, `file-unreadable`; nothing is open then */
export async function openStore(parts: StoreParts) {
  const { profile, now, version } = parts
  const quarantine = new Quarantine({ root: path.join(profile, 'quarantine'), now })
  mkdirSync(profile, { recursive: true, mode: 0o700 })
  const file = path.join(profile, 'docket.sqlite')
  const { database, quarantined } = openOrRenew(file, quarantine, () => openTruth(file, parts))
  try {
    const store = await putTogether(parts, { database, quarantined, quarantine })
    if (version !== undefined) new LastVersion(profile).write(version)
    return store
  } catch (error) {
    database.close()
    throw error
  }
}

/** Databases that may be thrown away: copies of the books, and what was read. */
function disposables(profile: string, quarantine: Quarantine, accountIds: readonly string[]) {
  const caches = openCaches(path.join(profile, 'books.sqlite'), quarantine, (file, moveAway) => {
    const opened = openDisposable(file, bookMigrations, moveAway)
    assertReadable(opened, accountIds)
    return opened
  })
  const texts = openCaches(path.join(profile, 'readings.sqlite'), quarantine, (file, moveAway) =>
    openDisposable(file, readingMigrations, moveAway),
  )
  return { caches, texts }
}

async function putTogether(
  parts: StoreParts,
  opened: { database: Database; quarantined: string | undefined; quarantine: Quarantine },
) {
  const { profile, now } = parts
  const { database, quarantine } = opened
  const files = new FileStore(path.join(profile, 'receipts'), quarantine)
  await files.prepare()
  const journal = new Journal({ database, now })
  const repair = new RowRepair({ database, journal, now })
  const accountRows: AccountRows = new AccountRows({
    database,
    now,
    folder: path.join(profile, 'accounts'),
    onRemove: (id) => {
      new CachedBooks(caches).forget(id)
    },
  })
  accountRows.reconcile((content) => quarantine.note('accounts.json', content))
  const witness = new Witness(path.join(profile, 'docket.count'))
  const isDoubtful = witness.read() > journal.count()
  const made = await reconcile({ ...parts, files, repair, quarantine }, isDoubtful)
  const recovered = recoveredFrom(opened, made, now)
  if (recovered) journal.record({ event: 'store-recovered', note: String(recovered.receipts) })
  watch(database, journal, witness)

  const accountIds = accountRows.all().map(({ account }) => account.id)
  const { caches, texts } = disposables(profile, quarantine, accountIds)
  const readings = new Readings({ database, texts })
  const databases = { database, caches, texts }
  const removal = removalOf(databases, { profile, files, repair, rows: accountRows, readings })
  for (const id of removal.pending()) await removal.carryOut(id)
  const receipts: Receipts = new Receipts({
    database,
    journal,
    now,
    wordsIn: (search) => readings.search(search),
    beforeAdopted: (adopted, accountId) => {
      files.sidecars.adopt(adopted, accountId)
    },
    onMisfit: (id) => {
      quarantine.note('rows.json', repair.contents([id]))
      repair.remove([id])
      const sidecar = files.sidecars.read(id)
      if (sidecar) repair.put([sidecar])
      receipts.refresh()
    },
  })
  const onChange = () => {
    receipts.refresh()
  }
  const onPurged = () => {
    readings.sweep()
    for (const one of [texts, database]) writeBack(one)
    receipts.refresh()
  }
  return {
    database,
    caches,
    files,
    journal,
    receipts,
    readings,
    accountRows,
    removal,
    ...originals({ files, repair, onChange }),
    retention: retentionOf(parts, { database, files, repair, journal, onChange: onPurged }),
    recovered: new LiveValue(recovered),
    tally: () => tallyOf(databases),
    copyTo: (folder: string) => copyAll(folder, databases),
    holdings: () => holdingsOf(database),
    close: (): void => {
      database.close()
      caches.close()
      texts.close()
      witness.close()
    },
  }
}

type Databases = Record<'database' | 'caches' | 'texts', Database>

function removalOf(
  { database, caches, texts }: Databases,
  given: Omit<ConstructorParameters<typeof AccountRemoval>[0], 'database' | 'sweep' | 'scrub'> & {
    readings: Readings
  },
): AccountRemoval {
  const { readings, ...others } = given
  return new AccountRemoval({
    ...others,
    database,
    sweep: () => {
      readings.sweep()
    },
    scrub: () => {
      for (const one of [texts, caches, database]) scrub(one)
    },
  })
}

/** Whole copies of all databases under their names; what is thrown away when in doubt comes first. */
async function copyAll(folder: string, { database, caches, texts }: Databases): Promise<void> {
  await texts.copyTo(path.join(folder, 'readings.sqlite'))
  await caches.copyTo(path.join(folder, 'books.sqlite'))
  await database.copyTo(path.join(folder, 'docket.sqlite'))
}

/** What is removed is noted with its count, and never by name. */
function retentionOf(
  { now, profile, provenDays }: StoreParts,
  given: {
    database: Database
    files: FileStore
    repair: RowRepair
    journal: Journal
    onChange: () => void
  },
): Retention {
  const { journal, ...others } = given
  return new Retention({
    ...others,
    now,
    provenDays,
    onFileGone: (sha256) => {
      removePreviewsNow(profile, sha256)
    },
    note: (accountId, event, count) => {
      journal.record({ accountId, event, note: String(count) })
    },
  })
}

/** What is worth telling: receipts that a crash kept from their row only just are not. */
function recoveredFrom(
  { database, quarantined }: { database: Database; quarantined: string | undefined },
  { made, interrupted }: Reconciled,
  now: () => Date,
): Recovered | undefined {
  const isNew = quarantined !== undefined || database.openedVersion === undefined
  const receipts = isNew ? made : made - interrupted
  if (quarantined === undefined && receipts === 0) return undefined
  return { at: now().toISOString(), receipts, ...(quarantined !== undefined && { quarantined }) }
}

/** Lets the witness follow the journal. */
function watch(database: Database, journal: Journal, witness: Witness): void {
  const testify = () => {
    witness.write(journal.count())
  }
  testify()
  database.afterCommit(testify)
}

/** Originals, and what becomes of receipts whose original is lost or found. */
function originals(parts: { files: FileStore; repair: RowRepair; onChange: () => void }) {
  const { files, repair, onChange } = parts
  return {
    /** @throws AppError `original-lost`, after the receipts of this file were given that problem */
    readOriginal: async (sha256: string): Promise<Buffer> => {
      try {
        return await files.readOriginal(sha256)
      } catch (error) {
        if (AppError.from(error).code === 'original-lost') {
          repair.markLost(repair.idsOf(sha256))
          onChange()
        }
        throw error
      }
    },
    /** Receipts that had lost their original have it again, since the same file was captured. */
    originalBack: (sha256: string): void => {
      const ids = repair.idsOf(sha256, true)
      if (ids.length === 0) return
      repair.unmark(ids)
      onChange()
    },
  }
}

function openTruth(file: string, { profile, now, version: app }: StoreParts): Database {
  const isNewApp = app !== undefined && new LastVersion(profile).read() !== app
  return new Database(file, storeMigrations, {
    beforeUse: ({ version, isToMigrate }, copyTo) => {
      if (!isNewApp && !isToMigrate) return
      const bytes = sizeOf(file) + sizeOf(`${file}-wal`)
      try {
        takeSnapshot(path.join(profile, 'snapshots'), { version, at: now(), bytes }, copyTo)
      } catch (error) {
        // What stays as it is can be used without a copy; the schema is not changed without one.
        if (isToMigrate) throw error
      }
    },
  })
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/**
 * The caches cost nothing but time: whatever is wrong with them, they begin anew. Where their files cannot be moved while
 * they are open, as on Windows, a note has the next start do it.
 */
function openCaches(
  file: string,
  quarantine: Quarantine,
  open: (file: string, moveAway: () => void) => Database,
): Database {
  const note = `${file}.damaged`
  const moveAway = () => {
    try {
      quarantine.take(filesOf(file))
    } catch {
      writeFileSync(note, '')
    }
  }
  if (existsSync(note)) quarantine.take([...filesOf(file), note])
  return openOrRenew(file, quarantine, () => open(file, moveAway)).database
}

/** One that a newer app wrote is not understood, and can be made again like any other. */
function openDisposable(
  file: string,
  migrations: readonly string[],
  moveAway: () => void,
): Database {
  try {
    return new Database(file, migrations, { moveAway })
  } catch (error) {
    if (AppError.from(error).code !== 'store-newer') throw error
    throw new AppError('store-damaged', 'The caches are of a newer app', { cause: error })
  }
}

/** What every account reads when it is opened: nothing in there may keep one from opening. */
function assertReadable(caches: Database, accountIds: readonly string[]): void {
  const books = new CachedBooks(caches)
  try {
    for (const id of accountIds) {
      books.choices(id)
      for (const collection of collections) books.records.standing(id, collection)
    }
  } catch (error) {
    caches.close()
    throw new AppError('store-damaged', 'The caches cannot be read', { cause: error })
  }
}

/** Opens a database; one that cannot be opened for its own sake is set aside, and a new one is made. */
function openOrRenew(
  file: string,
  quarantine: Quarantine,
  open: () => Database,
): { database: Database; quarantined: string | undefined } {
  try {
    return { database: openPatiently(open), quarantined: undefined }
  } catch (thrown) {
    const { code } = AppError.from(thrown)
    if (['store-newer', 'disk-full', 'disk-failed'].includes(code)) throw thrown
    if (code === 'no-permission' && !isOdd(file)) throw thrown
    // Windows: something beside it is in use, as a copy that is being looked through for viruses.
    if (codeOf(thrown) === 'EBUSY') throw thrown
    const quarantined = quarantine.take(filesOf(file))
    return { database: open(), quarantined }
  }
}

/** A disk that failed for a moment has damaged nothing: what is whole opens the second time. */
function openPatiently(open: () => Database): Database {
  try {
    return open()
  } catch (thrown) {
    if (AppError.from(thrown).code !== 'store-damaged') throw thrown
    return open()
  }
}

const filesOf = (file: string) => [
  ...['', '-wal', '-shm', '-journal'].map((ending) => file + ending),
  doubtNote(file),
]

/**
 * SQLite takes an odd header for a file that may only be read (file format, 1.3: bytes 18 and 19), and cannot open what is
 * no file. Anything else that it may not do is not for want of a whole file.
 */
function isOdd(file: string): boolean {
  try {
    if (!statSync(file).isFile()) return true
    const header = readFileSync(file).subarray(18, 20)
    return header.length === 2 && [...header].some((version) => version !== 1 && version !== 2)
  } catch {
    return false
  }
}
