/** What Docket has just booked is known in its books at once, as the service shows it, and later looks find nothing new in it. */
import { afterEach, expect, test, vi } from 'vitest'
import { expenseHandlers } from '../../electron/contract/expense-handlers'
import { ExpenseEdit } from '../../shared/expenses/expense-change'
import { ExpenseFilter, type ExpenseRecord } from '../../shared/expenses/expense-record'
import { AppError } from '../../shared/errors'
import { CachedRecords } from '../../electron/store/cache/cached-records'
import { fileIn, pdfBytes, pngBytes } from '../support/files'
import { Rig } from '../support/harness'

let rig: Rig
afterEach(() => rig.end())

const books = () => rig.core.accounts.need().books
const listed = (filter: Partial<ExpenseFilter> = {}): ExpenseRecord[] =>
  books().expenses(ExpenseFilter.parse({ limit: 500, ...filter })).rows
const looks = () =>
  rig.service
    .journal()
    .filter(({ method, path }) => method === 'GET' && /^\/v1\/expenses$/.test(path)).length
/** Nothing is on its way any more. */
const settled = () => rig.core.accounts.need().outbox.settled()
const idOf = (receiptId: string) => rig.core.receipts.read(receiptId).expenseId ?? 0
const sums = (name = 'Northgate Fuels') => books().supplier(books().supplierNamed(name)?.id ?? 0)

/** Empty books whose ways the app knows, so that nothing of them is read to learn these. */
async function opened(): Promise<void> {
  rig = await Rig.start({ service: { seed: 'empty' } })
  await rig.connect()
  const { id } = await rig.capture(fileIn(rig.inbox, 'known.png', pngBytes()))
  await rig.confirm(id, { supplierName: 'Somebody Else' })
  await rig.reaches(id, 'proven')
  await settled()
}

async function proven(name: string, supplierName = 'Northgate Fuels'): Promise<string> {
  const { id } = await rig.capture(fileIn(rig.inbox, name, pngBytes()))
  await rig.confirm(id, { supplierName })
  await rig.reaches(id, 'proven')
  await settled()
  return id
}

test('what is proven is in the list, the sum of its supplier and the search, and nothing is asked for it', async () => {
  await opened()
  const before = looks()
  const expenseId = idOf(await proven('bill.png'))
  expect(looks()).toBe(before)
  expect(books().record('expenses', expenseId)).toMatchObject({
    supplierName: 'Northgate Fuels',
    gross: '61.27',
    lines: [{ description: 'Diesel' }],
    attachments: [{ fileName: expect.stringContaining('northgate-fuels') as string }],
  })
  expect(listed().map(({ id }) => id)).toContain(expenseId)
  expect(listed({ search: 'northgate' }).map(({ id }) => id)).toEqual([expenseId])
  expect(sums()).toMatchObject({ expenses: 1, spend: '61.27' })
  const { postingDate } = rig.draft()
  expect(books().overview(postingDate).total).toMatchObject({ amount: '122.54', count: 2 })
})
test('later looks make no second row of it and find nothing to change', async () => {
  await opened()
  const expenseId = idOf(await proven('bill.png'))
  const text = books().body('expenses', expenseId)
  await rig.looks()
  await books().refreshFully()
  expect(listed().filter(({ id }) => id === expenseId)).toHaveLength(1)
  expect(books().body('expenses', expenseId)).toBe(text)
  expect(sums()).toMatchObject({ expenses: 1, spend: '61.27' })
})
test('it can be changed as it stands there', async () => {
  await opened()
  const expenseId = idOf(await proven('bill.png'))
  const calls = expenseHandlers(rig.modules)
  const view = await calls.view(expenseId)
  if (!view) throw new Error('It is not shown')
  const edit = ExpenseEdit.parse({ changedLines: [{ at: 0, description: 'Heating oil' }] })
  expect(await calls.change({ expenseId, seen: view.seen, edit })).toMatchObject({ kind: 'done' })
})
test('a receipt with files that go along is one expense there, with all of them', async () => {
  await opened()
  const ids: string[] = []
  for (const name of ['bill.pdf', 'slip.pdf', 'terms.pdf'])
    ids.push((await rig.capture(fileIn(rig.inbox, name, pdfBytes()))).id)
  const [lead = '', ...others] = ids
  await rig.core.review.goWith(others, lead)
  const before = looks()
  await rig.confirm(lead)
  for (const id of ids) await rig.reaches(id, 'proven')
  await settled()
  expect(looks()).toBe(before)
  expect(books().record('expenses', idOf(lead))?.attachments).toHaveLength(3)
  expect(sums()).toMatchObject({ expenses: 1, spend: '61.27' })
})
test('of an answer that was lost, it is known from the list once it is proven', async () => {
  await opened()
  const create = { method: 'POST', path: '^/v1/expenses$' }
  rig.service.dials.next({ ...create, act: { kind: 'drop-after' } })
  const expenseId = idOf(await proven('bill.png'))
  expect(books().record('expenses', expenseId)).toMatchObject({ gross: '61.27' })
})
test('books that cannot be written to keep no receipt from being proven', async () => {
  await opened()
  const keep = vi.spyOn(CachedRecords.prototype, 'keep').mockImplementation(() => {
    throw new AppError('store-damaged', 'The cache is damaged')
  })
  await proven('bill.png', 'Somebody Else')
  expect(keep).toHaveBeenCalled()
  keep.mockRestore()
  await proven('next.png', 'Somebody Else')
  expect(sums('Somebody Else')).toMatchObject({ expenses: 2 })
  await rig.looks()
  expect(sums('Somebody Else')).toMatchObject({ expenses: 3 })
})
