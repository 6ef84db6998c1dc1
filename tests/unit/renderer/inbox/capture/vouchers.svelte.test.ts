import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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
const made = vi.fn(async () => 'new')
let vouchers: Vouchers
/** The books at hand. */
let account: string
const answered = async () => {
  for (const { value } of say.mock.results) await (value as Promise<unknown>)
  await Promise.resolve()
}

beforeEach(async () => {
  say.mockClear()
  const choices = { get: async () => emptyReferenceData, subscribe: () => () => undefined }
  const api = {
    receipts: { vouchersSay: say, makeVoucher: made },
    books: { choices },
  } as unknown as AppApi
  account = 'here'
  made.mockClear()
  vouchers = new Vouchers({
    api,
    choices: new Choices(api),
    toasts: new Toasts(),
    account: () => account,
  })
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

const journey = { from: 'Leeds', to: 'York', miles: '25' }

/** Other books come to hand. */
function goTo(other: string): void {
  account = other
  vouchers.restart()
}

test('a voucher half typed is there again after one of the other kind, which begins with nothing of it', async () => {
  vouchers.change(journey)
  vouchers.touch('why')
  vouchers.close()
  await vouchers.begin('expense')
  expect(vouchers.draft).toMatchObject({ kind: 'expense', from: '', miles: '' })
  vouchers.change({ payee: 'Parking meter' })
  await vouchers.begin('mileage')
  expect(vouchers.draft).toMatchObject({ ...journey, payee: '' })
  expect(vouchers.problem('why')).toBeDefined()
  await vouchers.begin('expense')
  expect(vouchers.draft).toMatchObject({ payee: 'Parking meter' })
})

test('a voucher half typed is there again after a look at other books, and never in those', async () => {
  vouchers.change(journey)
  goTo('elsewhere')
  expect(vouchers.isOpen).toBe(false)
  expect(vouchers.draft).toBeUndefined()
  await vouchers.begin('mileage')
  expect(vouchers.draft).toMatchObject({ from: '', miles: '' })
  goTo('here')
  await vouchers.begin('mileage')
  expect(vouchers.draft).toMatchObject(journey)
})

test('a voucher that was made is not there again, and one in which nothing was typed is of today', async () => {
  const whole = { ...journey, person: 'Ann', why: 'Meeting', expenseType: 'TRAVEL' }
  vouchers.change(whole)
  expect(await vouchers.make()).toEqual({ id: 'new' })
  expect(vouchers.isOpen).toBe(false)
  vi.setSystemTime('2026-11-30T10:00:00')
  onTestFinished(() => void vi.useRealTimers())
  await vouchers.begin('mileage')
  expect(vouchers.draft).toMatchObject({ from: '', date: '2026-11-30' })
  vouchers.close()
  vi.setSystemTime('2026-12-01T10:00:00')
  await vouchers.begin('mileage')
  expect(vouchers.draft?.date).toBe('2026-12-01')
})

test('a voucher made while another is typed leaves that alone', async () => {
  let arrive: (id: string) => void = () => undefined
  made.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  vouchers.change({ ...journey, person: 'Ann', why: 'Meeting', expenseType: 'TRAVEL' })
  const making = vouchers.make()
  goTo('elsewhere')
  await vouchers.begin('mileage')
  vouchers.change({ from: 'Hull' })
  arrive('there')
  expect(await making).toEqual({})
  expect(vouchers.isOpen).toBe(true)
  expect(vouchers.draft?.from).toBe('Hull')
})
