/** The currency, where something on the paper shows it: a sign at an amount, a VAT number, a postcode, a country. */
import type { Amount } from './amounts'
import {
  currencyOfCountry,
  currencyOfLanguage,
  currencyOfSign,
  currencyOfVatNumber,
  sharedSigns,
} from '../countries'
import { doubtfulCodes, plainCodes } from './currencies'
import type { Language } from '../lines/language'
import type { Row } from '../lines/rows'
import { ukPostcode } from '../supplier/words'
import type { FoundVatNumber } from '../numbers/vat-number'

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

/** A paper of India that says so: its money in words, or its tax number and tax. */
const rupees = /\bRupees?\b.{3,80}\bonly\b|\bGSTIN\b[\s\S]*\b[CSI]GST(?![A-Z])/i

/** Of most codes: in brackets, or beside figures or a word for currency. Three letters of a text may be anything. */
const writtenCode = (code: string) =>
  new RegExp(
    String.raw`\(${code}\)|\b${code}\s?\d|\d\s?${code}\b|(?:[Cc]urrency|CURRENCY|W[äÄ][hH][rR][uU][nN][gG]|[Dd]evise|[Mm]oneda|[Mm]oeda|[Vv]alut[ay]?|[Ww]aluta|[Mm]ěna|[Mm]ena|[Pp]ara [Bb]irimi|[Mm]ata [Uu]ang|[Pp]énznem|[Vv]aluutta|Νόμισμα|Валута)[ :]+${code}\b`,
  )

/** ISO 4217 codes and names as they stand in labels, headings and sentences. */
const writtenAs: Record<string, RegExp> = {
  ...Object.fromEntries(plainCodes.map((code) => [code, writtenCode(code)])),
  CAD: /\bCAD\b(?!\.)/,
  SEK: /\bSEK\b/,
  DKK: /\bDKK\b/,
  NOK: /\bNOK\b/,
  AUD: /\bAUD\b/,
  NZD: /\bNZD\b/,
  ZAR: /\bZAR\b/,
  GBP: /\bGBP\b|£/,
  EUR: /\bEUROS?\b|\bEUR\b|€|\b[Ee]uros?\b/,
  USD: /\bUSD\b|\bUS ?[Dd]ollars?\b/,
  CHF: /\bCHF\b|\bSFR\b/,
  PLN: /\bPLN\b|\b[Zz][Łł]/,
  HUF: /\bHUF\b|\b[Ff]orint/,
  RON: /\bRON\b|\b[Ll]ei\b|\bLEI\b/,
  INR: /\bINR\b|\bRupees?\b/,
  TRY: /\bTL\b|\bTRY\b|₺|\bTürk [Ll]irası/,
  BGN: /\bBGN\b|(?<!\p{L})(?:лв|ЛВ)(?!\p{L})/u,
  UAH: /\bUAH\b|(?<!\p{L})(?:грн|ГРН)(?!\p{L})/u,
  IDR: /\bIDR\b|\bRp\b|\b[Rr]upiah\b/,
  MXN: /\bMXN\b|\bM\.N\.|\b[Pp]esos [Mm]exicanos/,
  ISK: /\bISK\b|\bíslenskar krónur/,
  RSD: /\bRSD\b|(?<!\p{L})(?:дин|ДИН)(?!\p{L})|\bdin\.?(?!\p{L})/u,
  CZK: /\bCZK\b|(?<!\p{L})K[Čč](?!\p{L})/u,
}

export interface Setting {
  vatNumber: FoundVatNumber | undefined
  iban: string | undefined
  language: Language | undefined
  home: 'GB' | undefined
}

/** Whose money a shared sign most likely is where nothing tells. */
const likely: Readonly<Record<string, string>> = { Rs: 'INR' }

/** @param total the amount taken for the total, whose own sign counts before all others */
export function currencyOf(
  rows: readonly Row[],
  amounts: readonly Amount[],
  total: Amount | undefined,
  setting: Setting,
): FoundCurrency | undefined {
  const text = rows.map((row) => row.text).join('\n')
  const { language } = setting
  // Recognition knows no sign for rupees, and takes it for that of euros.
  if (total?.currency === 'EUR' && !/\bEUR(?:OS?)?\b/i.test(text) && rupees.test(text))
    return { code: 'INR', by: 'words' }
  const atTotal = total && named(total.currency, text, language)
  if (atTotal) return { code: atTotal, by: 'total', amount: total }
  const besideTotal = total && writtenIn(total.label)
  if (besideTotal) return { code: besideTotal, by: 'total', amount: total }
  const most = mostSigned(amounts, text, language)
  if (most) return most
  const written = writtenIn(text)
  if (written) return { code: written, by: 'words' }
  // Whose dollars they are is not known, but that they are no pounds is; rupees are most likely India's.
  const shared = total?.currency
  if (total && shared !== undefined && isShared(shared) && !isLetter(shared))
    return { code: likely[shared] ?? shared, by: 'words', amount: total }
  if (total?.currency === 'R' && amounts.filter(({ currency }) => currency === 'R').length > 1)
    return { code: 'ZAR', by: 'words', amount: total }
  // Money of some other place is never the home's.
  if (amounts.some(({ currency }) => currency !== undefined && !isWordLike(currency)))
    return undefined
  // Euros have cents, whatever language is spoken.
  const isWithDecimals = amounts.some(({ isWhole }) => !isWhole)
  return byPlace(text, setting, isWithDecimals) ?? byHome(text, setting)
}

/** A letter or a word that may be no sign of money. */
const isWordLike = (sign: string) => isLetter(sign) || doubtfulCodes.has(sign)
const isLetter = (sign: string) => sign === 'R' || sign === 'P'

/** What an amount is in, by its own sign, or else by the words beside it. */
export const codeOf = (
  { currency, label }: Amount,
  text: string,
  language: Language | undefined,
): string | undefined => named(currency, text, language) ?? writtenIn(label)

/** The only currency that is written there. */
export function writtenIn(text: string): string | undefined {
  const found = Object.entries(writtenAs).filter(([, pattern]) => pattern.test(text))
  return found.length === 1 ? found[0]?.[0] : undefined
}

/** A sign that countries share says something only where the paper tells the country. */
function named(sign: string | undefined, text: string, language?: Language): string | undefined {
  return sign !== undefined && isShared(sign) ? currencyOfSign(sign, text, language) : sign
}

/** Signs of several countries, and codes that are words as well. */
const isShared = (sign: string) => sharedSigns.includes(sign) || doubtfulCodes.has(sign)

function mostSigned(
  amounts: readonly Amount[],
  text: string,
  language: Language | undefined,
): FoundCurrency | undefined {
  const counts = new Map<string, { count: number; amount: Amount }>()
  for (const amount of amounts) {
    const code = named(amount.currency, text, language)
    if (code === undefined) continue
    counts.set(code, { count: (counts.get(code)?.count ?? 0) + 1, amount })
  }
  const [first] = [...counts].toSorted(([, a], [, b]) => b.count - a.count)
  return first && { code: first[0], by: 'signs', amount: first[1].amount }
}

const homeWords =
  /\bVAT\b|(?<!\d)0(?:(?:1\d{2,3}|3\d\d|7\d{3}|800)[ -]?\d{3}[ -]?\d{3,4}|2[03489][ -]?\d{4}[ -]?\d{4})\b/

function byPlace(
  text: string,
  { vatNumber, iban, language }: Setting,
  isWithDecimals: boolean,
): FoundCurrency | undefined {
  const upper = text.toUpperCase()
  const isBritish = ukPostcode.test(upper) || british.test(upper)
  if (vatNumber?.value.startsWith('GB'))
    return { code: 'GBP', by: vatNumber.hasCountry || isBritish ? 'vat number' : 'words' }
  const abroad = vatNumber === undefined ? undefined : currencyOfVatNumber(vatNumber.value)
  if (abroad !== undefined) return { code: abroad, by: 'vat number' }
  const isEnglish = language === 'en' || language === undefined
  if (malaysian.test(upper) && !isBritish && (isEnglish || /SDN\.? ?BHD|MALAYSIA/.test(upper)))
    return { code: 'MYR', by: 'place' }
  if (isBritish && isEnglish) return { code: 'GBP', by: 'place' }
  const told =
    currencyOfCountry(text, language) ??
    (iban && currencyOfVatNumber(iban)) ??
    (isWithDecimals ? currencyOfLanguage(language) : undefined)
  return told === undefined ? undefined : { code: told, by: 'words' }
}

/** Words that people at home use, on a paper that names no country. */
function byHome(text: string, { home, language }: Setting): FoundCurrency | undefined {
  const isEnglish = language === 'en' || language === undefined
  return home === 'GB' && isEnglish && homeWords.test(text)
    ? { code: 'GBP', by: 'words' }
    : undefined
}
