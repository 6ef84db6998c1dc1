/** A service that shows every list in pages: the app reads all of them, and works as with one that does not. */
import { afterEach, expect, test } from 'vitest'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'

let rig: Rig
afterEach(() => rig.end())

test('suppliers, clients, countries and accounts are all known, and a receipt goes to the last supplier', async () => {
  rig = await Rig.start()
  rig.service.dials.pagedLists(true)
  await rig.connect()
  const { books } = rig.core.accounts.need()
  const sort = { by: 'name', isDescending: false } as const
  const page = { search: '', offset: 0, limit: 200, sort }
  await until(() => books.countries().length > 200, 'the countries are known')
  await until(() => books.clients(page).rows.length > 0, 'the clients are known')
  expect(
    books
      .clients(page)
      .rows.map(({ name }) => name)
      .sort(),
  ).toEqual(
    rig.service
      .clients()
      .map(({ name }) => name)
      .sort(),
  )
  expect(books.suppliers(page).rows).toHaveLength(40)
  expect(books.choices.get().bankAccounts).toHaveLength(3)
  const last = books.suppliers(page).rows.toSorted((left, right) => right.id - left.id)[0]
  const suppliers = rig.service.books().length
  const { id } = await rig.capture(fileIn(rig.inbox, 'last.png', pngBytes()))
  await rig.confirm(id, { supplierName: last?.name ?? '' })
  await rig.reaches(id, 'proven')
  expect(rig.service.books()).toHaveLength(suppliers + 1)
  expect(
    rig.service.books().filter(({ supplier }) => supplier === last?.name).length,
  ).toBeGreaterThan(1)
})
