/** Files that go into the books with a receipt: one expense has them all, none is lost, none makes an expense of its own. */
import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { withAttachment, withoutAttachment } from '../../electron/api/expense-text'
import { expenseIn } from '../../electron/changes/expense-edit'
import type { ReceiptState } from '../../shared/receipts/receipt'
import { Sidecar } from '../../electron/store/files/sidecars'
import { Database } from '../../electron/store/database/database'
import { storeMigrations } from '../../electron/store/database/migrations'
import { fileIn, pdfBytes, pngBytes, sha256, temporaryFolder } from '../support/files'
import { Rig, until } from '../support/harness'

let rig: Rig
afterEach(() => rig.end())

const minute = 60_000
const create = { method: 'POST', path: '^/v1/expenses$' }
const outbox = () => rig.core.accounts.need().outbox
const posts = () =>
  rig.service
    .journal()
    .filter(({ method, path: to }) => method === 'POST' && /^\/v1\/expenses$/.test(to)).length
const isWrongState: unknown = expect.objectContaining({ code: 'wrong-state' })

/** A receipt with two files that go with it. */
async function tied(): Promise<{ lead: string; others: string[]; files: string[] }> {
  rig = await Rig.start({ service: { seed: 'empty' } })
  await rig.connect()
  const files = [
    fileIn(rig.inbox, 'bill.pdf', pdfBytes()),
    fileIn(rig.inbox, 'slip.png', pngBytes()),
    fileIn(rig.inbox, 'terms.pdf', pdfBytes()),
  ]
  const ids: string[] = []
  for (const file of files) ids.push((await rig.capture(file)).id)
  const [lead = '', ...others] = ids
  await rig.core.review.goWith(others, lead)
  return { lead, others, files }
}

async function pass(minutes: number, isEnough: () => boolean): Promise<void> {
  for (let passed = 0; passed < minutes && !isEnough(); passed += 1) {
    rig.clock.advance(minute)
    outbox().wake()
    await outbox().settled()
  }
}

/** One receipt in the books, by which the app has learned how the service shows them. */
async function provenOne(): Promise<void> {
  const { id } = await rig.capture(fileIn(rig.inbox, 'known.png', pngBytes()))
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  await outbox().settled()
}

const areAll = (ids: readonly string[], state: ReceiptState) =>
  ids.every((id) => rig.state(id) === state)

/** Every file is in the books once, all in one expense, that of the receipt first. */
function expectTogether([first = '', ...others]: readonly string[]): void {
  const files = [first, ...others]
  const found = files.map((file) => rig.inBooks(file))
  const [expense] = found[0] ?? []
  for (const expenses of found) expect(expenses.map(({ id }) => id)).toEqual([expense?.id])
  const hashes = expense?.attachments.map((one) => one.sha256) ?? []
  const hashOf = (file: string) => sha256(readFileSync(file))
  expect(hashes[0]).toBe(hashOf(first))
  expect(new Set(hashes)).toEqual(new Set(files.map(hashOf)))
  expect(hashes).toHaveLength(files.length)
}

const listed = (list: 'review' | 'books' | 'sending') =>
  rig.core.receipts.lists.page({ list, search: '', offset: 0, limit: 50 })

test('all go by one create, and each is proven by its own bytes', async () => {
  const { lead, others, files } = await tied()
  await rig.confirm(lead)
  for (const id of [lead, ...others]) await rig.reaches(id, 'proven')
  expect(posts()).toBe(1)
  expectTogether(files)
  expect(others.map((id) => rig.core.receipts.read(id).expenseId)).toEqual(
    Array(2).fill(rig.core.receipts.read(lead).expenseId),
  )
})

test('what goes with a receipt stands in no list, is counted nowhere, and cannot be confirmed', async () => {
  const { lead, others } = await tied()
  expect(listed('review').rows.map(({ id, companions }) => ({ id, companions }))).toEqual([
    { id: lead, companions: 2 },
  ])
  expect(rig.core.receipts.summary.get().counts.review).toBe(1)
  await expect(rig.confirm(others[0] ?? '')).rejects.toEqual(isWrongState)
  await rig.confirm(lead)
  for (const id of [lead, ...others]) await rig.reaches(id, 'proven')
  expect(listed('books')).toMatchObject({ total: 1, rows: [{ id: lead }] })
  expect(rig.core.receipts.summary.get().counts).toMatchObject({ review: 0, sending: 0, books: 1 })
})

test('taken off, it is a receipt of its own again, and goes by itself', async () => {
  const { lead, others, files } = await tied()
  const [slip = '', terms = ''] = others
  await rig.core.review.standAlone([slip])
  expect(listed('review').rows.map(({ id }) => id)).toEqual([lead, slip])
  await rig.confirm(lead)
  await rig.confirm(slip)
  for (const id of [lead, slip, terms]) await rig.reaches(id, 'proven')
  expect(posts()).toBe(2)
  expect(files.map((file) => rig.inBooks(file).length)).toEqual([1, 1, 1])
  expect(rig.inBooks(files[1] ?? '')[0]?.attachments).toHaveLength(1)
})

test('in the bin a receipt leaves its files in review, and has them again when it comes back', async () => {
  const { lead, others } = await tied()
  await rig.core.review.discard(lead)
  expect(listed('review').rows.map(({ id }) => id)).toEqual(others)
  await rig.core.review.restore(lead)
  expect(listed('review').rows.map(({ id }) => id)).toEqual([lead])
})

test('a file that was confirmed for itself meanwhile does not come back to its receipt', async () => {
  const { lead, others, files } = await tied()
  const [slip = '', terms = ''] = others
  await rig.core.review.discard(lead)
  await rig.confirm(slip)
  await rig.reaches(slip, 'proven')
  await rig.core.review.restore(lead)
  await rig.confirm(lead)
  for (const id of [lead, terms]) await rig.reaches(id, 'proven')
  expect(files.map((file) => rig.inBooks(file).length)).toEqual([1, 1, 1])
  expect(listed('books').total).toBe(2)
})

test('only what is in review in the same books, and no chain, can be tied', async () => {
  const { lead, others } = await tied()
  const [slip = '', terms = ''] = others
  const further = await rig.capture(fileIn(rig.inbox, 'further.png', pngBytes()))
  const tries: [string, string][] = [
    [further.id, slip],
    [lead, further.id],
    [lead, lead],
  ]
  for (const [id, to] of tries)
    await expect(rig.core.review.goWith([id], to)).rejects.toEqual(isWrongState)
  await rig.confirm(lead)
  for (const id of [lead, slip, terms]) await rig.reaches(id, 'proven')
  await expect(rig.core.review.goWith([further.id], lead)).rejects.toEqual(isWrongState)
})

test('more than one request may carry is refused, and nothing is tied', async () => {
  const { lead, others } = await tied()
  const large = Buffer.concat([pdfBytes(), Buffer.alloc(20 * 1024 * 1024)])
  const one = await rig.capture(fileIn(rig.inbox, 'large.pdf', large))
  const two = await rig.capture(
    fileIn(rig.inbox, 'huge.pdf', Buffer.concat([large, Buffer.alloc(9)])),
  )
  await expect(rig.core.review.goWith([one.id, two.id], lead)).rejects.toMatchObject({
    code: 'file-too-large',
  })
  expect(rig.core.receipts.companions.of(lead).map(({ id }) => id)).toEqual(others)
})

test('an answer that is lost doubles nothing: each file is found in the books by its own name', async () => {
  const { lead, others, files } = await tied()
  rig.service.dials.next({ ...create, act: { kind: 'drop-after' } })
  await rig.confirm(lead)
  await until(() => posts() === 1, 'it was sent')
  await pass(30, () => areAll([lead, ...others], 'proven'))
  for (const id of [lead, ...others]) await rig.reaches(id, 'proven')
  expect(posts()).toBe(1)
  expectTogether(files)
})

test('a create that never arrived is sent again with all its files', async () => {
  const { lead, others, files } = await tied()
  rig.service.dials.next({ ...create, act: { kind: 'drop-before' } })
  await rig.confirm(lead)
  await until(() => rig.state(lead) !== 'ready', 'it was sent')
  await pass(40, () => areAll([lead, ...others], 'proven'))
  for (const id of [lead, ...others]) await rig.reaches(id, 'proven')
  expectTogether(files)
})

test('a refusal leaves the files with the receipt, and they go once it is mended', async () => {
  const { lead, others, files } = await tied()
  const body = { errors: [{ message: 'That is not possible' }] }
  rig.service.dials.next({ ...create, act: { kind: 'status', status: 400, body } })
  await rig.confirm(lead)
  await rig.reaches(lead, 'rejected')
  expect(others.map((id) => rig.state(id))).toEqual(['review', 'review'])
  expect(rig.core.receipts.summary.get().counts).toMatchObject({ review: 0, attention: 1 })
  await rig.core.review.reopen(lead)
  await rig.confirm(lead)
  for (const id of [lead, ...others]) await rig.reaches(id, 'proven')
  expectTogether(files)
})

test.each(['before', 'after'] as const)(
  'a restart with the answer open (lost %s it arrived) ends with all in one expense',
  async (when) => {
    const { lead, others, files } = await tied()
    await provenOne()
    rig.service.dials.next({ ...create, act: { kind: `drop-${when}` } })
    await rig.confirm(lead)
    await until(() => !['review', 'ready'].includes(rig.state(lead)), 'it was sent')
    await rig.restart()
    await pass(60, () => areAll([lead, ...others], 'proven'))
    for (const id of [lead, ...others]) await rig.reaches(id, 'proven')
    expectTogether(files)
  },
)

test('rows that are lost are made again from sidecars: the files are found in the books, and none is sent', async () => {
  const { lead, others, files } = await tied()
  await rig.confirm(lead)
  for (const id of [lead, ...others]) await rig.reaches(id, 'proven')
  await rig.close()
  for (const end of ['', '-wal', '-shm'])
    rmSync(path.join(rig.profile, `docket.sqlite${end}`), { force: true })
  await rig.open()
  await rig.core.accounts.startDemo().catch(() => undefined)
  await pass(60, () => areAll([lead, ...others], 'proven'))
  expect(posts()).toBe(1)
  expectTogether(files)
})

const sidecar = (id: string) => {
  const file = path.join(rig.profile, 'receipts', 'sidecars', `${id}.json`)
  return Sidecar.parse(JSON.parse(readFileSync(file, 'utf8')))
}

test('a person’s word that a receipt is there leaves its files as ones that may be there too', async () => {
  const { lead, others } = await tied()
  rig.core.setPaused(true)
  await rig.confirm(lead)
  rig.core.receipts.step(lead, {
    from: ['ready'],
    to: 'undecided',
    event: 'undecided',
    problem: { code: 'outcome-unknown', said: [] },
  })
  await rig.core.review.decide(lead, 'is-there')
  expect(rig.state(lead)).toBe('vouched')
  expect(others.map((id) => sidecar(id).stage)).toEqual(['confirmed', 'confirmed'])
})

test('a sidecar says with whom a file goes, and that it may be in the books from confirming on', async () => {
  const { lead, others } = await tied()
  expect(others.map((id) => sidecar(id))).toMatchObject([
    { stage: 'review', goesWith: lead },
    { stage: 'review', goesWith: lead },
  ])
  rig.core.setPaused(true)
  await rig.confirm(lead)
  expect(others.map((id) => sidecar(id).stage)).toEqual(['confirmed', 'confirmed'])
  await rig.core.review.reopen(lead)
  expect(others.map((id) => sidecar(id).stage)).toEqual(['review', 'review'])
})

test('a damaged row of a file is looked for in the books and then waits for its receipt again', async () => {
  const { lead, others, files } = await tied()
  const [slip = ''] = others
  rig.core.setPaused(true)
  await rig.confirm(lead)
  await rig.close()
  const database = new Database(path.join(rig.profile, 'docket.sqlite'), storeMigrations)
  database.run(`UPDATE receipt SET file_name = 'turned' WHERE id = ?`, slip)
  database.close()
  await rig.open()
  expect(rig.core.receipts.read(slip)).toMatchObject({ state: 'checking', goesWith: lead })
  rig.core.setPaused(false)
  await pass(60, () => areAll([lead, ...others], 'proven'))
  for (const id of [lead, ...others]) await rig.reaches(id, 'proven')
  expectTogether(files)
})

test('moved to other books, the files go along', async () => {
  const { lead, others } = await tied()
  const before = rig.core.accounts.need().id
  await rig.core.accounts.connect('Other books', rig.service, 'full')
  const other = rig.core.accounts.need().id
  expect(other).not.toBe(before)
  rig.core.accounts.show(before)
  const { made, from } = await rig.core.mergeAndSplit.move([lead], other)
  expect(from).toEqual([lead, ...others])
  const [newLead = '', ...newOthers] = made
  expect(newOthers.map((id) => rig.core.receipts.read(id).goesWith)).toEqual([newLead, newLead])
  expect(listed('review').total).toBe(0)
  await rig.core.mergeAndSplit.exchange({ back: from, away: made })
  expect(listed('review').rows.map(({ id }) => id)).toEqual([lead])
})

test('a file that went by itself before the profile was put back goes with no receipt', async () => {
  rig = await Rig.start()
  await rig.connect()
  await provenOne()
  const files = [
    fileIn(rig.inbox, 'bill.pdf', pdfBytes()),
    fileIn(rig.inbox, 'slip.png', pngBytes()),
  ] as const
  const bill = (await rig.capture(files[0])).id
  const slip = (await rig.capture(files[1])).id
  await rig.close()
  const copy = temporaryFolder('docket-copy')
  cpSync(rig.profile, copy, { recursive: true })
  await rig.open()
  await rig.confirm(slip)
  await rig.reaches(slip, 'proven')
  await rig.close()
  rmSync(rig.profile, { recursive: true })
  cpSync(copy, rig.profile, { recursive: true })
  await rig.open()
  await rig.connect()
  expect(rig.state(slip)).toBe('review')
  await rig.core.review.goWith([slip], bill)
  await rig.confirm(bill)
  await pass(60, () => areAll([bill, slip], 'proven'))
  // What it was called there is known to the books alone, and its bytes are the same.
  for (const id of [bill, slip]) await rig.reaches(id, 'proven')
  for (const file of files) expect(rig.inBooks(file)).toHaveLength(1)
  expect(rig.inBooks(files[0])).not.toEqual(rig.inBooks(files[1]))
  expect(rig.core.receipts.companions.of(bill)).toEqual([])
})

/** Files that are confirmed and went from another copy of the profile, which this one knows nothing of. */
async function sentFromACopy(
  meanwhile: (expenseId: number) => Promise<void> = async () => undefined,
): Promise<Awaited<ReturnType<typeof tied>>> {
  const all = await tied()
  await provenOne()
  rig.core.setPaused(true)
  await rig.confirm(all.lead)
  await rig.close()
  const copy = temporaryFolder('docket-copy')
  cpSync(rig.profile, copy, { recursive: true })
  await rig.open()
  rig.core.setPaused(false)
  for (const id of [all.lead, ...all.others]) await rig.reaches(id, 'proven')
  await outbox().settled()
  await meanwhile(rig.core.receipts.read(all.lead).expenseId ?? 0)
  await rig.close()
  rmSync(rig.profile, { recursive: true })
  cpSync(copy, rig.profile, { recursive: true })
  await rig.open()
  expect(rig.state(all.lead)).toBe('checking')
  await rig.core.accounts.need().signIn()
  rig.core.setPaused(false)
  return all
}

const wereAsked = (ids: readonly string[]) =>
  ids.filter((id) =>
    rig.core.receipts.read(id).trail.some(({ event }) => ['undecided', 'differs'].includes(event)),
  )

/** Changes an expense in the books as a colleague does, past the app. */
async function changed(expenseId: number, to: (text: string) => string): Promise<void> {
  const expenses = rig.core.accounts.need().work.expenses()
  const expense = await expenses.find(expenseId)
  const answer = await expenses.put(expenseId, to(expense?.text ?? ''))
  expect(answer.kind).toBe('done')
}

test('put back after it was sent, a receipt and its files are found and proven, and nobody is asked', async () => {
  const { lead, others, files } = await sentFromACopy()
  await pass(60, () => areAll([lead, ...others], 'proven'))
  for (const id of [lead, ...others]) await rig.reaches(id, 'proven')
  expect(wereAsked([lead, ...others])).toEqual([])
  expect(posts()).toBe(2)
  expectTogether(files)
  const { expenseId } = rig.core.receipts.read(lead)
  expect(others.map((id) => rig.core.receipts.read(id).expenseId)).toEqual([expenseId, expenseId])
})

test('put back, a file that is not on the expense of its receipt any more waits in review, and is not sent', async () => {
  const { lead, others, files } = await sentFromACopy((id) =>
    changed(id, (text) => withoutAttachment(text, 1)),
  )
  const [slip = '', terms = ''] = others
  await pass(60, () => areAll([lead, terms], 'proven') && rig.state(slip) === 'review')
  for (const id of [lead, terms]) await rig.reaches(id, 'proven')
  await rig.reaches(slip, 'review')
  expect(posts()).toBe(2)
  expect(files.map((file) => rig.inBooks(file).length)).toEqual([1, 0, 1])
  expect(listed('review').rows.map(({ id }) => id)).toEqual([slip])
})

test('put back, a file of another content under the same name is a person’s question', async () => {
  const { lead, others } = await sentFromACopy((id) =>
    changed(id, (text) => {
      const { fileName } = expenseIn(text).attachments?.[1] ?? { fileName: '' }
      const file = { fileName, mediaType: 'image/png', bytes: pngBytes() }
      return withAttachment(withoutAttachment(text, 1), file)
    }),
  )
  const [slip = '', terms = ''] = others
  await pass(60, () => areAll([lead, terms], 'proven') && rig.state(slip) === 'undecided')
  await rig.reaches(slip, 'undecided')
  expect(rig.core.receipts.read(slip).problem?.code).toBe('attachment-differs')
  expect(posts()).toBe(2)
})

test('a file that is gone stops its receipt before anything is sent', async () => {
  const { lead, others } = await tied()
  const [slip = ''] = others
  rmSync(path.join(rig.profile, 'receipts', 'originals', rig.core.receipts.read(slip).sha256))
  await rig.confirm(lead)
  await rig.reaches(lead, 'rejected')
  expect(posts()).toBe(0)
})

test('a file that was typed as a purchase while its receipt was in the bin stays one when that comes back', async () => {
  const { lead, others } = await tied()
  const [slip = '', terms = ''] = others
  const listed = () => rig.core.receipts.lists.ids({ list: 'review', search: '' }, 10)
  await rig.core.review.discard(lead)
  expect(listed().toSorted()).toEqual(others.toSorted())
  rig.core.review.edit(slip, { ...rig.draft(), supplierName: 'Taxi', postingDate: '' })
  await rig.core.review.restore(lead)
  expect(listed().toSorted()).toEqual([lead, slip].toSorted())
  expect(rig.core.receipts.companions.of(lead).map(({ id }) => id)).toEqual([terms])
})
