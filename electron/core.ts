/** The core of the app, without a window: every module that owns something, built and passed one to another. */
import path from 'node:path'
import type { Service } from '../shared/account'
import { LiveValue } from '../shared/channel'
import { AppError } from '../shared/errors'
import type { MediaType } from '../shared/receipt'
import type { SyncStatus } from '../shared/sync'
import type { Keyring } from './account/keyring'
import { SignIn } from './account/sign-in'
import { Vault } from './account/vault'
import type { Exchange } from './api/transport'
import { Books } from './books/books'
import { Intake } from './capture/intake'
import { Connection } from './connection'
import type { Log } from './log'
import { mintMarker } from './outbox/marker'
import { Outbox } from './outbox/outbox'
import { Review } from './review'
import { SettingsFile } from './settings'
import { Accounts } from './store/accounts'
import { CachedBooks } from './store/cached-books'
import { Database } from './store/database'
import { FileStore } from './store/files'
import { Journal } from './store/journal'
import { newReceiptId, Receipts } from './store/receipts'

/** What the core needs of the world around it. */
export interface Surroundings {
  /** Absolute path of the folder that holds everything of this user. */
  profile: string
  keyring: Keyring
  exchange: Exchange
  openInBrowser: (address: URL) => Promise<void>
  /** Starts the demo service and tells where it listens. */
  demoService: () => Promise<Service>
  log: Log
  now: () => Date
  random: () => number
  signInTimeoutMs?: number
  /** See Outbox. */
  onIntent?: () => void
}

export type Core = Awaited<ReturnType<typeof openCore>>

/** How long quitting waits for what is on its way. */
const farewellMs = 15_000

/** Opens the profile and builds the core. @throws AppError `store-newer`, `store-damaged`, `disk-full`, `no-permission` */
export async function openCore(world: Surroundings) {
  const { profile, now, log } = world
  const settings = new SettingsFile(profile)
  const database = new Database(path.join(profile, 'docket.sqlite'))
  const files = new FileStore(path.join(profile, 'receipts'))
  await files.prepare()

  const journal = new Journal({ database, now })
  const receipts = new Receipts({ database, journal, now })
  const books = new Books({ shelf: new CachedBooks(database), now })
  const intake = new Intake({
    files,
    receipts,
    mintMarker: () => mintMarker(),
    newId: newReceiptId,
  })
  const outbox = new Outbox({
    receipts,
    readOriginal: (sha256) => files.readOriginal(sha256),
    now,
    random: world.random,
    ...(world.onIntent && { onIntent: world.onIntent }),
  })
  const signIn = new SignIn({
    openInBrowser: world.openInBrowser,
    ...(world.signInTimeoutMs !== undefined && { timeoutMs: world.signInTimeoutMs }),
  })
  const connection = new Connection({
    accounts: new Accounts({ database, now }),
    vault: new Vault({ folder: profile, keyring: world.keyring }),
    books,
    signIn,
    exchange: world.exchange,
    now,
    demoService: world.demoService,
    showAccount: (accountId) => {
      receipts.showAccount(accountId)
    },
    serve: (lane) => outbox.serve(lane),
    report: (event, { code, message }) => {
      log(event, { code, message })
    },
  })
  const review = new Review({
    receipts,
    files,
    books,
    hasAccount: () => connection.session.get().account !== undefined,
    wake: () => {
      outbox.wake()
    },
  })
  const sync = watchSync({ settings, connection, receipts, outbox })
  outbox.hold(settings.current.get().paused)

  return {
    ...{ settings, journal, receipts, books, intake, outbox, signIn, connection, review, sync },
    /** Tries the service and sends what waits, without waiting out a back-off. */
    async syncNow(): Promise<void> {
      await connection.tryNow()
      outbox.wake()
    },
    setPaused(paused: boolean): void {
      settings.change({ paused })
      outbox.hold(paused)
    },
    /** Where a receipt's original lies and what it is; undefined for an id that is none. */
    originalOf(id: string): { path: string; mediaType: MediaType } | undefined {
      try {
        const { sha256, mediaType } = receipts.read(id)
        return { path: files.originalPath(sha256), mediaType }
      } catch (error) {
        if (AppError.from(error).code === 'not-found') return undefined
        throw error
      }
    },
    /** Lets what is on its way land, then closes the profile. */
    async close(): Promise<void> {
      signIn.cancel()
      connection.close()
      outbox.hold(true)
      await Promise.race([outbox.settled(), elapsed(farewellMs)])
      database.close()
    },
  }
}

/** One small value out of four, for the note at the window's edge. */
function watchSync(parts: {
  settings: SettingsFile
  connection: Connection
  receipts: Receipts
  outbox: Outbox
}): LiveValue<SyncStatus> {
  const { settings, connection, receipts, outbox } = parts
  const compute = (): SyncStatus => {
    const { ready, sending } = receipts.summary.get().counts
    return {
      ...connection.reach.get(),
      paused: settings.current.get().paused,
      waiting: ready + sending,
      active: outbox.active.get(),
    }
  }
  const sync = new LiveValue(compute())
  const update = () => {
    sync.set(compute())
  }
  settings.current.subscribe(update)
  receipts.summary.subscribe(update)
  outbox.active.subscribe(update)
  connection.reach.subscribe(({ service }) => {
    const wasAway = sync.get().service === 'unreachable'
    update()
    if (wasAway && service === 'reachable') outbox.wake()
  })
  return sync
}

function elapsed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
