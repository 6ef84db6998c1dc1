/** What the window is shown with: one scene per situation a person can be in. */
import type { AccountStanding, Configuration, Service, Session } from '../../shared/account'
import { emptyDraft, totals, type ExpenseDraft } from '../../shared/expense'
import type { InvoiceDraft, StoredInvoiceDraft } from '../../shared/invoice-draft'
import type { Alike, Receipt, ReceiptState } from '../../shared/receipt'
import { emptyReferenceData, type ReferenceData } from '../../shared/reference-data'
import type { SyncStatus } from '../../shared/sync'
import type { FakeBilling } from './fake-billing'
import { manySales } from './fake-sales'
import type { ExpenseFault } from './fake-expenses'
import { knownBooks, unknownBooks, type KnownBooks } from './known-books'

export interface Scene {
  session: Session
  /** The other accounts, each with receipts of its own. */
  others: { standing: AccountStanding; receipts: Receipt[]; books?: KnownBooks }[]
  /** What is known of the books at hand. */
  books: KnownBooks
  configuration: Configuration
  sync: SyncStatus
  choices: ReferenceData
  receipts: Receipt[]
  /** File shown for a receipt, by its id. */
  files: Map<string, string>
  failing?: boolean
  /** Whether two receipts were seen on the first. */
  isPhotoOfTwo?: boolean
  /** What may be the same purchase as a receipt, by its id. */
  alike?: Map<string, Alike[]>
  /** What is known of invoices, and how sending them ends. */
  billing?: FakeBilling
  /** How the first change of an expense ends, where it is not done. */
  expenseFault?: ExpenseFault
  /** Whether the fake main has pictures looked at. */
  isLooking?: boolean
  /** Milliseconds that each answer takes; without it hardly any. */
  answersAfterMs?: number
  /** Whether no list can be read from the disk. */
  isUnreadable?: boolean
  /** Whether the first receipt was read on this computer. */
  isRead?: boolean
}

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString()

const type = (code: string, name: string, group: string, defaultVatType = 'Standard') => ({
  code,
  name,
  group,
  defaultVatType,
})

export const choices: ReferenceData = {
  expenseTypes: [
    type('FUEL', 'Fuel', 'Travel'),
    type('PUBLIC_TRANSPORT', 'Public transport', 'Travel', 'Zero'),
    type('PARKING', 'Parking', 'Travel'),
    type('SUBSISTENCE', 'Subsistence', 'Staff'),
    type('TRAINING', 'Training', 'Staff'),
    type('PRINTING_POSTAGE_STATIONERY', 'Printing, postage and stationery', 'Office'),
    type('WEB_HOSTING_CLOUD_SERVICES', 'Web hosting and cloud', 'Office'),
    type('PREMISES_REPAIRS', 'Repairs to premises', 'Premises'),
    type('RENT', 'Rent', 'Premises', 'Exempt'),
  ],
  vatTypes: ['Standard', 'Reduced', 'Zero', 'Exempt', 'Outside the Scope'],
  paymentMethods: [
    { code: 'EFT', name: 'Card or bank transfer' },
    { code: 'CASH', name: 'Cash' },
    { code: 'DIRECTORS_EXPENSES', name: 'Paid by a director' },
  ],
  directors: [
    { id: 31, name: 'Ana Marlow' },
    { id: 32, name: 'Tom Marlow' },
  ],
  openPeriods: [{ startDate: '2026-07-01', endDate: '2027-06-30' }],
  bankAccounts: [
    { id: 71, name: 'Business account', isDefault: true },
    { id: 72, name: 'Savings', isDefault: false },
  ],
  asOf: at(4),
}

const connected: Session = {
  account: {
    id: id(900_001),
    kind: 'demo',
    name: 'Marlow Design Ltd',
    colour: '#c06a2b',
    access: 'full',
  },
  status: 'connected',
  keeping: 'keyring',
}
export const service: Service = {
  baseUrl: 'https://api.books.example',
  authUrl: 'https://auth.books.example',
  legacyBaseUrl: 'https://older.books.example',
  clientId: 'docket-desktop-1f7a',
}
const nobody: Configuration = {
  service: {},
  from: 'nobody',
  file: '/etc/docket/service.json',
}
const hill: AccountStanding = {
  account: {
    id: id(900_002),
    kind: 'service',
    name: 'Hill & Dale Joinery Ltd',
    colour: '#1f4f8f',
    access: 'full',
  },
  status: 'connected',
  daysLeft: 43,
  waiting: 0,
  attention: 0,
}
const river: AccountStanding = {
  account: {
    id: id(900_003),
    kind: 'service',
    name: 'Riverside Allotment Society',
    colour: '#7a4a8f',
    access: 'read-only',
  },
  status: 'signed-out',
  problem: 'grant-expired',
  waiting: 2,
  attention: 1,
}
/** One of the accounts, at hand. */
const atHand = ({ waiting: _, attention: __, ...standing }: AccountStanding): Session => ({
  ...standing,
  keeping: 'keyring',
})
const online: SyncStatus = { service: 'reachable', paused: false, waiting: 4, active: false }

const draft = (
  supplierName: string,
  postingDate: string,
  gross: string,
  expenseType: string,
  vatType = 'Standard',
): ExpenseDraft => ({
  supplierName,
  postingDate,
  lines: [{ expenseType, description: '', vatType, gross }],
  payment: { method: 'EFT', bankAccountId: 71, date: '', amount: '' },
})

let count = 0

function receipt(file: string, given: ExpenseDraft = emptyDraft, more: Partial<Receipt> = {}) {
  const n = ++count
  return {
    id: id(n),
    state: 'review' as ReceiptState,
    fileName: file,
    mediaType: file.endsWith('.pdf')
      ? ('application/pdf' as const)
      : file.endsWith('.png')
        ? ('image/png' as const)
        : ('image/jpeg' as const),
    size: 184_000 + n * 1311,
    capturedAt: at(50 - n),
    supplierName: given.supplierName,
    postingDate: given.postingDate,
    gross: given.lines[0]?.gross ? totals(given).gross : '',
    expenseType: given.lines[0]?.expenseType ?? '',
    sha256: 'a'.repeat(64),
    marker: `D-${n}`,
    draft: given,
    trail: [{ at: at(50 - n), event: 'captured' }],
    ...more,
  } satisfies Receipt
}

const steps = (...events: [string, string?][]) =>
  events.map(([event, note], index) => ({
    at: at(48 - index * 9),
    event,
    ...(note !== undefined && { note }),
  }))

const northgate = () =>
  receipt('northgate-fuels.jpg', {
    ...draft('Northgate Fuels', '2026-06-30', '£61.27', 'FUEL'),
    supplierId: 11,
  })
const inReview = (): Receipt[] => [
  northgate(),
  receipt(
    'copper-kettle.jpg',
    draft('The Copper Kettle Café', '2026-11-12', '18.60', 'SUBSISTENCE'),
  ),
  receipt(
    'pennine-stationers.png',
    draft('Pennine Stationers', '2026-11-05', '9.98', 'PRINTING_POSTAGE_STATIONERY'),
  ),
  receipt('harbour-rail.pdf', draft('Harbour Rail', '2026-11-09', '', 'PUBLIC_TRANSPORT', 'Zero')),
  receipt('brightwire-hosting.pdf'),
]

const elsewhere = (): Receipt[] => [
  receipt('ready-1.png', draft('Pennine Stationers', '2026-11-02', '12.40', 'SUBSISTENCE'), {
    state: 'ready',
    trail: steps(['captured'], ['confirmed']),
  }),
  receipt('ready-2.pdf', draft('Harbour Rail', '2026-11-03', '84.30', 'PUBLIC_TRANSPORT', 'Zero'), {
    state: 'ready',
    trail: steps(['captured'], ['confirmed']),
  }),
  receipt('hosting.pdf', draft('Brightwire Hosting', '2026-11-04', '28.80', 'RENT'), {
    state: 'sending',
    trail: steps(['captured'], ['confirmed'], ['sending']),
  }),
  receipt('lost.jpg', draft('Marlow Hardware', '2026-11-04', '23.94', 'PREMISES_REPAIRS'), {
    state: 'checking',
    trail: steps(['captured'], ['confirmed'], ['sending'], ['answer-lost']),
  }),
  receipt('rejected.jpg', draft('Marlow Hardware', '2026-11-01', '23.94', 'PREMISES_REPAIRS'), {
    state: 'rejected',
    problem: {
      code: 'service-refused',
      said: ['expenseLineItems[0].expenseType: this type is not used by your company'],
    },
    trail: steps(['captured'], ['confirmed'], ['sending'], ['rejected']),
  }),
  receipt('unsure.jpg', draft('The Copper Kettle', '2026-11-01', '18.60', 'SUBSISTENCE'), {
    state: 'undecided',
    problem: { code: 'outcome-unknown', said: [] },
    trail: steps(['captured'], ['confirmed'], ['sending'], ['answer-lost'], ['undecided']),
  }),
  receipt('northgate-fuels.jpg', draft('Northgate Fuels', '2026-10-28', '1,061.27', 'FUEL'), {
    state: 'proven',
    expenseId: 4711,
    trail: steps(['captured'], ['confirmed'], ['sending'], ['sent', 'Expense 4711'], ['proven']),
  }),
  receipt('holiday.png', emptyDraft, {
    state: 'discarded',
    trail: steps(['captured'], ['discarded']),
  }),
]

/** The sample of the same supplier, or some sample of the same kind. */
function sampleOf({ mediaType, supplierName, fileName }: Receipt, at: number): string {
  const named = `${supplierName} ${fileName}`.toLowerCase()
  if (mediaType === 'application/pdf')
    return named.includes('brightwire') ? 'brightwire-hosting.pdf' : 'harbour-rail.pdf'
  if (mediaType === 'image/png' || named.includes('pennine')) return 'pennine-stationers.png'
  const photos = ['northgate-fuels.jpg', 'copper-kettle.jpg', 'marlow-hardware.jpg']
  const words = ['northgate', 'kettle', 'marlow']
  const found = words.findIndex((word) => named.includes(word))
  return photos[found < 0 ? at % photos.length : found] ?? ''
}

function scene(receipts: Receipt[], more: Partial<Scene> = {}): Scene {
  const all = [receipts, ...(more.others ?? []).map((other) => other.receipts)].flat()
  const files = new Map(all.map((item, index) => [item.id, sampleOf(item, index)]))
  const waiting = receipts.filter(({ state }) => ['ready', 'sending', 'checking'].includes(state))
  return {
    session: connected,
    others: [],
    configuration: nobody,
    sync: { ...online, waiting: waiting.length },
    choices,
    books: knownBooks(240, { asOf: at(4) }),
    receipts,
    files,
    ...more,
  }
}

function many(n: number): Receipt[] {
  const names = ['Northgate Fuels', 'Pennine Stationers', 'Harbour Rail', 'Brightwire Hosting Ltd']
  return Array.from({ length: n }, (_, i) =>
    receipt(
      `scan-${i + 1}.jpg`,
      draft(names[i % 4] ?? '', '2026-11-05', (3 + i * 0.37).toFixed(2), 'FUEL'),
    ),
  )
}

const fewAtHill = () => [
  receipt('ready-1.jpg', draft('Pennine Stationers', '2026-11-02', '31.15', 'PARKING')),
  receipt('harbour-rail.pdf', draft('Harbour Rail', '2026-11-09', '12.00', 'PUBLIC_TRANSPORT')),
]

const fewAtRiver = () => {
  const wait = { state: 'ready' as const, trail: steps(['captured'], ['confirmed']) }
  return [
    receipt('ready-1.jpg', draft('Pennine Stationers', '2026-11-02', '8.40', 'SUBSISTENCE'), wait),
    receipt('ready-2.jpg', draft('Harbour Rail', '2026-11-03', '19.60', 'TRAINING'), wait),
    receipt('rejected.jpg', draft('Marlow Hardware', '2026-11-01', '45.00', 'RENT'), {
      state: 'rejected',
      problem: { code: 'service-refused', said: ['vatType: not allowed for this type'] },
    }),
  ]
}

/** Online books at hand, with the demo company and a society beside them. */
function books(standing: AccountStanding, keeping: Session['keeping'] = 'keyring'): Scene {
  const demo = { account: connected.account!, status: 'connected' as const }
  return scene([...inReview(), ...elsewhere()], {
    session: { ...atHand(standing), keeping },
    others: [
      { standing: { ...demo, waiting: 0, attention: 0 }, receipts: [] },
      { standing: river, receipts: fewAtRiver() },
    ],
  })
}

/** The second receipt was photographed before, and is in the books. */
function withAlike(choose: (all: { second: Alike; inBooks: Alike }) => Alike[]): Scene {
  const [northgate, kettle, ...others] = inReview()
  const earlier = receipt('IMG_2041.jpg', kettle?.draft, { state: 'proven', expenseId: 4690 })
  if (!northgate || !kettle) return scene([])
  const { supplierName, postingDate, gross } = kettle
  const facts = { supplierName, postingDate, gross }
  const second: Alike = {
    ...{ kind: 'look-alike', receiptId: earlier.id, ...facts },
    ...{ fileName: earlier.fileName, mediaType: earlier.mediaType, state: 'proven' },
  }
  const inBooks: Alike = { kind: 'in-books', expenseId: 89_215, ...facts }
  const made = scene([kettle, northgate, ...others, earlier], {
    alike: new Map([[kettle.id, choose({ second, inBooks })]]),
  })
  for (const { id } of [kettle, earlier]) made.files.set(id, 'copper-kettle.jpg')
  return made
}

/** Invoices in the making: one whole, one begun, one of which nobody knows whether it arrived. */
function draftsOf(): StoredInvoiceDraft[] {
  const line = (description: string, quantity: string, price: string) => ({
    ...{ description, quantity, price, vatType: 'Standard' },
  })
  const whole: InvoiceDraft = {
    ...{ clientId: 41, clientName: 'Aire Valley Housing', issuedDate: '2026-11-20' },
    ...{ paymentTermsDays: '30', bankAccountId: 71 },
    lines: [
      line('Joinery, second stage: staircase and landing', '12.5', '48.00'),
      line('Oak treads', '14', '62.50'),
      { ...line('Delivery', '1', '35.00'), vatType: 'Zero' },
    ],
  }
  const begun: InvoiceDraft = {
    ...{ clientName: 'Otley', issuedDate: '2026-11-21', paymentTermsDays: '' },
    lines: [line('', '1', '')],
  }
  const kept = (n: number, draft: InvoiceDraft, more: Partial<StoredInvoiceDraft> = {}) => ({
    ...{ id: id(860_000 + n), draft, state: 'typed' as const, files: [], changedAt: at(n) },
    ...more,
  })
  const file = { fileName: 'plan of the stairs.pdf', mediaType: 'application/pdf', size: 182_400 }
  return [
    kept(5, whole, { files: [{ ...file, id: id(870_001) }] }),
    kept(60, begun),
    kept(90, { ...whole, clientName: 'Otley Books', clientId: 42 }, { state: 'unknown' }),
  ]
}

const billing = (more: FakeBilling) => scene(inReview(), { billing: more })

const none: Session = { status: 'none', keeping: 'keyring' }

/** Books with so many sales invoices. */
function withSales(count: number): KnownBooks {
  const known = knownBooks(60, { asOf: at(4) })
  return { ...known, salesInvoices: manySales(known.clients, count) }
}

/** A year of expenses of more types than are named, some of which do not say their VAT. */
function yearOfSpending(): KnownBooks {
  const known = knownBooks(760, { asOf: at(4) })
  const types = [...choices.expenseTypes.map(({ code }) => code), 'INSURANCE', 'BANK_CHARGES']
  const expenses = known.expenses.map((expense, n) => {
    const [first] = expense.lines
    if (!first || n % 3 > 0) return expense
    const { vat: _, net: __, ...untold } = expense
    const lines = [{ ...first, expenseType: types[(n / 3) % types.length] ?? '' }]
    return { ...(n % 60 === 0 ? untold : expense), lines }
  })
  return { ...known, expenses, salesInvoices: manySales(known.clients, 48) }
}

export const scenes: Record<string, () => Scene> = {
  full: () => scene([...inReview(), ...elsewhere()]),
  'photo-of-two': () => ({ ...scene([...inReview(), ...elsewhere()]), isPhotoOfTwo: true }),
  offline: () =>
    scene([...inReview(), ...elsewhere()], {
      sync: { ...online, service: 'unreachable', waiting: 3 },
    }),
  empty: () => scene([], { sync: { ...online, waiting: 0 } }),
  done: () => scene(elsewhere()),
  duplicate: () => {
    const [first, ...others] = inReview()
    if (!first) return scene([])
    return scene([{ ...northgate(), duplicateOf: first.id }, first, ...others])
  },
  alike: () => withAlike(({ second, inBooks }) => [second, inBooks]),
  'alike-books': () => withAlike(({ inBooks }) => [inBooks]),
  looking: () => scene(inReview(), { isLooking: true }),
  'two-hundred': () => scene(many(200)),
  slow: () => ({ ...scene(many(200)), answersAfterMs: 150 }),
  many: () => scene(many(5000), { sync: { ...online, waiting: 0 } }),
  huge: () => scene(many(100_000)),
  fresh: () =>
    scene(
      ['northgate-fuels.jpg', 'copper-kettle.jpg', 'brightwire-hosting.pdf'].map((file) =>
        receipt(file),
      ),
    ),
  damaged: () => {
    const made = scene(inReview())
    for (const key of made.files.keys()) made.files.set(key, 'samples.json')
    return made
  },
  failing: () => scene([...inReview(), ...elsewhere()], { failing: true }),
  unreadable: () => scene([...inReview(), ...elsewhere()], { isUnreadable: true }),
  read: () => {
    const first = receipt('northgate-fuels.jpg', {
      ...draft('Northgate Fuels', '2026-11-12', '61.27', 'FUEL'),
      supplierId: 11,
    })
    return scene([first, ...inReview().slice(1)], { isRead: true })
  },
  paused: () =>
    scene([...inReview(), ...elsewhere()], { sync: { ...online, paused: true, waiting: 3 } }),
  sending: () =>
    scene([...inReview(), ...elsewhere()], { sync: { ...online, active: true, waiting: 4 } }),
  'signed-out': () =>
    scene([...inReview(), ...elsewhere()], {
      session: { ...connected, status: 'signed-out', keeping: 'memory', problem: 'signed-out' },
    }),
  accounts: () =>
    scene([...inReview(), ...elsewhere()], {
      others: [
        { standing: hill, receipts: fewAtHill(), books: knownBooks(3, { asOf: at(40) }) },
        { standing: river, receipts: fewAtRiver() },
      ],
    }),
  'failing-accounts': () => ({ ...books(hill), failing: true }),
  held: () => books({ ...hill, status: 'held', problem: 'books-differ' }),
  'read-only': () => books({ ...hill, account: { ...hill.account, access: 'read-only' } }),
  expired: () => books({ ...hill, status: 'signed-out', problem: 'grant-expired' }),
  unanswered: () =>
    books({
      ...hill,
      status: 'signed-out',
      problem: 'sign-in-interrupted',
      canTryOnceMore: true,
    }),
  misaddressed: () => books({ ...hill, status: 'signed-out', problem: 'client-refused' }),
  'few-days': () => books({ ...hill, daysLeft: 5 }),
  memory: () => books(hill, 'memory'),
  unprotected: () => books(hill, 'unprotected'),
  locked: () => books({ ...hill, status: 'signed-out', problem: 'keyring-locked' }, 'locked'),
  renewing: () => books({ ...hill, status: 'signing-in' }),
  administrator: () => ({
    ...books(hill),
    configuration: { ...nobody, service, from: 'administrator' },
  }),
  'bad-configuration': () => ({
    ...books(hill),
    configuration: { ...nobody, problem: 'configuration-invalid' },
  }),
  'welcome-administrator': () =>
    scene([], {
      session: none,
      choices: emptyReferenceData,
      configuration: { ...nobody, service, from: 'administrator' },
    }),
  'welcome-person': () =>
    scene([], {
      session: none,
      choices: emptyReferenceData,
      configuration: { ...nobody, service, from: 'person' },
    }),
  welcome: () => scene([], { session: none, choices: emptyReferenceData }),
  'welcome-problem': () =>
    scene([], { session: { ...none, problem: 'sign-in-denied' }, choices: emptyReferenceData }),
  sales: () => scene(inReview(), { books: withSales(48) }),
  overview: () => scene([...inReview(), ...elsewhere()], { books: yearOfSpending() }),
  'sales-paid': () => scene(inReview(), { books: { ...withSales(0), invoices: [] } }),
  'books-huge': () => scene(inReview(), { books: knownBooks(100_000, { asOf: at(4) }) }),
  'books-changed': () => ({ ...scene(inReview()), expenseFault: 'changed' }),
  'books-refused': () => ({ ...scene(inReview()), expenseFault: 'refused' }),
  'books-unknown': () => ({ ...scene(inReview()), expenseFault: 'unknown' }),
  'books-offline': () =>
    scene(inReview(), {
      sync: { ...online, service: 'unreachable', waiting: 0 },
      books: knownBooks(240, { asOf: at(60 * 24 * 18), problem: 'offline' }),
    }),
  'books-reading': () => scene(inReview(), { books: knownBooks(12_400, { isRefreshing: true }) }),
  'books-starting': () => scene(inReview(), { books: unknownBooks({ isRefreshing: true }) }),
  'books-never': () =>
    scene(inReview(), {
      sync: { ...online, service: 'unreachable', waiting: 0 },
      books: unknownBooks({ problem: 'offline' }),
    }),
  'books-none': () => scene(inReview(), { books: unknownBooks({ asOf: at(4) }) }),
  'books-forbidden': () => scene(inReview(), { books: unknownBooks({ problem: 'forbidden' }) }),
  invoices: () => billing({ drafts: draftsOf() }),
  'invoices-unknown': () => billing({ drafts: draftsOf(), ends: ['unknown', 'unknown'] }),
  'invoices-refused': () => billing({ ends: ['refused', 'refused'] }),
  'invoices-changed': () => billing({ ends: ['changed'] }),
  'invoices-differs': () => billing({ ends: ['differs'] }),
  'invoices-slow': () => billing({ ends: ['slow'] }),
  'invoices-offline': () => ({
    ...billing({ drafts: draftsOf() }),
    sync: { ...online, service: 'unreachable', waiting: 0 },
  }),
  'signing-in': () =>
    scene([], { session: { ...none, status: 'signing-in' }, choices: emptyReferenceData }),
}
