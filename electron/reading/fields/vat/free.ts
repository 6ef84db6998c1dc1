/** What says that a paper has no VAT, though no amount says it. */
import type { FieldValue } from '../../../../shared/receipts/reading'
import { fieldValue } from '../confidence'
import { boxOf, type Row } from '../lines/rows'
import { folded } from '../lines/text'

/** In capitals without accents. */
const noVat =
  /\b(?:VAT|TAX) ?(?:EXEMPT|FREE)\b|\bEXEMPT(?:ED)? (?:FROM|OF) (?:VAT|TAX)\b|\b(?:SUPPLY|SUPPLIES|SERVICES?|GOODS) (?:IS |ARE )?EXEMPT\b|\bNOT SUBJECT TO VAT\b|\bOUTSIDE THE SCOPE\b|\bNO VAT (?:IS |HAS BEEN )?(?:CHARGED|PAYABLE|DUE|APPLIES|ADDED)\b|\bREVERSE CHARGE\b|\b(?:UMSATZ)?STEUERFREI|\bTVA NON APPLICABLE\b|\bEXONER\w+ DE TVA\b|\bEXENTO DE IVA\b|\bESENTE (?:DA )?IVA\b|\bVRIJGESTELD VAN BTW\b|\bBTW VERLEGD\b/

/** In capitals without accents: the customer owes the tax, whatever amount of it is printed. */
const reversed =
  /\bREVERSE[- ]CHARGED?\b|\bSTEUERSCHULDNERSCHAFT DES LEISTUNGSEMPFANGERS\b|\bAUTOLIQUIDATION\b|\bBTW VERLEGD\b|\bINVERSION DEL SUJETO PASIVO\b|\bINVERSIONE CONTABILE\b|\bAUTOLIQUIDACAO\b|\bODWROTNE OBCIAZENIE\b|\bOMVAND (?:SKATTSKYLDIGHET|BETALNINGSSKYLDIGHET)\b|\bOMVENDT (?:BETALINGSPLIGT|AVGIFTSPLIKT)\b|\bKAANNETTY VEROVELVOLLISUUS\b|\bPRENESEN\w* DANOVE\w* POVINNOST\w*\b|\bCUSTOMER (?:TO PAY|TO ACCOUNT|ACCOUNTS?) .{0,24}\bTO (?:HMRC|THE REVENUE)\b/

/** Straight behind such words, and before them: it is told that it is not so. Not what is said of the VAT: `VAT is not charged`. */
const denied =
  /^[\s:,.-]*(?:(?!VAT|TAX|GST)[A-Z]+ )?(?:DO(?:ES)?(?: NOT|N'?T)(?: APPLY\b|\s*$)|(?:(?:IS|ARE|HAS|HAVE) )?NOT (?:BEEN )?APPL|N\/A\b)/
const deniedBefore = /\b(?:NOT SUBJECT TO|NOT UNDER|NO) (?:THE )?(?:DOMESTIC )?(?:VAT )?$/

function isDenied(text: string, { index, 0: found }: RegExpExecArray): boolean {
  return denied.test(text.slice(index + found.length)) || deniedBefore.test(text.slice(0, index))
}

/** Whether words say that the customer, not the supplier, owes the tax. */
export function saysReversed(printed: string): boolean {
  const text = folded(printed)
  const found = reversed.exec(text)
  return found !== null && !isDenied(text, found)
}

/** The words that say so, never sure, since they may speak of some lines only; undefined where none do. */
export function vatFreeField(rows: readonly Row[]): FieldValue | undefined {
  for (const row of rows) {
    const text = folded(row.text)
    const match = noVat.exec(text)
    if (match && !isDenied(text, match)) {
      const [from, to] = [match.index, match.index + match[0].length]
      return fieldValue(row.text.slice(from, to), 0.6, false, boxOf(row, from, to))
    }
  }
  return undefined
}
