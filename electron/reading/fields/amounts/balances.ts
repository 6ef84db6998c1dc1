/** What an account comes to, beside the total of one invoice: `Saldo zu unseren Gunsten  419,00` under `Gesamtbetrag  119,00`. */
import type { Amount } from './amounts'
import { labelForm } from '../lines/text'

/** As `labelForm` writes it. */
const inFavour =
  /\b(?:SALDO (?:I VORES FAVOR|TIL VORES GUNST|ZU UNSEREN GUNSTEN|A NOSTRO FAVORE|A NUESTRO FAVOR|I VAR FAVOR)|SOLDE EN NOTRE FAVEUR)\b/

/** Without such a balance, where another sum is called a total. */
export function withoutBalances(amounts: readonly Amount[]): Amount[] {
  const others = amounts.filter(({ label }) => !inFavour.test(labelForm(label)))
  return others.some(({ roles }) => roles.total || roles.strong) ? others : [...amounts]
}
