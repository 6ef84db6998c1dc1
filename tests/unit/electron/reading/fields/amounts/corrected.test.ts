/** Of electron/reading/fields: a correction that prints what was invoiced before, what is invoiced now, and what the two differ by. */
import { describe, expect, test } from 'vitest'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

const read = (...rows: string[]) =>
  readFields(paper('Kołek narzędzia', ...rows), { today: '2026-11-23' })

const heads = 'Nazwa | Wartość netto | Kwota VAT | Wartość brutto'
const before = ['Przed korektą', heads, 'Razem | 2 157,00 | 496,11 | 2 653,11']
const after = ['Po korekcie', heads, 'Razem | 1 424,00 | 327,52 | 1 751,52']
const difference = [
  'Podsumowanie korekty',
  'Stawka VAT | Netto | VAT | Brutto',
  '23% | -733,00 | -168,59 | -901,59',
  'Razem | -733,00 | -168,59 | -901,59',
]

describe('a Polish correction with its tables before and after', () => {
  test('gives back what they differ by, with the tax of that', () => {
    const rows = [...before, ...after, ...difference, 'Do zwrotu: 901,59 PLN |']
    expect(read('Faktura korygująca FK 19/08/2026', ...rows)).toMatchObject({
      kind: { value: 'credit-note' },
      total: { value: '-901.59' },
      vat: { value: '-168.59' },
      vatLines: [{ rate: '23', net: '-733.00', vat: '-168.59' }],
    })
  })

  test('is no credit note for certain where more is to be paid', () => {
    const more = ['Podsumowanie korekty', 'Razem | 100,00 | 23,00 | 123,00', 'Do zapłaty | 123,00']
    const { kind } = read('Faktura korygująca FK 20/08/2026', ...before, ...after, ...more)
    expect(kind).toMatchObject({ value: 'credit-note', isSure: false })
  })

  test('keeps all amounts where none is the difference', () => {
    const { total } = read('Faktura korygująca FK 21/08/2026', ...before)
    expect(total?.value).toBe('2653.11')
  })
})

test('an invoice may call its sums before and after something', () => {
  const rows = ['Faktura VAT 12/2026', 'Wartość przed zmianą stawki | 90,00', 'Razem | 123,00']
  expect(read(...rows).total?.value).toBe('123.00')
})

test.each([
  [
    'Rechnungskorrektur Nr. RK-2026-114',
    'Ursprünglicher Rechnungsbetrag | 595,00 €',
    'Nach Korrektur der fehlerhaften Menge schreiben wir Ihnen gut: |',
    'Nettobetrag | -100,00 €',
    'zzgl. 19 % MwSt. | -19,00 €',
    'Gesamtbetrag | -119,00 €',
  ],
  [
    'Faktura korygująca 13/2026',
    'Kwota brutto faktury | 246,00',
    'Przyczyna: zwrot po zmianie zamówienia |',
    'Razem | -50,00 | -19,00 | -119,00',
  ],
])('a sentence about a correction is no table of what was before: %s', (...rows) => {
  expect(read(...rows).total?.value).not.toMatch(/^(?:595|246)/)
})

test('a total above the tables is none of what is left under them', () => {
  const rows = [
    'Wartość brutto faktury | 2 653,11',
    ...before,
    ...after,
    'Razem do zwrotu | 901,59',
  ]
  expect(read('Faktura korygująca FK 7/10/2026', ...rows).total?.value).toBe('901.59')
})

test('of what it says now all sums are left out, also a net one before the whole', () => {
  const now = ['Nach Korrektur', 'Gesamt netto | 100,00', 'Gesamt brutto | 119,00']
  const was = ['Vor Korrektur', 'Gesamt netto | 300,00', 'Gesamt brutto | 357,00']
  const { total } = read('Rechnungskorrektur Nr. 18', ...was, ...now, 'Gesamtbetrag | 238,00')
  expect(total?.value).not.toBe('119.00')
})

test('a line that names its tax is no sum of what is invoiced now', () => {
  const line = 'Wkrętarka z VAT | 1 424,00 | 327,52 | 1 751,52'
  const now = ['Po korekcie', heads, line, ...after.slice(1)]
  const rows = [...before, ...now, ...difference, 'Do zwrotu: 901,59 PLN |']
  expect(read('Faktura korygująca FK 19/08/2026', ...rows)).toMatchObject({
    total: { value: '-901.59' },
    vatLines: [{ rate: '23', net: '-733.00', vat: '-168.59' }],
  })
})
