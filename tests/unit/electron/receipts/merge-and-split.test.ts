import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mergedDraft } from '../../../../electron/receipts/drafts'
import { MergeAndSplit } from '../../../../electron/receipts/merge-and-split'
import { Intake } from '../../../../electron/receipts/intake'
import { mintMarker } from '../../../../electron/outbox/marker'
import {
  documentsOf,
  merged,
  pagesOf,
  partsOf,
  type Order,
} from '../../../../electron/reading/child/documents'
import { Review } from '../../../../electron/receipts/review'
import { openStore } from '../../../../electron/store/recovery/open-store'
import { Looks } from '../../../../electron/store/receipts/looks'
import { newReceiptId } from '../../../../electron/store/receipts/receipts'
import { AppError } from '../../../../shared/errors'
import { emptyDraft, emptyLine } from '../../../../shared/expenses/expense'
import { mediaTypeOf } from '../../../../shared/receipts/media'
import type { Filled } from '../../../../shared/receipts/receipt-reading'
import type { Reading } from '../../../../shared/receipts/reading'
import { pdfBytes, pngBytes, temporaryFolder } from '../../../support/files'

const names = { mintMarker: () => mintMarker(), newId: newReceiptId }
const service = {
  baseUrl: 'http://127.0.0.1:1',
  authUrl: 'http://127.0.0.1:1',
  legacyBaseUrl: 'http://127.0.0.1:1',
  clientId: 'test',
}

async function opened(profile: string) {
  const store = await openStore({ profile, now: () => new Date(), mediaTypeOf, ...names })
  onTestFinished(() => store.close())
  return store
}

/** As the process of reading does it, without the process. */
async function made(order: Order): Promise<Uint8Array[]> {
  const read = (file: string) => new Uint8Array(readFileSync(file))
  if (order.kind === 'pages') return pagesOf(read(order.path), order.most)
  if (order.kind === 'documents') return documentsOf(read(order.path), order.ranges)
  if (order.kind === 'parts')
    return partsOf({ bytes: read(order.path), turn: order.turn }, order.parts)
  return [await merged(order.sources.map(({ path: file, turn }) => ({ bytes: read(file), turn })))]
}

async function prepared(options: { make?: (order: Order) => Promise<Uint8Array[]> } = {}) {
  const profile = temporaryFolder()
  const store = await opened(profile)
  const { files, receipts } = store
  const { account } = store.accountRows.add({ kind: 'service', name: 'A', service, access: 'full' })
  receipts.showAccount(account.id)
  const intake = new Intake({ files, receipts, onKept: () => undefined, ...names })
  const nothing = { learning: { unlearn: () => undefined }, accounts: {}, verdicts: {}, rates: {} }
  const review = new Review({
    ...(nothing as unknown as Pick<
      ConstructorParameters<typeof Review>[0],
      'learning' | 'accounts' | 'verdicts' | 'rates'
    >),
    files,
    receipts,
    now: () => new Date(),
    graceMs: () => 0,
    isNumbered: () => false,
    filledOf: () => ({}),
    report: (error) => {
      throw error
    },
  })
  const readings = new Map<string, Reading>()
  const folder = path.join(profile, 'making')
  const complaints: unknown[] = []
  const mergeAndSplit = new MergeAndSplit({
    files,
    journal: store.journal,
    receipts,
    onKept: () => undefined,
    ...names,
    review,
    learning: { unlearn: () => undefined },
    make: async (order) => {
      mkdirSync(folder, { recursive: true })
      const paths = (await (options.make ?? made)(order)).map((bytes, index) => {
        const file = path.join(folder, String(index))
        writeFileSync(file, bytes)
        return file
      })
      return { paths, clear: () => Promise.resolve() }
    },
    readings: store.readings,
    readingOf: (id) => readings.get(id),
    report: (error) => complaints.push(error),
  })
  const take = async (fileName: string, bytes: Uint8Array) => {
    const [outcome] = await intake.bytes(fileName, bytes)
    if (outcome?.result !== 'saved') throw new Error(`${fileName} was not taken`)
    return outcome.id
  }
  const state = (id: string) => receipts.read(id).state
  const stage = (id: string) => files.sidecars.read(id)?.stage
  const originals = () => readdirSync(path.join(profile, 'receipts/originals')).length
  return {
    account: account.id,
    profile,
    store,
    review,
    mergeAndSplit,
    readings,
    filled: (id: string, fields: Filled) => {
      store.readings.markFilled(id, fields, () => undefined)
    },
    take,
    state,
    stage,
    originals,
    complaints,
  }
}

const typed = {
  ...emptyDraft,
  supplierName: 'Corner Shop',
  lines: [{ ...emptyLine, gross: '12.50' }],
}

test('several become one PDF, which says what they said, and go to the bin with their files', async () => {
  const { account, mergeAndSplit, store, take, state, stage, originals, complaints } =
    await prepared()
  const ids = [await take('front.png', pngBytes()), await take('back.pdf', pdfBytes())]
  store.receipts.edit(ids[0] ?? '', typed)
  const { made: fresh, from } = await mergeAndSplit.merge(ids)
  expect(from).toEqual(ids)
  const [id = ''] = fresh
  const receipt = store.receipts.read(id)
  expect(receipt).toMatchObject({
    state: 'review',
    mediaType: 'application/pdf',
    fileName: 'front and 1 more.pdf',
    supplierName: 'Corner Shop',
    gross: '12.50',
    draft: typed,
  })
  expect(store.receipts.accountOf(id)).toBe(account)
  const bytes = await store.files.readOriginal(receipt.sha256)
  expect(await pagesOf(bytes, 50)).toHaveLength(2)
  expect(ids.map(state)).toEqual(['discarded', 'discarded'])
  expect([...ids, id].map(stage)).toEqual(['discarded', 'discarded', 'review'])
  expect(originals()).toBe(3)
  expect(complaints).toEqual([])
})

test('what was read on one page of several is not what they say together, what was typed is', async () => {
  const { mergeAndSplit, store, take, filled } = await prepared()
  const ids = [await take('front.png', pngBytes()), await take('back.pdf', pdfBytes())]
  const [first = '', second = ''] = ids
  const read = { supplierName: 'Corner Shop', postingDate: '2026-11-12', gross: '2.40' }
  filled(first, read)
  filled(second, { gross: '144.00' })
  store.receipts.edit(first, {
    supplierName: 'Corner Shop',
    postingDate: '2026-11-11',
    lines: [{ ...emptyLine, expenseType: 'FUEL', gross: '2.40' }],
  })
  store.receipts.edit(second, { ...emptyDraft, lines: [{ ...emptyLine, gross: '144.00' }] })
  const { made: fresh } = await mergeAndSplit.merge(ids)
  expect(store.receipts.read(fresh[0] ?? '').draft).toEqual({
    supplierName: '',
    postingDate: '2026-11-11',
    lines: [{ ...emptyLine, expenseType: 'FUEL' }],
  })
})

test('what a person emptied is not filled again in what stands in for it, and what they typed again is', async () => {
  const { mergeAndSplit, store, take, filled } = await prepared()
  const { receipts, readings, accountRows } = store
  const ids = [await take('front.png', pngBytes()), await take('back.pdf', pdfBytes())]
  const [front = '', back = ''] = ids
  filled(front, { supplierName: 'Corner Shop', dueDate: '2026-12-12' })
  readings.markEmptied(front, ['supplierName', 'dueDate'])
  readings.markEmptied(back, ['documentNumber'])
  receipts.edit(front, { ...emptyDraft, supplierName: 'Corner Shop' })
  const { made: together } = await mergeAndSplit.merge(ids)
  expect(readings.emptied(together[0] ?? '')).toEqual(['dueDate', 'documentNumber'])
  const other = accountRows.add({ kind: 'service', name: 'B', service, access: 'full' }).account.id
  await mergeAndSplit.exchange({ back: ids, away: together })
  const { made: moved } = await mergeAndSplit.move(ids, other)
  expect(moved.map((id) => readings.emptied(id))).toEqual([['dueDate'], ['documentNumber']])
})

test('a PDF becomes its pages, and the pages are taken back for it', async () => {
  const { mergeAndSplit, store, take, state, stage } = await prepared()
  const whole = await merged([1, 2, 3].map(() => ({ bytes: pdfBytes(), turn: 0 })))
  const id = await take('scan.pdf', whole)
  const exchanged = await mergeAndSplit.split(id, 'pages')
  expect(exchanged.made.map((page) => store.receipts.read(page).fileName)).toEqual([
    'scan, page 1 of 3.pdf',
    'scan, page 2 of 3.pdf',
    'scan, page 3 of 3.pdf',
  ])
  expect(state(id)).toBe('discarded')
  await mergeAndSplit.exchange({ back: [id], away: exchanged.made })
  expect([id, ...exchanged.made].map(state)).toEqual([
    'review',
    'discarded',
    'discarded',
    'discarded',
  ])
  expect([id, ...exchanged.made].map(stage)).toEqual([
    'review',
    'discarded',
    'discarded',
    'discarded',
  ])
  await mergeAndSplit.exchange({ back: exchanged.made, away: [id] })
  expect(state(id)).toBe('discarded')
})

test('a photo is split only where several receipts were seen on it', async () => {
  const { mergeAndSplit, readings, store, take, state } = await prepared()
  const id = await take('table.png', pngBytes(400))
  await expect(mergeAndSplit.split(id, 'parts')).rejects.toMatchObject({ code: 'wrong-state' })
  const part = (x: number) => ({ page: 0, x, y: 0.1, width: 0.4, height: 0.8 })
  readings.set(id, {
    pages: [{ width: 400, height: 400, turn: 0, words: [] }],
    fields: { vatLines: [], items: [] },
    parts: [part(0.05), part(0.55)],
  })
  const { made: fresh } = await mergeAndSplit.split(id, 'parts')
  expect(fresh.map((one) => store.receipts.read(one).mediaType)).toEqual([
    'image/jpeg',
    'image/jpeg',
  ])
  expect(state(id)).toBe('discarded')
})

test('a PDF is split into the documents that were seen in it, and only into several', async () => {
  const { mergeAndSplit, readings, store, take, state } = await prepared()
  const whole = await merged([1, 2, 3].map(() => ({ bytes: pdfBytes(), turn: 0 })))
  const id = await take('scan.pdf', whole)
  await expect(mergeAndSplit.split(id, 'documents')).rejects.toMatchObject({ code: 'wrong-state' })
  readings.set(id, {
    pages: [],
    fields: { vatLines: [], items: [] },
    parts: [],
    documents: [
      { first: 0, last: 1 },
      { first: 2, last: 2 },
    ],
  })
  const { made: fresh } = await mergeAndSplit.split(id, 'documents')
  const names = fresh.map((one) => store.receipts.read(one).fileName)
  expect(names).toEqual(['scan, receipt 1 of 2.pdf', 'scan, receipt 2 of 2.pdf'])
  expect(state(id)).toBe('discarded')
})

test('what is confirmed, sent or in the bin is neither merged nor split, and nothing changes', async () => {
  const { mergeAndSplit, store, take, state, originals } = await prepared()
  const [one, two] = [await take('one.pdf', pdfBytes()), await take('two.pdf', pdfBytes())]
  for (const to of ['ready', 'sending', 'proven', 'discarded'] as const) {
    store.receipts.step(two, { from: [state(two)], to, event: 'moved' })
    await expect(mergeAndSplit.merge([one, two])).rejects.toMatchObject({ code: 'wrong-state' })
    expect([one, two].map(state)).toEqual(['review', to])
  }
  expect(originals()).toBe(2)
})

test.each([{ attempt: 1 }, { isRebuilt: true as const }])(
  'what may be in the books is neither merged nor split nor moved, also not when it is found out meanwhile: %j',
  async (posting) => {
    let meanwhile: () => void = () => undefined
    const { mergeAndSplit, store, take, state, originals } = await prepared({
      make: async (order) => {
        const bytes = await made(order)
        meanwhile()
        return bytes
      },
    })
    const { accountRows, receipts } = store
    const other = accountRows.add({ kind: 'service', name: 'B', service, access: 'full' }).account
    const whole = await merged([1, 2].map(() => ({ bytes: pdfBytes(), turn: 0 })))
    const [one, two] = [await take('one.pdf', pdfBytes()), await take('two.pdf', whole)]
    const refused = { code: 'maybe-sent' }
    const sent = () => {
      receipts.remember(two, posting)
    }
    const unsent = () => {
      receipts.remember(two, { attempt: 0, isRebuilt: undefined })
    }
    meanwhile = sent
    await expect(mergeAndSplit.merge([one, two])).rejects.toMatchObject(refused)
    unsent()
    await expect(mergeAndSplit.split(two, 'pages')).rejects.toMatchObject(refused)
    meanwhile = () => undefined
    await expect(mergeAndSplit.merge([one, two])).rejects.toMatchObject(refused)
    await expect(mergeAndSplit.split(two, 'pages')).rejects.toMatchObject(refused)
    await expect(mergeAndSplit.move([one, two], other.id)).rejects.toMatchObject(refused)
    expect([one, two].map(state)).toEqual(['review', 'review'])
    expect(originals()).toBe(2)
    unsent()
    expect((await mergeAndSplit.split(two, 'pages')).made).toHaveLength(2)
  },
)

test('what was made and may be in the books by now does not give way to what it was made of', async () => {
  const { mergeAndSplit, store, take, state } = await prepared()
  const ids = [await take('one.pdf', pdfBytes()), await take('two.pdf', pdfBytes())]
  const { made: fresh } = await mergeAndSplit.merge(ids)
  const [id = ''] = fresh
  store.receipts.remember(id, { attempt: 1 })
  const back = mergeAndSplit.exchange({ back: ids, away: fresh })
  await expect(back).rejects.toMatchObject({ code: 'maybe-sent' })
  expect([...ids, id].map(state)).toEqual(['discarded', 'discarded', 'review'])
})

test('one that is sent while the document is being made stays as it is, and nothing is left over', async () => {
  let meanwhile: () => void = () => undefined
  const { mergeAndSplit, store, take, state, originals, profile } = await prepared({
    make: async (order) => {
      const bytes = await made(order)
      meanwhile()
      return bytes
    },
  })
  const [one, two] = [await take('one.pdf', pdfBytes()), await take('two.pdf', pdfBytes())]
  meanwhile = () => store.receipts.step(two, { from: ['review'], to: 'ready', event: 'confirmed' })
  await expect(mergeAndSplit.merge([one, two])).rejects.toMatchObject({ code: 'wrong-state' })
  expect([one, two].map(state)).toEqual(['review', 'ready'])
  expect(originals()).toBe(2)
  expect(readdirSync(path.join(profile, 'receipts/sidecars'))).toHaveLength(2)
  expect(store.receipts.summary.get().counts).toMatchObject({ review: 1, ready: 1, bin: 0 })
})

test('what is typed while receipts are merged or moved is in what they become', async () => {
  const { mergeAndSplit, store, take } = await prepared()
  const { accountRows, files, receipts } = store
  const other = accountRows.add({ kind: 'service', name: 'B', service, access: 'full' }).account.id
  const ids = [await take('one.pdf', pdfBytes()), await take('two.pdf', pdfBytes())]
  const keep = files.keep.bind(files)
  const typing = (id: string, gross: string) => {
    files.keep = async (batch) => {
      await keep(batch)
      receipts.edit(id, { ...typed, lines: [{ ...emptyLine, gross }] })
    }
  }
  typing(ids[1] ?? '', '71.27')
  const {
    made: [merged = ''],
  } = await mergeAndSplit.merge(ids)
  expect(receipts.read(merged).gross).toBe('71.27')
  typing(merged, '81.27')
  const {
    made: [moved = ''],
  } = await mergeAndSplit.move([merged], other)
  expect(receipts.read(moved).gross).toBe('81.27')
})

test('a file that is not what was captured is not made into anything', async () => {
  const { mergeAndSplit, store, take, state, profile } = await prepared()
  const [one, two] = [await take('one.pdf', pdfBytes()), await take('two.pdf', pdfBytes())]
  const { sha256 } = store.receipts.read(two)
  writeFileSync(path.join(profile, 'receipts/originals', sha256), pdfBytes())
  await expect(mergeAndSplit.merge([one, two])).rejects.toMatchObject({ code: 'original-lost' })
  expect([one, two].map(state)).toEqual(['review', 'review'])
})

test('what was made and has gone on is not taken back', async () => {
  const { mergeAndSplit, store, take, state } = await prepared()
  const ids = [await take('one.pdf', pdfBytes()), await take('two.pdf', pdfBytes())]
  const { made: fresh } = await mergeAndSplit.merge(ids)
  const [id = ''] = fresh
  store.receipts.step(id, { from: ['review'], to: 'ready', event: 'confirmed' })
  const back = mergeAndSplit.exchange({ back: ids, away: fresh })
  await expect(back).rejects.toMatchObject({ code: 'wrong-state' })
  expect([...ids, id].map(state)).toEqual(['discarded', 'discarded', 'ready'])
})

test('a crash at any moment leaves the old ones or the new one, all with their files and none confirmed', async () => {
  const { account, mergeAndSplit, store, take, profile } = await prepared()
  const ids = [await take('one.pdf', pdfBytes()), await take('two.pdf', pdfBytes())]
  const pictures: string[] = []
  const freeze = () => {
    const picture = temporaryFolder('crashed')
    cpSync(profile, picture, { recursive: true })
    pictures.push(picture)
  }
  const { files, receipts } = store
  const [keep, exchange] = [files.keep.bind(files), receipts.exchange.bind(receipts)]
  const write = files.sidecars.write.bind(files.sidecars)
  files.keep = async (batch) => {
    freeze()
    await keep(batch)
    freeze()
  }
  files.sidecars.write = async (batch) => {
    await write(batch)
    freeze()
  }
  receipts.exchange = (parts) => {
    freeze()
    exchange(parts)
    freeze()
  }
  await mergeAndSplit.merge(ids)
  expect(pictures).toHaveLength(6)
  const lists: string[] = []
  for (const picture of pictures) {
    const { receipts: found } = await opened(picture)
    found.showAccount(account)
    const rows = (['review', 'ready', 'bin'] as const).map(
      (list) => found.lists.page({ list, search: '', offset: 0, limit: 50 }).rows,
    )
    lists.push(rows.map(({ length }) => length).join(' '))
    for (const row of rows.flat()) {
      const { sha256 } = found.read(row.id)
      expect(existsSync(path.join(picture, 'receipts/originals', sha256))).toBe(true)
    }
    const olds = ids.map((id) => found.read(id).state)
    expect(new Set(olds).size).toBe(1)
  }
  // In review, ready, in the bin: before anything was kept, while it is, and from the commit on.
  expect(lists).toEqual(['2 0 0', '3 0 0', '3 0 0', '3 0 0', '1 0 2', '1 0 2'])
})

test('a merged draft takes from each what the ones before do not say', () => {
  const second = { ...emptyDraft, postingDate: '2026-11-12', supplierName: 'Other' }
  expect(mergedDraft([emptyDraft, typed, second])).toEqual({ ...typed, postingDate: '2026-11-12' })
  expect(mergedDraft([emptyDraft, emptyDraft])).toEqual(emptyDraft)
})

test('a payment keeps its amount and day where a merged draft has others', () => {
  const line = (gross: string) => [{ ...emptyLine, gross }]
  const cash = { method: 'CASH', date: '', amount: '' }
  const bill = { ...typed, postingDate: '2026-11-01', lines: line('100.00') }
  const slip = { ...emptyDraft, postingDate: '2026-11-12', lines: line('£40'), payment: cash }
  const ofSlip = { ...cash, date: '2026-11-12', amount: '40.00' }
  expect(mergedDraft([bill, slip])).toEqual({ ...bill, payment: ofSlip })
  const further = { ...cash, amount: '15.00' }
  expect(mergedDraft([bill, { ...slip, furtherPayments: [further] }])).toMatchObject({
    payment: { ...ofSlip, amount: '25.00' },
    furtherPayments: [{ ...further, date: '2026-11-12' }],
  })
  // What is open stays so where it means the same, or where nothing else was said.
  expect(mergedDraft([slip, bill]).payment).toEqual(cash)
  expect(mergedDraft([bill, { ...emptyDraft, payment: cash }]).payment).toEqual(cash)
  expect(mergedDraft([bill, { ...slip, lines: line('100') }]).payment).toEqual({
    ...cash,
    date: '2026-11-12',
  })
})

test('what a credit note gives back stays when its pages are merged', () => {
  const reverses = { expenseId: 7, postingDate: '2026-11-01', gross: '12.50' }
  const credit = { ...typed, lines: [{ ...emptyLine, gross: '-12.50' }], reverses }
  expect(mergedDraft([credit, emptyDraft])).toEqual(credit)
  expect(mergedDraft([emptyDraft, credit])).toEqual(credit)
  const unpriced = { ...typed, lines: [{ ...emptyLine, expenseType: 'FUEL' }] }
  expect(mergedDraft([unpriced, { ...emptyDraft, reverses }])).toEqual({ ...unpriced, reverses })
  // Lines of another paper give back nothing of it.
  expect(mergedDraft([typed, credit])).toEqual(typed)
})

test('where a move fails, what was confirmed is in review, also by its sidecar, and what began to be sent is as it was', async () => {
  const { mergeAndSplit, store, take, state, stage } = await prepared()
  const { accountRows, files, receipts } = store
  const other = accountRows.add({ kind: 'service', name: 'B', service, access: 'full' }).account.id
  const [plain, waits] = [await take('plain.pdf', pdfBytes()), await take('waits.png', pngBytes())]
  const confirmed = { from: ['review'], to: 'ready', event: 'confirmed' } as const
  receipts.step(waits, confirmed)
  const keep = files.keep.bind(files)
  files.keep = () => Promise.reject(new AppError('disk-full', 'ENOSPC'))
  const full = mergeAndSplit.move([plain, waits], other)
  await expect(full).rejects.toMatchObject({ code: 'disk-full' })
  expect([plain, waits].map((id) => [state(id), stage(id)])).toEqual([
    ['review', 'review'],
    ['review', 'review'],
  ])
  files.keep = keep
  receipts.step(waits, confirmed)
  receipts.step(plain, confirmed)
  const read = files.readOriginal.bind(files)
  files.readOriginal = (sha256) => {
    if (state(waits) === 'ready')
      receipts.step(waits, { from: ['ready'], to: 'sending', event: 'sending' })
    return read(sha256)
  }
  const late = mergeAndSplit.move([waits, plain], other)
  await expect(late).rejects.toMatchObject({ code: 'wrong-state' })
  expect([plain, waits].map(state)).toEqual(['ready', 'sending'])
})

test('a file that the other books have already does not keep others from going with what was moved', async () => {
  const { account, mergeAndSplit, store, review, take, complaints } = await prepared()
  const { accountRows, receipts } = store
  const other = accountRows.add({ kind: 'service', name: 'B', service, access: 'full' }).account.id
  const [terms, slip] = [pdfBytes(), pngBytes()]
  receipts.showAccount(other)
  const there = await take('there.pdf', terms)
  receipts.showAccount(account)
  const lead = await take('bill.png', pngBytes(200))
  const companions = [await take('terms.pdf', terms), await take('slip.png', slip)]
  await review.goWith(companions, lead)
  const { made, from } = await mergeAndSplit.move([lead], other)
  expect(from).toEqual([lead, ...companions])
  const [movedLead, movedTerms, movedSlip] = made.map((id) => receipts.read(id))
  expect(movedTerms).toMatchObject({ state: 'review', duplicateOf: there })
  expect(movedTerms?.goesWith).toBeUndefined()
  expect(movedSlip?.goesWith).toBe(movedLead?.id)
  expect(complaints).toMatchObject([{ code: 'wrong-state' }])
})

async function withSlips() {
  const at = await prepared()
  const { review, store, take } = at
  const lead = await take('bill.pdf', pdfBytes('Bill'))
  const other = await take('page 2.png', pngBytes())
  const slips = [await take('slip.png', pngBytes()), await take('terms.pdf', pdfBytes('Terms'))]
  const [slip = '', terms = ''] = slips
  await review.goWith([slip], lead)
  await review.goWith([terms], other)
  const { receipts, files } = store
  const listed = () => receipts.lists.ids({ list: 'review', search: '' }, 100)
  const leads = () => slips.map((id) => receipts.read(id).goesWith)
  const noted = () => slips.map((id) => files.sidecars.read(id)?.goesWith)
  return { ...at, lead, other, slips, listed, leads, noted }
}

test('what goes with receipts goes with what they are merged into, and back with each of them', async () => {
  const { lead, leads, listed, mergeAndSplit, noted, other, store } = await withSlips()
  const { made, from } = await mergeAndSplit.merge([lead, other])
  const [whole = ''] = made
  expect(listed()).toEqual([whole])
  expect(leads()).toEqual([whole, whole])
  expect(noted()).toEqual([whole, whole])
  await mergeAndSplit.exchange({ back: from, away: made })
  expect(listed()).toEqual([lead, other])
  expect(leads()).toEqual([lead, other])
  expect(noted()).toEqual([lead, other])
  await mergeAndSplit.exchange({ back: made, away: from })
  expect(listed()).toEqual([whole])
  expect(store.receipts.companions.of(whole)).toHaveLength(2)
})

test('what goes with a receipt goes with the first that it is split into, and back', async () => {
  const { lead, leads, listed, mergeAndSplit, other, slips } = await withSlips()
  const { made } = await mergeAndSplit.merge([lead, other])
  const [whole = ''] = made
  const pages = await mergeAndSplit.split(whole, 'pages')
  expect(pages.made).toHaveLength(2)
  expect(leads()).toEqual([pages.made[0], pages.made[0]])
  expect(listed()).toEqual(pages.made)
  await mergeAndSplit.exchange({ back: pages.from, away: pages.made })
  expect(leads()).toEqual([whole, whole])
  await mergeAndSplit.exchange({ back: [lead, other], away: [whole] })
  expect(leads()).toEqual([lead, other])
  expect(listed()).not.toContain(slips[0])
})

test('what a person had stand alone since a merge stays alone when that is undone', async () => {
  const { lead, leads, listed, mergeAndSplit, other, review, slips } = await withSlips()
  const { made, from } = await mergeAndSplit.merge([lead, other])
  await review.standAlone(slips.slice(0, 1))
  await mergeAndSplit.exchange({ back: from, away: made })
  expect(leads()).toEqual([undefined, other])
  expect(listed()).toEqual([lead, other, slips[0]])
})

test('a receipt that is merged with a file of its own loses none, and keeps the others', async () => {
  const { lead, leads, listed, mergeAndSplit, other, review, slips } = await withSlips()
  const [slip = '', terms = ''] = slips
  await review.standAlone([terms])
  await review.goWith([terms], lead)
  const { made, from } = await mergeAndSplit.merge([lead, slip])
  expect(leads()[1]).toBe(made[0])
  expect(listed()).toEqual([other, made[0]])
  await mergeAndSplit.exchange({ back: from, away: made })
  expect(leads()).toEqual([lead, lead])
})

test('a merge waits until it is known whether a file that goes along is in the books', async () => {
  const { lead, leads, listed, mergeAndSplit, other, slips, store } = await withSlips()
  store.receipts.remember(slips[1] ?? '', { isRebuilt: true })
  await expect(mergeAndSplit.merge([lead, other])).rejects.toMatchObject({ code: 'maybe-sent' })
  expect(leads()).toEqual([lead, other])
  expect(listed()).toEqual([lead, other])
})

test('a file that was merged or split is a same file when it comes again, also once it is gone from the bin', async () => {
  const { mergeAndSplit, store, take } = await prepared()
  const [front, back] = [pngBytes(), pdfBytes()]
  const ids = [await take('front.png', front), await take('back.pdf', back)]
  const { made: whole } = await mergeAndSplit.merge(ids)
  await store.retention.emptyBin(store.receipts.shownAccountId)
  expect(ids.map((id) => store.receipts.has(id))).toEqual([false, false])
  const again = await take('again.png', front)
  expect(store.receipts.read(again).duplicateOf).toBe(whole[0])
  store.receipts.step(again, { from: ['review'], to: 'discarded', event: 'discarded' })

  const { made: pages } = await mergeAndSplit.split(whole[0] ?? '', 'pages')
  const later = await take('later.pdf', back)
  expect(store.receipts.read(later).duplicateOf).toBe(pages[0])
  const { sha256 } = store.receipts.read(later)
  const same = new Looks(store.database).ofFile(store.receipts.shownAccountId, sha256)
  expect(same.map(({ id }) => id).toSorted()).toEqual([...pages, later].toSorted())

  await mergeAndSplit.exchange({ back: whole, away: pages })
  expect(store.receipts.read(await take('once more.pdf', back)).duplicateOf).toBe(whole[0])
})
