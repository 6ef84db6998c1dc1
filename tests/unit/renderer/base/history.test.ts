import { expect, test } from 'vitest'
import { editWords, History, moved, titleOf } from '../../../../renderer/base/history'
import { emptyDraft, emptyLine, type ExpenseDraft } from '../../../../shared/expenses/expense'

const named = (supplierName: string, more: Partial<ExpenseDraft> = {}): ExpenseDraft => ({
  ...emptyDraft,
  supplierName,
  ...more,
})
const paid = { method: 'EFT', bankAccountId: 71, date: '', amount: '' }

/** Types a name letter by letter, slowly enough that time alone joins nothing. */
function type(history: History, text: string, from = '', receiptId = 'a'): void {
  for (let length = 1; length <= text.length; length++) {
    const [before, after] = [
      named(from + text.slice(0, length - 1)),
      named(from + text.slice(0, length)),
    ]
    history.edit({ receiptId, before, after, at: length * 1000 })
  }
}

const pastOf = (history: History) => {
  const titles = []
  for (let deed = history.takeBack(); deed; deed = history.takeBack()) titles.push(titleOf(deed))
  return titles
}

test('what is typed into one field is one deed', () => {
  const history = new History()
  type(history, 'Corner Shop')
  expect(history.last).toMatchObject({ before: named(''), after: named('Corner Shop') })
  expect(pastOf(history)).toEqual(['change of supplier'])
})

test('after the field was left, typing is a deed of its own; so is another field, and another receipt', () => {
  const history = new History()
  type(history, 'Corner')
  history.seal()
  type(history, ' Shop', 'Corner')
  const at = 60_000
  const dated = named('Corner Shop', { postingDate: '2026-11-12' })
  history.edit({ receiptId: 'a', before: named('Corner Shop'), after: dated, at })
  history.edit({ receiptId: 'b', before: named(''), after: named('x'), at: at + 1 })
  expect(pastOf(history)).toEqual([
    'change of supplier',
    'change of posting date',
    'change of supplier',
    'change of supplier',
  ])
})

test('what is filled in with a supplier that was chosen belongs to the choice', () => {
  const history = new History()
  const [chosen, filled] = [named('Shop'), named('Shop', { payment: paid })]
  history.edit({ receiptId: 'a', before: named(''), after: chosen, at: 1000 })
  history.seal()
  history.edit({ receiptId: 'a', before: chosen, after: filled, at: 1100 })
  expect(history.last).toMatchObject({ before: named(''), after: filled })
  expect(pastOf(history)).toEqual(['change of supplier and payment'])
})

test('what was read in between keeps two edits apart', () => {
  const history = new History()
  history.edit({ receiptId: 'a', before: named(''), after: named('x'), at: 1 })
  const read = named('x', { postingDate: '2026-11-12' })
  history.edit({ receiptId: 'a', before: read, after: { ...read, supplierName: 'xy' }, at: 2 })
  expect(pastOf(history)).toHaveLength(2)
})

test('typing that ends where it began is no deed', () => {
  const history = new History()
  history.act({ title: 'In the bin' })
  history.edit({ receiptId: 'a', before: named('x'), after: named('xy'), at: 1 })
  history.edit({ receiptId: 'a', before: named('xy'), after: named('x'), at: 2 })
  expect(pastOf(history)).toEqual(['In the bin'])
})

test('each cell of a line is a deed of its own, and so is a line that is added', () => {
  const history = new History()
  const drafts = [
    emptyDraft,
    { ...emptyDraft, lines: [{ ...emptyLine, expenseType: 'FUEL' }] },
    { ...emptyDraft, lines: [{ ...emptyLine, expenseType: 'FUEL', gross: '1' }] },
    { ...emptyDraft, lines: [{ ...emptyLine, expenseType: 'FUEL', gross: '12' }] },
    { ...emptyDraft, lines: [{ ...emptyLine, expenseType: 'FUEL', gross: '12' }, emptyLine] },
  ]
  drafts.slice(1).forEach((after, index) => {
    const before = drafts[index] ?? emptyDraft
    history.edit({ receiptId: 'a', before, after, at: index * 1000 })
  })
  expect(pastOf(history)).toHaveLength(3)
})

test('putting back an edit leaves what else the receipt has got since', () => {
  const [from, to] = [named('Shop', { supplierId: 7 }), named('Sho')]
  const current = named('Shop', { supplierId: 7, postingDate: '2026-11-12', payment: paid })
  expect(moved(current, from, to)).toEqual(
    named('Sho', { postingDate: '2026-11-12', payment: paid }),
  )
  expect(moved(current, named('a', { payment: paid }), named('a'))).toEqual(
    named('Shop', { supplierId: 7, postingDate: '2026-11-12' }),
  )
  expect(editWords({ before: to, after: current })).toBe('supplier, posting date and payment')
})

test('what was undone can be done again until something else is done', () => {
  const history = new History()
  history.act({ title: 'one', undo: () => true, redo: () => true })
  const deed = history.takeBack()
  if (!deed) throw new Error('Nothing to undo')
  history.undone(deed)
  expect(history.takeNext()).toBe(deed)
  history.redone(deed)
  expect(history.takeBack()).toBe(deed)
  history.undone(deed)
  type(history, 'x')
  expect(history.takeNext()).toBeUndefined()
})

test('a deed is undone out of turn when its own words are pressed, once', () => {
  const history = new History()
  const first = history.act({ title: 'one', undo: () => true })
  history.act({ title: 'two', undo: () => true })
  expect(history.takeBack(first)).toBe(first)
  expect(history.takeBack(first)).toBeUndefined()
  expect(pastOf(history)).toEqual(['two'])
})

test('of very much only the newest is kept', () => {
  const history = new History()
  for (let number = 1; number <= 500; number++) history.act({ title: String(number) })
  const titles = pastOf(history)
  expect(titles).toHaveLength(200)
  expect(titles[0]).toBe('500')
})

test('what was read into a line since stays in it when something else of the line is put back', () => {
  const before = { ...emptyDraft, lines: [{ ...emptyLine }] }
  const after = { ...before, lines: [{ ...emptyLine, expenseType: 'TRAVEL' }] }
  const now = { ...after, lines: [{ ...emptyLine, expenseType: 'TRAVEL', gross: '61.27' }] }
  expect(moved(now, after, before).lines).toEqual([{ ...emptyLine, gross: '61.27' }])
  const longer = { ...after, lines: [...after.lines, { ...emptyLine, gross: '5.00' }] }
  expect(moved(longer, longer, before).lines).toEqual(before.lines)
})
