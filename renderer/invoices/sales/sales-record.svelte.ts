/** The sales invoice that is open beside the list: as the service has it, what is asked before something is done with it, and how that ended. */
import { calendarDate } from '../../../shared/calendar'
import { AppError, type ErrorCode } from '../../../shared/errors'
import type { AppApi } from '../../../shared/ipc'
import type {
  EmailEnd,
  SalesInvoiceEnd,
  SalesInvoiceView,
} from '../../../shared/sales-invoices/sales-billing'
import { say } from '../../../shared/words/words'
import { troubleOf } from '../editor/trouble'
import { errorWords, invoiceWords } from '../../base/messages'
import type { Toasts } from '../../base/toasts.svelte'
import type { Books } from '../../record/books.svelte'
import { toldElsewhere } from '../../record/elsewhere'
import { recipientWords } from '../../record/sales-words'
import { SalesDocument } from './sales-document.svelte'

interface Parts {
  api: AppApi
  toasts: Toasts
  books: () => Pick<Books, 'list'>
  /** The id of the account at hand. */
  account: () => string | undefined
}

/** The invoice that something is done with, whatever is open once that has ended. */
interface Subject {
  id: number
  seen: string
  name: string
  recipients: string[]
  isOpen: () => boolean
}

/** What a person is asked before it is done. */
export type Question = 'delete' | 'issue' | 'email' | 'remind' | 'plan'

/** What did not go as wanted with the open invoice. */
export interface SalesTrouble {
  kind: 'changed' | 'refused' | 'not-sent' | 'unknown'
  code?: ErrorCode
  said: readonly string[]
}

/** While arrow keys run through the list, only where they rest is read. */
const readAfterMs = 120

export class SalesRecord {
  readonly #parts: Parts
  #openId = $state<number>()
  #view = $state.raw<SalesInvoiceView>()
  #readProblem = $state.raw<ErrorCode>()
  #trouble = $state.raw<SalesTrouble>()
  #question = $state<Question>()
  #busy = $state<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly document: SalesDocument

  constructor(parts: Parts) {
    this.#parts = parts
    this.document = new SalesDocument(parts, this)
  }

  get openId(): number | undefined {
    return this.#openId
  }

  /** The open invoice with everything the service said; absent while it is being read. */
  get view(): SalesInvoiceView | undefined {
    return this.#view
  }

  /** Why the open invoice could not be read just now. */
  get readProblem(): ErrorCode | undefined {
    return this.#readProblem
  }

  get trouble(): SalesTrouble | undefined {
    return this.#trouble
  }

  get question(): Question | undefined {
    return this.#question
  }

  /** What is being done, in words; nothing else can be begun meanwhile. */
  get busy(): string | undefined {
    return this.#busy
  }

  /** An e-mail that went today, or may have gone: another one is sent only on purpose. */
  get letterOfToday() {
    const today = calendarDate(new Date())
    return this.#view?.emails.find(({ day }) => day === today)
  }

  /** Opens one beside the list. */
  open(id: number): void {
    if (id === this.#openId) return
    this.close()
    this.#openId = id
    this.#timer = setTimeout(() => void this.read(), readAfterMs)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#openId = undefined
    this.#view = undefined
    this.#readProblem = undefined
    this.#trouble = undefined
    this.#question = undefined
    this.document.close()
  }

  /** Reads the open one from the service. */
  async read(): Promise<void> {
    const id = this.#openId
    if (id === undefined) return
    const isOpen = this.staying()
    this.#readProblem = undefined
    try {
      const view = await this.#parts.api.salesInvoices.read(id)
      if (isOpen()) this.#view = view
    } catch (thrown) {
      if (isOpen()) this.#readProblem = AppError.from(thrown).code
    }
  }

  /** The books were read anew: what is open is as well, unless something is being done with it. */
  async freshen(): Promise<void> {
    const isThere = this.#view !== undefined || this.#readProblem !== undefined
    if (isThere && !this.#busy && !this.#question) await this.read()
  }

  /** Shows one as it is after a change, which may be a new one. */
  show(id: number | undefined, view: SalesInvoiceView | undefined): void {
    clearTimeout(this.#timer)
    if (id === undefined) return
    if (id !== this.#openId) {
      this.close()
      this.#openId = id
      this.#parts.books().list.clear()
    }
    this.#trouble = undefined
    if (view) this.#view = view
    else void this.read()
  }

  /** Asks the person; nothing is done before they say so. */
  wonder(question: Question): void {
    if (this.#view && !this.#busy) this.#question = question
  }

  dismiss(): void {
    this.#question = undefined
  }

  /** Does what was asked about. True when it was done. */
  async answer(): Promise<boolean> {
    const question = this.#question
    this.#question = undefined
    if (question === 'delete') return this.#delete()
    if (question === 'issue') return this.#issue()
    if (question === 'remind') return this.#remind()
    return question === 'email' ? this.#email() : false
  }

  /** Plans reminders as the person has just agreed to them. True when they are planned. */
  async plan(days: number[], isUsual: boolean): Promise<boolean> {
    const { api, toasts } = this.#parts
    const subject = this.#subject()
    this.#question = undefined
    if (!subject) return false
    const { id, seen, recipients } = subject
    const end = await this.work(say('sales.doing.planning'), () =>
      api.salesInvoices.planReminders({ id, seen, recipients, days, isUsual }),
    )
    if (end?.kind !== 'done') return this.#tell(subject, end)
    if (end.now && subject.isOpen()) this.#view = end.now
    toasts.done(say('sales.done.planned', { recipients: recipientWords(recipients) }))
    return true
  }

  /** Nothing more of what was planned is sent. */
  async unplan(): Promise<void> {
    const { api, toasts } = this.#parts
    const id = this.#openId
    if (id === undefined) return
    const isOpen = this.staying()
    await this.work(say('sales.doing.planning'), async () => {
      await api.salesInvoices.removeReminders(id)
      if (this.#view && isOpen()) this.#view = { ...this.#view, plan: undefined }
      toasts.done(say('sales.done.unplanned'))
    })
  }

  /** Puts the end of an e-mail into words. True when it went. */
  #letterEnded(subject: Subject, end: EmailEnd, what: 'email' | 'reminder'): boolean {
    const { toasts } = this.#parts
    if (end.kind === 'done')
      toasts.done(say(`sales.done.${what}`, { recipients: recipientWords(subject.recipients) }))
    else if (end.kind === 'held') toasts.done(say('sales.done.held'))
    else if (end.kind === 'not-done') this.#troubled(subject, troubleOf(end))
    else this.#troubled(subject, { kind: 'unknown', code: codeOf(end), said: [] })
    return end.kind === 'done'
  }

  /** Tells by then whether the one that is open now still is, in the same books. */
  staying(): () => boolean {
    const { account } = this.#parts
    const [id, of] = [this.#openId, account()]
    return () => id === this.#openId && of === account()
  }

  /** Does one thing at a time, and says what; undefined when something else is being done, or it failed and was told. */
  async work<T>(words: string, run: () => Promise<T>): Promise<T | undefined> {
    if (this.#busy) return undefined
    this.#busy = words
    this.#trouble = undefined
    try {
      return await run()
    } catch (thrown) {
      this.#parts.toasts.fail(thrown)
      return undefined
    } finally {
      this.#busy = undefined
    }
  }

  async #delete(): Promise<boolean> {
    const { api, books, toasts } = this.#parts
    const subject = this.#subject()
    if (!subject) return false
    const { id, seen } = subject
    const end = await this.work(say('sales.doing.deleting'), () =>
      api.salesInvoices.delete({ id, seen }),
    )
    if (end?.kind !== 'done') return this.#tell(subject, end)
    toasts.done(say('sales.done.deleted'))
    if (!subject.isOpen()) return true
    this.close()
    books().list.clear()
    return true
  }

  async #issue(): Promise<boolean> {
    const { api, toasts } = this.#parts
    const subject = this.#subject()
    if (!subject) return false
    const { id, seen } = subject
    const end = await this.work(say('sales.doing.issuing'), () =>
      api.salesInvoices.issue({ id, seen }),
    )
    if (end?.kind !== 'done') return this.#tell(subject, end)
    const number = end.now?.invoice.number
    toasts.done(number ? say('sales.done.issuedAs', { number }) : say('sales.done.issued'))
    if (subject.isOpen()) this.show(id, end.now)
    return true
  }

  async #email(): Promise<boolean> {
    const { api } = this.#parts
    const subject = this.#subject()
    if (!subject) return false
    const { id } = subject
    const isAgain = this.letterOfToday !== undefined
    const end = await this.work(say('sales.doing.emailing'), () =>
      api.salesInvoices.email({ id, isAgain }),
    )
    if (subject.isOpen()) await this.read()
    return end ? this.#letterEnded(subject, end, 'email') : false
  }

  /** Main holds to one a day, and to what is still owed. */
  async #remind(): Promise<boolean> {
    const { api } = this.#parts
    const subject = this.#subject()
    if (!subject) return false
    const { id } = subject
    const end = await this.work(say('sales.doing.reminding'), () => api.salesInvoices.remind(id))
    if (subject.isOpen()) await this.read()
    return end ? this.#letterEnded(subject, end, 'reminder') : false
  }

  /** The one that is open, as it is shown; undefined where nothing of it is. */
  #subject(): Subject | undefined {
    const view = this.#view
    if (!view || view.invoice.id !== this.#openId) return undefined
    const { invoice, seen, recipients } = view
    const { client, id, number } = invoice
    const kind = number ? say('sales.kindNumber', { number }) : say('sales.kind')
    const name = [client?.name, kind].filter(Boolean).join(' · ')
    return { id, seen, name, recipients, isOpen: this.staying() }
  }

  #tell(subject: Subject, end: SalesInvoiceEnd | undefined): false {
    if (!end || end.kind === 'held') return false
    if (end.now && subject.isOpen()) this.#view = end.now
    if (end.kind === 'changed') this.#troubled(subject, { kind: 'changed', said: [] })
    else if (end.kind === 'not-done' || end.kind === 'unknown')
      this.#troubled(subject, troubleOf(end))
    return false
  }

  /** Says beside the invoice what did not go as wanted, or with its name where another is open by now. */
  #troubled(subject: Subject, trouble: SalesTrouble): void {
    if (subject.isOpen()) this.#trouble = trouble
    else this.#parts.toasts.show(toldElsewhere({ name: subject.name, ...elsewhereWords(trouble) }))
  }
}

const codeOf = (end: EmailEnd): ErrorCode =>
  ('code' in end ? end.code : undefined) ?? 'outcome-unknown'

function elsewhereWords({ kind, code, said }: SalesTrouble) {
  if (kind === 'changed')
    return { how: say('sales.trouble.notAsSeen'), body: `${say('invoices.nothingSent')}.` }
  if (kind === 'unknown' || !code) return { how: errorWords['outcome-unknown'].title, said }
  return { how: invoiceWords(code).title, said }
}
