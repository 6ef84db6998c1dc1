/** The core of the app, without a window: every module that owns something, built and passed one to another. */
import path from 'node:path'
import type { Service } from '../shared/accounts/account'
import { LiveValue } from '../shared/channel'
import { AppError } from '../shared/errors'
import { mediaTypeOf } from '../shared/receipts/media'
import type { MediaType } from '../shared/receipts/receipt'
import type { Reading } from '../shared/receipts/reading'
import { Anchor } from './accounts/grant/anchor'
import { DataKey } from './accounts/keyring/data-key'
import type { Keyring } from './accounts/keyring/keyring'
import { takeLease } from './accounts/grant/lease'
import { Vault } from './accounts/grant/vault'
import { Accounts } from './accounts/accounts'
import { afterSignIn } from './accounts/after-sign-in'
import { elapsed } from './accounts/following'
import { watchSync } from './accounts/sync-status'
import { openArrivals } from './arrivals'
import { Attaching } from './receipts/attaching'
import { AlikeReceipts } from './receipts/duplicates'
import type { BillingShared, DeletedExpense } from './changes/billing'
import { Documents } from './shell/shown-documents'
import { ShownFiles } from './shell/shown-files'
import { Pacer } from './api/http/pacing'
import type { Exchange } from './api/http/transport'
import { MergeAndSplit } from './receipts/merge-and-split'
import { Intake } from './receipts/intake'
import { openConfiguration } from './shell/configuration'
import type { Customs } from './export/exporter'
import { openExporter } from './export/exports'
import { OriginalsOut } from './export/originals-out'
import { Learning } from './receipts/suggestions/learning'
import type { Log, Part } from './shell/log/events'
import { attachmentName, mintMarker } from './outbox/marker'
import { makeDocuments } from './reading/host/making'
import { unfoldBundles } from './reading/host/unfolding'
import { viewPages } from './reading/host/viewing'
import type { ReadingProcess } from './reading/host/reader'
import { ReceiptReading } from './receipts/reading'
import { Purchases } from './receipts/purchases'
import { Returning } from './receipts/returning'
import { Review } from './receipts/review'
import { Verdicts } from './receipts/verdicts'
import type { ScanWay } from './receipts/scanning/way'
import { Vouchers } from './receipts/vouchers'
import { openSending } from './outbox/sending'
import { graceMsOf } from '../shared/settings'
import { openSettings, type SettingsFile } from './shell/settings'
import { CachedBooks } from './store/cache/cached-books'
import { BookChangeRows } from './store/changes/book-change-rows'
import { InvoiceDrafts } from './store/changes/invoice-drafts'
import { ReminderPlans } from './store/changes/reminder-plans'
import { SalesInvoiceRows } from './store/changes/sales-invoice-rows'
import { lockFile, type Database } from './store/database/database'
import { ExchangeRates } from './store/receipts/exchange-rates'
import { Learned } from './store/receipts/learned'
import type { Journal } from './store/journal'
import { Looks } from './store/receipts/looks'
import type { Later } from './accounts/pulse'
import { openStore } from './store/recovery/open-store'
import { newReceiptId } from './store/receipts/receipts'

/** What the core needs of the world around it. */
export interface Surroundings {
  /** Absolute path of the folder that holds everything of this user. */
  profile: string
  /** Absolute path of a folder outside the profile, where this computer remembers how far the profile had come. */
  anchorage: string
  /** Of this profile, where they are open already. */
  settings?: SettingsFile
  /** Where an administrator may have placed the addresses of the service. */
  administratorsFile: string
  /** Whether an administrator placed it; the system is asked by default. */
  isPlacedByAdministrator?: (file: string) => boolean
  keyring: Keyring
  exchange: Exchange
  openInBrowser: (address: URL) => Promise<void>
  /** Starts the demo service and tells where it listens. */
  demoService: () => Promise<Service>
  log: Log
  /** Of the app; see StoreParts. */
  version?: string
  now: () => Date
  /** Milliseconds of a clock that only runs forward. */
  clock: () => number
  random: () => number
  /** Starts the process that reads receipts; without it none is read. */
  spawnReading?: () => ReadingProcess
  /** How files that a person asks for are made here. */
  exportCustoms: Customs
  /** Moves a file into the bin of the system. @param file absolute path */
  toBin: (file: string) => Promise<void>
  /** How pages are scanned here; undefined where the system has no way. */
  scanWay: ScanWay | undefined
  signInTimeoutMs?: number
  /** The grace before sending, in milliseconds; by default what the person set. */
  graceMs?: number
  /** See Pulse. */
  later?: Later
  /** See Outbox. */
  onIntent?: () => void
}

export type Core = Awaited<ReturnType<typeof openCore>>

/** How long quitting waits for what is on its way, and before that for what is being saved. */
const farewellMs = 15_000
const savingMs = 5_000
/** The start is busy enough without looking for what may go. */
const retentionDelayMs = 5 * 60_000

/** Opens the profile and builds the core. @throws AppError `store-newer`, `store-damaged`, `disk-full`, `no-permission` */
export async function openCore(world: Surroundings) {
  const ground = await openGround(world)
  const { settings, store, dataKey } = ground
  const { journal, receipts, recovered } = store
  const shownFiles = new ShownFiles({
    folder: path.join(world.profile, 'expense-files'),
    view: viewPages(world.spawnReading),
  })
  const expenseDeleted = (deleted: DeletedExpense) => {
    returning.deleted(deleted)
  }
  const { accounts, billing } = openAccounts({ ...world, expenseDeleted }, ground)
  const work = openReceipts(world, ground, accounts)
  const returning: Returning = new Returning({
    ...store,
    ...names,
    ...work,
    accounts,
    now: world.now,
    report: (error) => ground.report('returning', error),
  })
  const { intake, reading, review, scanning, watching } = work
  const configuration = openConfiguration({
    file: world.administratorsFile,
    settings,
    ...(world.isPlacedByAdministrator && { isTrusted: world.isPlacedByAdministrator }),
  })
  const exporter = openExporter({
    accounts,
    receipts,
    journal,
    customs: world.exportCustoms,
    readOriginal: (id) => store.readOriginal(receipts.read(id).sha256),
  })
  accounts.hold(settings.current.get().paused)
  store.retention.start(retentionDelayMs, (error) => ground.report('retention', error))

  return {
    settings,
    configuration,
    journal,
    receipts,
    ...work,
    accounts,
    sync: watchSync({ settings, accounts, receipts }),
    recovered,
    tally: store.tally,
    copyTo: store.copyTo,
    holdings: store.holdings,
    billing,
    shownFiles,
    exporter,
    originalsOut: new OriginalsOut(store, path.join(world.profile, 'dragged')),
    /** The bytes of a receipt's original. @throws AppError `original-lost` */
    readOriginal: store.readOriginal,
    retention: store.retention,
    originalOf: originalsOf({ store, reading, billing, shownFiles }),
    setPaused(paused: boolean): void {
      settings.change({ paused })
      accounts.hold(paused)
    },
    /** Without a keyring: whether tokens may be written all the same. */
    keepUnprotected: (isAllowed: boolean): Promise<void> => dataKey.allowUnprotected(isAllowed),
    /** Lets what is on its way land, then closes the profile. */
    async close(): Promise<void> {
      const saved = Promise.all([watching.stop(), intake.stop(), scanning.stop()])
      reading.stop()
      await Promise.race([saved, elapsed(savingMs)])
      const stepped = Promise.race([review.settled(), elapsed(farewellMs)])
      await Promise.all([accounts.close(farewellMs), stepped])
      store.retention.stop()
      billing.documents.clear()
      shownFiles.clear()
      store.close()
    },
  }
}

type Ground = Awaited<ReturnType<typeof openGround>>
type Told = Pick<BillingShared, 'expenseDeleted'>

const names = { mintMarker: () => mintMarker(), newId: newReceiptId }

/** What all else stands on: the profile's settings and store, and what keeps its sign-ins. */
async function openGround(world: Surroundings) {
  const { profile, anchorage, keyring, version, now, log } = world
  const { settings = openSettings(profile) } = world
  const store = await openStore({
    profile,
    now,
    mediaTypeOf,
    provenDays: () => settings.current.get().filesKeptDays || undefined,
    ...names,
    ...(version && { version }),
  })
  const anchor = new Anchor({ profile, folder: anchorage })
  const lease = (name: string) => takeLease(anchor.leaseFile(name), lockFile)
  const dataKey = new DataKey({ folder: profile, keyring, lease: () => lease('keys') })
  const vault = new Vault({ folder: profile, dataKey })
  // What a removal that a crash cut short has left outside the store.
  for (const id of store.removal.pending()) {
    vault.forget(id)
    store.removal.done(id)
  }
  const report = (part: Part, error: unknown) => {
    log('failed', { part, error: AppError.from(error) })
  }
  return { settings, store, anchor, lease, dataKey, vault, report }
}

function openAccounts(world: Surroundings & Told, ground: Ground) {
  const { store, anchor, lease, dataKey, vault, report } = ground
  const delivery = openSending({
    database: store.database,
    receipts: store.receipts,
    now: world.now,
    clock: world.clock,
    epoch: anchor.epoch,
    readOriginal: store.readOriginal,
    ...(world.onIntent && { onIntent: world.onIntent }),
  })
  const billing = openBilling(world, { ...store, countIntent: delivery.countIntent })
  const accounts = new Accounts({
    ...world,
    delivery,
    billing,
    rows: store.accountRows,
    removal: store.removal,
    countIntent: delivery.countIntent,
    vault,
    anchor,
    lease,
    cache: new CachedBooks(store.caches),
    journal: store.journal,
    pacer: new Pacer(),
    keeping: vault.keeping,
    unlock: () => dataKey.unlock(),
    report,
  })
  return { accounts, billing }
}

/** All that is done with receipts here, before and beside sending them. */
function openReceipts(
  world: Surroundings,
  { settings, store, report }: Ground,
  accounts: Accounts,
) {
  const { profile, now, spawnReading: spawn } = world
  const { files, journal, receipts } = store
  const unfold = spawn && unfoldBundles({ spawn, folder: path.join(profile, 'unfolding') })
  const intake = new Intake({
    files,
    receipts,
    ...names,
    onKept: store.originalBack,
    isGone: (id) => !accounts.has(id),
    ...(unfold && { unfold }),
  })
  const looks = new Looks(store.database)
  const said = (id: string) => store.readings.facts(id)?.fields
  const alike = new AlikeReceipts({ looks, receipts, accounts, journal, said })
  const purchases = new Purchases({ looks, receipts, accounts })
  const rates = new ExchangeRates({ database: store.database, now })
  const verdicts = new Verdicts({
    readings: store.readings,
    alike: (id) => alike.of(id),
    near: (id, draft) => learning.near(id, draft),
    now,
    reads: spawn !== undefined,
  })
  const known = { alike, purchases, rates, verdicts }
  const learning: Learning = new Learning({
    learned: new Learned(store.database),
    receipts,
    now,
    cache: new CachedBooks(store.caches),
    verdicts,
    confirm: (id) => review.confirm(id, { by: 'rule', accepted: [] }),
  })
  const reportLearning = (error: unknown) => report('learning', error)
  const review = new Review({
    receipts,
    files,
    accounts,
    learning,
    verdicts,
    now,
    graceMs: () => world.graceMs ?? graceMsOf(settings.current.get()),
    rates,
    isNumbered: () => settings.current.get().numberInDescription !== false,
    filledOf: (id) => store.readings.filled(id) ?? {},
    report: reportLearning,
  })
  const reading = new ReceiptReading({
    ...store,
    previews: path.join(profile, 'previews'),
    spawn,
    onFilled: (id, read) => void learning.apply(id, read).catch(reportLearning),
  })
  const make = makeDocuments({ spawn, folder: path.join(profile, 'making') })
  const mergeAndSplit = new MergeAndSplit({
    ...store,
    ...names,
    onKept: store.originalBack,
    learning,
    review,
    make,
    readingOf: (id) => readingOf(store, id),
    report: (error) => report('merge-and-split', error),
  })
  const beside = {
    vouchers: new Vouchers({ accounts, database: store.database, intake, receipts }),
    attaching: new Attaching({ alike, files, nameOf: attachmentName, now, receipts, review }),
  }
  const arriving = openArrivals(world, { store, report }, { accounts, intake, make })
  afterSignIn(accounts, () => void learning.complete(readUntouched(store)).catch(reportLearning))
  return { intake, ...arriving, review, reading, learning, mergeAndSplit, ...known, ...beside }
}

/** What was read on a receipt; undefined where it was not read. */
function readingOf({ readings }: Ground['store'], id: string) {
  const state = readings.of(id)
  return state?.state === 'read' ? state.reading : undefined
}

/** What was read on a receipt; undefined where a person has emptied what was filled in. */
function readUntouched({ readings }: Ground['store']): (id: string) => Reading | undefined {
  return (id) => (readings.emptied(id).length > 0 ? undefined : readings.whole(id))
}

/**
 * Where a receipt's original lies and what it is, or the picture of a page (from 1); undefined for an id that is none, or
 * one not kept here any more.
 */
function originalsOf(parts: {
  store: Ground['store']
  reading: ReceiptReading
  billing: BillingShared
  shownFiles: ShownFiles
}) {
  const { store, reading, billing, shownFiles } = parts
  return (id: string, page?: number): { path: string; mediaType: MediaType } | undefined => {
    try {
      const { sha256, mediaType, originalGone } = store.receipts.read(id)
      if (originalGone) return undefined
      if (page === undefined) return { path: store.files.originalPath(sha256), mediaType }
      const preview = reading.previewOf(id, page)
      return preview === undefined ? undefined : { path: preview, mediaType: 'image/jpeg' }
    } catch (error) {
      // The documents of invoices that are being shown have ids of the same kind.
      if (AppError.from(error).code === 'not-found')
        return billing.documents.shownAt(id) ?? shownFiles.shownAt(id, page)
      throw error
    }
  }
}

function openBilling(
  { profile, now, clock, onIntent, expenseDeleted }: Surroundings & Told,
  parts: { database: Database; journal: Journal; countIntent: () => boolean },
): BillingShared {
  const { database, journal } = parts
  return {
    expenseDeleted,
    drafts: new InvoiceDrafts({ database, now }),
    bookChangeRows: new BookChangeRows({ database, now }),
    salesRows: new SalesInvoiceRows({ database, now }),
    reminderPlans: new ReminderPlans({ database }),
    documents: new Documents(path.join(profile, 'documents')),
    revision: new LiveValue(0),
    now,
    clock,
    countIntent: () => {
      if (!parts.countIntent())
        throw new AppError('profile-restored', 'Another copy of this profile has been at work')
    },
    note: (accountId, event, note, detail) => {
      journal.record({ accountId, event, note, detail })
    },
    ...(onIntent && { onIntent }),
  }
}
