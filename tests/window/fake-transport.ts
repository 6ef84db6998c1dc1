/** An in-memory stand-in for main: answers the whole contract and moves receipts along as the real one would. */
import type { Account, AccountStanding, Configuration, Session } from '../../shared/account'
import { createResponder, eachChannel, LiveValue, type Transport } from '../../shared/channel'
import { AppError } from '../../shared/errors'
import {
  checkDraft,
  emptyDraft,
  totals,
  type DraftProblem,
  type ExpenseDraft,
} from '../../shared/expense'
import type { ExportProgress } from '../../shared/export'
import { contract, type AppHandlers } from '../../shared/ipc'
import { addAmounts } from '../../shared/money'
import type { RememberedSupplier, Suggested } from '../../shared/learning'
import {
  inboxLists,
  noBatch,
  type Alike,
  type CaptureBatch,
  type CaptureOutcome,
  type InboxList,
  type Receipt,
  type ReceiptSort,
  type SharedOutcome,
} from '../../shared/receipt'
import type { Box } from '../../shared/reading'
import type { ReadingProgress, ReadingState } from '../../shared/receipt-reading'
import type { Settings } from '../../shared/settings'
import { foldName } from '../../shared/supplier'
import { fakeBilling } from './fake-billing'
import { fakeExpenses } from './fake-expenses'
import { fakeOverview } from './fake-overview'
import { fakeSales, fitsSales } from './fake-sales'
import { fitsExpense, pager, statusOf, unknownBooks, type KnownBooks } from './known-books'
import { choices, service, type Scene } from './scenes'

const suppliers = [
  { id: 11, name: 'Northgate Fuels', expenseType: 'FUEL' },
  { id: 12, name: 'The Copper Kettle', expenseType: 'SUBSISTENCE' },
  { id: 13, name: 'Pennine Stationers', expenseType: 'PRINTING_POSTAGE_STATIONERY' },
  { id: 14, name: 'Harbour Rail', expenseType: 'PUBLIC_TRANSPORT' },
  { id: 15, name: 'Brightwire Hosting Ltd', expenseType: 'WEB_HOSTING_CLOUD_SERVICES' },
  { id: 16, name: 'Northern Parking' },
]

/** What reading makes of the sample of the same name. */
const northgateRead: ReadingState = {
  ...{ state: 'read', filled: { supplierName: 'Northgate Fuels', postingDate: '2026-11-12' } },
  reading: {
    pages: [{ width: 900, height: 1260, turn: 0, words: [] }],
    fields: {
      ...{ vatLines: [], items: [] },
      supplier: seen('Northgate Fuels', 0.97, { x: 0.26, y: 0.145, width: 0.46, height: 0.055 }),
      date: seen('2026-11-12', 0.94, { x: 0.13, y: 0.308, width: 0.18, height: 0.033 }),
      total: seen('61.27', 0.98, { x: 0.71, y: 0.485, width: 0.155, height: 0.047 }),
      vat: seen('10.21', 0.71, { x: 0.775, y: 0.612, width: 0.1, height: 0.034 }),
    },
    parts: [],
  },
}

function seen(value: string, confidence: number, box: Omit<Box, 'page'>) {
  return { value, confidence, isSure: confidence > 0.9, box: { page: 0, ...box } }
}

/** Answers of lists, as a disk that fails would spoil them. */
const ofLists =
  /^(receipts|activity)\.page$|^books\.(expenses|suppliers|clients|invoices|salesInvoices|bankAccounts|overview)$/

const alikeKey = ({ receiptId, expenseId }: Alike) => receiptId ?? expenseId ?? 0

export function fakeTransport(scene: Scene) {
  const receipts = new Map(
    [scene.receipts, ...scene.others.map((other) => other.receipts)]
      .flat()
      .map((receipt) => [receipt.id, receipt]),
  )
  /** Which books a receipt belongs to; those of no account belong to the account that comes first. */
  const homes = new Map(
    scene.others.flatMap((other) =>
      other.receipts.map((receipt) => [receipt.id, other.standing.account.id] as const),
    ),
  )
  const first = scene.session.account?.id
  const activity = scene.receipts
    .flatMap((receipt) =>
      receipt.trail.map((step) => ({
        ...step,
        receiptId: receipt.id,
        fileName: receipt.fileName,
        supplierName: receipt.supplierName,
      })),
    )
    .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
  const session = new LiveValue(scene.session)
  const standings = new Map(scene.others.map(({ standing }) => [standing.account.id, standing]))
  const order = [...(first ? [first] : []), ...standings.keys()].toSorted()
  const services = new Map<string, typeof service>()
  const legacyKeys = new Set<string>()
  const configuration = new LiveValue<Configuration>(scene.configuration)
  const shelves = new Map<string | undefined, KnownBooks>([
    [first, first ? scene.books : unknownBooks({})],
    ...scene.others.map(
      ({ standing, books = unknownBooks({}) }) => [standing.account.id, books] as const,
    ),
  ])
  const shelf = () => shelves.get(session.get().account?.id) ?? unknownBooks({})
  const booksStatus = new LiveValue(statusOf(shelf()))
  const booksRevision = new LiveValue(1)
  const pages = {
    expenses: pager<KnownBooks['expenses'][number]>(),
    suppliers: pager<KnownBooks['suppliers'][number]>(),
    clients: pager<KnownBooks['clients'][number]>(),
    invoices: pager<KnownBooks['invoices'][number]>(),
    salesInvoices: pager<KnownBooks['salesInvoices'][number]>(),
    bankAccounts: pager<KnownBooks['bankAccounts'][number]>(),
  }
  const sync = new LiveValue(scene.sync)
  const reference = new LiveValue(scene.choices)
  const settings = new LiveValue<Settings>({
    theme: 'system',
    paused: scene.sync.paused,
  })
  const batch = new LiveValue<CaptureBatch>(noBatch)
  let revision = 1
  const summary = new LiveValue(summed())
  const list = new LiveValue<AccountStanding[]>(listed())
  let next = 500_000
  const calls: string[] = []
  const alike = new Map(scene.alike)
  const toldApart = new Map<string, readonly Alike[]>()
  const looks = new Map<string, string | undefined>()
  const readings = new Map<string, ReadingState>()
  const part = (x: number) => ({ page: 0, x, y: 0.08, width: 0.4, height: 0.8 })
  if (scene.isPhotoOfTwo && scene.receipts[0])
    readings.set(scene.receipts[0].id, {
      ...{ state: 'read', filled: {} },
      reading: {
        pages: [{ width: 900, height: 1200, turn: 0, words: [] }],
        fields: { vatLines: [], items: [] },
        parts: [part(0.06), part(0.54)],
      },
    })
  if (scene.isRead && scene.receipts[0]) readings.set(scene.receipts[0].id, northgateRead)
  const progress = new LiveValue<ReadingProgress>({ waiting: 0, done: 0 })
  const exporting = new LiveValue<ExportProgress | undefined>(undefined)

  /** What of the receipts was suggested, and what is remembered of suppliers. */
  const suggested = new Map<string, Suggested[]>()
  const remembered = new LiveValue<RememberedSupplier[]>([])
  const learnings = new LiveValue(0)

  function remember(name: string, change: (known: RememberedSupplier) => RememberedSupplier): void {
    remembered.set(
      remembered
        .get()
        .map((known) => (known.supplier.name === name ? change(known) : known))
        .filter(({ receipts: count, rule }) => count > 0 || rule),
    )
    learnings.set(learnings.get() + 1)
  }

  function inList(list: InboxList): Receipt[] {
    const states: readonly string[] = inboxLists[list]
    const here = session.get().account?.id
    return [...receipts.values()].filter(
      ({ id, state }) => states.includes(state) && (homes.get(id) ?? first ?? here) === here,
    )
  }

  function summed() {
    const counts = { review: 0, ready: 0, sending: 0, attention: 0, books: 0, bin: 0 }
    for (const list of Object.keys(counts) as InboxList[]) counts[list] = inList(list).length
    return { counts, revision }
  }

  function changed(): void {
    revision++
    summary.set(summed())
    list.set(listed())
  }

  /** Puts what is known of the books at hand in place of what was, as after a refresh. */
  function learn(books: KnownBooks): void {
    shelves.set(session.get().account?.id, books)
    booksStatus.set(statusOf(books))
    booksRevision.set(booksRevision.get() + 1)
  }

  /** What the session says of the account at hand, with its counts. */
  function standing(now: Session): AccountStanding | undefined {
    const { keeping: _, account, ...rest } = now
    const waiting = inList('ready').length + inList('sending').length
    return account && { account, ...rest, waiting, attention: inList('attention').length }
  }

  function listed(): AccountStanding[] {
    const now = standing(session.get())
    if (now) standings.set(now.account.id, now)
    return order.flatMap((id) => standings.get(id) ?? [])
  }

  function show(id: string): void {
    const wanted = standings.get(id)
    if (!wanted) throw new AppError('not-found', 'No such account')
    const { waiting, attention: _, ...rest } = wanted
    session.set({ ...rest, keeping: session.get().keeping })
    sync.set({ ...sync.get(), waiting, active: false })
    learn(shelf())
    changed()
  }

  function become(more: Partial<Session>): void {
    const { problem: _, canTryOnceMore: __, ...rest } = session.get()
    session.set({ ...rest, ...more })
    list.set(listed())
  }

  function change(id: string, more: Partial<Account>): void {
    const known = standings.get(id)
    if (known) standings.set(id, { ...known, account: { ...known.account, ...more } })
    const { account } = session.get()
    if (account?.id === id) session.set({ ...session.get(), account: { ...account, ...more } })
    list.set(listed())
  }

  function read(id: string): Receipt {
    const receipt = receipts.get(id)
    if (!receipt) throw new AppError('not-found', 'No such receipt')
    return receipt
  }

  function move(id: string, event: string, more: Partial<Receipt>): void {
    const receipt = read(id)
    const at = new Date().toISOString()
    receipts.set(id, { ...receipt, ...more, trail: [...receipt.trail, { at, event }] })
    activity.push({ at, event, receiptId: id, fileName: receipt.fileName, supplierName: '' })
    changed()
  }

  function count(active: boolean): void {
    const waiting = inList('ready').length + inList('sending').length
    sync.set({ ...sync.get(), waiting, active })
  }

  function send(id: string): void {
    if (sync.get().service !== 'reachable' || sync.get().paused) return count(false)
    count(true)
    const later = (ms: number, run: () => void) => setTimeout(run, ms)
    later(
      600,
      () => receipts.get(id)?.state === 'ready' && move(id, 'sending', { state: 'sending' }),
    )
    later(1200, () => {
      if (receipts.get(id)?.state === 'sending')
        move(id, 'sent', { state: 'sent', expenseId: 4712 + receipts.size })
    })
    later(1800, () => {
      if (receipts.get(id)?.state === 'sent') move(id, 'proven', { state: 'proven' })
      count(false)
    })
  }

  async function capture(names: string[]): Promise<CaptureOutcome[]> {
    const number = batch.get().number + 1
    const outcomes: CaptureOutcome[] = []
    const state: CaptureBatch = { ...batch.get(), number, total: names.length, done: 0, saved: 0 }
    batch.set({ ...state, finished: false, refused: [], duplicates: 0 })
    for (const name of names) {
      await new Promise((resolve) => setTimeout(resolve, names.length > 20 ? 5 : 60))
      if (name.startsWith('endless')) await new Promise(() => undefined)
      const mediaType = /\.pdf$/i.test(name)
        ? 'application/pdf'
        : /\.png$/i.test(name)
          ? 'image/png'
          : 'image/jpeg'
      if (!/\.(jpe?g|png|pdf)$/i.test(name)) {
        outcomes.push({ result: 'refused', fileName: name, code: 'file-unsupported' })
      } else {
        const id = `00000000-0000-4000-8000-${String(next++).padStart(12, '0')}`
        const capturedAt = new Date().toISOString()
        receipts.set(id, {
          id,
          state: 'review',
          fileName: name,
          mediaType,
          size: 200_000,
          capturedAt,
          supplierName: '',
          postingDate: '',
          gross: '',
          expenseType: '',
          sha256: 'b'.repeat(64),
          marker: 'D',
          draft: emptyDraft,
          trail: [{ at: capturedAt, event: 'captured' }],
        })
        scene.files.set(
          id,
          mediaType === 'application/pdf' ? 'harbour-rail.pdf' : 'copper-kettle.jpg',
        )
        outcomes.push({ result: 'saved', fileName: name, id })
      }
      batch.set({ ...batch.get(), done: outcomes.length, finished: false })
    }
    const saved = outcomes.filter((outcome) => outcome.result === 'saved')
    changed()
    batch.set({
      ...batch.get(),
      finished: true,
      saved: saved.length,
      refused: outcomes.flatMap((outcome) => (outcome.result === 'refused' ? [outcome] : [])),
      ...(saved[0] && { first: saved[0].id }),
    })
    return outcomes
  }

  const connect = (): void => {
    session.set({
      account: {
        id: '00000000-0000-4000-8000-000000900001',
        kind: 'demo',
        name: 'Marlow Design Ltd',
        colour: '#c06a2b',
        access: 'full',
      },
      status: 'connected',
      keeping: 'memory',
    })
    if (!order.includes('00000000-0000-4000-8000-000000900001'))
      order.push('00000000-0000-4000-8000-000000900001')
    list.set(listed())
    reference.set(choices)
    sync.set({ ...sync.get(), service: 'reachable' })
  }

  const lastPart = (path: string) => path.split(/[\\/]/).at(-1) ?? path
  const samples = [
    'northgate-fuels.jpg',
    'copper-kettle.jpg',
    'pennine-stationers.png',
    'harbour-rail.pdf',
  ]

  const billing = fakeBilling({
    ...{ start: scene.billing ?? {}, known: shelf, learn },
    choices: () => reference.get(),
    isReachable: () => sync.get().service !== 'unreachable',
  })
  const sales = fakeSales({
    ...{ known: shelf, learn, changed: billing.changed },
    isReachable: () => sync.get().service !== 'unreachable',
    show: () => {
      const id = `00000000-0000-4000-8000-${String(next++).padStart(12, '0')}`
      scene.files.set(id, 'brightwire-hosting.pdf')
      return id
    },
  })

  function found({
    list,
    search,
    sort,
  }: {
    list: InboxList
    search: string
    sort?: ReceiptSort | undefined
  }) {
    const wanted = search.toLowerCase()
    const rows = inList(list).filter((row) =>
      `${row.supplierName} ${row.fileName} ${row.gross}`.toLowerCase().includes(wanted),
    )
    const orders: Partial<Record<ReceiptSort, (a: Receipt, b: Receipt) => number>> = {
      supplier: (a, b) => a.supplierName.localeCompare(b.supplierName),
      amount: (a, b) => Number(b.gross) - Number(a.gross),
      date: (a, b) => b.postingDate.localeCompare(a.postingDate),
    }
    if (sort === 'newest') return rows.toReversed()
    return sort ? rows.toSorted(orders[sort] ?? (() => 0)) : rows
  }

  function edit({ id, draft }: { id: string; draft: ExpenseDraft }): void {
    if (scene.failing) throw new AppError('disk-full', 'no room')
    const receipt = read(id)
    const { gross } = totals(draft)
    receipts.set(id, {
      ...receipt,
      draft,
      supplierName: draft.supplierName,
      postingDate: draft.postingDate,
      expenseType: draft.lines[0]?.expenseType ?? '',
      gross: gross === '0.00' ? '' : gross,
    })
    changed()
  }

  const only = (id: string, ...states: string[]) => {
    if (!states.includes(read(id).state)) throw new AppError('wrong-state', 'It is elsewhere')
  }

  const steps = {
    confirm: (id: string): { problems: DraftProblem[] } => {
      if (scene.failing) throw new AppError('signed-out', 'no sign-in')
      only(id, 'review')
      const { problems } = checkDraft(read(id).draft, reference.get())
      if (problems.length > 0) return { problems }
      move(id, 'confirmed', { state: 'ready' })
      send(id)
      return { problems: [] }
    },
    reopen: (id: string): undefined => {
      only(id, 'ready', 'rejected')
      move(id, 'reopened', { state: 'review' })
      count(false)
    },
    discard: (id: string): undefined => {
      only(id, 'review', 'ready', 'rejected')
      move(id, 'discarded', { state: 'discarded' })
    },
    restore: (id: string): undefined => {
      only(id, 'discarded')
      move(id, 'restored', { state: 'review' })
    },
  }

  /** Receipts that stand in for others, which go to the bin. */
  function made(like: string, count: number, from: string[]): string[] {
    for (const id of from) only(id, 'review')
    const ids = Array.from({ length: count }, (_, at) => {
      const id = `00000000-0000-4000-8000-${String(next++).padStart(12, '0')}`
      receipts.set(id, {
        ...{ ...read(like), id, mediaType: 'application/pdf' as const },
        fileName: `Part ${at + 1} of ${count}.pdf`,
      })
      scene.files.set(id, 'harbour-rail.pdf')
      return id
    })
    for (const id of from) steps.discard(id)
    return ids
  }

  const handlers: AppHandlers = {
    session: {
      current: session,
      startDemo: connect,
      connect: ({ name, access }) => {
        const id = `00000000-0000-4000-8000-${String(910_000 + order.length).padStart(12, '0')}`
        order.push(id)
        session.set({
          account: { id, kind: 'service', name, colour: '#14594d', access },
          status: 'signing-in',
          keeping: session.get().keeping,
        })
        changed()
      },
      signIn: () => become({ status: 'signing-in' }),
      paste: (address) => {
        if (!address.startsWith('http://127.0.0.1'))
          throw new AppError('callback-invalid', 'Not the address of this sign-in')
        become({ status: 'connected', daysLeft: 60 })
      },
      tryOnceMore: () => become({ status: 'connected', daysLeft: 60 }),
      settleBooks: () => become({ status: 'connected' }),
      reopenPage: () => undefined,
      cancelSignIn: () =>
        become({
          status: session.get().account ? 'signed-out' : 'none',
          problem: 'sign-in-cancelled',
        }),
      signOut: () => become({ status: 'signed-out' }),
    },
    accounts: {
      list,
      show,
      change: ({ id, name, colour }) =>
        change(id, { ...(name !== undefined && { name }), ...(colour && { colour }) }),
      remove: (id) => {
        const known = standings.get(id)
        if (known && (known.waiting > 0 || id === first))
          throw new AppError('account-in-use', 'It has receipts')
        standings.delete(id)
        list.set(listed())
      },
      service: () => {
        const { account } = session.get()
        if (account?.kind === 'service') return services.get(account.id) ?? service
        return {
          baseUrl: 'http://127.0.0.1:41234',
          authUrl: 'http://127.0.0.1:41235',
          legacyBaseUrl: 'http://127.0.0.1:41236',
          clientId: 'docket-demo',
        }
      },
      changeService: (to) => {
        const { account } = session.get()
        if (account) services.set(account.id, to)
      },
      setLegacyKeys: (keys) => {
        const id = session.get().account?.id ?? ''
        if (keys) legacyKeys.add(id)
        else legacyKeys.delete(id)
      },
      hasLegacyKeys: () => legacyKeys.has(session.get().account?.id ?? ''),
      configuration,
      configure: (to) => configuration.set({ ...configuration.get(), service: to, from: 'person' }),
      unlockKeyring: () => {
        session.set({ ...session.get(), keeping: 'keyring' })
        become({ status: 'connected' })
      },
      keepUnprotected: (isWanted) =>
        session.set({ ...session.get(), keeping: isWanted ? 'unprotected' : 'memory' }),
    },
    capture: {
      batch,
      paths: (paths) => capture(paths.map(lastPart)),
      bytes: ({ fileName }) => capture([fileName]),
      pick: () => capture(samples.slice(0, 3)),
      samples: () => capture(samples),
    },
    receipts: {
      summary,
      page: ({ offset, limit, ...query }) => {
        const rows = found(query)
        const shown = rows.slice(offset, offset + limit).map((row) => ({
          ...row,
          isComplete: checkDraft(row.draft, reference.get()).problems.length === 0,
          ...(scene.isPhotoOfTwo && row === scene.receipts[0] && { reading: 'several' as const }),
        }))
        return { total: rows.length, rows: shown }
      },
      ids: (query) => found(query).map(({ id }) => id),
      read,
      drafts: (ids) =>
        ids.flatMap((id) => {
          const receipt = receipts.get(id)
          return receipt ? [{ id, state: receipt.state, draft: receipt.draft }] : []
        }),
      edit,
      editAll: (edits) => {
        const kept = edits.filter(({ id }) =>
          ['review', 'rejected'].includes(receipts.get(id)?.state ?? ''),
        )
        for (const one of kept) edit(one)
        return kept.map(({ id }) => id)
      },
      ...steps,
      stepAll: ({ ids, step }) => {
        const outcome: SharedOutcome = { done: [], stayed: [] }
        for (const id of ids) {
          try {
            const problems = steps[step](id)?.problems ?? []
            if (problems.length > 0) outcome.stayed.push({ id, why: 'incomplete' })
            else outcome.done.push(id)
          } catch {
            outcome.stayed.push({ id, why: 'moved' })
          }
        }
        return outcome
      },
      merge: (ids) => ({ made: made(ids[0] ?? '', 1, ids), from: ids }),
      split: ({ id }) => ({ made: made(id, 3, [id]), from: [id] }),
      exchange: ({ back, away }) => {
        for (const id of away) steps.discard(id)
        for (const id of back) steps.restore(id)
      },
      keepBoth: (id) => {
        const { duplicateOf, ...receipt } = read(id)
        receipts.set(id, receipt)
        move(id, 'kept-both', {})
        return { id, others: [], ...(duplicateOf !== undefined && { twin: duplicateOf }) }
      },
      lookDue: () => {
        const unseen = scene.isLooking
          ? inList('review').find(({ id }) => !looks.has(id))
          : undefined
        return unseen && { id: unseen.id, mediaType: unseen.mediaType }
      },
      looked: ({ id, look }) => {
        looks.set(id, look)
      },
      alike: (id) => alike.get(id) ?? [],
      keepBeside: ({ id, others }) => {
        const told = (alike.get(id) ?? []).filter((other) => others.includes(alikeKey(other)))
        alike.set(
          id,
          (alike.get(id) ?? []).filter((other) => !told.includes(other)),
        )
        toldApart.set(id, told)
        move(id, 'kept-both', {})
        return { id, others: told.map(alikeKey) }
      },
      askAgain: ({ id, twin, others }) => {
        const told = toldApart.get(id) ?? []
        const again = told.filter((other) => others.includes(alikeKey(other)))
        alike.set(id, [...again, ...(alike.get(id) ?? [])])
        move(id, 'asked-again', twin === undefined ? {} : { duplicateOf: twin })
      },
      decide: ({ id, answer }) => {
        if (answer === 'is-there') return move(id, 'vouched', { state: 'vouched' })
        if (answer === 'not-sure') return move(id, 'not-vouched', { state: 'undecided' })
        move(id, 'decided', { state: answer === 'check-again' ? 'checking' : 'ready' })
      },
      undecide: (id) => {
        if (read(id).state !== 'ready') throw new AppError('wrong-state', 'It has gone')
        move(id, 'told-to-wait', { state: 'undecided' })
      },
    },
    reading: {
      progress,
      of: (id) => readings.get(id),
      again: (id) => {
        readings.set(id, { state: 'waiting' })
        changed()
      },
      cancel: (id) => {
        for (const [other, { state }] of readings)
          if (state === 'waiting' && (id ?? other) === other)
            readings.set(other, { state: 'cancelled' })
        changed()
      },
    },
    learning: {
      revision: learnings,
      suggested: (id) => suggested.get(id) ?? [],
      defaults: ({ name }) =>
        remembered.get().find((known) => known.supplier.name === name)?.defaults ?? {},
      remembered: ({ search, offset, limit }) => {
        const found = remembered
          .get()
          .filter(({ supplier }) => foldName(supplier.name).includes(foldName(search)))
        return { total: found.length, rows: found.slice(offset, offset + limit) }
      },
      forget: ({ supplier, field }) => {
        remember(supplier.name, (known) => {
          const { [field ?? 'expenseType']: _, ...defaults } = known.defaults
          return field ? { ...known, defaults } : { ...known, receipts: 0, defaults: {} }
        })
      },
      setRule: ({ supplier, rule }) => {
        remember(supplier.name, (known) => ({ ...known, rule }))
      },
      removeRule: (supplier) => {
        remember(supplier.name, ({ rule: _, ...known }) => known)
      },
    },
    books: {
      choices: reference,
      status: booksStatus,
      revision: booksRevision,
      matchSuppliers: ({ search, limit }) =>
        suppliers.filter(({ name }) => foldName(name).includes(foldName(search))).slice(0, limit),
      expenses: (asked) => pages.expenses(shelf().expenses, asked, fitsExpense(asked)),
      suppliers: (asked) => pages.suppliers(shelf().suppliers, asked),
      clients: (asked) => pages.clients(shelf().clients, asked),
      invoices: (asked) => pages.invoices(shelf().invoices, asked),
      salesInvoices: (asked) => pages.salesInvoices(shelf().salesInvoices, asked, fitsSales(asked)),
      bankAccounts: (asked) => pages.bankAccounts(shelf().bankAccounts, asked),
      overview: ({ today }) => fakeOverview(shelf().expenses, today),
      supplierSpending: (id) => {
        const own = shelf().expenses.filter(({ supplierId }) => supplierId === id)
        const years = [...new Set(own.map(({ postingDate }) => postingDate.slice(0, 4)))]
        const of = (year: string) => own.filter(({ postingDate }) => postingDate.startsWith(year))
        return {
          years: years
            .toSorted()
            .toReversed()
            .map((year) => ({
              year,
              amount: addAmounts(of(year).map(({ gross }) => gross)),
              count: of(year).length,
            })),
          newest: own[0],
        }
      },
      refresh: () => {
        if (sync.get().service === 'unreachable') throw new AppError('offline', 'no network')
        const { problem: _, ...standing } = shelf().standing
        learn({ ...shelf(), standing: { ...standing, asOf: new Date().toISOString() } })
      },
    },
    expenses: fakeExpenses({
      ...{ shelf, learn, fault: scene.expenseFault },
      supplierName: (id) => suppliers.find((one) => one.id === id)?.name ?? '',
    }),
    ...billing.handlers,
    invoices: { ...billing.handlers.invoices, receivables: sales.owed },
    salesInvoices: sales.handlers,
    sync: {
      status: sync,
      now: () => {
        throw new AppError('offline', 'still no network')
      },
      setPaused: (paused) => sync.set({ ...sync.get(), paused }),
    },
    exports: {
      progress: exporting,
      save: ({ question: { list: asked }, format }) => ({
        ...{ result: 'saved', rows: 248 },
        fileName: `${asked.charAt(0).toUpperCase()}${asked.slice(1)}.${format}`,
        ...{ files: 0, missing: 0 },
      }),
      cancel: () => undefined,
      sheet: () => ({
        columns: [
          { title: 'Date', kind: 'date' },
          { title: 'Supplier', kind: 'text' },
          { title: 'Reference', kind: 'text' },
          { title: 'Amount', kind: 'amount' },
        ],
        rows: shelf()
          .expenses.slice(0, 30)
          .map((row) => [row.postingDate, row.supplierName, row.reference, row.gross]),
        total: shelf().expenses.length,
      }),
    },
    activity: {
      page: ({ offset, limit, search, events }) => {
        const fitting = activity
          .map((row, index) => ({ ...row, id: index + 1 }))
          .filter(
            (row) =>
              (!events || events.includes(row.event)) &&
              [row.fileName, row.supplierName, row.note].join(' ').includes(search),
          )
          .toReversed()
        return { total: fitting.length, rows: fitting.slice(offset, offset + limit) }
      },
    },
    store: { recovered: new LiveValue(undefined) },
    notices: { opened: new LiveValue(undefined) },
    settings: {
      current: settings,
      change: ({ theme, receiptSort, notices }) =>
        settings.set({
          ...{ ...settings.get(), ...(theme && { theme }) },
          ...(receiptSort && { receiptSort }),
          ...(notices !== undefined && { notices }),
        }),
    },
  }

  const answer = createResponder(contract, handlers)
  const respond: typeof answer = async (channel, input) =>
    scene.isUnreadable && ofLists.test(channel)
      ? { ok: false, error: new AppError('disk-failed', 'it does not answer').toJSON() }
      : answer(channel, input)
  const live = new Map<string, LiveValue<unknown>>()
  eachChannel(contract, (channel, spec, group, name) => {
    const members = handlers[group as keyof AppHandlers] as Record<string, unknown>
    if (spec.kind === 'live') live.set(channel, members[name] as LiveValue<unknown>)
  })
  const transport: Transport = {
    invoke: async (channel, input) => {
      calls.push(channel)
      await new Promise((resolve) => setTimeout(resolve, scene.answersAfterMs ?? 3))
      return structuredClone(await respond(channel, structuredClone(input)))
    },
    listen: (channel, listener) =>
      live.get(channel)?.subscribe((value) => listener(structuredClone(value))) ??
      (() => undefined),
  }

  return {
    transport,
    calls,
    receipts,
    looks,
    readings,
    suggested,
    remembered,
    progress,
    exporting,
    changed,
    learn,
    billing,
    sales,
    known: shelf,
    setTheme: (theme: 'light' | 'dark') => settings.set({ ...settings.get(), theme }),
    documentUrl: (id: string) => `/${scene.files.get(id) ?? 'missing'}`,
  }
}
