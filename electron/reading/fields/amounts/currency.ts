/** The currency, where something on the paper shows it: a sign at an amount, a VAT number, a postcode, a country. */
import type { Amount } from './amounts'
import { countries, sharedSigns } from '../countries/countries'
import {
  isFirmOfBritain,
  isOfAbroad,
  isOfBritain,
  isOfMalaysia,
  saysBritain,
} from '../countries/home'
import {
  currencyOfCountry,
  currencyOfLanguage,
  currencyOfTown,
  currencyOfVatNumber,
  startsInBritain,
  type Whereabouts,
} from '../countries/told'
import { doubtfulCodes, plainCodes } from './currencies'
import type { FoundVatNumber } from '../numbers/vat-number'

export interface FoundCurrency {
  code: string
  /** What shows it. */
  by: 'total' | 'signs' | 'vat number' | 'place' | 'words'
  amount?: Amount
}

/** A paper of India that says so: its money in words, or its tax number and tax. */
const rupees = /\bRupees?\b.{3,80}\bonly\b|\bGSTIN\b[\s\S]*\b[CSI]GST(?![A-Z])/i

const wordOfCurrency =
  '(?:[Cc]urrency|CURRENCY|W[äÄ][hH][rR][uU][nN][gG]|[Dd]evise|[Mm]oneda|[Mm]oeda|[Vv]alut[ay]?|[Ww]aluta|[Mm]ěna|[Mm]ena|[Pp]ara [Bb]irimi|[Mm]ata [Uu]ang|[Pp]énznem|[Vv]aluutta|Νόμισμα|Валута)[ :]+'

/** Of most codes: in brackets, or beside figures or a word for currency. Three letters of a text may be anything. */
const writtenCode = (code: string) =>
  new RegExp(String.raw`\(${code}\)|\b${code}\s?\d|\d\s?${code}\b|${wordOfCurrency}${code}\b`)

/** Of names that firms, people and goods bear as well (`EURO CAR PARTS`, `LEI: 213800…`): beside an amount, or alone in their cell too. */
const moneyWord = (names: string, anywhere = '(?!)') =>
  new RegExp(
    String.raw`${anywhere}|\((?:${names})\)|(?<!\p{L})(?:${names})\.?\s{0,3}-?\d[\d.,' ]*[.,]\d\d|\d[.,]\d\d\s?(?:${names})(?![\p{L}\d])(?!\s\p{L})|(?:${wordOfCurrency}|\b[Ii][Nn] )(?:${names})(?!\p{L}|\s\p{Lu})|(?:^|  )(?:${names})(?=$|  )`,
    'mu',
  )

/** ISO 4217 codes and names as they stand in labels, headings and sentences. */
const writtenAs: Record<string, RegExp> = {
  ...Object.fromEntries(plainCodes.map((code) => [code, writtenCode(code)])),
  CAD: moneyWord('CAD'),
  SEK: /\bSEK\b/,
  DKK: /\bDKK\b/,
  NOK: /\bNOK\b/,
  AUD: /\bAUD\b/,
  NZD: /\bNZD\b/,
  ZAR: /\bZAR\b/,
  GBP: /\bGBP\b|£/,
  EUR: moneyWord('EUROS?|Euro', String.raw`\bEUR\b|€|\beuros?\b|\bEuros\b`),
  USD: /\bUSD\b|\bUS ?[Dd]ollars?\b/,
  CHF: moneyWord('SFR', String.raw`\bCHF\b`),
  PLN: /\bPLN\b|\b[Zz][Łł]/,
  HUF: moneyWord('Forint|FORINT', String.raw`\bHUF\b|\bforint`),
  RON: moneyWord('RON|[Ll]ei|LEI'),
  INR: /\bINR\b|\bRupees?\b/,
  TRY: moneyWord('TRY|TL', String.raw`₺|\bTürk [Ll]irası`),
  BGN: /\bBGN\b|(?<!\p{L})(?:лв|ЛВ)(?!\p{L})/u,
  UAH: /\bUAH\b|(?<!\p{L})(?:грн|ГРН)(?!\p{L})/u,
  IDR: /\bIDR\b|\bRp\b|\b[Rr]upiah\b/,
  MXN: /\bMXN\b|\bM\.N\.|\b[Pp]esos [Mm]exicanos/,
  ISK: /\bISK\b|\bíslenskar krónur/,
  RSD: moneyWord('[Dd]in', String.raw`\bRSD\b|(?<!\p{L})(?:дин|ДИН)(?!\p{L})`),
  CZK: /\bCZK\b|(?<!\p{L})K[Čč](?!\p{L})/u,
}

export interface Setting {
  from: Whereabouts
  vatNumber: FoundVatNumber | undefined
  iban: string | undefined
  home: 'GB' | undefined
}

/** The code beside the same amount elsewhere, where it is not what the sign at the total says: `TO PAY € 258.02`, `SALE GBP258.02`. */
function speltElsewhere(amounts: readonly Amount[], total: Amount): string | undefined {
  const isSpelt = ({ currency, row }: Amount) =>
    currency !== undefined && new RegExp(String.raw`\b${currency}(?=\s?\d)`).test(row.text)
  if (total.currency !== 'EUR' || isSpelt(total)) return undefined
  return amounts.find(
    (each) => each.cents === total.cents && each.currency === 'GBP' && isSpelt(each),
  )?.currency
}

/** Whose money a shared sign most likely is where nothing tells. */
const likely: Readonly<Record<string, string>> = { Rs: 'INR' }

/** @param total the amount taken for the total, whose own sign counts before all others */
export function currencyOf(
  amounts: readonly Amount[],
  total: Amount | undefined,
  setting: Setting,
): FoundCurrency | undefined {
  const { from } = setting
  const { text } = from.all
  // Recognition knows no sign for rupees, and takes it for that of euros.
  if (total?.currency === 'EUR' && !/\bEUR(?:OS?)?\b/i.test(text) && rupees.test(text))
    return { code: 'INR', by: 'words' }
  // And that of pounds as well, where the card machine spells them out.
  const spelt = total && speltElsewhere(amounts, total)
  if (total && spelt !== undefined) return { code: spelt, by: 'words', amount: total }
  const besideTotal = total && (besideAmount(total) ?? besideSame(amounts, total))
  const atTotal = total && named(total, from)
  // `Total CAD  $447.83`: a word tells more than a sign of many.
  if (besideTotal && (!atTotal || isShared(total.currency ?? '')))
    return { code: besideTotal, by: 'total', amount: total }
  if (atTotal) {
    const isPlain = atTotal.isAlone && !hasOtherTotal(atTotal.code, amounts, total, setting)
    return { code: atTotal.code, by: isPlain ? 'total' : 'words', amount: total }
  }
  const most = mostSigned(amounts, total, setting)
  const isNoted = amounts.filter((amount) => isSigned(amount) && !mayBeWord(amount)).length < 2
  const column = isNoted && total?.column !== undefined ? columnCode(total.column) : undefined
  const other = (most ?? placeOf(setting))?.code
  if (column !== undefined && other !== column && maySay(total, column))
    return { code: column, by: 'words' }
  if (most && maySay(total, most.code)) return most
  const written = writtenIn(text)
  if (written && maySay(total, written)) return { code: written, by: 'words' }
  // Whose dollars they are is not known, but that they are no pounds is; rupees are most likely India's.
  const shared = total?.currency
  if (total && shared !== undefined && isShared(shared) && !isLetter(shared))
    return { code: likely[shared] ?? shared, by: 'words', amount: total }
  if (total?.currency === 'R' && amounts.filter(({ currency }) => currency === 'R').length > 1)
    return { code: 'ZAR', by: 'words', amount: total }
  // Money of some other place is never the home's.
  if (amounts.some((amount) => isSigned(amount) && !mayBeWord(amount))) return undefined
  // Euros have cents, whatever language is spoken.
  const isWithDecimals = amounts.some(({ isWhole }) => !isWhole)
  return byPlace(setting, isWithDecimals) ?? byHome(setting)
}

/** A total in dollars is in no pounds, whatever else is written. */
const maySay = (total: Amount | undefined, code: string) =>
  !isOfMany(total?.currency) ||
  countries.some(({ currency, sign }) => currency === code && sign === total?.currency)

/** A sign that countries share, and no letter. */
export const isOfMany = (sign: string | undefined): boolean =>
  sign !== undefined && sharedSigns.includes(sign) && !isLetter(sign)

/** Whether another total has no sign, on a paper from where other money is used: `Total 6.50`, `Total EUR 6.90` of Switzerland. */
function hasOtherTotal(
  code: string,
  amounts: readonly Amount[],
  total: Amount,
  setting: Setting,
): boolean {
  const isElse = (other: Amount) =>
    other.roles.total && !isSigned(other) && other.cents !== total.cents && !besideAmount(other)
  return amounts.some(isElse) && (placeOf(setting)?.code ?? code) !== code
}

/** A letter or a word that may be no sign of money. */
const isWordLike = (sign: string) => isLetter(sign) || doubtfulCodes.has(sign)
const isLetter = (sign: string) => sign === 'R' || sign === 'P'

const isSigned = ({ currency }: Amount) => currency !== undefined
const mayBeWord = (amount: Amount) => isWordLike(amount.currency ?? '') || isLoose(amount)

/** `4:30 PM 12.50` and `RM 214`, of a hotel, where ringgits stand before amounts; `2.40 FT`, `1.25 DIN 933` where others stand behind. */
function isLoose({ row, from, to, isWhole }: Amount): boolean {
  const before = /^(?:[A-Z]M|R[HN1]|R M)(?![A-Z])/.exec(row.text.slice(from, to))?.[0]
  const isRinggit = before === 'RM' && !isWhole
  return before === undefined ? /^ ?(?:FT|Ft|DIN|Din|TL)\b/.test(row.text.slice(to)) : !isRinggit
}

/** What an amount is in, by its own sign, or else by the words beside it. */
export const codeOf = (amount: Amount, from: Whereabouts): string | undefined =>
  (isShared(amount.currency ?? '') ? besideAmount(amount) : undefined) ??
  named(amount, from)?.code ??
  besideAmount(amount)

/** The only currency that is written there. */
export function writtenIn(text: string): string | undefined {
  const found = Object.entries(writtenAs).filter(([, pattern]) => pattern.test(text))
  return found.length === 1 ? found[0]?.[0] : undefined
}

/** By its label, at whose end a word stands beside its figures; what it adds in brackets may come between. */
const besideAmount = ({ label }: Amount) =>
  writtenIn(`${label} 0.00`) ?? writtenIn(`${label.replace(/\([^)]*\)/g, '').trim()} 0.00`)

/** By the label of the same sum elsewhere, where one code stands there: `Total 2,361.70` over `Amount Due (CAD) $2,361.70`. */
function besideSame(amounts: readonly Amount[], total: Amount): string | undefined {
  const same = amounts.filter(
    ({ cents, roles }) => cents === total.cents && (roles.total || roles.strong),
  )
  const [code, ...others] = new Set(same.flatMap((each) => besideAmount(each) ?? []))
  return others.length === 0 ? code : undefined
}

/** `EUR` alone over the column of the total, where a note alone has a sign: `For our records, equal to £1,693.73`. */
const columnCode = (heading: string) => writtenIn(`  ${heading}  `)

interface Named {
  code: string
  isAlone: boolean
}

/** A sign that countries share, or that is a word as well, says something only where the paper tells the country. */
function named(amount: Amount, from: Whereabouts): Named | undefined {
  const { currency: sign } = amount
  if (sign === undefined) return undefined
  if (!isShared(sign) && !isLoose(amount)) return { code: sign, isAlone: true }
  const told = from.bySign(sign)
  return told && { code: told.currency, isAlone: told.isAlone }
}

/** Signs of several countries, and codes that are words as well. */
const isShared = (sign: string) => sharedSigns.includes(sign) || doubtfulCodes.has(sign)

const clearlyMore = 3

/** By the sign that most amounts bear; a single one, which may give the sum in other money, wants the total or a country that bears it out. */
function mostSigned(
  amounts: readonly Amount[],
  total: Amount | undefined,
  setting: Setting,
): FoundCurrency | undefined {
  const { from, home } = setting
  const signed = amounts.flatMap((amount) => {
    const found = named(amount, from)
    return found ? [{ ...found, amount }] : []
  })
  const counts = new Map<string, number>()
  for (const { code } of signed) counts.set(code, (counts.get(code) ?? 0) + 1)
  const [[code, count] = ['', 0], second] = [...counts].toSorted(([, a], [, b]) => b - a)
  const best = signed.findLast((each) => each.code === code)
  if (!best) return undefined
  const isHome = home === 'GB' && code === 'GBP'
  const isBySelf = count > 1 || isHome || best.amount.cents === total?.cents
  const place = byPlace(setting, true)
  if (!isBySelf && place && place.code !== code) return { ...place, by: 'words' }
  const isMost = second === undefined || second[1] * clearlyMore <= count
  const isPlain = best.isAlone && isMost && (isBySelf || place !== undefined)
  return { code, by: isPlain ? 'signs' : 'words', amount: best.amount }
}

/** By where the paper is from. */
function byPlace(setting: Setting, isWithDecimals: boolean): FoundCurrency | undefined {
  const { from, iban } = setting
  const place = placeOf(setting)
  if (place) return place
  const told =
    (iban && currencyOfVatNumber(iban)) ??
    (isWithDecimals ? currencyOfLanguage(from.language) : undefined)
  return told === undefined ? undefined : { code: told, by: 'words' }
}

/** By its tax number, its address and words of its country. */
function placeOf({ from, vatNumber }: Setting): FoundCurrency | undefined {
  const isBritish = isOfBritain(from.own)
  if (vatNumber?.value.startsWith('GB')) {
    if (vatNumber.hasCountry || isBritish) return { code: 'GBP', by: 'vat number' }
    // Nine figures alone may be a number of anywhere.
    return { code: currencyOfCountry(from) ?? 'GBP', by: 'words' }
  }
  const abroad = vatNumber === undefined ? undefined : currencyOfVatNumber(vatNumber.value)
  if (abroad !== undefined) return { code: abroad, by: 'vat number' }
  const isEnglish = mayBeEnglish(from)
  const isMalaysian = isOfMalaysia(from.own, isEnglish)
  const isAbroad = isOfAbroad(from.own)
  if (isMalaysian && !isBritish && !isAbroad) return { code: 'MYR', by: 'place' }
  const overThere = isBritish ? currencyOverThere(from) : undefined
  if (overThere !== undefined) return { code: overThere, by: 'words' }
  if (isBritish && isEnglish)
    return { code: 'GBP', by: isAbroad || isMalaysian ? 'words' : 'place' }
  const told = currencyOfCountry(from)
  return told === undefined ? undefined : { code: told, by: 'words' }
}

/**
 * What is paid with in a town of America, Canada or Australia, where all that is British may be the customer's: an address that ends
 * in the country, or stands below that town, and nothing that a firm at home prints.
 */
function currencyOverThere({ own, all }: Whereabouts): string | undefined {
  const isFromHome = isFirmOfBritain(own) || homeWords.test(all.text)
  return !isFromHome && (saysBritain(own) || !startsInBritain(own))
    ? currencyOfTown(own)
    : undefined
}

const mayBeEnglish = ({ language }: Whereabouts) => language === 'en' || language === undefined

const homeWords =
  /\bVAT\b|(?<!\d)0(?:(?:1\d{2,3}|3\d\d|7\d{3}|800)[ -]?\d{3}[ -]?\d{3,4}|2[03489][ -]?\d{4}[ -]?\d{4})\b/

/** Words that people at home use, on a paper that names no country. */
function byHome({ from, home }: Setting): FoundCurrency | undefined {
  return home === 'GB' && mayBeEnglish(from) && homeWords.test(from.all.text)
    ? { code: 'GBP', by: 'words' }
    : undefined
}
