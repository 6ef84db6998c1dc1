import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFields } from '../../../../../electron/reading/fields/read-fields'
import type { Page } from '../../../../../electron/reading/fields/lines/rows'
import { ReadFields } from '../../../../../shared/receipts/reading'
import { pages, paper } from './paper'

const context = { today: '2026-03-15', home: 'GB' } as const
const read = (...rows: string[]) => readFields(paper(...rows), context)
const values = (fields: ReadFields) => ({
  supplier: fields.supplier?.value,
  date: fields.date?.value,
  total: fields.total?.value,
  vat: fields.vat?.value,
  currency: fields.currency?.value,
})

const till = [
  'HARBOUR COFFEE LTD',
  '12 Quay Street',
  'Bristol BS1 4DJ',
  'VAT No GB 123 4567 82',
  '04/03/2026 | 09:41',
  'Flat white | £3.20',
  'Toasted teacake | £2.80',
  'Total | £6.00',
  'Includes VAT 20% | £1.00',
  'VISA DEBIT | £6.00',
  '************4321',
  'Thank you',
]

const invoice = [
  'Fellgate Joinery Ltd | INVOICE',
  'Unit 4 Mill Lane',
  'Kendal LA9 4QT',
  'Invoice to | Invoice no | INV-2071',
  'Northgate Design Ltd | Invoice date | 02/03/2026',
  '18 High Street | Due date | 01/04/2026',
  'Leeds LS1 5PY',
  'Description | Qty | Amount',
  'Oak shelving | 2 | 400.00',
  'Fitting | 1 | 150.00',
  'Subtotal | 550.00',
  'VAT @ 20% | 110.00',
  'Total due | £660.00',
  'VAT registration number 980 7806 84',
]

test('a till receipt gives its supplier, date, total, VAT and currency', () => {
  expect(values(read(...till))).toEqual({
    supplier: 'HARBOUR COFFEE LTD',
    date: '2026-03-04',
    total: '6.00',
    vat: '1.00',
    currency: 'GBP',
  })
})

test.each([
  'Self-billed invoice',
  'SELF BILLING AGREEMENT 2026/4',
  'Autofacturation',
  'Fattura emessa in autofatturazione',
  'Självfaktura',
  'Selvfakturering',
  'Kjøper og utsteder på vegne av selger',
  'Denne fakturaen er utstedt av kjøper etter avtale',
  'Samofakturowanie',
  'Vystaveno zákazníkem',
  'Factuur uitgereikt door afnemer',
])('whose letterhead a paper has is never sure where the customer has made it out: %s', (words) => {
  expect(read(...till).supplier).toMatchObject({ value: 'HARBOUR COFFEE LTD', isSure: true })
  const [name = '', ...rest] = till
  const fields = read(name, words, ...rest)
  expect(fields.supplier?.isSure).toBe(false)
  expect(fields.total).toMatchObject({ value: '6.00', isSure: true })
})

test('a till receipt gives the card it was paid with, and its items', () => {
  const fields = read(...till)
  expect(fields.payment?.value).toBe('card')
  expect(fields.cardLastFour?.value).toBe('4321')
  expect(fields.items.map(({ description, amount }) => [description, amount])).toEqual([
    ['Flat white', '3.20'],
    ['Toasted teacake', '2.80'],
  ])
})

test('an invoice gives its own date, not the day it is due, and its sender, not the customer', () => {
  expect(values(read(...invoice))).toEqual({
    supplier: 'Fellgate Joinery Ltd',
    date: '2026-03-02',
    total: '660.00',
    vat: '110.00',
    currency: 'GBP',
  })
})

test('an invoice gives its number and its VAT line', () => {
  const fields = read(...invoice)
  expect(fields.documentNumber?.value).toBe('INV-2071')
  expect(fields.vatLines).toEqual([{ rate: '20', net: '550.00', vat: '110.00' }])
})

test('a value is outlined where it stands', () => {
  const { total } = read(...till)
  expect(total?.box?.page).toBe(0)
  expect(total?.box?.x).toBeGreaterThan(0.8)
  expect(total?.box?.y).toBeCloseTo(8 / 14, 1)
})

describe('nothing is made up', () => {
  test('without amounts there is no total, while the rest stays', () => {
    const fields = read('HARBOUR COFFEE LTD', '12 Quay Street', '04/03/2026', 'Thank you')
    expect(fields.total).toBeUndefined()
    expect(fields.vat).toBeUndefined()
    expect(fields.date?.value).toBe('2026-03-04')
    expect(fields.supplier?.value).toBe('HARBOUR COFFEE LTD')
  })

  test('without a date there is none, while the total stays', () => {
    const fields = read('HARBOUR COFFEE LTD', 'Total | £6.00')
    expect(fields.date).toBeUndefined()
    expect(fields.total?.value).toBe('6.00')
  })

  test('without a sign of the currency there is none', () => {
    expect(read('Kiosk', '04/03/2026', 'Total | 6.00').currency).toBeUndefined()
  })

  test('nothing on the paper gives nothing', () => {
    expect(read()).toEqual({ vatLines: [], items: [] })
  })
})

test('a date that lies ahead is never sure', () => {
  const { date } = read('HARBOUR COFFEE LTD', 'Date: 20/12/2026', 'Total | £6.00')
  expect(date?.isSure ?? false).toBe(false)
})

test('month and day are exchanged only where the day-first date lies ahead, and then it is not sure', () => {
  const { date } = read('HARBOUR COFFEE LTD', 'Date: 03/12/2026', 'Total | £6.00')
  expect(date?.value).toBe('2026-03-12')
  expect(date?.isSure).toBe(false)
  expect(read('HARBOUR COFFEE LTD', 'Date: 03/02/2026', 'Total | £6.00').date?.value).toBe(
    '2026-02-03',
  )
})

describe('the total', () => {
  const cases: [string, string[], string][] = [
    ['is not the cash given', ['Total | 7.35', 'Cash | 10.00', 'Change | 2.65'], '7.35'],
    ['is not the subtotal', ['Subtotal | 10.00', 'VAT 20% | 2.00', 'Total | 12.00'], '12.00'],
    [
      'is told by cash less change where its label is lost',
      ['T---l | 7.35', 'Cash | 10.00', 'Change | 2.65'],
      '7.35',
    ],
    [
      'is the rounded one where coins ask for it',
      [
        'Total | RM 12.48',
        'Rounding | 0.02',
        'Net Total | RM 12.50',
        'Cash | 12.50',
        'Change | 0.00',
      ],
      '12.50',
    ],
    [
      'is what was due, not the VAT in it',
      ['Balance due | 54.92', 'VAT 20% | 27.11 | 5.42 | 32.53'],
      '54.92',
    ],
    [
      'may be a thousand and more',
      ['Net | 1,495.65', 'Total VAT | 103.08', 'Invoice total | 1,598.73'],
      '1598.73',
    ],
    [
      'is not the saving',
      ['Total savings | 3.00', 'Total to pay | 9.00', 'Clubcard savings | 3.00'],
      '9.00',
    ],
    [
      'is negative on a refund',
      ['Refund', '1 table lamp | -60.07', 'Refund total | -60.07', 'VAT @ 20% | -10.01'],
      '-60.07',
    ],
    ['may stand under its label', ['AMOUNT PAID', '£12.50', 'Thank you'], '12.50'],
  ]
  test.each(cases)('%s', (_, rows, total) => {
    expect(read('CORNER STORES', ...rows).total?.value).toBe(total)
  })
})

describe('the supplier', () => {
  const rest = ['Total | £6.00']
  const cases: [string, string[], string][] = [
    [
      'is not the heading of the form',
      ['TAX INVOICE', 'Harbour Coffee Ltd', '12 Quay Street', 'Bristol BS1 4DJ'],
      'Harbour Coffee Ltd',
    ],
    [
      'loses its registration number',
      ['WAVERLEY HARDWARE SDN BHD (481500-M)', 'NO.50, JALAN PBS 14/11'],
      'WAVERLEY HARDWARE SDN BHD',
    ],
    [
      'is put together from two lines',
      ['GREEN VALLEY STATIONERY', 'SDN BHD', '(481500-M)', 'NO.50, JALAN PBS 14/11'],
      'GREEN VALLEY STATIONERY SDN BHD',
    ],
    [
      'is not its address',
      ['12 Quay Street, Bristol BS1 4DJ', 'Tel 0117 496 0001', 'Harbour Coffee'],
      'Harbour Coffee',
    ],
  ]
  test.each(cases)('%s', (_, rows, supplier) => {
    expect(read(...rows, ...rest).supplier?.value).toBe(supplier)
  })
})

test('pages are read as one document', () => {
  const fields = readFields(pages(invoice.slice(0, 10), invoice.slice(10)), context)
  expect(fields.total?.value).toBe('660.00')
  expect(fields.total?.box?.page).toBe(1)
  expect(fields.supplier?.box?.page).toBe(0)
})

const piece = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    'Total',
    'VAT',
    'Cash',
    'Change',
    '£',
    'Ltd',
    'Date',
    '(',
    '****',
    'Invoice no',
    'x',
  ),
  fc.integer({ min: -99_999, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2)),
  fc.tuple(fc.nat(40), fc.nat(14), fc.nat(2100)).map((parts) => parts.join('/')),
)
const anyText = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(' '))
const share = fc.double({ min: 0, max: 1, noNaN: true })
const anyLine = fc.record({
  text: anyText,
  x: share,
  y: share,
  w: share,
  h: share,
  confidence: share,
})
const anyPage = fc.array(anyLine, { maxLength: 25 }).map((lines): Page => ({
  width: 800,
  height: 1200,
  lines: lines.map(({ text, x, y, w, h, confidence }) => {
    const box = { page: 0, x, y, width: Math.min(w, 1 - x), height: Math.min(h, 1 - y) / 20 }
    return { text, confidence, box, words: [{ text, confidence, box }] }
  }),
}))

test('whatever the lines hold, reading them gives well-formed fields', () => {
  fc.assert(
    fc.property(fc.array(anyPage, { maxLength: 2 }), (any) => {
      const fields = readFields(any, context)
      ReadFields.parse(fields)
    }),
    { numRuns: 300 },
  )
})

test('a total is an amount on the paper, or one with a rounding printed there', () => {
  fc.assert(
    fc.property(anyPage, (page) => {
      const { total } = readFields([page], context)
      if (!total) return
      const digits = page.lines.map(({ text }) =>
        text.normalize('NFKC').replace(/[^\dOoIlQDC|!ZSsGB]/g, ''),
      )
      const bare = total.value.replace(/\D/g, '').replace(/00$/, '').replace(/^0+/, '')
      const looks = bare.replace(/./g, (digit) => `(?:${digit}|[A-Za-z|!])`)
      expect(total.box === undefined || digits.some((line) => new RegExp(looks).test(line))).toBe(
        true,
      )
    }),
    { numRuns: 300 },
  )
})

test('a date is a day of the calendar', () => {
  fc.assert(
    fc.property(anyPage, (page) => {
      const { date } = readFields([page], context)
      if (!date) return
      expect(new Date(`${date.value}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date.value)
    }),
    { numRuns: 300 },
  )
})

/** The processor's time of it in milliseconds: by the clock a busy computer takes longer. */
function costOf(work: () => void): number {
  const started = process.cpuUsage()
  work()
  return process.cpuUsage(started).user / 1000
}

test('a long or hostile text costs little more than short ones of its length', () => {
  const hostile = [
    'x'.repeat(50_000),
    '*'.repeat(20_000),
    `${'1.'.repeat(10_000)}00`,
    'A '.repeat(5000),
    '((((('.repeat(2000),
    '9'.repeat(30_000),
    '12/03/2026 '.repeat(600),
  ]
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `Total VAT item ${from + at} | ${at}.99 | ${at}.20`)
  read(...rows(0, 100))
  const short = costOf(() => {
    for (let from = 0; from < 1500; from += 100) read(...rows(from, 100))
  })
  const long = costOf(() => read(...rows(0, 1500)))
  const odd = costOf(() => read(...hostile))
  // What grows with the square of its length would cost fifteen times as much.
  expect(long / short).toBeLessThan(4)
  expect(odd / short).toBeLessThan(4)
})

test('what is November in Polish is October on a Croatian paper, and sure on neither without its words', () => {
  const day = (...words: string[]) => read('Gradnja Bura', ...words, '5. listopada 2025').date
  expect(day('Račun', 'Ukupno PDV', 'Kupac', 'OIB 12345678901')?.value).toBe('2025-10-05')
  expect(day('Sprzedawca', 'Nabywca', 'Faktura', 'Razem brutto')?.value).toBe('2025-11-05')
  expect(day('Harbour', 'Quay')?.isSure).toBe(false)
})

test('a day under a heading in a table with other days is not sure', () => {
  const { date } = read(
    'Atlantic Air',
    'Flight | Date | Time',
    'XQ 12 | 14/03/2026 | 10:10',
    'XQ 13 | 26/03/2026 | 11:05',
    'Total | £120.00',
  )
  expect(date?.isSure ?? false).toBe(false)
})

test('a fifth of the total is no proof of VAT where the paper prints other rates', () => {
  const { vat } = read(
    'Vaistinė Ramunė',
    'Mokėti | 99,65 €',
    'Tarifas | Be PVM | PVM | Iš viso',
    'A 21 % | 16,61 | 3,49 | 20,10',
  )
  expect(vat?.value === '16.61' && vat.isSure).toBe(false)
})

test('a total without decimals and without a sign of money is not sure', () => {
  const total = (...rows: string[]) =>
    read('Invoice', 'Brightwater Joinery Ltd', 'Date | 04/03/2026', ...rows).total
  expect(total('Subtotal | 1.000', 'VAT 20% | 200', 'Total | 1.200')).toMatchObject({
    value: '1200.00',
    isSure: false,
  })
})

describe('the currency is that of the paper', () => {
  test.each([
    [['Total $ 12.00', 'VAT 2.00'], '$'],
    [['Total kr 12,00'], 'kr'],
    [['Total ¥ 1200.00'], '¥'],
    [['12 Main Street', 'Austin TX 78701', 'Total $ 12.00'], 'USD'],
    [['Receipt NO 12345', 'Total $ 12.00'], '$'],
    [['Sydney, Australia', 'Total $ 12.00'], 'AUD'],
    [['A.B.N. 72 426 874 792', 'Total $ 12.00'], 'AUD'],
    [['Stockholm, Sverige', 'Total 12,00 kr'], 'SEK'],
    [['Suma 12,00 zł'], 'PLN'],
    [['Total CHF 12.50'], 'CHF'],
    [['Total 12.50 NOK'], 'NOK'],
    [['BTW NL123456789B01', 'Totaal 12,50'], 'EUR'],
    [['Total 12.50'], undefined],
  ])('%s', (rows, code) => {
    expect(
      readFields(paper('Corner Shop', ...rows), { today: '2026-11-23', home: 'GB' }).currency
        ?.value,
    ).toBe(code)
  })
})

test.each([
  [['Austin TX 78701', 'Date 04/05/2025', 'Total $ 12.00'], '2025-04-05', true],
  [['Date 04/05/2025', 'Total $ 12.00'], '2025-05-04', false],
  [['Date 14/05/2025', 'Total $ 12.00'], '2025-05-14', true],
  [['Sydney, Australia', 'Date 04/05/2025', 'Total $ 12.00'], '2025-05-04', true],
  [['Date 04/05/2025', 'Total £12.00'], '2025-05-04', true],
])('day and month stand in the order of the country: %s', (rows, iso, isSure) => {
  expect(read('Corner Shop', ...rows).date).toMatchObject({ value: iso, isSure })
})

test('a legal form is never made up', () => {
  expect(read('SUN BO TAKEAWAY', '12 High Street', 'Total £12.00').supplier?.value).toBe(
    'SUN BO TAKEAWAY',
  )
})

test.each(['FACTUUR', 'DUPLIKAT', 'CREDIT NOTE', 'Rechnung', 'FAKTURA VAT'])(
  'the heading %s is no supplier',
  (heading) => {
    const { supplier } = read(heading, 'Brightwater Joinery Ltd', '12 Quay Street', 'Total | 12.00')
    expect(supplier?.value).toBe('Brightwater Joinery Ltd')
  },
)

describe('away from home nothing is sure that words must tell', () => {
  const foreign = [
    'Argraffdy Pluen Cyf',
    'Anfoneb',
    'Dyddiad: | 19.01.2026',
    'Swm cyn TAW | 100,00',
    'TAW 24% | 24,00',
    "I'w dalu | 124,00 EUR",
  ]

  test('supplier, date, total and VAT of a paper in an unknown language are not', () => {
    const { supplier, date, total, vat } = read(...foreign)
    expect([supplier, date, total, vat].filter((field) => field?.isSure)).toEqual([])
  })

  test('a total is not where more than that is called a total as well', () => {
    const { total } = read(
      'HARBOUR COFFEE LTD',
      'Date 04/03/2026',
      'Subtotal | 100.00',
      'VAT 20% | 20.00',
      'Total | 120.00',
      'Tip | 18.00',
      'Total | 138.00',
    )
    expect(total?.value === '120.00' && total.isSure).toBe(false)
  })

  test('a date is not where another is named as well, or it is on another weekday', () => {
    const isSure = (...rows: string[]) =>
      read('HARBOUR COFFEE LTD', ...rows, 'Total | 6.00').date?.isSure
    expect(isSure('Date | 04/03/2026')).toBe(true)
    expect(isSure('Date | 04/03/2026', 'Value date | 06/03/2026')).toBe(false)
    expect(isSure('Date | Mon 04/03/2026')).toBe(false)
    expect(isSure('Date | Wed 04/03/2026')).toBe(true)
  })
})

describe('which of several days is the date', () => {
  test('not the days of lines of an account', () => {
    const { date } = read(
      'SEAVIEW HOTEL',
      '06/03/2026 15:53',
      'Date | Description | Amount',
      '01/03/2026 | Room | 100.00',
      '02/03/2026 | Room | 100.00',
      '06/03/2026 | VISA | 200.00',
    )
    expect(date?.value).toBe('2026-03-06')
  })

  test('not the period that the paper is about', () => {
    const { date } = read(
      'TARN POWER LTD',
      'Bill date | 05/03/2026',
      'From 07/01/2026 - 28/02/2026',
      'Total | £20.00',
    )
    expect(date?.value).toBe('2026-03-05')
  })

  test('in boxes the one under its heading, whatever stands beside the box', () => {
    const { date, documentNumber } = read(
      'Maple Ridge Ltd | Invoice number | Invoice date',
      '77 Harbor Street | INV-20417 | 04/03/2026',
      'Total | £20.00',
    )
    expect([date?.value, documentNumber?.value]).toEqual(['2026-03-04', 'INV-20417'])
  })

  test('day and month as other days of the paper have them', () => {
    const dollars = (...rows: string[]) =>
      read('Rideau Supply', ...rows, 'Total | $20.00', 'GST/HST').date
    expect(dollars('Invoice date | 04/03/2026')?.isSure).toBe(false)
    expect(dollars('Invoice date | 04/03/2025', 'Due date | 25/03/2025')).toMatchObject({
      value: '2025-03-04',
      isSure: true,
    })
  })
})

describe('what may be something else is not sure', () => {
  const due = ['Date | 04/03/2026', 'Total | £20.00', 'London SE1 9TG']

  test('a single word that nothing else bears out is not the supplier for sure', () => {
    expect(read('Raleigh', ...due).supplier?.isSure ?? false).toBe(false)
  })

  test('nor is the beginning of a longer name', () => {
    const { supplier } = read('Donau', 'Donau Consulting', ...due, 'Donau Consulting')
    expect(supplier?.value === 'Donau' && supplier.isSure).toBe(false)
  })

  test('a date whose label has unknown words is not, where there is another', () => {
    const { date } = read(
      'Tarn Travel Ltd',
      'Date of voyage | 06/03/2026',
      'Sold 01/03/2026',
      ...due.slice(1),
    )
    expect(date?.isSure ?? false).toBe(false)
  })
})

test('nine figures that pass as a British number by chance make neither it nor pounds sure', () => {
  const rows = ['Galil Stores', '5 Herzl Street', 'VAT No.: 511847652', 'Total to pay 49.65']
  const abroad = read(...rows)
  expect(abroad.currency?.isSure ?? false).toBe(false)
  expect(abroad.vatNumber?.isSure ?? false).toBe(false)
  const home = read('Galil Stores', '5 Mill Lane, Leeds LS11 5PY', ...rows.slice(2))
  expect(home.currency).toMatchObject({ value: 'GBP', isSure: true })
  expect(home.vatNumber).toMatchObject({ value: 'GB511847652', isSure: true })
})

test('a subtotal is never surely the total, where that cannot be read', () => {
  const { total } = read('Balogun Stores', 'Juice | 20.00', 'SUBTOTAL | 20.00', 'TOTAL | ?2S,?0')
  expect(total?.isSure ?? false).toBe(false)
})

test('signs of dollars are read as the French write them', () => {
  const rows = ['Notula Labs', 'FR TVA FR58317768588', 'Facture du 5 octobre 2025']
  expect(read(...rows, 'Total | 102,00 $US').currency?.value).toBe('USD')
  expect(read(...rows, 'Montant dû | 102,00 $ CA').currency?.value).toBe('CAD')
  expect(read(...rows, 'Total | CDN$ 102.00').currency?.value).toBe('CAD')
  const quebec = ['Plomberie Tremblay inc.', '1200 rue Sherbrooke', 'Montréal QC H3A 1B1']
  expect(read(...quebec, 'Solde dû | 102,00 $ au 31 mars 2026').currency?.value).toBe('CAD')
})

test('a paper of India is in rupees, whose sign recognition takes for that of euros', () => {
  const fields = readFields(
    paper(
      'Nilofer Studio',
      'GSTIN 27EZKCZ4209C1ZT',
      'IGST18 (18%) | 2,098.80',
      'Total | €13,758.80',
    ),
    { today: '2026-11-23', home: 'GB' },
  )
  expect(fields.currency).toMatchObject({ value: 'INR', isSure: false })
  const exporter = ['Softlogic Private Limited', 'GSTIN: 29AABCS1234F1Z5', 'IGST @ 0% | 0.00']
  expect(read(...exporter, 'Total | EUR 5,000.00').currency?.value).toBe('EUR')
  expect(
    read('Exchange', 'Indian Rupees 9000 | 100,00 €', 'Total | 105,00 €').currency?.value,
  ).toBe('EUR')
})

test.each(['Page 1 of 2', 'Seite 1 von 2', 'Página 1de2', 'Strona 1/2', 'Page 1 sur 2'])(
  'where the last page is missing (%s), the total is not sure',
  (words) => {
    const rows = ['Northgate Trading Ltd', 'Invoice 12', 'Date 04/03/2026', 'Total | £12.00']
    expect(read(...rows).total).toMatchObject({ value: '12.00', isSure: true })
    expect(read(...rows, words).total).toMatchObject({ value: '12.00', isSure: false })
    expect(read(...rows, words, words.replace('1', '2')).total).toMatchObject({ isSure: true })
  },
)

test.each([
  ['TOTAL | £12.70', 'You paid | £20.00', 'Change | £7.30'],
  ['Totale | 12,70', 'Importo pagato | 20,00', 'Resto | 7,30'],
  ['Summa | 12,70', 'Kontant | 20,00', 'Att få tillbaka | 7,30'],
  ['Summa | 12,70', 'Presentkort | 12,70', 'Tillgodo | 350,00'],
])('what was handed over, comes back or is left is not the total: %s', (...rows) => {
  expect(read('The Corner Shop Ltd', '12/03/2026', 'Bread | 12.70', ...rows).total?.value).toBe(
    '12.70',
  )
})

test('a statement has the number of none of its invoices', () => {
  const heads = 'Date | Type | Our Ref | Debit | Balance'
  const invoice = '02/10/26 | Invoice | 88121 | 64.35 | 476.95'
  const pages = paper('STATEMENT', 'Twomey & Daughters', heads, invoice, 'Amount due | 476.95')
  expect(readFields(pages, { today: '2026-11-23' }).documentNumber).toBeUndefined()
})

test('a statement keeps its own number, also beside a balance', () => {
  const pages = paper('STATEMENT OF ACCOUNT', 'Statement No: 20931 | Balance: £1,204.00')
  expect(readFields(pages, { today: '2026-11-23' }).documentNumber?.value).toBe('20931')
})

test('a total is not sure where a box counts a page more', () => {
  const boxes = ['Règlement | Échéance | Page', 'LCR 30 j | 31/03/2026 | 1 / 2']
  const sums = ['Total HT | 100,00', 'TVA 20 % | 20,00', 'Total TTC | 120,00']
  const total = (...rows: string[]) => readFields(paper(...rows), { today: '2026-11-23' }).total
  expect(total('FACTURE', ...boxes, ...sums)).toMatchObject({ value: '120.00', isSure: false })
  const whole = boxes.map((row) => row.replace('1 / 2', '2 / 2'))
  expect(total('FACTURE', ...whole, ...sums)).toMatchObject({ value: '120.00', isSure: true })
})
