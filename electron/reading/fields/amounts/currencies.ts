/** How money is written: the codes of ISO 4217, the signs at amounts, and what is paid without decimals. */

/** Codes that are no words of receipts. */
const plain =
  'AED AFN AOA ARS AUD AZN BBD BDT BGN BIF BMD BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY CRC CZK DJF DKK DZD EGP ETB EUR FJD FKP GBP GHS GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KHR KMF KRW KWD KYD KZT LBP LKR LRD LYD MDL MGA MKD MMK MNT MRU MVR MWK MXN MYR MZN NGN NOK NPR NZD OMR PHP PKR PLN PYG QAR RON RSD RWF SAR SDG SEK SGD SRD THB TJS TMT TND TTD TWD TZS UAH UGX USD UYU UZS VND VUV XAF XCD XOF XPF YER ZAR ZMW'
export const plainCodes: readonly string[] = plain.split(' ')

/** Codes that are words as well (`SHOWER GEL 2.50`, `2.50 KGS`): a country or the total has to bear them out. */
const doubtful =
  'ALL AMD AWG BAM BHD BND BOB BTN COP CUP DOP GEL GIP KGS LAK LSL MAD MOP MUR NAD NIO PAB PEN PGK RUB SBD SCR SHP SOS SSP SVC SZL TOP TRY WST'

export const doubtfulCodes: ReadonlySet<string> = new Set(doubtful.split(' '))

/** Any code of ISO 4217, for a regular expression. */
const anyCode = `${plain} ${doubtful}`.replaceAll(' ', '|')

/** What a sign says, longer signs first; in capitals. Of signs that countries share (`$`, `kr`, `¥`, `R`, `Rs`) themselves. */
const signs: readonly [RegExp, string][] = [
  [/^(?:[RPF]M|R[HN]|R M|R1)/, 'MYR'],
  // As the French write them, mostly behind the amount: `102,00 $US`.
  [/^\$ ?US\b/, 'USD'],
  [/^\$ ?CA\b/, 'CAD'],
  [/^\$AU\b/, 'AUD'],
  [/^\$ ?NZ\b/, 'NZD'],
  [/^\$ ?HK\b/, 'HKD'],
  [/^US\$/, 'USD'],
  [/^MX\$|^MEX\$/, 'MXN'],
  [/^S\$/, 'SGD'],
  [/^AU?\$/, 'AUD'],
  [/^C(?:AN?|DN)?\$/, 'CAD'],
  [/^NZ\$/, 'NZD'],
  [/^HK\$/, 'HKD'],
  [/^NT\$/, 'TWD'],
  [/^RD\$/, 'DOP'],
  [/^R\$/, 'BRL'],
  [/^\$/, '$'],
  [/^£/, 'GBP'],
  [/^€|^EUROS?\b/, 'EUR'],
  [/^¥/, '¥'],
  [/^₹/, 'INR'],
  [/^₩/, 'KRW'],
  [/^₪/, 'ILS'],
  [/^ZŁ/, 'PLN'],
  [/^KČ/, 'CZK'],
  [/^KR\b/, 'kr'],
  [/^FR\.?(?= ?\d)|^SFR\b/, 'CHF'],
  [/^RS\.?(?= ?\d)/, 'Rs'],
  [/^RP(?![A-Z])/, 'IDR'],
  [/^LEI/, 'RON'],
  [/^FT/, 'HUF'],
  [/^TL(?![A-Z])|^₺/, 'TRY'],
  [/^ЛВ(?!\p{L})/u, 'BGN'],
  [/^₴|^ГРН(?!\p{L})/u, 'UAH'],
  [/^₽|^РУБ(?!\p{L})/u, 'RUB'],
  [/^ДЕН(?!\p{L})/u, 'MKD'],
  [/^ДИН(?!\p{L})|^DIN\b/u, 'RSD'],
  [/^LEK[EË]?\b/, 'ALL'],
  [/^KSH/, 'KES'],
  [/^F ?CFA\b/, 'XOF'],
  [/^S\/\.?/, 'PEN'],
  [/^R(?= ?\d)/, 'R'],
  [/^P(?=\d)/, 'P'],
  [/^₫/, 'VND'],
  [/^฿/, 'THB'],
  [/^₱/, 'PHP'],
  [/^₦/, 'NGN'],
  [/^₡/, 'CRC'],
  [/^₲/, 'PYG'],
  [/^₸/, 'KZT'],
  [/^₾/, 'GEL'],
  [/^֏/, 'AMD'],
  [/^₼/, 'AZN'],
  [/^₮/, 'MNT'],
  [/^₭/, 'LAK'],
  [/^৳/, 'BDT'],
  [/^₵/, 'GHS'],
]

const codeAtStart = new RegExp(`^(?:${anyCode})`)

/**
 * A `£` or `$` after an amount belongs to the next one, unless it ends the line; a letter or two are words, unless they are
 * written so.
 */
const saysAfter =
  /^(?:[$£]$|\$(?: ?(?:US|CA|NZ|HK)|AU)\b|€|EUROS?\b|[₫₴₺₽₸₾֏₼]|ZŁ|KČ|KR\b|FT\b|TL\b|LEI\b|LEK[EË]?\b|DIN\b|F ?CFA\b|ЛВ|ГРН|РУБ|ДЕН|ДИН|[A-Z]{3}\b)/

/** What a sign or code says that stands at an amount; undefined where none does. */
export function currencyAt(mark: string, isAfter = false): string | undefined {
  const text = mark.toUpperCase()
  if (isAfter && !saysAfter.test(text)) return undefined
  const code = codeAtStart.exec(text)?.[0]
  // Letters are a sign only where figures follow: those that it stands before.
  const forms = isAfter ? [text] : [text, `${text}0`]
  return code ?? signs.find(([sign]) => forms.some((form) => sign.test(form)))?.[1]
}

/** `Fr. 12.50`, and no Friday: not behind another day (`Mo.-Fr. 8.30`) and before no time. */
const francs = String.raw`(?<![A-Za-z]\.?\s?[-–/+&]\s?|\bbis\s|\bund\s|\bu\.\s|,\s)\bFr\.(?=\s?\d)(?!\s?\d{1,2}[.:]\d\d\s?(?:-|–|bis\b|Uhr|h\b))`

/** Any sign or code before an amount, for a regular expression. */
export const anySign = String.raw`(?:[RPF]M|R[HN]|R M|(?<![A-Za-z])(?:${anyCode})|(?:US|MX|Mex|NZ|HK|NT|RD|S|AU?|C(?:AN?|DN)?|R)?\$(?:(?:\s?(?:US|CA|NZ|HK)|AU)\b)?|[£€¥₹₩₪₺₴₽₫฿₱₦₡₲₸₾֏₼₮₭৳₵]|\bRp\.?(?=\s?-?\d)|\bRs\.?(?=\s?\d)|\b[kK]r\.?(?=\s?-?\d)|${francs}|\bTL(?=\s?-?\d)|\bKSh\.?(?=\s?\d)|\bS\/\.?(?=\s?\d)|\bR(?=\s?\d)|\bP(?=\d{1,3}(?:,\d{3})*\.\d\d\b))`

/** Of currencies that are paid without decimals, the signs and codes. */
export const decimalless = String.raw`(?:HUF|\bFt|JPY|¥|円|ISK|KRW|₩|CLP|VND|₫|IDR|\bRp\.?(?![A-Za-z])|PYG|₲|XOF|XAF|F ?CFA|UGX|TZS|RWF|KMF|GNF|DJF|BIF|VUV|XPF)`

/** The same by code: what has no decimals there. */
export const isDecimalless = (code: string): boolean =>
  /^(?:HUF|JPY|ISK|KRW|CLP|VND|IDR|PYG|XOF|XAF|UGX|TZS|RWF|KMF|GNF|DJF|BIF|VUV|XPF)$/.test(code)
