import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyLine } from '../../../../shared/expenses/expense'
import { vatWithin } from '../../../../shared/money'
import { ReadFields } from '../../../../shared/receipts/reading'
import { checkVat, shownVat } from '../../../../shared/expenses/vat-check'

const value = (text: string, isSure = true) => ({ value: text, confidence: 0.9, isSure })
const fields = (given: object = {}) => ReadFields.parse(given)
const draft = (...lines: [gross: string, vatType: string][]) => ({
  lines: lines.map(([gross, vatType]) => ({ ...emptyLine, gross, vatType })),
})
const fifteen = draft(['15.00', 'Standard'])

test('other VAT than the chosen type comes to is said, with the type that would fit', () => {
  const read = fields({ total: value('15.00'), vat: value('0.71') })
  expect(checkVat(fifteen, read, ['Standard', 'Reduced', 'Zero'])).toEqual({
    code: 'other-vat',
    shown: '0.71',
    expected: '2.50',
    gross: '15.00',
    rate: 20,
    isSure: true,
    fitting: 'Reduced',
  })
  expect(checkVat(fifteen, fields({ vat: value('3.20') }), ['Standard'])).not.toHaveProperty(
    'fitting',
  )
})

test.each(['2.48', '2.50', '2.52'])('%s is within what rounding does', (vat) => {
  expect(checkVat(fifteen, fields({ vat: value(vat) }))).toBeUndefined()
})

test.each(['2.47', '2.53'])('%s is not', (vat) => {
  expect(checkVat(fifteen, fields({ vat: value(vat) }))?.code).toBe('other-vat')
})

test('lines of several rates are added up, and compared with the lines of the receipt', () => {
  const mixed = draft(['12.00', 'Standard'], ['10.00', 'Zero'])
  const lines = (vat: string) =>
    fields({
      vatLines: [
        { rate: '20', vat },
        { rate: '0', vat: '0' },
      ],
    })
  expect(checkVat(mixed, lines('2.00'))).toBeUndefined()
  const doubt = checkVat(mixed, lines('3.00'))
  expect(doubt).toMatchObject({ code: 'other-vat', shown: '3.00', expected: '2.00', isSure: false })
  expect(doubt).not.toHaveProperty('rate')
})

test('VAT on the receipt where none was chosen is said', () => {
  expect(checkVat(draft(['15.00', 'Zero']), fields({ vat: value('2.50') }))).toMatchObject({
    code: 'none-chosen',
    shown: '2.50',
  })
})

test('VAT chosen where the receipt shows none is a hint, and only where it was surely read', () => {
  const total = value('15.00')
  expect(checkVat(fifteen, fields({ total }))).toEqual({ code: 'none-shown', expected: '2.50' })
  expect(checkVat(fifteen, fields({ total: value('15.00', false) }))).toBeUndefined()
  expect(checkVat(fifteen, fields({ total, vatNumber: value('GB123456782') }))).toBeUndefined()
  const vatFree = value('exempt from VAT', false)
  const free = fields({ total, vatNumber: value('GB123456782'), vatFree })
  expect(checkVat(fifteen, free)).toEqual({ code: 'none-shown', expected: '2.50' })
  expect(checkVat(draft(['15.00', 'Exempt']), fields({ total }))).toBeUndefined()
})

test.each([
  ['was not surely read', { total: value('15.00', false) }],
  ['was not read', {}],
])('VAT on a paper that says it has none is asked about also where its total %s', (_, more) => {
  const vatFree = value('No VAT charged', false)
  expect(checkVat(fifteen, fields({ vatFree, ...more }))).toMatchObject({ code: 'none-shown' })
  expect(checkVat(fifteen, fields(more)), 'its VAT may be what was not read').toBeUndefined()
  const vat = value('2.50')
  expect(
    checkVat(fifteen, fields({ vatFree, vat, ...more })),
    'of some lines alone',
  ).toBeUndefined()
})

test('a VAT number stands for VAT that is left out up to £250, and no further', () => {
  const dear = (gross: string) => {
    const paper = fields({ total: value(gross), vatNumber: value('GB123456782') })
    return checkVat(draft([gross, 'Standard']), paper)?.code
  }
  expect(dear('250.00')).toBeUndefined()
  expect(dear('250.01')).toBe('none-shown')
})

test.each([
  ['a type without a known rate', draft(['15.00', 'Margin scheme']), {}],
  ['no type yet', draft(['15.00', '']), {}],
  ['an amount that is not typed', draft(['15.00', 'Standard'], ['', 'Standard']), {}],
  ['another currency', fifteen, { currency: value('EUR') }],
  ['a draft of a part of the receipt', fifteen, { total: value('40.00') }],
])('nothing is said of %s', (_, given, more) => {
  expect(checkVat(given, fields({ vat: value('3.20'), ...more }))).toBeUndefined()
})

test('nothing is said of a receipt of which nothing is known', () => {
  expect(checkVat(fifteen, fields())).toBeUndefined()
  expect(shownVat(fields({ vatLines: [{ rate: '20' }] }))).toBeUndefined()
})

test('what the chosen type comes to is never doubted', () => {
  const pence = fc.integer({ min: 1, max: 9_999_999 })
  fc.assert(
    fc.property(pence, fc.constantFrom('Standard', 'Reduced', 'Zero'), (amount, type) => {
      const gross = (amount / 100).toFixed(2)
      const vat = value(vatWithin(gross, type) ?? '')
      expect(checkVat(draft([gross, type]), fields({ total: value(gross), vat }))).toBeUndefined()
    }),
  )
})
