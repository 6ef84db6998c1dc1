/** The currency, where something on the paper shows it: a sign at an amount, a VAT number, a postcode, a country. */
import type { Amount } from './amounts'
import type { Row } from './rows'
import { ukPostcode } from './supplier-words'

export interface FoundCurrency {
  code: string
  /** What shows it. */
  by: 'total' | 'signs' | 'vat number' | 'place' | 'words'
  amount?: Amount
}

const malaysian =
  /SDN\.? ?BHD|MALAYSIA|\bKUALA LUMPUR\b|\bJALAN\b|\bJLN\b|\bTAMAN\b|\bSELANGOR\b|\bJOHOR\b|\bPERAK\b|\bPENANG\b|\(RM\)|\bRM\b|\bMYR\b/i
const british =
  /\b(?:UNITED KINGDOM|ENGLAND|SCOTLAND|WALES|NORTHERN IRELAND|GREAT BRITAIN)\b|\.CO\.UK\b|\+44\b|POUNDS?\b.{0,8}STERLING/i
const americanState = /\b[A-Z]{2} \d{5}(?:-\d{4})?\b/

/** @param total the amount taken for the total, whose own sign counts before all others */
export function currencyOf(
  rows: readonly Row[],
  amounts: readonly Amount[],
  total: Amount | undefined,
  vatNumber: string | undefined,
  home: 'GB' | undefined,
): FoundCurrency | undefined {
  const text = rows.map((row) => row.text).join('\n')
  const atTotal = total && named(total.currency, text)
  if (atTotal) return { code: atTotal, by: 'total', amount: total }
  const most = mostSigned(amounts, text)
  if (most) return most
  const written = /\bGBP\b|£/.test(text) ? 'GBP' : /\bEUR\b|€/.test(text) ? 'EUR' : undefined
  if (written) return { code: written, by: 'words' }
  return byPlace(text, vatNumber) ?? byHome(text, home)
}

/** A lone dollar sign is the United States' only where nothing else is heard of. */
function named(sign: string | undefined, text: string): string | undefined {
  if (sign !== '$') return sign
  if (/\bAUSTRALIA\b|\bABN\b|\bAUD\b/i.test(text)) return 'AUD'
  if (/\bCANADA\b|\bCAD\b/i.test(text)) return 'CAD'
  if (/\bSINGAPORE\b|\bSGD\b/i.test(text)) return 'SGD'
  return /\bUSD\b|\bUSA\b/.test(text) || americanState.test(text) ? 'USD' : undefined
}

function mostSigned(amounts: readonly Amount[], text: string): FoundCurrency | undefined {
  const counts = new Map<string, { count: number; amount: Amount }>()
  for (const amount of amounts) {
    const code = named(amount.currency, text)
    if (code === undefined) continue
    counts.set(code, { count: (counts.get(code)?.count ?? 0) + 1, amount })
  }
  const [first] = [...counts].toSorted(([, a], [, b]) => b.count - a.count)
  return first && { code: first[0], by: 'signs', amount: first[1].amount }
}

const homeWords = /\bVAT\b|(?<!\d)0(?:1\d{2,3}|2\d|3\d\d|7\d{3}|800)[ -]?\d{3}[ -]?\d{3,4}\b/
const euroCountries = /^(?:AT|BE|DE|ES|EU|FI|FR|IE|IT|LU|NL|PT)/

function byPlace(text: string, vatNumber: string | undefined): FoundCurrency | undefined {
  if (vatNumber?.startsWith('GB')) return { code: 'GBP', by: 'vat number' }
  if (vatNumber !== undefined && euroCountries.test(vatNumber))
    return { code: 'EUR', by: 'vat number' }
  const upper = text.toUpperCase()
  const isBritish = ukPostcode.test(upper) || british.test(upper)
  if (malaysian.test(upper) && !isBritish) return { code: 'MYR', by: 'place' }
  return isBritish ? { code: 'GBP', by: 'place' } : undefined
}

/** Words that people at home use, on a paper that names no country. */
function byHome(text: string, home: 'GB' | undefined): FoundCurrency | undefined {
  return home === 'GB' && homeWords.test(text) ? { code: 'GBP', by: 'words' } : undefined
}
