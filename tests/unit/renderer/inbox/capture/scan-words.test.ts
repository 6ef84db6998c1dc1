import { expect, test } from 'vitest'
import { elsewhereWords, heldElsewhere } from '../../../../../renderer/inbox/capture/scan-words'
import type { Account } from '../../../../../shared/accounts/account'
import { noScan, type ScanStanding } from '../../../../../shared/receipts/scanning'

const [ours, theirs] = [crypto.randomUUID(), crypto.randomUUID()]
const account = (id: string, name: string) => ({ account: { id, name } as Account })
const accounts = [account(ours, 'Ours'), account(theirs, 'Theirs')]
const held: ScanStanding = { ...noScan, state: 'held', pages: 1 }

test('pages that are held for other books are said with their name, and those of no books here as such', () => {
  const words = (accountId: string) => {
    const elsewhere = heldElsewhere({ ...held, accountId }, ours, accounts)
    return elsewhere && elsewhereWords(elsewhere)
  }
  expect(words(ours)).toBeUndefined()
  expect(words(theirs)).toContain('Theirs')
  expect(words(crypto.randomUUID())).toContain('not here any more')
})

test('nothing is said of pages that are nobody’s, nor of those that are being scanned', () => {
  expect(heldElsewhere(held, ours, accounts)).toBeUndefined()
  const scanning = { ...held, state: 'scanning', accountId: theirs } as const
  expect(heldElsewhere(scanning, ours, accounts)).toBeUndefined()
})
