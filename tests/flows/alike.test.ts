/** Duplicates found without a network: by how they look, by their facts, and in the books as they are known here. */
import { afterEach, expect, test } from 'vitest'
import { addDays } from '../../shared/calendar'
import type { Reading } from '../../shared/receipts/reading'
import { readFile } from '../../electron/reading/child/read'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'
import { toldReadings } from '../support/told-readings'
import { harbour, syntaxes } from '../unit/electron/reading/invoice/samples'

let rig: Rig
afterEach(() => rig.end())

const look = '25563a7c537ec2c8'
/** The same picture in another encoding: four bits are others. */
const again = '25563a7c537ec2c7'

const alike = (id: string) =>
  rig.core.alike.of(id).map(({ kind, receiptId, expenseId }) => [kind, receiptId ?? expenseId])

const capture = (name: string, bytes = pngBytes()) => rig.capture(fileIn(rig.inbox, name, bytes))

test('a receipt photographed twice is named from either side, until both are kept or one is discarded', async () => {
  rig = await Rig.start()
  const [first, second] = [await capture('one.png'), await capture('two.png')]
  expect(rig.core.alike.due()?.id).toBe(second.id)
  rig.core.alike.looked(first.id, look)
  const { revision } = rig.core.receipts.summary.get()
  rig.core.alike.looked(second.id, again)
  expect(rig.core.receipts.summary.get().revision, 'the window is told').toBeGreaterThan(revision)
  expect(alike(second.id)).toEqual([['look-alike', first.id]])
  expect(alike(first.id)).toEqual([['look-alike', second.id]])

  await rig.core.review.discard(first.id)
  expect(alike(second.id)).toEqual([])
  await rig.core.review.restore(first.id)
  expect(alike(second.id)).toEqual([['look-alike', first.id]])

  rig.core.alike.keepBeside(second.id, [first.id])
  await rig.restart()
  expect(rig.core.alike.due()).toBeUndefined()
  expect(alike(second.id)).toEqual([])
  expect(alike(first.id)).toEqual([])
  expect(rig.core.receipts.read(second.id).trail.at(-1)?.event).toBe('kept-both')
})

test('a same file is refused as before, and once kept is not asked about again for its looks', async () => {
  rig = await Rig.start()
  await rig.connect()
  const bytes = pngBytes()
  const [first, second] = [await capture('one.png', bytes), await capture('two.png', bytes)]
  for (const { id } of [first, second]) rig.core.alike.looked(id, look)
  expect(alike(second.id)).toEqual([['same-file', first.id]])
  expect(alike(first.id)).toEqual([])
  await expect(rig.confirm(second.id)).rejects.toMatchObject({ code: 'wrong-state' })
  rig.core.alike.keepTwin(second.id)
  expect(alike(second.id)).toEqual([])
  await rig.restart()
  expect(alike(first.id)).toEqual([])
  expect(rig.core.receipts.read(second.id).duplicateOf).toBeUndefined()
})

test('one that comes back from the bin is asked about beside a later copy of its file, before anybody looked at either', async () => {
  rig = await Rig.start()
  await rig.connect()
  const bytes = pngBytes()
  const first = await capture('one.png', bytes)
  await rig.core.review.discard(first.id)
  const second = await capture('two.png', bytes)
  expect(second.duplicateOf).toBeUndefined()
  await rig.confirm(second.id)
  await rig.reaches(second.id, 'proven')
  await rig.core.review.restore(first.id)
  expect(alike(first.id)).toEqual([['look-alike', second.id]])
  // Another amount, so that the file alone speaks for it.
  const draft = rig.draft()
  const lines = draft.lines.map((line) => ({ ...line, gross: '50.00' }))
  rig.core.review.edit(first.id, { ...draft, lines })
  const { verdict } = await rig.core.review.confirm(first.id, { accepted: [] })
  const asked = expect.objectContaining({ code: 'alike' }) as object
  expect(verdict).toMatchObject({
    grade: 'look',
    reasons: expect.arrayContaining([asked]) as unknown[],
  })
  expect(rig.core.receipts.read(first.id).state).toBe('review')
})

test('an expense of the same supplier, day and amount is found in the books without a network', async () => {
  rig = await Rig.start()
  await rig.connect()
  const sent = await capture('sent.png')
  await rig.confirm(sent.id)
  await rig.reaches(sent.id, 'proven')
  const { books } = rig.core.accounts.need()
  await books.refresh()
  const { expenseId } = rig.core.receipts.read(sent.id)
  await until(() => books.record('expenses', expenseId ?? 0) !== undefined, 'the books know it')
  await rig.service.dials.offline(true)
  await rig.restart()

  expect(alike(sent.id), 'its own expense is none').toEqual([])
  const later = await capture('later.png')
  rig.core.review.edit(later.id, { ...rig.draft(), supplierName: 'NORTHGATE fuels' })
  expect(alike(later.id), 'one purchase is named once').toEqual([['same-facts', sent.id]])
  rig.core.review.edit(later.id, { ...rig.draft(), supplierName: 'Northgate' })
  expect(alike(later.id)).toEqual([])
})

test('an expense that no receipt here stands for is named, and keeping both is remembered', async () => {
  rig = await Rig.start()
  await rig.connect()
  const { books } = rig.core.accounts.need()
  await until(() => books.expenses(all).total > 0, 'the books are known')
  await rig.service.dials.offline(true)
  const largest = books.expenses({ ...all, limit: 100 }).rows
  const expense = largest.find(({ id }) => books.record('expenses', id)?.attachments?.length)
  if (!expense) throw new Error('No expense with a file')
  const { supplierName, postingDate, gross } = expense
  const { id } = await capture('again.png')
  const line = { expenseType: 'FUEL', description: '', vatType: 'Standard', gross }
  rig.core.review.edit(id, { supplierName, postingDate, lines: [line] })
  expect(alike(id)).toEqual([['in-books', expense.id]])
  rig.core.alike.keepBeside(id, [expense.id])
  await rig.restart()
  expect(alike(id)).toEqual([])
})

test('the paper of a credit note that a colleague entered in the books is asked about, however old its purchase is', async () => {
  rig = await Rig.start()
  await rig.connect()
  const { books } = rig.core.accounts.need()
  await until(() => books.expenses(all).total > 0, 'the books are known')
  const [expense] = books.expenses(all).rows
  if (!expense) throw new Error('No expense')
  const creditNotes = [{ date: '2026-11-10', amount: '4.80' }]
  books.learnExpense({ record: { ...expense, postingDate: '2026-04-01', creditNotes }, text: '' })
  const { supplierName, supplierId } = expense
  const { id } = await capture('credit.png')
  const draft = { supplierName, postingDate: '2026-11-10', lines: [{ ...line, gross: '-4.80' }] }
  rig.core.review.edit(id, draft)
  expect(alike(id)).toEqual([['credit-in-books', expense.id]])
  rig.core.review.edit(id, { ...draft, supplierId })
  expect(alike(id)).toEqual([['credit-in-books', expense.id]])
})

test('a receipt is asked about by its own books, whichever are shown by then', async () => {
  rig = await Rig.start()
  await rig.connect()
  const { id: own, books } = rig.core.accounts.need()
  await until(() => books.expenses(all).total > 0, 'the books are known')
  const { openPeriods } = books.choices.get()
  const expense = books
    .expenses({ ...all, limit: 100 })
    .rows.filter(({ attachments }) => attachments?.length)
    .find((one) =>
      openPeriods.some(
        (period) => period.startDate <= one.postingDate && one.postingDate <= period.endDate,
      ),
    )
  if (!expense) throw new Error('No expense with a file of an open period')
  const { supplierName, postingDate, gross } = expense
  const { id } = await capture('again.png')
  rig.core.review.edit(id, { supplierName, postingDate, lines: [{ ...line, gross }] })
  await rig.core.accounts.connect('Other books', rig.service, 'full')
  const other = rig.core.accounts.need().id
  rig.core.accounts.show(own)
  const confirming = rig.core.review.confirm(id, { accepted: [] })
  rig.core.accounts.show(other)
  expect(await confirming).toMatchObject(asked)
  expect(alike(id)).toEqual([['in-books', expense.id]])
})

test('the number of a document goes into its description, and by it the same document is found here and in the books', async () => {
  rig = await Rig.start()
  await rig.connect()
  const sent = await capture('sent.png')
  await rig.confirm(sent.id, { documentNumber: 'INV-0012/26' })
  await rig.reaches(sent.id, 'proven')
  const { expenseId = 0, draft } = rig.core.receipts.read(sent.id)
  expect(draft.lines[0]?.description, 'what the person typed').not.toContain('INV')
  const { books } = rig.core.accounts.need()
  await books.refresh()
  await until(() => books.record('expenses', expenseId) !== undefined, 'the books know it')
  expect(books.record('expenses', expenseId)?.lines[0]?.description).toMatch(/no\. INV-0012\/26$/i)

  const later = await capture('later.png')
  const other = { ...rig.draft(), documentNumber: 'inv 0012 26', postingDate: '', lines: [line] }
  rig.core.review.edit(later.id, other)
  expect(alike(later.id)).toEqual([['same-number', sent.id]])
  rig.core.alike.keepBeside(later.id, [sent.id])
  expect(alike(later.id)).toEqual([])
  const found = rig.core.receipts.lists.page({
    list: 'review',
    search: 'INV-0012',
    offset: 0,
    limit: 9,
  })
  expect(found.rows.map(({ id }) => id)).toEqual([later.id])
  expect(found.rows[0]?.documentNumber).toBe('inv 0012 26')

  rig.core.settings.change({ numberInDescription: false })
  const plain = await capture('plain.png')
  await rig.confirm(plain.id, { documentNumber: 'INV-0013' })
  await rig.reaches(plain.id, 'proven')
  expect(await described(plain.id)).not.toContain('INV')
})

test('one document captured twice is asked about by its number, whatever parts its characters', async () => {
  rig = await Rig.start()
  await rig.connect()
  rig.core.setPaused(true)
  const [first, second] = [await capture('one.png'), await capture('two.png')]
  const postingDate = addDays(rig.draft().postingDate, -29)
  await rig.confirm(first.id, { documentNumber: 'INV#4711', postingDate })
  rig.core.review.edit(second.id, { ...rig.draft(), documentNumber: 'inv_4711' })
  expect(await rig.core.review.confirm(second.id, { accepted: [] })).toMatchObject(asked)
  const found = { list: 'review', search: 'INV#47', offset: 0, limit: 9 } as const
  expect(rig.core.receipts.lists.page(found).rows.map(({ id }) => id)).toEqual([second.id])
})

const asked = { verdict: { grade: 'look', reasons: [{ code: 'alike' }] } }

test('a document captured twice is asked about although its supplier was renamed between', async () => {
  rig = await Rig.start()
  await rig.connect()
  const { books } = rig.core.accounts.need()
  const [supplier] = books.findSuppliers('', 1)
  if (!supplier) throw new Error('No supplier')
  const picked = { ...rig.draft(), supplierId: supplier.id }
  const [first, second] = [await capture('one.png'), await capture('two.png')]
  rig.core.review.edit(first.id, { ...picked, supplierName: supplier.name })
  rig.core.review.edit(second.id, { ...picked, supplierName: 'The Name Before' })
  expect(await rig.core.review.confirm(first.id, { accepted: 'all' })).toEqual({})
  await rig.reaches(first.id, 'proven')
  expect(await rig.core.review.confirm(second.id, { accepted: [] })).toMatchObject(asked)
})

test('one paper in another currency is asked about although it was converted at another rate', async () => {
  rig = await Rig.start()
  await rig.connect()
  const [first, second] = [await capture('one.png'), await capture('two.png')]
  const booked = await capture('booked.png')
  const converted = (rate: string, gross: string) => ({
    ...rig.draft(),
    lines: [{ ...line, gross }],
    original: { currency: 'EUR', amount: '316.50', rate },
  })
  rig.core.review.edit(first.id, converted('1.1523', '274.67'))
  rig.core.review.edit(second.id, converted('1.16', '272.84'))
  expect(alike(second.id)).toEqual([['same-facts', first.id]])

  await rig.core.review.discard(first.id)
  const room = { ...line, gross: '274.67', description: 'Room (EUR 316.50 at 1.1523)' }
  await rig.confirm(booked.id, { lines: [room] })
  await rig.reaches(booked.id, 'proven')
  await described(booked.id)
  const { expenseId } = rig.core.receipts.read(booked.id)
  expect(alike(second.id)).toEqual([['in-books', expenseId]])
})

test.each([
  ['INV-4711', 'INV4711', 'Northgate Fuels'],
  ['INV4711', 'INV-4711', 'Northgate Fuels Limited'],
  ['2026_0017', '2026-0017', 'The Northgate Fuels'],
])('an expense that carries %s is found for the document %s of %s', async (theirs, ours, name) => {
  rig = await Rig.start()
  await rig.connect()
  const sent = await capture('sent.png')
  await rig.confirm(sent.id, { lines: [{ ...line, description: `Diesel, no. ${theirs}` }] })
  await rig.reaches(sent.id, 'proven')
  expect(await described(sent.id)).toContain(theirs)
  const { id } = await capture('again.png')
  const draft = { ...rig.draft(), supplierName: name, postingDate: '', lines: [line] }
  const other = { ...draft, documentNumber: ours }
  rig.core.review.edit(id, other)
  expect(alike(id)).toEqual([['same-number', rig.core.receipts.read(sent.id).expenseId]])
})

/** The description that the books have of a receipt's expense. */
async function described(id: string): Promise<string | undefined> {
  const { expenseId = 0 } = rig.core.receipts.read(id)
  const { books } = rig.core.accounts.need()
  await books.refresh()
  const record = () => books.record('expenses', expenseId)
  await until(() => record() !== undefined, 'the books know it')
  return record()?.lines[0]?.description
}

test.each([
  ['Diesel', 'Diesel, no. INV-4712'],
  ['', 'No. INV-4712'],
  ['Diesel of INV-4711', 'Diesel of INV-4711, no. INV-4712'],
])('a number that is corrected after “%s” was taken back stands alone', async (typed, sent) => {
  rig = await Rig.start()
  await rig.connect()
  rig.core.setPaused(true)
  const { id } = await capture('corrected.png')
  const lines = [{ ...line, description: typed }]
  await rig.confirm(id, { documentNumber: 'INV-4711', lines })
  await rig.core.review.reopen(id)
  const { draft } = rig.core.receipts.read(id)
  rig.core.review.edit(id, { ...draft, documentNumber: 'INV-4712' })
  expect(await rig.core.review.confirm(id, { accepted: 'all' })).toEqual({})
  rig.core.setPaused(false)
  await rig.reaches(id, 'proven')
  expect(await described(id)).toBe(sent)
})

const line = { expenseType: 'FUEL', description: '', vatType: 'Standard', gross: '8.00' }

const all = {
  search: '',
  sort: { by: 'amount', isDescending: true } as const,
  offset: 0,
  limit: 1,
}

test('what was told apart by mistake is asked about again, and told apart again', async () => {
  rig = await Rig.start()
  const [first, second] = [await capture('one.png'), await capture('two.png')]
  rig.core.alike.looked(first.id, look)
  rig.core.alike.looked(second.id, again)
  const told = rig.core.alike.keepBeside(second.id, [first.id])
  expect(told).toEqual({ id: second.id, others: [first.id] })
  rig.core.alike.askAgain(told)
  expect(alike(second.id)).toEqual([['look-alike', first.id]])
  expect(alike(first.id)).toEqual([['look-alike', second.id]])
  expect(rig.core.receipts.read(second.id).trail.at(-1)?.event).toBe('asked-again')
  rig.core.alike.keepBeside(second.id, told.others)
  await rig.restart()
  expect(alike(second.id)).toEqual([])
})

test('a same file that was kept by mistake has its mark again, and is not sent before it is decided', async () => {
  rig = await Rig.start()
  await rig.connect()
  const bytes = pngBytes()
  const [first, second] = [await capture('one.png', bytes), await capture('two.png', bytes)]
  for (const { id } of [first, second]) rig.core.alike.looked(id, look)
  const told = rig.core.alike.keepTwin(second.id)
  expect(told).toEqual({ id: second.id, twin: first.id, others: [first.id] })
  rig.core.alike.askAgain(told)
  expect(alike(second.id)).toEqual([['same-file', first.id]])
  await expect(rig.confirm(second.id)).rejects.toMatchObject({ code: 'wrong-state' })
  await rig.restart()
  expect(rig.core.receipts.read(second.id).duplicateOf).toBe(first.id)
  rig.core.alike.keepTwin(second.id)
  expect(alike(second.id)).toEqual([])
})

test('once it was confirmed, a receipt is not asked about again, and stays told apart', async () => {
  rig = await Rig.start()
  await rig.connect()
  rig.core.setPaused(true)
  const bytes = pngBytes()
  const [first, second] = [await capture('one.png', bytes), await capture('two.png', bytes)]
  const told = rig.core.alike.keepTwin(second.id)
  await rig.confirm(second.id)
  expect(() => rig.core.alike.askAgain(told)).toThrow(
    expect.objectContaining({ code: 'wrong-state' }),
  )
  expect(rig.core.receipts.read(second.id).duplicateOf).toBeUndefined()
  expect(alike(first.id)).toEqual([])
})

test('a mark of a same file never points at a receipt that is another file, later, or gone', async () => {
  rig = await Rig.start()
  const bytes = pngBytes()
  const [other, first, second] = [
    await capture('other.png'),
    await capture('one.png', bytes),
    await capture('two.png', bytes),
  ]
  rig.core.alike.keepTwin(second.id)
  rig.core.alike.askAgain({ id: second.id, twin: other.id, others: [] })
  expect(rig.core.receipts.read(second.id).duplicateOf).toBeUndefined()
  rig.core.alike.askAgain({ id: first.id, twin: second.id, others: [] })
  expect(rig.core.receipts.read(first.id).duplicateOf).toBeUndefined()
})

test('an electronic invoice that comes again in another form is known by its number', async () => {
  const said = new Map<string, Reading>()
  rig = await Rig.start({ world: { spawnReading: toldReadings(said) } })
  await rig.connect()
  await rig.core.reading.start()
  const captured = async (name: string, xml: string) => {
    said.set(name, await readFile(Buffer.from(xml), name, () => Promise.reject(new Error(name))))
    const { id } = await capture(name, Buffer.from(xml))
    await until(() => rig.core.reading.of(id)?.state === 'read', 'the invoice is read')
    return id
  }
  const first = await captured('ubl.xml', syntaxes['UBL 2.1'](harbour))
  const again = await captured('cii.xml', syntaxes['CII D16B'](harbour))
  const other = await captured('other.xml', syntaxes['UBL 2.1']({ ...harbour, number: 'HB-2042' }))
  const { draft } = rig.core.receipts.read(again)
  expect(draft).toMatchObject({ documentNumber: 'HB-2041', dueDate: '2026-11-04' })
  expect(rig.core.reading.of(again)).toMatchObject({ reading: { fields: { source: 'e-invoice' } } })
  // Without day and amount nothing but the number is left to know it by.
  rig.core.review.edit(again, { ...draft, postingDate: '' })
  rig.core.review.edit(other, { ...rig.core.receipts.read(other).draft, postingDate: '' })
  expect(alike(again)).toEqual([['same-number', first]])
  expect(alike(other)).toEqual([])
})
