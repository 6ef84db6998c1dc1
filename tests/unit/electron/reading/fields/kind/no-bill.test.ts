/** Papers that ask for no new money, or for none yet; and bills that look like them. */
import { describe, expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const read = (...rows: string[]) =>
  readFields(paper('Hafenblick', ...rows), { today: '2026-11-23' })

test.each([
  ['PRO FORMA INVOICE'],
  ['PROFORMA INVOICE', 'Invoice no: PF-2207 | Invoice date: 12/11/2026'],
  ['QUOTATION', 'Invoice address | Delivery address'],
  ['ESTIMATE | Date: 12 November 2026'],
  ['QUOTATION | 12 November 2026'],
  ['ORDER CONFIRMATION', 'Payment within 30 days'],
  ['Booking confirmation'],
  ['DELIVERY NOTE', 'Our ref | 4711'],
  ['Bestellbestätigung', 'Rechnung folgt separat'],
  ['Lieferschein'],
  ['ALBARÁN VALORADO'],
  ['** DELIVERY NOTE **', 'This is not a VAT invoice', 'Oats | £12.00', 'Check on receipt. Thanks'],
  ['Pro Forma Invoice', 'Polo | £12.00', 'We start with a cash deposit of £6.00'],
  ['Díjbekérő'],
  ['AVANSA RĒĶINS Nr. BV-A 26/0219'],
  ['Zálohová faktura č. 2600318', 'NENÍ DAŇOVÝM DOKLADEM'],
])('a quotation, an order and the like is plainly no bill: %s', (...rows) => {
  expect(read(...rows, 'Total | 12.00').kind).toMatchObject({ value: 'other', isSure: true })
})

test.each([
  ['Purchase Order PO-4711', 'Supplier | Invoice to'],
  ['Angebot Nr. 2041'],
  ['Angebot Nr. A-2026-14', 'Rechnung folgt separat'],
  ['Confirmation de commande n° C-14', 'Facture à suivre'],
  ['Pakbon P-14', 'Factuur volgt'],
  ['QUOTATION Ref: Q-2211', 'Invoice issued on completion'],
])('with its number it is likely none: %s', (...rows) => {
  expect(read(...rows, 'Total | 12.00').kind).toMatchObject({ value: 'other', isSure: false })
})

test('what a customer paid by bank is told to whom it was paid, and is no bill', () => {
  const list = ['Date | Invoice | Paid', '12/11/2026 | 1042 | £200.00']
  const { kind } = read('REMITTANCE ADVICE', ...list, 'Total paid by BACS | £200.00')
  expect(kind).toMatchObject({ value: 'other' })
})

test.each([
  ['PAYMENT REMINDER', 'Total | £450.00'],
  ['Payment reminder', 'Factuurnummer 22817', 'Amount outstanding | 396.00'],
  ['Payment reminder', 'Invoice 1042 dated 12 January is overdue', 'Total | £450.00'],
  ['REMINDER', 'Reminder of rates demand notice', 'Total | 42.00'],
  ['Reminder', 'Invoice | Date | Due | Open', '1042 | 12/10/2026 | 26/10/2026 | £450.00'],
  ['2e RAPPEL', 'Notre facture n° 20260388 du 24.03.2026', 'Solde | CHF 804.60'],
  ['Betreft: herinnering factuur 2026-0118', 'Factuur | Datum', 'Openstaand | € 613,47'],
  ['Second reminder: our invoice 88214 of 14 July 2025', 'Unpaid | €488.00'],
  ['2e RAPPEL - notre réf. R26-0019 - votre compte client 400217', 'Total dû | 847,83 €'],
  ['2. Mahnung', 'Rechnung Nr. 2041', 'Offener Betrag | 120,00 €'],
  ['FINAL REMINDER', 'Invoice 1042', 'Amount outstanding | £450.00'],
  ['SECOND REMINDER - OVERDUE ACCOUNT', 'Invoice | Dated | Amount', 'Total | £273.95'],
  ['Subject: | Second reminder: Invoice 047 is now 54 days overdue', 'Dear Kwame,', 'Open: £740'],
])('what asks once more for what an invoice asked for is a reminder: %s', (...rows) => {
  expect(read(...rows).kind?.value).toBe('reminder')
})

describe('a bill is never told for none', () => {
  const total = ['Repair | £100.00', 'VAT 20% | £20.00', 'Total | £120.00']

  test.each([
    ['an invoice that names a quotation above', ['Quotation no. 12', 'INVOICE', ...total]],
    ['an invoice with a delivery note in front', ['DELIVERY NOTE', ...total, 'INVOICE']],
    ['the number of a quotation beside its name', ['Quote | Q-12', ...total, 'Balance due | £120']],
    [
      'the number and the day of a delivery beside its name',
      ['Pakbon | P973628 d.d. 30 maart 2026', ...total],
    ],
    [
      'the day of a bill above the number of a delivery',
      ['Factuurdatum | 2 april 2026', 'Pakbon P-14', ...total],
    ],
    ['the number of an order under its name', ['Purchase order', '4711', ...total, 'Please pay']],
    [
      'names of columns',
      ['Account | Order | Delivery note', 'A-1 | PO-9 | 4711', ...total, 'Due date | 1/12/2026'],
    ],
    ['the number of an invoice', ['ESTIMATE', 'INV 0221', ...total]],
    [
      'the period of a bill',
      ['REMITTANCE ADVICE', 'Billing period | March', ...total, 'Visa | £120.00'],
    ],
    ['a confirmation that was paid by card', ['Order confirmation', ...total, 'Visa | £120.00']],
    [
      'a confirmation whose total is paid',
      ['Order confirmation', 'Mug | £12.00', 'Total paid | £12.00'],
    ],
    ['an offer among what a till sold', ['Cheese | 4.00', 'TILBUD', 'Total | 4.00']],
    ['a slip to send back at the foot', [...total, ...total, 'REMITTANCE ADVICE']],
    ['what the next visit is to be', ['Rex, cat', ...total, 'REMINDER', 'Booster in May']],
    ['terms told as a reminder', ['Reminder: our terms are 30 days', ...total]],
    ['a reminder on an invoice', ['INVOICE', 'Payment reminder', ...total]],
    ['a reminder that was paid', ['Payment reminder', ...total, 'Paid by Visa | £120.00']],
  ])('%s', (_what, rows) => {
    expect(['other', 'reminder']).not.toContain(read(...rows).kind?.value)
  })
})
