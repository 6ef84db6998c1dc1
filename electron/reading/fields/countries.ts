/** What holds in one country: its currency, and how a paper shows that it is from there. */
import type { Language } from './lines/language'

interface Country {
  currency: string
  /** Before its VAT numbers and IBANs. */
  prefix?: string
  /** A sign of money that it shares with others. */
  sign?: '$' | 'kr' | '¥' | 'R' | 'P' | 'Rs'
  /** Its name, and words that only its papers bear; looked for in capitals. */
  words: RegExp
  /** Those whose papers are hardly from anywhere else. */
  language?: Language
}

const euro = (prefix: string, words: RegExp): Country => ({ currency: 'EUR', prefix, words })

/** States of the United States; those that spell a word apart. */
const states =
  'A[KLRZ]|C[AT]|FL|GA|I[AL]|K[SY]|M[DINST]|N[CDEHJMVY]|OH|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'
const wordlikeStates = 'CO|D[CE]|HI|I[DN]|LA|M[AEO]|O[KR]|PA'
const anyState = `${states}|${wordlikeStates}`
/** A state before a ZIP code, or behind a town at the end of a line: `BOSTON, MA`, `GRAND ISLAND NE`; one like a word wants a comma. */
const american = new RegExp(
  String.raw`\b(?:${anyState}),? \d{5}(?:-\d{4})?\b|^(?:\d[A-Z\d .'#-]*, )?[A-Z][A-Z .'-]{2,24}(?:, (?:${anyState})| (?:${states}))$`,
  'm',
)
/** A province of Canada before a postcode, or a postcode alone. */
const canadian =
  /\b(?:CANADA|GST ?\/ ?HST|HST|QST|TVQ|TPS)\b|\b(?:AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT|(?<=\()[A-ZÉ]{2,}\)),? +[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b|\b\d{9} ?R[TC] ?0\d{3}\b/

/** A state and a ZIP code at the end of a line, as no other country writes its towns. */
const zipped = new RegExp(String.raw`\p{L}{2},? (?:${states}) \d{5}(?:-\d{4})?$`, 'mu')

/** Those with a shared sign of money first by how surely their words tell them. */
const countries: readonly Country[] = [
  { currency: 'USD', sign: '$', words: zipped },
  {
    currency: 'AUD',
    sign: '$',
    words: /\b(?:AUSTRALIA|A\.?B\.?N|AUD)\b/,
  },
  { currency: 'CAD', sign: '$', words: canadian },
  { currency: 'SGD', sign: '$', words: /\b(?:SINGAPORE|SGD)\b/ },
  {
    currency: 'NZD',
    sign: '$',
    words:
      /\b(?:NEW ZEALAND|NZD|NZBN|AUCKLAND|CHRISTCHURCH|DUNEDIN|TAURANGA|KIA ORA)\b|\bGST\W{0,3}(?:(?:NO|NUMBER|REG)\W{1,3})?\d{2,3}-\d{3}-\d{3}(?![-\d])/,
  },
  { currency: 'HKD', sign: '$', words: /\b(?:HONG ?KONG|HKD)\b/ },
  { currency: 'MXN', sign: '$', words: /\b(?:M[EÉ]XICO|MXN|RFC|R\.F\.C|CFDI|S\.A\. DE C\.V)\b/ },
  {
    currency: 'CLP',
    sign: '$',
    words: /\b(?:CHILE(?! +[A-Z]{3})|CLP|BOLETA ELECTR[OÓ]NICA|R\.U\.T|RUT:? ?\d|S\.I\.I)\b/,
  },
  { currency: 'COP', sign: '$', words: /\b(?:COLOMBIA|DIAN|NIT:?)\b/ },
  { currency: 'ARS', sign: '$', words: /\b(?:ARGENTINA|CUIT|AFIP)\b/ },
  { currency: 'UYU', sign: '$', words: /\bURUGUAY\b/ },
  {
    currency: 'USD',
    sign: '$',
    words: /\b(?:USD|USA|UNITED STATES|SALES TAX|FEDERAL TAX|EIN:?)\b/,
  },
  { currency: 'USD', sign: '$', words: american },
  {
    currency: 'NOK',
    sign: 'kr',
    prefix: 'NO',
    words: /\b(?:NORGE|NORWAY|MVA|MERVERDIAVGIFT|MVAL|FORETAKSREGISTERET)\b/,
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
  {
    currency: 'ISK',
    sign: 'kr',
    prefix: 'IS',
    words: /\b(?:[ÍI]SLAND|ICELAND|KENNITALA|VSK)\b/,
    language: 'is',
  },
  {
    currency: 'ZAR',
    sign: 'R',
    words:
      /SOUTH AFRICA|\(PTY\) ?LTD|\bVAT(?: REG(?:ISTRATION)?\.?)?(?: ?(?:NO|NUMBER|NR)\.?)?:? ?4\d{9}\b|\b(?:JOHANNESBURG|CAPE TOWN|DURBAN|PRETORIA|GAUTENG|SANDTON)\b|\+27\b/,
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
  {
    currency: 'HUF',
    prefix: 'HU',
    words: /\b(?:HUNGARY|BUDAPEST|ADÓSZÁM)\b|MAGYARORSZÁG/,
    language: 'hu',
  },
  { currency: 'RON', prefix: 'RO', words: /\b(?:ROM[AÂ]NIA|BUCURE[SȘŞ]TI)/, language: 'ro' },
  {
    currency: 'TRY',
    words: /T[ÜU]RK[İI]YE|\b(?:KDV|VKN|[İI]STANBUL|ANKARA)(?![A-Z])/,
    language: 'tr',
  },
  { currency: 'IDR', words: /\b(?:INDONESIA|NPWP|PPN|JAKARTA)\b/, language: 'id' },
  { currency: 'UAH', words: /УКРАЇНА|UKRAINE|(?<!\p{L})(?:КИЇВ|ЄДРПОУ)/u, language: 'uk' },
  { currency: 'RSD', words: /SRBIJA|СРБИЈА|SERBIA|BEOGRAD|БЕОГРАД/, language: 'sr' },
  { currency: 'MKD', words: /МАКЕДОНИЈА|MACEDONIA|СКОПЈЕ/, language: 'mk' },
  { currency: 'ALL', words: /SHQIP[EË]RI|ALBANIA|\bTIRAN[EË]\b/, language: 'sq' },
  { currency: 'ILS', words: /\bISRAEL\b/ },
  { currency: 'THB', words: /\b(?:THAILAND|BANGKOK)\b/ },
  {
    currency: 'PHP',
    sign: 'P',
    words:
      /\b(?:PHILIPPINES|METRO MANILA|QUEZON CITY|MAKATI|CEBU CITY|BIR|TIN:? ?\d{3}-\d{3}-\d{3})\b/,
  },
  { currency: 'DOP', sign: '$', words: /\b(?:REP[UÚ]BLICA DOMINICANA|ITBIS|E?-?NCF|RNC)\b/ },
  { currency: 'VND', words: /VI[ỆE]T ?NAM/ },
  { currency: 'KRW', words: /\b(?:KOREA|SEOUL)\b/ },
  { currency: 'BRL', words: /\b(?:BRASIL|BRAZIL|CNPJ|CPF)\b/ },
  { currency: 'PEN', words: /\bPER[UÚ]\b.*\bRUC\b|\bIGV\b/ },
  { currency: 'AED', words: /\b(?:DUBAI|ABU DHABI|U\.A\.E|UNITED ARAB EMIRATES)\b/ },
  { currency: 'SAR', words: /\b(?:SAUDI ARABIA|RIYADH)\b/ },
  { currency: 'KES', words: /\b(?:KENYA|NAIROBI)\b/ },
  { currency: 'NGN', words: /\b(?:NIGERIA|LAGOS)\b/ },
  {
    currency: 'CHF',
    prefix: 'CH',
    words: /\b(?:SCHWEIZ|SUISSE|SVIZZERA|SWITZERLAND|CHE-?\d{3}|TWINT|FR\. ?\d)/,
  },
  { currency: 'INR', sign: 'Rs', words: /\b(?:INDIA|GSTIN|CGST|SGST)\b/ },
  { currency: 'PKR', sign: 'Rs', words: /\b(?:PAKISTAN|KARACHI|LAHORE|ISLAMABAD)\b/ },
  { currency: 'LKR', sign: 'Rs', words: /\b(?:SRI LANKA|COLOMBO)\b/ },
  { currency: 'NPR', sign: 'Rs', words: /\b(?:NEPAL|KATHMANDU)\b/ },
  { currency: 'MUR', sign: 'Rs', words: /\b(?:MAURITIUS|PORT LOUIS)\b/ },
  euro('SK', /SLOVENSK[OÁ]|\bSLOVAKIA\b|\b(?:BRATISLAVA|KOŠICE)\b|\bIČ DPH\b/),
  euro('HR', /\b(?:HRVATSKA|CROATIA|ZAGREB|OIB)\b/),
  euro('SI', /\b(?:SLOVENIJA|SLOVENIA|LJUBLJANA)\b|\bID ZA DDV\b/),
  euro('GR', /ΕΛΛΆΔΑ|ΕΛΛΑΔΑ|\bGREECE\b|(?<!\p{L})(?:ΑΦΜ|ΑΘΉΝΑ|ΑΘΗΝΑ)(?!\p{L})|Α\.Φ\.Μ/u),
  euro('EE', /\b(?:EESTI|ESTONIA|TALLINN|KMKR)\b/),
  euro('LV', /\b(?:LATVIJA|LATVIA|R[IĪ]GA)\b/),
  euro('LT', /\b(?:LIETUVA|LITHUANIA|VILNIUS|KAUNAS)\b/),
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
  ...'CY EL EU LU MT'.split(' ').map((prefix) => euro(prefix, /(?!)/)),
]

/** Signs of money that many countries share. */
export const sharedSigns: readonly string[] = ['$', 'kr', '¥', 'R', 'P', 'Rs']

/** The currency that a shared sign stands for on this paper; undefined where nothing, or too much, tells the country. */
export function currencyOfSign(
  sign: string,
  text: string,
  language?: Language,
): string | undefined {
  const capitals = text.toUpperCase()
  const alike = countries.filter((country) => country.sign === sign || country.currency === sign)
  const called = [...capitals.matchAll(dialled)].map((match) => dialling[match[1] ?? ''])
  const told =
    alike.find((country) => country.words.test(capitals)) ??
    alike.find(({ currency }) => called.includes(currency))
  return (told ?? alike.find((country) => language && country.language === language))?.currency
}

/** By the country before a VAT number or an IBAN. */
export function currencyOfVatNumber(vatNumber: string): string | undefined {
  const found = countries.find(({ prefix }) => prefix && vatNumber.startsWith(prefix))
  return found?.currency
}

/** What is paid with where a telephone number begins so. */
const dialling: Readonly<Record<string, string>> = Object.fromEntries(
  '27=ZAR 36=HUF 40=RON 41=CHF 44=GBP 45=DKK 46=SEK 47=NOK 48=PLN 52=MXN 54=ARS 55=BRL 56=CLP 57=COP 61=AUD 62=IDR 63=PHP 64=NZD 65=SGD 66=THB 81=JPY 82=KRW 84=VND 86=CNY 90=TRY 91=INR 354=ISK 355=ALL 380=UAH 381=RSD 389=MKD 420=CZK 852=HKD 886=TWD 971=AED 972=ILS'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)
const dialled = new RegExp(
  String.raw`(?:\+|\b00)(${Object.keys(dialling).join('|')})[ ()\d-]{7}`,
  'g',
)

/**
 * By the words of the only country that is told, or the language where one country speaks it; its customer may have stood
 * there, so that this is no more than likely.
 */
export function currencyOfCountry(text: string, language?: Language): string | undefined {
  const capitals = text.toUpperCase()
  const called = [...capitals.matchAll(dialled)].map((match) => dialling[match[1] ?? ''] ?? '')
  const found = new Set([
    ...countries.filter(({ words }) => words.test(capitals)).map(({ currency }) => currency),
    ...called.filter((currency) => currency !== ''),
  ])
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
  sk: 'EUR',
  hr: 'EUR',
  sl: 'EUR',
  el: 'EUR',
  et: 'EUR',
  lv: 'EUR',
  lt: 'EUR',
  ca: 'EUR',
  ga: 'EUR',
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
