/** The bank account that a paper names for paying. */
import type { Row } from '../lines/rows'
import { folded } from '../lines/text'
import { saysOneMayPay } from '../amounts/ways-to-pay'
import { isOfCustomer } from './of-customer'
import { isLabelledAsBuyers } from './whose'

export interface FoundIban {
  /** Without spaces. */
  value: string
  row: Row
  from: number
  to: number
  /** Whether its check digits hold (ISO 13616). */
  isProven: boolean
}

const form = /(?<![A-Z\d])[A-Z]{2}\d{2}(?:[ .-]?[A-Z\d]{4}){2,7}(?:[ .-]?[A-Z\d]{1,4})?(?![A-Z\d])/g
const labelled = /\bIBAN\b/i

/** What is taken from whoever bought, in many languages; the French `domiciliation` is the bank of who is paid. */
const debits = String.raw`(?:\w*LASTSCHRIFT\w*|(?:BANK)?EINZUG|EINGEZOGEN|ZIEHEN|ABBUCH\w*|ABGEBUCHT|BUCHEN|DIRECT DEBIT\w*|DEBITED|COLLECT(?:ED)?|MANDAT\w*|PRELEV\w*|RUM|DEBITER?|DOMICILIACION|DOMICILIAZIONE|DOMICILIERING|ADEUDO|CARGO EN CUENTA|DEBITO DIRET[OA]|DEBITAR|ADDEBIT\w*|SDD|INCASSO|INCASSEREN|GEINCASSEERD|CUENTA DE CARGO|BELAST(?:ET|EN|UNG)|AFGESCHREVEN|SCHRIJVEN|INKAS[OA]|POLECENIE ZAPLATY|AUTOGIRO|AVTALEGIRO|BETALINGSSERVICE|SUORAVELOITUS)`
/** What goes the other way, or says that it is not so. */
const transfers = String.raw`(?:TO|OUR|AUF|AN|UNSER\w*|NOTRE|OP|ONZE|AAN|NUESTRA|NOSTRO|OR|ODER|OU|OF|SONST|TRANSFER\w*|UBERWEIS\w*|VIREMENT|BONIFICO|CREDITER|BANK DETAILS)`
const accounts = String.raw`(?:(?:BANK ?)?(?:ACCOUNT|KONTO|VERBINDUNG|KONTOVERBINDUNG|REKENING|DETAILS)|COMPTE(?: BANCAIRE)?|COORDONNEES BANCAIRES|CUENTA(?: BANCARIA)?|CONTO(?: CORRENTE)?|CONTA|IBAN)`
const yours = String.raw`(?:YOUR|IHR(?:E[MRS]?)?|DEINE?[MRS]?|VOTRE|VOS|UW|(?<!BONIFICO |ACCREDITO |VERSAMENTO )SU|VOSTRO|VS\.?|SUA|TUO)`
const isYours = new RegExp(
  String.raw`\b(?:${yours} ${accounts}\b|(?<!\b(?:KEINE?R?|NO|NICHT|KANN|KONNEN|MAY|CAN)\b.{0,20})${debits}(?![A-Z])(?! (?:ONLINE|WIDERRUF\w*)))(?!.*\b${transfers}\b)(?:(?!\. ).){0,70}$`,
)
/** Alone over an account it says what that is for. */
const heading = /^.{4,70}$/
/** Nothing but a label: no name of a firm or a bank. */
const bare =
  /^\W*(?:IBAN|ACCOUNT|KONTO|COMPTE|CUENTA|CONTO|REKENING(?:NUMMER)?)?(?: ?(?:NO|NR|NUMBER))?\W*$/
/** To whom money goes, though whom an invoice goes to is called the same. */
const payee =
  /\b(?:BONIFICO SU|ACCREDITO SU|VERSAMENTO SU|EMPFANGER|BEGUNSTIGTER?|BENEFICIAIRE|BENEFICIARY|BENEFICIARIO|BEGUNSTIGDE)\b/

/** One with right check digits before one that is only labelled so; none that whoever bought pays from. */
export function ibanIn(rows: readonly Row[]): FoundIban | undefined {
  const found = rows.flatMap((row) =>
    [...row.text.matchAll(form)].flatMap((match): FoundIban[] => {
      const value = match[0].replace(/[ .-]/g, '')
      const isProven = isIban(value)
      const { index: from } = match
      const before = folded(row.text.slice(0, from))
      if (!isProven && !labelled.test(before)) return []
      if (isOfBuyer(rows, row, from)) return []
      return [{ value, row, from, to: from + match[0].length, isProven }]
    }),
  )
  return found.find(({ isProven }) => isProven) ?? found[0]
}

/** By its own words, those in a row of their own over it, or the block that it stands in. */
function isOfBuyer(rows: readonly Row[], row: Row, from: number): boolean {
  const before = folded(row.text.slice(0, from))
  if (payee.test(before)) return false
  if (isYours.test(before) || isLabelledAsBuyers(rows, row, from)) return true
  const above = rows[row.index - 1]
  const over = above && above.page === row.page && bare.test(before) ? folded(above.text) : ''
  if (heading.test(over) && isYours.test(over) && !saysOneMayPay(rows, row)) return true
  return isOfCustomer(rows, row, from)
}

/** Whether the check digits hold: letters as numbers from 10, the first four last, modulo 97 is 1. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false
  const turned = text.slice(4) + text.slice(0, 4)
  const digits = Array.from(turned, (letter) => parseInt(letter, 36)).join('')
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
