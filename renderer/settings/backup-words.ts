/** The words around a backup. */
import { leastPassphrase, type BackupEnd, type ProfileTally } from '../../shared/backup'
import { plural, sizeWords } from '../lib/times'

export const backupWords = 'Back up everything'
export const bringBackWords = 'Bring back a backup'

/** What is wrong with a passphrase that was typed twice, beside the field it is about; empty when it can be used. */
export function passphraseProblems(
  first: string,
  second: string,
): { first?: string; second?: string } {
  if (first.length < leastPassphrase)
    return { first: `It needs at least ${leastPassphrase} characters; it has ${first.length}.` }
  return first === second ? {} : { second: 'The two are not the same.' }
}

/** What was written, in a sentence. */
export function savedWords(end: Extract<BackupEnd, { result: 'saved' }>): string {
  const { fileName, bytes, receipts, damaged } = end
  const lost =
    damaged > 0
      ? ` ${plural(damaged, 'file')} of receipts had changed on this disk and ${damaged === 1 ? 'is' : 'are'} in it as found.`
      : ''
  return `${fileName}: ${sizeWords(bytes)}, ${plural(receipts, 'receipt')}. Keep the passphrase somewhere else than the file.${lost}`
}

/** What a profile holds, a line each. */
export function tallyLines({ accounts, receipts, waiting, drafts }: ProfileTally): string[] {
  return [
    accounts.length > 0
      ? `${plural(accounts.length, 'account')}: ${accounts.join(', ')}`
      : 'No accounts',
    `${plural(receipts, 'receipt')}, ${waiting > 0 ? `${waiting.toLocaleString('en-GB')} of them not in the books yet` : 'none of them waiting'}`,
    ...(drafts > 0 ? [`${plural(drafts, 'invoice')} typed and not sent`] : []),
  ]
}
