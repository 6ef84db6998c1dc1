import { expect, test } from 'vitest'
import { narrowedSales } from '../../../../electron/export/narrowed-sales'
import type { SalesInvoiceRecord } from '../../../../shared/sales-invoices/sales-invoice'
import type { SalesInvoiceFilter } from '../../../../shared/sales-invoices/sales-invoice'

const invoice = (id: number) =>
  ({
    id,
    lines: [],
    payments: [],
    state: 'DUE',
    gross: `${id}.00`,
  }) as unknown as SalesInvoiceRecord
const filter = { search: '', sort: { by: 'amount', isDescending: false } as const }

/** A service whose list is that of the newest reading; `lists` are shown one after the other, the last for good. */
function service(...lists: number[][]) {
  const asked: SalesInvoiceFilter[] = []
  const list = ({ firstResult = 0, resultsPerPage = 0, ...rest }: SalesInvoiceFilter = {}) => {
    asked.push({ firstResult, ...rest })
    const ids = (lists.length > 1 ? lists.shift() : lists[0]) ?? []
    const part = ids.slice(firstResult, firstResult + resultsPerPage)
    const invoices = part.map(invoice)
    return Promise.resolve({ count: ids.length, firstResult, invoices, unreadable: 0 })
  }
  return { asked, list }
}
const range = (length: number) => Array.from({ length }, (_, at) => at + 1)
const narrowing = { clientRef: 'PO 7' }

test('all pages are read as they are narrowed, and put in the order of the window', async () => {
  const { asked, list } = service(range(250).toReversed())
  const told: number[] = []
  const rows = await narrowedSales({ list }, { ...filter, narrowing }, (done) => told.push(done))
  expect(rows.map(({ id }) => id)).toEqual(range(250))
  expect(asked.map(({ firstResult }) => firstResult)).toEqual([0, 100, 200])
  expect(asked.every(({ clientRef }) => clientRef === 'PO 7')).toBe(true)
  expect(told).toEqual([100, 200, 250])
})

test('a list that lost one on the way is read again, so that none is left out', async () => {
  // The first invoice goes after the first page was read: the second page begins one too late.
  const { list } = service(range(150), range(150).slice(1), range(150).slice(1))
  const rows = await narrowedSales({ list }, { ...filter, narrowing }, () => undefined)
  expect(rows.map(({ id }) => id)).toEqual(range(150).slice(1))
})

test('one that never holds still is told as such', async () => {
  const lists = [150, 149, 148, 147, 146, 145, 144].map((length) => range(150).slice(-length))
  const { list } = service(...lists)
  const reading = narrowedSales({ list }, { ...filter, narrowing }, () => undefined)
  await expect(reading).rejects.toMatchObject({ code: 'wrong-state' })
})

test('it ends where it is called off', async () => {
  const { asked, list } = service(range(250))
  const stop = () => {
    throw new Error('Called off')
  }
  await expect(narrowedSales({ list }, { ...filter, narrowing }, stop)).rejects.toThrow(
    'Called off',
  )
  expect(asked).toHaveLength(1)
})

test('more than the window puts in order stay as the service lists them', async () => {
  const { list } = service(range(1001).toReversed())
  const rows = await narrowedSales({ list }, { ...filter, narrowing }, () => undefined)
  expect(rows[0]?.id).toBe(1001)
})
