import { describe, expect, test } from 'vitest'
import { documentsIn } from '../../../../../electron/reading/fields/documents-in'
import { pages } from './paper'

const context = { today: '2026-11-23', home: 'GB' } as const

const invoice = (supplier: string, number: string, day: string, total: string) => [
  supplier,
  'VAT Reg No 123 4567 82',
  `Invoice No ${number}`,
  `Date: ${day}`,
  `Goods | £${total}`,
  `Total due | £${total}`,
]
const fuel = (number: string, day: string, total: string) => [
  'NORTHGATE FUELS LTD',
  '14 High Street, Reading',
  `Receipt No ${number}`,
  day,
  `Unleaded | £${total}`,
  `TOTAL | £${total}`,
  'VISA ************1234',
]
const head = (supplier: string, number: string, day: string) => [
  supplier,
  `Invoice No ${number}`,
  `Date: ${day}`,
  'Paper | £12.00',
  'Pens | £8.00',
  'Carried forward | £20.00',
]
const foot = (total: string) => ['Ink | £30.00', 'Staples | £2.00', `Total due | £${total}`]
const terms = ['Terms and conditions', 'Goods remain ours until they are paid for.', 'No returns.']

const timeSheet = [
  'Riverside Consulting',
  'Time sheet',
  'Job No 5512',
  'Week of 03/11/2026',
  'Monday',
  'Tuesday',
]

const hosting = invoice('Brightwire Hosting Ltd', 'BW-1001', '02/11/2026', '24.00')
const kettle = [
  'THE COPPER KETTLE',
  'Bridge Street, Marlow',
  'Receipt No 5521',
  '07/11/2026 12:40',
  'Lunch | £18.60',
  'TOTAL | £18.60',
]
const rail = invoice('Harbour Rail', 'HR-77812', '09/11/2026', '63.40')

const trenn = [
  'Lieferant Nord GmbH',
  'Lieferantenstraße 20, 80333 München',
  'Rechnung Nr. 471102 vom 05.03.2026',
  'Pos | Beschreibung | Nettopreis | Entgelt',
  '1 | Trennblätter A4 | 9,90 | 198,00',
  'Bruttopreis: 9,90',
]
const sums = ['Nettosumme | 473,00', 'Umsatzsteuer | 56,87', 'Gesamtbetrag | 529,87']
const trennTerms = [
  'Zahlungsbedingungen',
  'Fälligkeit Teilzahlung',
  'Zahlbar innerhalb 30 Tagen netto bis 04.04.2026',
  '2 | Joghurt Banane | 5,50 | 275,00',
  ...sums,
]
const trennFoot = [
  '2 | Joghurt Banane | 5,50 | 275,00',
  ...sums,
  'Zahlbar bis 04.04.2026',
  'Lieferant Nord GmbH, Lieferantenstraße 20, 80333 München',
]
const carried = ['Übertrag | 198,00', 'Lieferant Nord GmbH', '04.04.2026', ...sums]
const suite = [
  "Les Saveurs d'Ourthe SPRL",
  'Facture n° 2026-8448',
  'Date : 16/10/2026',
  'Buffet froid | 1.039,50',
  'Suite page 2',
]
const suiteFoot = [
  'Facture 2026-8448 - page 2/2',
  'Total HTVA | € 1.039,50',
  'Total TVA | € 124,74',
  'Total à payer | € 1.164,24',
]
const seite = (page: number) => [
  page === 1 ? 'Alpenblick Hotel GmbH' : 'Seeblick Café GmbH',
  `Rechnung Nr. ${page}0771`,
  `0${page}.10.2026`,
  `Übernachtung | ${page}20,00`,
  `Gesamtbetrag | ${page}20,00`,
  `Seite ${page} von 2`,
]

const table: [name: string, papers: string[][], found: string][] = [
  ['one page', [hosting], ''],
  ['one invoice whose second page opens with its terms', [trenn, trennTerms], ''],
  ['one invoice whose second page has its sums and its sender at its foot', [trenn, trennFoot], ''],
  ['one invoice whose first page says that a second follows', [suite, suiteFoot], ''],
  ['pages that are numbered in another language', [seite(1), seite(2)], ''],
  ['one invoice whose second page opens with what was carried', [trenn, carried], ''],
  [
    'one invoice on two pages',
    [head('Pennine Stationers', 'PS-330', '04/11/2026'), foot('52.00')],
    '',
  ],
  [
    'one invoice whose head is on each page',
    [
      head('Pennine Stationers', 'PS-330', '04/11/2026'),
      invoice('Pennine Stationers', 'PS-330', '04/11/2026', '52.00'),
    ],
    '',
  ],
  ['one invoice and its terms', [hosting, terms], ''],
  ['an invoice and a sheet of another sender without a total', [hosting, timeSheet], ''],
  [
    'a receipt and a copy of it',
    [fuel('8812', '03/11/2026', '61.27'), fuel('8812', '03/11/2026', '61.27')],
    '',
  ],
  [
    'numbered pages are of one document, whatever their heads say',
    [
      [...hosting, 'Page 1 of 2'],
      [...rail, 'Page 2 of 2'],
    ],
    '',
  ],
  [
    'pages numbered behind other facts',
    [hosting, ['Brightwire Hosting Ltd', 'Invoice No BW-10 Account 4471 Page 2 of 2', ...rail]],
    '',
  ],
  [
    'the bill of a table and its card slip with a tip',
    [
      [
        'Marisol',
        '171 Lispenard St',
        'Check #88',
        '10/03/26 7:14 PM',
        'Pasta | $107.00',
        'Total | $119.99',
      ],
      [
        'Marisol',
        '171 Lispenard St',
        'Check #88',
        '10/03/26 8:52 PM',
        '+ Tip: | 22.00',
        '= Total: | 141.99',
      ],
    ],
    '',
  ],
  ['pages without words', [[], []], ''],
  ['two suppliers', [hosting, kettle], '1 2'],
  [
    'two receipts of one supplier, by their numbers',
    [fuel('8812', '03/11/2026', '61.27'), fuel('8955', '03/11/2026', '40.00')],
    '1 2',
  ],
  [
    'five receipts on six pages',
    [
      hosting,
      kettle,
      head('Pennine Stationers', 'PS-330', '04/11/2026'),
      foot('52.00'),
      rail,
      fuel('8812', '03/11/2026', '61.27'),
    ],
    '1 2 3-4 5 6',
  ],
  ['an invoice, its terms, and another', [hosting, terms, rail], '1-2 3'],
  [
    'numbered pages begin anew',
    [
      [...head('Pennine Stationers', 'PS-330', '04/11/2026'), 'Page 1 of 2'],
      [...foot('52.00'), 'Page 2 of 2'],
      [...rail, 'Page 1 of 1'],
    ],
    '1-2 3',
  ],
  ['a page that was not read stays with the one before', [hosting, [], rail], '1-2 3'],
]

test.each(table)('%s', (_name, papers, found) => {
  const { ranges } = documentsIn(pages(...papers), context)
  const shown = ranges.map(({ first, last }) =>
    first === last ? `${first + 1}` : `${first + 1}-${last + 1}`,
  )
  expect(shown.join(' ')).toBe(found)
})

test('pages that are sure of other totals, without heads of their own, are in doubt', () => {
  const inDoubt = (...papers: string[][]) => documentsIn(pages(...papers), context).isDoubtful
  const nameless = [
    '07/11/2026',
    'Lunch | £9.20',
    'Cake | £3.10',
    'TOTAL | £12.30',
    'VISA | £12.30',
    'VAT included | £2.05',
    'Net | £10.25',
  ]
  expect(inDoubt(hosting, nameless)).toBe(true)
  expect(inDoubt(hosting, kettle)).toBe(false)
  expect(inDoubt(trenn, trennTerms)).toBe(false)
  expect(inDoubt(hosting, [...nameless, 'Page 2 of 2'])).toBe(false)
})

describe('whatever pages there are', () => {
  test('each belongs to one document, in order', () => {
    for (const [, papers] of table) {
      const { ranges } = documentsIn(pages(...papers), context)
      const all = ranges.flatMap(({ first, last }) =>
        Array.from({ length: last - first + 1 }, (_, at) => first + at),
      )
      if (ranges.length > 0) expect(all).toEqual(papers.map((_, at) => at))
    }
  })
})
