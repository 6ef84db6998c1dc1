/** Expenses of the service: create, page through, change, delete, read an attachment (specification A2). */
import * as z from 'zod'
import { AppError } from '../../shared/errors'
import type { CompleteExpense } from '../../shared/expenses/expense'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import type { ErrorCode } from '../../shared/errors'
import { askToChange, type ChangeAnswer } from './answers'
import { attachmentText, type AttachmentFile } from './attachment'
import { fileTimeoutMs, type Outcome, type ServiceClient } from './connection'
import { inIdOrder } from './expense-order'
import { ExpenseEntry, expenseShownIn } from './expense-record'
import { lineText } from './expense-text'
import { saidIn } from './failures'
import { objectText } from './text/json-text'
import { pageIn, type Listed, type ListedPage } from './listed'
import { readPages } from './pages'
import { supplierPaymentText } from './payment'
import { Id, listIn, readAll } from './tolerant'

/** What is read of an expense in a list. `attachmentNames` is absent when the list does not show attachments. */
export interface ListedExpense {
  id: number
  attachmentNames?: string[]
}

export interface ExpensePage {
  expenses: ListedExpense[]
  /** Every entry of the page could be read. */
  isWhole: boolean
  last: boolean
  /** The service would not sort it. */
  isUnsorted?: true
}

const Listed = z.looseObject({
  id: Id,
  attachments: z.array(z.looseObject({ fileName: z.string().nullish() })).nullish(),
})

const Page = z.looseObject({ last: z.boolean() })

const Created = z.looseObject({ id: Id })

/** Files make a request long. */
const generous = { timeoutMs: fileTimeoutMs }

/** As large as a page may be (specification, Limits). */
const largestPage = 200

/** How one create ended, as far as can be told. */
export type CreateResult =
  /**
   * The service answered; without an id when none could be read. `shown` is the expense where the answer shows all of it,
   * `said` are the service's words, if any.
   */
  | {
      kind: 'answered'
      status: number
      expenseId?: number
      shown?: Listed<ExpenseRecord>
      said: string[]
    }
  /** Certainly not seen by the service. */
  | { kind: 'not-sent'; code: ErrorCode }
  /** Bytes went out and no whole reply came back. */
  | { kind: 'unknown' }

/** An expense with all that a create needs. */
export type PostableExpense = CompleteExpense & { supplier: { id: number } }

export class Expenses {
  readonly #client: ServiceClient

  constructor(client: ServiceClient) {
    this.#client = client
  }

  /**
   * Sends the create once; the result says whether the service may have acted.
   * @throws AppError `invalid-input` for an amount that is no plain decimal, before anything is sent
   */
  async create(expense: PostableExpense, files: readonly AttachmentFile[]): Promise<CreateResult> {
    const outcome = await this.#client.change({
      method: 'POST',
      path: '/v1/expenses',
      body: expenseBody(expense, files),
      ...generous,
    })
    return resultOf(outcome, files.length)
  }

  /** One page, newest id first where the service sorts. `size` at most 200. @throws AppError */
  async newest(page: number, size: number): Promise<ExpensePage> {
    const { answer: body, isUnsorted } = await inIdOrder(this.#client, 'desc', (order) =>
      this.#client.read('/v1/expenses', { page, size, ...order }),
    )
    const envelope = Page.safeParse(body)
    if (!envelope.success)
      throw new AppError('service-failed', 'The page does not say whether it is the last')
    const entries = listIn(body)
    const expenses = readAll(Listed, entries).map(({ id, attachments }) => ({
      id,
      ...(attachments && { attachmentNames: attachments.map((item) => item.fileName ?? '') }),
    }))
    const isWhole = expenses.length === entries.length
    return { expenses, isWhole, last: envelope.data.last, ...(isUnsorted && { isUnsorted }) }
  }

  /**
   * One page with all that the service shows, newest id first where it sorts. `size` at most 200.
   * @throws AppError `reply-unreadable` and as `ServiceClient.read`
   */
  async page(page: number, size: number): Promise<ListedPage<ExpenseRecord>> {
    const { answer, isUnsorted } = await inIdOrder(this.#client, 'desc', (order) =>
      this.#client.readText('/v1/expenses', { page, size, ...order }),
    )
    return { ...(await pageIn(ExpenseEntry, answer)), ...(isUnsorted && { isUnsorted }) }
  }

  /**
   * An expense by its id, out of the list, since there is no way to ask for one; undefined when it is not there.
   * @throws AppError `reply-unreadable` when it may hide among entries that cannot be read, and as `page`
   */
  async find(id: number): Promise<Listed<ExpenseRecord> | undefined> {
    // One that is deleted meanwhile moves the others up, one of them past the reader: a second scan meets it.
    return (await this.#search(id)) ?? (await this.#search(id))
  }

  async #search(id: number): Promise<Listed<ExpenseRecord> | undefined> {
    const unread = new Set<number>()
    for await (const entries of readPages(async (number) => {
      const page = await this.page(number, largestPage)
      if (!page.isWhole) unread.add(number)
      return page
    })) {
      const found = entries.find((entry) => entry.id === id)
      if (found) return found
    }
    if (unread.size > 0)
      throw new AppError('reply-unreadable', 'It may hide in what cannot be read')
    return undefined
  }

  /**
   * Replaces an expense by the whole text of one, made from its text in the list; what the text leaves out is removed.
   * Sends once. Never throws.
   */
  async put(id: number, text: string): Promise<ChangeAnswer> {
    const path = `/v1/expenses/${id}`
    return askToChange(this.#client, { method: 'PUT', path, body: text, ...generous })
  }

  /** Deletes an expense. Sends once. Never throws. */
  async delete(id: number): Promise<ChangeAnswer> {
    return askToChange(this.#client, { method: 'DELETE', path: `/v1/expenses/${id}` })
  }

  /** The stored bytes of an attachment. @throws AppError `not-found` and others */
  attachment(expenseId: number, attachmentId: number, fileName: string): Promise<Buffer> {
    return this.#client.readBytes('/v1/expenses/attachments', { expenseId, attachmentId, fileName })
  }
}

function resultOf(outcome: Outcome, files: number): CreateResult {
  if (outcome.kind === 'unknown') return { kind: 'unknown' }
  if (outcome.kind === 'not-sent') return { kind: 'not-sent', code: outcome.error.code }
  const { status, body } = outcome.reply
  const expenseId = createdId(body)
  const shown = expenseId === undefined ? undefined : expenseShownIn(body, files)
  return {
    kind: 'answered',
    status,
    said: saidIn(body),
    ...(expenseId !== undefined && { expenseId }),
    ...(shown && { shown }),
  }
}

/** The id in a create's reply, or undefined when it cannot be read: its shape is not shown by the specification. */
export function createdId(body: Buffer): number | undefined {
  try {
    const read = Created.safeParse(JSON.parse(body.toString('utf8')))
    return read.success ? read.data.id : undefined
  } catch {
    return undefined
  }
}

/**
 * The body of a create (specification, Expense). Gross amounts are decimal text; the payment's amount is a JSON
 * number, written from the decimal text so that no floating point touches it.
 */
export function expenseBody(expense: PostableExpense, files: readonly AttachmentFile[]): string {
  const { payments } = expense
  return objectText({
    supplier: JSON.stringify({ id: expense.supplier.id }),
    postingDate: JSON.stringify(expense.postingDate),
    expenseLineItems: `[${expense.lines.map(lineText).join(',')}]`,
    supplierPayments:
      payments.length > 0 ? `[${payments.map(supplierPaymentText).join(',')}]` : undefined,
    attachments: `[${files.map(attachmentText).join(',')}]`,
  })
}
