/** Papers of several documents in one file. */

/** A page with less on it would have to be looked at as well. */
const small = [
  '',
  'Please keep this paper for your records.',
  'Questions are answered at the counter.',
]

/** The lines of six pages with five receipts of five suppliers, one of them on two. */
export const fiveOnSix: readonly (readonly string[])[] = [
  [
    'Brightwire Hosting Ltd',
    'Invoice No BW-1001',
    'Date: 02/11/2026',
    'Hosting                           £24.00',
    'Total due                         £24.00',
  ],
  [
    'THE COPPER KETTLE',
    'Bridge Street, Marlow',
    'Receipt No 5521',
    '07/11/2026 12:40',
    'Lunch                             £18.60',
    'TOTAL                             £18.60',
  ],
  [
    'Pennine Stationers',
    'Invoice No PS-330',
    'Date: 04/11/2026',
    'Paper                             £12.00',
    'Pens                               £8.00',
    'Carried forward                   £20.00',
  ],
  [
    'Ink                               £30.00',
    'Staples                            £2.00',
    'Total due                         £52.00',
  ],
  [
    'Harbour Rail',
    'Invoice No HR-77812',
    'Date: 09/11/2026',
    'Return                            £63.40',
    'Total due                         £63.40',
  ],
  [
    'NORTHGATE FUELS LTD',
    '14 High Street, Reading',
    'Receipt No 8812',
    '03/11/2026',
    'Unleaded                          £61.27',
    'TOTAL                             £61.27',
  ],
].map((lines) => [...lines, ...small])
