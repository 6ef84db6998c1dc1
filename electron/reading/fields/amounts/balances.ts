/** What an account comes to, beside the total of one invoice: `Saldo zu unseren Gunsten  419,00` under `Gesamtbetrag  119,00`. */
import type { Amount } from './amounts'
import { labelForm } from '../lines/text'

/** As `labelForm` writes it. */
const inFavour =
  /\b(?:SALDO (?:I VORES FAVOR|TIL VORES GUNST|ZU UNSEREN GUNSTEN|A NOSTRO FAVORE|A NUESTRO FAVOR|I VAR FAVOR)|SOLDE EN NOTRE FAVEUR)\b/

/** Without such a balance where another sum is called a total; else it is the total, as on a statement. */
export function withoutBalances(amounts: readonly Amount[]): Amount[] {
  const isBalance = ({ label }: Amount) => inFavour.test(labelForm(label))
  const others = amounts.filter((amount) => !isBalance(amount))
  if (others.some(({ roles }) => roles.total || roles.strong)) return others
  return amounts.map((amount) =>
    isBalance(amount) ? { ...amount, roles: { ...amount.roles, total: true } } : amount,
  )
}
