/** What a person chose comes back with the next receipt of the supplier, and goes by itself only by their own rule. */
import { afterEach, expect, test } from 'vitest'
import { expenseHandlers } from '../../electron/contract/expense-handlers'
import { calendarDate } from '../../shared/calendar'
import type { ExpenseDraft } from '../../shared/expenses/expense'
import { ExpenseEdit } from '../../shared/expenses/expense-change'
import type { Reading } from '../../shared/receipts/reading'
import { startDemoService } from '../../sandbox/service'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'
import { connectSecond } from '../support/second-books'
import { toldReadings } from '../support/told-readings'
import { readingOf, sure, unsure } from '../unit/electron/receipts/suggestions/readings'

let rig: Rig
afterEach(() => rig.end())

/** What the receipts say, by file name. */
const said = new Map<string, Reading>()

const spawnReading = toldReadings(said)

async function start(): Promise<void> {
  rig = await Rig.start({ world: { spawnReading } })
  await rig.connect()
  await rig.core.reading.start()
}

const today = () => calendarDate(rig.clock.now())

async function captured(fileName: string, fields: Reading['fields'] = marlow()): Promise<string> {
  said.set(fileName, readingOf(['MARL0W HARDWARE LTD', 'Tel 01628 555 019'], fields))
  const { id } = await rig.capture(fileIn(rig.inbox, fileName, pngBytes()))
  await until(() => rig.core.reading.of(id)?.state === 'read', 'the receipt is read')
  return id
}

const marlow = (total = '15.00') => ({
  vatLines: [],
  items: [],
  supplier: sure('MARL0W HARDWARE LTD'),
  date: sure(today()),
  total: sure(total),
  currency: sure('GBP'),
  vat: sure((Number(total) / 6).toFixed(2)),
})

/** What a person fills in of the first. */
const chosen = { expenseType: 'FUEL', vatType: 'Standard' }

async function confirmFirst(fileName = 'first.png'): Promise<string> {
  const id = await captured(fileName)
  const { draft } = rig.core.receipts.read(id)
  const payment = eft()
  const lines = draft.lines.map((line) => ({ ...line, ...chosen }))
  rig.core.review.edit(id, { ...draft, lines, payment })
  expect(await rig.core.review.confirm(id, { accepted: [] })).toEqual({})
  return id
}

test('the next receipt of a supplier comes with type, VAT type and payment, and says why, until it is forgotten', async () => {
  await start()
  const first = await confirmFirst()
  const { supplierId } = rig.core.receipts.read(first).draft
  expect(supplierId, 'known in the books by another spelling').toBeDefined()
  await rig.restart()
  await rig.core.reading.start()

  const second = await captured('second.png', marlow('18.00'))
  const { draft, state } = rig.core.receipts.read(second)
  expect(state).toBe('review')
  expect(draft).toMatchObject({
    supplierId,
    supplierName: 'Marlow Hardware',
    postingDate: today(),
    lines: [{ ...chosen, gross: '18.00' }],
    payment: { method: 'EFT' },
  })
  const type = rig.core.learning
    .suggested(second)
    .find(({ field }) => field === 'lines.0.expenseType')
  expect(type).toMatchObject({
    from: 'learned',
    why: { kind: 'chosen', supplierName: 'Marlow Hardware', times: 1, lastOn: today() },
  })

  const supplier = { id: supplierId ?? 0, name: 'Marlow Hardware' }
  expect(rig.core.learning.remembered({ search: '', offset: 0, limit: 10 }).total).toBe(1)
  rig.core.learning.forget(supplier, 'payment')
  expect(rig.core.learning.defaultsFor(supplier)).not.toHaveProperty('payment')
  rig.core.learning.forget(supplier)
  const third = await captured('third.png', marlow('21.00'))
  const { lines, payment } = rig.core.receipts.read(third).draft
  expect(payment).toBeUndefined()
  expect(lines[0]?.expenseType, 'what the books suggest for the supplier').toBe('TOOLS')
})

test('a supplier whose bills are left unpaid is paid by no suggestion because of one that was paid, and parts and what was forgotten count for nothing', async () => {
  await start()
  rig.core.setPaused(true)
  const supplier = { name: 'Marlow Hardware' }
  const paidBy = () => rig.core.learning.remembered({ search: '', offset: 0, limit: 1 }).rows[0]
  await confirmFirst()
  expect(paidBy()?.defaults.payment).toMatchObject({ why: { times: 1, of: 1 } })

  const next = async (total: string, more: (draft: ExpenseDraft) => Partial<ExpenseDraft>) => {
    const id = await captured(`${total}.png`, marlow(total))
    const { draft } = rig.core.receipts.read(id)
    rig.core.review.edit(id, { ...draft, ...more(draft) })
    expect(await rig.core.review.confirm(id, { accepted: [] })).toEqual({})
    return draft
  }
  const inParts = await next('16.00', ({ payment }) => ({
    ...(payment && { payment: { ...payment, amount: '6.00' } }),
    ...(payment && { furtherPayments: [{ ...payment, amount: '4.00' }] }),
  }))
  expect(inParts.payment).toMatchObject({ method: 'EFT' })
  expect(paidBy()?.defaults.payment).toMatchObject({ why: { times: 1, of: 1 } })
  await next('17.00', () => ({ payment: undefined }))
  const later = await next('18.00', () => ({}))
  expect(later.payment).toBeUndefined()
  const { supplier: kept = supplier } = paidBy() ?? {}
  await rig.restart()
  expect(rig.core.learning.defaultsFor(kept)).not.toHaveProperty('payment')
  await rig.core.reading.start()

  rig.core.learning.forget(kept, 'payment')
  await next('19.00', () => ({ payment: eft() }))
  expect(paidBy()?.defaults.payment).toMatchObject({ why: { times: 1, of: 1 } })
})

/** From the first account of the books. */
function eft() {
  const [account] = rig.core.accounts.choices.get().bankAccounts
  return { method: 'EFT', bankAccountId: account?.id ?? 0, date: '', amount: '' }
}

test('only the person’s own rule sends a receipt without a look, and what it sent teaches nothing', async () => {
  await start()
  const first = await confirmFirst()
  const { draft } = rig.core.receipts.read(first)
  const supplier = { id: draft.supplierId ?? 0, name: draft.supplierName }
  const { method = '', bankAccountId = 0 } = draft.payment ?? {}
  const payment = { method, bankAccountId }
  rig.core.learning.setRule(supplier, { ...chosen, payment, goesAtOnce: true })

  const second = await captured('second.png', marlow('18.00'))
  await rig.reaches(second, 'proven')
  const { trail } = rig.core.receipts.read(second)
  expect(trail.map(({ event }) => event)).toContain('confirmed-by-rule')
  expect(rig.core.learning.remembered({ search: '', offset: 0, limit: 1 }).rows[0]?.receipts).toBe(
    1,
  )

  const doubtful = { ...marlow('24.00'), vat: sure('1.14') }
  expect(rig.state(await captured('other-vat.png', doubtful))).toBe('review')
  expect(rig.state(await captured('same-again.png', marlow('18.00'))), 'alike').toBe('review')

  rig.core.learning.removeRule(supplier)
  expect(rig.state(await captured('third.png', marlow('21.00')))).toBe('review')
})

test.each<[string, Partial<Reading['fields']>]>([
  ['none was read beside a VAT number', { vatNumber: sure('GB123456782') }],
  ['it was not surely read', { vat: unsure('20.00') }],
  ['its lines alone were read', { vatLines: [{ rate: '20', net: '100.00', vat: '20.00' }] }],
])('no rule sends VAT that was not surely read: %s', async (_name, fields) => {
  await start()
  rig.core.setPaused(true)
  const { id = 0, name = '' } =
    rig.core.accounts.need().books.supplierNamed('Marlow Hardware') ?? {}
  rig.core.learning.setRule({ id, name }, { ...chosen, goesAtOnce: true })
  const { vat: _vat, ...rest } = marlow('120.00')
  const filled = await captured('basket.png', { ...rest, ...fields })
  await rig.reaches(await captured('nails.png', marlow('18.00')), 'ready')
  expect(rig.state(filled)).toBe('review')
  expect(rig.core.receipts.read(filled).draft.lines).toMatchObject([{ ...chosen, gross: '120.00' }])
})

/** A rule that sends receipts of Marlow Hardware, while nothing leaves. */
async function ruled(): Promise<void> {
  await start()
  rig.core.setPaused(true)
  const known = rig.core.accounts.need().books.supplierNamed('Marlow Hardware')
  if (!known) throw new Error('There is no such supplier')
  rig.core.learning.setRule({ id: known.id, name: known.name }, { ...chosen, goesAtOnce: true })
}

/** What was read before this one has come to its end. */
async function anotherGoes(total: string): Promise<void> {
  await rig.reaches(await captured(`${total}.png`, marlow(total)), 'ready')
}

test.each<[string, (id: string) => Promise<void>]>([
  ['taken back', (id) => rig.core.review.reopen(id)],
  [
    'brought out of the bin',
    async (id) => {
      await rig.core.review.discard(id)
      await rig.core.review.restore(id)
    },
  ],
])('no rule sends again what a person has %s, also once it is read again', async (_name, take) => {
  await ruled()
  const id = await captured('first.png', marlow('12.00'))
  await rig.reaches(id, 'ready')
  await take(id)
  rig.core.reading.readAnew(id)
  await until(() => rig.core.reading.of(id)?.state === 'read', 'the receipt is read again')
  await anotherGoes('18.00')
  expect(rig.state(id)).toBe('review')
  await rig.restart()
  await rig.core.reading.start()
  await anotherGoes('24.00')
  expect(rig.state(id)).toBe('review')
  expect(await rig.core.review.confirm(id, { accepted: [] }), 'by a person').toEqual({})
})

test('no rule sends what a person had read again, though the first reading told nothing', async () => {
  await ruled()
  const id = await captured('first.png', { vatLines: [], items: [] })
  expect(rig.core.receipts.read(id).draft.supplierName).toBe('')
  said.set('first.png', readingOf(['MARL0W HARDWARE LTD'], marlow('12.00')))
  rig.core.reading.readAnew(id)
  const draft = () => rig.core.receipts.read(id).draft
  await until(() => draft().lines[0]?.expenseType === chosen.expenseType, 'it is filled in')
  await anotherGoes('18.00')
  expect(rig.state(id)).toBe('review')
  expect(rig.core.receipts.read(id).trail.map(({ event }) => event)).toEqual([
    'captured',
    'read-again',
  ])
})

/** For books that may not be at hand. */
async function capturedFor(accountId: string, fileName: string, total: string): Promise<string> {
  said.set(fileName, readingOf(['MARL0W HARDWARE LTD'], marlow(total)))
  const file = fileIn(rig.inbox, fileName, pngBytes())
  const [outcome] = await rig.core.intake.paths([file], { accountId })
  if (outcome?.result !== 'saved') throw new Error('It was not saved')
  await until(() => rig.core.reading.of(outcome.id)?.state === 'read', 'the receipt is read')
  return outcome.id
}

test('a rule sends receipts of its own books while others are at hand, into its own and none of theirs', async () => {
  await ruled()
  const own = rig.core.accounts.need().id
  const others = await connectSecond(rig)
  const id = await capturedFor(own, 'two.png', '18.00')
  await rig.reaches(id, 'ready')
  expect(rig.core.receipts.accountOf(id)).toBe(own)
  const theirs = await capturedFor(others, 'theirs.png', '19.00')
  const moved = await capturedFor(others, 'moved.png', '20.00')
  const { made } = await rig.core.mergeAndSplit.move([moved], own)
  const [here = ''] = made
  await until(() => rig.core.reading.of(here)?.state === 'read', 'what was moved is read')
  await rig.reaches(await capturedFor(own, 'three.png', '21.00'), 'ready')
  expect(rig.state(theirs), 'they have no rule').toBe('review')
  expect(rig.state(here), 'a person moved it').toBe('review')

  expect(rig.core.accounts.need().id).toBe(others)
  rig.core.setPaused(false)
  await rig.reaches(id, 'proven')
  const { expenseId, marker } = rig.core.receipts.read(id)
  rig.core.accounts.show(own)
  const booked = () => rig.core.accounts.need().books.findMarker(marker)
  await until(() => booked().includes(expenseId ?? 0), 'its own books have it')
})

test('a rule without VAT sends what has none on it, and nothing that has', async () => {
  await start()
  rig.core.setPaused(true)
  const { id = 0, name = '' } =
    rig.core.accounts.need().books.supplierNamed('Marlow Hardware') ?? {}
  rig.core.learning.setRule({ id, name }, { ...chosen, vatType: 'Zero', goesAtOnce: true })
  const bread = await captured('bread.png', marlow('60.00'))
  const unsurely = await captured('roll.png', { ...marlow('30.00'), vat: unsure('5.00') })
  const { vat: _vat, ...without } = marlow('80.00')
  await rig.reaches(await captured('book.png', without), 'ready')
  expect([rig.state(bread), rig.state(unsurely)]).toEqual(['review', 'review'])
})

test('a receipt that was taken back and confirmed again counts once', async () => {
  await start()
  rig.core.setPaused(true)
  const id = await confirmFirst()
  const times = () =>
    rig.core.learning.remembered({ search: '', offset: 0, limit: 1 }).rows[0]?.receipts ?? 0
  expect(times()).toBe(1)
  await rig.core.review.reopen(id)
  expect(times()).toBe(0)
  await rig.core.review.confirm(id, { accepted: [] })
  expect(times()).toBe(1)
})

test('what was typed before the suggestions were seen is kept, and they stay beside it', async () => {
  await start()
  await confirmFirst()
  const id = await captured('second.png', marlow('18.00'))
  const typed = {
    supplierName: '',
    postingDate: '',
    lines: [{ ...emptyish, description: 'Nails' }],
  }
  const known = rig.core.reading.typed(id, typed, false)
  const draft = rig.core.learning.typed(id, known, false)
  expect(draft).toMatchObject({
    supplierName: 'Marlow Hardware',
    lines: [{ ...chosen, description: 'Nails', gross: '18.00' }],
    payment: { method: 'EFT' },
  })
})

test('a new supplier close to one in the books is asked about, and made under its written name once insisted on', async () => {
  await start()
  const kettle = { ...marlow('18.60'), supplier: sure('THE COPPER KETTLE') }
  said.set('kettle.png', readingOf(['THE COPPER KETTLE', 'Bridge Street'], kettle))
  const { id } = await rig.capture(fileIn(rig.inbox, 'kettle.png', pngBytes()))
  await until(() => rig.core.reading.of(id)?.state === 'read', 'the receipt is read')
  const { draft } = rig.core.receipts.read(id)
  expect(draft.supplierId, 'it is not taken for the other').toBeUndefined()
  expect(draft.supplierName).toBe('The Copper Kettle')
  rig.core.review.edit(id, { ...draft, lines: draft.lines.map((line) => ({ ...line, ...chosen })) })

  const { verdict } = await rig.core.review.confirm(id, { accepted: [] })
  const [reason, ...others] = verdict?.grade === 'look' ? verdict.reasons : []
  expect(others).toEqual([])
  expect(reason).toMatchObject({ code: 'supplier-near', shown: 'The Copper Kettle Café' })
  expect(await rig.core.review.confirm(id, { accepted: [reason?.key ?? ''] })).toEqual({})
  await rig.reaches(id, 'proven')
  const made = rig.core.receipts.read(id).expenseId
  const { books } = rig.core.accounts.need()
  await until(() => books.supplierNamed('The Copper Kettle') !== undefined, 'the books know it')
  expect(made).toBeDefined()
})

const ownAddress = ['Bill to: Our Own Firm', 'accounts@ourownfirm.co.uk']

/** A receipt that was surely read to be of this supplier, with the address of the customer; all chosen but the supplier. */
async function billed(supplier: string, total: string): Promise<string> {
  const fileName = `${supplier}.png`
  const fields = { ...marlow(total), supplier: sure(supplier) }
  said.set(fileName, readingOf([supplier, ...ownAddress], fields))
  const { id } = await rig.capture(fileIn(rig.inbox, fileName, pngBytes()))
  await until(() => rig.core.reading.of(id)?.state === 'read', 'the receipt is read')
  const { draft } = rig.core.receipts.read(id)
  rig.core.review.edit(id, { ...draft, lines: draft.lines.map((line) => ({ ...line, ...chosen })) })
  return id
}

test('the customer’s own address on every bill makes no supplier of another: the new one is asked about once, and none after it', async () => {
  await start()
  const first = await billed('Marlow Hardware', '18.00')
  expect(await rig.core.review.confirm(first, { accepted: [] })).toEqual({})

  const second = await billed('Quayside Signs', '960.00')
  const { draft } = rig.core.receipts.read(second)
  expect(draft.supplierName).toBe('Quayside Signs')
  expect(draft).not.toHaveProperty('supplierId')
  const { done } = await rig.core.review.stepAll({ ids: [second], step: 'confirm' })
  expect(done).toEqual([])
  const { verdict } = await rig.core.review.confirm(second, { accepted: [] })
  const reasons = verdict?.grade === 'look' ? verdict.reasons : []
  expect(reasons).toMatchObject([{ code: 'supplier-near', shown: 'Marlow Hardware' }])
  const accepted = reasons.map(({ key }) => key)
  expect(await rig.core.review.confirm(second, { accepted })).toEqual({})

  const third = await billed('Riverside Books', '42.00')
  expect(await rig.core.review.confirm(third, { accepted: [] })).toEqual({})
  expect(rig.core.receipts.read(third).draft.supplierName).toBe('Riverside Books')
})

test('a supplier that was surely read and differs by a letter from one in the books is asked about, never taken for it', async () => {
  await start()
  const id = await billed('Harlow Hardware', '960.00')
  const { draft } = rig.core.receipts.read(id)
  expect(draft.supplierName).toBe('Harlow Hardware')
  expect(draft).not.toHaveProperty('supplierId')
  const { verdict } = await rig.core.review.confirm(id, { accepted: [] })
  expect(verdict).toMatchObject({
    reasons: [{ code: 'supplier-near', shown: 'Marlow Hardware' }],
  })
  // The person says which it is, and is not asked again.
  const { supplierId } = rig.core.receipts.read(await billed('Marlow Hardware', '7.00')).draft
  expect(supplierId).toBeDefined()
  const corrected = { ...draft, supplierId: supplierId ?? 0, supplierName: 'Marlow Hardware' }
  const lines = draft.lines.map((line) => ({ ...line, ...chosen }))
  rig.core.review.edit(id, { ...corrected, lines })
  expect(await rig.core.review.confirm(id, { accepted: [] })).toEqual({})
  const later = await billed('Harlow Hardware ', '32.00')
  expect(rig.core.receipts.read(later).draft.supplierId).toBe(supplierId)
})

test('what was read before there were books is completed once they are connected', async () => {
  rig = await Rig.start({ world: { spawnReading } })
  await rig.core.reading.start()
  const id = await captured('early.png')
  expect(rig.core.receipts.read(id).draft).toMatchObject({
    supplierName: 'Marl0w Hardware Ltd',
    lines: [{ expenseType: '' }],
  })
  await rig.connect()
  const draft = () => rig.core.receipts.read(id).draft
  await until(() => draft().supplierId !== undefined, 'the supplier is known')
  expect(draft()).toMatchObject({ supplierName: 'Marlow Hardware', postingDate: today() })
  expect(draft().lines[0]?.expenseType, 'what the books suggest for the supplier').toBe('TOOLS')
})

test('an expense that is corrected in the books teaches what it is now, in place of what its receipt did', async () => {
  await start()
  const id = await confirmFirst()
  await rig.reaches(id, 'proven')
  const { expenseId = 0, draft } = rig.core.receipts.read(id)
  const supplier = { id: draft.supplierId ?? 0, name: draft.supplierName }
  const calls = expenseHandlers(rig.modules)
  const { record, seen } = await calls.read(expenseId)
  const edit = ExpenseEdit.parse({ changedLines: [{ at: 0, expenseType: 'TOOLS' }] })
  const end = await calls.change({ expenseId: record.id, seen, edit })
  expect(end.kind).toBe('done')
  expect(rig.core.learning.defaultsFor(supplier)).toMatchObject({
    expenseType: { value: 'TOOLS', why: { times: 1, of: 1 } },
  })
})

test('what a correction teaches stays with its books, though others are shown before it is made', async () => {
  await start()
  const id = await confirmFirst()
  await rig.reaches(id, 'proven')
  const { expenseId = 0, draft } = rig.core.receipts.read(id)
  const supplier = { id: draft.supplierId ?? 0, name: draft.supplierName }
  const { accounts, learning } = rig.core
  const own = accounts.need().id
  const other = await startDemoService({ consent: 'page', seedNumber: 7 })
  try {
    const { baseUrl, authUrl, legacyBaseUrl, clientId } = other
    await accounts.connect('Other', { baseUrl, authUrl, legacyBaseUrl, clientId }, 'full')
    const others = accounts.need().id
    accounts.show(own)
    const calls = expenseHandlers(rig.modules)
    const { seen } = await calls.read(expenseId)
    const edit = ExpenseEdit.parse({ changedLines: [{ at: 0, expenseType: 'TOOLS' }] })
    const changing = calls.change({ expenseId, seen, edit })
    accounts.show(others)
    expect(await changing).toMatchObject({ kind: 'done', now: { receiptId: id } })
    expect(learning.remembered({ search: '', offset: 0, limit: 9 }).total).toBe(0)
    accounts.show(own)
    expect(learning.defaultsFor(supplier)).toMatchObject({ expenseType: { value: 'TOOLS' } })
  } finally {
    await other.close()
  }
})

test('a rule for words of a name fills in the next receipt, in its place among the others, unless it is off', async () => {
  await start()
  const words = { name: 'hardware' }
  const general = {
    expenseType: 'FUEL',
    vatType: 'Zero',
    goesAtOnce: false,
    isForWords: true,
  } as const
  const { learning } = rig.core
  learning.setRule(words, general)
  const first = await captured('first.png')
  const { draft } = rig.core.receipts.read(first)
  expect(draft.lines[0]).toMatchObject({ expenseType: 'FUEL', vatType: 'Zero' })

  const supplier = { id: draft.supplierId ?? 0, name: draft.supplierName }
  learning.setRule(supplier, { expenseType: 'TOOLS', goesAtOnce: false })
  expect(learning.rules().map((entry) => entry.supplier)).toEqual([words, supplier])
  const typeOf = async (name: string, total: string) => {
    const id = await captured(name, marlow(total))
    return rig.core.receipts.read(id).draft.lines[0]?.expenseType
  }
  expect(await typeOf('second.png', '16.00')).toBe('FUEL')
  learning.orderRules([supplier, { ...words, isForWords: true }])
  expect(await typeOf('third.png', '17.00')).toBe('TOOLS')
  learning.setRule(supplier, { expenseType: 'TOOLS', goesAtOnce: false, isOff: true })
  expect(await typeOf('fourth.png', '18.00')).toBe('FUEL')

  const trial = learning.tryRule({ supplier: words, rule: general })
  expect(trial.of).toBe(4)
  expect(trial.rows.map(({ fileName, differs }) => [fileName, differs])).toEqual([
    ['fourth.png', []],
    ['third.png', ['expenseType', 'vatType']],
    ['second.png', []],
    ['first.png', []],
  ])
  await rig.restart()
  expect(rig.core.learning.rules().map(({ supplier: { name } }) => name)).toEqual([
    supplier.name,
    'hardware',
  ])
})

const emptyish = { expenseType: '', vatType: '', gross: '' }
