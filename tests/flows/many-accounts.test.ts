/** A practice with many clients: two hundred sets of books open nearly as fast as one, and their desk counts what waits. */
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { deskFigures } from '../../electron/contract/desk-figures'
import { Database } from '../../electron/store/database/database'
import { bookMigrations } from '../../electron/store/database/migrations'
import { startDemoService } from '../../sandbox/service'
import { calendarDate } from '../../shared/calendar'
import { overdueOf, receivables } from '../../shared/sales-invoices/receivables'
import { fileIn, pngBytes } from '../support/files'
import { Rig } from '../support/harness'

let rig: Rig
afterEach(() => rig.end())

/** Milliseconds from the start of the app until every account has been opened. */
async function openingMs(): Promise<number> {
  await rig.close()
  const began = performance.now()
  await rig.open()
  return performance.now() - began
}

/** Further accounts with the books and the sign-in of the first, as files of the profile. */
function addAccounts(count: number): void {
  const folder = path.join(rig.profile, 'accounts')
  const [name = ''] = readdirSync(folder)
  const kept = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { id: string }
  const caches = new Database(path.join(rig.profile, 'books.sqlite'), bookMigrations)
  for (let made = 0; made < count; made++) {
    const id = randomUUID()
    const account = { ...kept, id, kind: 'service', name: `Client ${String(made + 1)}` }
    writeFileSync(path.join(folder, `${id}.json`), JSON.stringify(account))
    copyFileSync(
      path.join(rig.profile, 'grants', name),
      path.join(rig.profile, 'grants', `${id}.json`),
    )
    for (const table of ['reference_data', 'book_lookup'])
      copyRows(caches, table, { from: kept.id, to: id })
  }
  caches.close()
}

function copyRows(caches: Database, table: string, { from, to }: { from: string; to: string }) {
  for (const row of caches.all(`SELECT * FROM ${table} WHERE account_id = ?`, from)) {
    const columns = Object.keys(row)
    const values = columns.map((column) => (column === 'account_id' ? to : (row[column] as string)))
    const marks = columns.map(() => '?').join(', ')
    caches.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`, ...values)
  }
}

test('two hundred accounts open in at most three seconds more than one', async () => {
  rig = await Rig.start()
  await rig.connect()
  const one = await openingMs()
  await rig.close()
  addAccounts(199)
  const all = await openingMs()
  console.log(`one account ${one.toFixed(0)} ms, two hundred ${all.toFixed(0)} ms`)
  expect(rig.core.accounts.list.get()).toHaveLength(200)
  expect(all - one).toBeLessThan(3_000)
})

test('the desk counts for each account what waits, what is overdue, and when something last got into its books', async () => {
  rig = await Rig.start()
  await rig.connect()
  const demo = rig.core.accounts.need()
  const sent = await rig.capture(fileIn(rig.inbox, 'sent.png', pngBytes()))
  await rig.confirm(sent.id)
  await rig.reaches(sent.id, 'proven')
  await rig.capture(fileIn(rig.inbox, 'open.png', pngBytes()))
  const other = await startDemoService({ consent: 'page', seedNumber: 7 })
  onTestFinished(() => other.close())
  const { baseUrl, authUrl, legacyBaseUrl, clientId } = other
  await rig.core.accounts.connect('B', { baseUrl, authUrl, legacyBaseUrl, clientId }, 'full')
  await rig.capture(fileIn(rig.inbox, 'of b.png', pngBytes()))
  await rig.core.accounts.need().signOut()

  const [first, second] = rig.core.accounts.list.get()
  expect(first).toMatchObject({ status: 'connected', review: 1, waiting: 0, attention: 0 })
  expect(second).toMatchObject({ status: 'signed-out', review: 1, waiting: 0, attention: 0 })
  const [ofFirst, ofSecond] = await deskFigures(rig.core)
  const provenAt = rig.core.receipts.item(sent.id).changedAt
  expect(ofFirst).toMatchObject({ id: demo.id, lastBooked: provenAt })
  const today = calendarDate(rig.clock.now())
  expect(ofFirst?.overdue).toEqual(overdueOf(receivables(demo.billing.owed(), today)))
  expect(ofSecond?.lastBooked).toBeUndefined()
})
