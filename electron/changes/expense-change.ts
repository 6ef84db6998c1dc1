/** Changes and deletions of expenses in the books. */
import type { ChangeEnd } from '../../shared/books/change-end'
import { createHash } from 'node:crypto'
import { AppError } from '../../shared/errors'
import type { LockReason } from '../../shared/expenses/expense-change'
import type { ExpenseRecord } from '../../shared/expenses/expense-record'
import { changesBetween, figuresOfExpense, type StepDetail } from '../../shared/step-detail'
import type { ChangeAnswer } from '../api/answers'
import type { AttachmentFile } from '../api/attachment'
import { withAttachment } from '../api/expense-text'
import type { Listed } from '../api/listed'
import type { BegunChange } from '../store/changes/book-change-rows'
import type { BookChanges } from './engine'
import type { Answer, ChangeKind, KnownEnd, Verdict } from './kind'
import { changeEvent, expenseIn } from './expense-edit'
import { lockReasonOf, verdictOf } from './expense-verdict'
import type { Endpoints } from './endpoints'

type Expense = Listed<ExpenseRecord>
export type ExpenseEnd = ChangeEnd<Expense>

/** `supplierId` is of the supplier that was asked for. */
export type TextEdit = (text: string, supplierId?: number) => string

interface Wish {
  edit: TextEdit
  supplierId?: number | undefined
}

/** An expense as a person looked at it; `seen` is `seenAs` of its text. */
export interface SeenExpense {
  expenseId: number
  seen: string
}

interface ExpenseParts {
  learnExpense: (expense: Expense) => void
  forgetExpense: (id: number) => void
  /** Told within the commit of a deletion's end; `isCertain` as of that end. */
  deleted: (id: number, isCertain: boolean) => void
  note: (event: string, note: string, detail: StepDetail) => void
}

type Books = Pick<Endpoints, 'expenses'>
type ExpenseKind<W> = ChangeKind<Books, Expense, W>

const about = 'expense'

/** What a person saw of an expense, as a short word for its text. */
export function seenAs(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Its text goes back whole, as the service wrote it but for the change. */
export function expenseEdit(parts: ExpenseParts): ExpenseKind<Wish> {
  return {
    ...expenseKind('edit', parts),
    name: 'expense-edit',
    prepare: ({ text }, { edit, supplierId }) => {
      const wanted = edit(text, supplierId)
      return wanted === text ? undefined : { wanted }
    },
    send: async ({ expenses }, { subject, wanted }) =>
      answerOf(await expenses.put(Number(subject), wanted)),
    verdict: ({ after, ...reading }) => judged(verdictOf({ ...reading, after: after?.text })),
  }
}

/** As an edit, of nothing but its files, which a reconciled payment does not hold. */
export function expenseFiles(parts: ExpenseParts): ExpenseKind<Wish> {
  return { ...expenseEdit(parts), ...expenseKind('files', parts), name: 'expense-files' }
}

export function expenseDeletion(parts: ExpenseParts): ExpenseKind<undefined> {
  return {
    ...expenseKind('delete', parts),
    name: 'expense-deletion',
    prepare: () => ({ wanted: '' }),
    send: async ({ expenses }, { subject }) => answerOf(await expenses.delete(Number(subject))),
    verdict: ({ before, after, isAnswered }) =>
      judged(verdictOf({ before, after: after?.text, isAnswered })),
  }
}

function expenseKind(kind: 'edit' | 'files' | 'delete', parts: ExpenseParts) {
  return {
    about,
    read: ({ expenses }: Books, subject: string) => expenses.find(Number(subject)),
    seenAs: ({ text }: Expense) => seenAs(text),
    textOf: ({ text }: Expense) => text,
    assertFree: (expense: Expense) => {
      const reason = lockReasonOf(expense.record, kind)
      if (reason) throw locked(expense, reason)
    },
    ended: (begun: BegunChange, end: KnownEnd<Expense>) => {
      tell(parts, begun, end)
      if (kind === 'delete' && end.kind === 'done')
        parts.deleted(Number(begun.subject), end.isCertain)
    },
    learn: ({ subject }: BegunChange, end: KnownEnd<Expense>) => {
      if (end.kind !== 'done') return
      if (end.now) parts.learnExpense(end.now)
      else parts.forgetExpense(Number(subject))
    },
  }
}

function locked({ id }: Expense, reason: LockReason): AppError {
  const detail = { said: [reason] }
  return new AppError('service-refused', `Expense ${id} is ${reason}`, { detail })
}

/** Of one that is gone already, reading tells whether that is what was asked for. */
function answerOf(answer: ChangeAnswer): Answer<Expense> {
  if (answer.kind === 'done') return { kind: 'done' }
  const isGone = answer.kind === 'refused' && answer.status === 404
  return isGone ? { kind: 'unknown', code: answer.code, said: answer.said } : answer
}

/** The list may show it as it was for a while, also once the service has said that it is done. */
function judged(verdict: ReturnType<typeof verdictOf>): Verdict {
  if (verdict === 'done') return { kind: 'done' }
  const code = verdict === 'unclear' ? 'outcome-unknown' : 'service-failed'
  return { kind: 'not-done', code }
}

function tell(parts: ExpenseParts, begun: BegunChange, end: KnownEnd<Expense>): void {
  const isDone = end.kind === 'done'
  const was = expenseIn(begun.before)
  const wanted = begun.wanted === '' ? undefined : expenseIn(begun.wanted)
  const event = changeEvent(was, wanted)
  const said = end.kind === 'not-done' ? end.said : []
  const note = [`#${begun.subject}`, was.supplierName, ...said].join(' · ')
  const after = (isDone && end.now?.record) || wanted
  const detail = changesBetween(figuresOfExpense(was), after ? figuresOfExpense(after) : [])
  parts.note(isDone ? event : `${event}-not`, note, detail)
}

interface Parts {
  changes: BookChanges<Endpoints>
  kinds: { edit: ExpenseKind<Wish>; files: ExpenseKind<Wish>; deletion: ExpenseKind<undefined> }
  /** @throws AppError when there is no way to the service, or these may be other books */
  books: () => Books
  /** The id of a supplier that is found or created first. @throws AppError */
  supplier: (name: string) => Promise<number>
}

/** Changes of expenses as a person asks for them. */
export class ExpenseChanges {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Changes the text of an expense.
   * @param newSupplier the name of a supplier to be found or created first; its id is given to `edit`
   * @throws AppError `service-refused` for one that is reconciled or in a closed year; and as BookChanges.make
   */
  async edit(what: SeenExpense & { edit: TextEdit }, newSupplier?: string): Promise<ExpenseEnd> {
    const { changes, kinds, books, supplier } = this.#parts
    const { expenseId, seen, edit } = what
    const wish =
      newSupplier === undefined
        ? { edit }
        : async () => ({ edit, supplierId: await supplier(newSupplier) })
    return changes.make(kinds.edit, { books: books(), subject: String(expenseId), seen, wish })
  }

  /**
   * Puts a file on an expense.
   * @param seenText the expense as the service wrote it when the person saw it
   * @param file called once the expense is as it was seen, before it is read again and anything is sent
   * @throws AppError as `edit`
   */
  async addFile(
    expenseId: number,
    seenText: string,
    file: () => Promise<AttachmentFile>,
  ): Promise<ExpenseEnd> {
    const { changes, kinds, books } = this.#parts
    const wish = async () => {
      const given = await file()
      return { edit: (text: string) => withAttachment(text, given) }
    }
    const asked = { books: books(), subject: String(expenseId), seen: seenAs(seenText), wish }
    return changes.make(kinds.files, asked)
  }

  /** Changes the files of an expense. @throws AppError as `edit` */
  async changeFiles({
    expenseId,
    seen,
    edit,
  }: SeenExpense & { edit: TextEdit }): Promise<ExpenseEnd> {
    const { changes, kinds, books } = this.#parts
    const asked = { books: books(), subject: String(expenseId), seen, wish: { edit } }
    return changes.make(kinds.files, asked)
  }

  /** Deletes an expense. @throws AppError as `edit` */
  async delete({ expenseId, seen }: SeenExpense): Promise<ExpenseEnd> {
    const { changes, kinds, books } = this.#parts
    const asked = { books: books(), subject: String(expenseId), seen, wish: undefined }
    return changes.make(kinds.deletion, asked)
  }

  /** The change of an expense whose end nobody has seen; undefined when there is none. */
  openOf(expenseId: number): { kind: 'edit' | 'delete'; begunAt: string } | undefined {
    const [begun] = this.#parts.changes.open(about, String(expenseId))
    if (!begun) return undefined
    const { deletion } = this.#parts.kinds
    return { kind: begun.kind === deletion.name ? 'delete' : 'edit', begunAt: begun.begunAt }
  }

  /** Reads how an open change of one expense has ended. @throws AppError when the books cannot be read */
  check(expenseId: number): Promise<void> {
    return this.#parts.changes.check(about, String(expenseId))
  }
}
