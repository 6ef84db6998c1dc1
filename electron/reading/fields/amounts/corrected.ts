/** A correction that shows what the invoice said before and what it says now: neither is what it gives back or asks for. */
import type { Amount } from './amounts'
import { isHeadedAsCredit } from '../kind/headings'
import type { Row } from '../lines/rows'
import { labelForm } from '../lines/text'

/** Head what was invoiced and what is now, by all of their row: `Przed korektą`, `Stan po korekcie`. As `labelForm` writes it. */
const heads = {
  before:
    /^(?:(?:STAN|WARTOSC|POZYCJE|DANE|TRESC)(?: FAKTURY)? )?PRZED (?:KOREKTA|ZMIANA)$|^(?:VOR (?:DER )?KORREKTUR|BEFORE CORRECTION|AVANT CORRECTION)$/,
  after:
    /^(?:(?:STAN|WARTOSC|POZYCJE|DANE|TRESC)(?: FAKTURY)? )?PO (?:KOREKCIE|ZMIANIE)$|^(?:NACH (?:DER )?KORREKTUR|AFTER CORRECTION|APRES CORRECTION)$/,
}

/** Of a sum alone: `Wartość faktury FV 2207/07/2026 przed korektą:`, `Rechnungsbetrag neu`. */
const ofSum =
  /\bWARTOSC FAKTURY\b.* (?:PRZED KOREKTA|PO KOREKCIE)$|\b(?:RECHNUNGSBETRAG|FACTUURBEDRAG|MONTANT DE LA FACTURE) (?:BISHER|ALT|VORHER|NEU|NACHHER|OUD|NIEUW|INITIAL|RECTIFIE)$/

/** Heads what the two differ by, or what is left. */
const ofDifference =
  /^(?:PODSUMOWANIE|ROZNICA|KOREKTA|(?:WARTOSC|RAZEM|KWOTA) (?:KOREKTY|KOREKTA|ZMNIEJSZENIA|(?:DO )?ZWROTU)|ZMNIEJSZENIE|DO (?:ZWROTU|ZAPLATY)|DIFFERENZ|DIFFERENCE|ECART|(?:NETTOBETRAG )?GUTSCHRIFT\w*|AUSZAHLUNG\w*|GUTHABEN|ERSTATTUNG\w*|REFUND|(?:NET |TOTAL )?CREDIT|NET A REMBOURSER|MONTANT DE L AVOIR)\b/

/** All where it is no correction, or where nothing below its tables is called a total. */
export function withoutCorrected(rows: readonly Row[], amounts: readonly Amount[]): Amount[] {
  if (!isHeadedAsCredit(rows)) return [...amounts]
  const rowsOf = (role: 'total' | 'tax') =>
    new Set(amounts.filter(({ roles }) => roles[role]).map(({ row }) => row))
  const [totals, taxes] = [rowsOf('total'), rowsOf('tax')]
  const within = new Set<Row>()
  let open: 'before' | 'after' | 'summed' | undefined
  for (const row of rows) {
    const words = labelForm(row.text)
    if (heads.before.test(words)) open = 'before'
    else if (heads.after.test(words)) open = 'after'
    else if (ofDifference.test(words)) open = undefined
    // What it comes to now ends with its sums.
    else if (open === 'summed' && !totals.has(row) && !taxes.has(row)) open = undefined
    if (open) within.add(row)
    if (open === 'after' && totals.has(row)) open = 'summed'
  }
  const first = [...within][0]?.index ?? -1
  const rest = amounts.filter(({ row, label }) => !within.has(row) && !ofSum.test(labelForm(label)))
  const isLeft = rest.some(({ roles, row }) => (roles.total || roles.strong) && row.index > first)
  return isLeft ? rest : [...amounts]
}
