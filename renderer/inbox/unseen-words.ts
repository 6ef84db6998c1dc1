/** What the form says of a file that was not looked at as a whole. */
import type { Unseen } from '../../shared/receipts/reading'

/** `Pages 4–298 and one mail more than 4 mails deep were not read`. */
export function unseenWords({ pages, mails }: Unseen): string {
  const ranges = pages.map(({ first, last }) =>
    first === last ? `${first + 1}` : `${first + 1}–${last + 1}`,
  )
  const isOne = pages.length === 1 && pages[0]?.first === pages[0]?.last
  const said = [
    ...(ranges.length > 0 ? [`${isOne ? 'page' : 'pages'} ${ranges.join(', ')}`] : []),
    ...(mails ? [`${mailsWords(mails.count)} more than ${mails.depth} mails deep`] : []),
  ].join(' and ')
  const verb =
    said !== '' && ranges.length === 0 && mails?.count === 1
      ? 'was'
      : isOne && !mails
        ? 'was'
        : 'were'
  return `${said.charAt(0).toUpperCase()}${said.slice(1)} ${verb} not read`
}

const mailsWords = (count: number): string => (count === 1 ? 'one mail' : `${count} mails`)
