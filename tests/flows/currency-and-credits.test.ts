/** Receipts in other currencies and credit notes, on their way into the books of the demo company. */
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ExportQuestion } from '../../shared/books/export'
import type { ExpenseDraft } from '../../shared/expenses/expense'
import { fileIn, pngBytes, temporaryFolder } from '../support/files'
import { Rig, until } from '../support/harness'

let rig: Rig
afterEach(() => rig.end())

async function start(): Promise<void> {
  rig = await Rig.start()
  await rig.connect()
}

const capture = async (name: string) => {
  const file = fileIn(rig.inbox, name, pngBytes())
  return { file, id: (await rig.capture(file)).id }
}

/** Lines of FUEL without VAT, in pounds. */
const drafted = (gross: string, more: Partial<ExpenseDraft> = {}): ExpenseDraft => ({
  ...rig.draft(),
  lines: [{ expenseType: 'FUEL', description: 'Diesel', vatType: 'Outside the Scope', gross }],
  ...more,
})

/** Confirms as a person does who answers for the reasons named, and for no others. */
async function confirmFor(id: string, draft: ExpenseDraft, codes: string[]): Promise<void> {
  rig.core.review.edit(id, draft)
  const { verdict } = await rig.core.review.confirm(id, { accepted: [] })
  if (verdict?.grade !== 'look') throw new Error(`Not asked: ${JSON.stringify(verdict)}`)
  expect(verdict.reasons.map(({ code }) => code)).toEqual(codes)
  const accepted = verdict.reasons.map(({ key }) => key)
  expect(await rig.core.review.confirm(id, { accepted })).toEqual({})
}

async function recordOf(id: string) {
  await rig.reaches(id, 'proven')
  const { books } = rig.core.accounts.need()
  await books.refresh()
  const { expenseId = 0 } = rig.core.receipts.read(id)
  await until(() => books.record('expenses', expenseId) !== undefined, 'the books know it')
  const record = books.record('expenses', expenseId)
  if (!record) throw new Error('No such expense')
  return record
}

const linesOf = async (list: 'receipts' | 'expenses', search: string) => {
  const target = path.join(temporaryFolder('docket-exports'), 'list.csv')
  const filter = list === 'receipts' ? { list: 'books', search } : { search }
  const question = ExportQuestion.parse({ list, filter })
  await rig.core.exporter.save({ question, format: 'csv', target })
  return readFileSync(target, 'utf8').trimEnd().split('\r\n')
}

const original = { currency: 'EUR', amount: '316.50', rate: '1.1523' }

test('a receipt in euro is an expense in pounds that names the euro and the rate, here and in what is taken out', async () => {
  await start()
  const { file, id } = await capture('hotel.png')
  rig.core.review.edit(id, drafted('', { original: { ...original, rate: '' } }))
  expect(await rig.core.review.confirm(id, { accepted: 'all' })).toMatchObject({
    verdict: { grade: 'cannot' },
  })
  rig.core.review.edit(id, drafted('316.50', { original }))
  const { verdict } = await rig.core.review.confirm(id, { accepted: [] })
  expect(verdict).toMatchObject({
    reasons: [{ code: 'conversion-differs', shown: '274.67' }, { code: 'converted' }],
  })
  await confirmFor(id, drafted('274.67', { original }), ['converted'])
  const record = await recordOf(id)
  expect(record).toMatchObject({
    gross: '274.67',
    lines: [{ description: 'Diesel (EUR 316.50 at 1.1523)' }],
  })
  expect(rig.inBooks(file)).toHaveLength(1)
  expect(rig.core.receipts.read(id).original).toEqual(original)

  const { postingDate } = rig.draft()
  expect(rig.core.rates.offered('EUR', postingDate)).toMatchObject([
    { source: 'used', rate: '1.1523' },
  ])
  const [head, line] = await linesOf('receipts', '')
  expect(head).toContain('Gross,Original amount,Currency,Rate,')
  expect(line).toContain('274.67,316.50,EUR,1.1523,')
  expect((await linesOf('expenses', '316.50')).join('\n')).toContain('316.50,EUR,1.1523')
})

test('a receipt that was taken back and confirmed again names its currency once', async () => {
  await start()
  rig.core.setPaused(true)
  const { id } = await capture('hotel.png')
  await confirmFor(id, drafted('274.67', { original }), ['converted'])
  await rig.core.review.reopen(id)
  const again = { ...original, rate: '1.16' }
  await confirmFor(id, drafted('272.84', { original: again }), ['converted'])
  rig.core.setPaused(false)
  expect((await recordOf(id)).lines[0]?.description).toBe('Diesel (EUR 316.50 at 1.16)')
})

test('what a receipt says in another currency outlasts a database that is lost', async () => {
  await start()
  rig.core.setPaused(true)
  const { id } = await capture('hotel.png')
  await confirmFor(id, drafted('274.67', { original }), ['converted'])
  await rig.close()
  for (const ending of ['', '-wal', '-shm'])
    rmSync(path.join(rig.profile, `docket.sqlite${ending}`), { force: true })
  rmSync(path.join(rig.profile, 'snapshots'), { recursive: true, force: true })
  await rig.open()
  expect(rig.core.receipts.read(id).draft.original).toEqual(original)
})

test('a credit note is an expense below zero that names the purchase, and no copy of it', async () => {
  await start()
  const bought = await capture('bought.png')
  await rig.confirm(bought.id, drafted('61.27'))
  const purchase = await recordOf(bought.id)
  const { books } = rig.core.accounts.need()
  const today = rig.draft().postingDate
  const before = books.overview(today).total

  const credit = await capture('credit.png')
  rig.core.review.edit(credit.id, drafted('61.27'))
  expect(rig.core.alike.of(credit.id)).toMatchObject([{ kind: 'same-facts' }])
  rig.core.review.edit(credit.id, drafted('-61.27'))
  expect(rig.core.alike.of(credit.id)).toEqual([])
  expect(rig.core.alike.of(bought.id)).toEqual([])
  const [reverses] = rig.core.purchases.of(credit.id)
  expect(reverses).toEqual({ expenseId: purchase.id, postingDate: today, gross: '61.27' })
  if (!reverses) return
  const payment = { method: 'CASH', date: '', amount: '' }
  await confirmFor(credit.id, drafted('-61.27', { reverses, payment }), ['not-a-credit'])
  const record = await recordOf(credit.id)
  expect(record.gross).toBe('-61.27')
  expect(record.payments.map(({ amount }) => amount)).toEqual(['-61.27'])
  expect(record.lines[0]?.description).toMatch(
    new RegExp(`^Diesel \\(refund of £61\\.27 on .*, #${purchase.id}\\)$`),
  )
  expect(rig.inBooks(credit.file)).toHaveLength(1)
  const after = books.overview(today).total
  expect(Number(after.amount)).toBeCloseTo(Number(before.amount) - 61.27, 2)
  expect((await linesOf('receipts', '')).join('\n')).toContain(',-61.27,')
  const second = await capture('credit again.png')
  rig.core.review.edit(second.id, drafted('-61.27'))
  expect(rig.core.alike.of(second.id), 'a credit note may be here twice').not.toEqual([])
})

test('a credit note that the service refuses comes back with its words, with all that was typed', async () => {
  await start()
  await rig.service.dials.apply({ refusesNegative: true })
  const { file, id } = await capture('credit.png')
  const draft = drafted('-61.27')
  await confirmFor(id, draft, ['not-a-credit'])
  await rig.reaches(id, 'rejected')
  expect(rig.core.receipts.read(id).problem).toMatchObject({
    code: 'service-refused',
    said: [expect.stringContaining('must be more than zero')],
  })
  expect(rig.inBooks(file)).toEqual([])
  await rig.core.review.reopen(id)
  expect(rig.core.receipts.read(id).draft.lines).toEqual(draft.lines)
  await rig.service.dials.apply({ refusesNegative: false })
  await confirmFor(id, draft, ['not-a-credit'])
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toMatchObject([{ grossPence: -6127 }])
})
