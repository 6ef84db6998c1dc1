/** Profiles for the bench: an empty one to save into, and one of somebody who has used the app for long. */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { mintMarker } from '../../../electron/outbox/marker'
import { Intake } from '../../../electron/receipts/intake'
import { AccountRows } from '../../../electron/store/account-rows'
import { CachedBooks } from '../../../electron/store/cache/cached-books'
import { Database } from '../../../electron/store/database/database'
import { bookMigrations, readingMigrations } from '../../../electron/store/database/migrations'
import { FileStore } from '../../../electron/store/files/files'
import { Journal } from '../../../electron/store/journal'
import { Looks } from '../../../electron/store/receipts/looks'
import { Readings } from '../../../electron/store/receipts/readings'
import { newReceiptId, Receipts } from '../../../electron/store/receipts/receipts'
import { bookedExpense, bookedText } from '../../support/booked'
import { fileIn, pngBytes, temporaryFolder } from '../../support/files'
import { keepRead, type ReadPaper } from './read-paper'

const now = () => new Date()
const atOnce = 500

/** What takes receipts in, as the app does without its window. */
export async function openIntake(profile: string) {
  mkdirSync(profile, { recursive: true })
  const database = new Database(path.join(profile, 'docket.sqlite'))
  const files = new FileStore(path.join(profile, 'receipts'))
  await files.prepare()
  const receipts = new Receipts({ database, journal: new Journal({ database, now }), now })
  const intake = new Intake({
    files,
    receipts,
    mintMarker: () => mintMarker(),
    newId: newReceiptId,
    onKept: () => undefined,
  })
  return { database, files, receipts, intake }
}

export interface ProfileSize {
  receipts: number
  expenses: number
  accounts: number
}

/**
 * Receipts in review, all read and looked at, and books of several accounts. They are signed out, since nobody can sign in
 * to them.
 */
export async function makeProfile(profile: string, size: ProfileSize): Promise<void> {
  const { database, intake, receipts } = await openIntake(profile)
  const texts = new Database(path.join(profile, 'readings.sqlite'), readingMigrations)
  const readings = new Readings({ database, texts })
  const looks = new Looks(database)
  const rows = new AccountRows({ database, now, folder: path.join(profile, 'accounts') })
  const ids = Array.from({ length: size.accounts }, (_, at) => {
    const origin = `https://books-${at}.example.com`
    const service = { baseUrl: origin, authUrl: origin, legacyBaseUrl: origin, clientId: 'docket' }
    return rows.add({ kind: 'service', name: `Company ${at}`, service, access: 'full' }).account.id
  })
  for (let from = 0; from < size.receipts; from += atOnce) {
    const folder = temporaryFolder('docket-bench-receipts')
    const count = Math.min(atOnce, size.receipts - from)
    const paths = Array.from({ length: count }, (_, at) =>
      fileIn(folder, `${from + at}.png`, pngBytes(24)),
    )
    const outcomes = await intake.paths(paths, { accountId: ids[(from / atOnce) % ids.length] })
    rmSync(folder, { recursive: true })
    texts.transaction(() => {
      database.transaction(() => {
        for (const [at, outcome] of outcomes.entries()) {
          if (outcome.result !== 'saved') throw new Error(`${paths[at]} was not saved`)
          keepRead({ receipts, readings }, outcome.id, paperOf(from + at))
          looks.keep(outcome.id, createHash('sha256').update(outcome.id).digest('hex').slice(0, 16))
        }
      })
    })
  }
  texts.close()
  database.close()
  fillBooks(path.join(profile, 'books.sqlite'), ids, size.expenses)
}

/** Ten a day, each of another amount. */
function paperOf(number: number): ReadPaper {
  const day = new Date(now().getTime() - Math.floor(number / 10) * 86_400_000)
  return {
    gross: `${10 + number}.27`,
    postingDate: day.toISOString().slice(0, 10),
    pages: 1,
  }
}

function fillBooks(file: string, accountIds: readonly string[], expenses: number): void {
  const caches = new Database(file, bookMigrations)
  const { records } = new CachedBooks(caches)
  const each = Math.floor(expenses / accountIds.length)
  for (const [at, accountId] of accountIds.entries())
    for (let from = 0; from < each; from += atOnce)
      records.keep(
        accountId,
        'expenses',
        Array.from({ length: Math.min(atOnce, each - from) }, (_, index) => {
          const record = bookedExpense(at * each + from + index + 1)
          return { record, text: bookedText(record) }
        }),
      )
  caches.close()
}
