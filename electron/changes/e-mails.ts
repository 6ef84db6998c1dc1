/** E-mails of sales invoices: each is asked for once, never again by itself, and a reminder once a day at most. */
import { calendarDate } from '../../shared/calendar'
import { AppError } from '../../shared/errors'
import type { Email, EmailEnd } from '../../shared/sales-invoices/sales-billing'
import type { SalesInvoiceRecord } from '../../shared/sales-invoices/sales-invoice'
import type { BookChanges } from './engine'
import { shownEnd, type Answer, type ChangeKind } from './kind'
import type { Endpoints } from './endpoints'
import { found, type SalesIndex } from './sales-invoice-changes'

type Books = Pick<Endpoints, 'sales'>

export interface Mailed {
  invoice: SalesInvoiceRecord
  /** Those that went or may have gone, newest first. */
  emails: readonly Email[]
}

interface Wish {
  /** Local calendar date. */
  day: string
  /** The person knows that one went on that day, or may have gone, and wants another. Never for a reminder. */
  isAgain: boolean
}

type EmailKind = ChangeKind<Books, Mailed, Wish, Email>

export interface KindParts {
  index: SalesIndex
  emails: (invoiceId: number) => Email[]
  /** Notes in the journal what happened. */
  note: (event: string, note: string) => void
}

/** No reading shows whether an e-mail went: where the answer is lost, a person wants another one or does not. */
export function emailKind(kind: Email['kind'], { index, emails, note }: KindParts): EmailKind {
  return {
    name: `sales-invoice-${kind}`,
    about: 'sales-invoice-email',
    missing: 'sales-invoice-unknown',
    read: async ({ sales }, subject) => {
      const invoice = await found(index, sales(), Number(subject))
      return invoice && { invoice, emails: emails(invoice.id) }
    },
    seenAs: () => '',
    textOf: () => '',
    prepare: (now, { day, isAgain }) => {
      const already = now.emails.find((email) => email.day === day)
      if (already && (kind === 'reminder' || !isAgain)) return { held: already }
      if (kind === 'reminder') assertOwed(now.invoice)
      return { wanted: day }
    },
    send: askForEmail,
    verdict: () => ({ kind: 'ask', outcome: undefined }),
    ended: ({ subject }, end) => {
      if (end.kind === 'done') note(`sales-invoice-${kind}`, `Sales invoice ${subject}`)
      if (end.kind === 'ask') note('sales-invoice-email-in-doubt', `Sales invoice ${subject}`)
    },
  }
}

/** Asks the service to send one, once. Never throws. */
export async function askForEmail<Now>(
  { sales }: Books,
  { subject, now }: { subject: string; now: Now },
): Promise<Answer<Now>> {
  const answer = await sales().email(Number(subject))
  return answer.kind === 'done' ? { kind: 'done', now } : answer
}

function assertOwed({ state }: SalesInvoiceRecord): void {
  if (state !== 'DUE' && state !== 'OVERDUE')
    throw new AppError('wrong-state', `Nothing is owed: ${state ?? 'no state'}`)
}

interface Parts {
  changes: BookChanges<Endpoints>
  kinds: Record<Email['kind'], EmailKind>
  /** @throws AppError when there is no way to the service, or these may be other books */
  books: () => Books
  now: () => Date
}

/** E-mails as a person asks for them. */
export class Emails {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Has the service send an invoice to its client. A lost reply is kept as one that may have gone.
   * @param isAgain see Wish
   * @throws AppError `wrong-state` for a reminder of what is not due; and as BookChanges.make
   */
  async send(kind: Email['kind'], invoiceId: number, isAgain = false): Promise<EmailEnd> {
    const { changes, kinds, books, now } = this.#parts
    const wish = { day: calendarDate(now()), isAgain }
    const asked = { books: books(), subject: String(invoiceId), wish }
    return shownEnd(await changes.make(kinds[kind], asked), { now: () => undefined })
  }
}
