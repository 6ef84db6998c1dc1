/** Payments and files of the invoice that is shown: what is typed of one, and how the newest change ended. */
import { calendarDate, type CalendarDate } from '../../shared/calendar'
import { AppError, type ErrorCode } from '../../shared/errors'
import type { DraftPayment } from '../../shared/expenses/expense'
import {
  checkInvoicePayment,
  type InvoiceChangeEnd,
  type InvoiceView,
  type PaymentProblem,
} from '../../shared/invoices/invoice-change'
import { currencyCode } from '../../shared/invoices/invoice'
import type { AppApi } from '../../shared/ipc'
import { isPositive, parseAmount } from '../../shared/money'
import { moneyWords } from '../../shared/words/figures'
import { say } from '../../shared/words/words'
import { addFiles } from '../record/add-files'
import { failureSentence, isAmount, pendingWords } from '../record/billing-words'
import { Draft } from '../record/draft.svelte'
import { toldElsewhere } from '../record/elsewhere'
import type { Choices } from '../base/choices.svelte'
import { errorWords } from '../base/messages'
import type { Toasts } from '../base/toasts.svelte'

interface Parts {
  api: Pick<AppApi, 'invoices' | 'payments'>
  choices: Choices
  toasts: Toasts
  /** The invoice that is shown. */
  view: () => InvoiceView | undefined
  /** Shows it as it is now, where it is shown. */
  take: (view: InvoiceView) => void
  reread: () => Promise<void>
  now?: () => Date
}

/** How the newest change ended, where it is not simply done. */
export type ChangeOutcome =
  | { kind: 'changed' }
  | { kind: 'not-done'; code: ErrorCode; said: readonly string[] }
  | { kind: 'uncertain' }

export class InvoiceChanges {
  readonly #parts: Parts
  /** Another number for other books. */
  #books = 0
  #isAmountTyped = false
  /** The amount that is more than is outstanding on purpose, and what was outstanding then. */
  #aboveMeant = $state.raw<{ amount: string | undefined; outstanding: string | undefined }>()
  #isAheadMeant = $state(false)
  #outcome = $state.raw<ChangeOutcome>()
  #isBusy = $state(false)
  readonly #typed = new Draft<DraftPayment | undefined, PaymentProblem>((payment) => {
    const { choices, view } = this.#parts
    const { outstanding } = view()?.invoice ?? {}
    return checkInvoicePayment(payment, {
      choices: choices.current,
      outstanding,
      today: this.#today(),
      ...this.#meant(),
    }).problems
  }, undefined)

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The payment that is being typed. */
  get payment(): Readonly<DraftPayment> | undefined {
    return this.#typed.value
  }

  /** Another amount, or of another balance, has to be meant for itself. */
  get isAboveMeant(): boolean {
    const [meant, now] = [this.#aboveMeant, this.#amounts()]
    if (meant === undefined) return false
    return meant.amount === now.amount && meant.outstanding === now.outstanding
  }

  set isAboveMeant(isMeant: boolean) {
    this.#aboveMeant = isMeant ? this.#amounts() : undefined
  }

  get isAheadMeant(): boolean {
    return this.#isAheadMeant
  }

  set isAheadMeant(isMeant: boolean) {
    this.#isAheadMeant = isMeant
  }

  get outcome(): ChangeOutcome | undefined {
    return this.#outcome
  }

  get isBusy(): boolean {
    return this.#isBusy
  }

  reset(): void {
    this.#typed.begin(undefined)
    this.#outcome = undefined
  }

  /** Other books: an invoice of theirs may have the number of one of those before. */
  restart(): void {
    this.#books++
    this.reset()
  }

  /** Begins a payment of all that is outstanding, today. */
  begin(): void {
    const invoice = this.#parts.view()?.invoice
    if (this.payment || !invoice?.payments) return
    const { bankAccountId = invoice.bankAccountId, ...usual } = this.#parts.choices.usualPayment()
    const own = invoice.bankAccountId ?? bankAccountId
    this.#isAmountTyped = false
    this.#aboveMeant = undefined
    this.#isAheadMeant = false
    this.#outcome = undefined
    this.#typed.begin({
      ...usual,
      ...(own !== undefined && { bankAccountId: own }),
      date: this.#today(),
      amount: outstandingOf(this.#parts.view()),
    })
  }

  change(more: Partial<DraftPayment>): void {
    const payment = this.#typed.value
    if (!payment || this.#isBusy) return
    if (more.amount !== undefined) this.#isAmountTyped = true
    // Another day has to be meant for itself.
    if (more.date !== undefined) this.#isAheadMeant = false
    Object.assign(payment, more)
  }

  touch(field: keyof DraftPayment): void {
    this.#typed.touch(field)
  }

  problem(field: keyof DraftPayment): PaymentProblem | undefined {
    return this.#typed.problem(field)
  }

  get isComplete(): boolean {
    return this.payment !== undefined && this.#typed.problems.length === 0
  }

  /** Records the payment; the first field to mend where there is one. */
  async record(): Promise<{ mend?: keyof DraftPayment; isDone?: true }> {
    const payment = $state.snapshot(this.#typed.value)
    if (!payment || this.#isBusy) return {}
    const [first] = this.#typed.problems
    if (first) return this.#mend(first)
    const [meant, isShown] = [this.#meant(), this.#staying()]
    const currency = currencyCode(this.#parts.view()?.invoice.currency)
    const end = await this.#make((shown) =>
      this.#parts.api.payments.record({ ...shown, payment, ...meant }),
    )
    if (end?.kind === 'done')
      this.#parts.toasts.done(
        say('invoices.recorded', {
          amount: moneyWords(parseAmount(payment.amount) ?? payment.amount, currency),
        }),
      )
    // What is typed by now is of another invoice.
    if (!isShown()) return {}
    if (end?.kind === 'held') return this.#mend(end.why[0])
    if (end?.kind === 'changed' && !this.#isAmountTyped && this.#typed.value)
      this.#typed.value.amount = outstandingOf(this.#parts.view())
    if (!end || ['changed', 'not-done'].includes(end.kind)) return {}
    this.#typed.begin(undefined)
    return end.kind === 'done' ? { isDone: true } : {}
  }

  async removePayment(paymentId: number): Promise<void> {
    const end = await this.#make((shown) =>
      this.#parts.api.payments.remove({ ...shown, paymentId }),
    )
    if (end?.kind === 'done') this.#parts.toasts.done(say('invoices.paymentRemoved'))
  }

  /** Adds files to the invoice that is shown now, and to no other. */
  async attach(files: readonly File[]): Promise<void> {
    const { api, toasts, view } = this.#parts
    await addFiles(files, {
      toasts,
      isShown: this.#staying(),
      view,
      left: (values) => say('invoices.filesLeft', values),
      add: async (to, file) => {
        const end = await this.#make((shown) => api.invoices.attach({ ...shown, file }), to)
        if (end?.kind !== 'done') return false
        toasts.done(say('invoices.added', { name: file.fileName }))
        return true
      },
    })
  }

  /**
   * Takes a file off.
   * @param from the invoice as it was seen: a file is known by its place among those that stood there then
   */
  async detach(from: InvoiceView, { id, name }: { id: number; name: string }): Promise<void> {
    const { api, toasts } = this.#parts
    const end = await this.#make((seen) => api.invoices.detach({ ...seen, attachmentId: id }), from)
    if (end?.kind === 'done') toasts.done(say('invoices.removed', { name }))
  }

  /** Reads how open changes have ended. */
  async check(): Promise<void> {
    const { api, toasts, reread } = this.#parts
    this.#outcome = undefined
    if (await toasts.attempt(() => api.payments.check())) await reread()
  }

  /** The person has looked at how a change ended. */
  async acknowledge(changeId: number): Promise<void> {
    const { api, toasts, reread } = this.#parts
    this.#outcome = undefined
    if (await toasts.attempt(() => api.payments.acknowledge(changeId))) await reread()
  }

  /** The invoice as the service wrote it before a change. @throws AppError */
  async savedCopy(changeId: number): Promise<string> {
    return this.#parts.api.payments.savedCopy(changeId)
  }

  /** Makes a change of the invoice as it is shown, or was seen; undefined where nothing came of it. */
  async #make(
    ask: (seen: { invoiceId: number; seen: string }) => Promise<InvoiceChangeEnd>,
    view = this.#parts.view(),
  ): Promise<InvoiceChangeEnd | undefined> {
    if (!view || this.#isBusy) return undefined
    const [books, isShown] = [this.#books, this.#staying(view)]
    this.#isBusy = true
    this.#outcome = undefined
    try {
      const end = await ask({ invoiceId: view.invoice.id, seen: view.seen })
      if (books === this.#books && end.kind !== 'held' && end.now) this.#parts.take(end.now)
      if (isShown()) await this.#ended(end)
      else this.#endedElsewhere(view, end)
      return end
    } catch (thrown) {
      const { code } = AppError.from(thrown)
      // Thrown before anything was sent, unless an earlier one is still open.
      const end = { kind: 'not-done', code, said: [] } as const
      if (isShown()) this.#outcome = end
      else this.#endedElsewhere(view, end)
      return undefined
    } finally {
      this.#isBusy = false
    }
  }

  /** Tells by then whether an invoice is shown, in the books that are at hand now. */
  #staying(view = this.#parts.view()): () => boolean {
    const [books, id] = [this.#books, view?.invoice.id]
    return () => books === this.#books && id === this.#parts.view()?.invoice.id
  }

  async #ended(end: InvoiceChangeEnd): Promise<void> {
    // What is in doubt shows on the invoice itself, among what is open about it.
    if (end.kind === 'unknown') await this.#parts.reread()
    if (end.kind === 'changed') this.#outcome = { kind: 'changed' }
    if (end.kind === 'not-done')
      this.#outcome = { kind: 'not-done', code: end.code, said: end.said }
    if (end.kind === 'done' && !end.isCertain) this.#outcome = { kind: 'uncertain' }
  }

  #endedElsewhere({ invoice }: InvoiceView, end: Ended): void {
    if (end.kind === 'done') return
    const number = `${say('invoices.fact.invoice')} #${String(invoice.id)}`
    const name = [invoice.clientName, number].filter(Boolean).join(' · ')
    this.#parts.toasts.show(toldElsewhere({ name, ...elsewhereWords(end) }))
  }

  #today(): CalendarDate {
    return calendarDate(this.#parts.now?.() ?? new Date())
  }

  #amounts() {
    const amount = parseAmount(this.payment?.amount ?? '')
    return { amount, outstanding: this.#parts.view()?.invoice.outstanding }
  }

  /** What the person has said is on purpose. */
  #meant() {
    return { isAboveMeant: this.isAboveMeant, isAheadMeant: this.#isAheadMeant }
  }

  #mend(problem: PaymentProblem | undefined) {
    this.#typed.showAll()
    return problem ? { mend: problem.field } : {}
  }
}

type Ended = InvoiceChangeEnd | Extract<ChangeOutcome, { kind: 'not-done' }>

function elsewhereWords(end: Ended): { how: string; body?: string; said?: readonly string[] } {
  if (end.kind === 'held') return { how: say('invoices.nothingSent') }
  if (end.kind === 'changed')
    return { how: say('invoices.pending.changed'), body: `${say('invoices.nothingSent')}.` }
  if (end.kind === 'not-done') {
    const how = say('invoices.nothingChanged')
    return end.said.length > 0 ? { how, said: end.said } : { how, body: failureSentence(end.code) }
  }
  const open = end.now?.pending.find(({ id }) => 'changeId' in end && id === end.changeId)
  return { how: open ? pendingWords(open).title : errorWords['outcome-unknown'].title }
}

function outstandingOf(view: InvoiceView | undefined): string {
  const { outstanding } = view?.invoice ?? {}
  return isAmount(outstanding) && isPositive(outstanding) ? outstanding : ''
}
