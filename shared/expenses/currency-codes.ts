/** Currencies that papers of a business in the UK are in, by their codes and by the signs written at amounts (ISO 4217). */

/** Codes in capitals, the usual ones first. */
export const currencyCodes = (
  'EUR USD GBP CHF AUD CAD NZD SGD HKD SEK NOK DKK ISK PLN CZK HUF RON JPY CNY INR AED ZAR MYR THB TRY ILS KRW ' +
  'MXN BRL SAR QAR PHP IDR'
).split(' ')

const signs: readonly (readonly [RegExp, string])[] = [
  [/£/, 'GBP'],
  [/€/, 'EUR'],
  [/US\$/i, 'USD'],
  [/AU?\$/i, 'AUD'],
  [/CA?\$/i, 'CAD'],
  [/NZ\$/i, 'NZD'],
  [/HK\$/i, 'HKD'],
  [/S\$/i, 'SGD'],
  [/\$/, '$'],
  [/(?<![a-z])RM(?![a-z])/i, 'MYR'],
  [/zł/i, 'PLN'],
  [/Kč/i, 'CZK'],
  [/₹/, 'INR'],
  [/(?<![a-z])kr\.?(?![a-z])/i, 'kr'],
]

/** What a text with one amount in it is in: a code, or `$` or `kr` where these say no more. */
export function currencyIn(text: string): string | undefined {
  const code = currencyCodes.find((each) => new RegExp(`(?<![A-Z])${each}(?![A-Z])`).test(text))
  return code ?? signs.find(([sign]) => sign.test(text))?.[1]
}
