/** What is lost when an account is removed from this computer, in numbers, and whether it can be. Pure. */
import * as z from 'zod'

const count = z.int().min(0)

export const RemovalTally = z.object({
  /** Receipts that were never sent: to be reviewed, confirmed, or rejected. */
  unsent: count,
  /** Receipts that may be in the books or not, as far as is known here. */
  undecided: count,
  /** Receipts that are in the books. */
  booked: count,
  /** Receipts in the bin. */
  discarded: count,
  /** Invoices that were typed and not sent. */
  drafts: count,
  /** Changes of the books of which nobody has seen the end. */
  changes: count,
  /** What is on its way at this moment: receipts and changes of books that are signed in to, and files being taken apart. */
  underWay: count,
})
export type RemovalTally = z.infer<typeof RemovalTally>

/** What the rows of an account hold: receipts by their state, and the rest. */
export interface HeldRows {
  states: ReadonlyMap<string, number>
  drafts: number
  changes: number
}

const unsent = ['review', 'ready', 'rejected']
const between = ['sending', 'checking', 'sent']

/**
 * @param isServed the books are signed in to, so that what is between here and there is looked for; else it is undecided,
 *   since nobody will look
 */
export function removalTally(held: HeldRows, isServed: boolean): RemovalTally {
  const of = (states: readonly string[]) =>
    states.reduce((sum, state) => sum + (held.states.get(state) ?? 0), 0)
  const open = of(between)
  return {
    unsent: of(unsent),
    undecided: of(['undecided']) + (isServed ? 0 : open),
    booked: of(['proven', 'vouched']),
    discarded: of(['discarded']),
    drafts: held.drafts,
    changes: isServed ? 0 : held.changes,
    underWay: isServed ? open + held.changes : 0,
  }
}

/** Whether a person agreed to exactly this, and nothing is on its way. */
export function isAgreed(now: RemovalTally, agreed: RemovalTally): boolean {
  const kinds = Object.keys(RemovalTally.shape) as (keyof RemovalTally)[]
  return now.underWay === 0 && kinds.every((kind) => now[kind] === agreed[kind])
}

/** Whether what was typed is the name, but for spaces around it. */
export const isNamed = (typed: string, name: string): boolean => typed.trim() === name.trim()
