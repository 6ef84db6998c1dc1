/** The bank account that a paper names for paying. */
import type { Row } from '../lines/rows'
import { folded } from '../lines/text'
import { isOfCustomer } from './of-customer'

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

const accounts = String.raw`(?:(?:BANK ?)?(?:ACCOUNT|KONTO|VERBINDUNG|KONTOVERBINDUNG|REKENING)|COMPTE(?: BANCAIRE)?|CUENTA(?: BANCARIA)?|CONTO(?: CORRENTE)?|CONTA|IBAN)`
const yours = String.raw`(?:YOUR|IHR(?:E[MRS]?)?|DEINE?[MRS]?|VOTRE|UW|SU|VOSTRO|VS\.?|SUA|TUO)`
const ours = String.raw`(?:TO|OUR|AUF|AN|UNSER\w*|SUR|NOTRE|OP|ONZE|AAN|NUESTRA|NOSTRO|SUL|A|AL)`
/** Before what is taken from whoever bought: `von Ihrem Konto`, `Lastschrift von`. */
const isYours = new RegExp(
  String.raw`\b(?:${yours} ${accounts}\b|(?:LASTSCHRIFT|ABGEBUCHT|EINGEZOGEN|BUCHEN|ZIEHEN|DIRECT DEBIT|COLLECT(?:ED)?|DEBITED|PRELEV\w*|INCASSO|AFGESCHREVEN|ADDEBIT\w*|ADEUDO|DOMICILIA\w*)\b(?:(?!\. ).){0,60}\b(?:VON|VOM|FROM|DE|DU|VAN|DAL|DEL)\b)(?!.*\b${ours}\b)(?:(?!\. )[^\d]){0,40}$`,
)

/** One with right check digits before one that is only labelled so; none that whoever bought pays from. */
export function ibanIn(rows: readonly Row[]): FoundIban | undefined {
  const found = rows.flatMap((row) =>
    [...row.text.matchAll(form)].flatMap((match): FoundIban[] => {
      const value = match[0].replace(/[ .-]/g, '')
      const isProven = isIban(value)
      const { index: from } = match
      const before = row.text.slice(0, from)
      if (!isProven && !labelled.test(before)) return []
      if (isYours.test(folded(before)) || isOfCustomer(rows, row, from)) return []
      return [{ value, row, from, to: from + match[0].length, isProven }]
    }),
  )
  return found.find(({ isProven }) => isProven) ?? found[0]
}

/** Whether the check digits hold: letters as numbers from 10, the first four last, modulo 97 is 1. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false
  const turned = text.slice(4) + text.slice(0, 4)
  const digits = Array.from(turned, (letter) => parseInt(letter, 36)).join('')
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
