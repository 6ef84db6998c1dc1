/** One computer for a window to look at: the real core and its handlers, with a network, keyring, clock and demo services that obey. */
import { fork } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import type { Exchange } from '../../electron/api/http/transport'
import { exchange } from '../support/exchange'
import { openCore, type Core } from '../../electron/core'
import { createHandlers } from '../../electron/contract/handlers'
import type { ReadingProcess } from '../../electron/reading/host/reader'
import type { Service } from '../../shared/accounts/account'
import {
  createResponder,
  eachChannel,
  LiveValue,
  type Readable,
  type Reply,
} from '../../shared/channel'
import { AppError, type ErrorCode } from '../../shared/errors'
import { contract, type AppHandlers } from '../../shared/ipc'
import type { UpdateStanding } from '../../shared/updates'
import type { Fault, FaultAct } from '../../sandbox/faults'
import { startDemoService, type DemoOptions, type DemoService } from '../../sandbox/service'
import { until } from '../support/harness'
import { switchableKeyring } from '../support/keyring'
import { answerConsent, visit, type Answer } from '../support/person'
import { plainComputer } from '../support/plain-computer'
import { withoutWindow } from '../support/without-window'
import { memory } from './memory'

/** What every clock says: of the window, of its main and of the services. */
export const now = '2026-11-21T10:30:00.000Z'
const minuteMs = 60_000

const freshFolder = () =>
  mkdtempSync(path.join(process.env['DOCKET_WORLDS'] ?? memory, 'docket-window-'))

const online = (domain: string): Service => ({
  baseUrl: `https://api.${domain}`,
  authUrl: `https://auth.${domain}`,
  legacyBaseUrl: `https://older.${domain}`,
  clientId: 'docket-demo',
})
const demoAddress = 'http://127.0.0.1:41234'

/** Companies with books, each at a demo service of its own, under addresses that stay the same. */
export const companies = {
  demo: {
    service: {
      baseUrl: demoAddress,
      authUrl: `${demoAddress}/auth`,
      legacyBaseUrl: demoAddress,
      clientId: 'docket-demo',
    },
    options: {},
  },
  /** Nothing was ever booked by it; it takes the place of the demo company. */
  begun: { service: { baseUrl: demoAddress }, options: { seed: 'empty' } },
  hill: { service: online('books.example'), options: { seedNumber: 7 } },
  /** It is found where the one before was. */
  dale: { service: { baseUrl: 'https://api.books.example' }, options: { seedNumber: 8 } },
  river: { service: online('society.example'), options: { seed: 'empty', seedNumber: 9 } },
} as const satisfies Record<string, { service: Partial<Service>; options: DemoOptions }>
export type Company = keyof typeof companies

/** Which company answers at the address of which. */
type Stands = Record<'demo' | 'hill' | 'river', Company>

/** What the way to the services does to requests. */
export interface Wire {
  /** Nothing gets through. */
  isDown?: boolean
  /** Nothing gets through whose address fits. */
  refused?: RegExp
}

/** Nobody listens at the port of discarding. */
const deadPort = '9'

export class World {
  readonly folder: string
  readonly wire: Wire = {}
  readonly keyring = switchableKeyring()
  readonly stands: Stands = { demo: 'demo', hill: 'hill', river: 'river' }
  /** How the person answers the consent page; without it the page is left open. */
  answer: Answer | undefined
  consent: 'auto' | 'page' = 'auto'
  /** What the person has open in the browser. */
  opened: URL | undefined
  /** Where the administrator of this computer may have placed addresses. */
  administratorsFile = placed('nobody', undefined)
  /** What has become of looking for a new version of the app. */
  readonly crashed = new LiveValue(false)
  readonly update = new LiveValue<UpdateStanding>({ state: 'current', at: now })
  /** Milliseconds that each answer takes. */
  answersAfterMs = 0
  /** Milliseconds by which live values come late, so that answers overtake them. */
  toldAfterMs = 0
  /** Answers that fail, where nothing beneath them can be made to: by channel. */
  spoiled: { channels: RegExp; code: ErrorCode } | undefined
  /** What a colleague does in the books of the company at hand, just before main does what it is asked. */
  meddles: { when: RegExp; sql: string } | undefined
  /** Another clock than that of all scenes: an ISO instant. */
  time: string
  /** What reads receipts: one that finds nothing in any, none that ever answers, or the app's own. */
  reads: 'nothing' | 'never' | 'really' = 'nothing'
  /** Any picture, for receipts that are only rows. */
  stand: string | undefined
  readonly #running = new Map<Company, Promise<DemoService>>()
  #ahead = 0
  #core: Core | undefined
  #handlers: AppHandlers | undefined
  #respond: ((channel: string, input?: unknown) => Promise<Reply>) | undefined

  readonly #readingEntry: string

  /**
   * @param parts.reader the process that reads, for plain Node
   * @param parts.like the folder of a world that was left, to begin as that one ended
   */
  constructor({
    reader,
    like,
    time = now,
  }: {
    reader: string
    like: string | undefined
    time: string | undefined
  }) {
    this.#readingEntry = reader
    this.folder = freshFolder()
    this.time = time
    if (like !== undefined) cpSync(like, this.folder, { recursive: true })
    for (const name of ['profile', 'anchorage', 'inbox', 'companies'])
      mkdirSync(this.#at(name), { recursive: true })
    for (const [name, like] of dropped) copyFileSync(like, this.#at('inbox', name))
  }

  get core(): Core {
    if (!this.#core) throw new Error('Main does not run')
    return this.#core
  }

  get inbox(): string {
    return this.#at('inbox')
  }

  readonly now = (): Date => new Date(this.time)
  readonly #clock = (): number => performance.now() + this.#ahead

  /** Time passes, on every clock. */
  pass(minutes: number): void {
    this.#ahead += minutes * minuteMs
    this.time = new Date(Date.parse(this.time) + minutes * minuteMs).toISOString()
  }

  /** The demo service of a company, which is started with the first need of it. */
  company(name: Company): Promise<DemoService> {
    const known = this.#running.get(name)
    if (known) return known
    const started = startDemoService({
      database: this.#at('companies', `${name}.sqlite`),
      consent: this.consent,
      now: this.now,
      requestsPerSecond: 10_000,
      ...companies[name].options,
    })
    this.#running.set(name, started)
    return started
  }

  /** A folder beside the profile, with files in it that are no receipts yet. */
  folderFor(name: string, files: readonly string[] = []): string {
    const folder = this.#at('companies', name)
    mkdirSync(folder, { recursive: true })
    for (const file of files) writeFileSync(path.join(folder, file), 'x')
    return folder
  }

  /** Starts main on the profile, and lets nothing be under way that can end. */
  async open(): Promise<this> {
    this.#core = await openCore({
      graceMs: 0,
      ...plainComputer,
      profile: this.#at('profile'),
      anchorage: this.#at('anchorage'),
      administratorsFile: this.administratorsFile,
      isPlacedByAdministrator: () => true,
      keyring: this.keyring,
      exchange: this.#exchange,
      openInBrowser: async (address) => {
        this.opened = address
        if (this.answer) await this.consents(this.answer)
      },
      demoService: () => Promise.resolve(companies.demo.service),
      log: () => undefined,
      now: this.now,
      clock: this.#clock,
      random: () => 0,
      spawnReading: () => this.#reader(),
    })
    this.#handlers = createHandlers({
      ...this.#core,
      ...withoutWindow(),
      chooseFiles: async () => samples.slice(0, 3).map(sample),
      chooseFolder: async () => this.folderFor('Phone', ['lunch.jpg', 'taxi.pdf']),
      samples: async () => samples.map(sample),
      chooseTarget: async (fileName) => this.#at(fileName),
      about: () => ({ version: '1.2.3', electron: '45.4.1', system: 'linux x64' }),
      licences: () => Promise.resolve(exampleLicences),
      updates: { standing: this.update, look: () => undefined, install: () => undefined },
      report: { make: () => exampleReport, save: () => true, crashedBefore: this.crashed },
    })
    this.#respond = createResponder(contract, this.#handlers)
    await this.#core.accounts.resume()
    // The app has been running for a while: what was sent before can no longer be on its way.
    this.#ahead += 2 * minuteMs
    return this
  }

  /** Lets what a start begins come to its end, unless it never does. */
  async settles(isUnsettled = false): Promise<void> {
    if (isUnsettled) await new Promise((resolve) => setTimeout(resolve, 300))
    else await this.settled()
  }

  /** Has every receipt read, as the app does a little after its start. */
  async readsAll(): Promise<void> {
    const { reading, receipts } = this.core
    await reading.start()
    if (this.reads === 'never') return
    const { progress } = reading
    const isRead = (id: string) => reading.of(id)?.state !== 'waiting'
    const ids = () => receipts.lists.ids({ list: 'review', search: '' }, 500)
    await until(
      () => progress.get().waiting === 0 && ids().every(isRead),
      () => `all is read: ${JSON.stringify(progress.get())}`,
      120_000,
    )
  }

  /** Whatever is not left to be read by nobody is the work of the app's own process. */
  #reader(): ReadingProcess {
    const listeners: ((message: unknown) => void)[] = []
    const tell = (message: unknown) => {
      for (const listener of listeners) listener(message)
    }
    let real: ReadingProcess | undefined
    return {
      send: (message) => {
        const { kind, id } = message as { kind: string; id: string }
        if (kind === 'read' && this.reads === 'never') return
        if (kind === 'read' && this.reads === 'nothing')
          return void setImmediate(tell, { kind: 'done', id, reading: nothingRead })
        if (!real) {
          real = this.#forked()
          real.onMessage(tell)
        }
        real.send(message)
      },
      onMessage: (listener) => void listeners.push(listener),
      onExit: () => undefined,
      kill: () => real?.kill(),
      usage: () => undefined,
    }
  }

  #forked(): ReadingProcess {
    const child = fork(this.#readingEntry)
    return {
      send: (message) => {
        if (child.connected) child.send(message as object)
      },
      onMessage: (listener) => void child.on('message', listener),
      onExit: (listener) => void child.once('exit', listener),
      kill: () => void child.kill('SIGKILL'),
      usage: () => undefined,
    }
  }

  /** Waits until the books at hand have been read, as far as they can be. */
  async settled(): Promise<void> {
    const { accounts } = this.core
    await until(
      () =>
        accounts.session.get().status !== 'connected' ||
        Object.values(accounts.booksStatus.get()).every(
          ({ isRefreshing, asOf, problem }) =>
            !isRefreshing && (asOf !== undefined || problem !== undefined),
        ),
      () => `the books are read: ${JSON.stringify(accounts.booksStatus.get())}`,
      60_000,
    )
    await this.core.accounts.atHand?.outbox.settled()
  }

  /** The person at the browser answers the page that was opened last. */
  async consents(answer: Answer = 'allow'): Promise<void> {
    if (!this.opened) throw new Error('No page is open')
    await answerConsent(await this.#real(this.opened), answer)
  }

  /** Where the browser would end after the page that is open. */
  async callback(): Promise<string> {
    if (!this.opened) throw new Error('No page is open')
    return (await visit(await this.#real(this.opened))).location ?? ''
  }

  async fault(company: Company, fault: Omit<Fault, 'act'>, act: FaultAct): Promise<void> {
    const { dials } = await this.company(company)
    dials.next({ ...fault, act })
  }

  /** The window asks. */
  async ask(channel: string, input?: unknown): Promise<Reply> {
    if (this.answersAfterMs > 0)
      await new Promise((resolve) => setTimeout(resolve, this.answersAfterMs))
    if (this.spoiled?.channels.test(channel))
      return { ok: false, error: new AppError(this.spoiled.code, 'Made to fail').toJSON() }
    if (!this.#respond) throw new Error('Main does not run')
    if (this.meddles?.when.test(channel)) this.#meddle()
    return this.#respond(channel, input)
  }

  /** The window is told of every live value, until it is left. */
  onLive(tell: (channel: string, value: unknown) => void): () => void {
    const ends: (() => void)[] = []
    eachChannel(contract, (channel, spec, group, name) => {
      if (spec.kind === 'call') return
      const members = this.#handlers as unknown as Record<string, Record<string, Readable<unknown>>>
      const end = members[group]?.[name]?.subscribe((value) => {
        tell(channel, value)
      })
      if (end) ends.push(end)
    })
    return () => {
      for (const end of ends) end()
    }
  }

  /** A document as the window shows it. */
  async document(
    id: string,
    page?: number,
  ): Promise<{ bytes: Buffer; mediaType: string } | undefined> {
    const found = this.core.originalOf(id, page)
    const bytes = found && (await readFile(found.path).catch(() => undefined))
    if (found && bytes) return { bytes, mediaType: found.mediaType }
    return this.stand === undefined
      ? undefined
      : { bytes: await readFile(this.stand), mediaType: 'image/jpeg' }
  }

  /** Ends main and the services; the folder stays. */
  async close(): Promise<void> {
    const core = this.#core
    this.#core = undefined
    await Promise.all([core?.close(), this.#closeServices()])
    // Main may have asked for one as it ended.
    await this.#closeServices()
  }

  async #closeServices(): Promise<void> {
    const services = await Promise.all(this.#running.values())
    this.#running.clear()
    // What is on its way at this moment cannot arrive any more.
    for (const { dials } of services) dials.clear()
    await Promise.all(services.map((service) => service.close()))
  }

  async end(): Promise<void> {
    await this.close()
    rmSync(this.folder, { recursive: true, force: true })
  }

  #meddle(): void {
    const file = this.#at('companies', `${this.stands.demo}.sqlite`)
    const books = new DatabaseSync(file)
    books.exec(this.meddles?.sql ?? '')
    books.close()
    this.meddles = undefined
  }

  /** Where in its folder something lies. */
  #at(...names: string[]): string {
    return path.join(this.folder, ...names)
  }

  /** What was known of the books is thrown away, as it may be at any time; main must not run. */
  forgetBooks(): void {
    for (const ending of ['', '-wal', '-shm'])
      rmSync(this.#at('profile', `books.sqlite${ending}`), { force: true })
  }

  readonly #exchange: Exchange = async (request) => {
    const url = await this.#real(request.url)
    if (this.wire.isDown || this.wire.refused?.test(request.url.pathname)) url.port = deadPort
    return exchange({ ...request, url })
  }

  /** The address on this computer that stands for one of a company. */
  async #real(address: URL): Promise<URL> {
    const isKnown = /(^|\.)(books|society)\.example$|^127\.0\.0\.1$/.test(address.hostname)
    if (!isKnown) return new URL(`http://127.0.0.1:${deadPort}`)
    const place = address.hostname.endsWith('books.example')
      ? 'hill'
      : address.hostname.endsWith('society.example')
        ? 'river'
        : 'demo'
    const real = new URL(address)
    const { baseUrl } = await this.company(this.stands[place])
    const { protocol, port } = new URL(baseUrl)
    if (address.hostname.startsWith('auth.')) real.pathname = `/auth${address.pathname}`
    return Object.assign(real, { protocol, hostname: '127.0.0.1', port })
  }
}

const nothingRead = {
  pages: [{ width: 900, height: 1260, turn: 0, words: [] }],
  fields: { vatLines: [], items: [] },
  parts: [],
}

const exampleReport = {
  id: '6f2d3f5e-6c1c-4f0a-9d0e-0f2f6a1b7c3d',
  files: [
    { name: 'findings.json', text: '[\n  {\n    "finding": "crashed-before"\n  }\n]\n' },
    {
      name: 'system.json',
      text: '{\n  "docket": "1.2.3",\n  "electron": "45.4.1",\n  "platform": "linux"\n}\n',
    },
    {
      name: 'docket.log',
      text: [
        '{"at":"2026-11-23T09:00:00.000Z","event":"start","version":"1.2.3"}',
        '{"at":"2026-11-23T09:00:04.000Z","event":"failed","part":"refresh","code":"offline"}',
        '',
      ].join('\n'),
    },
  ],
  dumps: { count: 2, bytes: 3_400_000 },
}

const exampleLicences = [
  { name: 'Docket', version: '1.2.3', terms: 'MIT', text: 'Permission is hereby granted…' },
  { name: 'svelte', version: '5.57.3', terms: 'MIT', text: 'Permission is hereby granted…' },
]

const samples = [
  'northgate-fuels.jpg',
  'copper-kettle.jpg',
  'pennine-stationers.png',
  'harbour-rail.pdf',
]

/** Files that somebody may hold over the window. */
const dropped = [
  ['a.jpg', sample('copper-kettle.jpg')],
  ['b.pdf', sample('harbour-rail.pdf')],
  ['notes.txt', sample('samples.json')],
  ['plan.docx', sample('samples.json')],
] as const

/** A sample receipt that comes with the app. */
export function sample(name: string): string {
  return path.join(process.cwd(), 'build/samples', name)
}

/** A file of the administrator, always at the same place, since the window shows where. */
export function placed(name: string, text: string | undefined): string {
  const folder = path.join(os.tmpdir(), 'docket-administrator', name)
  const file = path.join(folder, 'service.json')
  mkdirSync(folder, { recursive: true })
  if (text !== undefined) writeFileSync(file, text)
  return file
}
