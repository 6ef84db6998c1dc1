import { expect, onTestFinished, test } from 'vitest'
import { Intake } from '../../../../electron/receipts/intake'
import { mintMarker } from '../../../../electron/outbox/marker'
import { Review } from '../../../../electron/receipts/review'
import { Verdicts } from '../../../../electron/receipts/verdicts'
import { ExchangeRates } from '../../../../electron/store/receipts/exchange-rates'
import { openStore } from '../../../../electron/store/recovery/open-store'
import { newReceiptId } from '../../../../electron/store/receipts/receipts'
import type { Alike } from '../../../../shared/receipts/receipt'
import { emptyDraft, type ExpenseDraft } from '../../../../shared/expenses/expense'
import { mediaTypeOf } from '../../../../shared/receipts/media'
import { pdfBytes, temporaryFolder } from '../../../support/files'
import { emptyReferenceData, type ReferenceData } from '../../../../shared/books/reference-data'

const choices: ReferenceData = {
  ...emptyReferenceData,
  expenseTypes: [{ code: 'FUEL', name: 'Fuel', group: 'Travel' }],
  vatTypes: ['Standard'],
}
const names = { mintMarker: () => mintMarker(), newId: newReceiptId }

const other: Alike = {
  kind: 'in-books',
  expenseId: 7,
  supplierName: 'Corner Shop',
  postingDate: '2026-11-12',
  gross: '12.50',
}

type Parts = ConstructorParameters<typeof Review>[0]

async function prepared(count: number, options: { isReadOnly?: boolean } = {}) {
  const store = await openStore({
    profile: temporaryFolder(),
    now: () => new Date(),
    mediaTypeOf,
    ...names,
  })
  onTestFinished(() => {
    store.close()
  })
  const { files, receipts } = store
  const books = { choices: { get: () => choices }, supplierNamed: () => undefined }
  const account = {
    books,
    outbox: { wake: () => undefined },
    assertWritable: () => {
      if (options.isReadOnly) throw new Error('These books are read-only')
    },
  }
  const stand = {
    accounts: { need: () => account },
    learning: { learnFrom: () => undefined, unlearn: () => undefined },
  } as unknown as Pick<Parts, 'accounts' | 'learning'>
  const alike = new Set<string>()
  const verdicts = new Verdicts({
    readings: store.readings,
    alike: (id) => (alike.has(id) ? [other] : []),
    near: () => undefined,
    now: () => new Date(),
    reads: false,
  })
  const rates = new ExchangeRates({ database: store.database, now: () => new Date() })
  const review = new Review({
    ...stand,
    files,
    receipts,
    verdicts,
    rates,
    now: () => new Date(),
    graceMs: () => 0,
    isNumbered: () => true,
    filledOf: () => ({}),
    report: () => undefined,
  })
  const intake = new Intake({ files, receipts, onKept: () => undefined, ...names })
  const ids: string[] = []
  for (let number = 0; number < count; number++) {
    const [outcome] = await intake.bytes(`${number}.pdf`, pdfBytes())
    if (outcome?.result === 'saved') ids.push(outcome.id)
  }
  const state = (id = '') => receipts.read(id).state
  const stage = (id = '') => files.sidecars.read(id)?.stage
  return { receipts, review, ids, state, stage, alike }
}

const complete: ExpenseDraft = {
  supplierName: 'Corner Shop',
  postingDate: '2026-11-12',
  lines: [{ expenseType: 'FUEL', description: '', vatType: 'Standard', gross: '12.50' }],
}

test('each of many is confirmed by the rules it has alone, and those that stay are told with the reason', async () => {
  const { receipts, review, ids, state, stage, alike } = await prepared(5)
  const [first, second, third, fourth, fifth] = ids
  if (third !== undefined) alike.add(third)
  for (const id of [first, third, fourth, fifth]) receipts.edit(id ?? '', complete)
  receipts.step(fourth ?? '', { from: ['review'], to: 'discarded', event: 'discarded' })
  const outcome = await review.stepAll({ ids, step: 'confirm' })
  expect(outcome).toEqual({
    done: [first, fifth],
    stayed: [
      { id: second, why: 'incomplete' },
      { id: third, why: 'alike' },
      { id: fourth, why: 'moved' },
    ],
  })
  expect(ids.map(state)).toEqual(['ready', 'review', 'review', 'discarded', 'ready'])
  expect([first, second].map(stage)).toEqual(['confirmed', 'review'])
})

test('a same file nobody decided about is not confirmed with others', async () => {
  const { receipts, review, ids } = await prepared(1)
  const [id = ''] = ids
  receipts.edit(id, complete)
  const { sha256, size } = receipts.read(id)
  const twin = newReceiptId()
  receipts.add([
    { id: twin, marker: 'D2', sha256, size, mediaType: 'application/pdf', fileName: 'again.pdf' },
  ])
  receipts.edit(twin, complete)
  const outcome = await review.stepAll({ ids: [twin], step: 'confirm' })
  expect(outcome.stayed).toEqual([{ id: twin, why: 'same-file' }])
})

test('what many did is taken back as far as it has not gone on', async () => {
  const { receipts, review, ids, state } = await prepared(2)
  const [one = '', two = ''] = ids
  for (const id of ids) receipts.edit(id, complete)
  await review.stepAll({ ids, step: 'confirm' })
  receipts.step(two, { from: ['ready'], to: 'sending', event: 'sending' })
  expect(await review.stepAll({ ids, step: 'reopen' })).toEqual({
    done: [one],
    stayed: [{ id: two, why: 'moved' }],
  })
  await review.stepAll({ ids: [one], step: 'discard' })
  expect([one, two].map(state)).toEqual(['discarded', 'sending'])
  await review.stepAll({ ids: [one], step: 'restore' })
  expect(state(one)).toBe('review')
})

test('in books that may only be looked at none is confirmed, and that is an error', async () => {
  const { receipts, review, ids, state } = await prepared(1, { isReadOnly: true })
  receipts.edit(ids[0] ?? '', complete)
  await expect(review.stepAll({ ids, step: 'confirm' })).rejects.toThrow('read-only')
  expect(state(ids[0])).toBe('review')
})

test('lists come in the order that was asked for, and what has no such value comes last', async () => {
  const { receipts, ids } = await prepared(4)
  const drafts = [
    { ...complete, supplierName: 'beta', postingDate: '2026-11-02' },
    emptyDraft,
    { ...complete, supplierName: 'Alpha', lines: [{ ...complete.lines[0], gross: '1,200' }] },
    { ...complete, supplierName: 'Gamma', postingDate: '2026-01-31' },
  ] as ExpenseDraft[]
  receipts.editAll(ids.map((id, index) => ({ id, draft: drafts[index] ?? emptyDraft })))
  const order = (sort?: 'oldest' | 'newest' | 'supplier' | 'amount' | 'date') =>
    receipts.lists.ids({ list: 'review', search: '', sort }, 50).map((id) => ids.indexOf(id))
  expect(order()).toEqual([0, 1, 2, 3])
  expect(order('oldest')).toEqual([0, 1, 2, 3])
  expect(order('newest')).toEqual([3, 2, 1, 0])
  expect(order('supplier')).toEqual([2, 0, 3, 1])
  expect(order('amount')).toEqual([2, 0, 3, 1])
  expect(order('date')).toEqual([2, 0, 3, 1])
  const { rows } = receipts.lists.page({
    list: 'review',
    search: '',
    sort: 'amount',
    offset: 1,
    limit: 2,
  })
  expect(rows.map(({ id }) => ids.indexOf(id))).toEqual([0, 3])
  expect(receipts.lists.ids({ list: 'review', search: 'gamma' }, 50)).toEqual([ids[3]])
})

test('many drafts are kept in one go, and only where they can be edited', async () => {
  const { receipts, ids } = await prepared(2)
  const [one = '', two = ''] = ids
  receipts.step(two, { from: ['review'], to: 'ready', event: 'confirmed' })
  const edits = ids.map((id) => ({ id, draft: complete }))
  expect(receipts.editAll(edits)).toEqual([one])
  expect(receipts.lists.drafts([two, newReceiptId(), one])).toEqual([
    { id: two, state: 'ready', draft: emptyDraft },
    { id: one, state: 'review', draft: complete },
  ])
})

test('what was to be sent again waits for a decision as before, down to its being made again', async () => {
  const { receipts, review, ids } = await prepared(1)
  const [id = ''] = ids
  receipts.step(id, {
    from: ['review'],
    to: 'undecided',
    event: 'undecided',
    problem: { code: 'outcome-unknown', said: [] },
    posting: {
      attempt: 2,
      highWaterId: 4711,
      intendedAt: '2026-11-12T10:00:00.000Z',
      isRebuilt: true,
    },
  })
  const { changedAt: _, ...before } = receipts.item(id)
  await review.decide(id, 'send-again')
  expect(receipts.item(id).posting.isRebuilt).toBeUndefined()
  review.undecide(id)
  const { changedAt: __, ...after } = receipts.item(id)
  expect(after).toEqual(before)
  expect(() => review.undecide(id)).toThrow(expect.objectContaining({ code: 'wrong-state' }))
})

test('in books that may only be looked at a person still says that it is there, and takes it back', async () => {
  const { receipts, review, ids, state, stage } = await prepared(1, { isReadOnly: true })
  const [id = ''] = ids
  const problem = { code: 'attachment-empty' as const, said: [] }
  receipts.step(id, {
    from: ['review'],
    to: 'undecided',
    event: 'undecided',
    expenseId: 4711,
    problem,
    posting: { attempt: 1 },
  })
  await review.decide(id, 'is-there')
  expect(receipts.read(id)).toMatchObject({ state: 'vouched', expenseId: 4711, problem })
  await review.decide(id, 'not-sure')
  expect(receipts.read(id)).toMatchObject({ state: 'undecided', expenseId: 4711, problem })
  await expect(review.decide(id, 'check-again')).rejects.toThrow('read-only')
  expect([state(id), stage(id)]).toEqual(['undecided', 'confirmed'])
})
