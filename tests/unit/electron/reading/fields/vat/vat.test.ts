import { describe, expect, test } from 'vitest'
import { amountsOf } from '../../../../../../electron/reading/fields/amounts/amounts'
import type { Amount } from '../../../../../../electron/reading/fields/amounts/amounts'
import { ledgerOf } from '../../../../../../electron/reading/fields/amounts/ledger'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { listedVat } from '../../../../../../electron/reading/fields/vat/tied'
import { withoutSum } from '../../../../../../electron/reading/fields/vat/line-sums'
import { rateLines, vatCandidates } from '../../../../../../electron/reading/fields/vat/vat'
import { paper } from '../paper'

const read = (...rows: string[]) =>
  readFields(paper('CORNER STORES', ...rows), { today: '2026-03-15' })

test('rates of a summary are told apart, and their VAT is added up', () => {
  const fields = read(
    'Total | 54.92',
    'VAT RATE | GOODS | VAT | GROSS',
    'A 20% | 27.11 | 5.42 | 32.53',
    'Z 0% | 22.39 | 0.00 | 22.39',
  )
  expect(fields.vatLines).toEqual([
    { rate: '20', net: '27.11', vat: '5.42' },
    { rate: '0', net: '22.39', vat: '0.00' },
  ])
  expect(fields.vat?.value).toBe('5.42')
  expect(fields.total?.value).toBe('54.92')
})

test('the tax of the whole has its net sum, whatever each card paid of it', () => {
  const { vatLines, vat } = read(
    'Subtotal excl. VAT | 4,779.50',
    'VAT 25% | 1,194.87',
    'Total to pay | 5,974.37',
    'Product | Price | VAT in it',
    'Diesel | 639.51 | 127.90',
    'Diesel | 809.87 | 161.97',
  )
  expect(vatLines).toEqual([{ rate: '25', net: '4779.50', vat: '1194.87' }])
  expect(vat?.value).toBe('1194.87')
})

test('a rate may be set like an amount', () => {
  const { vatLines } = read('Total | 30.52', 'CODE | RATE | NET | VAT', 'A | 20.00 | 25.43 | 5.09')
  expect(vatLines).toEqual([{ rate: '20', net: '25.43', vat: '5.09' }])
})

test.each<[string[], string | undefined]>([
  [['Subtotal | 10.00', 'VAT | 2.00', 'Total | 12.00'], '2.00'],
  [['Total | 12.00', 'Includes VAT of 2.00'], '2.00'],
  [['Total | 12.00'], undefined],
  [['Total | 12.00', 'VAT 0% | 0.00'], '0.00'],
  [['Service 12.5% | 12.58', 'Total | 113.23', 'VAT at 20% included | 16.78'], '16.78'],
])('%j shows VAT of %s', (rows, expected) => {
  expect(read(...rows).vat?.value).toBe(expected)
})

test('the sum of several taxes is taken where it and the rest of the total are printed', () => {
  const columns = [
    'Art (Kategorie) | Warenwert | Zu-/Abschlag | Basisbetrag | Steuersatz [%] | Steuerbetrag',
    'Umsatzsteuer (S) | 275,00 | 7 | 19,25',
    'Umsatzsteuer (S) | 198,00 | 19 | 37,62',
  ]
  const sums = [
    'Rechnungssumme ohne USt. | 473,00',
    'Steuerbetrag | 56,87',
    'Bruttosumme | 529,87',
    'Zahlbetrag | 529,87',
  ]
  expect(read(...columns, ...sums).vat?.value).toBe('56.87')
})

test('VAT that no sum confirms is never sure', () => {
  expect(read('Total | 12.00', 'VAT | 1.37').vat?.isSure ?? false).toBe(false)
})

describe('what speaks for an amount being the VAT', () => {
  /** Which amounts have a sign, by their value. */
  function withSign(sign: string, total: number | undefined, ...rows: string[]): string[] {
    const found = rowsOf(paper('CORNER STORES', ...rows))
    const ledger = ledgerOf(amountsOf(found), 1)
    const candidates = vatCandidates(ledger, rateLines(found, ledger, total), total)
    return candidates.filter(({ signs }) => signs[sign]).map(({ value }) => value)
  }

  const table = ['CODE | NET | VAT', 'A | 10.00 | 2.00']

  test('a column under another heading speaks against it, the one of the VAT does not', () => {
    expect(withSign('headingOther', undefined, ...table)).toEqual(['10.00'])
    expect(withSign('headingTax', undefined, ...table)).toEqual(['2.00'])
  })

  test('without a heading, or alone in its row, a column says nothing', () => {
    expect(withSign('headingOther', undefined, 'A | 10.00 | 2.00')).toEqual([])
    expect(withSign('headingOther', undefined, 'ITEM | PRICE', 'A | 10.00')).toEqual([])
  })

  test('what is left of the total speaks for it where it is printed, and never for nothing at all', () => {
    const rows = ['Net | 10.00', 'VAT | 2.00', 'Total | 12.00', 'Tip | 0.00']
    expect(withSign('restPrinted', 1200, ...rows)).toEqual(['2.00'])
    expect(withSign('fits20', 3, 'Total | 0.03', 'VAT | 0.00')).toEqual([])
    expect(withSign('fits20', 6, 'Total | 0.06', 'VAT | 0.01')).toEqual(['0.01'])
  })
})

test.each([
  ['a reverse charge', ['Net | 1,000.00', 'VAT 20% reverse charge | 200.00', 'Total | 1,000.00']],
  [
    'what the customer owes the tax office',
    ['Net | 1,000.00', 'Customer to pay 20% VAT to HMRC | 200.00', 'Total | 1,000.00'],
  ],
  ['a levy on visitors', ['Room | 100.00', 'Visitor levy 5% | 5.00', 'Total | 105.00']],
  ['a tax on beds', ['Room | 100.00', 'City tax | 5.00', 'Total | 105.00']],
  [
    'tax on an insurance premium',
    ['Premium | 100.00', 'Insurance Premium Tax 12% | 12.00', 'Total | 112.00'],
  ],
  ['the same in short', ['Premium | 100.00', 'IPT at 12% | 12.00', 'Total | 112.00']],
])('%s is no VAT', (_, rows) => {
  const { vat, vatLines } = read(...rows)
  expect({ vat, vatLines }).toEqual({ vat: undefined, vatLines: [] })
})

test('VAT that the total holds stays, though other lines are reverse charged', () => {
  const rows = [
    'Net | 100.00',
    'VAT 20% | 20.00',
    'Total | 120.00',
    'Labour: reverse charge applies',
  ]
  expect(read(...rows).vat?.value).toBe('20.00')
})

test('the gross amount of a rate is never its VAT', () => {
  const fields = read(
    'Total | 212.70',
    '% | Net | VAT | Gross',
    'A | 159.24 | 30.26 | 189.50',
    'B | 21.68 | 1.52 | 23.20',
  )
  expect(fields.vat?.isSure && fields.vat.value === '23.20').toBeFalsy()
})

test('amounts under a heading of amounts without tax are no tax, though a rate stands beside them', () => {
  const { vat, vatLines } = read(
    'Gebyr | Mva | Beløp eks. mva',
    'Vann | 15 % | 200,00',
    'Renovasjon | 25 % | 100,00',
    'Mva 25 % av 100,00 | 25,00',
    'Mva 15 % av 200,00 | 30,00',
    'Å betale | kr 355,00',
  )
  expect(vatLines.map((line) => line.vat)).toEqual(['25.00', '30.00'])
  expect(vat?.value).toBe('55.00')
})

test('what a tax is of is not the tax, though its row says VAT', () => {
  const { vat } = read(
    'Membership | exempt | £405.00',
    'Online library | VAT 20% | £48.00',
    'VAT | £9.60',
    'Subscription payable | £462.60',
  )
  expect(vat?.value).toBe('9.60')
})

test('rates may head columns, the taxes standing beside one another under them', () => {
  const fields = read(
    'Å betale | 330,00',
    'Mva-spesifikasjon | 25 % | 15 %',
    'Grunnlag | 149,60 | 124,35',
    'Mva | 37,40 | 18,65',
    'Sum | 187,00 | 143,00',
  )
  expect(fields.vatLines).toEqual([
    { rate: '25', net: '149.60', vat: '37.40' },
    { rate: '15', net: '124.35', vat: '18.65' },
  ])
  expect(fields.vat?.value).toBe('56.05')
  expect(fields.total?.value).toBe('330.00')
})

test.each<[string[], string]>([
  [['MAKSETTAVA EUR | 165,50', 'ALV 25,5 %', 'Veroton | 131,87', 'Vero | 33,63'], '33.63'],
  [
    [
      'Za plačilo EUR | 20,30',
      'Stopnja | Osnova | Davek | Z davkom',
      '22% | 3,28 | 0,72 | 4,00',
      '9,5% | 14,89 | 1,41 | 16,30',
    ],
    '2.13',
  ],
  [['Warenwert 291,50', '7,8 % Durchschnittssatz § 24 UStG 22,74', 'zusammen 314,24 €'], '22.74'],
  [
    ['Net | 1,134.25', 'G.S.T. 908183270 | 56.71', 'P.S.T. | 79.40', 'Please pay | $1,270.36'],
    '136.11',
  ],
])('%j has the tax %s', (rows, expected) => {
  expect(read(...rows).vat?.value).toBe(expected)
})

test('a charge for services that a law asks for is no VAT', () => {
  const rows = ['Line | $225.00', 'Federal universal service charge | $4.52', 'Total | $229.52']
  expect(read(...rows).vat).toBeUndefined()
})

test('goods with their rate are no lines of the summary that comes to the total', () => {
  const rows = [
    'Artikel | Mg USt EUR',
    'VERBANDKASTEN KFZ | 2 20% 36,30',
    'NASENSPRAY 10ML | 1 10% 5,60',
    'SONNENCREME LSF50 | 1 20% 19,95',
    'SUMME | € 61,85',
    'BAR | 61,85',
  ]
  const { vat, vatLines } = read(
    ...rows,
    'USt-Satz | Netto | USt | Brutto',
    '20 % | 46,87 | 9,38 | 56,25',
    '10 % | 5,09 | 0,51 | 5,60',
  )
  expect(vat?.value).toBe('9.89')
  expect(vatLines).toEqual([
    { rate: '20', net: '46.87', vat: '9.38' },
    { rate: '10', net: '5.09', vat: '0.51' },
  ])
})

test('what a column says the tax is at is not what it comes to', () => {
  const rows = [
    'Arbetad tid | 13,00 tim | 541,50 | 7 039,50',
    'Servicebil | 8,00 st | 199,00 | 1 592,00',
    'Exkl. moms | Moms % | Moms kr | Öresavr. | ATT BETALA',
    '8 631,50 | 25,00 | 2 157,88 | -0,38 | SEK 10 789,00',
  ]
  expect(read(...rows).vat?.value).toBe('2157.88')
  const headed = ['Material | 60,00', 'Arbeit | 40,00', 'Netto | MwSt. 19 % | Brutto']
  expect(read(...headed, '100,00 | 19,00 | 119,00').vat?.value).toBe('19.00')
})

test.each([
  ['Journey incl. 20% VAT | £36.00', 'Card | £36.00'],
  ['Fare inc 20% VAT | £32.50', 'Received with thanks'],
  ['Transfer (incl. VAT at 20%) | £36.00', 'Waiting (incl. VAT at 20%) | £12.00', 'Total | £48.00'],
  ['Fahrt inkl. 19 % MwSt. | 36,00 €', 'Wartezeit inkl. 19 % MwSt. | 9,00 €', 'Summe | 45,00 €'],
])('a price that says its tax is in it is no tax: %s', (...rows) => {
  const { vat, vatLines } = read(...rows)
  expect(vatLines).toEqual([])
  expect(Number(vat?.value ?? 0)).toBe(0)
})

test.each([
  [['Parking | £6.00', 'Includes VAT 20% | £1.00', 'Total | £6.00'], '1.00', 1],
  [['Parking | £6.00', 'Total | £6.00', 'Includes VAT 20% | £1.00'], '1.00', 1],
  [['Bread | £40.00', 'Beer | £60.00', 'Total | £100.00', 'Incl. VAT 20% | £10.00'], '10.00', 1],
  [['Incl. 20% VAT | £8.00', 'Incl. 5% VAT | £1.00', 'Total | £69.00'], '9.00', 2],
])('the tax that a sum includes is one: %j', (rows, vat, count) => {
  const fields = read(...rows)
  expect(fields.vat?.value).toBe(vat)
  expect(fields.vatLines).toHaveLength(count)
})

describe('taxes of several nights', () => {
  const night = ['Room | $200.00', 'State tax 5.7% | $11.40', 'City tax 6.5% | $13.00']

  test('are all counted where they and the charges come to the total', () => {
    const sums = ['Misc | $11.20', 'Total | $460.00', 'VISA | $460.00']
    const fields = read('Hotel Boston', ...night, ...night, ...sums)
    expect(fields.vat).toMatchObject({ value: '48.80', isSure: true })
  })

  test('are not sure where they do not', () => {
    const fields = read('Hotel Boston', ...night, ...night, 'Total | $470.00', 'VISA | $470.00')
    expect(fields.vat?.isSure ?? false).toBe(false)
  })

  test('on beds alone are none', () => {
    const bed = ['ROOM CHARGE | 246.00', 'OCCUPANCY TAX 12% | 29.52']
    expect(read('Hotel Beaumont', ...bed, ...bed, 'Total | $551.04').vat).toBeUndefined()
  })

  test('of one night are sure', () => {
    const fields = read('Hotel Boston', ...night, 'Total | $224.40', 'VISA | $224.40')
    expect(fields.vat).toMatchObject({ value: '24.40', isSure: true })
  })
})

test.each([
  [['Total | £192.00'], '32.00'],
  [['Total VAT | £32.00', 'Total | £192.00'], '32.00'],
  [['Net | £160.00', 'VAT | £32.00', 'Total | £192.00'], '32.00'],
])('equal lines of a table all count where all come to what is printed: %j', (sums, vat) => {
  const days = ['07/02/26', '14/02/26', '21/02/26', '28/02/26']
  const lines = days.map((day) => `${day} | Office clean | 40.00 | 20% | 8.00`)
  const fields = read('INVOICE 411', 'Date | Service | Net | VAT rate | VAT', ...lines, ...sums)
  expect(fields.vat).toMatchObject({ value: vat, isSure: true })
})

test('a summary that is printed twice counts once', () => {
  const summary = ['Rate | Net | VAT', '20% | 40.00 | 8.00']
  const fields = read('Cleaning | 48.00', 'Total | £48.00', ...summary, ...summary)
  expect(fields.vat?.value).toBe('8.00')
  expect(fields.vatLines).toHaveLength(1)
})

test('the sum of a summary counts, though a deposit stands in the total beside it', () => {
  const rows = [
    'Koffie | 22,77',
    'Appels | 12,31',
    'STATIEGELD | 0,60',
    'TOTAAL | 35,68',
    'PINNEN | 35,68',
    'Totaal | 35,68 EUR',
    'BTW | OVER | EUR',
    '21% | 18,82 | 3,95',
    '9% | 11,29 | 1,02',
    'TOTAAL | 30,11 | 4,97',
  ]
  expect(read(...rows).vat?.value).toBe('4.97')
})

test.each([
  [['Subtotal | €24.30', 'Total | €31.80', '(includes €1.40 VAT 23%)'], '1.40'],
  [['Subtotaal | €83,86', 'Totaal | €83,86 (inclusief €9,09 21% btw, €2,60 9% btw)'], '11.69'],
])('a tax is read that is named behind its amount, with its rate: %j', (rows, vat) => {
  expect(read('Two Cups Coffee Roasters', ...rows).vat?.value).toBe(vat)
})

test.each([
  [
    'Vertrag | Nettobeitrag | Versicherungsteuer | Bruttobeitrag',
    'Kfz-Haftpflicht | 358,80 | 68,17 | 426,97',
    'zuzüglich 19 % gesetzliche Versicherungsteuer | 68,17 EUR',
    'Zu zahlender Betrag | 426,97 EUR',
  ],
  [
    'Nazwa usługi | Ilość | Cena | Wartość VAT',
    'Kurs języka niemieckiego, godz. | 1 | 125,00 | 125,00 zw.',
    'Razem do zapłaty: 125,00 zł',
  ],
])('a tax on insurance, and what is free of tax, is no VAT: %s', (...rows) => {
  expect(read('Concilia AG', ...rows).vat).toBeUndefined()
})

test('what is kept back for the construction industry scheme is no VAT', () => {
  const rows = ['Labour | 1,860.00', 'Materials | 412.35', 'Invoice total | £2,272.35']
  const { vat } = read(...rows, 'Less CIS tax 20% on labour | -£372.00', 'To pay me | £1,900.35')
  expect(vat).toBeUndefined()
})

test.each([
  'the domestic reverse charge does not apply.',
  'This supply is not subject to the domestic VAT reverse charge',
  'Reverse charge: not applicable',
])('VAT is charged where the paper says that it is not the customer’s to pay: %s', (words) => {
  const { vat, vatFree } = read('Hire | 4,215.00', 'VAT @ 20% | 843.00', 'Total | £5,058.00', words)
  expect(vat).toMatchObject({ value: '843.00', isSure: true })
  expect(vatFree).toBeUndefined()
})

test('a paper says that it has no VAT also by saying that its writer is not registered for it', () => {
  const said = 'Thank you. We are not VAT registered'
  expect(read('Hire | 215.00', 'Total | £215.00', said).vatFree?.value).toBe(
    'We are not VAT registered',
  )
  expect(
    read('Hire | 215.00', 'Total | £215.00', 'Are you not VAT registered?').vatFree,
  ).toBeUndefined()
})

test.each([
  'VAT not charged, reverse charge applies',
  'Reverse charge: VAT is not charged',
  'Reverse charge applies. VAT does not apply here',
  'Reverse charge VAT is not applied to this invoice',
])(
  'VAT that the customer pays is none of the paper, whatever is said not to be charged: %s',
  (words) => {
    expect(read('Hire | 4,215.00', 'VAT @ 20% | 843.00', words).vat).toBeUndefined()
  },
)

test.each(['VAT on CIS labour @ 20%', 'VAT 20% (outside CIS)', 'CIS VAT 20%'])(
  'VAT on work under the construction industry scheme is VAT: %s',
  (label) => {
    const { vat } = read('Labour (CIS) | 1,000.00', `${label} | 200.00`, 'Total due | £1,200.00')
    expect(vat?.value).toBe('200.00')
  },
)

test.each([
  'UK supply not subject to VAT reverse charge applies',
  'Reverse charge does not apply to end users; reverse charge applies to this invoice',
  'Reverse charge - we do not apply VAT',
  'Reverse charge: not applicable to VAT charged by supplier',
  'Autoliquidation - TVA not applicable',
])('a reverse charge that applies is told from one that does not: %s', (words) => {
  const rows = ['Labour | 100.00', 'VAT 20% | 20.00', 'Total due | £100.00']
  expect(read(...rows, words).vat).toBeUndefined()
})

test('a sum that is said below its lines is none of them, unless it is said of two things', () => {
  const [amount] = amountsOf(rowsOf(paper('VAT | 1.00')))
  const line = (net: number | undefined, vat: number) => ({
    rate: 20,
    net,
    vat,
    amount: amount as Amount,
  })
  const items = [line(165_000, 33_000), line(3500, 700)]
  expect(withoutSum([...items, line(undefined, 33_700)])).toEqual(items)
  const two = [...items, line(undefined, 33_700), line(undefined, 33_700)]
  expect(withoutSum(two)).toEqual(two)
  const other = [...items, line(undefined, 500)]
  expect(withoutSum(other)).toEqual(other)
})

test('central and state tax in columns beside one another are added', () => {
  const heads = ['Total | ₹ 1,24,018.00', 'HSN | Value | Rate | CGST | Rate | SGST | Tax']
  const lines = [
    '4202 | 32,000.00 | 2.50% | 800.00 | 2.50% | 800.00 | 1,600.00',
    '4820 | 12,125.00 | 9% | 1,091.25 | 9% | 1,091.25 | 2,182.50',
    '7419 | 64,500.00 | 9% | 5,805.00 | 9% | 5,805.00 | 11,610.00',
  ]
  const rows = rowsOf(
    paper(...heads, ...lines, 'Total | 1,08,625.00 | 7,696.25 | 7,696.25 | 15,392.50'),
  )
  const ledger = ledgerOf(amountsOf(rows), 1)
  expect(listedVat(rateLines(rows, ledger, 12_401_800), ledger)).toBe(1_539_250)
})

describe('VAT that nothing but its rate confirms is sure', () => {
  const slip = (...rows: string[]) =>
    readFields(paper('CORNER STORES', 'Brno 15/03/2026', 'Kettle | 97.56', ...rows), {
      today: '2026-03-15',
    })

  test.each(['21', '23', '25'])('where a rate of %s makes it of a sure total', (rate) => {
    const tax = ((97.56 * Number(rate)) / (100 + Number(rate))).toFixed(2)
    const { total, vat } = slip('TOTAL | 97.56', `VAT ${rate}% | ${tax}`, 'Cash | 97.56')
    expect(total?.isSure).toBe(true)
    expect(vat).toMatchObject({ value: tax, isSure: true })
  })

  test('where it is that of the net amount beside it, and the total has what is free of tax', () => {
    const { vat } = slip('Stamps | 8.50', 'TOTAL | 106.06', 'VAT 21% of 80.63 | 16.93')
    expect(vat).toMatchObject({ value: '16.93', isSure: true })
  })

  test('and not where another figure or another tax stands there', () => {
    const isSure = (...rows: string[]) => slip(...rows).vat?.isSure ?? false
    expect(isSure('TOTAL | 97.56', 'VAT 21% | 15.93', 'Cash | 97.56')).toBe(false)
    expect(isSure('TOTAL | 106.06', 'VAT 21% of 80.63 | 16.93', 'VAT reduced | 0.91')).toBe(false)
    expect(isSure("Buyer's premium at 24% (incl. VAT) | 18.88", 'TOTAL | 97.56')).toBe(false)
  })

  test('and not where the total is in doubt itself', () => {
    const { total, vat } = slip('VAT 25% | 19.51')
    expect(total?.isSure ?? false).toBe(false)
    expect(vat?.isSure ?? false).toBe(false)
  })
})
