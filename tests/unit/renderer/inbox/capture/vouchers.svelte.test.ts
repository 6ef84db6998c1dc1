import { beforeEach, expect, test, vi } from 'vitest'
import type { AppApi } from '../../../../../shared/ipc'
import { emptyReferenceData } from '../../../../../shared/books/reference-data'
import { Choices } from '../../../../../renderer/base/choices.svelte'
import { Toasts } from '../../../../../renderer/base/toasts.svelte'
import { yearSentence } from '../../../../../renderer/inbox/capture/voucher-words'
import { Vouchers } from '../../../../../renderer/inbox/capture/vouchers.svelte'

/** Miles so far by the name of who travelled; the last voucher was Ann's. */
const miles: Record<string, string> = { Ann: '9900', Bob: '0' }
const say = vi.fn(async ({ person }: { person: string }) => {
  const counted = person.trim() || 'Ann'
  return { milesBefore: miles[counted] ?? '0', person: counted }
})
let vouchers: Vouchers
const answered = async () => {
  for (const { value } of say.mock.results) await (value as Promise<unknown>)
  await Promise.resolve()
}

beforeEach(async () => {
  say.mockClear()
  const choices = { get: async () => emptyReferenceData, subscribe: () => () => undefined }
  const api = { receipts: { vouchersSay: say }, books: { choices } } as unknown as AppApi
  vouchers = new Vouchers({ api, choices: new Choices(api), toasts: new Toasts() })
  await vouchers.begin('mileage')
  vouchers.change({ date: '2026-11-12', miles: '1000' })
  await answered()
})

test('whoever made the last voucher is put in, with their miles', () => {
  expect(vouchers.draft?.person).toBe('Ann')
  expect(vouchers.claim).toMatchObject({ total: '270.00', milesAfter: '10900' })
})

test('somebody else has their own miles, which the sentence says', async () => {
  vouchers.change({ person: 'Bob' })
  expect(vouchers.claim, 'not with the miles of another').toBeUndefined()
  await answered()
  const { claim, draft } = vouchers
  expect(claim).toMatchObject({ total: '450.00', milesAfter: '1000' })
  if (!claim || !draft) throw new Error('There is none')
  expect(yearSentence(draft, claim)).toBe('Bob: 1,000 miles in 2026/27 with this journey')
})

test('a name that means the same is not asked about again, and an emptied field stays empty', async () => {
  say.mockClear()
  vouchers.change({ person: 'ANN ' })
  expect(vouchers.claim?.milesAfter).toBe('10900')
  vouchers.change({ person: '' })
  await answered()
  expect(say).not.toHaveBeenCalled()
  expect(vouchers.draft?.person).toBe('')
})
