/** Suppliers that a person makes by themselves: each once, with all that was typed. Real core, real demo service. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookHandlers } from '../../electron/contract/book-handlers'
import type { Modules } from '../../electron/contract/modules'
import { emptySupplierDraft, type SupplierDraft } from '../../shared/books/supplier-draft'
import { knowsBooks } from '../support/billing'
import { fileIn, pngBytes } from '../support/files'
import { Rig } from '../support/harness'

let rig: Rig
beforeEach(async () => {
  rig = await Rig.start()
  await rig.connect()
  await knowsBooks(rig)
})
afterEach(() => rig.end())

const draft = (more: Partial<SupplierDraft> = {}): SupplierDraft => ({
  ...emptySupplierDraft,
  name: 'Kirkstall Weavers Ltd',
  ...more,
})
const post = { method: 'POST', path: '^/v1/expenses/suppliers$' }
const handlers = () => bookHandlers({ accounts: rig.core.accounts } as unknown as Modules)
const create = (more: Partial<SupplierDraft> = {}, isMeant = false) =>
  handlers().createSupplier({ draft: draft(more), isMeant })
const posts = () =>
  rig.service
    .journal()
    .filter(({ method, path }) => method === 'POST' && path === '/v1/expenses/suppliers').length

async function listed(search: string) {
  const { books } = rig.core.accounts.need()
  await books.refreshFully()
  const sort = { by: 'name', isDescending: false } as const
  return books.suppliers({ search, offset: 0, limit: 50, sort }).rows
}

test('one is created with all that was typed, and is known at once', async () => {
  const { expenseTypes } = rig.core.accounts.choices.get()
  const [type = { code: '' }] = expenseTypes
  const typed = { vatNumber: 'gb 123 4567 82', country: 'fr', expenseType: type.code }
  const end = await create(typed)
  expect(end).toMatchObject({ kind: 'done', isCertain: true })
  const inBooks = {
    name: 'Kirkstall Weavers Ltd',
    vatRegistrationNumber: 'GB 123 4567 82',
    country: 'FR',
    expenseType: type.code,
  }
  expect('now' in end && end.now).toMatchObject(inBooks)
  const { books } = rig.core.accounts.need()
  expect(books.supplierNamed('KIRKSTALL WEAVERS LTD')).toMatchObject(inBooks)
  expect(await listed('Kirkstall')).toMatchObject([inBooks])
})

test('nothing is sent of one that lacks a name, or that names what the books do not have', async () => {
  const wrong = { name: ' ', vatNumber: 'none', country: 'Atlantis', expenseType: 'SNACKS' }
  expect(await create(wrong)).toEqual({
    kind: 'held',
    why: {
      problems: [
        { field: 'name', code: 'name-missing' },
        { field: 'vatNumber', code: 'vat-number-invalid' },
        { field: 'country', code: 'country-unknown' },
        { field: 'expenseType', code: 'expense-type-unknown' },
      ],
    },
  })
  expect(posts()).toBe(0)
})

test('one of the same name is shown and never made again, however it is written', async () => {
  await create()
  const again = await create({ name: 'KIRKSTALL  WEAVERS, LTD.' }, true)
  expect(again).toMatchObject({
    kind: 'held',
    why: { alike: [{ name: 'Kirkstall Weavers Ltd' }], isSame: true },
  })
  expect(posts()).toBe(1)
})

test('one with the VAT number of another is asked about, and made where it is meant', async () => {
  await create({ vatNumber: 'GB 123 4567 82' })
  const other = { name: 'Northern Cloth', vatNumber: 'GB123456782' }
  expect(await create(other)).toMatchObject({
    kind: 'held',
    why: { alike: [{ name: 'Kirkstall Weavers Ltd' }], isSame: false },
  })
  expect(posts()).toBe(1)
  expect(await create(other, true)).toMatchObject({ kind: 'done' })
  expect(await listed('Northern Cloth')).toHaveLength(1)
})

test('one whose answer is lost is found by reading, and is there once', async () => {
  rig.service.dials.next({ ...post, act: { kind: 'drop-after' } })
  await create()
  const again = await create()
  expect(['done', 'held']).toContain(again.kind)
  expect(await listed('Kirkstall')).toHaveLength(1)
})

test('a receipt that names it at the same time makes no second one', async () => {
  const { id } = await rig.capture(fileIn(rig.inbox, 'weavers.png', pngBytes()))
  const confirmed = rig.confirm(id, { supplierName: 'Kirkstall Weavers Ltd' })
  const made = Promise.resolve(create()).catch(() => undefined)
  await Promise.all([confirmed, made])
  await rig.reaches(id, 'proven')
  expect(await listed('Kirkstall')).toHaveLength(1)
})

test('nothing is made in books that may only be looked at', async () => {
  await rig.core.accounts.need().signIn('read-only')
  await expect(create()).rejects.toMatchObject({ code: 'read-only' })
  expect(posts()).toBe(0)
})
