/** PDF files with pages of text, as a till or an office prints them. */

const [width, height] = [595, 842]
const pitch = 24
const letterWidth = 7.2

/** A page with less on it would have to be looked at as well. */
const small = [
  'Please keep this paper for your own records of what was bought.',
  'Questions are answered at the counter.',
]

/** Rows of each page from the top; columns are parted by `|`, the last of them stands at the right. */
export function paperPdf(...pages: readonly (readonly string[])[]): Buffer {
  const contents = pages.map(contentOf)
  const first = 4
  const kids = contents.map((_, at) => `${first + at * 2} 0 R`).join(' ')
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    `<</Type /Pages /Kids [${kids}] /Count ${pages.length}>>`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Courier>>',
    ...contents.flatMap((content, at) => [
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ` +
        `/Resources <</Font <</F 3 0 R>>>> /Contents ${first + at * 2 + 1} 0 R>>`,
      `<</Length ${content.length}>> stream\n${content}\nendstream`,
    ]),
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj ${object} endobj`).join('\n')
  return Buffer.from(`%PDF-1.4\n${body}\ntrailer <</Root 1 0 R>>\n%%EOF\n`, 'latin1')
}

function contentOf(rows: readonly string[]): string {
  return [...rows, '', ...small]
    .flatMap((row, index) => {
      const [left = '', right] = row.split('|').map((column) => column.trim())
      const y = height - 60 - index * pitch
      const end =
        right === undefined ? [] : [shown(right, width - 60 - right.length * letterWidth, y)]
      return [shown(left, 60, y), ...end]
    })
    .join('\n')
}

function shown(text: string, x: number, y: number): string {
  const written = text.replaceAll('£', String.raw`\243`).replace(/[()]/g, String.raw`\$&`)
  return `BT /F 12 Tf ${x} ${y} Td (${written}) Tj ET`
}

/** Five receipts of five suppliers on six pages, one of them on two. */
export const fiveOnSix: readonly (readonly string[])[] = [
  [
    'Brightwire Hosting Ltd',
    'Invoice No BW-1001',
    'Date: 02/11/2026',
    'Hosting | £24.00',
    'Total due | £24.00',
  ],
  [
    'THE COPPER KETTLE',
    'Bridge Street, Marlow',
    'Receipt No 5521',
    '07/11/2026 12:40',
    'Lunch | £18.60',
    'TOTAL | £18.60',
  ],
  [
    'Pennine Stationers',
    'Invoice No PS-330',
    'Date: 04/11/2026',
    'Paper | £12.00',
    'Pens | £8.00',
    'Carried forward | £20.00',
  ],
  ['Ink | £30.00', 'Staples | £2.00', 'Total due | £52.00'],
  [
    'Harbour Rail',
    'Invoice No HR-77812',
    'Date: 09/11/2026',
    'Return | £63.40',
    'Total due | £63.40',
  ],
  [
    'NORTHGATE FUELS LTD',
    '14 High Street, Reading',
    'Receipt No 8812',
    '03/11/2026',
    'Unleaded | £61.27',
    'TOTAL | £61.27',
  ],
]
