/**
 * Papers in other currencies and credit notes, from their words to the verdict: nothing wrong passes by Enter alone.
 * Of electron/receipts.
 */
import { describe, expect, test } from 'vitest'
import { readFields } from '../../../../electron/reading/fields/read-fields'
import { fillDraft } from '../../../../electron/receipts/fill'
import { emptyReferenceData } from '../../../../shared/books/reference-data'
import { emptyDraft, type ExpenseDraft } from '../../../../shared/expenses/expense'
import { isSoft, verdictOf } from '../../../../shared/receipts/verdict'
import { paper } from '../reading/fields/paper'

const choices = {
  ...emptyReferenceData,
  expenseTypes: [{ code: 'TRAVEL', name: 'Travel', group: 'Travel' }],
  vatTypes: ['Standard', 'Reduced', 'Zero', 'Outside the Scope'],
}
const today = '2026-11-20'

interface Truth {
  currency: string
  total: string
  /** What the draft is filled with; `original` in another currency. */
  filled: 'gross' | 'original' | 'nothing'
}
type Paper = [what: string, rows: string[], truth: Truth]

const abroad: Paper[] = [
  [
    'a German hotel',
    [
      'Hotel Adler GmbH',
      'Hauptstraße 4',
      '79098 Freiburg, Deutschland',
      'RECHNUNG 4711 | 12.11.2026',
      'Zimmer | 295,79 €',
      'MwSt 7 % | 20,71 €',
      'Gesamtbetrag | 316,50 €',
      'USt-IdNr. DE123456789',
    ],
    { currency: 'EUR', total: '316.50', filled: 'original' },
  ],
  [
    'a French restaurant that is to the British buyer’s address',
    [
      'Le Petit Bouchon SARL',
      '12 rue des Lilas',
      'Northgate Design Ltd, Leeds LS1 5PY',
      'Facture 88 | 11/11/2026',
      'Menu | EUR 42.00',
      'TVA 10% | EUR 3.82',
      'Total TTC | EUR 42.00',
      'TVA FR12345678901',
    ],
    { currency: 'EUR', total: '42.00', filled: 'original' },
  ],
  [
    'an Irish shop whose amounts bear no sign',
    [
      'Liffey Stationers Ltd',
      '8 Dame Street',
      'Dublin 2, Ireland',
      'Receipt | 10/11/2026',
      'Paper | 24.60',
      'VAT 23% | 4.60',
      'Total | 24.60',
      'VAT No IE1234567T',
    ],
    { currency: 'EUR', total: '24.60', filled: 'original' },
  ],
  [
    'an American invoice',
    [
      'Blue Mesa Software Inc.',
      'San Jose, CA 95113',
      'Invoice 2071 | Nov 9, 2026',
      'Subscription | $49.00',
      'Total due | $49.00 USD',
    ],
    { currency: 'USD', total: '49.00', filled: 'original' },
  ],
  [
    'dollars of nobody knows where',
    ['CLOUD NOTES', 'Invoice 77 | 9 Nov 2026', 'Plan | $12.00', 'Total | $12.00'],
    { currency: '$', total: '12.00', filled: 'original' },
  ],
  [
    'dollars of a company with a British address',
    [
      'Harbour Hosting Ltd',
      '12 Quay Street',
      'Bristol BS1 4DJ',
      'Invoice 12 | 09/11/2026',
      'Hosting | $80.00',
      'Total | $80.00',
    ],
    { currency: '$', total: '80.00', filled: 'original' },
  ],
  [
    'a Swiss train',
    [
      'Bergbahn AG',
      'Bahnhofplatz 1',
      '3800 Interlaken, Schweiz',
      '12.11.2026',
      'Billett | CHF 58.40',
      'Total | CHF 58.40',
    ],
    { currency: 'CHF', total: '58.40', filled: 'original' },
  ],
  [
    'a Swedish taxi',
    ['Taxi Norden AB', 'Stockholm, Sverige', '12/11/2026', 'Resa | 345,00 kr', 'Total | 345,00 kr'],
    { currency: 'SEK', total: '345.00', filled: 'original' },
  ],
  [
    'a Polish petrol station',
    ['Stacja Paliw', 'Warszawa, Polska', '12/11/2026', 'ON | 210.40 PLN', 'Total | 210.40 PLN'],
    { currency: 'PLN', total: '210.40', filled: 'original' },
  ],
  [
    'an Australian conference',
    [
      'Southern Events Pty Ltd',
      'ABN 12 345 678 901',
      'Sydney NSW, Australia',
      'Tax invoice | 12 Nov 2026',
      'Ticket | $550.00',
      'Total | $550.00',
    ],
    { currency: 'AUD', total: '550.00', filled: 'original' },
  ],
]

const back: Paper[] = [
  [
    'a credit note that prints its amounts above zero',
    [
      'Fellgate Joinery Ltd | CREDIT NOTE',
      'Unit 4 Mill Lane',
      'Kendal LA9 4QT',
      'Credit note no | CN-12',
      'Date | 02/11/2026',
      'Oak shelving | 200.00',
      'VAT @ 20% | 40.00',
      'Total | £240.00',
      'VAT registration number 980 7806 84',
    ],
    { currency: 'GBP', total: '-240.00', filled: 'gross' },
  ],
  [
    'a refund of a till, below zero',
    [
      'CORNER STORES',
      '1 High Street',
      'Leeds LS1 5PY',
      '*** REFUND ***',
      '12/11/2026',
      '1 table lamp | -£60.07',
      'REFUND TOTAL | -£60.07',
    ],
    { currency: 'GBP', total: '-60.07', filled: 'gross' },
  ],
  [
    'a German credit note',
    [
      'Hotel Adler GmbH',
      '79098 Freiburg, Deutschland',
      'GUTSCHRIFT',
      '12.11.2026',
      'Minibar | 16,50 €',
      'Gesamtbetrag | 16,50 €',
      'USt-IdNr. DE123456789',
    ],
    { currency: 'EUR', total: '-16.50', filled: 'original' },
  ],
  [
    'an exchange that still costs something',
    [
      'CORNER STORES',
      'Leeds LS1 5PY',
      '12/11/2026',
      'Refund | -£10.00',
      'Lamp | £25.00',
      'Total to pay | £15.00',
    ],
    { currency: 'GBP', total: '15.00', filled: 'gross' },
  ],
]

const read = (rows: string[]) => readFields(paper(...rows), { today, home: 'GB' })

/** As it stands when a person has chosen types and did nothing else. */
function filledFrom(rows: string[], vatType: string) {
  const fields = read(rows)
  const { draft, filled } = fillDraft(emptyDraft, { fields })
  const lines = draft.lines.map((line) => ({ ...line, expenseType: 'TRAVEL', vatType }))
  const typed: ExpenseDraft = {
    ...draft,
    supplierName: draft.supplierName || 'Somebody',
    postingDate: draft.postingDate || '2026-11-12',
    lines,
  }
  return { fields, filled, draft: typed }
}

const verdictFor = (rows: string[], draft: ExpenseDraft, filled = {}) =>
  verdictOf({ draft, choices, today, reading: { fields: read(rows), parts: [] }, filled })

/** Whether pressing Enter again and again confirms it. */
function passesByEnter(verdict: ReturnType<typeof verdictOf>): boolean {
  if (verdict.grade === 'cannot') return false
  return verdict.grade === 'sure' || verdict.reasons.every((reason) => isSoft(reason))
}

describe.each([...abroad, ...back])('%s', (_, rows, truth) => {
  const { fields, filled, draft } = filledFrom(rows, 'Outside the Scope')

  test('is read as what it is, and fills in no pounds that it does not say', () => {
    expect(fields.currency?.value).toBe(truth.currency)
    expect(draft.lines[0]?.gross).toBe(truth.filled === 'gross' ? truth.total : '')
    expect(draft.original?.amount).toBe(truth.filled === 'original' ? truth.total : undefined)
  })

  test('has no wrong figure that Enter alone confirms', () => {
    const verdict = verdictFor(rows, draft, filled)
    // In another currency somebody has to say the rate first, and VAT on the paper is not outside the scope.
    const isAsTold = truth.filled === 'gross' && Number(fields.vat?.value ?? 0) === 0
    expect(passesByEnter(verdict), JSON.stringify(verdict)).toBe(isAsTold)
    const pounds = { ...draft, original: undefined }
    const wrong = truth.total.startsWith('-') ? truth.total.slice(1) : truth.total
    const wrongs = truth.filled === 'original' ? [wrong, `-${wrong}`] : [`${Number(wrong) + 10}.00`]
    for (const gross of [...wrongs, ...(truth.total.startsWith('-') ? [wrong] : [`-${wrong}`])]) {
      const lines = draft.lines.map((line) => ({ ...line, gross }))
      const typed = { ...pounds, lines } as ExpenseDraft
      expect(passesByEnter(verdictFor(rows, typed)), gross).toBe(false)
    }
  })

  test('can be confirmed once a person has said the rate, and is never sure in another currency', () => {
    if (!draft.original) return
    const currency = /^[A-Z]{3}$/.test(truth.currency) ? truth.currency : 'USD'
    const sign = truth.total.startsWith('-') ? '-' : ''
    const lines = draft.lines.map((line) => ({ ...line, gross: `${sign}${half(truth.total)}` }))
    const original = { currency, amount: truth.total, rate: '2' }
    const verdict = verdictFor(rows, { ...draft, lines, original }, filled)
    expect(verdict).toMatchObject({ grade: 'look' })
    expect(passesByEnter(verdict)).toBe(true)
    const chosen = lines.map((line) => ({ ...line, vatType: 'Standard' }))
    const withVat = verdictFor(rows, { ...draft, lines: chosen, original }, filled)
    expect(passesByEnter(withVat)).toBe(false)
  })
})

const half = (total: string) => (Math.abs(Number(total)) / 2).toFixed(2)

test('a statement of account is not confirmed as a receipt', () => {
  const rows = [
    'Fellgate Joinery Ltd',
    'Kendal LA9 4QT',
    'STATEMENT OF ACCOUNT',
    'Date | 02/11/2026',
    'Invoice 2071 | £660.00',
    'Balance due | £660.00',
  ]
  const { filled, draft } = filledFrom(rows, 'Outside the Scope')
  expect(passesByEnter(verdictFor(rows, draft, filled))).toBe(false)
})
