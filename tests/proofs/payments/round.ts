/** One round: a person records a payment or moves a file, a colleague edits, replies get lost, the computer crashes. */
import { AppError } from '../../../shared/errors'
import type { Invoice } from '../../../shared/invoices/invoice'
import type { InvoiceChangeEnd, InvoiceView } from '../../../shared/invoices/invoice-change'
import type { ServiceClient } from '../../../electron/api/connection'
import { Invoices, type FetchedInvoice } from '../../../electron/api/invoices'
import type { Reply } from '../../../electron/api/http/transport'
import { BookChanges } from '../../../electron/changes/engine'
import {
  invoiceChange,
  InvoiceChanges,
  type Prepared,
} from '../../../electron/changes/invoice-changes'
import type { Endpoints } from '../../../electron/changes/endpoints'
import { attachFile, detachFile, recordPayment } from '../../../electron/changes/payments'
import type { BookChangeRows } from '../../../electron/store/changes/book-change-rows'
import type { Random } from '../../support/random'
import { Colleague, type Wanted } from './colleague'
import { missingIn, type Company, type Standing } from './company'

/** What a round came to. */
export interface Tally {
  doubled: number
  dropped: number
  wrong: number
  /** Entries a colleague made between our last reading and our sending: without help of the service nobody can keep them. */
  unseen: number
  crashes: number
  lost: number
  late: number
  edits: number
  sent: number
}

const emptyTally = (): Tally => ({
  doubled: 0,
  dropped: 0,
  wrong: 0,
  unseen: 0,
  crashes: 0,
  lost: 0,
  late: 0,
  edits: 0,
  sent: 0,
})

const wantedPayment = (bankAccountId: number): Wanted => ({
  amount: '200.00',
  date: '2026-06-20',
  method: 'EFT',
  bankAccountId,
})

const choicesOf = (bankAccountId: number) => ({
  expenseTypes: [],
  vatTypes: [],
  directors: [],
  openPeriods: [],
  paymentMethods: [{ code: 'EFT', name: 'Transfer' }],
  bankAccounts: [{ id: bankAccountId, name: 'Business account', isDefault: true }],
})

const most = { tries: 12, edits: 4, crashes: 2, losses: 3 }
const accountId = 'explored'
const droppedFile = 'remittance.pdf'

interface Parts {
  company: Company
  rows: BookChangeRows
  random: Random
  /** Told of every step, for replaying one round. */
  trace?: (step: string) => void
}

/** A request of the app, with what it had read when it sent it. */
interface Sent {
  text: string
  version: string | undefined
  known: Standing
}

/** A request on its way that reaches the books later than its reply was given up for lost. */
type Straggler = Sent & { at: number }

class Crash extends Error {}

export class Round {
  readonly tally = emptyTally()
  readonly problems: string[] = []
  readonly #parts: Parts
  readonly #colleague: Colleague
  readonly #target: Target
  readonly #invoiceId: number
  readonly #wanted: Wanted
  readonly #kind: 'payment' | 'attach' | 'detach'
  #now = 0
  #changes: BookChanges<Endpoints> | undefined
  #app: InvoiceChanges
  #stragglers: Straggler[] = []
  /** What the app could know of when it sent: its newest reading since the person asked for the change. */
  #known: Standing
  /** What stood there when the person looked, and when the app sent last. */
  #shown: Standing
  #sentOn: Standing | undefined
  /** Entries that requests of the app made, and how they are named. */
  readonly #ours = new Set<number | string>()
  /** What the person wanted was shown to the app since it sent, whoever entered it: an equal entry counts as ours. */
  #wasShown = false
  #crash: (() => void) | undefined
  #isQuiet = false

  constructor(parts: Parts) {
    const { company, random } = parts
    this.#parts = parts
    this.#invoiceId = company.newInvoice()
    this.#wanted = wantedPayment(company.bankAccountId)
    this.#kind = random.pick(['payment', 'payment', 'payment', 'attach', 'detach'] as const)
    this.#colleague = new Colleague(company, random, this.#wanted)
    for (let count = random.whole(0, 3); count > 0; count -= 1) this.#colleague.act(this.#invoiceId)
    if (this.#kind === 'detach') this.#putFile()
    this.#known = company.standing(this.#invoiceId)
    this.#shown = this.#known
    this.#target = this.#targetOf()
    this.#app = this.#start()
  }

  /** Plays until the person is content or gives up, then counts. */
  async play(): Promise<void> {
    const target = this.#target
    let isContent = false
    for (let tries = 0; tries < most.tries && !isContent; tries += 1)
      isContent = await this.#try(target)
    await this.#settle()
    for (let tries = 0; tries < 3 && !isContent; tries += 1) isContent = await this.#try(target)
    if (!isContent) this.#fault('never made, although nobody disturbed')
    this.#assertSingle()
  }

  /** Reads as a person would, and asks for the change unless it shows already. True when there is nothing left to do. */
  async #try(target: Target): Promise<boolean> {
    const view = await this.#survive((app) => app.view(this.#invoiceId))
    if (!view) return this.#pause(10_000)
    this.#shown = this.#known
    for (const { id, state } of view.pending) if (state !== 'open') this.#app.acknowledge(id)
    const isOpen = view.pending.some(({ state }) => state === 'open')
    // An equal entry of the colleague cannot be told apart and counts as ours, as the protocol says, even one taken off since.
    if (this.#stragglers.length > 0 && !isOpen && !this.#wasShown)
      this.#fault('a request on its way is forgotten')
    if (isOpen && !this.#isImpatient()) return this.#pause(61_000)
    if (view.pending.some(({ state }) => state === 'ask') || target.isMet(view.invoice)) return true
    await this.#point('thinks')
    this.#now += this.#parts.random.whole(1, 20) * 1000
    this.#arrive()
    this.#known = this.#standing()
    this.#sentOn = undefined
    const end = await this.#survive((app) =>
      app.make({ invoiceId: this.#invoiceId, seen: view.seen, prepare: target.prepare }),
    )
    this.#trace(`told: ${end?.kind ?? 'nothing'}`)
    if (!end) return this.#pause(10_000)
    this.#check(end, target)
    if (end.kind === 'unknown') return this.#pause(this.#isImpatient() ? 5000 : 61_000)
    if (end.kind === 'differs') return end.outcome?.isApplied === true
    return end.kind === 'done' || end.kind === 'ask'
  }

  /** Tries again although told to wait. */
  #isImpatient(): boolean {
    return this.#parts.random.chance(0.3)
  }

  #pause(ms: number): false {
    this.#now += ms
    this.#arrive()
    return false
  }

  /** What a person wants, how to ask for it, and how to see that it is there. */
  #targetOf(): Target {
    const { company } = this.#parts
    const before = JSON.parse(company.text(this.#invoiceId)) as { payments: { id: number }[] }
    const known = new Set(before.payments.map(({ id }) => id))
    const files = this.#standing().files
    switch (this.#kind) {
      case 'payment': {
        const draft = { ...this.#wanted }
        return {
          prepare: recordPayment(draft, {
            choices: choicesOf(company.bankAccountId),
            today: draft.date,
            isAboveMeant: true,
            isAheadMeant: false,
          }),
          isMet: ({ payments = [] }) =>
            payments.some(
              ({ id, amount, date }) =>
                !known.has(id ?? 0) && amount === draft.amount && date === draft.date,
            ),
        }
      }
      case 'attach': {
        const bytes = Buffer.from('paid')
        return {
          prepare: attachFile({ fileName: droppedFile, mediaType: 'application/pdf', bytes }),
          isMet: ({ attachments }) =>
            attachments.some(
              ({ fileName = '' }) => fileName.startsWith('remittance') && !files.has(fileName),
            ),
        }
      }
      case 'detach':
        return {
          prepare: (invoice): Prepared => {
            const found = invoice.attachments.find(({ fileName }) => fileName === droppedFile)
            return detachFile(found?.id ?? -1)(invoice)
          },
          isMet: ({ attachments }) => !attachments.some(({ fileName }) => fileName === droppedFile),
        }
    }
  }

  /** Runs the app; undefined when it crashed meanwhile, and is started anew, or could not do it just now. */
  async #survive<T>(run: (app: InvoiceChanges) => Promise<T>): Promise<T | undefined> {
    const crashed = new Promise<never>((_, reject) => {
      this.#crash = () => {
        reject(new Crash())
      }
    })
    try {
      const result = await Promise.race([run(this.#app), crashed])
      await Promise.race([this.#point('told'), crashed])
      return result
    } catch (error) {
      if (!(error instanceof Crash)) {
        this.#trace(`failed: ${AppError.from(error).code} ${AppError.from(error).message}`)
        if (AppError.from(error).code === 'unexpected') throw error
        return undefined
      }
      this.tally.crashes += 1
      this.#trace('starts again')
      this.#app = this.#start()
      return undefined
    } finally {
      this.#crash = undefined
    }
  }

  #start(): InvoiceChanges {
    const { rows } = this.#parts
    const index = { learnInvoice: () => undefined, forgetInvoice: () => undefined }
    const kind = invoiceChange({ index, note: () => undefined })
    const books = () => ({ invoices: this.#invoices() }) as Endpoints
    const changes = new BookChanges<Endpoints>({
      accountId,
      rows,
      kinds: [kind],
      books,
      clock: () => this.#now,
      assertWritable: () => undefined,
      countIntent: () => undefined,
      changed: () => undefined,
      later: () => undefined,
    })
    this.#changes = changes
    return new InvoiceChanges({ accountId, rows, kind, books, changes })
  }

  /** The app's own code from here to the bytes; only the way to the service is ours. */
  #invoices(): Endpoints['invoices'] {
    const client: Pick<ServiceClient, 'readVersion' | 'change'> = {
      readVersion: async () => {
        await this.#point('reads')
        if (this.#mayLose(0.06)) throw new AppError('offline', 'No reply')
        const { body, headers } = this.#parts.company.get(this.#invoiceId)
        this.#known = this.#standing()
        await this.#point('has read')
        return { text: body.toString(), version: headers['etag'] }
      },
      change: async ({ body = '', version }) => {
        await this.#point('sends')
        return this.#send(body, version)
      },
    }
    const invoices = new Invoices(client as ServiceClient)
    return {
      create: (...given) => invoices.create(...given),
      put: (...given) => invoices.put(...given),
      get: (id) => this.#shownOf(invoices.get(id)),
    }
  }

  /** What the app reads, with a look at whether it shows what the person wants. */
  async #shownOf(fetching: Promise<FetchedInvoice>): Promise<FetchedInvoice> {
    const read = await fetching
    this.#wasShown ||= this.#target.isMet(read.invoice)
    return read
  }

  async #send(text: string, version?: string): ReturnType<ServiceClient['change']> {
    this.tally.sent += 1
    const known = this.#known
    this.#sentOn = known
    this.#wasShown = false
    if (this.#stragglers.length > 0) this.#fault('sent while an earlier one was on its way')
    if (differ(known, this.#shown)) this.#fault('sent although it was not as it had been seen')
    const unknown = { kind: 'unknown', error: new AppError('outcome-unknown', 'No reply') } as const
    if (this.#mayLose(0.4)) {
      const fate = this.#parts.random.pick([
        'before',
        'after',
        'late',
        'refused',
        'failed',
      ] as const)
      this.#trace(`lost: ${fate}`)
      if (fate === 'refused')
        return { kind: 'not-sent', error: new AppError('offline', 'No connection') }
      if (fate === 'after' || fate === 'failed') this.#commit({ text, version, known })
      if (fate === 'late') this.#delay({ text, version, known })
      await this.#point('waits for a reply', 0.2)
      if (fate === 'failed') return { kind: 'answered', reply: failure }
      return unknown
    }
    const reply = this.#commit({ text, version, known })
    await this.#point('is answered')
    return { kind: 'answered', reply }
  }

  #delay(sent: Sent): void {
    this.tally.late += 1
    this.#stragglers.push({ at: this.#now + this.#parts.random.whole(1, 55) * 1000, ...sent })
  }

  /**
   * What a request of the app does to the books, and what of it was nobody's wish. Where there are versions nothing is
   * overwritten unseen.
   */
  #commit({ text, version, known }: Sent): Reply {
    const before = this.#standing()
    const reply = this.#parts.company.put(this.#invoiceId, text, version)
    const after = this.#standing()
    const gone = missingIn(after, before)
    for (const entry of [...gone.payments, ...gone.files]) {
      if (entry === this.#meant) continue
      const wasKnown =
        typeof entry === 'number' ? known.payments.has(entry) : known.files.has(entry)
      if (wasKnown) {
        this.tally.dropped += 1
        this.problems.push(`dropped ${entry}`)
      } else if (this.#parts.company.hasVersions) this.#fault(`overwrote ${entry} unseen`)
      else this.tally.unseen += 1
    }
    const added = missingIn(before, after)
    for (const entry of [...added.payments, ...added.files]) this.#ours.add(entry)
    this.#assertSingle()
    this.#trace(`the books: ${[...after.payments].join(' ')} | ${[...after.files].join(' ')}`)
    return { ...reply, headers: { ...reply.headers } }
  }

  #assertSingle(): void {
    const { payments, files } = this.#standing()
    const alive = [...payments, ...files].filter((entry) => this.#ours.has(entry)).length
    if (alive <= 1) return
    this.tally.doubled += 1
    this.problems.push(`${alive} of ours on the invoice`)
  }

  /** What came late is there now. */
  #arrive(): void {
    const due = this.#stragglers.filter(({ at }) => at <= this.#now)
    this.#stragglers = this.#stragglers.filter(({ at }) => at > this.#now)
    for (const sent of due) {
      this.#trace('a late request arrives')
      this.#commit(sent)
    }
  }

  /** A moment at which anything may happen. */
  async #point(name: string, crashes = 0.05): Promise<void> {
    const { random } = this.#parts
    this.#trace(name)
    this.#now += random.whole(1, 400)
    this.#arrive()
    if (!this.#isQuiet && this.tally.edits < most.edits && random.chance(0.14)) {
      this.tally.edits += 1
      this.#colleague.act(this.#invoiceId)
      this.#trace(`a colleague: ${[...this.#standing().payments].join(' ')}`)
    }
    if (this.#crash && this.tally.crashes < most.crashes && random.chance(crashes)) {
      this.#trace('crash')
      this.#crash()
      await new Promise(() => undefined)
    }
  }

  #mayLose(share: number): boolean {
    const { random } = this.#parts
    if (this.#isQuiet || this.tally.lost >= most.losses || !random.chance(share)) return false
    this.tally.lost += 1
    return true
  }

  /** What the person is told has to be true of the newest reading. */
  #check(end: InvoiceChangeEnd, target: Target): void {
    if (end.kind === 'done' && !(end.now && target.isMet(end.now.invoice)))
      this.#fault('told of what is not there')
    const gone = this.#sentOn && missingIn(this.#known, this.#sentOn)
    const isMissing =
      gone && [...gone.payments, ...gone.files].some((entry) => entry !== this.#meant)
    if (end.kind === 'done' && isMissing) this.#fault('not told of what is missing')
    const isOnItsWay = this.#stragglers.length > 0
    if (end.kind === 'not-done' && isOnItsWay) this.#fault('told too early that it is not there')
    if (end.kind === 'unknown') {
      const pending = this.#app.pending().some(({ invoiceId }) => invoiceId === this.#invoiceId)
      if (!pending) this.#fault('a doubt that nobody remembers')
    }
  }

  /** Whatever is still open comes to its end, with nobody disturbing. */
  async #settle(): Promise<void> {
    this.#crash = undefined
    this.#isQuiet = true
    for (let turn = 0; turn < 3; turn += 1) {
      this.#pause(61_000)
      await this.#changes?.resume().catch(() => {
        this.#fault('cannot be settled')
      })
    }
    const open = this.#app
      .pending()
      .some(({ invoiceId, state }) => invoiceId === this.#invoiceId && state === 'open')
    if (open) this.#fault('never settled')
    for (const { id, invoiceId, state } of this.#app.pending())
      if (invoiceId === this.#invoiceId && state !== 'open') this.#app.acknowledge(id)
  }

  #fault(what: string): void {
    this.#trace(what)
    this.tally.wrong += 1
    this.problems.push(what)
  }

  /** What the person wants gone. */
  get #meant(): string | undefined {
    return this.#kind === 'detach' ? droppedFile : undefined
  }

  #standing(): Standing {
    return this.#parts.company.standing(this.#invoiceId)
  }

  #putFile(): void {
    const { company } = this.#parts
    const body = JSON.parse(company.text(this.#invoiceId)) as { attachments: unknown[] }
    const fileContents = `data:application/pdf;base64,${Buffer.from('%PDF').toString('base64')}`
    body.attachments.push({ fileName: droppedFile, fileContents })
    company.put(this.#invoiceId, JSON.stringify(body))
  }

  #trace(step: string): void {
    this.#parts.trace?.(`${(this.#now / 1000).toFixed(1)} s  ${step}`)
  }
}

interface Target {
  prepare: (invoice: Invoice) => Prepared
  isMet: (invoice: InvoiceView['invoice']) => boolean
}

function differ(one: Standing, other: Standing): boolean {
  const counts = [missingIn(one, other), missingIn(other, one)]
  return counts.some(({ payments, files }) => payments.size + files.size > 0)
}

const failure: Reply = { status: 500, headers: {}, body: Buffer.from('{"message":"failed"}') }
