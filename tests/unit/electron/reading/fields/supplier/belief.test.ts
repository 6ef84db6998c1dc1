/** Of electron/reading: what makes a supplier sure, and what keeps it in doubt. */
import { expect, test } from 'vitest'
import { supplierField } from '../../../../../../electron/reading/fields/supplier/field'
import { beliefInAlike, inUse } from '../../../../../../electron/reading/fields/supplier/belief'
import { supplierCandidates } from '../../../../../../electron/reading/fields/supplier/supplier'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { paper } from '../paper'

const field = (text: string) => supplierField(rowsOf(paper(...text.split(';;'))))

/** Rows parted by `;;`, and the firm whose sign hangs over them. */
const signs: [rows: string, firm: string][] = [
  [
    '^Sky;;Sky UK Limited, Grant Way, Isleworth TW7 5QD;;VAT No 440 6274 67;;Bill date 3 March 2026;;Total bill | £42.00',
    'Sky UK Limited',
  ],
  [
    '^PETS AT HOME;;Pets at Home Ltd;;Kendal;;Cat litter | 8.00;;TOTAL | £8.00;;VISA | £8.00;;03/03/2026 12:41',
    'Pets at Home Ltd',
  ],
  [
    '^octopus energy;;Your energy statement;;Bill reference: 318822190 (2nd Mar 2026);;Total charges | £168.02;;Octopus Energy Limited, UK House, 164 Oxford Street, London W1D 1NN. VAT No 280 0114 37',
    'Octopus Energy Limited',
  ],
]

test.each(signs)('in `%s` sign and firm bear each other out: %s', (text, firm) => {
  expect(field(text)).toMatchObject({ value: firm, isSure: true })
})

test('a firm that only takes the money for another of that name is in doubt', () => {
  const rows = [
    '^airbnb;;Your receipt from Airbnb;;3 nights in York;;Total (GBP) | £318.40',
    'Amount paid (GBP) | £318.40;;Airbnb Payments UK Ltd',
  ]
  expect(field(rows.join(';;'))?.isSure).toBe(false)
})

test('the parts of a name that goes on in the next line bear out nothing', () => {
  const found = field('AIK HUAT HARDWARE;;ISETIA ALAH) SDN BHD;;Paint | 12.00;;Total | 12.00')
  expect(found?.isSure).not.toBe(true)
})

test('a form that goes on in the next line leaves the name in doubt', () => {
  const rows = '^tintenfux;;Tinte | 41,99 €;;Summe | 41,99 €;;Tintenfux Druckerzubehör UG'
  expect(field(rows)).toMatchObject({ isSure: true })
  expect(field(`${rows};;(haftungsbeschränkt)`)?.isSure).toBe(false)
})

test('what a paper calls itself is no sure name', () => {
  for (const title of ['Reçu Taxi Parisien', 'Ticket Parking Nord'])
    expect(field(`^${title};;Date : 05/03/2026;;Prix TTC | 41,00 €`)?.isSure, title).not.toBe(true)
})

test('a fare with its VAT and how it was paid name nobody', () => {
  for (const words of ['Fare inc 20% VAT', 'Paid cash', 'PAID BY CARD'])
    expect(field(`^Taxi receipt;;${words};;05/03/2026;;£12.00`)?.value ?? '').not.toBe(words)
})

/** How far a name is believed with what stands for it. */
function beliefIn(name: string, text: string) {
  const rows = rowsOf(paper(...text.split(';;')))
  const candidates = supplierCandidates(rows)
  const best = candidates.find((each) => each.name === name)
  return best ? beliefInAlike(rows, candidates, best, inUse()) : undefined
}

test('the first letters of a firm stand for it', () => {
  const rows = (sign: string) =>
    `^${sign};;Bill date 3 March 2026;;Total bill | £42.00;;Northern Water Services Ltd;;12 Quay Street, Hull HU1 1AA;;VAT No 302 1174 05`
  const name = 'Northern Water Services Ltd'
  const [own, other] = [beliefIn(name, rows('nws')), beliefIn(name, rows('nwx'))]
  expect(own).toBeGreaterThan(other ?? 1)
})

test('what is sold in a shop stands for it under its name, and no place does', () => {
  const rows = (under: string) =>
    `WHARFEDALE;;${under};;12 Low Street, Ilkley LS29 8AA;;Tel 01943 555 010;;Total | £8.00`
  const whole = beliefIn('WHARFEDALE PHARMACY', rows('PHARMACY'))
  const branch = beliefIn('WHARFEDALE MEADOWHALL', rows('MEADOWHALL'))
  expect(whole).toBeGreaterThan(0.9)
  expect(branch).toBeLessThan(0.5)
})
