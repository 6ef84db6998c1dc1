/** What holds in one country: its currency, and how a paper shows that it is from there. */

interface Country {
  currency: string
  /** Before its VAT numbers. */
  vatPrefix?: string
  /** A sign of money that it shares with others. */
  sign?: '$' | 'kr' | '¥'
  /** Its name, and words that only its papers bear; looked for in capitals. */
  words: RegExp
}

const euro = (vatPrefix: string, words: RegExp): Country => ({ currency: 'EUR', vatPrefix, words })

/** A state of the United States before a ZIP code. */
const americanState =
  /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}(?:-\d{4})?\b/

/** Those with a shared sign of money first by how surely their words tell them. */
const countries: readonly Country[] = [
  { currency: 'AUD', sign: '$', words: /\b(?:AUSTRALIA|ABN|AUD)\b/ },
  { currency: 'CAD', sign: '$', words: /\b(?:CANADA|CAD|GST ?\/ ?HST|HST|QST|TVQ)\b/ },
  { currency: 'SGD', sign: '$', words: /\b(?:SINGAPORE|SGD)\b/ },
  { currency: 'NZD', sign: '$', words: /\b(?:NEW ZEALAND|NZD|NZBN)\b/ },
  { currency: 'HKD', sign: '$', words: /\b(?:HONG ?KONG|HKD)\b/ },
  { currency: 'MXN', sign: '$', words: /\b(?:M[EÉ]XICO|MXN|RFC|CFDI)\b/ },
  { currency: 'USD', sign: '$', words: /\b(?:USD|USA|UNITED STATES)\b/ },
  { currency: 'USD', sign: '$', words: americanState },
  { currency: 'SEK', vatPrefix: 'SE', sign: 'kr', words: /\b(?:SVERIGE|SWEDEN|SEK|ORG\.? ?NR)\b/ },
  { currency: 'DKK', vatPrefix: 'DK', sign: 'kr', words: /\b(?:DANMARK|DENMARK|DKK|CVR)\b/ },
  { currency: 'NOK', sign: 'kr', words: /\b(?:NORGE|NORWAY|NOK|MVA)\b/ },
  { currency: 'JPY', sign: '¥', words: /\b(?:JAPAN|JPY)\b|円|税/ },
  { currency: 'CNY', sign: '¥', words: /\b(?:CHINA|CNY|RMB)\b|元/ },
  { currency: 'PLN', vatPrefix: 'PL', words: /\b(?:POLSKA|POLAND)\b/ },
  { currency: 'CZK', vatPrefix: 'CZ', words: /\b(?:ČESK[ÁÉ]|CZECH)\b/ },
  { currency: 'HUF', vatPrefix: 'HU', words: /\b(?:MAGYARORSZÁG|HUNGARY)\b/ },
  { currency: 'RON', vatPrefix: 'RO', words: /\b(?:ROM[AÂ]NIA)\b/ },
  { currency: 'CHF', vatPrefix: 'CHE', words: /\b(?:SCHWEIZ|SUISSE|SVIZZERA|SWITZERLAND)\b/ },
  { currency: 'INR', words: /\b(?:INDIA|GSTIN|CGST|SGST)\b/ },
  euro('AT', /\b(?:ÖSTERREICH|AUSTRIA)\b/),
  euro('BE', /\b(?:BELGI[EË]|BELGIQUE|BELGIUM)\b/),
  euro('DE', /\b(?:DEUTSCHLAND|GERMANY)\b/),
  euro('ES', /\b(?:ESPAÑA|SPAIN)\b/),
  euro('FI', /\b(?:SUOMI|FINLAND)\b/),
  euro('FR', /\b(?:FRANCE)\b/),
  euro('IE', /\b(?:IRELAND|EIRE)\b(?<!NORTHERN IRELAND)/),
  euro('IT', /\b(?:ITALIA|ITALY)\b/),
  euro('NL', /\b(?:NEDERLAND|NETHERLANDS)\b/),
  euro('PT', /\b(?:PORTUGAL)\b/),
  ...'BG CY EE EL EU HR LT LU LV MT SI SK'.split(' ').map((prefix) => euro(prefix, /(?!)/)),
]

/** Signs of money that many countries share. */
export const sharedSigns: readonly string[] = ['$', 'kr', '¥']

/** The currency that a shared sign stands for on this paper; undefined where nothing, or too much, tells the country. */
export function currencyOfSign(sign: string, text: string): string | undefined {
  const capitals = text.toUpperCase()
  const found = countries.filter((country) => country.sign === sign && country.words.test(capitals))
  return found[0]?.currency
}

/** By the country before a VAT number. */
export function currencyOfVatNumber(vatNumber: string): string | undefined {
  const found = countries.find(({ vatPrefix }) => vatPrefix && vatNumber.startsWith(vatPrefix))
  return found?.currency
}

/** By the name of the only country that is told; its customer may have stood there, so that this is no more than likely. */
export function currencyOfCountry(text: string): string | undefined {
  const capitals = text.toUpperCase()
  const found = new Set(
    countries
      .filter(({ words, sign }) => sign === undefined && words.test(capitals))
      .map(({ currency }) => currency),
  )
  return found.size === 1 ? [...found][0] : undefined
}
