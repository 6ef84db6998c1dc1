/** The core of the app, without a window: every module that owns something, built and passed one to another. */
import type { Service } from '../shared/account'
import { LiveValue } from '../shared/channel'
import { AppError } from '../shared/errors'
import type { MediaType } from '../shared/receipt'
import type { SyncStatus } from '../shared/sync'
import { Anchor } from './account/anchor'
import { DataKey } from './account/data-key'
import type { Keyring } from './account/keyring'
import { takeLease } from './account/lease'
import { Vault } from './account/vault'
import { Accounts } from './accounts'
import { AlikeReceipts } from './alike'
import { Pacer } from './api/http/pacing'
import type { Exchange } from './api/http/transport'
import { Intake } from './capture/intake'
import { mediaTypeOf } from './capture/media'
import { openConfiguration } from './configuration'
import type { Log } from './log'
import { mintMarker } from './outbox/marker'
import { Review } from './review'
import { openSending } from './sending'
import { SettingsFile } from './settings'
import { CachedBooks } from './store/cached-books'
import { lockFile } from './store/database'
import { makeFolderNow } from './store/durable'
import { Looks } from './store/looks'
import { openStore } from './store/open-store'
import { newReceiptId, type Receipts } from './store/receipts'

/** What the core needs of the world around it. */
export interface Surroundings {
  /** Absolute path of the folder that holds everything of this user. */
  profile: string
  /** Absolute path of a folder outside the profile, where this computer remembers how far the profile had come. */
  anchorage: string
  /** Where an administrator may have placed the addresses of the service. */
  administratorsFile: string
  keyring: Keyring
  exchange: Exchange
  openInBrowser: (address: URL) => Promise<void>
  /** Starts the demo service and tells where it listens. */
  demoService: () => Promise<Service>
  log: Log
  now: () => Date
  /** Milliseconds of a clock that only runs forward. */
  clock: () => number
  random: () => number
  signInTimeoutMs?: number
  /** See Outbox. */
  onIntent?: () => void
}

export type Core = Awaited<ReturnType<typeof openCore>>

/** How long quitting waits for what is on its way. */
const farewellMs = 15_000
/** The start is busy enough without looking for what may go. */
const retentionDelayMs = 5 * 60_000

/** Opens the profile and builds the core. @throws AppError `store-newer`, `store-damaged`, `disk-full`, `no-permission` */
export async function openCore(world: Surroundings) {
  const { profile, now, log } = world
  makeFolderNow(profile)
  const settings = new SettingsFile(profile)
  const names = { mintMarker: () => mintMarker(), newId: newReceiptId }
  const store = await openStore({ profile, now, mediaTypeOf, ...names })
  const { files, journal, receipts, recovered } = store
  const intake = new Intake({ files, receipts, ...names, onKept: store.originalBack })
  const anchor = new Anchor({ profile, folder: world.anchorage })
  const lease = (name: string) => takeLease(anchor.leaseFile(name), lockFile)
  const dataKey = new DataKey({
    folder: profile,
    keyring: world.keyring,
    lease: () => lease('keys'),
  })
  const vault = new Vault({ folder: profile, dataKey })
  const accounts = new Accounts({
    ...world,
    rows: store.accountRows,
    vault,
    anchor,
    lease,
    shelf: new CachedBooks(store.caches),
    journal,
    delivery: openSending({
      ...{ database: store.database, receipts, now, clock: world.clock, epoch: anchor.epoch },
      readOriginal: store.readOriginal,
      ...(world.onIntent && { onIntent: world.onIntent }),
    }),
    pacer: new Pacer(),
    keeping: vault.keeping,
    unlock: () => dataKey.unlock(),
    report: (event, { code, message }) => {
      log(event, { code, message })
    },
  })
  const review = new Review({ receipts, files, accounts })
  const alike = new AlikeReceipts({ looks: new Looks(store.database), receipts, accounts, journal })
  const configuration = openConfiguration({ file: world.administratorsFile, settings })
  const sync = watchSync({ settings, accounts, receipts })
  accounts.hold(settings.current.get().paused)
  store.retention.start(retentionDelayMs, (error) => {
    const { code, message } = AppError.from(error)
    log('retention', { code, message })
  })

  return {
    ...{
      settings,
      configuration,
      journal,
      receipts,
      intake,
      accounts,
      review,
      alike,
      sync,
      recovered,
    },
    retention: store.retention,
    setPaused(paused: boolean): void {
      settings.change({ paused })
      accounts.hold(paused)
    },
    /** Without a keyring: whether tokens may be written all the same. */
    async keepUnprotected(isAllowed: boolean): Promise<void> {
      await dataKey.allowUnprotected(isAllowed)
    },
    /** Where a receipt's original lies and what it is; undefined for an id that is none, or one not kept here any more. */
    originalOf(id: string): { path: string; mediaType: MediaType } | undefined {
      try {
        const { sha256, mediaType, originalGone } = receipts.read(id)
        if (originalGone) return undefined
        return { path: files.originalPath(sha256), mediaType }
      } catch (error) {
        if (AppError.from(error).code === 'not-found') return undefined
        throw error
      }
    },
    /** Lets what is on its way land, then closes the profile. */
    async close(): Promise<void> {
      await accounts.close(farewellMs)
      store.retention.stop()
      store.close()
    },
  }
}

/** One small value out of four, for the note at the window's edge. */
function watchSync(parts: {
  settings: SettingsFile
  accounts: Accounts
  receipts: Receipts
}): LiveValue<SyncStatus> {
  const { settings, accounts, receipts } = parts
  const compute = (): SyncStatus => {
    const { ready, sending } = receipts.summary.get().counts
    return {
      ...accounts.reach.get(),
      paused: settings.current.get().paused,
      waiting: ready + sending,
      active: accounts.active.get(),
    }
  }
  const sync = new LiveValue(compute())
  for (const value of [settings.current, receipts.summary, accounts.active, accounts.reach])
    value.subscribe(() => {
      sync.set(compute())
    })
  return sync
}
