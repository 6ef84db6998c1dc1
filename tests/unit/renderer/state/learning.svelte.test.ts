import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../../../../shared/channel'
import { contract } from '../../../../shared/ipc'
import type { RememberedSupplier, Why } from '../../../../shared/learning'
import { ReadFields } from '../../../../shared/reading'
import { Choices } from '../../../../renderer/state/choices.svelte'
import { Learning } from '../../../../renderer/state/learning.svelte'
import { Review } from '../../../../renderer/state/review.svelte'
import { Toasts } from '../../../../renderer/state/toasts.svelte'
import { fakeTransport } from '../../../window/fake-transport'
import { scenes } from '../../../window/scenes'

let fake: ReturnType<typeof fakeTransport>
let review: Review
let learning: Learning
let id: string

const supplier = { id: 11, name: 'Northgate Fuels', expenseType: 'FUEL' }
const why: Why = {
  ...{ kind: 'chosen', supplierName: 'Northgate Fuels' },
  ...{ times: 2, of: 2, lastOn: '2026-03-12' },
}
const habit = <T>(value: T) => ({ value, why, confidence: 0.75 })
const remembered: RememberedSupplier = {
  supplier: { id: 11, name: 'Northgate Fuels' },
  receipts: 2,
  defaults: {
    expenseType: habit('SUBSISTENCE'),
    payment: habit({ method: 'EFT', bankAccountId: 1 }),
  },
}

beforeEach(async () => {
  const scene = scenes['fresh']?.()
  if (!scene) throw new Error('No such scene')
  fake = fakeTransport(scene)
  const api = createApi(contract, fake.transport)
  const toasts = new Toasts()
  const choices = new Choices(api)
  review = new Review({ api, choices, toasts })
  learning = new Learning({ api, choices, review, toasts })
  id = [...fake.receipts.keys()][0] ?? ''
  await vi.waitFor(() => expect(choices.current.expenseTypes).not.toEqual([]))
  await review.open(id)
})

test('a supplier chosen by hand brings what was chosen for it before, and why', async () => {
  fake.remembered.set([remembered])
  await learning.choose(supplier)
  expect(review.draft?.lines[0]?.expenseType).toBe('SUBSISTENCE')
  expect(review.draft?.payment).toEqual({ method: 'EFT', bankAccountId: 1, date: '', amount: '' })
  expect(learning.why('lines.0.expenseType')?.why).toEqual(why)
  expect(learning.why('payment.method')?.value).toBe('EFT')
})

test('what a person has filled in stays, and nothing is claimed of it', async () => {
  fake.remembered.set([remembered])
  review.chooseType(0, 'FUEL')
  review.setPaid(true)
  await learning.choose(supplier)
  expect(review.draft?.lines[0]?.expenseType).toBe('FUEL')
  expect(learning.why('lines.0.expenseType')).toBeUndefined()
  expect(learning.why('payment.method')).toBeUndefined()
})

test('a reason is told as long as the field holds what was suggested', async () => {
  fake.suggested.set(id, [{ field: 'supplierName', value: 'Corner Shop', from: 'learned', why }])
  await learning.open(id)
  expect(learning.why('supplierName')).toBeUndefined()
  review.nameSupplier('Corner Shop')
  expect(learning.why('supplierName')?.why).toEqual(why)
  review.nameSupplier('Corner Shops')
  expect(learning.why('supplierName')).toBeUndefined()
})

test('VAT that does not fit is said while it does not', async () => {
  const fields = ReadFields.parse({ vat: { value: '0.71', confidence: 1, isSure: true } })
  const reading = { pages: [], fields, parts: [] }
  fake.readings.set(id, { state: 'read', reading, filled: {} })
  await learning.open(id)
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
  fake.remembered.set([remembered])
  await learning.readSuppliers()
  expect(learning.total).toBe(1)
  await learning.setRule(remembered.supplier, { expenseType: 'FUEL', goesAtOnce: false })
  await vi.waitFor(() => expect(learning.suppliers[0]?.rule?.expenseType).toBe('FUEL'))
  await learning.removeRule(remembered.supplier)
  await learning.forget(remembered.supplier)
  await vi.waitFor(() => expect(learning.total).toBe(0))
})
