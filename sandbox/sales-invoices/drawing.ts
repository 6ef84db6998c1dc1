// Owns how the document of a sales invoice looks.
import type { ClientRow } from '../clients'
import { countryName } from '../countries'
import { isObject, pick } from '../json'
import { pdfFile } from '../pdf-file'
import type { Fonts, PlacedText } from '../pdf-file'
import { invoiceNumber } from './body'
import { addDecimals, twoPlaces } from './decimals'
import type { InvoiceRecord } from './records'

type Cell = { x: number; text: string; font?: Fonts; size?: number; isRightAligned?: boolean }
type Row = readonly Cell[]

const page = { width: 595, height: 842 }
const margin = 50
const rowHeight = 16
const rowsPerPage = Math.floor((page.height - 2 * margin) / rowHeight)
const right = page.width - margin
const columns = { quantity: 340, rate: 410, vat: 475, net: right }
const wrapping = { description: 46, note: 90 }

/**
 * The document of a sales invoice.
 * @param from the name of the company that sends it
 */
export function drawInvoice(
  record: InvoiceRecord,
  client: ClientRow | undefined,
  from: string,
): { fileName: string; contents: Buffer } {
  const rows = [
    ...headRows(record, client, from),
    [],
    ...linesOf(record).flatMap(lineRows),
    [],
    ...totalRows(record),
    ...noteRows(record),
  ]
  const pages = Array.from({ length: Math.ceil(rows.length / rowsPerPage) }, (_, index) =>
    placed(rows.slice(index * rowsPerPage, (index + 1) * rowsPerPage)),
  )
  return { fileName: `${titleOf(record).replace('/', '-')}.pdf`, contents: pdfFile(pages, page) }
}

function titleOf({ id, sequence }: InvoiceRecord): string {
  return sequence === null ? `Draft invoice ${id}` : `Invoice ${invoiceNumber(sequence)}`
}

function headRows(record: InvoiceRecord, client: ClientRow | undefined, from: string): Row[] {
  const purchaseOrder = textAt(record.content, 'salesInvoiceDetails', 'purchaseOrder')
  return [
    [{ x: margin, text: from, font: 'bold', size: 16 }],
    [],
    [{ x: margin, text: titleOf(record), font: 'bold', size: 13 }],
    [],
    ...[record.client_name, ...addressOf(client)].map((text) => [{ x: margin, text }]),
    [],
    ...labelled('Issued', record.issued_on),
    ...labelled('Due', record.due_on),
    ...labelled('Paid', record.settled_on),
    ...labelled('Your reference', record.client_reference),
    ...labelled('Purchase order', purchaseOrder),
    [],
    [
      { x: margin, text: 'Description', font: 'bold' },
      ...amountCells(['Quantity', 'Rate', 'VAT', 'Net'], 'bold'),
    ],
  ]
}

function addressOf(client: ClientRow | undefined): string[] {
  if (!client) return []
  const { line1, line2, line3, line4, post_code, country } = client
  return [line1, line2, line3, line4, post_code, countryName(country)].filter((text) => text !== '')
}

function labelled(label: string, text: string | null | undefined): Row[] {
  return text
    ? [
        [
          { x: margin, text: label, font: 'bold' },
          { x: margin + 110, text },
        ],
      ]
    : []
}

function linesOf({ content }: InvoiceRecord): unknown[] {
  const lines = pick(content, 'salesInvoiceLineItems', 'salesInvoiceLineItem')
  return Array.isArray(lines) ? lines.filter(isObject) : []
}

function lineRows(line: unknown): Row[] {
  const description = textAt(line, 'lineItemDescription') ?? ''
  const [first = '', ...more] = wrapped(description, wrapping.description)
  const cells = [
    textAt(line, 'quantity') ?? '',
    money(textAt(line, 'rate')),
    money(textAt(line, 'lineItemAmount', 'vatAmount')),
    money(textAt(line, 'lineItemAmount', 'netAmount')),
  ] as const
  return [
    [{ x: margin, text: first }, ...amountCells(cells, 'regular')],
    ...more.map((text) => [{ x: margin, text }]),
  ]
}

function totalRows(record: InvoiceRecord): Row[] {
  const total = (name: string) =>
    addDecimals(linesOf(record).map((line) => textAt(line, 'lineItemAmount', name) ?? '0'))
  const row = (label: string, amount: string, font: Fonts): Row => [
    { x: columns.rate, text: label, font },
    { x: columns.net, text: `£${amount}`, font, isRightAligned: true },
  ]
  return [
    row('Net', total('netAmount'), 'regular'),
    row('VAT', total('vatAmount'), 'regular'),
    row('Total', total('grossAmount'), 'bold'),
  ]
}

function noteRows({ content }: InvoiceRecord): Row[] {
  const note = textAt(content, 'note') ?? ''
  if (note.trim() === '') return []
  return [[], ...wrapped(note, wrapping.note).map((text) => [{ x: margin, text }])]
}

function amountCells(texts: readonly [string, string, string, string], font: Fonts): Row {
  const [quantity, rate, vat, net] = texts
  const cell = (x: number, text: string) => ({ x, text, font, isRightAligned: true })
  return [
    cell(columns.quantity, quantity),
    cell(columns.rate, rate),
    cell(columns.vat, vat),
    cell(columns.net, net),
  ]
}

function placed(rows: readonly Row[]): PlacedText[] {
  return rows.flatMap((row, index) =>
    row.map(({ x, text, font = 'regular', size = 10, isRightAligned = false }) => ({
      x: isRightAligned ? x - widthOf(text, size) : x,
      y: page.height - margin - index * rowHeight,
      size,
      font,
      text,
    })),
  )
}

/** Near enough for figures: in Helvetica a digit is 0.556 of the size wide, a point half of that. */
function widthOf(text: string, size: number): number {
  const points = text.replace(/[^.,]/g, '').length
  return Math.round((text.length - points / 2) * 0.556 * size)
}

function wrapped(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => {
    const pattern = new RegExp(`(?:.{1,${width}})(?:\\s+|$)|.{1,${width}}`, 'gu')
    return (line.match(pattern) ?? ['']).map((part) => part.trimEnd())
  })
}

function money(text: string | undefined): string {
  return text === undefined ? '' : twoPlaces(text)
}

function textAt(value: unknown, ...path: string[]): string | undefined {
  const found = pick(value, ...path)
  return typeof found === 'string' ? found : undefined
}
