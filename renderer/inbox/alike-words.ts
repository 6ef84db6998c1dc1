/** Words for what may be the same purchase as the open receipt. */
import { formatDate } from '../../shared/calendar'
import { formatPounds } from '../../shared/money'
import { stateLabels, type Alike, type AttachEnd } from '../../shared/receipts/receipt'
import { errorWords } from '../base/messages'

const titles: Record<Alike['kind'], string> = {
  'same-file': 'This is the same file as another',
  'same-number': 'You already have the document of this supplier with this number',
  'look-alike': 'Looks like one you already have',
  'same-facts': 'You already have a receipt of this supplier, day and amount',
  'in-books': 'The books already hold an expense of this supplier, day and amount',
  'fits-expense': 'An expense in the books has no receipt, and this may be it',
}

/** What the note says first, by the surest likeness. */
export function alikeTitle(alike: readonly Alike[]): string {
  return alike[0]
    ? titles[alike[0].kind]
    : 'It may be a purchase that is here or in the books already'
}

/** `“kettle.jpg”` or `Expense #4711`. */
export function alikeName({ fileName, expenseId }: Alike): string {
  return fileName === undefined ? `Expense #${expenseId}` : `“${fileName}”`
}

/** What is known of it, as far as it is known: `The Copper Kettle · 12 Nov 2026 · £18.60 · in review`. */
export function alikeFacts({ supplierName, postingDate, gross, state }: Alike): string {
  return [
    supplierName,
    postingDate && formatDate(postingDate),
    gross && formatPounds(gross),
    stateLabels[state ?? 'proven'].toLowerCase(),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** How it ended that a receipt was to be put on an expense. @param both names the two */
export function attachWords(end: AttachEnd, both: string): { title: string; body: string } {
  switch (end.kind) {
    case 'done':
      return { title: `Attached: ${both}`, body: 'The file in the books is being read back.' }
    case 'changed':
      return { title: `Not attached: ${both}`, body: 'The expense has changed. Look again.' }
    case 'not-done':
      return {
        title: `Not attached: ${both}`,
        body: [errorWords[end.code].title, ...end.said].join('. '),
      }
    default:
      return {
        title: `Not certain yet: ${both}`,
        body: 'The answer was lost. Docket looks for the file in your books, and sends nothing twice.',
      }
  }
}
