/** Change that no known word calls so: `Bar gegeben 50,00` over `Retour 15,65`, where `EUR 34,35` was to be paid. */
import type { Amount } from './amounts'
import { hasRole } from '../lines/labels'

/**
 * The amounts with the role of change for what stands straight under the cash that was given, says nothing else of itself, and leaves
 * of the cash the most that is printed above. Where some word tells the change, all stay as they are.
 */
export function withChange(amounts: readonly Amount[]): readonly Amount[] {
  if (amounts.some(({ roles }) => roles.change)) return amounts
  const isChange = (back: Amount) => {
    if (back.among > 1 || back.cents === 0 || back.labelled !== 'beside' || hasRole(back.roles))
      return false
    const above = amounts.filter(({ row }) => row.index < back.row.index)
    const given = above.at(-1)
    if (!given || given.among > 1 || !given.roles.cash || given.roles.total) return false
    const isNext = given.row.page === back.row.page && given.row.index === back.row.index - 1
    const priced = above.filter((each) => each !== given).map(({ cents }) => cents)
    return isNext && given.cents - Math.abs(back.cents) === Math.max(0, ...priced)
  }
  return amounts.map((amount) =>
    isChange(amount) ? { ...amount, roles: { ...amount.roles, change: true } } : amount,
  )
}
