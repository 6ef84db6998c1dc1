/** What the form says of a file that was not looked at as a whole. */
import type { Unseen } from '../../../shared/receipts/reading'
import { say } from '../../../shared/words/words'

/** `Pages 4–298 and one mail more than 4 mails deep were not read`. */
export function unseenWords({ pages, mails }: Unseen): string {
  const ranges = pages.map(({ first, last }) =>
    first === last ? `${first + 1}` : `${first + 1}–${last + 1}`,
  )
  const count = pages.reduce((sum, { first, last }) => sum + last - first + 1, 0)
  const unread = { count, pages: ranges.join(', ') }
  if (!mails) return say('inbox.unseen.pages', unread)
  const deep = { mails: mails.count, depth: mails.depth }
  return ranges.length > 0
    ? say('inbox.unseen.both', { ...unread, ...deep })
    : say('inbox.unseen.mails', deep)
}
