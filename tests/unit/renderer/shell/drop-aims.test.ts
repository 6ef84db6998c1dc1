import { expect, test } from 'vitest'
import type { ExpenseRecord } from '../../../../shared/expenses/expense-record'
import { aimAt } from '../../../../renderer/shell/drop-aims'

/** The little of an element that places are told by. */
class Place {
  readonly #parts: { attributes: Record<string, string>; inside: string[]; id: string }
  constructor(inside: string[], id = '', attributes: Record<string, string> = {}) {
    this.#parts = { inside, id, attributes }
  }
  get id() {
    return this.#parts.id
  }
  closest(selector: string) {
    return this.#parts.inside.includes(selector) ? this : null
  }
  getAttribute(name: string) {
    return this.#parts.attributes[name] ?? null
  }
  getBoundingClientRect() {
    return { top: 0, left: 0, right: 10, bottom: 10 }
  }
}
Object.assign(globalThis, { Element: Place })

const expenses = [{ id: 11 }, { id: 12 }] as ExpenseRecord[]
const aim = (screen: string, place: Place, hasOpenExpense = false) =>
  aimAt(place as unknown as EventTarget, {
    screen,
    hasOpenExpense,
    expenseAt: (index) => expenses[index],
  })
const expenseRow = (place: number) =>
  new Place(['[data-menu="record"]'], '', { 'aria-rowindex': String(place) })

test('files over a row of an expense are meant for that expense, not for the titles', () => {
  expect(aim('expenses', expenseRow(3))).toMatchObject({
    kind: 'expense',
    index: 1,
    record: { id: 12 },
  })
  expect(aim('expenses', expenseRow(1))).toBeUndefined()
  expect(aim('expenses', expenseRow(9))).toBeUndefined()
})

test('files over the open expense are meant for it, and with none open for the inbox', () => {
  const place = new Place(['#book-details'])
  expect(aim('expenses', place, true)).toMatchObject({ kind: 'open-expense' })
  expect(aim('expenses', place)).toBeUndefined()
})

test('over a receipt files become receipts of their own', () => {
  expect(aim('inbox', new Place(['[data-menu="receipt"]'], 'receipt-a'))).toBeUndefined()
})

test('beside rows, and on rows of other screens, files become receipts of their own', () => {
  expect(aim('inbox', new Place([]))).toBeUndefined()
  expect(aim('suppliers', expenseRow(2))).toBeUndefined()
  expect(
    aimAt(null, {
      screen: 'inbox',
      hasOpenExpense: true,
      expenseAt: () => undefined,
    }),
  ).toBeUndefined()
})
