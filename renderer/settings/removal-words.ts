/** What is lost with an account, said in numbers. */
import type { RemovalTally } from '../../shared/accounts/removal'
import { say } from '../../shared/words/words'

/** Lines of what only this computer has come first; nothing is said of what there is none of. */
export function removalWords(tally: RemovalTally): { text: string; isLoss: boolean }[] {
  const { unsent, undecided, booked, discarded, drafts, changes } = tally
  const lines = [
    {
      count: unsent,
      text: say('settings.removal.unsent', { count: unsent }),
      isLoss: true,
    },
    {
      count: undecided,
      text: say('settings.removal.undecided', { count: undecided }),
      isLoss: true,
    },
    { count: drafts, text: say('settings.tally.drafts', { count: drafts }), isLoss: true },
    {
      count: changes,
      text: say('settings.removal.changes', { count: changes }),
      isLoss: true,
    },
    {
      count: booked,
      text: say('settings.removal.booked', { count: booked }),
      isLoss: false,
    },
    {
      count: discarded,
      text: say('settings.removal.discarded', { count: discarded }),
      isLoss: false,
    },
  ]
  return lines.flatMap(({ count, text, isLoss }) => (count > 0 ? [{ text, isLoss }] : []))
}
