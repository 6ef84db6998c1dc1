import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchSupplier, type SignChoice } from '../../../../../electron/receipts/suggestions/match'
import { signsOf, vatDigits } from '../../../../../electron/receipts/suggestions/signs'
import { readingOf, sure, unsure } from './readings'

const suppliers = [
  { id: 1, name: 'Marlow Hardware Ltd', vatRegistrationNumber: 'GB 123 4567 82' },
  { id: 2, name: 'Northgate Fuels' },
  { id: 3, name: 'Northgate Foods' },
  { id: 4, name: 'The Copper Kettle Café' },
  { id: 5, name: 'BP' },
  { id: 6, name: 'Studio 54' },
  { id: 7, name: 'Studio 55' },
  { id: 8, name: 'Marlow Hotel' },
]

const reading = (name: string, lines: readonly string[] = [], vat?: string) =>
  signsOf(
    readingOf(lines, {
      ...(name && { supplier: sure(name) }),
      ...(vat && { vatNumber: sure(vat) }),
    }),
  )

const match = (name: string, learned: SignChoice[] = []) =>
  matchSupplier(reading(name), { suppliers, learned })

/** Signs of a receipt whose name was read with a doubt. */
const doubtful = (name: string, lines: readonly string[] = []) =>
  signsOf(readingOf(lines, { supplier: unsure(name) }))

const chosen = (sign: string, supplierId: number, more: Partial<SignChoice> = {}): SignChoice => ({
  sign,
  supplierId,
  supplierName: suppliers.find(({ id }) => id === supplierId)?.name ?? 'Gone',
  ...more,
})

test.each([
  ['MARLOW HARDWARE', 1],
  ['Marlow Hardware Limited', 1],
  ['THE MARLOW HARDWARE CO.', 1],
  ['MARL0W HARDWARE LTD', 1],
  ['MARLOWHARDWARE', 1],
  ['Marlow Hardware Store 114', 1],
  ['Grange (UK) Ltd t/a The Copper Kettle Cafe', 4],
  ['Copper Kettle Café', 4],
  ['bp', 5],
  ['Studio 54 Ltd', 6],
])('%s is a spelling of a supplier in the books', (name, supplierId) => {
  expect(match(name)).toMatchObject({ supplierId, how: 'name' })
})

test.each(['MARLQW HARDWARE', 'Marlow Hardwara', 'COPPER KETTIE CAFF'])(
  '%s, read with a doubt, is like one supplier and is taken for it, not surely',
  (name) => {
    const found = matchSupplier(doubtful(name), { suppliers, learned: [] })
    expect(found?.how).toBe('similar')
    expect(found?.confidence).toBeLessThan(0.95)
  },
)

test.each(['Harlow Hardware', 'Northgate Fuelz', 'The Copper Kettles Café'])(
  '%s, surely read, is never taken for the supplier that it is like',
  (name) => {
    expect(match(name)).toBeUndefined()
  },
)

test.each([
  'Northgate',
  'Northgate Fools',
  'Marlow',
  'Marlow Hardware Hire',
  'BB',
  'Studio 56',
  'RECEIPT',
  'TAX INVOICE 123',
  'Ha',
])('%s is no supplier of the books: none rather than a wrong one', (name) => {
  expect(match(name)).toBeUndefined()
  expect(matchSupplier(doubtful(name), { suppliers, learned: [] })).toBeUndefined()
})

test.each<[string, string, string[]]>([
  ['where no name was read', '', []],
  ['under a name that is near', 'Marlow Hardwara Ldt', []],
  ['where its own name stands in the letterhead', 'Tools of Marlow', ['MARLOW HARDWARE']],
  ['where only words of every receipt were read', 'TAX INVOICE', []],
])('a VAT number says which supplier it is %s', (_, name, lines) => {
  const read = reading(name, lines, 'GB123456782')
  expect(matchSupplier(read, { suppliers, learned: [] })).toMatchObject({
    supplierId: 1,
    how: 'vat-number',
  })
})

test('another name with the VAT number of a supplier is not taken for it before a person has chosen', () => {
  const read = reading('Riverside Tools', [], 'GB123456782')
  expect(matchSupplier(read, { suppliers, learned: [] })).toBeUndefined()
  const vat = read.signs.find((sign) => sign.startsWith('vat:')) ?? ''
  const found = matchSupplier(read, { suppliers, learned: [chosen(vat, 1)] })
  expect(found).toMatchObject({ supplierId: 1, how: 'vat-number' })
  // A supplier by the name that was read is no surer, as the number is of another.
  const named = reading('Northgate Fuels', [], 'GB123456782')
  expect(matchSupplier(named, { suppliers, learned: [] })?.supplierId).toBe(2)
  expect(matchSupplier(named, { suppliers, learned: [] })?.confidence).toBeLessThan(0.7)
})

test('what a person chose for such receipts comes before a name in the books', () => {
  const learned = [chosen('name:mfysldel', 2)]
  expect(match('MFY Side 1', learned)).toBeUndefined()
  const [sign] = reading('MFY Side 1').signs
  if (!sign) throw new Error('No sign')
  expect(match('MFY Side 1', [chosen(sign, 2)])).toMatchObject({
    supplierId: 2,
    name: 'Northgate Fuels',
    how: 'chosen-before',
  })
})

test('a receipt that names nobody is known by its web address, telephone or letterhead', () => {
  const lines = ['Fine tools since 1911', 'Tel 01628 555 019', 'www.marlowhardware.co.uk']
  const read = reading('', lines)
  expect(read.signs.map((sign) => sign.replace(/:.*/, ''))).toEqual(['web', 'phone', 'head'])
  for (const sign of read.signs)
    expect(matchSupplier(read, { suppliers, learned: [chosen(sign, 1)] })).toMatchObject({
      supplierId: 1,
      how: 'chosen-before',
    })
})

const billed = ['Bill to: Our Own Firm', 'accounts@ourownfirm.co.uk', 'Tel 01628 555 019']

test('the customer’s own address and telephone on every bill never make one supplier of another that was surely read', () => {
  const read = reading('Quayside Signs', billed)
  const others = read.signs.filter((sign) => !sign.startsWith('name:'))
  expect(others.map((sign) => sign.replace(/:.*/, ''))).toEqual(['web', 'phone', 'head'])
  for (const sign of others)
    expect(matchSupplier(read, { suppliers, learned: [chosen(sign, 1)] })).toBeUndefined()
  // What a person chose for this very name stands, whatever the books call it.
  const learned = read.signs.map((sign) => chosen(sign, 1))
  expect(matchSupplier(read, { suppliers, learned })).toMatchObject({
    supplierId: 1,
    how: 'chosen-before',
  })
})

test('its web address tells a supplier whose name was misread, or that is in the books twice', () => {
  const misread = doubtful('MRLW HRDWR', billed)
  const [, web = ''] = misread.signs
  expect(matchSupplier(misread, { suppliers, learned: [chosen(web, 1)] })?.supplierId).toBe(1)
  const twice = [...suppliers, { id: 9, name: 'Marlow Hardware' }]
  const named = reading('Marlow Hardware Limited', billed)
  expect(matchSupplier(named, { suppliers: twice, learned: [] })).toBeUndefined()
  expect(matchSupplier(named, { suppliers: twice, learned: [chosen(web, 9)] })?.supplierId).toBe(9)
})

test('addresses of everybody are no sign', () => {
  const read = reading('', ['find us on facebook.com/x', 'marlow@gmail.com', 'RECEIPT 01/02/26'])
  expect(read.signs.filter((sign) => !sign.startsWith('head:'))).toEqual([])
  expect(reading('', ['RECEIPT', 'Date 01/02/26', 'Total 12.00']).signs).toEqual([])
})

test('whoever chose now this and now that is not second-guessed; a change of mind is followed', () => {
  const [sign = ''] = reading('Side 1 Stores').signs
  const choices = (...ids: number[]) => ids.map((id) => chosen(sign, id))
  expect(match('Side 1 Stores', choices(2, 1, 1, 1))).toBeUndefined()
  expect(match('Side 1 Stores', choices(2, 2, 1, 1, 1))?.supplierId).toBe(2)
  expect(match('Side 1 Stores', choices(2, 2, 2))?.confidence).toBeGreaterThan(0.95)
  expect(match('Side 1 Stores', choices(2, 2, 1))?.confidence).toBeLessThan(0.95)
})

test('a receipt with another VAT number than the one before is of somebody else of that name', () => {
  const read = reading('Side 1 Stores', [], 'GB999999973')
  const [, sign = ''] = read.signs
  const learned = [chosen(sign, 2, { vatNumber: '111111111' })]
  expect(matchSupplier(read, { suppliers, learned })).toBeUndefined()
  const other = reading('Marlow Hardware', [], 'GB999999973')
  expect(matchSupplier(other, { suppliers, learned: [] })?.confidence).toBeLessThan(0.7)
})

test('a supplier that is gone from the books is a name, and one created since is known', () => {
  const [sign = ''] = reading('Side 1 Stores').signs
  const gone = { sign, supplierId: 99, supplierName: 'Side One' }
  expect(match('Side 1 Stores', [gone])).toMatchObject({ name: 'Side One' })
  expect(match('Side 1 Stores', [gone])).not.toHaveProperty('supplierId')
  const named = { sign, supplierName: 'NORTHGATE FUELS' }
  expect(match('Side 1 Stores', [named])?.supplierId).toBe(2)
})

test('a supplier of the books in the letterhead is found where another line was taken for the name', () => {
  const read = reading('Welcome to Marlow', ['Northgate Fuels Ltd', 'Welcome to Marlow'])
  const found = matchSupplier(read, { suppliers, learned: [] })
  expect(found).toMatchObject({ supplierId: 2, how: 'name' })
  expect(found?.confidence).toBeLessThan(0.95)
})

test.each([
  ['GB 123 4567 82', '123456782'],
  ['123456782', '123456782'],
  ['IE1234567FA', 'IE1234567FA'],
  ['not registered', undefined],
])('%s is the VAT number %s', (text, digits) => {
  expect(vatDigits(text)).toBe(digits)
})

test('no text whatever is taken for a supplier that shares no word with it, and none ends the matching', () => {
  const letters = fc.string({ minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(letters, fc.boolean(), (name, isSure) => {
      const read = isSure ? reading(name) : doubtful(name)
      const found = matchSupplier(read, { suppliers, learned: [] })
      if (found === undefined) return
      const common = /[a-z0-9]/i.test(name)
      expect(common).toBe(true)
      expect(suppliers.map(({ id }) => id)).toContain(found.supplierId)
    }),
  )
})
