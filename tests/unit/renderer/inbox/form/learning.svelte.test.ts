import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { ReadFields } from '../../../../../shared/receipts/reading'
import type { Supplier } from '../../../../../shared/books/supplier'
import { Choices } from '../../../../../renderer/base/choices.svelte'
import { Learning } from '../../../../../renderer/inbox/form/learning.svelte'
import { setPaid } from '../../../../../renderer/inbox/form/draft-edit'
import { ReadReceipt } from '../../../../../renderer/inbox/document/reading.svelte'
import { Review } from '../../../../../renderer/inbox/form/review.svelte'
import { Remembered } from '../../../../../renderer/settings/remembered.svelte'
import { Toasts } from '../../../../../renderer/base/toasts.svelte'
import { pngBytes } from '../../../../support/files'
import { openScene, type OpenScene } from '../../../../support/scene'

let api: OpenScene['api']
let world: OpenScene['world']
let choices: Choices
let review: Review
let reading: ReadReceipt
let learning: Learning
let supplier: Supplier

beforeEach(async () => {
  ;({ api, world } = await openScene('fresh'))
  const toasts = new Toasts()
  choices = new Choices(api)
  review = new Review({
    api,
    choices,
    toasts,
    reading: () => undefined,
    onreverted: () => undefined,
  })
  reading = new ReadReceipt({ api, review, toasts })
  learning = new Learning({ api, choices, review, toasts, fields: () => reading.fields })
  await vi.waitFor(() => expect(choices.current.expenseTypes).not.toEqual([]))
  const [found] = await choices.suppliers('Northgate Fuels')
  if (!found) throw new Error('There is no such supplier')
  supplier = found
})

/** Confirms all receipts but the first as the supplier's, otherwise than the books suggest, and opens the first. */
async function confirmOthers() {
  world.core.setPaused(true)
  const [first, ...others] = await api.receipts.ids({ list: 'review', search: '' })
  const { id: supplierId, name: supplierName } = supplier
  const line = { expenseType: 'SUBSISTENCE', description: '', vatType: 'Standard', gross: '9.60' }
  const payment = { ...choices.usualPayment(), date: '', amount: '' }
  for (const [at, id] of others.entries()) {
    const postingDate = `2026-11-0${at + 1}`
    const draft = { supplierId, supplierName, postingDate, lines: [line], payment }
    await api.receipts.edit({ id, draft, knowsReading: true })
    expect(await api.receipts.confirm({ id, accepted: [] })).toEqual({})
  }
  await review.open(first)
  const lastOn = world.time.slice(0, 10)
  const why = { kind: 'chosen', supplierName, times: others.length, of: others.length, lastOn }
  return { line, payment, why }
}

/** Opens a receipt that says this. */
async function openRead(fields: object): Promise<void> {
  const said = { pages: [], fields: ReadFields.parse(fields), parts: [] }
  const words = Buffer.from(`\nsays ${JSON.stringify(said)}`)
  const bytes = new Uint8Array(Buffer.concat([pngBytes(), words]))
  world.reads = 'really'
  const [outcome] = await api.capture.bytes({ fileName: 'read.png', bytes })
  if (outcome?.result !== 'saved') throw new Error('Not saved')
  const { id } = outcome
  await vi.waitFor(() => expect(world.core.reading.of(id)?.state).toBe('read'))
  await review.open(id)
  reading.open(id)
  await learning.open(id)
  await vi.waitFor(() => expect(reading.fields).toBeDefined())
}

test('a supplier chosen by hand brings what was chosen for it before, and why', async () => {
  const { line, payment, why } = await confirmOthers()
  expect(supplier.expenseType).not.toBe(line.expenseType)
  await learning.choose(supplier)
  expect(review.draft?.lines[0]?.expenseType).toBe(line.expenseType)
  expect(review.draft?.payment).toEqual(payment)
  expect(learning.why('lines.0.expenseType')?.why).toEqual(why)
  expect(learning.why('payment.method')?.value).toBe(payment.method)
})

test('a supplier chosen by hand brings what the person’s own rule says, before their habit and what the books suggest', async () => {
  const { payment } = await confirmOthers()
  const ref = { id: supplier.id, name: supplier.name }
  const rule = { expenseType: 'SUBSISTENCE', vatType: 'Zero', goesAtOnce: false }
  await api.learning.setRule({ supplier: ref, rule })
  await learning.choose(supplier)
  expect(review.draft?.lines[0]).toMatchObject({ expenseType: 'SUBSISTENCE', vatType: 'Zero' })
  const why = { kind: 'rule', supplierName: supplier.name }
  expect(learning.why('lines.0.vatType')).toMatchObject({ from: 'rule', why })
  expect(review.draft?.payment, 'the rule leaves it open').toEqual(payment)
  expect(learning.why('payment.method')?.from).toBe('learned')
})

test('a rule that leaves the VAT type open brings the usual one of its own type', async () => {
  const [first] = await api.receipts.ids({ list: 'review', search: '' })
  await review.open(first)
  const others = choices.current.expenseTypes
  const { code: expenseType, defaultVatType } =
    others.find((type) => type.defaultVatType && type.defaultVatType !== usualVat()) ?? {}
  if (!expenseType || !defaultVatType) throw new Error('All types have the same')
  const rule = { expenseType, goesAtOnce: false }
  const words = { name: supplier.name.split(' ')[0] ?? '' }
  await api.learning.setRule({ supplier: words, rule: { ...rule, isForWords: true } })
  await learning.choose(supplier)
  expect(review.draft?.lines[0]).toMatchObject({ expenseType, vatType: defaultVatType })
  expect(learning.why('lines.0.vatType')?.why).toEqual({ kind: 'usual', expenseType })
})

/** Of the type that the books suggest for the supplier. */
const usualVat = () => choices.expenseType(supplier.expenseType ?? '')?.defaultVatType

test('what a rule says and the books do not offer any more is not filled in', async () => {
  const [first] = await api.receipts.ids({ list: 'review', search: '' })
  await review.open(first)
  const ref = { id: supplier.id, name: supplier.name }
  const gone = { method: 'EFT', bankAccountId: 987_654 }
  const rule = { expenseType: 'GONE', vatType: 'Gone', payment: gone, goesAtOnce: false }
  await api.learning.setRule({ supplier: ref, rule })
  await learning.choose(supplier)
  expect(review.draft?.lines[0]?.expenseType).toBe(supplier.expenseType)
  expect(review.draft?.lines[0]?.vatType).toBe(usualVat())
  expect(review.draft?.payment).toBeUndefined()
})

test('what a person has filled in stays, and nothing is claimed of it', async () => {
  await confirmOthers()
  review.chooseType(0, 'FUEL')
  review.changePayments((draft) => setPaid(draft, true, choices))
  await learning.choose(supplier)
  expect(review.draft?.lines[0]?.expenseType).toBe('FUEL')
  expect(learning.why('lines.0.expenseType')).toBeUndefined()
  expect(learning.why('payment.method')).toBeUndefined()
})

test('another supplier takes along what was filled in for the one before, and says so; what was typed stays', async () => {
  await confirmOthers()
  const others = await choices.suppliers('')
  const other = others.find(({ id, expenseType }) => id !== supplier.id && expenseType)
  if (!other) throw new Error('No other supplier has a type')
  await learning.choose(supplier)
  expect(learning.changedWith).toEqual([])
  expect(review.draft?.payment).toBeDefined()
  review.changed()
  await learning.choose(other)
  expect(review.draft?.lines[0]?.expenseType).toBe(other.expenseType)
  expect(review.draft?.payment).toBeUndefined()
  expect(learning.changedWith).toEqual(['expense type', 'VAT type', 'payment'])
  await learning.choose(supplier)
  expect(learning.changedWith, 'what the books had filled in goes as well').toContain(
    'expense type',
  )
  review.chooseType(0, 'RENT')
  await learning.choose(other)
  expect(review.draft?.lines[0]?.expenseType, 'typed').toBe('RENT')
})

test('a reason is told as long as the field holds what was suggested', async () => {
  const { name } = supplier
  await openRead({ supplier: { value: name.toUpperCase(), confidence: 1, isSure: true } })
  const why = { kind: 'match', how: 'name', read: name.toUpperCase() }
  expect(review.draft?.supplierName).toBe(name)
  expect(learning.why('supplierName')?.why).toEqual(why)
  review.nameSupplier(`${name} Ltd`)
  expect(learning.why('supplierName')).toBeUndefined()
  review.nameSupplier(name)
  expect(learning.why('supplierName')?.why).toEqual(why)
})

test('VAT that does not fit is said while it does not', async () => {
  await openRead({ vat: { value: '0.71', confidence: 1, isSure: true } })
  const [line] = review.draft?.lines ?? []
  if (!line) throw new Error('No line')
  Object.assign(line, { gross: '15.00', vatType: 'Standard' })
  flushSync()
  expect(learning.vatDoubt).toMatchObject({ code: 'other-vat', expected: '2.50' })
  line.gross = '4.26'
  flushSync()
  expect(learning.vatDoubt).toBeUndefined()
})

test('forgetting and rules show at once in the list', async () => {
  await confirmOthers()
  const remembered = new Remembered({ api, toasts: new Toasts() })
  await remembered.read()
  expect(remembered.total).toBe(1)
  const [first] = remembered.suppliers
  const ref = { id: supplier.id, name: supplier.name }
  expect(first).toMatchObject({ supplier: ref, receipts: 2 })
  await remembered.setRule(ref, { expenseType: 'FUEL', goesAtOnce: false })
  await vi.waitFor(() => expect(remembered.suppliers[0]?.rule?.expenseType).toBe('FUEL'))
  await remembered.removeRule(ref)
  await vi.waitFor(() => expect(remembered.suppliers[0]?.rule).toBeUndefined())
  await remembered.forget(ref)
  await vi.waitFor(() => expect(remembered.total).toBe(0))
})
