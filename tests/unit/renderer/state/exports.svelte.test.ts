/** What leaves the window is what is shown in it. */
import { beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../../../../shared/channel'
import { AppError } from '../../../../shared/errors'
import { ExportQuestion, type ExportEnd } from '../../../../shared/export'
import { contract, type AppApi } from '../../../../shared/ipc'
import { bookLists } from '../../../../renderer/lib/book-lists'
import { cellWords } from '../../../../renderer/lib/print-list'
import { createDocket } from '../../../../renderer/state/docket.svelte'
import { Exports } from '../../../../renderer/state/exports.svelte'
import { shownList } from '../../../../renderer/state/shown-list'
import { fakeTransport } from '../../../window/fake-transport'
import { scenes } from '../../../window/scenes'

vi.stubGlobal('document', {
  documentElement: { dataset: {} },
  getElementById: () => null,
  querySelector: () => null,
})

let api: AppApi
let docket: ReturnType<typeof createDocket>
const asked = () => shownList(docket)?.question

beforeEach(async () => {
  api = createApi(contract, fakeTransport(scenes['sales']!()).transport)
  docket = createDocket(api)
  await vi.waitFor(() => expect(docket.session.isKnown).toBe(true))
})

test('every list of the books is asked for as it is searched and sorted, and main takes the question', () => {
  for (const list of bookLists) {
    docket.route.go(list)
    docket.books.show(list)
    docket.books.list.find('fuel')
    expect(asked(), list).toMatchObject({
      ...{ list, filter: { search: 'fuel', sort: docket.books.list.order } },
    })
    expect(ExportQuestion.safeParse(asked()).success, list).toBe(true)
  }
})

test('filters of the expenses and the tab of the sales invoices narrow what is saved', () => {
  docket.route.go('expenses')
  docket.books.show('expenses')
  docket.books.showExpensesOf({ id: 7, name: 'Northgate' })
  expect(asked()).toMatchObject({ list: 'expenses', filter: { supplierId: 7 } })
  docket.route.go('salesInvoices')
  docket.books.show('salesInvoices')
  docket.salesInvoices.show('OVERDUE')
  expect(asked()).toMatchObject({ list: 'salesInvoices', filter: { state: 'OVERDUE' } })
})

test('what only the service can narrow by goes along, and is taken out as well', () => {
  docket.route.go('salesInvoices')
  docket.books.show('salesInvoices')
  docket.salesInvoices.show('DUE')
  docket.salesInvoices.narrow({ from: '2026-11-01', client: { id: 7, name: 'Fells' } })
  expect(asked()).toMatchObject({
    filter: { narrowing: { dueDateFrom: '2026-11-01', clientId: 7, states: ['DUE'] } },
  })
  expect(ExportQuestion.safeParse(asked()).success).toBe(true)
  docket.salesInvoices.showOwed(true)
  expect(asked()).toBeUndefined()
})

test('a list that only the service knows says without a connection that it was not saved', async () => {
  docket.route.go('salesInvoices')
  docket.books.show('salesInvoices')
  docket.salesInvoices.narrow({ reference: 'PO 7' })
  const refused = () => Promise.reject(new AppError('offline', 'No network'))
  const exports = new Exports({
    api: { ...api, exports: { ...api.exports, save: refused, sheet: refused } },
    toasts: docket.toasts,
    shown: () => shownList(docket),
  })
  for (const take of [() => exports.save('csv'), exports.print]) {
    await take()
    const shown = docket.toasts.all.at(-1)
    expect(shown?.body).toContain('nothing was saved')
    expect(shown?.action?.label).toBe('Try again')
  }
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
  const save = vi.fn<AppApi['exports']['save']>()
  const exports = new Exports({
    api: { ...api, exports: { ...api.exports, save } },
    toasts: docket.toasts,
    shown: () => shownList(docket),
  })
  await exports.save('csv')
  expect(save).not.toHaveBeenCalled()
})

test('what was saved is said, and so are files that could not be had', async () => {
  docket.route.go('inbox')
  const saved = { result: 'saved', fileName: 'R.zip', rows: 3, files: 2, missing: 1 } as const
  const ends: ExportEnd[] = [{ result: 'cancelled' }, saved]
  const save = () => Promise.resolve(ends.shift() ?? saved)
  const exports = new Exports({
    api: { ...api, exports: { ...api.exports, save } },
    toasts: docket.toasts,
    shown: () => shownList(docket),
  })
  await exports.save('zip')
  expect(docket.toasts.all).toEqual([])
  await exports.save('zip')
  expect(docket.toasts.all[0]?.title).toBe('Saved R.zip: 3 rows, 2 files')
  expect(docket.toasts.all[0]?.body).toContain('index.csv')
})

test('cells are laid out for people', () => {
  expect(cellWords('2026-06-30', 'date')).toBe('30 Jun 2026')
  expect(cellWords('-1234.5', 'amount')).toBe('-£1,234.50')
  expect(cellWords('', 'moment')).toBe('')
  expect(cellWords('=1+1', 'text')).toBe('=1+1')
})
