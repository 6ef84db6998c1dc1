import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../../../../shared/channel'
import { contract, type AppApi } from '../../../../shared/ipc'
import { Choices } from '../../../../renderer/state/choices.svelte'
import { Review } from '../../../../renderer/state/review.svelte'
import { Toasts } from '../../../../renderer/state/toasts.svelte'
import { fakeTransport } from '../../../window/fake-transport'
import { scenes } from '../../../window/scenes'

let api: AppApi
let fake: ReturnType<typeof fakeTransport>
let review: Review
let toasts: Toasts
let ids: string[]

async function open(scene: string): Promise<void> {
  const made = scenes[scene]?.()
  if (!made) throw new Error(`No scene ${scene}`)
  fake = fakeTransport(made)
  api = createApi(contract, fake.transport)
  toasts = new Toasts()
  const choices = new Choices(api)
  review = new Review({ api, choices, toasts })
  ids = [...fake.receipts.keys()]
  await vi.waitFor(() => expect(choices.current.expenseTypes).not.toEqual([]))
}

const first = () => ids[0] ?? ''
const kept = (id: string) => fake.receipts.get(id)?.draft.supplierName

beforeEach(() => open('fresh'))

test('what is typed is kept within a quarter of a second', async () => {
  await review.open(first())
  vi.useFakeTimers()
  review.nameSupplier('Corner Shop')
  await vi.advanceTimersByTimeAsync(250)
  vi.useRealTimers()
  expect(kept(first())).toBe('Corner Shop')
})

test('what is typed last is kept when another receipt is opened at once', async () => {
  await review.open(first())
  review.nameSupplier('Corner')
  review.nameSupplier('Corner Shop')
  await review.open(ids[1])
  expect(kept(first())).toBe('Corner Shop')
  expect(kept(ids[1] ?? '')).toBe('')
})

test('a receipt read while typing does not undo the typing', async () => {
  await review.open(first())
  const reading = review.refresh()
  review.nameSupplier('Corner Shop')
  await reading
  flushSync()
  expect(review.draft?.supplierName).toBe('Corner Shop')
})

test('a problem is said only once its field was visited or the person confirmed', async () => {
  await review.open(first())
  expect(review.problem('supplierName')).toBeUndefined()
  review.touch('supplierName')
  expect(review.problem('supplierName')?.code).toBe('supplier-missing')
  expect(review.problem('lines.0.gross')).toBeUndefined()
  expect(await review.confirm()).toBe(false)
  expect(review.problem('lines.0.gross')?.code).toBe('amount-missing')
})

test('a closed day is said at once, with the next open one', async () => {
  await open('full')
  await review.open(first())
  expect(review.dateProblem).toMatchObject({ code: 'period-closed', suggestion: '2026-07-01' })
})

test('choosing a type fills in its usual VAT type, and leaves one that was chosen', async () => {
  await review.open(first())
  review.chooseType(0, 'RENT')
  expect(review.draft?.lines[0]?.vatType).toBe('Exempt')
  review.chooseType(0, 'FUEL')
  expect(review.draft?.lines[0]?.vatType).toBe('Exempt')
})

test('a payment starts with the default account and means the whole amount on the same day', async () => {
  await review.open(first())
  review.setPaid(true)
  expect(review.draft?.payment).toEqual({
    method: 'EFT',
    bankAccountId: 71,
    date: '',
    amount: '',
  })
})

test('typing that could not be kept is tried again and is not confirmed unkept', async () => {
  await open('failing')
  await review.open(ids[1])
  review.nameSupplier('Corner Shop')
  expect(await review.flush()).toBe(false)
  expect(toasts.all[0]?.title).toBe('The disk is full')
  expect(await review.confirm()).toBe(false)
  expect(fake.calls).not.toContain('receipts.confirm')
})

test('a complete receipt is kept first and confirmed then', async () => {
  await open('full')
  await review.open(ids[1])
  review.nameSupplier('Corner Shop')
  expect(await review.confirm()).toBe(true)
  expect(kept(ids[1] ?? '')).toBe('Corner Shop')
  expect(fake.receipts.get(ids[1] ?? '')?.state).toBe('ready')
})

test('something alike is pointed out once before confirming, and confirmed when asked again', async () => {
  await open('alike')
  await review.open(first())
  await vi.waitFor(() =>
    expect(review.alike.map(({ kind }) => kind)).toEqual(['look-alike', 'in-books']),
  )
  expect(review.isAsking).toBe(false)
  expect(await review.confirm()).toBe(false)
  expect(review.isAsking).toBe(true)
  expect(fake.receipts.get(first())?.state).toBe('review')
  expect(await review.confirm()).toBe(true)
  expect(fake.receipts.get(first())?.state).not.toBe('review')
})

test('with nothing alike, confirming takes one go', async () => {
  await open('alike')
  await review.open(ids[2])
  expect(await review.confirm()).toBe(true)
})

test('what was asked about is asked again after another receipt was open', async () => {
  await open('alike')
  await review.open(first())
  expect(await review.confirm()).toBe(false)
  await review.open(ids[1])
  await review.open(first())
  expect(review.isAsking).toBe(false)
  expect(await review.confirm()).toBe(false)
})

test('once both are kept nothing is asked', async () => {
  await open('alike')
  await review.open(first())
  await vi.waitFor(() => expect(review.alike).toHaveLength(2))
  expect((await review.keepBeside())?.others).toHaveLength(2)
  await vi.waitFor(() => expect(review.alike).toEqual([]))
  expect(await review.confirm()).toBe(true)
})

test('when it cannot be found out what is alike, confirming goes on', async () => {
  await open('alike')
  await review.open(ids[2])
  vi.spyOn(api.receipts, 'alike').mockRejectedValue(new Error('no'))
  expect(await review.confirm()).toBe(true)
})
