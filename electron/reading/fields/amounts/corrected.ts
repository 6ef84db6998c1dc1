/** A correction that shows what the invoice said before and what it says now: neither is what it gives back or asks for. */
import type { Amount } from './amounts'
import { isHeadedAsCredit } from '../kind/headings'
import type { Row } from '../lines/rows'
import { labelForm } from '../lines/text'

/** Heads the rows before or after it, alone or before their sums: `Przed korektą`. As `labelForm` writes it. */
const beforeOrAfter =
  /\b(?:PRZED|PO) (?:KOREKTA|KOREKCIE|ZMIANA|ZMIANIE)\b|\b(?:VOR|NACH) (?:DER )?KORREKTUR\b|\b(?:BEFORE|AFTER) CORRECTION\b|\b(?:AVANT|APRES) (?:LA )?CORRECTION\b|^(?:BYLO|JEST|POWINNO BYC)$/

/** Heads what the two differ by, or what is left. */
const ofDifference =
  /^(?:PODSUMOWANIE|ROZNICA|KOREKTA|WARTOSC KOREKTY|RAZEM KOREKTA|DO (?:ZWROTU|ZAPLATY)|DIFFERENZ|DIFFERENCE|ECART)\b/

/** All where it is no correction, or where nothing is left. */
export function withoutCorrected(rows: readonly Row[], amounts: readonly Amount[]): Amount[] {
  if (!isHeadedAsCredit(rows)) return [...amounts]
  const within = new Set<Row>()
  let isWithin = false
  for (const row of rows) {
    const words = labelForm(row.text)
    const isHead = beforeOrAfter.test(words) && !amounts.some((amount) => amount.row === row)
    isWithin = isHead || (isWithin && !ofDifference.test(words))
    if (isWithin) within.add(row)
  }
  const rest = amounts.filter(
    ({ row, label }) => !within.has(row) && !beforeOrAfter.test(labelForm(label)),
  )
  return rest.some(({ roles }) => roles.total || roles.strong) ? rest : [...amounts]
}
