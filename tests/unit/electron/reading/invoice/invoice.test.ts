import { describe, expect, test } from 'vitest'
import { readInvoice, type Invoice } from '../../../../../electron/reading/invoice/invoice'
import { invoiceSheets } from '../../../../../electron/reading/invoice/invoice-page'
import { cii, harbour, profiles, syntaxes, ubl, zugferd1, type Said } from './samples'

const read = (xml: string | Uint8Array): Invoice => readInvoice(Buffer.from(xml as string))

describe.each(Object.entries(syntaxes))('an invoice in %s', (_name, write) => {
  const said = (more: Said = {}) => read(write({ ...harbour, ...more }))

  test('is read wholly', () => {
    expect(said()).toEqual({
      kind: 'invoice',
      number: 'HB-2041',
      customerReference: undefined,
      date: '2026-10-05',
      due: '2026-11-04',
      currency: 'EUR',
      supplier: 'Hafenblick Zimmerei GmbH',
      vatNumber: 'DE811907980',
      customer: 'Our own firm',
      payee: undefined,
      lines: [
        { description: 'Eichenbohle', quantity: '4', unitPrice: '25.00', amount: '100.00' },
        { description: 'Schrauben', quantity: '250', unitPrice: '0.08', amount: '20.00' },
      ],
      vatLines: [
        { rate: '19', net: '100.00', vat: '19.00' },
        { rate: '7', net: '20.00', vat: '1.40' },
      ],
      net: '120.00',
      vat: '20.40',
      total: '140.40',
      prepaid: undefined,
      rounding: undefined,
      payable: '140.40',
      payment: 'transfer',
      iban: undefined,
      cardLastFour: undefined,
    })
  })

  test("names the seller's account and the card, never the buyer's account", () => {
    const own = 'DE02 1203 0000 0000 2020 51'
    const buyerAccount = 'DE75512108001245126199'
    expect(said({ accounts: [own], buyerAccount, card: '411111******1234' })).toMatchObject({
      iban: 'DE02120300000000202051',
      cardLastFour: '1234',
    })
    // Accounts that are no IBAN, and one with a slip of the pen.
    expect(said({ accounts: ['12-3456-0789', 'DE03120300000000202051'] }).iban).toBeUndefined()
    expect(said({ accounts: ['12-3456-0789', own] }).iban).toBe('DE02120300000000202051')
    expect(said({ buyerAccount, card: '****' })).toMatchObject({
      iban: undefined,
      cardLastFour: undefined,
    })
  })

  test("has the buyer's reference, or the number of its order where there is none", () => {
    expect(said({ buyerReference: '04011-12-7', order: 'PO-7' }).customerReference).toBe(
      '04011-12-7',
    )
    for (const buyerReference of [undefined, 'NA', 'n/a', '-'])
      expect(said({ buyerReference, order: 'PO-7' }).customerReference).toBe('PO-7')
  })

  test('has the gross amount for its total, whatever was paid in advance or rounded', () => {
    const rest = { prepaid: '100.00', rounding: '0.10', payable: '40.50' }
    expect(said(rest)).toMatchObject({ total: '140.40', ...rest })
    // An invoice without the sum in words of its own still says it.
    expect(said({ ...rest, total: undefined }).total).toBe('140.40')
    expect(said({ ...rest, total: undefined, net: undefined }).total).toBe('140.40')
  })

  test('that gives money back is a credit note, by its type or by its negative sum', () => {
    expect(said({ type: '381' })).toMatchObject({ kind: 'credit-note', total: '140.40' })
    const back = { type: '384', net: '-120.00', vat: '-20.40', total: '-140.40' }
    expect(said(back)).toMatchObject({ kind: 'credit-note', total: '-140.40', vat: '-20.40' })
    expect(said({ type: '389' }).kind).toBe('invoice')
  })

  test('tells nought of VAT where the customer owes it', () => {
    const rates = [{ rate: '0', net: '120.00', vat: '0', category: 'AE' }]
    const invoice = said({ rates, vat: '0.00', total: '120.00' })
    expect(invoice).toMatchObject({ vat: '0.00', total: '120.00' })
    expect(invoice.vatLines).toEqual([{ rate: '0', net: '120.00', vat: '0.00' }])
  })

  test('keeps to its own currency where the tax office has another', () => {
    const abroad = { currency: 'USD', taxCurrency: 'EUR', taxVat: '18.11' }
    expect(said(abroad)).toMatchObject({ currency: 'USD', vat: '20.40' })
  })

  test('names its seller, never the payee', () => {
    const invoice = said({ payee: 'Bank of Somewhere' })
    expect(invoice).toMatchObject({ supplier: harbour.seller, payee: 'Bank of Somewhere' })
  })

  test('leaves out what it does not say', () => {
    const invoice = said({ due: undefined, vatNumber: undefined, means: undefined })
    expect([invoice.due, invoice.vatNumber, invoice.payment]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('may have values in any form that its schema allows', () => {
    const forms = { net: ' +0120.0 ', vat: '20.4', total: '140.400000', payable: '140.4' }
    expect(said(forms)).toMatchObject({ net: '120.00', vat: '20.40', total: '140.40' })
    expect(said({ total: 'a lot', net: 'some' }).total).toBe('140.40')
    expect(said({ seller: 'Fisch &amp;\n   Meer &#xe4;' }).supplier).toBe('Fisch & Meer ä')
    expect(said({ date: '2026-02-30' }).date).toBeUndefined()
  })

  test('is shown as a page that says all of it', () => {
    const page = invoiceSheets(said({ prepaid: '100.00' }))
    const text = page.flatMap(({ lines = [] }) => lines.map((line) => line.text)).join(' ')
    for (const value of [
      'Hafenblick',
      'HB-2041',
      '2026-10-05',
      '2026-11-04',
      'Schrauben',
      '140.40',
      '100.00',
    ])
      expect(text).toContain(value)
    expect(page.every(({ isMade }) => isMade)).toBe(true)
  })
})

test.each(Object.entries(profiles))('the profile %s is read as far as it goes', (_name, less) => {
  for (const write of [cii, zugferd1]) {
    const { kind, number, total, vat, lines } = read(write({ ...harbour, ...less }))
    expect({ kind, number, total, vat }).toEqual({
      kind: 'invoice',
      number: 'HB-2041',
      total: '140.40',
      vat: '20.40',
    })
    expect(lines).toHaveLength('lines' in less ? 0 : 2)
  }
})

test('a credit note in UBL is one by its name, with the due day of its payment', () => {
  const note = read(ubl({ ...harbour, type: undefined }, 'CreditNote'))
  expect(note).toMatchObject({ kind: 'credit-note', total: '140.40', due: '2026-11-04' })
  expect(note.lines.map(({ quantity }) => quantity)).toEqual(['4', '250'])
})

test('an invoice in the envelope of the Peppol network is taken out of it', () => {
  const inner = ubl(harbour).replace(/<\?xml[^>]*>/, '')
  const outer = `<sh:StandardBusinessDocument xmlns:sh="urn:sbdh"><sh:StandardBusinessDocumentHeader/>${inner}</sh:StandardBusinessDocument>`
  expect(read(outer).number).toBe('HB-2041')
})

test('lines that group or explain others are not counted twice', () => {
  const grouped = cii(harbour).replace(
    '<ram:IncludedSupplyChainTradeLineItem>',
    '<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode></ram:AssociatedDocumentLineDocument>',
  )
  expect(read(grouped).lines.map(({ description }) => description)).toEqual(['Schrauben'])
})

const wide = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
const umlaut = ubl({ ...harbour, seller: 'Möbel Groß' })
const western = umlaut.replace('"UTF-8"', '"ISO-8859-1"')

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from(umlaut)],
  ['UTF-8 with a mark of byte order', Buffer.from(`\ufeff${umlaut}`)],
  ['UTF-16', wide(`\ufeff${umlaut}`, false)],
  ['UTF-16 with the most telling byte first', wide(`\ufeff${umlaut}`, true)],
  ['UTF-16 without a mark', wide(umlaut, false)],
  ['UTF-16 without a mark, the other way', wide(umlaut, true)],
  ['Latin-1', Buffer.from(western, 'latin1')],
  ['Latin-1 that says UTF-8', Buffer.from(umlaut, 'latin1')],
  ['UTF-8 that declares nothing', Buffer.from(umlaut.replace(/<\?xml[^>]*>/, ''))],
])('%s is decoded', (_encoding, bytes) => {
  expect(readInvoice(bytes).supplier).toBe('Möbel Groß')
})

const bomb = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}">${Array.from(
  { length: 20 },
  (_, at) => `<!ENTITY b${at} "${`&b${at - 1};`.repeat(10)}">`,
).join('')}]>`
const within = (content: string) => ubl(harbour).replace('<cbc:ID>', `${content}<cbc:ID>`)

test.each<[string, string, string]>([
  ['entities that grow', ubl(harbour).replace('<!-- made up -->', bomb), 'file-unreadable'],
  [
    'a file of this computer',
    within('<!DOCTYPE x SYSTEM "file:///etc/passwd">'),
    'file-unreadable',
  ],
  ['an entity that nobody defined', within('&lol;'), 'file-unreadable'],
  ['an end that is missing', ubl(harbour).slice(0, -20), 'file-unreadable'],
  ['a prefix that nobody defined', within('<odd:x/>'), 'file-unreadable'],
  ['elements without end', within('<a>'.repeat(100_000)), 'file-too-complex'],
  ['elements side by side without end', within('<a/>'.repeat(400_000)), 'file-too-complex'],
  ['text without end', within(`<a>${'x'.repeat(9_000_000)}</a>`), 'file-too-complex'],
  ['another document', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'file-unreadable'],
  ['an order', ubl(harbour).replaceAll('xsd:Invoice-2', 'xsd:Order-2'), 'file-unreadable'],
  ['nothing', '', 'file-unreadable'],
])('XML with %s is refused', (_what, xml, code) => {
  expect(() => read(xml)).toThrow(expect.objectContaining({ code }))
})

test('a file within the invoice costs nothing', () => {
  const enclosed = `<cbc:EmbeddedDocumentBinaryObject>${'QUJD'.repeat(3_000_000)}</cbc:EmbeddedDocumentBinaryObject>`
  expect(read(within(enclosed)).total).toBe('140.40')
})
