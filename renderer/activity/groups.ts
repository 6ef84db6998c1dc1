/** Steps put together by day and by what they are about, and as lines of a list. Pure. */
import { calendarDate, type CalendarDate } from '../../shared/calendar'
import type { ActivityRow } from './activity.svelte'

/** What happened to one thing on one day. */
export interface StepGroup {
  /** The same as long as the day and the thing are. */
  key: string
  /** What it is about, by its newest step. */
  newest: ActivityRow
  /** Oldest first. */
  steps: readonly ActivityRow[]
}

export interface ActivityDay {
  day: CalendarDate
  /** The thing to which something happened last comes first. */
  groups: readonly StepGroup[]
}

/** A line of the list; `earlier` stands for steps that are folded away. */
export type Line =
  | { kind: 'day'; day: CalendarDate }
  | { kind: 'group'; group: StepGroup }
  | { kind: 'earlier'; group: StepGroup; count: number }
  | { kind: 'step'; group: StepGroup; step: ActivityRow }
  | { kind: 'change'; group: StepGroup; step: ActivityRow; at: number }

const mostSteps = 4

/** @param rows newest first, as the journal gives them; days are those of this computer's clock */
export function daysOf(rows: readonly ActivityRow[]): ActivityDay[] {
  const days = new Map<CalendarDate, Map<string, ActivityRow[]>>()
  for (const row of rows) {
    const day = calendarDate(new Date(row.at))
    const groups = days.get(day) ?? new Map<string, ActivityRow[]>()
    const subject = subjectOf(row)
    groups.set(subject, [...(groups.get(subject) ?? []), row])
    days.set(day, groups)
  }
  return [...days].map(([day, groups]) => ({
    day,
    groups: [...groups].flatMap(([subject, [newest, ...others]]) =>
      newest ? [{ key: `${day} ${subject}`, newest, steps: [newest, ...others].toReversed() }] : [],
    ),
  }))
}

/** @param isOpen whether all steps of a group are shown, by its key; else the last of many */
export function linesOf(
  days: readonly ActivityDay[],
  isOpen: (key: string) => boolean = () => false,
): Line[] {
  return days.flatMap(({ day, groups }): Line[] => [
    { kind: 'day', day },
    ...groups.flatMap((group) => linesOfGroup(group, isOpen(group.key))),
  ])
}

function linesOfGroup(group: StepGroup, isOpen: boolean): Line[] {
  const { steps } = group
  const folded = isOpen || steps.length <= mostSteps ? 0 : steps.length - (mostSteps - 1)
  return [
    { kind: 'group', group },
    ...(folded > 0 ? [{ kind: 'earlier' as const, group, count: folded }] : []),
    ...steps
      .slice(folded)
      .flatMap((step): Line[] => [
        { kind: 'step', group, step },
        ...(step.detail ?? []).flatMap((change, at): Line[] =>
          change.before !== undefined && change.after !== undefined
            ? [{ kind: 'change', group, step, at }]
            : [],
        ),
      ]),
  ]
}

/** What a step is about: its receipt, else its expense, its invoice, or only itself, as signing in. */
function subjectOf({ receiptId, expenseId, note, event, id }: ActivityRow): string {
  if (receiptId !== undefined) return receiptId
  if (expenseId !== undefined) return `#${expenseId}`
  const invoice = /^(?:Sales invoice|Invoice|Draft) \S+/.exec(note ?? '')?.[0].replace(/:$/, '')
  return invoice ?? `${event} ${id}`
}
