/** Words for watched folders: what is set of each, how it is doing, and why one cannot be watched. */
import type { AccountStanding } from '../../shared/accounts/account'
import {
  mostWatched,
  takenFolder,
  type WatchedFolder,
  type WatchedFolderEnd,
  type WatchedFolderStanding,
} from '../../shared/receipts/watched-folder'
import { momentWords } from '../lib/times'
import { say } from '../../shared/words/words'

/** Why a folder is not watched. */
export const endWords = (end: Exclude<WatchedFolderEnd, 'done'>): string =>
  say(`settings.watching.end.${end}`, { most: mostWatched })

/** Whose the receipts of a folder are. */
export function booksWords(
  accountId: string | undefined,
  accounts: readonly AccountStanding[],
): string {
  if (accountId === undefined) return say('settings.watching.booksAtHand')
  return (
    accounts.find(({ account }) => account.id === accountId)?.account.name ??
    say('settings.watching.removedBooks')
  )
}

/** `invoice*.pdf · Marlow Design Ltd · files stay`. */
export function settingWords(folder: WatchedFolder, accounts: readonly AccountStanding[]): string {
  const { pattern, accountId, original } = folder
  return [
    pattern || say('settings.watching.allFiles'),
    booksWords(accountId, accounts),
    say(`settings.watching.fate.${original}`, { folder: takenFolder }),
  ].join(' · ')
}

/** How a folder is doing, in a word or two. */
export function standingPill({ folder, trouble }: WatchedFolderStanding): {
  tone: 'plain' | 'doubt' | 'good' | 'bad'
  text: string
} {
  if (folder.isOff) return { tone: 'plain', text: say('settings.watching.off') }
  if (trouble?.reason === 'no-account')
    return { tone: 'bad', text: say('settings.watching.needsYou') }
  return trouble
    ? { tone: 'doubt', text: say('settings.watching.outOfReach') }
    : { tone: 'good', text: say('settings.watching.on') }
}

/** What is the matter with a folder, and since when. */
export function troubleSentence(
  { trouble }: WatchedFolderStanding,
  now?: Date,
): string | undefined {
  if (!trouble) return undefined
  const { reason, since } = trouble
  return say(`settings.watching.trouble.${reason}`, { moment: momentWords(since, now) })
}

/** What came of it. */
export function takenSentence({ taken, last }: WatchedFolderStanding, now?: Date): string {
  if (!last) return say('settings.watching.nothingTaken')
  return say('settings.watching.taken', {
    count: taken,
    moment: momentWords(last.at, now),
    name: last.name,
  })
}
