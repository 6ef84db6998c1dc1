import { expect, test } from 'vitest'
import { emptyLine, totals } from '../../../../shared/expenses/expense'
import { folded, linesByItem, linesByRate } from '../../../../shared/expenses/proposed-lines'
import { vatWithin } from '../../../../shared/money'
import type { ReadFields } from '../../../../shared/receipts/reading'

const vatTypes = ['Standard', 'Reduced', 'Zero', 'Exempt', 'Outside the Scope']
const like = { ...emptyLine, expenseType: 'FOOD', description: 'Lunch' }

const sure = (value: string) => ({ value, confidence: 1, isSure: true })
function paper(total: string, ...rows: [rate: string, net: string, vat?: string][]): ReadFields {
  return {
    total: sure(total),
    currency: sure('GBP'),
    items: [],
    vatLines: rows.map(([rate, net, vat]) => ({ rate, net, ...(vat !== undefined && { vat }) })),
  }
}

const proposed = (fields: ReadFields, types = vatTypes) =>
  linesByRate(fields, types, like)?.map(({ vatType, gross }) => `${vatType || '?'} ${gross}`)

test.each<[string, ReadFields, string[] | undefined]>([
  [
    'two rates',
    paper('28.15', ['20', '16.79', '3.36'], ['0', '8.00']),
    ['Standard 20.15', 'Zero 8.00'],
  ],
  [
    'three rates',
    paper('31.10', ['20', '12.50', '2.50'], ['5', '10.00', '0.50'], ['0', '5.60', '0.00']),
    ['Standard 15.00', 'Reduced 10.50', 'Zero 5.60'],
  ],
  [
    'what is at no rate of the table is left to a person',
    paper('20.00', ['20', '10.00', '2.00']),
    ['Standard 12.00', '? 8.00'],
  ],
  [
    'what the table leaves out is left to a person beside what bears no VAT',
    paper('173.00', ['20', '100.00', '20.00'], ['0', '3.00']),
    ['Standard 120.00', 'Zero 3.00', '? 50.00'],
  ],
  ['less than the table', paper('20.00', ['20', '10.00', '2.00'], ['0', '60.00']), undefined],
  [
    'VAT that was rounded by the item takes a penny from what bears none',
    paper('20.00', ['20', '10.02', '2.00'], ['0', '7.98']),
    ['Standard 12.02', 'Zero 7.98'],
  ],
  [
    'a penny more of VAT than the gross amount holds',
    paper('20.00', ['20', '9.98', '2.01'], ['0', '8.01']),
    ['Standard 12.03', 'Zero 7.97'],
  ],
  ['one rate is no table', paper('12.00', ['20', '10.00', '2.00']), undefined],
  ['a rate without use', paper('12.00', ['20', '10.00', '2.00'], ['5', '0.00', '0.00']), undefined],
  ['more than the total', paper('20.00', ['20', '16.79', '3.36'], ['0', '8.00']), undefined],
  ['a net amount that is missing', paper('28.15', ['20', '', '3.36'], ['0', '8.00']), undefined],
  ['VAT that is missing', paper('28.15', ['20', '16.79'], ['0', '8.00']), undefined],
  [
    'VAT that fits no gross amount near',
    paper('28.15', ['20', '17.15', '3.00'], ['0', '8.00']),
    undefined,
  ],
  [
    'a rate the books have no type for',
    paper('21.35', ['13.5', '10.00', '1.35'], ['20', '8.33', '1.67']),
    ['? 11.35', 'Standard 10.00'],
  ],
])('%s', (_, fields, lines) => {
  expect(proposed(fields)).toEqual(lines)
})

test('lines of another currency are not proposed as pounds', () => {
  const fields = paper('28.15', ['20', '16.79', '3.36'], ['0', '8.00'])
  expect(linesByRate({ ...fields, currency: sure('EUR') }, vatTypes)).toBeUndefined()
  const { total: _, ...without } = fields
  expect(linesByRate(without, vatTypes)).toBeUndefined()
})

test('the VAT of each line is the paper’s to the penny, and their sum its total', () => {
  for (let net = 101; net < 3000; net += 37) {
    const vat = Math.round(net / 5)
    const pounds = (pence: number) => (pence / 100).toFixed(2)
    const total = pounds(net + vat + 500)
    const lines = linesByRate(
      paper(total, ['20', pounds(net), pounds(vat)], ['0', '5.00']),
      vatTypes,
      like,
    )
    const [taxed] = lines ?? []
    expect(vatWithin(taxed?.gross ?? '0', 'Standard'), pounds(net)).toBe(pounds(vat))
    expect(totals({ lines: lines ?? [] }).gross, pounds(net)).toBe(total)
    expect(taxed).toMatchObject({ expenseType: 'FOOD', description: 'Lunch' })
  }
})

const items = [
  { description: 'Flat white', quantity: '2', amount: '6.40' },
  { description: 'Bacon roll', amount: '4.75' },
]

test('items become lines as they are described, where they come to the total', () => {
  const fields = { ...paper('11.15'), items }
  expect(linesByItem(fields, { ...like, vatType: 'Standard' })).toEqual([
    { expenseType: 'FOOD', description: '2 × Flat white', vatType: 'Standard', gross: '6.40' },
    { expenseType: 'FOOD', description: 'Bacon roll', vatType: 'Standard', gross: '4.75' },
  ])
  expect(linesByItem({ ...fields, total: sure('11.16') })).toBeUndefined()
  expect(linesByItem({ ...fields, items: items.slice(1) })).toBeUndefined()
})

test('lines fold back into one of their sum, with what they agree in', () => {
  const lines = linesByItem({ ...paper('11.15'), items }, { ...like, vatType: 'Standard' }) ?? []
  expect(folded(lines)).toEqual({
    expenseType: 'FOOD',
    description: '',
    vatType: 'Standard',
    gross: '11.15',
  })
  expect(folded([...lines, { ...emptyLine, gross: '1' }]).vatType).toBe('')
})
