/** What leaves the window is what is shown in it. */
import { rmSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { cellsOf, columnsOf } from '../../../../electron/export/columns'
import { ExportQuestion } from '../../../../shared/books/export'
import { emptyReferenceData } from '../../../../shared/books/reference-data'
import { rowOfSalesInvoice } from '../../../../shared/invoices/invoice-list'
import { bookLists } from '../../../../renderer/base/book-lists'
import { rowWords } from '../../../../renderer/record/print-list'
import { createDocket } from '../../../../renderer/shell/docket.svelte'
import { shownList } from '../../../../renderer/shell/shown-list'
import { openScene, type OpenScene } from '../../../support/scene'

vi.stubGlobal('document', {
  documentElement: { dataset: {} },
  getElementById: () => null,
  querySelector: () => null,
})

let calls: OpenScene['calls']
let world: OpenScene['world']
let docket: ReturnType<typeof createDocket>
const asked = () => shownList(docket)?.question

beforeEach(async () => {
  const scene = await openScene('full')
  ;({ calls, world } = scene)
  docket = createDocket(scene.api)
  await vi.waitFor(() => expect(docket.session.isKnown).toBe(true))
})

test('every list of the books is asked for as it is searched and sorted, and main takes the question', () => {
  for (const list of bookLists) {
    docket.route.go(list)
    docket.books.show(list)
    docket.books.list.find('fuel')
    expect(asked(), list).toMatchObject({
      list,
      filter: { search: 'fuel', sort: docket.books.list.order },
    })
    expect(ExportQuestion.safeParse(asked()).success, list).toBe(true)
  }
})

test('filters of the expenses and the tab of the invoices narrow what is saved', () => {
  docket.route.go('expenses')
  docket.books.show('expenses')
  docket.books.showExpensesOf({ id: 7, name: 'Northgate' })
  expect(asked()).toMatchObject({ list: 'expenses', filter: { supplierId: 7 } })
  docket.route.go('invoices')
  docket.books.show('invoices')
  docket.salesInvoices.list.show('OVERDUE')
  expect(asked()).toMatchObject({ list: 'invoices', filter: { state: 'OVERDUE' } })
})

test('a printed list says what its tab or its kind narrowed it to', () => {
  const notes = () => shownList(docket)?.notes
  docket.route.go('invoices')
  docket.books.show('invoices')
  const all = notes() ?? []
  docket.salesInvoices.list.show('OVERDUE')
  expect(notes()).toEqual([all[0], 'Overdue', ...all.slice(1)])
  docket.route.go('activity')
  expect(notes()).not.toContain('Went wrong')
  docket.activity.only('trouble')
  expect(notes()).toContain('Went wrong')
})

test('all that narrows the invoices goes along, and what is owed is not taken out', () => {
  docket.route.go('invoices')
  docket.books.show('invoices')
  const { list } = docket.salesInvoices
  list.show('DUE')
  list.narrow({ from: '2026-11-01', kind: 'sales', client: { id: 7, name: 'Fells' } })
  const filter = { dueFrom: '2026-11-01', kind: 'sales', clientId: 7, state: 'DUE' }
  expect(asked()).toMatchObject({ list: 'invoices', filter })
  expect(ExportQuestion.safeParse(asked()).success).toBe(true)
  docket.salesInvoices.showOwed(true)
  expect(asked()).toBeUndefined()
})

test('receipts that are selected go alone', () => {
  docket.route.go('inbox')
  expect(asked()).toMatchObject({ list: 'receipts', filter: { list: 'review' } })
  const ids = [crypto.randomUUID(), crypto.randomUUID()]
  docket.inbox.selection.set(ids, ids[0])
  expect(asked()).toMatchObject({ list: 'receipts', filter: { ids } })
})

test('a screen without a list saves nothing', async () => {
  docket.route.go('settings')
  expect(asked()).toBeUndefined()
  await docket.exports.save('csv')
  expect(calls).not.toContain('exports.save')
})

test('what was saved is said, and so are files that could not be had', async () => {
  docket.route.go('inbox')
  const { exports, inbox, toasts } = docket
  await vi.waitFor(() => expect(inbox.total).toBeGreaterThan(1))
  const rows = inbox.total ?? 0
  const calledOff = world.core.exporter.progress.subscribe((progress) => {
    if (progress) exports.cancel()
  })
  await exports.save('zip')
  calledOff()
  expect(calls).toContain('exports.cancel')
  expect(toasts.all).toEqual([])
  rmSync(world.core.originalOf(inbox.row(0)?.id ?? '')?.path ?? '')
  await exports.save('zip')
  expect(toasts.all[0]?.title).toBe(`Saved Receipts.zip: ${rows} rows, ${rows - 1} files`)
  expect(toasts.all[0]?.body).toContain('1 file could not be had')
  expect(toasts.all[0]?.body).toContain('index.csv')
})

test('a file of books that were not read to their end is said to be none of all of them', async () => {
  docket.route.go('expenses')
  docket.books.show('expenses')
  const said = { fileName: 'Expenses.csv', rows: 12, files: 0, missing: 0, isWhole: false }
  vi.spyOn(world.core.exporter, 'save').mockResolvedValue({ result: 'saved', ...said })
  await docket.exports.save('csv')
  const [toast] = docket.toasts.all
  expect(toast).toMatchObject({ tone: 'bad', title: 'Saved Expenses.csv: 12 rows' })
  expect(toast?.body).toContain('had not been read to their end')
})

test('cells are laid out for people', () => {
  const kinds = ['date', 'amount', 'moment', 'text'] as const
  const columns = kinds.map((kind) => ({ title: kind, kind }))
  const row = ['2026-06-30', '-1234.5', '', '=1+1']
  expect(rowWords(row, columns)).toEqual(['30 Jun 2026', '-£1,234.50', '', '=1+1'])
})

test.each([
  ['EUR', 'EUR 480.00', 'EUR 400.00'],
  ['GBP', '£480.00', '£400.00'],
  [undefined, '£480.00', '£400.00'],
])(
  'a printed list of invoices has each in its own currency, %s, and never euros as pounds',
  (currency, gross, owed) => {
    const known = { id: 5, clientName: 'Beck', state: 'DUE', issuedDate: '2026-11-03' }
    const row = rowOfSalesInvoice({
      ...known,
      gross: '480.00',
      paid: '80.00',
      currency,
      descriptions: [],
    })
    const columns = columnsOf('invoices').filter(({ isExtra }) => !isExtra)
    const printed = rowWords(cellsOf(row, columns, emptyReferenceData), columns)
    const amounts = columns.flatMap(({ kind }, at) => (kind === 'amount' ? [printed[at]] : []))
    expect(amounts).toEqual([gross, owed])
  },
)
