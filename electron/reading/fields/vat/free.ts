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
  /\bREVERSE[- ]CHARGED?\b|\bSTEUERSCHULDNERSCHAFT DES LEISTUNGSEMPFANGERS\b|\bAUTOLIQUIDATION\b|\bBTW VERLEGD\b|\bINVERSION DEL SUJETO PASIVO\b|\bINVERSIONE CONTABILE\b|\bAUTOLIQUIDACAO\b|\bODWROTNE OBCIAZENIE\b|\bOMVAND (?:SKATTSKYLDIGHET|BETALNINGSSKYLDIGHET)\b|\bOMVENDT (?:BETALINGSPLIGT|AVGIFTSPLIKT)\b|\bKAANNETTY VEROVELVOLLISUUS\b|\bPRENESEN\w* DANOVE\w* POVINNOST\w*\b|\bCUSTOMER (?:TO PAY|TO ACCOUNT|ACCOUNTS?) .{0,24}\bTO (?:HMRC|THE REVENUE)\b/g

/** Straight behind such words, and before them: it is told that it is not so. What is said of the VAT is another thing: `VAT is not charged`. */
const denied =
  /^[\s:,-]*(?:(?:MECHANISM|PROCEDURE|RULES?|SCHEME|TREATMENT|ACCOUNTING) )?(?:(?:DO(?:ES)? NOT|DO(?:ES)?N'?T) APPLY(?=\s*(?:[.,;)]|$)| (?:TO|HERE|AS|SO|BECAUSE)\b)|(?:IS )?NOT APPLICABLE(?=\s*(?:[.,;)]|$)))/
const deniedBefore = /\bNOT SUBJECT TO (?:THE )?(?:DOMESTIC )?(?:VAT )?$/

function isDenied(text: string, { index, 0: found }: RegExpMatchArray): boolean {
  const behind = text.slice((index ?? 0) + found.length)
  return (
    denied.test(behind) || (deniedBefore.test(text.slice(0, index)) && !/^\s*APPL/.test(behind))
  )
}

/** Whether words say that the customer, not the supplier, owes the tax, and none beside them that it is not so. */
export function saysReversed(printed: string): boolean {
  const text = folded(printed)
  return [...text.matchAll(reversed)].some((found) => !isDenied(text, found))
}

/** In capitals without accents. */
const unregistered =
  /(?:^|[.;] )(?:I AM |I'M |WE ARE )?NOT (?:(?:YET|CURRENTLY) )?(?:(?:VAT|GST|HST)[ -]REGISTERED|REGISTERED FOR (?:VAT|GST|HST))\b/

/** Whether whoever wrote the paper says that they charge no tax. */
export const saysUnregistered = (text: string): boolean => unregistered.test(folded(text))

/** The words that say so, never sure, since they may speak of some lines only; undefined where none do. */
export function vatFreeField(rows: readonly Row[]): FieldValue | undefined {
  for (const row of rows) {
    const text = folded(row.text)
    const match = noVat.exec(text) ?? unregistered.exec(text)
    if (match && !(match[0] === 'REVERSE CHARGE' && isDenied(text, match))) {
      const to = match.index + match[0].length
      const from = to - match[0].replace(/^[.;] /, '').length
      return fieldValue(row.text.slice(from, to), 0.6, false, boxOf(row, from, to))
    }
  }
  return undefined
}
