/** Expenses without a receipt and business mileage, from the form to the books, over the real core and the demo service. */
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { receiptHandlers } from '../../electron/contract/receipt-handlers'
import { calendarDate } from '../../shared/calendar'
import { emptyVoucher, type VoucherDraft } from '../../shared/expenses/voucher'
import { sha256 } from '../support/files'
import { Rig } from '../support/harness'

let rig: Rig
beforeEach(async () => {
  rig = await Rig.start()
  await rig.connect()
})
afterEach(() => rig.end())

const today = () => calendarDate(rig.clock.now())
const calls = () => receiptHandlers(rig.modules)
const drive = (miles: string, more: Partial<VoucherDraft> = {}): VoucherDraft => ({
  ...emptyVoucher,
  kind: 'mileage',
  date: today(),
  person: 'Zoë Hartley',
  from: 'York',
  to: 'Hull',
  why: 'Visit to a client',
  expenseType: 'MILEAGE_ALLOWANCE',
  miles,
  ...more,
})
const parking = (): VoucherDraft => ({
  ...emptyVoucher,
  kind: 'expense',
  date: today(),
  person: 'Zoë Hartley',
  payee: 'City Car Parks',
  what: 'Parking',
  why: 'The machine printed none',
  gross: '4.50',
  expenseType: 'PARKING_AND_TOLLS',
})
const make = async (draft: VoucherDraft) => calls().makeVoucher(draft)
const grosses = (id: string) => rig.core.receipts.read(id).draft.lines.map(({ gross }) => gross)
const pdfOf = async (id: string) => rig.core.readOriginal(rig.core.receipts.read(id).sha256)

/** The expenses that hold the document of a voucher, as the service itself sees them. */
const bookedWith = (id: string) =>
  rig.service
    .books()
    .filter(({ attachments }) =>
      attachments.some((one) => one.sha256 === rig.core.receipts.read(id).sha256),
    )

test('an expense without a receipt is sure at once, and proven in the books with its document', async () => {
  const id = await make(parking())
  const { rows } = await calls().page({ list: 'review', search: '', offset: 0, limit: 10 })
  expect(rows.map(({ verdict }) => verdict)).toEqual([{ grade: 'sure' }])
  expect(rig.core.reading.of(id), 'what was typed is not read').toBeUndefined()
  expect(await calls().confirm({ id, accepted: [] })).toEqual({})
  await rig.reaches(id, 'proven')
  expect(bookedWith(id)).toMatchObject([{ supplier: 'City Car Parks', grossPence: 450 }])
  const bytes = await pdfOf(id)
  expect(sha256(bytes)).toBe(bookedWith(id)[0]?.attachments[0]?.sha256)
  expect(bytes.toString('latin1')).toContain('(Zo\\353 Hartley) Tj')
})

test('mileage over the threshold goes with a line on either side of it, to the penny', async () => {
  const first = await make(drive('9905'))
  const id = await make(drive('100'))
  expect(grosses(first)).toEqual(['4457.25'])
  expect(grosses(id)).toEqual(['42.75', '1.25'])
  expect(await calls().confirm({ id, accepted: [] })).toEqual({})
  await rig.reaches(id, 'proven')
  expect(bookedWith(id)).toMatchObject([{ supplier: 'Zoë Hartley', grossPence: 4400 }])
  expect((await pdfOf(id)).toString('latin1')).toContain(
    '(Zo\\353 Hartley: 9905 before this journey, 10005 with it)',
  )
})

test('the miles of a year count what is not in the bin, and count it again once it is back', async () => {
  const asked = { date: today(), vehicle: 'car' as const, person: 'Zoë Hartley' }
  const said = async () => (await calls().vouchersSay(asked)).milesBefore
  const first = await make(drive('9999.5'))
  await make(drive('10', { vehicle: 'bicycle' }))
  expect(await said()).toBe('9999.5')
  await rig.core.review.discard(first)
  expect(await said()).toBe('0')
  expect(grosses(await make(drive('1')))).toEqual(['0.45'])
  await rig.core.review.restore(first)
  expect(await said()).toBe('10000.5')
  expect(grosses(await make(drive('1')))).toEqual(['0.25'])
})

test('each traveller has their own miles, and a threshold of their own', async () => {
  const asked = { date: today(), vehicle: 'car' } as const
  await make(drive('9900'))
  const bobs = await make(drive('1000', { person: 'Bob Reed' }))
  expect(grosses(bobs)).toEqual(['450.00'])
  expect(grosses(await make(drive('200', { person: 'zoe  hartley' })))).toEqual(['45.00', '25.00'])
  const said = async (person: string) => calls().vouchersSay({ ...asked, person })
  expect(await said('Bob Reed')).toEqual({ milesBefore: '1000', person: 'Bob Reed' })
  expect(await said('Zoë Hartley')).toMatchObject({ milesBefore: '10100' })
  expect(await said('')).toEqual({ milesBefore: '10100', person: 'zoe hartley' })
  expect(await said('Cy')).toEqual({ milesBefore: '0', person: 'Cy' })
  expect((await pdfOf(bobs)).toString('latin1')).toContain('(Bob Reed: 0 before this journey')
})

test('two that are saved at the same moment count each other', async () => {
  const ids = await Promise.all([make(drive('9990')), make(drive('20'))])
  expect(ids.map(grosses)).toEqual([['4495.50'], ['4.50', '2.50']])
})

test('two equal journeys are two documents, and each is an expense of its own', async () => {
  const [one, other] = [await make(drive('12')), await make(drive('12'))]
  const receipts = [one, other].map((id) => rig.core.receipts.read(id))
  expect(receipts[0]?.sha256).not.toBe(receipts[1]?.sha256)
  expect(receipts[1]?.duplicateOf).toBeUndefined()
  expect(rig.core.alike.of(other)).toMatchObject([{ kind: 'same-facts', receiptId: one }])
  for (const id of [one, other])
    expect(await rig.core.review.confirm(id, { accepted: 'all' })).toEqual({})
  for (const id of [one, other]) await rig.reaches(id, 'proven')
  expect([...bookedWith(one), ...bookedWith(other)]).toHaveLength(2)
})

test('a journey is remembered when the database is lost, with its draft and its miles', async () => {
  const id = await make(drive('9905'))
  await rig.close()
  for (const name of readdirSync(rig.profile))
    if (name.startsWith('docket.sqlite')) rmSync(path.join(rig.profile, name), { force: true })
  await rig.open()
  expect(rig.core.receipts.read(id)).toMatchObject({
    voucher: { kind: 'mileage', miles: '9905', milesBefore: '0' },
    supplierName: 'Zoë Hartley',
    gross: '4457.25',
  })
})

test('a voucher is neither merged nor split, since its miles would be lost', async () => {
  const ids = [await make(drive('12')), await make(drive('13'))]
  await expect(rig.core.mergeAndSplit.merge(ids)).rejects.toMatchObject({ code: 'wrong-state' })
  const asked = { date: today(), vehicle: 'car', person: '' } as const
  expect(await calls().vouchersSay(asked)).toEqual({ milesBefore: '25', person: 'Zoë Hartley' })
})

test('what is not complete is not made, and leaves no file', async () => {
  await expect(make(drive('none'))).rejects.toMatchObject({ code: 'draft-incomplete' })
  expect(rig.core.receipts.summary.get().counts.review).toBe(0)
})

test('who was paid is asked about where the books know a name close to it, and so is who travelled', async () => {
  const near = [{ code: 'supplier-near', shown: 'The Copper Kettle Café' }]
  const lunch = await make({ ...parking(), payee: 'Copper Kettle' })
  const journey = await make(drive('12', { person: 'Copper Kettle' }))
  for (const id of [lunch, journey])
    expect(await calls().confirm({ id, accepted: [] })).toMatchObject({
      verdict: { grade: 'look', reasons: near },
    })
  const known = await make({ ...parking(), payee: 'The Copper Kettle Café' })
  expect(await calls().confirm({ id: known, accepted: [] })).toEqual({})
})

test('what changed after the document was made is asked about', async () => {
  const id = await make(parking())
  const { draft } = rig.core.receipts.read(id)
  const [line] = draft.lines
  if (!line) throw new Error('No line')
  rig.core.review.edit(id, { ...draft, lines: [{ ...line, gross: '5.40' }] })
  expect(await rig.core.review.confirm(id, { accepted: [] })).toMatchObject({
    verdict: { grade: 'look', reasons: [{ code: 'total-differs', shown: '4.50' }] },
  })
})
