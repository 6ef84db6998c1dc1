/** Planned reminders of one account: a person agrees to them once, and each is sent by the engine like one that is asked for by hand. */
import { calendarDate } from '../../shared/calendar'
import { AppError } from '../../shared/errors'
import { SingleFlight } from '../../shared/one-at-a-time'
import {
  areSameRecipients,
  daysToCome,
  decideReminder,
  isReminderDue,
  standing,
  whyNotOwed,
  type LocalMoment,
  type PlanDoubt,
  type PlanEnd,
  type ReminderDecision,
  type ReminderPlan,
  type ShownPlan,
} from '../../shared/sales-invoices/reminder-plan'
import type {
  ReminderWait,
  SalesInvoiceEnd,
  SalesInvoiceView,
} from '../../shared/sales-invoices/sales-billing'
import type { SalesInvoice } from '../../shared/sales-invoices/sales-invoice'
import type { KeptPlan, ReminderPlans } from '../store/changes/reminder-plans'
import { askForEmail, emailKind, type KindParts, type Mailed } from './e-mails'
import type { BookChanges } from './engine'
import type { ChangeKind } from './kind'
import type { Endpoints, Index } from './endpoints'
import { recipientsOf } from './recipients'

type Books = Pick<Endpoints, 'sales' | 'clients'>

interface Due extends Mailed {
  plan: KeptPlan | undefined
  recipients: readonly string[]
}

type PlannedKind = ChangeKind<Books, Due, LocalMoment, ReminderDecision>

/** What a person saw and agreed to. */
export interface WantedPlan {
  id: number
  seen: string
  recipients: readonly string[]
  days: number[]
  /** The days are offered for every invoice of these books from now on. */
  isUsual: boolean
}

interface Parts extends KindParts {
  index: KindParts['index'] & Pick<Index, 'learnClient'>
  accountId: string
  plans: ReminderPlans
  changes: BookChanges<Endpoints>
  /** @throws AppError when there is no way to the service, or these may be other books */
  books: () => Books
  view: (id: number) => Promise<SalesInvoiceView>
  /** Client and number of an invoice as far as is known here. */
  nameOf: (id: number) => Pick<ReminderWait, 'clientName' | 'number'>
  now: () => Date
  /** Told whenever a plan became another. */
  changed: () => void
  /** Told of failures that no one waits for. */
  report: (error: AppError) => void
}

export class PlannedReminders {
  readonly #parts: Parts
  readonly #kind: PlannedKind
  readonly #looks = new SingleFlight<'look', void>()
  #isHeld = true

  constructor(parts: Parts) {
    this.#parts = parts
    this.#kind = plannedKind(parts)
  }

  /** While held, nothing is sent. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld
  }

  /** The plan of an invoice, and how each of its reminders stands. */
  shown(invoiceId: number): ShownPlan | undefined {
    const { accountId, plans } = this.#parts
    const kept = plans.of(accountId, invoiceId)
    if (!kept) return undefined
    const { id: _, invoiceId: __, ...plan } = kept
    return { ...plan, reminders: this.#standing(kept) }
  }

  /** Invoices with reminders to come, and those whose plan waits for a person. */
  waiting(): ReminderWait[] {
    const { accountId, plans, nameOf } = this.#parts
    return plans.open(accountId).flatMap((plan) => {
      const next = this.#standing(plan).find(({ state }) => state === 'planned')
      if (!next) return []
      const { doubt, invoiceId } = plan
      return [{ invoiceId, ...nameOf(invoiceId), next: next.date, ...(doubt && { doubt }) }]
    })
  }

  /**
   * Plans what a person agreed to, in place of what was planned before, where the invoice and its recipients still are as they saw them.
   * @throws AppError `wrong-state` where nothing is owed or nobody is named, `invalid-input` where no day is still to come;
   * and as SalesInvoiceChanges.view
   */
  async plan({ id, seen, recipients, days, isUsual }: WantedPlan): Promise<SalesInvoiceEnd> {
    const { accountId, plans, view, changed, note } = this.#parts
    const now = await view(id)
    const read = await recipientsNow(this.#parts, this.#parts.books(), now.invoice)
    if (now.seen !== seen || !areSameRecipients(read, recipients))
      return { kind: 'changed', now: await view(id) }
    const { dueDate } = now.invoice
    if (whyNotOwed(now.invoice) || dueDate === undefined || recipients.length === 0)
      throw new AppError('wrong-state', 'Nothing is owed, or nobody is named')
    const agreedOn = this.#moment().today
    if (daysToCome(days, dueDate, agreedOn).length === 0)
      throw new AppError('invalid-input', 'No day is still to come')
    plans.keep(accountId, id, { dueDate, recipients: read, days, agreedOn }, () => {
      if (isUsual) plans.keepUsualDays(accountId, days)
      note('reminders-planned', nameOfNote(id))
    })
    changed()
    return { kind: 'done', isCertain: true, now: { ...now, plan: this.shown(id) } }
  }

  /** Nothing more of it is sent. */
  remove(invoiceId: number): void {
    const { accountId, plans, changed, note } = this.#parts
    plans.remove(accountId, invoiceId, () => {
      note('reminders-removed', nameOfNote(invoiceId))
    })
    changed()
  }

  /**
   * Sends what has come due, each once; whoever asks meanwhile waits for the same. What keeps one from being sent is reported.
   * @throws AppError `disk-failed` and the like, where the plans cannot be read
   */
  look(): Promise<void> {
    return this.#looks.run('look', async () => {
      if (this.#mayNotSend()) return
      const { accountId, plans, report } = this.#parts
      const due = plans
        .open(accountId)
        .filter((plan) => isReminderDue(plan, this.#emails(plan), this.#moment()))
      for (const plan of due) {
        if (this.#mayNotSend()) return
        await this.#remind(plan).catch((thrown: unknown) => {
          report(AppError.from(thrown))
        })
      }
    })
  }

  /** Asked each time anew: it may be held while one is on its way. */
  #mayNotSend(): boolean {
    return this.#isHeld
  }

  async #remind(plan: KeptPlan): Promise<void> {
    const { changes, books } = this.#parts
    const asked = { books: books(), subject: String(plan.invoiceId), wish: this.#moment() }
    const end = await changes.make(this.#kind, asked).catch((thrown: unknown) => {
      if (AppError.from(thrown).code !== 'sales-invoice-unknown') throw thrown
      return { kind: 'held' as const, why: { kind: 'end' as const, why: 'gone' as const } }
    })
    if (end.kind === 'held' && end.why.kind === 'end') this.#end(plan, end.why.why)
    if (end.kind === 'held' && end.why.kind === 'ask') this.#doubt(plan, end.why.why)
    // Asked again and again, it would be refused each time.
    if (end.kind === 'not-done' && end.wasSent) this.#doubt(plan, 'refused')
  }

  #end({ id, invoiceId }: KeptPlan, why: PlanEnd): void {
    const { plans, note, changed } = this.#parts
    plans.end(id, why, this.#moment().today, () => {
      note('reminders-ended', nameOfNote(invoiceId))
    })
    changed()
  }

  #doubt({ id, invoiceId }: KeptPlan, why: PlanDoubt): void {
    const { plans, note, changed } = this.#parts
    plans.doubt(id, why, () => {
      note('reminders-in-doubt', nameOfNote(invoiceId))
    })
    changed()
  }

  #standing(plan: ReminderPlan & { invoiceId: number }) {
    return standing(plan, this.#emails(plan), this.#moment().today)
  }

  #emails({ invoiceId }: { invoiceId: number }) {
    return this.#parts.emails(invoiceId)
  }

  #moment(): LocalMoment {
    const now = this.#parts.now()
    return { today: calendarDate(now), hour: now.getHours() }
  }
}

const nameOfNote = (invoiceId: number) => `Sales invoice ${invoiceId}`

/** A reminder like any other, sent only where the plan, as it is at that moment, and the invoice, as it was just read, say so. */
function plannedKind(parts: Parts): PlannedKind {
  const base = emailKind('reminder', parts)
  return {
    ...base,
    read: async (books, subject) => {
      const read = await base.read(books, subject)
      if (!read) return undefined
      const recipients = await recipientsNow(parts, books, read.invoice)
      // What is kept here is looked at last: a person may have changed the plan while the service was asked.
      const { accountId, plans, emails } = parts
      const { invoice } = read
      return {
        invoice,
        recipients,
        emails: emails(invoice.id),
        plan: plans.of(accountId, invoice.id),
      }
    },
    prepare: (now, moment) => {
      const decision = decideReminder(now.plan, now, moment)
      return decision.kind === 'send' ? { wanted: moment.today } : { held: decision }
    },
    send: askForEmail,
  }
}

/** The address in the books counts only where the invoice names none; then it is asked for anew. @throws AppError */
async function recipientsNow(
  { index }: Pick<Parts, 'index'>,
  books: Books,
  { members, client }: SalesInvoice,
): Promise<string[]> {
  const named = recipientsOf(members, undefined)
  if (named.length > 0) return named
  const { entries } = await books.clients.all()
  const known = entries.find(({ id }) => id === client?.id)
  if (known) index.learnClient(known)
  return recipientsOf(members, known?.record.email)
}
