/** What the window says of scanning. */
import type { AccountStanding } from '../../../shared/accounts/account'
import type { ScanStanding } from '../../../shared/receipts/scanning'
import { say } from '../../../shared/words/words'

/** Where scanning can be asked for. */
export const scanWords = (): string => say('inbox.scan.action')

/** What a source is called to a person; the names are those of the makers of scanners. */
export const sourceName = (name: string): string => name || say('inbox.scan.ownSource')

export const heldWords = (pages: number): string => say('inbox.scan.held', { count: pages })

/**
 * Whose the pages are that are held, where these are other books than those shown: their name, none for books that are gone.
 * @param shown id of the account that is shown
 */
export function heldElsewhere(
  { state, accountId }: ScanStanding,
  shown: string | undefined,
  accounts: readonly Pick<AccountStanding, 'account'>[],
): { books: string | undefined } | undefined {
  if (state !== 'held' || accountId === undefined || accountId === shown) return undefined
  return { books: accounts.find(({ account }) => account.id === accountId)?.account.name }
}

export const elsewhereWords = ({ books }: { books: string | undefined }): string =>
  books === undefined ? say('inbox.scan.heldForGone') : say('inbox.scan.heldFor', { books })

/** What is going on, or what it came to. @param scanned pages of the scan that has just ended */
export function standingWords({ state, pages, percent }: ScanStanding, scanned: number): string {
  if (state === 'scanning')
    return percent === undefined
      ? say('inbox.scan.running', { pages })
      : say('inbox.scan.runningPart', { pages, percent })
  if (state === 'held') return say('inbox.scan.heldTogether', { count: pages })
  return scanned > 0 ? say('inbox.scan.done', { count: scanned }) : ''
}
