/** How watched folders are said in words. */
import { expect, test } from 'vitest'
import {
  booksWords,
  settingWords,
  standingPill,
  takenSentence,
  troubleSentence,
} from '../../../../renderer/settings/watching-words'
import type { AccountStanding } from '../../../../shared/accounts/account'
import {
  folderName,
  FolderTrouble,
  type WatchedFolderStanding,
} from '../../../../shared/receipts/watched-folder'

const id = '00000000-0000-4000-8000-000000000001'
const account = {
  id,
  kind: 'service',
  name: 'River Co',
  colour: '#14594d',
  access: 'full',
} as const
const accounts: AccountStanding[] = [
  { account, status: 'connected', review: 0, waiting: 0, attention: 0 },
]
const folder = {
  id,
  path: '/home/ann/Scans',
  pattern: '',
  original: 'leave',
  isOff: false,
} as const
const now = new Date('2026-11-21T10:42:00')
const standing = (more: Partial<WatchedFolderStanding> = {}): WatchedFolderStanding => {
  return { folder, taken: 0, refused: [], refusedCount: 0, ...more }
}

test.each([
  ['/home/ann/Scans', 'Scans'],
  ['/home/ann/Scans/', 'Scans'],
  ['C:\\Users\\Ann\\Scans', 'Scans'],
  ['\\\\server\\scans', 'scans'],
  ['C:\\', 'C:'],
  ['/', '/'],
])('%s is called %s', (path, name) => {
  expect(folderName(path)).toBe(name)
})

test('what is set is one line', () => {
  expect(settingWords(folder, accounts)).toBe('All files · The books at hand · files stay')
  const other = { ...folder, pattern: 'invoice*.pdf', accountId: id, original: 'bin' } as const
  expect(settingWords(other, accounts)).toBe('invoice*.pdf · River Co · files go into the bin')
  expect(booksWords(id, [])).toBe('Removed books')
})

test('each trouble is said, with the moment since when', () => {
  for (const reason of FolderTrouble.options) {
    const troubled = standing({ trouble: { reason, since: now.toISOString() } })
    expect(troubleSentence(troubled, now), reason).toMatch(/\. So since 10:42; Docket goes on/)
    const tone = troubled.trouble?.reason === 'no-account' ? 'bad' : 'doubt'
    expect(standingPill(troubled).tone).toBe(tone)
  }
  expect(troubleSentence(standing())).toBeUndefined()
  expect(standingPill(standing()).text).toBe('watching')
  expect(standingPill(standing({ folder: { ...folder, isOff: true } })).text).toBe('switched off')
})

test('what was taken is counted, and the last one named', () => {
  expect(takenSentence(standing())).toBe('Nothing was taken from it yet.')
  const last = { name: 'scan.pdf', at: now.toISOString() }
  expect(takenSentence(standing({ taken: 1, last }), now)).toBe(
    '1 file taken, the last one 10:42: scan.pdf',
  )
})
