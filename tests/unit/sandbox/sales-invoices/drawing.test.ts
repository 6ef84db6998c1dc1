import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { billing, calling } from './caller'
import type { ShownInvoice } from './caller'

const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined
if (!hasPdftotext)
  console.warn('Read by its structure only: there is no pdftotext here to open documents with.')

function bytesOf({ document }: Pick<ShownInvoice, 'document'>): Buffer {
  return Buffer.from(document.fileData, 'base64')
}

/** What a reader sees; without one, what the drawing commands say. */
function textOf(pdf: Buffer): string {
  if (hasPdftotext) {
    const { stdout, stderr } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf })
    expect(stderr.toString()).toBe('')
    return stdout.toString()
  }
  const shown = pdf.toString('latin1').matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)
  return [...shown].map(([, text = '']) => text.replace(/\\(.)/g, '$1')).join('\n')
}

async function documentOf(details: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const { ask, create } = await billing()
  const id = await create(details, more)
  await ask('PUT', `/${id}/issue`)
  return (await ask('GET', `/${id}/document`)).body
}

test('the document is a PDF with what the invoice says', async () => {
  const shown = await documentOf(
    { issuedDate: '2026-06-10', purchaseOrder: 'PO-77' },
    { note: 'Thank you (very much) – it’s 5 € less \\ next time' },
  )
  expect(Object.keys(shown)).toEqual(['salesInvoiceId', 'resourceUrl', 'document'])
  expect(shown.document).toMatchObject({
    fileName: 'Invoice 0042-0001.pdf',
    contentType: 'application/pdf',
  })
  const text = textOf(bytesOf(shown))
  for (const part of [
    'Marlow Design Ltd',
    'Invoice 0042/0001',
    'Brook & Field LLP',
    '2 Weir Lane',
    'LS21 1AA',
    'United Kingdom',
    '2026-06-10',
    '2026-07-08',
    'AP001',
    'PO-77',
    'Kiln repair',
    '45.50',
    '91.00',
    '18.20',
    '£109.20',
    'Thank you (very much)',
  ])
    expect(text).toContain(part)
  if (hasPdftotext) expect(text).toContain('– it’s 5 € less \\ next time')
})

test('every object is where the table of the PDF says', async () => {
  const { document } = await documentOf({})
  const pdf = bytesOf({ document }).toString('latin1')
  expect(pdf).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/)
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
  expect(pdf.slice(start, start + 5)).toBe('xref\n')
  const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n /gm)]
  expect(offsets.length).toBeGreaterThan(5)
  for (const [index, [, offset]] of offsets.entries())
    expect(pdf.slice(Number(offset))).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
  for (const [, length, stream] of pdf.matchAll(
    /<< \/Length (\d+) >>\nstream\n([^]*?)\nendstream/g,
  ))
    expect(stream).toHaveLength(Number(length))
})

test('many lines and long texts go on over as many pages as they need', async () => {
  const salesInvoiceLineItem = Array.from({ length: 120 }, (_, index) => ({
    lineItemDescription: `Line ${index + 1} ${'of a description that is far too long '.repeat(3)}`,
    quantity: 1,
    rate: '0.10',
    lineItemAmount: { netAmount: '0.10', vatAmount: '0.02', grossAmount: '0.12' },
  }))
  const shown = await documentOf({}, { salesInvoiceLineItems: { salesInvoiceLineItem } })
  const pdf = bytesOf(shown)
  expect(pdf.toString('latin1').match(/\/Type \/Page /g)?.length).toBeGreaterThan(5)
  const text = textOf(pdf)
  for (const index of [1, 60, 120]) expect(text).toContain(`Line ${index} of a`)
  expect(text).toContain('£14.40')
})

test('a draft has a document that says so', async () => {
  const { ask, create } = await billing()
  const id = await create()
  const { body } = await ask('GET', `/${id}/document`)
  expect(body.document.fileName).toBe(`Draft invoice ${id}.pdf`)
  expect(textOf(bytesOf(body))).toContain(`Draft invoice ${id}`)
})

test('nothing on an invoice can break its document', async () => {
  const { ask, create } = await billing()
  const id = await create(
    { clientReference: ')) Tj ET\nendstream' },
    { note: '\u0000\ud83d 中文 😀 \\( (', salesInvoiceLineItems: { salesInvoiceLineItem: [{}] } },
  )
  const { body } = await ask('GET', `/${id}/document`)
  expect(textOf(bytesOf(body))).toContain(')) Tj ET')
})

test('every document of the demo company opens', async () => {
  const { ask } = await calling({ seed: 'demo' })
  const { salesInvoice } = (await ask('GET', '')).body
  for (const { salesInvoiceId, salesInvoiceDetails } of salesInvoice.slice(0, 12)) {
    const { body } = await ask('GET', `/${salesInvoiceId}/document`)
    expect(textOf(bytesOf(body))).toContain(salesInvoiceDetails.client.name)
  }
})
