// Owns the states of a sales invoice. Due and overdue are never stored: which of them it is depends on the day.
export const states = ['DRAFT', 'DUE', 'OVERDUE', 'SETTLED', 'WRITTEN_OFF'] as const

/** In the order of the list. */
export type State = (typeof states)[number]

/** SQL for the state on the day given as its one parameter; an invoice is overdue from its due date on. */
export const stateColumn = `CASE WHEN status <> 'ISSUED' THEN status
  WHEN due_on <= ? THEN 'OVERDUE' ELSE 'DUE' END`

/** SQL for the place of a state in the list. */
export const stateRank = `CASE state ${states.map((state, rank) => `WHEN '${state}' THEN ${rank}`).join(' ')} END`

// When the nightly run marks what has fallen due.
const markedAt = 'T02:00:00.000Z'

/** Becoming overdue is a change too, made by the nightly run. */
export function lastChangedAt(
  changedAt: string,
  { state, dueOn, now }: { state: State; dueOn: string | null; now: Date },
): string {
  if (state !== 'OVERDUE' || dueOn === null) return changedAt
  const marked = `${dueOn}${markedAt}`
  return marked > changedAt && marked <= now.toISOString() ? marked : changedAt
}
