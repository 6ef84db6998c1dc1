import { flushSync } from 'svelte'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Choices } from '../../../../../renderer/base/choices.svelte'
import { setPaid } from '../../../../../renderer/inbox/form/draft-edit'
import { Review } from '../../../../../renderer/inbox/form/review.svelte'
import { Toasts } from '../../../../../renderer/base/toasts.svelte'
import { AppError } from '../../../../../shared/errors'
import { openScene, type OpenScene } from '../../../../support/scene'

let api: OpenScene['api']
let calls: OpenScene['calls']
let world: OpenScene['world']
let choices: Choices
let review: Review
let toasts: Toasts
let ids: string[]

async function open(scene: string): Promise<void> {
  ;({ api, calls, world } = await openScene(scene))
  toasts = new Toasts()
  choices = new Choices(api)
  review = new Review({
    api,
    choices,
    toasts,
    reading: () => undefined,
    onreverted: () => undefined,
  })
  ids = await api.receipts.ids({ list: 'review', search: '' })
  await vi.waitFor(() => expect(choices.current.expenseTypes).not.toEqual([]))
}

/** The first receipt looks like one that is in the books, and is one of the books by its facts. */
async function openAlike(): Promise<void> {
  await open('alike')
  const [booked] = await api.receipts.ids({ list: 'books', search: '' })
  for (const id of [booked, first()])
    await api.receipts.looked({ id: id ?? '', look: '25563a7c537ec2c8' })
}

const first = () => ids[0] ?? ''
const second = () => ids[1] ?? ''
const receipt = (id: string) => world.core.receipts.read(id)
const kept = (id: string) => receipt(id).draft.supplierName

test('what is typed is kept within a quarter of a second', async () => {
  await open('fresh')
  await review.open(first())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  review.nameSupplier('Corner Shop')
  expect(calls).not.toContain('receipts.edit')
  await vi.advanceTimersByTimeAsync(250)
  expect(calls).toContain('receipts.edit')
  vi.useRealTimers()
  await vi.waitFor(() => expect(kept(first())).toBe('Corner Shop'))
})

test('what is typed last is kept when another receipt is opened at once', async () => {
  await open('fresh')
  await review.open(first())
  review.nameSupplier('Corner')
  review.nameSupplier('Corner Shop')
  await review.open(second())
  expect(kept(first())).toBe('Corner Shop')
  expect(kept(second())).toBe('')
})

test('a receipt that was read ahead is shown at once, and a moment later as it is', async () => {
  await open('fresh')
  await review.open(first())
  await review.ahead.begin(second())
  const { draft } = receipt(second())
  world.core.review.edit(second(), { ...draft, supplierName: 'Corner Shop' })
  const opening = review.open(second())
  expect([review.receipt?.id, review.draft?.supplierName]).toEqual([second(), ''])
  await opening
  expect(review.draft?.supplierName).toBe('Corner Shop')
})

test('what was read ahead is not shown once something changed, nor of another receipt', async () => {
  await open('fresh')
  await review.open(first())
  await review.ahead.begin(second())
  await review.refresh()
  const opening = review.open(second())
  expect(review.receipt?.id).toBe(first())
  await opening
  await review.ahead.begin(first())
  void review.open(undefined)
  expect(review.receipt).toBeUndefined()
})

test('a receipt read while typing does not undo the typing', async () => {
  await open('fresh')
  await review.open(first())
  const reading = review.refresh()
  review.nameSupplier('Corner Shop')
  await reading
  flushSync()
  expect(review.draft?.supplierName).toBe('Corner Shop')
})

test('a problem is said only once its field was visited or the person confirmed', async () => {
  await open('fresh')
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
  const { postingDate = '' } = review.draft ?? {}
  const starts = choices.current.openPeriods.map(({ startDate }) => startDate)
  const [next] = starts.filter((start) => start > postingDate).toSorted()
  expect(next).toBeDefined()
  expect(review.dateProblem).toMatchObject({ code: 'period-closed', suggestion: next })
})

test('choosing a type fills in its usual VAT type, and leaves one that was chosen', async () => {
  await open('fresh')
  await review.open(first())
  const usual = (code: string) => choices.expenseType(code)?.defaultVatType
  expect(usual('FUEL')).not.toBe(usual('RENT'))
  review.chooseType(0, 'RENT')
  expect(review.draft?.lines[0]?.vatType).toBe(usual('RENT'))
  review.chooseType(0, 'FUEL')
  expect(review.draft?.lines[0]?.vatType).toBe(usual('RENT'))
})

test('a payment starts with the default account and means the whole amount on the same day', async () => {
  await open('fresh')
  await review.open(first())
  review.changePayments((draft) => setPaid(draft, true, choices))
  const usual = choices.current.bankAccounts.filter(({ isDefault }) => isDefault)
  expect(usual).toHaveLength(1)
  expect(review.draft?.payment).toEqual({
    method: 'EFT',
    bankAccountId: usual[0]?.id,
    date: '',
    amount: '',
  })
})

test('typing that could not be kept is tried again and is not confirmed unkept', async () => {
  await open('failing')
  await review.open(second())
  review.nameSupplier('Corner Shop')
  expect(await review.flush()).toBe(false)
  expect(toasts.all[0]?.title).toBe('The disk is full')
  expect(await review.confirm()).toBe(false)
  expect(calls).not.toContain('receipts.confirm')
  world.spoiled = undefined
  expect(await review.flush()).toBe(true)
  expect(kept(second())).toBe('Corner Shop')
})

test('a complete receipt is kept first and confirmed then', async () => {
  await open('full')
  world.core.setPaused(true)
  await review.open(second())
  review.nameSupplier('Corner Shop')
  expect(await review.confirm()).toBe(true)
  expect(kept(second())).toBe('Corner Shop')
  expect(receipt(second()).state).toBe('ready')
})

test('something alike is pointed out before confirming, and only insisting goes past it', async () => {
  await openAlike()
  await review.open(first())
  expect(review.beside.alike.map(({ kind }) => kind)).toEqual(['look-alike', 'in-books'])
  expect(review.judgement.isAsking).toBe(false)
  expect(await review.confirm()).toBe(false)
  expect(review.judgement.isAsking).toBe(true)
  expect(await review.confirm()).toBe(false)
  expect(receipt(first()).state).toBe('review')
  expect(await review.confirm(true)).toBe(true)
  expect(receipt(first()).state).not.toBe('review')
})

test('with nothing alike, confirming takes one go', async () => {
  await openAlike()
  await review.open(second())
  expect(await review.confirm()).toBe(true)
})

test('what was asked about is asked again after another receipt was open', async () => {
  await openAlike()
  await review.open(first())
  expect(await review.confirm()).toBe(false)
  await review.open(second())
  await review.open(first())
  expect(review.judgement.isAsking).toBe(false)
  expect(await review.confirm()).toBe(false)
})

test('once both are kept nothing is asked', async () => {
  await openAlike()
  await review.open(first())
  expect(review.beside.alike).toHaveLength(2)
  expect((await review.keepBeside(review.beside.alike))?.others).toHaveLength(2)
  await vi.waitFor(() => expect(review.beside.alike).toEqual([]))
  expect(await review.confirm()).toBe(true)
})

test('what the window cannot find out to be alike, main does, and asks', async () => {
  await openAlike()
  world.spoiled = { channels: /^receipts\.alike$/, code: 'disk-failed' }
  await review.open(first())
  expect(await review.confirm()).toBe(false)
  expect(review.judgement.asked.map(({ code }) => code)).toEqual(['alike'])
  expect(await review.confirm(true)).toBe(true)
})

test('typed pounds make the rate, a typed rate the pounds, and another currency has another rate', async () => {
  await open('fresh')
  await review.open(first())
  review.setGross(0, '316.50')
  review.beginOriginal()
  expect(review.draft).toMatchObject({
    original: { currency: '', amount: '316.50', rate: '' },
    lines: [{ gross: '' }],
  })
  review.setOriginal({ currency: 'EUR' })
  review.setGross(0, '274.67')
  expect(review.draft?.original?.rate).toBe('1.1523')
  review.setOriginal({ rate: '2' })
  expect(review.draft?.lines[0]?.gross).toBe('158.25')
  review.setOriginal({ amount: '100' })
  expect(review.draft?.lines[0]?.gross).toBe('50.00')
  review.setOriginal({ currency: 'USD' })
  expect(review.draft?.original).toEqual({ currency: 'USD', amount: '100', rate: '' })
  review.setOriginal({ rate: '2' })
  review.setOriginal({ currency: '' })
  review.setOriginal({ currency: 'J' })
  review.setOriginal({ currency: 'JPY' })
  expect(review.draft?.original).toEqual({ currency: 'JPY', amount: '100', rate: '' })
  review.addLine()
  review.setOriginal({ rate: '4' })
  expect(review.draft?.lines.map(({ gross }) => gross)).toEqual(['50.00', ''])
  review.setOriginal(undefined)
  expect(review.draft?.original).toBeUndefined()
  await review.flush()
  expect(receipt(first()).draft.lines[0]?.gross).toBe('50.00')
})

test('what was converted is shown once, and the next time is an answer', async () => {
  await open('fresh')
  await review.open(first())
  review.nameSupplier('Hotel Adler')
  if (review.draft) review.draft.postingDate = '2026-11-12'
  review.chooseType(0, 'FUEL')
  const line = review.draft?.lines[0]
  if (line) line.vatType = 'Outside the Scope'
  review.setOriginal({ currency: 'EUR', amount: '316.50', rate: '1.1523' })
  expect(review.judgement.verdict).toMatchObject({ reasons: [{ code: 'converted' }] })
  expect(await review.confirm()).toBe(false)
  expect([review.judgement.isAsking, review.firstProblem]).toEqual([false, 'original.rate'])
  expect(await review.confirm()).toBe(true)
})

test('a credit note is offered what it may give back, and tied to it by a person', async () => {
  await open('fresh')
  const [sort, offset, limit] = [{ by: 'date', isDescending: true } as const, 0, 1]
  const books = world.core.accounts.need().books
  const [bought] = books.expenses({ search: '', sort, offset, limit }).rows
  if (!bought) throw new Error('Nothing was bought')
  await review.open(first())
  review.nameSupplier(bought.supplierName)
  if (review.draft) review.draft.postingDate = '2026-11-21'
  review.setGross(0, bought.gross)
  await review.flush()
  await review.refresh()
  expect(review.beside.purchases).toEqual([])
  review.setGross(0, `-${bought.gross}`)
  await review.flush()
  await review.refresh()
  const [offered] = review.beside.purchases
  expect(offered).toMatchObject({ gross: bought.gross })
  review.setReverses(offered)
  await review.flush()
  expect(receipt(first()).draft.reverses).toEqual(offered)
  review.setReverses(undefined)
  await review.flush()
  expect(receipt(first()).draft.reverses).toBeUndefined()
  review.setReverses(offered)
  review.nameSupplier(bought.supplierName.toUpperCase())
  expect(review.draft?.reverses, 'the same supplier, written otherwise').toEqual(offered)
  review.nameSupplier('Somebody else')
  expect(review.draft?.reverses, 'what another sold').toBeUndefined()
})

/** The first receipt is open, and what was typed there could not be kept. */
async function unkept() {
  await open('fresh')
  await review.open(first())
  const edit = vi.spyOn(api.receipts, 'edit')
  edit.mockRejectedValueOnce(new AppError('disk-full', 'no space'))
  review.nameSupplier('Older')
  expect(await review.flush()).toBe(false)
  const { action } = toasts.all.at(-1)!
  return { edit, tryAgain: async () => action!.run() }
}

test('trying again to keep a receipt keeps what is typed by then, and never what was typed before', async () => {
  const { tryAgain } = await unkept()
  review.nameSupplier('Newer')
  await tryAgain()
  expect(kept(first())).toBe('Newer')
})

test('trying again to keep a receipt puts nothing over what was kept since', async () => {
  const { edit, tryAgain } = await unkept()
  review.nameSupplier('Newer')
  expect(await review.flush()).toBe(true)
  edit.mockClear()
  await tryAgain()
  expect(edit).not.toHaveBeenCalled()
  await review.open(second())
  await tryAgain()
  expect(kept(first())).toBe('Newer')
})

test('what could not be kept of a receipt that was left can still be tried again', async () => {
  const { edit, tryAgain } = await unkept()
  edit.mockRejectedValueOnce(new AppError('disk-full', 'no space'))
  await review.open(second())
  await review.flush()
  expect(kept(first())).not.toBe('Older')
  await tryAgain()
  expect(kept(first())).toBe('Older')
})
