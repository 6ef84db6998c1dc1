/** Words for watched folders: what is set of each, how it is doing, and why one cannot be watched. */
import type { AccountStanding } from '../../shared/accounts/account'
import {
  mostWatched,
  takenFolder,
  type FolderTrouble,
  type OriginalFate,
  type WatchedFolder,
  type WatchedFolderEnd,
  type WatchedFolderStanding,
} from '../../shared/receipts/watched-folder'
import { momentWords, plural } from '../lib/times'

export const fates: readonly { value: OriginalFate; label: string }[] = [
  { value: 'leave', label: 'It stays where it is' },
  { value: 'move', label: `It goes into “${takenFolder}” in the folder` },
  { value: 'bin', label: 'It goes into the bin of this computer' },
]

const fateWords: Record<OriginalFate, string> = {
  leave: 'files stay',
  move: `files go into “${takenFolder}”`,
  bin: 'files go into the bin',
}

const troubleWords: Record<FolderTrouble, string> = {
  gone: 'It is not there. A drive may not be connected',
  forbidden: 'This computer does not allow Docket to look into it',
  silent: 'It does not answer',
  failing: 'The disk did not answer as it should',
  'no-account': 'The books that its receipts go to were removed. Choose others',
}

export const endWords: Record<Exclude<WatchedFolderEnd, 'done'>, string> = {
  known: 'This folder is watched already.',
  own: 'This is a folder of Docket itself.',
  'too-many': `Up to ${mostWatched} folders are watched.`,
  unreachable: 'This folder cannot be reached. Connect its drive and try again.',
}

/** Whose the receipts of a folder are. */
export function booksWords(
  accountId: string | undefined,
  accounts: readonly AccountStanding[],
): string {
  if (accountId === undefined) return 'The books at hand'
  return accounts.find(({ account }) => account.id === accountId)?.account.name ?? 'Removed books'
}

/** `invoice*.pdf · Marlow Design Ltd · files stay`. */
export function settingWords(folder: WatchedFolder, accounts: readonly AccountStanding[]): string {
  const { pattern, accountId, original } = folder
  return [pattern || 'All files', booksWords(accountId, accounts), fateWords[original]].join(' · ')
}

/** How a folder is doing, in a word or two. */
export function standingPill({ folder, trouble }: WatchedFolderStanding): {
  tone: 'plain' | 'doubt' | 'good' | 'bad'
  text: string
} {
  if (folder.isOff) return { tone: 'plain', text: 'switched off' }
  if (trouble?.reason === 'no-account') return { tone: 'bad', text: 'needs you' }
  return trouble ? { tone: 'doubt', text: 'cannot be reached' } : { tone: 'good', text: 'watching' }
}

/** What is the matter with a folder, and since when. */
export function troubleSentence(
  { trouble }: WatchedFolderStanding,
  now?: Date,
): string | undefined {
  if (!trouble) return undefined
  const { reason, since } = trouble
  return `${troubleWords[reason]}. So since ${momentWords(since, now)}; Docket goes on looking.`
}

/** What came of it. */
export function takenSentence({ taken, last }: WatchedFolderStanding, now?: Date): string {
  if (!last) return 'Nothing was taken from it yet.'
  return `${plural(taken, 'file')} taken, the last one ${momentWords(last.at, now)}: ${last.name}`
}
