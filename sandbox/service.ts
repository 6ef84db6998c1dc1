// Owns a running demo service: its parts, put together and taken apart again.
import { openAdmin } from './admin'
import type { Admin } from './admin'
import { readBooks } from './books'
import type { BookedExpense } from './books'
import { Clock } from './clock'
import { Database } from './database'
import { createDials } from './dials'
import type { Dials } from './dials'
import { Faults } from './faults'
import type { Settings } from './http/call'
import { Listener } from './http/listener'
import { Rate } from './http/rate'
import { answer } from './http/router'
import { Journal } from './journal'
import type { JournalEntry } from './journal'
import { demoClientId } from './seed/company'
import { seedCompany } from './seed/seed'

export type DemoOptions = {
  /** 0, the default, takes any free port. */
  port?: number
  /** A file path; the default keeps everything in memory. */
  database?: string
  /** Fills a new database; one that exists keeps what it has. */
  seed?: 'demo' | 'empty'
  consent?: 'page' | 'auto'
  now?: () => Date
  accessTokenSeconds?: number
  codeSeconds?: number
  requestsPerSecond?: number
  /** Without it there is no admin listener. */
  adminPort?: number
}

export type DemoService = {
  baseUrl: string
  authUrl: string
  legacyBaseUrl: string
  clientId: string
  adminUrl: string | undefined
  dials: Dials
  journal: () => JournalEntry[]
  books: () => BookedExpense[]
  close: () => Promise<void>
}

export async function startDemoService(options: DemoOptions = {}): Promise<DemoService> {
  const clock = new Clock(options.now)
  const database = openDatabase(options, clock.now())
  const settings: Settings = {
    consent: options.consent ?? 'page',
    accessTokenSeconds: options.accessTokenSeconds ?? 3600,
    codeSeconds: options.codeSeconds ?? 60,
  }
  const faults = new Faults()
  const journal = new Journal()
  const listener = new Listener({
    answer: (request) => answer({ request, id: 0, database, now: clock.now(), settings }),
    now: () => clock.now(),
    faults,
    journal,
    rate: new Rate(options.requestsPerSecond ?? 100),
  })
  const dials = createDials({ listener, faults, clock, database })
  const readers = { journal: () => journal.entries(), books: () => readBooks(database) }
  const closeAll = async (admin?: Admin) => {
    await admin?.close()
    await listener.close()
    database.close()
  }
  try {
    const baseUrl = `http://127.0.0.1:${await listener.open(options.port ?? 0)}`
    const admin =
      options.adminPort === undefined
        ? undefined
        : await openAdmin(options.adminPort, { dials, ...readers })
    let closing: Promise<void> | undefined
    return {
      baseUrl,
      authUrl: `${baseUrl}/auth`,
      legacyBaseUrl: baseUrl,
      clientId: demoClientId,
      adminUrl: admin?.url,
      dials,
      ...readers,
      close: () => (closing ??= closeAll(admin)),
    }
  } catch (cause) {
    await closeAll()
    throw cause
  }
}

function openDatabase({ database: path = ':memory:', seed = 'demo' }: DemoOptions, now: Date) {
  const database = new Database(path)
  if (database.isNew) database.create(() => seedCompany(database, seed, now))
  return database
}
