/** What a paper is paid with, by what tells the country it is from. */
import type { Language } from '../lines/language'
import type { Row } from '../lines/rows'
import { isOfCustomer } from '../numbers/of-customer'
import { isCustomerLabel } from '../supplier/party-labels'
import { ukPostcode } from '../supplier/words'
import { countries, type Country } from './countries'
import { nameOf, unsoldCells, type Cell } from './places'
import { townInAmerica, townInAustralia, townInCanada } from './states'

/** What a paper says of where it is from. */
export interface Whereabouts {
  /** All of it, which may speak of its customer as well. */
  all: Words
  /** Without what is said of the customer. */
  own: Words
  language: Language | undefined
  /** What a shared sign, or a code that is a word as well, stands for; undefined where nothing tells. */
  bySign: (sign: string) => Told | undefined
}

export interface Words {
  text: string
  capitals: string
  cells: readonly Cell[]
  /** What is paid with where its telephone numbers are from. */
  dialled: readonly string[]
}

export interface Told {
  currency: string
  /** Whether nothing tells another country that has the same sign. */
  isAlone: boolean
}

export function whereaboutsOf(rows: readonly Row[], language: Language | undefined): Whereabouts {
  const all = wordsOf(rows.map(({ text }) => text))
  const own = wordsOf(ownLines(rows))
  const known = new Map<string, Told | undefined>()
  const bySign = (sign: string) => {
    if (!known.has(sign)) known.set(sign, told(sign, own, all, language))
    return known.get(sign)
  }
  return { all, own, language, bySign }
}

/** What is not the customer's, whose address may be labelled by itself below: `Guest  Mr Smith`, `Address  1 Mill Lane`. */
function ownLines(rows: readonly Row[]): string[] {
  let isCustomers = false
  return rows.map((row) => {
    const own = row.parts.filter(({ from }) => !isOfCustomer(rows, row, from))
    const isDetail = isCustomers && /^(?:address|tel|phone|mobile|e-?mail)\b/i.test(row.text)
    isCustomers = isDetail || isCustomerLabel(row.parts[0]?.text.split(':')[0] ?? '')
    return isDetail ? '' : own.map(({ text }) => text).join('  ')
  })
}

function wordsOf(lines: readonly string[]): Words {
  const text = lines.join('\n')
  const capitals = text.toUpperCase()
  const numbers = [...capitals.matchAll(dialled)]
  return {
    text,
    capitals,
    cells: unsoldCells(capitals),
    dialled: numbers.flatMap(([, country]) => dialling[country ?? ''] ?? []),
  }
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

const names = new Map(countries.map(({ name }) => [name, nameOf(name ?? '(?!)')]))
const isNamed = ({ name }: Country, { cells }: Words, how: 'isWritten' | 'isPlaced') =>
  name !== undefined && names.get(name)?.[how](cells) === true

const saysWord = ({ words }: Country, { capitals }: Words) => words?.test(capitals) === true
const saysTown = ({ towns }: Country, { cells }: Words) =>
  towns !== undefined && cells.some(({ text }) => towns.test(text))
const saysFaintly = ({ faint, beside }: Country, { capitals }: Words) =>
  faint?.test(capitals) === true && beside?.test(capitals) !== false

type Way = (country: Country, paper: Words, language: Language | undefined) => boolean

/** What tells a country, the surest first. */
const ways: readonly Way[] = [
  saysWord,
  (country, paper) => saysTown(country, paper) || isNamed(country, paper, 'isPlaced'),
  saysFaintly,
  ({ currency }, paper) => paper.dialled.includes(currency),
  (country, _, language) => language !== undefined && country.language === language,
]

/** By what is not the customer's; that tells no more than a guess. */
function told(
  sign: string,
  own: Words,
  all: Words,
  language: Language | undefined,
): Told | undefined {
  const alike = countries.filter((country) => country.sign === sign || country.currency === sign)
  const found = toldIn(alike, own, language)
  if (found) return found
  const guess =
    toldIn(alike, all, language)?.currency ??
    alike.find((country) => country.currency === sign && isNamed(country, all, 'isWritten'))
      ?.currency
  return guess === undefined ? undefined : { currency: guess, isAlone: false }
}

function toldIn(
  alike: readonly Country[],
  words: Words,
  language: Language | undefined,
): Told | undefined {
  const told = ways.map((tells) => alike.filter((country) => tells(country, words, language)))
  const first = told.flat()[0]
  if (!first) return undefined
  // What is faint is no second to what is plain, but a number abroad is.
  const [bySelf = [], byPlace = [], faintly = [], byDialled = [], byLanguage = []] = told
  const plain = [...bySelf, ...byPlace]
  const others = [...(plain.length > 0 ? plain : faintly), ...byDialled]
  const isAlone = (others.length > 0 ? others : byLanguage).every(
    ({ currency }) => currency === first.currency,
  )
  return { currency: first.currency, isAlone }
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
export function currencyOfCountry({ all: paper, language }: Whereabouts): string | undefined {
  const told = countries.filter(
    (country) =>
      saysWord(country, paper) ||
      saysTown(country, paper) ||
      saysFaintly(country, paper) ||
      isNamed(country, paper, 'isWritten'),
  )
  const found = new Set([...told.map(({ currency }) => currency), ...paper.dialled])
  if (found.size === 1) return [...found][0]
  if (found.size > 1) return undefined
  return countries.find((country) => language && country.language === language)?.currency
}

/** By a town that is written with its state or province and a postcode that fits it; undefined where several countries have one. */
export function currencyOfTown({ cells }: Words): string | undefined {
  const found = statesOf.filter(([, towns]) => cells.some(({ text }) => towns.test(text)))
  return found.length === 1 ? found[0]?.[0] : undefined
}

/** Whether a British postcode stands before any such town. */
export function startsInBritain({ cells }: Words): boolean {
  const first = (pattern: RegExp) => {
    const at = cells.findIndex(({ text }) => pattern.test(text))
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  return first(ukPostcode) <= Math.min(...statesOf.map(([, towns]) => first(towns)))
}

const statesOf: readonly [string, RegExp][] = [
  ['USD', townInAmerica],
  ['CAD', townInCanada],
  ['AUD', townInAustralia],
]

/** What is paid with where a language is spoken by most; it may be another. */
const inEuros: ReadonlySet<Language> = new Set<Language>([
  'de',
  'fr',
  'nl',
  'es',
  'it',
  'pt',
  'fi',
  'sk',
  'hr',
  'sl',
  'el',
  'et',
  'lv',
  'lt',
  'ca',
  'ga',
])

export const currencyOfLanguage = (language: Language | undefined): string | undefined =>
  language && inEuros.has(language) ? 'EUR' : undefined
