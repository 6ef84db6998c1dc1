/** What holds in one country: its currency, and how a paper shows that it is from there. */
import type { Language } from './language'

interface Country {
  currency: string
  /** Before its VAT numbers and IBANs. */
  prefix?: string
  /** A sign of money that it shares with others. */
  sign?: '$' | 'kr' | '¥'
  /** Its name, and words that only its papers bear; looked for in capitals. */
  words: RegExp
  /** Those whose papers are hardly from anywhere else. */
  language?: Language
}

const euro = (prefix: string, words: RegExp): Country => ({ currency: 'EUR', prefix, words })

/** A state of the United States before a ZIP code. */
const americanState =
  /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}(?:-\d{4})?\b/
/** A province of Canada before a postcode, or a postcode alone. */
const canadian =
  /\b(?:CANADA|CAD|GST ?\/ ?HST|HST|QST|TVQ|TPS)\b|\b(?:AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT|\([A-ZÉ]+\)),? +[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b|\b\d{9} ?R[TC] ?0\d{3}\b/

/** Those with a shared sign of money first by how surely their words tell them. */
const countries: readonly Country[] = [
  { currency: 'AUD', sign: '$', words: /\b(?:AUSTRALIA|ABN|AUD)\b/ },
  { currency: 'CAD', sign: '$', words: canadian },
  { currency: 'SGD', sign: '$', words: /\b(?:SINGAPORE|SGD)\b/ },
  { currency: 'NZD', sign: '$', words: /\b(?:NEW ZEALAND|NZD|NZBN)\b/ },
  { currency: 'HKD', sign: '$', words: /\b(?:HONG ?KONG|HKD)\b/ },
  { currency: 'MXN', sign: '$', words: /\b(?:M[EÉ]XICO|MXN|RFC|CFDI)\b/ },
  {
    currency: 'USD',
    sign: '$',
    words: /\b(?:USD|USA|UNITED STATES|SALES TAX|FEDERAL TAX|EIN:?)\b/,
  },
  { currency: 'USD', sign: '$', words: americanState },
  {
    currency: 'NOK',
    sign: 'kr',
    prefix: 'NO',
    words: /\b(?:NORGE|NORWAY|MVA)\b/,
    language: 'no',
  },
  {
    currency: 'DKK',
    sign: 'kr',
    prefix: 'DK',
    words: /\b(?:DANMARK|DENMARK|CVR(?:-?NR)?)\b/,
    language: 'da',
  },
  {
    currency: 'SEK',
    sign: 'kr',
    prefix: 'SE',
    words: /\b(?:SVERIGE|SWEDEN|F-SKATT|MOMSREG\.? ?NR)\b/,
    language: 'sv',
  },
  { currency: 'JPY', sign: '¥', words: /\b(?:JAPAN|JPY)\b|円|税/ },
  { currency: 'CNY', sign: '¥', words: /\b(?:CHINA|CNY|RMB)\b|元/ },
  { currency: 'PLN', prefix: 'PL', words: /\b(?:POLSKA|POLAND|REGON|NIP)\b/, language: 'pl' },
  {
    currency: 'CZK',
    prefix: 'CZ',
    words: /\b(?:CZECH)\b|ČESK[ÁÉ]|\bDIČ\b|\bIČO?\b/,
    language: 'cs',
  },
  { currency: 'HUF', prefix: 'HU', words: /\bHUNGARY\b|MAGYARORSZÁG/ },
  { currency: 'RON', prefix: 'RO', words: /\b(?:ROM[AÂ]NIA)\b/ },
  {
    currency: 'CHF',
    prefix: 'CH',
    words: /\b(?:SCHWEIZ|SUISSE|SVIZZERA|SWITZERLAND|CHE-?\d{3}|TWINT|FR\. ?\d)/,
  },
  { currency: 'INR', words: /\b(?:INDIA|GSTIN|CGST|SGST)\b/ },
  euro('AT', /ÖSTERREICH|\bAUSTRIA\b|\bATU ?\d{8}\b|\bFN \d{5,6} ?[A-Z]\b/),
  euro('BE', /\b(?:BELGI[EË]|BELGIQUE|BELGIUM|ONDERNEMINGSNUMMER|BANCONTACT)\b/),
  euro('DE', /\b(?:DEUTSCHLAND|GERMANY|HRB|AMTSGERICHT|UST-?ID\w*|KLEINUNTERNEHMER\w*|UST[GV])\b/),
  euro('ES', /ESPAÑA|\b(?:SPAIN|CIF|NIF\/CIF)\b/),
  euro('FI', /\b(?:SUOMI|FINLAND|Y-TUNNUS)\b/),
  euro('FR', /\b(?:FRANCE|SIRET|SIREN|RCS|CGI)\b/),
  euro(
    'IE',
    /\b(?:IRELAND|EIRE)\b(?<!NORTHERN IRELAND)|\b[AC-FHKNPRTV-Y]\d[\dW] ?[\dA-Z]{4}\b(?<=\b(?:D0\dW?|[A-Z]\d\d) ?[A-Z\d]*[A-Z][A-Z\d]*)/,
  ),
  euro('IT', /\b(?:ITALIA|ITALY|P\.? ?IVA|PARTITA IVA|CODICE FISCALE|REA)\b/),
  euro('NL', /\b(?:NEDERLAND|NETHERLANDS|KVK|NL\d{9}B\d\d)\b/),
  euro('PT', /\b(?:PORTUGAL|NIPC|CONTRIBUINTE|MULTIBANCO)\b/),
  ...'BG CY EE EL EU HR LT LU LV MT SI SK'.split(' ').map((prefix) => euro(prefix, /(?!)/)),
]

/** Signs of money that many countries share. */
export const sharedSigns: readonly string[] = ['$', 'kr', '¥']

/** The currency that a shared sign stands for on this paper; undefined where nothing, or too much, tells the country. */
export function currencyOfSign(
  sign: string,
  text: string,
  language?: Language,
): string | undefined {
  const capitals = text.toUpperCase()
  const alike = countries.filter((country) => country.sign === sign)
  const told = alike.find((country) => country.words.test(capitals))
  return (told ?? alike.find((country) => language && country.language === language))?.currency
}

/** By the country before a VAT number or an IBAN. */
export function currencyOfVatNumber(vatNumber: string): string | undefined {
  const found = countries.find(({ prefix }) => prefix && vatNumber.startsWith(prefix))
  return found?.currency
}

/**
 * By the words of the only country that is told, or the language where one country speaks it; its customer may have stood
 * there, so that this is no more than likely.
 */
export function currencyOfCountry(text: string, language?: Language): string | undefined {
  const capitals = text.toUpperCase()
  const found = new Set(
    countries.filter(({ words }) => words.test(capitals)).map(({ currency }) => currency),
  )
  if (found.size === 1) return [...found][0]
  if (found.size > 1) return undefined
  return countries.find((country) => language && country.language === language)?.currency
}

/** What is paid with where a language is spoken by most; it may be another. */
const spoken: Partial<Record<Language, string>> = {
  de: 'EUR',
  fr: 'EUR',
  nl: 'EUR',
  es: 'EUR',
  it: 'EUR',
  pt: 'EUR',
  fi: 'EUR',
}

export const currencyOfLanguage = (language: Language | undefined): string | undefined =>
  language && spoken[language]

/** To how many hundredths cash is rounded, there being no smaller coins, by what is paid with; euros where any country does. */
const coins: Readonly<Record<string, number>> = {
  MYR: 5,
  EUR: 5,
  CHF: 5,
  CAD: 5,
  AUD: 5,
  SGD: 5,
  NZD: 10,
  HKD: 10,
  ZAR: 10,
  DKK: 50,
  NOK: 100,
  SEK: 100,
  CZK: 100,
  INR: 100,
  HUF: 500,
}

/** 1 where every amount can be paid, or nothing is known. */
export const coinOf = (currency: string | undefined): number => coins[currency ?? ''] ?? 1
