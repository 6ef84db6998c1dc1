/** Of electron/reading: the sign over a door and the firm behind it are one supplier, other names are not. */
import { expect, test } from 'vitest'
import { supplierField } from '../../../../../../electron/reading/fields/supplier/field'
import { isOfHouse, placesOn } from '../../../../../../electron/reading/fields/supplier/house'
import { supplierCandidates } from '../../../../../../electron/reading/fields/supplier/supplier'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { paper } from '../paper'

const field = (...rows: string[]) => supplierField(rowsOf(paper(...rows)))

/** Whether two names of a paper are of one house, by the last candidate of each. */
function areOfHouse(one: string, other: string, ...rows: string[]): boolean {
  const all = rowsOf(paper(...rows))
  const candidates = supplierCandidates(all)
  const [first, second] = [one, other].map((name) =>
    candidates.findLast((each) => each.name === name),
  )
  if (!first || !second) throw new Error(candidates.map(({ name }) => name).join(', '))
  return isOfHouse(all, first, second)
}

const slip = ['4 Wharf Lane', 'Ludlow SY8 1AP', 'Ale | 12.00', 'TOTAL | £12.00']

test('a sign and the firm behind it are of one house by a word of their own', () => {
  const names = ['The Lanternsmith Arms', 'Lanternsmith Brewing Ltd'] as const
  expect(areOfHouse(...names, `^${names[0]}`, ...slip, `${names[1]}, VAT No 440 6274 67`)).toBe(
    true,
  )
})

test.each([
  ['Corviston Holdings Ltd', 'no word'],
  ['Arms Retail Ltd', 'a word that many have'],
  ['Ludlow Inns Ltd', 'the town of the address'],
])('`%s` is another firm than The Ludlow Arms: %s in common', (firm) => {
  const sign = 'The Ludlow Arms'
  expect(areOfHouse(sign, firm, `^${sign}`, ...slip, `${firm}, VAT No 440 6274 67`)).toBe(false)
})

test('a customer of the same name is no part of the house', () => {
  const rows = ['^Tolley Timber', ...slip, 'Invoice to:', 'Tolley Homes Ltd', 'Hull HU1 2AA']
  expect(areOfHouse('Tolley Timber', 'Tolley Homes Ltd', ...rows)).toBe(false)
})

test('in one line more and less of a name bear each other out in nothing', () => {
  const rows = ["^THE TINKER'S REST", ...slip, 'www.tinkersrest.example']
  expect(areOfHouse("TINKER'S REST", "THE TINKER'S REST", ...rows)).toBe(false)
})

test('a name that another goes on from is cut, unless by its legal form alone', () => {
  const rows = (full: string) => [`^${full}`, ...slip, 'Pay by transfer to G. Tranter']
  const [trade, firm] = ['G. Tranter Electrical', 'G. Tranter Ltd']
  expect(areOfHouse(trade, 'G. Tranter', ...rows(trade))).toBe(false)
  expect(areOfHouse(firm, 'G. Tranter', ...rows(firm))).toBe(true)
})

test('a customer in the window is not the firm at the foot whose family bears the same name', () => {
  const rows = ['Hauptstr. 9 | Datum 12.03.2026', '33604 Bielefeld |', '^Rechnung']
  const sums = ['Arbeiten wie besprochen | 400,00', 'MwSt. 19 % | 76,00', 'Gesamtbetrag | 476,00']
  const foot = ['Tischlerei Brinkmann |', 'Ringstr. 4, 33602 Bielefeld |', 'Tel. 0521 822910 |']
  const found = field('Brinkmann Immobilien GmbH | Rechnung Nr. RE-1252', ...rows, ...sums, ...foot)
  expect(found?.isSure).toBe(false)
})

test('towns before a postcode and over one that is alone are places, who opens the line is none', () => {
  const rows = ['Dornoch |', 'IV25 3SD |', 'Lark Rise Marquees - Upper Largo, Leven KY8 6EA']
  const places = placesOn(rowsOf(paper(...rows)))
  expect(['DORNOCH', 'LEVEN', 'MARQUEES'].map((word) => places.has(word))).toEqual([
    true,
    true,
    false,
  ])
})

test('whoever is said to have issued it leaves another name of the house in doubt', () => {
  const rows = ['^Calder Group', 'Unit 9, Dock Road, Goole DN14 6TB', 'Invoice No | 10092']
  const sums = ['Excavator | 600.00', 'Total | 720.00', 'Issued by: Calder Plant Hire Ltd']
  expect(field(...rows, ...sums)?.isSure).toBe(false)
})

test('a brand over its parts gives way to the dealer with its address', () => {
  const rows = ['^JOHN DEERE', 'John Deere Parts Centre', 'Kemp Bros, Driffield, YO25 6AA']
  expect(field(...rows, '12/03/2026 10:41', 'Filter | 10.40', 'TOTAL | 10.40')?.isSure).toBe(false)
})

test('small words of a name make no sentence of it', () => {
  const rows = ['^Lumière', 'Auberge de la Poste - 3 place de l’Église - 21000 Dijon']
  const ticket = ['Ticket N° 211', 'Menu du jour | 18,00', 'Total TTC | 18,00 €', 'CB | 18,00']
  expect(field(...rows, ...ticket)?.value).toBe('Auberge de la Poste')
})

test('a sentence before an address is no sender', () => {
  const rows = [
    '^KEYHOLE 24 | Day and night 01603 555 024',
    'VAT No. 638 0419 40',
    'Attempted break-in, rear door. Drilled damaged 5 lever, cut out',
    'Call-out | 75.00',
    'VAT @ 20% | 15.00',
    'TOTAL TO PAY | £90.00',
  ]
  expect(field(...rows)?.value).toBe('KEYHOLE 24')
})

test('whoever a portal wrote the invoice for is the supplier, not the sentence that says so', () => {
  const rows = [
    '^bazzaro | Invoice',
    'Sold by | Harlow & Pym Trading Ltd',
    'Invoice date | 04 February 2026',
    'Total payable | £62.52',
    'This invoice is issued by Bazzaro Services UK plc, 9 Holborn Yard, London EC1N 2PP in the name and on behalf of Harlow & Pym Trading Ltd, who is the',
    'supplier of the goods.',
  ]
  expect(field(...rows)?.value).toBe('Harlow & Pym Trading Ltd')
})
