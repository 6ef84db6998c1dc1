/** Expenses of the service: create, page through, read an attachment (specification A2). */
import * as z from 'zod'
import { AppError } from '../../shared/errors'
import type { CompleteExpense } from '../../shared/expense'
import type { ErrorCode } from '../../shared/errors'
import { saidIn, type Client, type Outcome } from './client'
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
}

const Listed = z.looseObject({
  id: Id,
  attachments: z.array(z.looseObject({ fileName: z.string().nullish() })).nullish(),
})

const Page = z.looseObject({ last: z.boolean() })

const Created = z.looseObject({ id: Id })

/** Stands where the payment's amount goes; no JSON text a person types can produce it unescaped. */
const amountMark = '<payment amount>'

/** How one create ended, as far as can be told. */
export type CreateResult =
  /** The service answered; without an id when none could be read. `said` are its words, if any. */
  | { kind: 'answered'; status: number; expenseId?: number; said: string[] }
  /** Certainly not seen by the service. */
  | { kind: 'not-sent'; code: ErrorCode }
  /** Bytes went out and no whole reply came back. */
  | { kind: 'unknown' }

/** An expense with all that a create needs. */
export type PostableExpense = CompleteExpense & { supplier: { id: number } }

export class Expenses {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /** Sends the create once; the result says whether the service may have acted. Never throws. */
  async create(expense: PostableExpense, file: AttachmentFile): Promise<CreateResult> {
    const outcome = await this.#client.ask({
      method: 'POST',
      path: '/v1/expenses',
      body: expenseBody(expense, file),
      timeoutMs: 120_000,
      largestReply: 4 * 1024 * 1024,
    })
    return resultOf(outcome)
  }

  /** One page, newest id first. `size` at most 200. @throws AppError */
  async newest(page: number, size: number): Promise<ExpensePage> {
    const body = await this.#client.read('/v1/expenses', { page, size, sort: 'id,desc' })
    const envelope = Page.safeParse(body)
    if (!envelope.success)
      throw new AppError('service-failed', 'The page does not say whether it is the last')
    const entries = listIn(body)
    const expenses = readAll(Listed, entries).map(({ id, attachments }) => ({
      id,
      ...(attachments && { attachmentNames: attachments.map((item) => item.fileName ?? '') }),
    }))
    return { expenses, isWhole: expenses.length === entries.length, last: envelope.data.last }
  }

  /** The stored bytes of an attachment. @throws AppError `not-found` and others */
  attachment(expenseId: number, attachmentId: number, fileName: string): Promise<Buffer> {
    return this.#client.readBytes('/v1/expenses/attachments', { expenseId, attachmentId, fileName })
  }
}

function resultOf(outcome: Outcome): CreateResult {
  if (outcome.kind === 'unknown') return { kind: 'unknown' }
  if (outcome.kind === 'not-sent') return { kind: 'not-sent', code: outcome.error.code }
  const { status, body } = outcome.reply
  const expenseId = createdId(body)
  return {
    kind: 'answered',
    status,
    said: saidIn(body),
    ...(expenseId !== undefined && { expenseId }),
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

/** The file that travels with an expense. */
export interface AttachmentFile {
  fileName: string
  mediaType: string
  bytes: Buffer
}

/**
 * The body of a create (specification, Expense). Gross amounts are decimal text; the payment's amount is a JSON
 * number, written from the decimal text so that no floating point touches it. The file goes as a full data URI:
 * without the prefix the service would store zero bytes.
 */
export function expenseBody(expense: PostableExpense, file: AttachmentFile): string {
  const { payment } = expense
  const body = {
    supplier: { id: expense.supplier.id },
    postingDate: expense.postingDate,
    expenseLineItems: expense.lines.map((line) => ({
      expenseType: line.expenseType,
      description: line.description,
      vatType: line.vatType,
      amount: { grossAmount: line.gross },
    })),
    ...(payment && {
      supplierPayments: [
        {
          date: payment.date,
          amount: amountMark,
          paymentTarget: {
            paymentMethod: { paymentMethodName: payment.method },
            ...(payment.bankAccountId !== undefined && {
              bankAccount: { id: payment.bankAccountId },
            }),
            ...(payment.personId !== undefined && { person: { id: payment.personId } }),
          },
        },
      ],
    }),
    attachments: [
      {
        fileName: file.fileName,
        fileContents: `data:${file.mediaType};base64,${file.bytes.toString('base64')}`,
      },
    ],
  }
  return JSON.stringify(body).replace(
    `"amount":"${amountMark}"`,
    `"amount":${payment?.amount ?? '0'}`,
  )
}
