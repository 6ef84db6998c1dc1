import { describe, expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const read = (...rows: string[]) =>
  readFields(paper('Hafenblick', ...rows), { today: '2026-11-23' })

test.each([
  ['VAT INVOICE', 'invoice'],
  ['FEE NOTE', 'invoice'],
  ['Fee note no 8841', 'invoice'],
  ['Debit Note DN204', 'invoice'],
  ['Rechnung', 'invoice'],
  ['Rechnung Nr. | 2041', 'invoice'],
  ['FACTURE N° 12', 'invoice'],
  ['Faktura VAT', 'invoice'],
  ['Schlussrechnung', 'invoice'],
  ['Stromrechnung', 'invoice'],
  ['Bolletta per la fornitura di gas naturale', 'invoice'],
  ["TD24 fattura differita di cui all'art. 21, comma 4", 'invoice'],
  ['PREMIEAVI', 'invoice'],
  ['Eindafrekening', 'invoice'],
  ['Räkning', 'invoice'],
  ['Regning', 'invoice'],
  ['Sähkölasku', 'invoice'],
  ['Kassenbeleg', 'receipt'],
  ['Documento commerciale', 'receipt'],
  ['Kredittfaktura', 'credit-note'],
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
  ['Adjustment Note', 'credit-note'],
  ['Korrekturrechnung', 'credit-note'],
  ['Warengutschrift', 'credit-note'],
  ['FACTURA DE ABONO', 'credit-note'],
  ['Avoir n° A-12', 'credit-note'],
  ['Avoir client', 'credit-note'],
  ['TRANSACTION TYPE: REFUND', 'credit-note'],
  ['FACTURE ACQUITTÉE N° LOR-26-942', 'receipt'],
  ['Receipt for Invoice #000318', 'receipt'],
  ['Your refund receipt', 'credit-note'],
  ['PLEASE CREDIT MY ACCOUNT', 'credit-note'],
  ['STATEMENT', 'statement'],
  ['CUSTOMER STATEMENT', 'statement'],
  ['Kontoauszug', 'statement'],
  ['RELEVÉ DE FACTURES', 'statement'],
  ['Quietanza di pagamento', 'receipt'],
])('a paper headed %s is told for what it is', (heading, kind) => {
  expect(read(heading, 'Total | 12.00').kind).toMatchObject({ value: kind, isSure: true })
})

test('a credit note stays one though it names the invoice that it is about', () => {
  expect(read('Invoice no. 12', 'CREDIT NOTE', 'Total | 12.00').kind?.value).toBe('credit-note')
})

test.each([
  "Merci d'avoir choisi notre maison",
  'Merci de nous avoir fait confiance.',
  'Échange ou avoir sous 30 jours',
  'Umtausch nur gegen Gutschrift',
  'PAYBACK Gutschrift: 6 Punkte',
  'EXCHANGE OR CREDIT NOTE ONLY',
  'No cash refunds - credit note only',
  'Credit note requests within 7 days',
  'Odobrenje: 123456',
  'Credit note issued for returns',
  'Returns: credit note',
  'Credit note if unworn',
  'View your account statement online',
])('what a shop says of returns makes no credit note: %s', (words) => {
  expect(read('INVOICE', 'Total | 12.00', words).kind).toMatchObject({ value: 'invoice' })
  expect(read('Total | 12.00', words).kind).toBeUndefined()
})

test.each([
  ['RETURN', 'Shirt | £24.00', 'TOTAL REFUND | £24.00', 'VISA REFUND | £24.00'],
  ['Thanks for your patience', 'Refund total | £24.99'],
  ['Retour', 'MONTANT REMBOURSÉ | 24,00 EUR'],
  ['VISA DEBIT ************4321', 'REFUND | £24.00'],
])('a total that is given back makes a credit note: %s', (...rows) => {
  expect(read(...rows).kind).toMatchObject({ value: 'credit-note', isSure: true })
})

test.each([
  ['This is not a VAT invoice'],
  ['Devis n° 31', 'Facture à : Dupont'],
  ['REMITTANCE ADVICE', 'Date | Invoice | Paid'],
  ['For e-Invoice, please scan QR code'],
  ['VAT INVOICE ON REQUEST'],
  ['Your invoice will follow by email'],
  ['CONSULTA DE MESA CM 1/5512', 'Este documento não serve de fatura'],
  ['Dit is geen factuur'],
])('what is no invoice is not taken for one: %s', (...rows) => {
  expect(read(...rows, 'Total | 12.00').kind).toBeUndefined()
})

test('an invoice stays one beside the number of the order or quotation that it is for', () => {
  const { kind } = read('INVOICE | Quotation no. 12', 'Purchase order | 4711', 'Total | 12.00')
  expect(kind).toMatchObject({ value: 'invoice', isSure: true })
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

test.each([
  ['Hoveniersbedrijf Kok;;Factuurnummer: 26-118;;Totaal | € 605,00', 'invoice'],
  ['Harlow & Finch;;Invoice 0092 | Amount due £2,160.00;;Gross | £2,160.00', 'invoice'],
  ['Brady Agri;;INV 0221;;Total | €681.00', 'invoice'],
  ['Bistro Nord;;Rechnungsnummer 118;;Summe | 5,00;;Bar | 5,00', 'receipt'],
  ['Beacon Lifts;;Invoice 22817 | 396.00;;Amount outstanding | 396.00', undefined],
])('the number of an invoice makes one of a paper without a heading: %s', (text, kind) => {
  const read = readFields(paper(...text.split(';;')), { today: '2026-11-28' })
  expect(read.kind?.value).toBe(kind)
  expect(read.kind?.isSure ?? false).toBe(false)
})

test.each([
  ['the period of a bill', ['Bill date | Bill period', '19 Feb 2026 | 19 Feb - 18 Mar']],
  [
    'the numbers of a bill and of its customer',
    ['Bill number | WL-70', 'Customer number | 7004188'],
  ],
  ['the number of a demand for rent', ['DEMAND NUMBER | PAYABLE ON', 'D/20733 | 25/12/2025']],
  ['a demand for rates', ['National Non-Domestic Rate Demand Notice']],
  ['an account beside its number', ['Bill number | C20493-0326', 'Account', 'C20493']],
  ['a levy on energy is no change', ['Billing period | March', 'Climate Change Levy | 46.53']],
  ['more was paid of the last bill', ['Billing period | March', 'Card payment received | £812.40']],
])('a bill is an invoice though it says how the last one was paid: %s', (_what, labels) => {
  const paid = 'Card payment received 5 February | -£61.20'
  expect(read(...labels, paid, 'Total | £64.98').kind?.value).toBe('invoice')
})

test('the bill of a restaurant that was paid by card is a receipt', () => {
  expect(
    read('Bill No 12', 'Bill date 12/02/2026', 'Total | 24.00', 'VISA | 24.00').kind?.value,
  ).toBe('receipt')
})

test.each([
  ['Booking fee note: 20p included'],
  ['Service fee note'],
  ['Card debit note'],
  ['Debit note: PIN verified'],
  ['BILL NO: 1042', 'ACCOUNT NO: ************4417'],
  ['Billing period | 1 Mar 2026 - 31 Mar 2026', 'Date paid | 1 March 2026'],
])('a slip that was paid by card is a receipt, whatever it mentions: %s', (...labels) => {
  const { kind } = read(...labels, 'Total | 24.00', 'VISA ending 4242 | 24.00')
  expect(kind?.value).toBe('receipt')
})

test('the bill of a table that was paid in cash is a receipt', () => {
  const paid = ['Total | 29.90', 'Cash | 30.00', 'Change | 0.10']
  expect(read('Bill No 231 | Table 4', 'Customer No 2', ...paid).kind?.value).toBe('receipt')
})

test('the end of a sentence is no heading, the number of an invoice among its other labels is', () => {
  const rows = [
    'Invoice HB-30977 Tax point 05/03/2026 Account MIN017 Order 0302-WEB',
    'Beer | 86.70',
  ]
  expect(read(...rows, 'Total | 86.70', 'ticket and a sample within 5 days.').kind).toMatchObject({
    value: 'invoice',
    isSure: true,
  })
  expect(read('ticket and invoice 24/407 17/12/2024', 'Total | 86.70').kind?.value).toBe('invoice')
})

test.each([
  [
    ['Invoice INV-2041 has been paid by card', 'Amount paid | £450.00', 'Visa | £450.00'],
    'receipt',
  ],
  [['nota de crédito', 'Total | 20,00 EUR'], 'credit-note'],
  [['your receipt from today', 'Total | 20.00'], 'receipt'],
  [['Bill No | 1123', 'Account | Table 4', 'Total | £40.00', 'Visa | £45.00'], 'receipt'],
  [
    ['Bill number 1123', 'Account number 33', 'Total | £200.00', 'Visa | £120.00', 'Cash | £80.00'],
    'receipt',
  ],
])('words around the number of an invoice or a bill say what the paper is: %j', (rows, kind) => {
  expect(read(...rows).kind?.value).toBe(kind)
})

test.each([
  [['TAX INVOICE', 'Laksa | 15.90', 'TOTAL | 79.10', 'Cash | 100.00', 'Change | 20.90']],
  [['TAX INVOICE', 'Pipe | 389.90', 'TOTAL | 389.90', 'CREDIT CARD | 389.90', 'CHANGE | 0.00']],
  [['FACTURA SIMPLIFICADA: 2041-013', 'Pan | 1,10', 'TOTAL | 1,10', 'TARJETA | 1,10']],
  [['Fatura Simplificada FS 2025B/10482', 'Escova | 6,90', 'TOTAL | 6,90 €']],
])('what a till headed as an invoice and was paid for is a receipt: %j', (rows) => {
  expect(read(...rows).kind).toMatchObject({ value: 'receipt', isSure: true })
})

test('an invoice whose account came to nothing by a payment stays an invoice', () => {
  const rows = ['Invoice #TB-204417', 'Hosting | £98.48', 'Total | £98.48']
  const paid = ['Direct Debit (GoCardless) | £98.48', 'Balance | £0.00']
  expect(read(...rows, ...paid).kind?.value).toBe('invoice')
})

test.each([
  [['Bill number 4007', 'Account number 7730', 'Total charges | €89.14'], 'invoice'],
  [['Bill no.: BT26-0419', 'Our ref: CMT/22140', 'Total of this bill | 1,698.00'], 'invoice'],
])('a bill whose payment is to come is an invoice: %j', (rows, kind) => {
  const ahead = "We'll take this by direct debit on 4 March 2026: €89.14"
  const prices = 'From 1 April 2026 monthly prices change to €53.75, as set out in your contract.'
  const paid = 'Less paid on account | 500.00'
  const more = kind === 'invoice' && rows[1]?.startsWith('Our') ? [paid] : [ahead, prices]
  expect(read(...rows, ...more).kind?.value).toBe(kind)
})

test.each([
  ['Reception and bar arrangements | 380.00', 'Bouquet | 145.00', 'Total | 525.00'],
  ['Two rounds of changes | 1,080.00', 'Cover | 900.00', 'Total | 1,980.00'],
  ['Cover | 900.00', 'Total | 900.00', 'Advance received | (200.00)', 'Now to pay | 700.00'],
])('words of paying above the total, or of what came before, make no receipt: %s', (...rows) => {
  expect(read('Thistle & Wren', '3 Mill Lane', ...rows).kind?.value).toBeUndefined()
})

test('a paper without a heading that says how it was paid is likely a receipt', () => {
  const { kind } = read(
    'Greyfriars Coaches',
    'Total price: £64.00',
    'Paid by Mastercard ending 3070',
  )
  expect(kind).toMatchObject({ value: 'receipt', isSure: false })
})

test.each([
  ['Cash price | 11,995.00', 'Part exchange | 2,000.00', 'Total | 9,995.00'],
  ['Last payment received | 60.00', 'Plan changes | 0.00', 'Total | 60.00'],
  ['Oil and filter change | 0.00', 'Service | 90.00', 'Total | 90.00', 'Visa | 90.00'],
])('what is changed or exchanged is no change given back: %s', (...rows) => {
  expect(read('TAX INVOICE', ...rows).kind?.value).toBe('invoice')
})

test('a credit note for a simplified invoice is a credit note', () => {
  const { kind } = read('Nota de Crédito - Fatura Simplificada', 'Total | 12,00 €')
  expect(kind?.value).toBe('credit-note')
})

const slip = ['Tax Invoice TI-9284', 'Flat white $12.60', 'Total $12.60']
const machine = 'TID 40118 RRN 632600118427'

test('a slip of a till that says how it was paid is a receipt, whatever it calls itself', () => {
  const paid = ['EFTPOS Visa Debit $12.60', machine]
  expect(read(...slip, ...paid).kind).toMatchObject({ value: 'receipt', isSure: true })
  const kassa = ['RECHNUNG Nr. 48213', 'Summe 34,10', 'Bankomat 34,10', 'Kassa-ID TX-W4471']
  expect(read(...kassa).kind).toMatchObject({ value: 'receipt', isSure: true })
})

test('a slip of a till whose card was approved is a receipt, whatever it calls itself', () => {
  const approved = ['AID A0000000031010', 'COMPLETION $12.60', 'APPROVED AUTH 617204']
  expect(read(...slip, ...approved).kind).toMatchObject({ value: 'receipt', isSure: true })
  expect(read(...slip, 'EFTPOS', 'TERMINAL 14417702', '(00) ACCEPTED').kind?.value).toBe('receipt')
  for (const rest of [['DECLINED'], ['ACCEPTED CARDS: VISA'], ['APPROVED', 'Trade account']])
    expect(read(...slip, 'AID A0000000031010', ...rest).kind?.value).toBe('invoice')
})

test('a cash memo is a receipt, and a tax invoice beside it none', () => {
  const rows = ['TAX INVOICE / CASH MEMO', 'PAYABLE Rs. | 1,049.00', 'Paid by UPI: 1049.00']
  expect(read(...rows).kind).toMatchObject({ value: 'receipt', isSure: true })
})

test.each([
  [['Friendly reminder', 'INVOICE 4418', 'Total | £450.00'], 'invoice'],
  [['Rappel', 'Facture n° 4418', 'Total | 450,00 €'], 'invoice'],
  [['Payment reminder', 'STATEMENT OF ACCOUNT', 'Total | £450.00'], 'statement'],
  [['TAX INVOICE / CASH MEMO', 'Total | 5,900.00', 'Payment terms: 30 days'], 'invoice'],
  [['Faktura č. 18', 'Není daňovým dokladem', 'Celkem | 450,00 Kč'], 'invoice'],
  [['DEBIT NOTE', 'Policy number | SM/22', 'Total | £616.00', 'Visa | £616.00'], 'receipt'],
])('what is said beside a heading does not take it away: %s', (rows, kind) => {
  expect(read(...rows).kind?.value).toBe(kind)
})

test('a mail about an invoice that says that it is none is none', () => {
  const rows = ['Your payment was declined', 'Invoice | LF-90417735', 'Amount due | €386.42']
  expect(read(...rows).kind?.value).toBe('invoice')
  const says = 'This is a service announcement. This message is not a VAT invoice; see Billing.'
  expect(read(...rows, says).kind).toBeUndefined()
})

test('columns for what is charged and what is given back make no credit note', () => {
  const rows = ['Rechnung 26-1044', 'Leistung | Belastung EUR | Gutschrift EUR', 'Logis | 118,00']
  expect(read(...rows, 'Summe | 118,00').kind).toMatchObject({ value: 'invoice', isSure: true })
})

test('what says that it is no receipt is not surely one', () => {
  const rows = ['CHK 3318', 'Total incl VAT | 51.19', 'IT IS NOT A RECEIPT FOR PAYMENT.']
  expect(read(...rows).kind?.isSure ?? false).toBe(false)
})

test('words at the foot about a paid invoice make no receipt', () => {
  const rows = ['APPEL DE COTISATION 2026', 'Facture n° 118', 'Total à payer | 120,00 €']
  expect(read(...rows, 'Facture acquittée sur demande').kind?.value).toBe('invoice')
})

test('an invoice that tells of a reminder stays one', () => {
  const rows = ['INVOICE 1042', 'Reminder: our terms are 30 days', 'Total | £450.00']
  expect(read(...rows).kind).toMatchObject({ value: 'invoice', isSure: true })
})

test("an insurance broker's debit note asks for money", () => {
  const rows = ['DEBIT NOTE', 'Policy number | SM/22', 'Fleet | 612.50', 'Total payable | £612.50']
  expect(read(...rows).kind?.value).toBe('invoice')
})

test.each([
  ['it is as wide as a letter', ['Flat white | $12.60', 'Visa | $12.60', machine]],
  ['it does not say how it was paid', [machine]],
  ['it says how to pay', ['Pay by card $12.60', machine]],
  ['no till says a word', ['Visa $12.60', 'Mid Tyne Community Trust', 'Terminal 5']],
])('an invoice stays one where %s', (_why, rows) => {
  expect(read(...slip, ...rows).kind).toMatchObject({ value: 'invoice' })
})

test('the part to send back with the money does not say what a paper is', () => {
  const rows = ['REMITTANCE ADVICE', 'STATEMENT', 'Total | 929.28']
  expect(read(...rows).kind).toMatchObject({ value: 'statement' })
  const list = ['REMITTANCE ADVICE', 'Supplier statement', 'Total paid by BACS | 200.00']
  expect(read(...list).kind).toMatchObject({ value: 'other', isSure: false })
})

test('a bill of costs is an invoice', () => {
  expect(read('Bill of costs no. HP24817', 'Total | 12.00').kind?.value).toBe('invoice')
})

test('the folio of a guest who has paid is a receipt, that of one who has not an invoice', () => {
  const stay = ['INFORMATION INVOICE / GUEST FOLIO', '02-09-26 | Room Charge | 219.00']
  expect(read(...stay, 'Total | 219.00', 'Visa | 219.00', 'Balance | 0.00').kind).toMatchObject({
    value: 'receipt',
    isSure: true,
  })
  expect(read(...stay, 'Total | 219.00', 'Balance | 219.00').kind?.value).toBe('invoice')
  const ledger = ['Visa | 19.00', 'City ledger | 200.00', 'Balance | 0.00']
  expect(read(...stay, 'Total | 219.00', ...ledger).kind?.value).toBe('invoice')
})

test('a heading may end in a stop', () => {
  const rows = ['^invoice.', 'no. 118 | 12/11/2026', 'Logo design | £100.00', 'Total | £100.00']
  expect(read(...rows).kind).toMatchObject({ value: 'invoice', isSure: true })
})

test('an invoice that reminds of another is one', () => {
  const old = 'Second reminder: Invoice 047 is overdue |'
  const rows = ['Invoice 051', old, 'Broadband | £40.00', 'Total | £40.00']
  expect(read(...rows).kind).toMatchObject({ value: 'invoice', isSure: true })
})

test('the last word of a sentence is no heading', () => {
  const rows = [
    'Invoice',
    'Framing | 70.00',
    'Total | 70.00',
    'This billing is deemed certified and approved 14 days after |',
    'receipt. |',
  ]
  expect(read(...rows).kind).toMatchObject({ value: 'invoice', isSure: true })
})

describe('a slip without a heading', () => {
  /** Printed across a roll, not a letter. */
  const onRoll = (...rows: string[]) =>
    read(...rows.map((row) => row.replace(' | ', ' '.repeat(12))))
  const slip = ['Wickham Road', 'Botley SO30 2HA', 'Compost | 24.00', 'Seeds | 6.00']

  test('is plainly a receipt where it was paid and change given', () => {
    const kind = { value: 'receipt', isSure: true }
    const card = ['MASTERCARD | 30.00', 'CHANGE | 0.00']
    expect(onRoll(...slip, 'Total | 30.00', ...card).kind).toMatchObject(kind)
    const cash = ['CASH | 50.00', 'CHANGE | 20.00']
    expect(onRoll(...slip, 'Total | 30.00', ...cash).kind).toMatchObject(kind)
  })

  test.each([
    ['Balance due | 12.00', 'MASTERCARD | 30.00', 'CHANGE | 0.00'],
    ['CASH | 50.00', 'CHANGE | 20.00', 'VOIDED'],
    ['MASTERCARD | 30.00', 'CHANGE | 0.00', 'CARD DECLINED'],
    ['GOODS RETURNED', 'CASH | 30.00', 'CHANGE | 0.00'],
    ['MASTERCARD | 30.00'],
    ['KASSENABSCHLUSS', 'CASH | 50.00', 'CHANGE | 20.00'],
    ['RIMBORSO', 'CASH | 30.00', 'CHANGE | 0.00'],
  ])('is none for certain where something is open: %j', (...rows) => {
    expect(onRoll(...slip, 'Total | 30.00', ...rows).kind?.isSure ?? false).toBe(false)
  })

  test('is none for certain where it is as wide as a letter', () => {
    const words =
      'Compost of our own making, delivered to the yard on Monday, thirty bags of fifty litres'
    const rows = [`${words} | 24.00`, 'Total | 24.00', 'MASTERCARD | 24.00']
    expect(read(...rows).kind).toMatchObject({ value: 'receipt', isSure: false })
  })
})

test('the stub of a giro that a bank stamps makes no receipt of a paper', () => {
  const giro = 'KVITTERING Innbetalt til konto | Betalerens kontonummer'
  const rows = ['Purring på bompasseringer', 'Å betale innen 22.06.2026 | 424,40', giro]
  expect(read(...rows, '4212 61 88307').kind?.value).toBe('reminder')
  expect(read('Kvittering', 'Betalt med kort | 424,40').kind?.value).toBe('receipt')
})

test('what an Italian bill calls the slip of its energy makes no receipt of it', () => {
  const rows = [
    'Bolletta',
    "SCONTRINO DELL'ENERGIA",
    'Quota fissa | 24,80',
    'TOTALE BOLLETTA | 24,80',
  ]
  expect(read(...rows).kind).toMatchObject({ value: 'invoice', isSure: true })
  expect(read(...rows.slice(1)).kind?.value).not.toBe('receipt')
})

test('an account of a Croatian stall that gave change is a receipt', () => {
  const rows = ['Račun br. 318/TRZ1/1', 'Krumpir kg | 6,00', 'ZA PLATITI | 47,80 EUR']
  const change = ['Primljeno: | 50,00', 'Za vratiti: | 2,20']
  expect(read(...rows, ...change).kind).toMatchObject({ value: 'receipt', isSure: true })
  expect(read(...rows).kind?.value).toBe('invoice')
})

test('what is headed as a receipt and is still to be paid is none for certain', () => {
  const due = ['Beleg W25/3578', '17.04.2025', 'Sekt | 12,00', 'Zahlbar bis 01.05.2025 | 12,00']
  expect(read(...due, 'Summe | 12,00').kind).toMatchObject({ value: 'receipt', isSure: false })
  const taken = 'Se cargará el 16-05-2025 en ES57 2173 5263 8342 2413 9306.'
  expect(read('Recibo', 'Cuota | 123,28', 'Total | 123,28', taken).kind?.isSure).toBe(false)
  const premium = ['Recibo de prima', 'Póliza MR-97', 'Total recibo | 299,82 €']
  expect(read(...premium).kind).toMatchObject({ value: 'receipt', isSure: false })
})

test('what is called a receipt and was paid is one, also of dues', () => {
  const paid = ['Recibo', 'Póliza MR-97', 'Total | 299,82 €', 'Pagado con tarjeta Visa | 299,82 €']
  expect(read(...paid).kind).toMatchObject({ value: 'receipt', isSure: true })
})

test('terms of payment make no receipt of a paper', () => {
  const rows = ['Statement no. 103227', 'Filing | $109.00', 'TOTAL | $109.00']
  expect(read(...rows, 'Payable upon receipt.').kind?.value).not.toBe('receipt')
})

describe('what may be the subject of another paper', () => {
  const month = 'Ihre Stromrechnung für September 2026'

  test('heads an invoice in doubt, with a number that is called one', () => {
    const rows = ['Rechnungsnummer | 260 908 4417', month, 'Rechnungsbetrag | 625,51 €']
    expect(read(...rows).kind).toMatchObject({ value: 'invoice', isSure: false })
    expect(read(month, 'Gebühr | 5,00 €').kind).toBeUndefined()
  })

  test.each([
    ['Mahnung', 'Ihre Mobilfunkrechnung für den Monat September 2026', 'Gesamtbetrag | 32,49 EUR'],
    ['Påminnelse', 'Hyresavi nr 20261103', 'Att betala | 7 510,00'],
    ['Försäkringsbrev', 'Premieavi bifogas', 'Premie | 3 412,00'],
    ['Sollecito di pagamento', 'Bolletta per la fornitura di gas naturale', 'Totale | 88,00'],
  ])('makes no invoice of it: %s over %s', (...rows) => {
    expect(read(...rows).kind?.value).not.toBe('invoice')
  })

  test.each([
    ['Ricevuta di pagamento', 'Bolletta per la fornitura di energia elettrica', 'Totale | 88,00'],
    ['Ricevuta di pagamento', 'TD01 fattura n. 118/A del 30-09-2026 saldata', 'Totale | 88,00'],
    ['Kvittering for indbetaling', 'Indbetalingsdato | 12.09.2026', 'I alt | 850,00'],
    ['KVITTERING', 'Innbetalt: 12.09.2026', 'Sum betalt | 2 500,00', 'Betalt med kort | 2 500,00'],
  ])('leaves a receipt one: %s over %s', (...rows) => {
    expect(read(...rows).kind).toMatchObject({ value: 'receipt', isSure: true })
  })
})

test('an account on which more was paid in than it came to is no slip of a till', () => {
  const rows = ['Račun št. 2026-3381', 'Skupaj | 500,00', 'Prejeto | 600,00', 'Vračilo | 100,00']
  expect(read(...rows).kind).toMatchObject({ value: 'invoice', isSure: true })
})

test('the heading of a column of invoices makes none of a paper for certain', () => {
  const list = ['Factuur | Datum | Vervalt | Open', '25-19 | 07-11-2025 | 07-12-2025 | € 612,26']
  const rows = [...list, '25-20 | 28-11-2025 | 28-12-2025 | € 589,00', 'Totaal | € 1.201,26']
  expect(read(...rows).kind?.isSure ?? false).toBe(false)
  const second = 'Betreft | : Tweede herinnering openstaande facturen'
  expect(read(second, ...rows).kind).toMatchObject({ value: 'reminder', isSure: false })
})

test('a demand for rates that tells how it may be paid is a bill', () => {
  const head = ['NON-DOMESTIC RATE DEMAND NOTICE 2026/2027', 'Bill number | 4415092']
  const rows = ['Account reference | 70031884X', 'TOTAL AMOUNT DUE | £812.16']
  const how = '1 payment of £812.16 on or before 01 MAY 2026'
  expect(read(...head, ...rows, how).kind?.value).toBe('invoice')
})

test.each([
  ['TD04 nota di credito', 'Rif. fattura n. 212', 'credit-note'],
  ['TD01 fattura | 118', 'Rif. scontrino n. 0042-0012', 'invoice'],
])('%s is told by its code, also beside %s', (heading, other, kind) => {
  expect(read(heading, other, 'Totale documento | 61,00').kind?.value).toBe(kind)
})

describe('an account that a till of Croatia reports to the state', () => {
  const onRoll = (...rows: string[]) =>
    read(...rows.map((row) => row.replace(' | ', ' '.repeat(10))))
  const bill = ['RAČUN br. 412/PP1/2', 'Brudet | 36,00', 'UKUPNO EUR: | 36,00']
  const code = 'JIR: e4b27a90-3c1d-4f56'

  test('is a receipt where it says that it was paid there', () => {
    const paid = [...bill, 'Način plaćanja: Kartica - Mastercard', code]
    expect(onRoll(...paid).kind).toMatchObject({ value: 'receipt', isSure: true })
  })

  test('is an invoice where it is paid by transfer', () => {
    const owed = [...bill, 'Način plaćanja: Transakcijski račun', code]
    expect(onRoll(...owed).kind?.value).toBe('invoice')
  })
})

test('a till of Quebec that took a debit card gives a receipt', () => {
  const rows = ['Facture 02-114877', 'Vis | 168,34', 'TOTAL | 193,55 $', 'INTERAC | 193,55']
  expect(read(...rows, 'MONNAIE | 0,00').kind).toMatchObject({ value: 'receipt', isSure: true })
})

test('a slip headed as an invoice is a receipt where the card was authorised', () => {
  const slip = ['TAX INVOICE 1-044871', 'Total  $60.26', 'EFTPOS Visa  60.26']
  expect(read(...slip, 'AUTH 618204 APPROVED').kind).toMatchObject({ value: 'receipt' })
})

test('a bill for an account is an invoice, whatever it says of how the last one was paid', () => {
  const bill = ['Your account number | 7714 0082 36', 'Bill number | B-20933175']
  const last = ['Your last bill | £212.36', 'You paid, 20 April 2026 | -£212.36']
  const { kind } = read(
    ...bill,
    ...last,
    'Charges | £316.56',
    'Please pay by 24 July 2026 | £316.56',
  )
  expect(kind?.value).toBe('invoice')
})

test('what a bill comes to if it is paid late is no payment', () => {
  const bill = ['Bill date: Jun 5, 2026', 'Account: 40077-1182-6', 'Current charges | $175.41']
  const { kind } = read(...bill, 'Total due | $175.41', 'If paid after 06/27/2026 | $183.41')
  expect(kind?.value).toBe('invoice')
})

test('the half of a Swiss payment slip that the bank gives back makes no receipt of an invoice', () => {
  const { kind } = read(
    'FATTURA 26/0718 - Sostituzione boiler e perdita WC di servizio',
    'Descrizione | Importo CHF',
    'Ore montatore | 1778.55',
    'Totale da pagare | CHF 1778.55',
    'Ricevuta | Sezione pagamento',
    'Importo CHF 1 778.55 | Importo CHF 1 778.55',
  )
  expect(kind?.value).not.toBe('receipt')
})
