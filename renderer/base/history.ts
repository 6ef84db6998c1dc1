/** What was done, newest last, and the ways back: one history for the whole window. Decides only; others say and show. */
import type { DraftLine, ExpenseDraft } from '../../shared/expenses/expense'
import { listWords } from '../../shared/words/figures'
import { say } from '../../shared/words/words'
import { textOfLines } from './draft-text'
import { changedParts, merge, type Part } from '../lib/merge'

/** A change of the fields of one receipt. */
export interface Edit {
  kind: 'edit'
  receiptId: string
  before: ExpenseDraft
  after: ExpenseDraft
  /** Milliseconds of the last change in it. */
  at: number
}

/** Anything else. Without `undo` it cannot be taken back; an undo or redo that answers false did not work, and has said so. */
export interface Act {
  kind: 'act'
  title: string
  undo?: (() => unknown) | undefined
  redo?: (() => unknown) | undefined
}

export type Deed = Edit | Act

type PartName =
  | 'supplier'
  | 'postingDate'
  | 'documentNumber'
  | 'dueDate'
  | 'lines'
  | 'payment'
  | 'currency'
  | 'purchase'

/** Parts of a draft that are put back each by itself. */
const parts: readonly (Part<ExpenseDraft> & { name: PartName })[] = [
  { name: 'supplier', fields: ['supplierId', 'supplierName'] },
  { name: 'postingDate', fields: ['postingDate'] },
  { name: 'documentNumber', fields: ['documentNumber'] },
  { name: 'dueDate', fields: ['dueDate'] },
  {
    name: 'lines',
    fields: ['lines'],
    isSame: (one, other) => textOfLines(one.lines) === textOfLines(other.lines),
  },
  { name: 'payment', fields: ['payment', 'furtherPayments'] },
  { name: 'currency', fields: ['original'] },
  { name: 'purchase', fields: ['reverses'] },
]

/** Fields of a line, each put back by itself. */
const lineParts: readonly Part<DraftLine>[] = [
  { fields: ['expenseType'] },
  { fields: ['description'] },
  { fields: ['vatType'] },
  { fields: ['gross'] },
]

/** What follows so soon came of the same hand movement, such as what is filled in with a supplier that was chosen. */
const oneGoMs = 400
const mostDeeds = 200

export class History {
  #past: Deed[] = []
  #future: Deed[] = []
  #isSealed = true

  /** The deed that would be undone next. */
  get last(): Deed | undefined {
    return this.#past.at(-1)
  }

  /** The deed that would be done again next. */
  get next(): Deed | undefined {
    return this.#future.at(-1)
  }

  act(act: Omit<Act, 'kind'>): Act {
    const deed: Act = { ...act, kind: 'act' }
    this.#past = [...this.#past, deed].slice(-mostDeeds)
    this.#future = []
    this.#isSealed = true
    return deed
  }

  /** Typing in one field is one deed, until the field is left. */
  edit(edit: Omit<Edit, 'kind'>): void {
    const { last } = this
    const joined = last?.kind === 'edit' && join(last, edit, this.#isSealed)
    const deed: Edit = { ...edit, ...(joined && { before: joined.before }), kind: 'edit' }
    const rest = joined ? this.#past.slice(0, -1) : this.#past
    const isNothing = changes(deed.before, deed.after).length === 0
    this.#past = isNothing ? rest : [...rest, deed].slice(-mostDeeds)
    this.#future = []
    this.#isSealed = isNothing
  }

  /** The field was left: what is changed next is a deed of its own. */
  seal(): void {
    this.#isSealed = true
  }

  /** Takes a deed out of the past to undo it; without one the last. */
  takeBack(deed = this.last): Deed | undefined {
    if (!deed || !this.#past.includes(deed)) return undefined
    this.#past = this.#past.filter((other) => other !== deed)
    this.#isSealed = true
    return deed
  }

  /** It was undone, and may be done again. */
  undone(deed: Deed): void {
    if (deed.kind === 'edit' || deed.redo) this.#future = [...this.#future, deed]
    else this.#future = []
  }

  /** Takes the deed that was undone last, to do it again. */
  takeNext(): Deed | undefined {
    const deed = this.next
    this.#future = this.#future.slice(0, -1)
    return deed
  }

  /** It was done again. */
  redone(deed: Deed): void {
    this.#past = [...this.#past, deed]
    this.#isSealed = true
  }

  /** They belong to books that are no longer at hand. */
  forget(): void {
    this.#past = []
    this.#future = []
  }
}

function join(last: Edit, edit: Omit<Edit, 'kind'>, isSealed: boolean): Edit | undefined {
  if (last.receiptId !== edit.receiptId || changes(last.after, edit.before).length > 0)
    return undefined
  const passed = edit.at - last.at
  if (passed >= 0 && passed < oneGoMs) return last
  return !isSealed && touched(last) === touched(edit) ? last : undefined
}

/** Which fields an edit touches, exactly. */
function touched({ before, after }: Omit<Edit, 'kind'>): string {
  const fields = changes(before, after)
  if (!fields.includes('lines') || before.lines.length !== after.lines.length)
    return `${fields.join(' ')} ${before.lines.length}`
  const lines = after.lines.flatMap((line, index) =>
    Object.entries(line).flatMap(([name, text]) =>
      Object.entries(before.lines[index] ?? {}).some(([key, was]) => key === name && was !== text)
        ? `${index}.${name}`
        : [],
    ),
  )
  return [...fields, ...lines].join(' ')
}

/** Names of the parts that differ. */
const changes = (before: ExpenseDraft, after: ExpenseDraft) =>
  changedParts(before, after, parts).map(({ name }) => name)

/**
 * Puts back what changed between two drafts, and leaves what else the current one has got. Of as many lines each field is put
 * back by itself: amounts may have been read meanwhile.
 */
export function moved(current: ExpenseDraft, from: ExpenseDraft, to: ExpenseDraft): ExpenseDraft {
  const draft = merge({ base: from, theirs: current, mine: to }, parts)
  const areAsMany = [from, to].every(({ lines }) => lines.length === current.lines.length)
  const lines = current.lines.flatMap((theirs, at) => {
    const [base, mine] = [from.lines[at], to.lines[at]]
    return base && mine ? [merge({ base, theirs, mine }, lineParts)] : []
  })
  return structuredClone(areAsMany ? { ...draft, lines } : draft)
}

/** Such as `supplier and payment`. */
export function editWords({ before, after }: Pick<Edit, 'before' | 'after'>): string {
  const names = changes(before, after).map((name) => say(`history.part.${name}`))
  return names.length > 0 ? listWords(names) : say('history.nothing')
}

/** What an undo or redo says. */
export function titleOf(deed: Deed): string {
  return deed.kind === 'edit' ? say('history.change', { parts: editWords(deed) }) : deed.title
}
