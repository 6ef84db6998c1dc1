/** What the window is shown with: one scene per situation a person can be in, come to by the doors of the real core. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Books } from '../../electron/books/books'
import { CachedBooks } from '../../electron/store/cache/cached-books'
import { Database } from '../../electron/store/database/database'
import { bookMigrations } from '../../electron/store/database/migrations'
import { accountColours, type Access } from '../../shared/accounts/account'
import type { ExpenseDraft } from '../../shared/expenses/expense'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { InvoiceDraft } from '../../shared/invoices/invoice-draft'
import type { Receipt } from '../../shared/receipts/receipt'
import type { WatchedFolder, WatchedFolderStanding } from '../../shared/receipts/watched-folder'
import { bookedExpense, bookedText } from '../support/booked'
import { emptySource } from '../support/empty-source'
import { fileIn, pdfPages, pngBytes } from '../support/files'
import { until } from '../support/harness'
import { besideEachOther } from '../support/photos'
import { companies, now, placed, sample, type Company, type World } from './world'

export type GroundName =
  | 'begun'
  | 'demo'
  | 'reviewing'
  | 'full'
  | 'waiting'
  | 'accounts'
  | 'hill'
  | 'read'
  | 'two'
  | 'long'

/** How a world comes to be as a scene shows it. */
export interface Scene {
  /** The ground that it begins from; without one it is a new profile. */
  from?: GroundName
  /** What the clocks say; without it the same as everywhere. */
  time?: string
  /** Which companies answer, before main starts. */
  stands?: Partial<World['stands']>
  /** Before main starts. */
  before?: (world: World) => Promise<void> | void
  /** Once it runs and nothing is under way. */
  then?: (world: World) => Promise<void> | void
  /** Whether the books are not waited for, since they never come. */
  isUnsettled?: boolean
}

/** A world that many scenes begin from: made once, then left, and copied for each. */
export interface Ground extends Scene {
  then: (world: World) => Promise<void>
}

const create = { method: 'POST', path: '^/v1/expenses$' }
const minutes = (count: number) => new Date(Date.parse(now) + count * 60_000).toISOString()
const days = (count: number) => minutes(count * 24 * 60)

const types = {
  'Northgate Fuels': 'FUEL',
  'The Copper Kettle Café': 'SUBSISTENCE',
  'Pennine Stationers': 'PRINTING_POSTAGE_STATIONERY',
  'Harbour Rail': 'PUBLIC_TRANSPORT',
  'Marlow Hardware': 'TOOLS',
} as const
type Supplier = keyof typeof types

function draft(world: World, name: Supplier, postingDate: string, gross: string): ExpenseDraft {
  const { books } = world.core.accounts.need()
  const supplier = books.supplierNamed(name)
  const bank = books.choices.get().bankAccounts.find(({ isDefault }) => isDefault)
  const vatType = name === 'Harbour Rail' ? 'Zero' : 'Standard'
  return {
    supplierName: name,
    postingDate,
    ...(supplier && { supplierId: supplier.id }),
    lines: [{ expenseType: types[name], description: '', vatType, gross }],
    payment: { method: 'EFT', ...(bank && { bankAccountId: bank.id }), date: '', amount: '' },
  }
}

let made = 0

/** Captures a sample under a name; any but the sample's own gets bytes of its own, which nobody sees. */
async function capture(world: World, fileName: string, like = fileName): Promise<Receipt> {
  const bytes = readFileSync(sample(like))
  const own = Buffer.from(`\n% ${(made += 1)}`)
  return captureBytes(world, fileName, fileName === like ? bytes : Buffer.concat([bytes, own]))
}

async function captureBytes(world: World, name: string, bytes: Uint8Array): Promise<Receipt> {
  const [outcome] = await world.core.intake.paths([fileIn(world.inbox, name, bytes)])
  if (outcome?.result !== 'saved') throw new Error(`Not saved: ${JSON.stringify(outcome)}`)
  return world.core.receipts.read(outcome.id)
}

async function confirm(world: World, { id }: Receipt, typed: ExpenseDraft): Promise<void> {
  world.core.review.edit(id, typed)
  const { verdict } = await world.core.review.confirm(id, { accepted: 'all' })
  if (verdict) throw new Error(`Not confirmed: ${JSON.stringify(verdict)}`)
}

async function reaches(world: World, { id }: Receipt, state: Receipt['state']): Promise<void> {
  const { receipts } = world.core
  await until(
    () => receipts.read(id).state === state,
    () => `it is ${state}: ${JSON.stringify(receipts.read(id).trail)}`,
    60_000,
  )
}

const looked = (world: World, { id }: Receipt) =>
  until(
    () => world.core.receipts.read(id).trail.some(({ event }) => event === 'looked'),
    () => `the books were searched: ${JSON.stringify(world.core.receipts.read(id))}`,
  )

/** Receipts at each place (of one picture, which none to look at is alike to) but on the way: what was confirmed goes at once. */
async function fill(world: World, company: Company): Promise<void> {
  world.time = days(-1)
  const unsure = await capture(world, 'unsure.jpg', 'marlow-hardware.jpg')
  await world.fault(company, create, { kind: 'drop-before' })
  await confirm(world, unsure, draft(world, 'The Copper Kettle Café', '2026-11-01', '18.60'))
  await looked(world, unsure)
  await world.close()
  await world.open()
  await world.settled()
  for (const passed of [1, 1, 60, 1, 1]) {
    world.pass(passed)
    world.core.accounts.need().outbox.wake()
    await world.core.accounts.need().outbox.settled()
  }
  await reaches(world, unsure, 'undecided')

  world.time = minutes(-58)
  const proven = await capture(world, 'october.jpg', 'marlow-hardware.jpg')
  world.time = minutes(-52)
  await confirm(world, proven, draft(world, 'Northgate Fuels', '2026-10-28', '1061.27'))
  await reaches(world, proven, 'proven')

  world.time = minutes(-50)
  const rejected = await capture(world, 'rejected.jpg', 'marlow-hardware.jpg')
  const said = 'this type is not used by your company'
  const body = {
    status: 400,
    errors: [{ field: 'expenseLineItems[0].expenseType', message: said }],
  }
  await world.fault(company, create, { kind: 'status', status: 400, body })
  world.time = minutes(-48)
  await confirm(world, rejected, draft(world, 'Marlow Hardware', '2026-11-01', '23.94'))
  await reaches(world, rejected, 'rejected')

  world.time = minutes(-46)
  const lost = await capture(world, 'lost.jpg', 'marlow-hardware.jpg')
  await world.fault(company, create, { kind: 'drop-before' })
  world.time = minutes(-44)
  await confirm(world, lost, draft(world, 'Marlow Hardware', '2026-11-04', '31.50'))
  await looked(world, lost)

  world.time = minutes(-40)
  const { id } = await capture(world, 'holiday.jpg', 'marlow-hardware.jpg')
  await world.core.review.discard(id)
  await inReview(world)
}

/** Five receipts to look at, the first of a day in a closed period. */
async function inReview(world: World): Promise<void> {
  const first = await northgate(world)
  world.core.review.edit(first.id, draft(world, 'Northgate Fuels', '2026-03-30', '£61.27'))
  await othersInReview(world)
}

async function othersInReview(world: World): Promise<void> {
  for (const [at, file, supplier, date, gross] of [
    [-24, 'copper-kettle.jpg', 'The Copper Kettle Café', '2026-11-12', '18.60'],
    [-21, 'pennine-stationers.png', 'Pennine Stationers', '2026-11-05', '9.98'],
    [-18, 'harbour-rail.pdf', 'Harbour Rail', '2026-11-09', ''],
  ] as const) {
    world.time = minutes(at)
    const { id } = await capture(world, file)
    world.core.review.edit(id, draft(world, supplier, date, gross))
  }
  world.time = minutes(-15)
  await capture(world, 'brightwire-hosting.pdf')
}

function northgate(world: World): Promise<Receipt> {
  world.time = minutes(-27)
  return capture(world, 'northgate-fuels.jpg')
}

/** Two that are confirmed and wait. */
async function waiting(world: World): Promise<void> {
  const { core } = world
  core.setPaused(true)
  for (const [file, like, supplier, date, gross] of [
    ['ready-1.jpg', 'marlow-hardware.jpg', 'Pennine Stationers', '2026-11-02', '12.40'],
    ['ready-2.jpg', 'marlow-hardware.jpg', 'Harbour Rail', '2026-11-03', '84.30'],
  ] as const) {
    world.time = minutes(-12)
    const receipt = await capture(world, file, like)
    world.time = minutes(-9)
    await confirm(world, receipt, draft(world, supplier, date, gross))
  }
}

async function signedInTo(world: World, name: string, company: 'hill' | 'river', access?: Access) {
  await world.core.accounts.connect(name, companies[company].service, access ?? 'full')
  await world.settled()
}

const idOf = (world: World, name: string) => {
  const found = world.core.accounts.list.get().find(({ account }) => account.name === name)
  if (!found) throw new Error(`There is no account “${name}”`)
  return found.account.id
}
const hillName = 'Hill & Dale Joinery Ltd'
const riverName = 'Riverside Allotment Society'
const show = (name: string) => async (world: World) => {
  world.core.accounts.show(idOf(world, name))
  await world.settled()
}

/** Signs in to the demo company, of which nothing is booked with `begun`. */
async function demo(world: World): Promise<void> {
  world.time = minutes(-60)
  world.answer = 'allow'
  await world.core.accounts.startDemo()
  await world.settled()
}

/** Two plans of the newest invoices that are due: one came from a copy, of the other the service refused one. */
async function remindersInDoubt({ core }: World): Promise<void> {
  const { id: accountId, billing, books } = core.accounts.need()
  const due = books
    .every('salesInvoices')
    .filter(({ state }) => state === 'DUE')
    .toSorted((a, b) => b.issuedDate.localeCompare(a.issuedDate))
  for (const { id } of due.slice(0, 2)) {
    const { seen, recipients } = await billing.sales.view(id)
    await billing.reminders.plan({ id, seen, recipients, days: [7, 14], isUsual: false })
  }
  const { reminderPlans } = core.billing
  const [first, second] = reminderPlans.open(accountId)
  if (!first || !second) throw new Error('Nothing is planned')
  reminderPlans.doubt(first.id, 'restored', () => undefined)
  reminderPlans.doubt(second.id, 'refused', () => undefined)
  billing.changed()
}

/** Invoices in the making: one whole, one begun, one of which nobody knows whether it arrived. */
async function drafts(world: World): Promise<void> {
  const ask = async (channel: string, input?: unknown) => {
    const reply = await world.ask(channel, input)
    if (!reply.ok) throw new Error(`${channel}: ${JSON.stringify(reply.error)}`)
    return reply.value
  }
  const { books } = world.core.accounts.need()
  const sort = { by: 'name', isDescending: false } as const
  const { rows } = books.clients({ search: '', offset: 0, limit: 9, sort })
  const [first, second, third] = rows
  if (!first || !second || !third) throw new Error('There are no clients')
  const [bank] = books.choices.get().bankAccounts
  const line = (description: string, quantity: string, price: string) => ({
    description,
    quantity,
    price,
    vatType: 'Standard',
  })
  const whole = (client: typeof first): InvoiceDraft => ({
    clientId: client.id,
    clientName: client.name,
    issuedDate: '2026-11-20',
    paymentTermsDays: '30',
    bankAccountId: bank?.id,
    lines: [
      line('Catalogue, second stage: pages 24 to 60', '12.5', '48.00'),
      line('Photographs', '14', '62.50'),
      { ...line('Delivery', '1', '35.00'), vatType: 'Zero' },
    ],
  })
  world.time = minutes(-90)
  const lost = await ask('invoices.begin', whole(third))
  await world.fault('demo', { method: 'POST', path: 'invoices$' }, { kind: 'drop-before' })
  await ask('invoices.send', lost)
  // The network is back; else main would try it again by itself, while the window is looked at.
  await world.core.accounts.tryNow()
  world.time = minutes(-60)
  const begun = { clientName: 'Dales', issuedDate: '2026-11-21', paymentTermsDays: '' }
  await ask('invoices.begin', { ...begun, lines: [line('', '1', '')] })
  world.time = minutes(-5)
  const id = await ask('invoices.begin', whole(first))
  const bytes = new Uint8Array(pdfPages(['Plan of the pages']))
  const file = { fileName: 'plan of the pages.pdf', mediaType: 'application/pdf', bytes }
  await ask('invoices.addFile', { id, file })
}

/** Opens the newest invoice of which a part is paid, as one is opened by its number. */
async function openedInvoice(world: World): Promise<void> {
  const service = await world.company('demo')
  const last = service.invoices().findLast(({ isIssued, netPence, vatPence, payments }) => {
    const paid = payments.reduce((sum, { pence }) => sum + pence, 0)
    return isIssued && paid > 0 && paid < netPence + vatPence
  })
  if (!last) throw new Error('No invoice is paid in part')
  await world.core.accounts.need().billing.open(String(last.id))
}

function placeAccounts({ folder }: World, count: number): void {
  const accounts = path.join(folder, 'profile', 'accounts')
  const [first = ''] = readdirSync(accounts)
  const kept = JSON.parse(readFileSync(path.join(accounts, first), 'utf8')) as { id: string }
  for (let number = 1; number <= count; number++) {
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
    const colour = accountColours[number % accountColours.length]
    const account = { ...kept, id, kind: 'service', name: `Client ${number} Ltd`, colour }
    writeFileSync(path.join(accounts, `${id}.json`), JSON.stringify(account))
  }
}

function readsReally(world: World): void {
  world.reads = 'really'
}

export const grounds: Record<GroundName, Ground> = {
  begun: { stands: { demo: 'begun' }, then: demo },
  demo: {
    then: async (world) => {
      await demo(world)
      await openedInvoice(world)
    },
  },
  reviewing: { from: 'demo', then: inReview },
  full: { from: 'demo', then: (world) => fill(world, 'demo') },
  waiting: { from: 'full', then: waiting },
  accounts: {
    from: 'full',
    then: async (world) => {
      world.answer = 'allow'
      world.time = minutes(-50)
      await signedInTo(world, hillName, 'hill')
      await signedInTo(world, riverName, 'river')
      const refused = await capture(world, 'rejected.jpg', 'marlow-hardware.jpg')
      const body = { status: 400, errors: [{ field: 'vatType', message: 'not allowed' }] }
      await world.fault('river', create, { kind: 'status', status: 400, body })
      await confirm(world, refused, draft(world, 'Marlow Hardware', '2026-11-01', '45.00'))
      await reaches(world, refused, 'rejected')
      await waiting(world)
      const { dials } = await world.company('river')
      dials.revokeGrants()
      dials.expireAccessTokens()
      await world.core.accounts
        .need()
        .books.refresh()
        .catch(() => undefined)
      await until(
        () => world.core.accounts.session.get().status === 'signed-out',
        () => `signed out: ${JSON.stringify(world.core.accounts.session.get())}`,
      )
      world.core.setPaused(false)
      world.core.accounts.show(idOf(world, 'Marlow Design Ltd'))
      await world.settled()
    },
  },
  hill: {
    from: 'accounts',
    then: async (world) => {
      await show(hillName)(world)
      await fill(world, 'hill')
    },
  },
  /** Read by the app's own reader. */
  read: {
    from: 'demo',
    before: readsReally,
    then: async (world) => {
      await northgate(world)
      await world.readsAll()
      world.reads = 'nothing'
      await othersInReview(world)
    },
  },
  two: {
    from: 'demo',
    before: readsReally,
    then: async (world) => {
      const files = ['northgate-fuels.jpg', 'copper-kettle.jpg'].map(sample)
      world.time = minutes(-27)
      await captureBytes(world, 'two on a table.jpg', await besideEachOther(files))
      await world.readsAll()
      world.reads = 'nothing'
      await othersInReview(world)
    },
  },
  /** Signed in two months ago, and not looked at since. */
  long: {
    time: days(-61),
    then: async (world) => {
      world.answer = 'allow'
      await world.core.accounts.connect(hillName, companies.hill.service, 'full')
      await world.settled()
      world.time = minutes(-27)
      world.wire.isDown = true
      await inReview(world)
    },
  },
}

/** So many receipts that are only rows, since nobody opens their files. */
function rows(count: number) {
  return (world: World): void => {
    world.stand = sample('marlow-hardware.jpg')
    world.reads = 'never'
    for (let from = 0; from < count; from += 5000) {
      const batch = Array.from({ length: Math.min(5000, count - from) }, (_, at) => {
        const number = String(from + at + 1)
        const name = { id: `00000000-0000-4000-8000-${number.padStart(12, '0')}` }
        return {
          ...name,
          marker: number.padStart(16, 'A'),
          sha256: number.padStart(64, '0'),
          size: 67_963,
          mediaType: 'image/jpeg' as const,
          fileName: `scan-${number}.jpg`,
        }
      })
      world.core.receipts.add(batch)
    }
  }
}

/** Puts thirty thousand expenses into what is known of the books; main does not run. */
async function knowsMany(world: World): Promise<void> {
  await world.open()
  const { id: accountId } = world.core.accounts.need()
  await world.settled()
  await world.close()
  const count = 30_000
  const database = new Database(path.join(world.folder, 'profile/books.sqlite'), bookMigrations)
  const fetched = Array.from({ length: count }, (_, index) => {
    const record: ExpenseRecord = bookedExpense(count - index)
    return { id: record.id, record, text: bookedText(record) }
  })
  const choices = new CachedBooks(database).choices(accountId)
  const books = new Books({
    accountId,
    cache: new CachedBooks(database),
    now: world.now,
    source: {
      ...emptySource,
      referenceData: async () => choices,
      expenses: async (page: number, size: number) => ({
        entries: fetched.slice(page * size, (page + 1) * size),
        isWhole: true,
        last: (page + 1) * size >= count,
        total: count,
      }),
    },
  })
  await books.refreshFully()
  await books.close()
  database.close()
  world.wire.isDown = true
}

/** As a person has them who scans, photographs and downloads. */
function watchedFolders(accountId: string): WatchedFolderStanding[] {
  const folder = (at: number, name: string): WatchedFolder => {
    const id = `00000000-0000-4000-8000-00000000000${at}`
    return { id, path: `/home/ann/${name}`, pattern: '', original: 'leave', isOff: false }
  }
  const none = { refused: [], refusedCount: 0 }
  return [
    {
      folder: { ...folder(1, 'Scans'), original: 'move' },
      taken: 148,
      last: { name: 'Scan 0148.pdf', at: minutes(-12) },
      ...none,
    },
    {
      folder: { ...folder(2, 'Downloads'), pattern: 'invoice*.pdf', accountId },
      taken: 31,
      last: { name: 'Invoice 2026-118.pdf', at: days(-2) },
      refused: [
        { name: 'invoice list.pdf', code: 'file-unsupported' },
        { name: 'invoices 2025.pdf', code: 'file-too-large' },
      ],
      refusedCount: 2,
    },
    {
      folder: folder(3, 'Camera stick'),
      taken: 6,
      last: { name: 'IMG_2204.jpg', at: days(-9) },
      trouble: { reason: 'gone', since: minutes(-95) },
      ...none,
    },
    { folder: { ...folder(4, 'Old scanner'), isOff: true }, taken: 0, ...none },
  ]
}

const hasNoNetwork = (world: World) => {
  world.wire.isDown = true
}
const isUnprotected = (world: World) => {
  world.keyring.state = 'unprotected'
}
/** The first books of a new profile. */
const begins = async (world: World) => {
  world.answer = 'allow'
  await signedInTo(world, hillName, 'hill')
  await inReview(world)
}
/** The person begins to sign in, and has not come back from the browser. */
const signsIn = async (world: World, begin: () => Promise<unknown>) => {
  world.answer = undefined
  void begin().catch(() => undefined)
  await until(() => world.opened !== undefined, 'the browser is open')
}

/** The way that expenses or invoices are changed ends badly. */
const ofExpense = { method: 'PUT', path: 'expenses/\\d+$' }
const ofInvoice = { method: 'PUT', path: 'invoices/\\d+$' }

export const scenes: Record<string, Scene> = {
  full: { from: 'full' },
  done: {
    from: 'full',
    then: async ({ core }) => {
      const { rows: all } = core.receipts.lists.page({
        list: 'review',
        search: '',
        offset: 0,
        limit: 9,
      })
      for (const { id } of all) await core.review.discard(id)
    },
  },
  empty: { from: 'demo' },
  paused: { from: 'waiting' },
  offline: {
    from: 'waiting',
    before: hasNoNetwork,
    then: ({ core }) => {
      core.setPaused(false)
    },
  },
  sending: {
    from: 'full',
    then: async (world) => {
      await world.fault('demo', create, { kind: 'hold' })
      const receipt = await capture(world, 'hosting.jpg', 'marlow-hardware.jpg')
      await confirm(world, receipt, draft(world, 'Harbour Rail', '2026-11-04', '28.80'))
      await reaches(world, receipt, 'sending')
    },
  },
  /** Confirmed, taken back and confirmed again as of another day. */
  corrected: {
    from: 'demo',
    then: async (world) => {
      world.core.setPaused(true)
      const receipt = await northgate(world)
      await confirm(world, receipt, draft(world, 'Northgate Fuels', '2026-11-12', '61.27'))
      await world.core.review.reopen(receipt.id)
      await confirm(world, receipt, draft(world, 'Northgate Fuels', '2026-11-13', '61.72'))
    },
  },
  duplicate: {
    from: 'demo',
    then: async (world) => {
      const first = await northgate(world)
      await confirm(world, first, draft(world, 'Northgate Fuels', '2026-11-12', '61.27'))
      await reaches(world, first, 'proven')
      await inReview(world)
      world.time = now
    },
  },
  alike: { from: 'demo', then: (world) => alike(world, true) },
  'alike-books': { from: 'demo', then: (world) => alike(world, false) },
  'two-hundred': {
    from: 'demo',
    then: async (world) => {
      const files = Array.from({ length: 200 }, (_, at) =>
        fileIn(world.inbox, `scan-${at + 1}.png`, pngBytes()),
      )
      await world.core.intake.paths(files)
    },
  },
  slow: {
    from: 'demo',
    then: async (world) => {
      await scenes['two-hundred']?.then?.(world)
      world.answersAfterMs = 150
    },
  },
  many: { from: 'demo', then: rows(5000) },
  huge: { from: 'demo', then: rows(30_000) },
  fresh: {
    from: 'demo',
    then: async (world) => {
      for (const file of ['northgate-fuels.jpg', 'copper-kettle.jpg', 'brightwire-hosting.pdf'])
        await capture(world, file)
    },
  },
  damaged: {
    from: 'demo',
    then: async (world) => {
      for (const file of ['northgate-fuels.jpg', 'pennine-stationers.png', 'harbour-rail.pdf'])
        await captureBytes(world, file, readFileSync(sample(file)).subarray(0, 400))
      const [first] = world.core.receipts.lists.page({
        list: 'review',
        search: '',
        offset: 0,
        limit: 1,
      }).rows
      if (first)
        world.core.review.edit(first.id, draft(world, 'Northgate Fuels', '2026-11-12', '61.27'))
    },
  },
  failing: {
    from: 'full',
    then: (world) => {
      world.spoiled = { channels: /^receipts\.edit/, code: 'disk-full' }
    },
  },
  unreadable: {
    from: 'full',
    then: (world) => {
      const channels =
        /^(receipts|activity)\.page$|^books\.(expenses|suppliers|clients|invoices|bankAccounts|overview)$/
      world.spoiled = { channels, code: 'disk-failed' }
    },
  },
  reading: {
    from: 'demo',
    before: (world) => {
      world.reads = 'never'
    },
    then: async (world) => {
      for (const file of ['marlow-hardware.jpg', 'northgate-fuels.jpg', 'brightwire-hosting.pdf'])
        await capture(world, file)
    },
  },
  read: { from: 'read' },
  'photo-of-two': { from: 'two' },
  /** Its first receipt has three pages. */
  pages: {
    from: 'demo',
    then: async (world) => {
      const pages = ['Taxi to the station', 'Return to London', 'Lunch on the way']
      await captureBytes(world, 'three receipts.pdf', pdfPages(pages))
      await capture(world, 'copper-kettle.jpg')
    },
  },
  /** A bill with a slip and a drawing that go with it. */
  together: {
    from: 'demo',
    then: async (world) => {
      await northgate(world)
      const lead = await capture(world, 'harbour-rail.pdf')
      world.core.review.edit(lead.id, draft(world, 'Harbour Rail', '2026-11-09', '84.30'))
      const slip = await capture(world, 'copper-kettle.jpg')
      const invoice = await capture(world, 'brightwire-hosting.pdf')
      await world.core.review.goWith([slip.id, invoice.id], lead.id)
    },
  },
  /** A practice: many books that nobody has signed in to on this computer. */
  practice: { from: 'accounts', before: (world) => placeAccounts(world, 197) },
  /** Folders on drives that no test has. */
  watched: {
    from: 'accounts',
    then: async (world) => {
      world.core.watching.folders.set(watchedFolders(idOf(world, riverName)))
    },
  },
  'signed-out': { from: 'full', then: ({ core }) => core.accounts.need().signOut() },
  accounts: {
    from: 'accounts',
    then: async (world) => {
      world.core.accounts.show(idOf(world, hillName))
      for (const [file, like, supplier, date, gross] of [
        ['ready-1.jpg', 'marlow-hardware.jpg', 'Pennine Stationers', '2026-11-02', '31.15'],
        ['harbour-rail.pdf', 'harbour-rail.pdf', 'Harbour Rail', '2026-11-09', '12.00'],
      ] as const) {
        const { id } = await capture(world, file, like)
        world.core.review.edit(id, draft(world, supplier, date, gross))
      }
      await show('Marlow Design Ltd')(world)
    },
  },
  hill: { from: 'hill' },
  held: {
    from: 'hill',
    then: async (world) => {
      const account = world.core.accounts.need()
      await account.signOut()
      world.stands.hill = 'dale'
      world.answer = 'allow'
      await account.signIn()
      world.answer = undefined
    },
  },
  'read-only': {
    from: 'hill',
    then: async (world) => {
      const account = world.core.accounts.need()
      await account.signOut()
      world.answer = 'allow'
      await account.signIn('read-only')
      world.answer = undefined
      await world.settled()
    },
  },
  expired: { from: 'long', isUnsettled: true },
  unanswered: {
    from: 'hill',
    then: async (world) => {
      const { dials } = await world.company('hill')
      dials.next({ method: 'POST', path: 'token$', count: 2, act: { kind: 'drop-before' } })
      dials.expireAccessTokens()
      const { accounts } = world.core
      const isOut = () => accounts.session.get().status === 'signed-out'
      for (let tries = 0; tries < 5 && !isOut(); tries += 1)
        await accounts
          .need()
          .books.refresh()
          .catch(() => undefined)
      world.pass(2)
      await until(
        () => accounts.session.get().canTryOnceMore === true,
        () => `another try is offered: ${JSON.stringify(accounts.session.get())}`,
      )
    },
  },
  misaddressed: {
    from: 'hill',
    then: async (world) => {
      const { dials } = await world.company('hill')
      const body = { error: 'invalid_client' }
      const act = { kind: 'status', status: 401, body } as const
      dials.next({ method: 'POST', path: 'token$', act })
      dials.expireAccessTokens()
      await world.core.accounts.tryNow().catch(() => undefined)
    },
  },
  'few-days': {
    from: 'long',
    time: days(-6),
    before: (world) => {
      world.wire.refused = /token|\/v1\//
    },
    isUnsettled: true,
  },
  memory: { before: isUnprotected, then: begins },
  unprotected: {
    before: isUnprotected,
    then: async (world) => {
      await begins(world)
      await world.core.keepUnprotected(true)
    },
  },
  locked: {
    from: 'hill',
    before: (world) => {
      world.keyring.state = 'locked'
    },
  },
  renewing: {
    from: 'hill',
    then: (world) => signsIn(world, () => world.core.accounts.need().signIn()),
  },
  administrator: {
    from: 'hill',
    before: (world) => {
      const text = JSON.stringify(companies.hill.service)
      world.administratorsFile = placed('administrator', text)
    },
  },
  'new-version': {
    from: 'hill',
    before: (world) => {
      world.update.set({ state: 'ready', version: '1.3.0', at: now })
    },
  },
  crashed: {
    from: 'hill',
    before: (world) => {
      world.crashed.set(true)
    },
  },
  'bad-version': {
    from: 'hill',
    before: (world) => {
      world.update.set({ state: 'refused', at: now })
    },
  },
  'bad-configuration': {
    from: 'hill',
    before: (world) => {
      world.administratorsFile = placed('unreadable', '{ "baseUrl": ')
    },
  },
  welcome: {},
  'welcome-person': {
    then: ({ core }) => {
      core.settings.change({ service: companies.hill.service })
    },
  },
  'welcome-problem': {
    before: (world) => {
      world.consent = 'page'
    },
    then: async (world) => {
      world.answer = 'deny'
      await world.core.accounts.connect(hillName, companies.hill.service, 'full')
      world.answer = undefined
    },
  },
  'signing-in': { then: (world) => signsIn(world, () => world.core.accounts.startDemo()) },
  'books-none': { from: 'begun', stands: { demo: 'begun' } },
  'books-huge': { from: 'demo', before: knowsMany, isUnsettled: true },
  'books-offline': { from: 'full', time: days(18), before: hasNoNetwork, isUnsettled: true },
  'books-reading': {
    from: 'reviewing',
    before: (world) =>
      world.fault('demo', { method: 'GET', path: '^/v1/expenses$', count: 99 }, { kind: 'hold' }),
    isUnsettled: true,
  },
  'books-starting': {
    from: 'reviewing',
    before: async (world) => {
      world.forgetBooks()
      await world.fault('demo', { method: 'GET', count: 99 }, { kind: 'hold' })
    },
    isUnsettled: true,
  },
  'books-never': {
    from: 'reviewing',
    before: (world) => {
      world.forgetBooks()
      world.wire.isDown = true
    },
  },
  'books-forbidden': {
    from: 'reviewing',
    before: async (world) => {
      world.forgetBooks()
      const act = { kind: 'status', status: 403 } as const
      await world.fault('demo', { method: 'GET', path: '^/(v1|rest)', count: 999 }, act)
    },
  },
  'books-changed': {
    from: 'full',
    then: (world) => {
      world.meddles = {
        when: /^expenses\.change$/,
        sql: `UPDATE expenses SET note = note || ' (seen)'`,
      }
    },
  },
  'books-refused': {
    from: 'full',
    then: async (world) => {
      const errors = [{ field: 'postingDate', message: 'is in a period that was closed today' }]
      await world.fault('demo', ofExpense, { kind: 'status', status: 400, body: { errors } })
    },
  },
  'books-unknown': {
    from: 'full',
    then: async (world) => {
      await world.fault('demo', ofExpense, { kind: 'drop-before' })
    },
  },
  invoices: { from: 'reviewing', then: drafts },
  'invoices-unknown': {
    from: 'reviewing',
    then: async (world) => {
      await world.fault('demo', { ...ofInvoice, count: 2 }, { kind: 'drop-before' })
    },
  },
  'invoices-refused': {
    from: 'reviewing',
    then: async (world) => {
      const errors = [{ field: 'payments[0].date', message: 'is in a closed period' }]
      await world.fault('demo', ofInvoice, { kind: 'status', status: 400, body: { errors } })
    },
  },
  'reminders-in-doubt': { from: 'full', then: remindersInDoubt },
  'invoices-changed': {
    from: 'reviewing',
    then: (world) => {
      world.meddles = {
        when: /^payments\.record$/,
        sql: `UPDATE invoices SET note = note || ' (seen)'`,
      }
    },
  },
}

/** A receipt that is in the books already, by its facts; with `isSeen` also photographed before. */
async function alike(world: World, isSeen: boolean): Promise<void> {
  const { books } = world.core.accounts.need()
  const sort = { by: 'date', isDescending: true } as const
  const { rows: booked } = books.expenses({ search: 'kettle', offset: 0, limit: 1, sort })
  const [expense] = booked
  if (!expense) throw new Error('Nothing was bought there')
  if (isSeen) {
    const earlier = await capture(world, 'IMG_2041.jpg', 'copper-kettle.jpg')
    await confirm(world, earlier, draft(world, 'The Copper Kettle Café', '2026-11-12', '18.60'))
    await reaches(world, earlier, 'proven')
    await world.settled()
  }
  const { id } = await capture(world, 'copper-kettle.jpg')
  const { postingDate, gross } = expense
  world.core.review.edit(id, draft(world, 'The Copper Kettle Café', postingDate, gross))
  const { id: other } = await capture(world, 'pennine-stationers.png')
  world.core.review.edit(other, draft(world, 'Pennine Stationers', '2026-11-05', '9.98'))
}
