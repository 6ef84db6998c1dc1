import { expect, test } from 'vitest'
import { readFields } from '../../../../../electron/reading/fields/read-fields'
import { paper } from './paper'

const read = (...rows: string[]) =>
  readFields(paper('Hafenblick', ...rows), { today: '2026-11-23' })

test.each([
  ['VAT INVOICE', 'invoice'],
  ['Rechnung', 'invoice'],
  ['Rechnung Nr. | 2041', 'invoice'],
  ['FACTURE N° 12', 'invoice'],
  ['Faktura VAT', 'invoice'],
  ['SALES RECEIPT', 'receipt'],
  ['Kvittering', 'receipt'],
  ['Credit Note', 'credit-note'],
  ['GUTSCHRIFT', 'credit-note'],
  ['RECHNUNGS-KORREKTUR', 'credit-note'],
  ['Rechnungskorrektur Nr. RK21012345 vom 16.09.2018', 'credit-note'],
  ["Facture d'avoir", 'credit-note'],
  ['Nota de crédito', 'credit-note'],
  ['Nota di credito', 'credit-note'],
  ['Creditnota', 'credit-note'],
  ['Faktura korygująca', 'credit-note'],
  ['Kreditfaktura', 'credit-note'],
  ['Opravný daňový doklad', 'credit-note'],
  ['STATEMENT', 'statement'],
  ['Kontoauszug', 'statement'],
])('a paper headed %s is told for what it is', (heading, kind) => {
  expect(read(heading, 'Total | 12.00').kind).toMatchObject({ value: kind, isSure: true })
})

test('a credit note stays one though it names the invoice that it is about', () => {
  expect(read('Invoice no. 12', 'CREDIT NOTE', 'Total | 12.00').kind?.value).toBe('credit-note')
})

test('sentences about invoices do not make one', () => {
  const words = 'Please keep this paper together with your invoice for the guarantee'
  expect(read(words, 'Total | 12.00').kind).toBeUndefined()
})

test('a paper with change given back is likely a receipt', () => {
  const { kind } = read('Total | 12.00', 'Cash | 20.00', 'Change | 8.00')
  expect(kind).toMatchObject({ value: 'receipt', isSure: false })
})

test.each([
  [
    'de',
    [
      'Rechnungsdatum 05.10.2026',
      'Nettobetrag | 100,00',
      'MwSt 19% | 19,00',
      'Gesamtbetrag | 119,00',
    ],
  ],
  [
    'fr',
    ['Date de facture 05/10/2026', 'Total HT | 100,00', 'TVA 19% | 19,00', 'Net à payer | 119,00'],
  ],
  [
    'es',
    ['Fecha 05/10/2026', 'Base imponible | 100,00', 'IVA 19% | 19,00', 'Total a pagar | 119,00'],
  ],
  ['it', ['Data 05/10/2026', 'Imponibile | 100,00', 'IVA 19% | 19,00', 'Totale fattura | 119,00']],
  [
    'nl',
    [
      'Factuurdatum 05-10-2026',
      'Totaal excl. BTW | 100,00',
      'BTW 19% | 19,00',
      'Te betalen | 119,00',
    ],
  ],
  [
    'pl',
    ['Data wystawienia 05.10.2026', 'Netto | 100,00', 'VAT 19% | 19,00', 'Do zapłaty | 119,00'],
  ],
  ['pt', ['Data 05/10/2026', 'Subtotal | 100,00', 'IVA 19% | 19,00', 'Total a pagar | 119,00']],
  ['sv', ['Datum 2026-10-05', 'Netto | 100,00', 'Moms 19% | 19,00', 'Att betala | 119,00']],
  ['da', ['Dato 05.10.2026', 'Netto | 100,00', 'Moms 19% | 19,00', 'I alt at betale | 119,00']],
  [
    'cs',
    [
      'Datum vystavení 05.10.2026',
      'Základ bez DPH | 100,00',
      'DPH 19% | 19,00',
      'Celkem k úhradě | 119,00',
    ],
  ],
])('an invoice in %s is read', (_language, rows) => {
  const { date, total, vat } = read(...rows)
  expect([date?.value, total?.value, vat?.value]).toEqual(['2026-10-05', '119.00', '19.00'])
})
