/** How the filters of a list are described: their fields, what they come to in words, and whether they lie open. */
import { isCalendarDate } from '../../shared/calendar'
import { say } from '../../shared/words/words'
import type { Option } from '../ui/option'

/** One field; without a value it lets everything through. A lookup shows the name of what was picked. */
export type FilterField = { name: string; label: string; value: string } & (
  | {
      kind: 'lookup'
      find: (text: string) => Promise<Option[]>
      onpick: (picked: Option | undefined) => void
    }
  | { kind: 'date'; problem: string | undefined; onchange: (value: string) => void }
  | {
      kind: 'choice'
      options: { value: string; label: string }[]
      onchange: (value: string) => void
    }
  | { kind: 'text'; onchange: (value: string) => void }
)

export interface Filters {
  fields: readonly FilterField[]
  /** One short text for each filter that narrows. */
  words: readonly string[]
  isOpen: boolean
  ontoggle: () => void
  /** Takes all filters away. */
  onall: () => void
}

/** What to say beside a day of a range, if anything; both may be anything that was typed. */
export function dateProblem(
  field: 'from' | 'to',
  { from, to }: { from: string; to: string },
): string | undefined {
  const typed = field === 'from' ? from : to
  if (typed.trim() !== '' && !isCalendarDate(typed)) return say('record.filtered.noDate')
  const isTurned = isCalendarDate(from) && isCalendarDate(to) && from > to
  return isTurned && field === 'to' ? say('record.filtered.beforeFirst') : undefined
}
