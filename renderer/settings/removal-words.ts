/** What is lost with an account, said in numbers. */
import type { RemovalTally } from '../../shared/accounts/removal'
import { plural } from '../lib/times'

/** Lines of what only this computer has come first; nothing is said of what there is none of. */
export function removalWords(tally: RemovalTally): { text: string; isLoss: boolean }[] {
  const { unsent, undecided, booked, discarded, drafts, changes } = tally
  const lines = [
    {
      count: unsent,
      text: `${plural(unsent, 'receipt')} not sent, which only this computer has`,
      isLoss: true,
    },
    {
      count: undecided,
      text: `${plural(undecided, 'receipt')} that may be in the books or not`,
      isLoss: true,
    },
    { count: drafts, text: `${plural(drafts, 'invoice')} typed and not sent`, isLoss: true },
    {
      count: changes,
      text: `${plural(changes, 'change')} of the books whose end nobody has seen`,
      isLoss: true,
    },
    {
      count: booked,
      text: `${plural(booked, 'receipt')} in the books; nothing changes there`,
      isLoss: false,
    },
    { count: discarded, text: `${plural(discarded, 'receipt')} in the bin`, isLoss: false },
  ]
  return lines.flatMap(({ count, text, isLoss }) => (count > 0 ? [{ text, isLoss }] : []))
}
