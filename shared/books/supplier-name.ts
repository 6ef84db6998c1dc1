/** How the name of a supplier is written in the books where a till or a letterhead prints it in capitals. */

/** Kept in capitals: businesses that are called by letters, and letters every reader knows. */
const acronyms = new Set(
  `AA AGA B&M B&Q BBC BMW BP BT BUPA C&A DFS DHL DIY DPD DVLA DX EDF EE EON ESB EU EV GP GWR H&M HMRC HMV HSBC IBM ICI
   IKEA IT JCB JD KFC KPMG LNER LPG M&S MOT MTN NCP NHS O2 P&O PC PDQ QE2 RAC RBS RAF RSPCA SGN SNCF SSE SWR TFL TGI
   TK TNT TSB TV UK UPS USA UU VW WH WHS XPO`.split(/\s+/),
)

/** Written in a way of their own, by their letters alone. */
const own = new Map(
  Object.entries({
    PLC: 'plc',
    LTD: 'Ltd',
    LLP: 'LLP',
    LLC: 'LLC',
    CIC: 'CIC',
    CIO: 'CIO',
    LP: 'LP',
    GMBH: 'GmbH',
    'T/A': 't/a',
    EASYJET: 'easyJet',
    EBAY: 'eBay',
    MCDONALDS: 'McDonalds',
    "MCDONALD'S": "McDonald's",
  }),
)

/** Small within a name, unless they begin it. */
const small = new Set('and at by for from in of on or the to de la le du van von'.split(' '))

/**
 * A name in capitals as it is to be written: `NORTHGATE FUELS LTD` becomes `Northgate Fuels Ltd`. One with a small letter
 * in it is left as it is.
 */
export function writtenName(read: string): string {
  const name = read.trim().replace(/\s+/g, ' ')
  if (/\p{Ll}/u.test(name) || !/\p{Lu}{2}/u.test(name)) return name
  return name
    .split(' ')
    .map((word, at, words) => written(word, at === 0 || /[(–—-]$/.test(words[at - 1] ?? '')))
    .join(' ')
}

function written(word: string, isFirst: boolean): string {
  const [, before = '', bare = '', after = ''] =
    /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(word) ?? []
  return before + bareWord(bare, isFirst && before === '') + after
}

function bareWord(word: string, isFirst: boolean): string {
  const known = own.get(word)
  if (known !== undefined) return known
  if (isAcronym(word)) return word
  const lower = word.toLowerCase()
  if (!isFirst && small.has(lower)) return lower
  return word
    .split(/(?<=[-/])|(?=[-/])/)
    .map((part, at, parts) => {
      if (isAcronym(part)) return part
      const lowerPart = part.toLowerCase()
      const isWithin = at > 0 && at < parts.length - 1
      return isWithin && small.has(lowerPart) ? lowerPart : capitalised(lowerPart)
    })
    .join('')
}

/** Letters without a vowel between them are said one by one, and so are those with points, `&` or digits between. */
function isAcronym(word: string): boolean {
  if (acronyms.has(word) || /^(?:\p{L}\.)+\p{L}?$/u.test(word)) return true
  if (/^\p{L}{1,2}&\p{L}{1,2}$/u.test(word) || /^(?=.*\d)[\p{Lu}\d]{2,4}$/u.test(word)) return true
  return /^[BCDFGHJKLMNPQRSTVWXZ]{2,4}$/.test(word) && !shortened.has(word)
}

/** Short for words, not said by their letters. */
const shortened = new Set([
  'ST',
  'STR',
  'MR',
  'MRS',
  'MS',
  'DR',
  'SR',
  'JR',
  'BROS',
  'CTR',
  'MKT',
  'RD',
  'SQ',
  'PK',
  'LN',
  'NR',
  'HLDGS',
  'SVCS',
  'GRP',
  'BLDG',
  'MT',
  'FT',
])

/** The first letter, and those after `O'`, `D'` and `Mc`; not the one after the apostrophe of a genitive. */
function capitalised(lower: string): string {
  return lower
    .replace(/\p{L}/u, (letter) => letter.toUpperCase())
    .replace(
      /^([OD]['’]|Mc)(\p{L})(?=\p{L}{2})/u,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
}
