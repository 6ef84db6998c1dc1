/** The desk over all books: what each account waits for, in which order it is shown, and where its row leads. Pure. */
import * as z from 'zod'
import { foldName } from '../books/supplier'
import { compareAmounts } from '../money'
import { OwedSum } from '../sales-invoices/receivables'
import type { AccountStanding } from './account'

/** What is known of an account beside its standing. */
export const DeskFigures = z.object({
  id: z.uuid(),
  /** Invoices past their due date. */
  overdue: OwedSum,
  /** When a receipt was last found in the books (ISO instant). */
  lastBooked: z.string().optional(),
})
export type DeskFigures = z.infer<typeof DeskFigures>

export const deskSorts = ['name', 'review', 'needs', 'waiting', 'overdue', 'lastBooked'] as const
export type DeskSort = (typeof deskSorts)[number]

/** One account on the desk. */
export interface DeskRow {
  standing: AccountStanding
  /** Undefined while it is not known yet. */
  figures: DeskFigures | undefined
  /** What only a person can end: receipts that were rejected or are undecided, reminders in doubt, a sign-in or an answer that is due. */
  needs: number
  signIn: boolean
}

/** Where a row leads first: to whatever keeps the rest from going on. */
export type DeskAim = 'sign-in' | 'attention' | 'reminders' | 'review' | 'overdue' | 'books'

/** A sign-in that has never been is due as well; one that is under way is not. */
const needsSignIn = ({ status }: AccountStanding): boolean =>
  status === 'signed-out' || status === 'held' || status === 'none'

export function deskRows(
  list: readonly AccountStanding[],
  figures: readonly DeskFigures[],
): DeskRow[] {
  const known = new Map(figures.map((one) => [one.id, one]))
  return list.map((standing) => {
    const signIn = needsSignIn(standing)
    return {
      standing,
      figures: known.get(standing.account.id),
      needs: stuckOf(standing) + Number(signIn),
      signIn,
    }
  })
}

/** Those whose name has every typed word in it, whatever the case. */
export function deskFiltered(rows: readonly DeskRow[], typed: string): DeskRow[] {
  return rows.filter(({ standing }) => isNamed(standing, typed))
}

/** Whether the name of an account has every typed word in it, whatever the case. */
export function isNamed({ account }: Pick<AccountStanding, 'account'>, typed: string): boolean {
  const name = foldName(account.name)
  const words = foldName(typed).split(' ').filter(Boolean)
  return words.every((word) => name.includes(word))
}

/**
 * Names from A, all else with the most first; what was never booked, or longest ago, comes first, since it may be
 * forgotten. Equal ones are in the order of their names.
 */
export function deskSorted(rows: readonly DeskRow[], sort: DeskSort): DeskRow[] {
  return rows.toSorted(
    (one, other) =>
      orders[sort](one, other) ||
      byName(one, other) ||
      (one.standing.account.id < other.standing.account.id ? -1 : 1),
  )
}

/** Receipts and plans of reminders that wait for a person. */
export const stuckOf = ({ attention, plans = 0 }: AccountStanding): number => attention + plans

/** Where Enter on a row goes. */
export function deskAim({ standing, figures, signIn }: DeskRow): DeskAim {
  if (signIn) return 'sign-in'
  if (standing.attention > 0) return 'attention'
  if (standing.plans !== undefined) return 'reminders'
  if (standing.review > 0) return 'review'
  return (figures?.overdue.count ?? 0) > 0 ? 'overdue' : 'books'
}

type Order = (one: DeskRow, other: DeskRow) => number

const byName: Order = (one, other) =>
  one.standing.account.name.localeCompare(other.standing.account.name, 'en-GB', {
    numeric: true,
    sensitivity: 'base',
  })

const orders: Record<DeskSort, Order> = {
  name: byName,
  review: (one, other) => other.standing.review - one.standing.review,
  needs: (one, other) => other.needs - one.needs,
  waiting: (one, other) => other.standing.waiting - one.standing.waiting,
  overdue: (one, other) =>
    compareAmounts(other.figures?.overdue.amount ?? '0', one.figures?.overdue.amount ?? '0'),
  lastBooked: (one, other) => {
    const [at, otherAt] = [one.figures?.lastBooked ?? '', other.figures?.lastBooked ?? '']
    return at < otherAt ? -1 : Number(at > otherAt)
  },
}
