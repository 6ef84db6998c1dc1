/** Words for what may be the same purchase as the open receipt. */
import { calendarDate } from '../../../shared/calendar'
import type { Alike, AttachEnd, Receipt } from '../../../shared/receipts/receipt'
import { clockWords, dayWords, moneyWords } from '../../../shared/words/figures'
import { say } from '../../../shared/words/words'
import { saidWords } from '../../base/said'
import { errorWords } from '../../base/messages'

/** What the note says first, by the surest likeness. */
export function alikeTitle(alike: readonly Alike[]): string {
  return alike[0] ? say(`inbox.alike.kind.${alike[0].kind}`) : say('inbox.alike.unknown')
}

/** `“kettle.jpg”` or `Expense #4711`. */
export function alikeName({ fileName, expenseId }: Alike): string {
  return fileName === undefined
    ? say('inbox.alike.expense', { id: expenseId ?? '' })
    : say('inbox.alike.fileName', { fileName })
}

/** What is known of it, as far as it is known: `The Copper Kettle · 12 Nov 2026 · £18.60 · to review`, after other books. */
export function alikeFacts({
  books,
  supplierName,
  postingDate,
  gross,
  state,
}: Pick<Alike, 'books' | 'supplierName' | 'postingDate' | 'gross' | 'state'>): string {
  return [
    books,
    supplierName,
    postingDate && dayWords(postingDate),
    gross && moneyWords(gross),
    say(`inbox.pill.state.${state ?? 'proven'}`),
  ]
    .filter(Boolean)
    .join(' · ')
}

type Twin = Pick<
  Receipt,
  'capturedAt' | 'fileName' | 'supplierName' | 'postingDate' | 'gross' | 'state'
>

/** What is known of the earlier receipt of a same file: when it was added, what it is, and how far it has come. */
export function twinLines(twin: Twin | undefined): string[] {
  if (!twin) return [say('inbox.note.twinUnknown')]
  const [{ fileName }, at] = [twin, new Date(twin.capturedAt)]
  const added = { fileName, day: dayWords(calendarDate(at)), time: clockWords(at) }
  return [say('inbox.note.twin', added), alikeFacts(twin)]
}

/** How it ended that a receipt was to be put on an expense. @param both names the two */
export function attachWords(end: AttachEnd, both: string): { title: string; body: string } {
  switch (end.kind) {
    case 'done':
      return { title: say('inbox.attach.done', { both }), body: say('inbox.attach.doneBody') }
    case 'changed':
      return { title: say('inbox.attach.notDone', { both }), body: say('inbox.attach.changed') }
    case 'not-done':
      return {
        title: say('inbox.attach.notDone', { both }),
        body: [errorWords[end.code].title, ...end.said.map((line) => saidWords(line))].join('. '),
      }
    default:
      return {
        title: say('inbox.attach.unsure', { both }),
        body: say('inbox.attach.unsureBody'),
      }
  }
}
