/** Of electron/reading/child/read.ts: files that hold an electronic invoice. */
import { expect, test } from 'vitest'
import type { Engine } from '../../../../../electron/reading/engine/engine'
import { readFile } from '../../../../../electron/reading/child/read'
import type { Reading } from '../../../../../shared/receipts/reading'
import { cii, harbour, ubl, type Said } from '../invoice/samples'
import { attached, mail } from '../input/mails'
import { pdfWith, type Printed } from '../input/papers'

const none = async (): Promise<Engine> => {
  throw new Error('Nothing has to be recognised')
}
const read = (bytes: Uint8Array): Promise<Reading> => readFile(bytes, 'invoice', none)

const print = (more: Record<string, string> = {}): Printed[] => {
  const rows = {
    supplier: 'Hafenblick Zimmerei GmbH',
    number: 'Invoice No. HB-2041',
    date: 'Invoice date 05.10.2026',
    net: 'Net amount 120.00',
    vat: 'VAT 20.40',
    total: 'Total EUR 140.40',
    ...more,
  }
  return Object.values(rows).map((text, at) => ({ text, x: 30, y: 380 - 24 * at }))
}
const paper = (said: Said, texts = print()) =>
  pdfWith([{ name: 'factur-x.xml', bytes: cii(said) }], { texts })

const surely = (reading: Reading) =>
  Object.entries(reading.fields).flatMap(([name, field]) =>
    typeof field === 'object' && 'isSure' in field ? [[name, field.isSure]] : [],
  )

test('an invoice in a PDF is read from its data, each value sure and with its place on the page', async () => {
  const reading = await read(paper(harbour))
  expect(reading.fields).toMatchObject({
    source: 'e-invoice',
    kind: { value: 'invoice' },
    supplier: { value: 'Hafenblick Zimmerei GmbH' },
    date: { value: '2026-10-05' },
    due: { value: '2026-11-04' },
    total: { value: '140.40' },
    vat: { value: '20.40' },
    vatNumber: { value: 'DE811907980' },
    currency: { value: 'EUR' },
    payment: { value: 'transfer' },
    documentNumber: { value: 'HB-2041' },
    vatLines: [
      { rate: '19', net: '100.00', vat: '19.00' },
      { rate: '7', net: '20.00', vat: '1.40' },
    ],
    items: [
      { description: 'Eichenbohle', quantity: '4', unitPrice: '25.00', amount: '100.00' },
      { description: 'Schrauben', quantity: '250', unitPrice: '0.08', amount: '20.00' },
    ],
  })
  expect(surely(reading).filter(([, isSure]) => !isSure)).toEqual([])
  expect(reading.fields.total?.box?.page).toBe(0)
  expect(reading.pages[0]?.words.map(({ text }) => text)).toContain('140.40')
})

test.each([
  ['total', 'total', 'Total EUR 149.40', '149.40'],
  ['date', 'date', 'Invoice date 06.10.2026', '2026-10-06'],
  ['number', 'documentNumber', 'Invoice No. HB-2042', 'HB-2042'],
] as const)(
  'where the page has another %s, that is told and nothing of it is sure',
  async (row, field, text, printed) => {
    const { fields } = await read(paper(harbour, print({ [row]: text })))
    const said = { total: '140.40', date: '2026-10-05', documentNumber: 'HB-2041' }
    expect(fields[field]).toMatchObject({ value: said[field], isSure: false, printed })
    const others = (['total', 'date', 'documentNumber'] as const).filter((name) => name !== field)
    for (const name of others) expect(fields[name]).toMatchObject({ isSure: true })
  },
)

test('a part of the sum is not passed off as the whole, though the page shows it', async () => {
  const { fields } = await read(paper({ ...harbour, total: '120.00', vat: '0.00', rates: [] }))
  expect(fields.total).toMatchObject({ value: '120.00', isSure: false, printed: '140.40' })
})

test('what is left to pay after a payment in advance is no other total', async () => {
  const texts = print({ prepaid: 'Paid in advance 100.00', due: 'Amount due EUR 40.40' })
  const { fields } = await read(paper({ ...harbour, prepaid: '100.00', payable: '40.40' }, texts))
  expect(fields.total).toMatchObject({ value: '140.40', isSure: true })
})

test('sums that do not come out are not sure', async () => {
  const { fields } = await read(paper({ ...harbour, net: '110.00' }))
  expect([fields.total?.isSure, fields.vat?.isSure]).toEqual([false, false])
  const rates = [{ rate: '19', net: '100.00', vat: '9.00' }]
  expect((await read(paper({ ...harbour, rates }))).fields.vat?.isSure).toBe(false)
})

test('an invoice whose data is damaged is read from its page', async () => {
  const damaged = pdfWith([{ name: 'factur-x.xml', bytes: cii(harbour).slice(0, -9) }], {
    texts: print(),
  })
  const { fields } = await read(damaged)
  expect(fields).toMatchObject({ source: 'print', total: { value: '140.40' } })
})

test('other files attached to a PDF say nothing', async () => {
  const files = [
    { name: 'terms.txt', bytes: 'Total 1.00' },
    { name: 'picture.xml', bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  ]
  expect((await read(pdfWith(files, { texts: print() }))).fields.source).toBe('print')
  const last = [...files, { name: 'any name', bytes: ubl(harbour) }]
  expect((await read(pdfWith(last, { texts: print() }))).fields.source).toBe('e-invoice')
})

test('of what the data lacks, the page gives what no invoice is without, and nothing else', async () => {
  const less = {
    ...harbour,
    seller: undefined,
    total: undefined,
    payable: undefined,
    net: undefined,
  }
  const { fields } = await read(
    paper({ ...less, due: undefined }, print({ terms: 'Due date 04.11.2026' })),
  )
  expect(fields).toMatchObject({ source: 'e-invoice', total: { value: '140.40' } })
  expect(fields.supplier?.value).toBe('Hafenblick Zimmerei GmbH')
  expect(fields.due).toBeUndefined()
})

test('an invoice of data alone is read, and shown by a page made from it', async () => {
  const reading = await read(Buffer.from(ubl(harbour)))
  expect(reading.fields).toMatchObject({ source: 'e-invoice', total: { value: '140.40' } })
  expect(surely(reading).filter(([, isSure]) => !isSure)).toEqual([])
  const words = reading.pages.flatMap((page) => page.words.map(({ text }) => text))
  expect(words).toContain('HB-2041')
})

test('an invoice attached to a mail is read, and compared with the page beside it', async () => {
  const xml = Buffer.from(ubl(harbour))
  const page = (more: Record<string, string>) =>
    attached('a.pdf', 'application/pdf', pdfWith([], { texts: print(more) }))
  const data = attached('a.xml', 'application/xml', xml)
  const alike = await read(mail([page({}), data]))
  expect(alike.fields).toMatchObject({ source: 'e-invoice', total: { isSure: true } })
  const other = await read(mail([data, page({ total: 'Total EUR 149.40' })]))
  expect(other.fields.total).toMatchObject({ value: '140.40', printed: '149.40', isSure: false })
})

test('of a file that is damaged not even the data of its invoice is sure', async () => {
  const whole = paper(harbour)
  const reading = await read(whole.subarray(0, whole.lastIndexOf('%%EOF')))
  expect(reading.fields).toMatchObject({ source: 'e-invoice', total: { value: '140.40' } })
  expect(surely(reading).filter(([, isSure]) => isSure)).toEqual([])
})
