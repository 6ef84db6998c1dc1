/** Whether a paper puts the day or the month first, by the country it is from: its money alone does not tell. */
import { countryNames } from '../countries/names'
import type { Language } from '../lines/language'
import { townInAmerica } from '../countries/states'
import type { Part, Row } from '../lines/rows'
import { folded } from '../lines/text'
import { isOfCustomer } from '../numbers/of-customer'
import type { FoundVatNumber } from '../numbers/vat-number'
import type { DateOrder } from './order'

export interface Origin {
  currency: string | undefined
  /** Whether no more than words tells it, or a place that is named. */
  isByWords: boolean
  /** What sums bear, whoseever dollars a `$` is. */
  signs: ReadonlySet<string>
  language: Language | undefined
  /** The supplier's. */
  vatNumber: FoundVatNumber | undefined
}

/** Forms of firms, and a tax, that are none of North America's. */
const british = /\b(?:LTD|LIMITED|PLC|LLP|VAT)\b/

/** A town with its state and ZIP code, or the country at the end of a line; in capitals. */
const american = new RegExp(
  String.raw`${townInAmerica.source}|(?:^|[\d,.] ?)(?:UNITED STATES(?: OF AMERICA)?|U\.?S\.?A\.?)$`,
  'u',
)
const americanForm = /\b(?:INC|LLC|L\.L\.C|CORP|CORPORATION)\b|\bSALES TAX\b|\bEIN\b/

/** Forms of firms that Americans have not. */
const foreignForm =
  /\b(?:GMBH|MBH|SARL|EURL|B\.V|S\.R\.L|SRL|S\.P\.A|S\.L|LDA|UNIPESSOAL|APS|A\/S|OYJ?|PTE|PTY|SDN|BHD|KFT|ZRT|S\.R\.O|D\.O\.O|SP\.? Z ?O\.? ?O)\b|\bBV$|\bAB$/
/** A British postcode or the name of a country at the end of a line or before a comma. */
const abroad = new RegExp(
  String.raw`\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?=$|,)|(?:^|[,\d] ?)(?:${countryNames}|UK)(?=$|,|\.$| \d{4,6}$)`,
)
const foreignLanguage = (language: Language | undefined) =>
  language !== undefined && language !== 'en'

/** Papers from the United States put the month first; Canada and whoever else has dollars do one or the other. */
export function dateOrderOf(rows: readonly Row[], origin: Origin): DateOrder {
  const { signs, language, isByWords } = origin
  const hasDollarSign = signs.has('$')
  // A guess counts where sums bear signs of others, or whose words are of the country: a ZIP code, a British number.
  const isOfOthers = signs.size > 0 && !hasDollarSign
  const isGuess = isByWords && !isOfOthers && !['USD', 'GBP'].includes(origin.currency ?? '')
  const currency = isGuess ? undefined : origin.currency
  if (currency === 'USD') return orderOfDollars(rows, origin)
  if (currency === 'PHP' || isAmericanAbroad(rows, origin)) return 'open'
  const isBritish = rows.some(({ text }) => british.test(text.toUpperCase()))
  if (currency === undefined && !foreignLanguage(language) && !isBritish) return 'open'
  const isDollars = currency === 'CAD' || hasDollarSign
  return isDollars && !['AUD', 'NZD', 'SGD', 'HKD', 'MXN'].includes(currency ?? '') ? 'open' : 'day'
}

/** Who writes in dollars is American where nothing tells otherwise. */
function orderOfDollars(
  rows: readonly Row[],
  { language, vatNumber, isByWords }: Origin,
): DateOrder {
  const lines = linesOf(rows)
  const own = lines.filter(({ isCustomers }) => !isCustomers)
  const says = (some: readonly Line[], pattern: RegExp) =>
    some.some(({ text }) => pattern.test(text))
  if (isRegistered(vatNumber) || says(own, foreignForm) || says(own, abroad)) return 'open'
  if (says(own, american) || says(own, americanForm)) return 'month'
  const isElse = says(own, british) || says(lines, abroad) || foreignLanguage(language)
  return isElse || isByWords ? 'open' : 'month'
}

/** An American paper in the money of whoever bought. */
function isAmericanAbroad(rows: readonly Row[], { vatNumber }: Origin): boolean {
  if (!rows.some(({ parts }) => parts.some(({ text }) => american.test(folded(text))))) return false
  const own = linesOf(rows).filter(({ isCustomers }) => !isCustomers)
  const says = (pattern: RegExp) => own.some(({ text }) => pattern.test(text))
  return says(american) && (says(americanForm) || !(isRegistered(vatNumber) || says(foreignForm)))
}

interface Line {
  /** In capitals. */
  text: string
  isCustomers: boolean
}

const linesOf = (rows: readonly Row[]): Line[] =>
  rows.flatMap((row) =>
    row.parts.map(({ text, from }: Part) => ({
      text: folded(text),
      isCustomers: isOfCustomer(rows, row, from),
    })),
  )

/** For tax, in a country of Europe; whoever is from elsewhere has `EU` before its number. */
const isRegistered = (vatNumber: FoundVatNumber | undefined) =>
  vatNumber !== undefined && !vatNumber.value.startsWith('EU')
