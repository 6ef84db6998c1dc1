/** The words around a backup. */
import { leastPassphrase, type BackupEnd, type ProfileTally } from '../../shared/backup'
import { sizeWords } from '../lib/times'
import { say } from '../../shared/words/words'

/** What is wrong with a passphrase that was typed twice, beside the field it is about; empty when it can be used. */
export function passphraseProblems(
  first: string,
  second: string,
): { first?: string; second?: string } {
  if (first.length < leastPassphrase)
    return { first: say('settings.backup.tooShort', { least: leastPassphrase, has: first.length }) }
  return first === second ? {} : { second: say('settings.backup.differ') }
}

/** What was written, in a sentence. */
export function savedWords(end: Extract<BackupEnd, { result: 'saved' }>): string {
  const { fileName, bytes, receipts, damaged } = end
  const saved = say('settings.backup.savedAs', { fileName, size: sizeWords(bytes), receipts })
  const lost = damaged > 0 && say('settings.backup.damaged', { count: damaged })
  return [saved, lost].filter(Boolean).join(' ')
}

/** What a profile holds, a line each. */
export function tallyLines({ accounts, receipts, waiting, drafts }: ProfileTally): string[] {
  return [
    accounts.length > 0
      ? say('settings.tally.accounts', { count: accounts.length, names: accounts.join(', ') })
      : say('settings.tally.noAccounts'),
    say('settings.tally.receipts', { count: receipts, waiting }),
    ...(drafts > 0 ? [say('settings.tally.drafts', { count: drafts })] : []),
  ]
}
