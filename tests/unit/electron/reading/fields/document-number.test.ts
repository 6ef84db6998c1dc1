import { expect, test } from 'vitest'
import { documentNumberIn } from '../../../../../electron/reading/fields/document-number'
import { rowsOf } from '../../../../../electron/reading/fields/rows'
import { paper } from './paper'

const found = (...rows: string[]) => documentNumberIn(rowsOf(paper(...rows)))?.value

test.each<[string[], string | undefined]>([
  [['Invoice No: INV-2071'], 'INV-2071'],
  [['Invoice number | 2931/A'], '2931/A'],
  [['RECEIPT 406159'], '406159'],
  [['Order W879730', 'Invoice no 4411'], '4411'],
  [['Invoice no | Date', 'J43037 | 11-03-2024'], 'J43037'],
  [['Rechnungsnummer: RE-4711'], 'RE-4711'],
  [['Rechnung Nr. 2026/118'], '2026/118'],
  [['Factuurnr. 26-0041'], '26-0041'],
  [['N° de facture : F26-0107'], 'F26-0107'],
  [['Facture n° 2026-118'], '2026-118'],
  [['Número de factura INV-88303'], 'INV-88303'],
  [['Fattura n. 118/26'], '118/26'],
  [['Fatura n.º FT A/9790'], 'FT A/9790'],
  [['Numer faktury: FV/12/2026'], 'FV/12/2026'],
  [['Číslo faktury 20268063'], '20268063'],
  [['Laskun numero 543121'], '543121'],
  [['Fakturanr. 26117 | Kundenr. 1044'], '26117'],
  [['Bolletta n. 260012345 del 03/11/2026'], '260012345'],
  [['FACTURE', 'N° 2026-118'], '2026-118'],
  [['FACTURA SIMPLIFICADA', 'Nº: T2-004411'], 'T2-004411'],
  [['FACTURĂ', 'Seria AB nr. 00417'], '00417'],
  [['Rechnungsnummer | 26 1804 5521 0931'], '26 1804 5521 0931'],
  [['N° 14, rue du Port'], undefined],
  [['Kundennummer: 10442'], undefined],
  [['Original receipt 00817 of 01/02/2026', 'Refund no 00903'], '00903'],
  [['Refund of invoice 4411'], undefined],
  [['Credit note CN-12', 'Against your invoice no 4411'], 'CN-12'],
  [['Rechnung vom 12.03.2026'], undefined],
  [['Invoice date 02/03/2026'], undefined],
  [['Receipt total 12.50'], undefined],
  [['Harbour Coffee Ltd'], undefined],
])('%j has the number %s', (rows, expected) => {
  expect(found(...rows)).toBe(expected)
})
