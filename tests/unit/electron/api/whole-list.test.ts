import { expect, test } from 'vitest'
import { fetchBankMarks, fetchOpenBankAccounts } from '../../../../electron/api/bank-accounts'
import { Clients } from '../../../../electron/api/clients'
import { fetchCountries } from '../../../../electron/api/countries'
import * as lookups from '../../../../electron/api/reference-data'
import { Suppliers } from '../../../../electron/api/suppliers'
import { readList, readListText } from '../../../../electron/api/whole-list'
import { clientOver, openBooks } from './open-books'

const today = new Date().toISOString().slice(0, 10)

test('every list is read whole, whether it is shown bare or in pages', async () => {
  const { client, service } = await openBooks({ seed: 'medium', requestsPerSecond: 10_000 })
  const suppliers = new Suppliers(client)
  const readings = async () => ({
    accounts: await fetchBankMarks(client),
    openAccounts: await fetchOpenBankAccounts(client),
    clients: await new Clients(client).all(),
    suppliers: await suppliers.listed(),
    supplierNames: await suppliers.all(),
    named: await suppliers.named('Northgate Fuels'),
    countries: await fetchCountries(client),
    choices: await lookups.fetchReferenceData(client, today),
  })
  const bare = await readings()
  expect(bare.suppliers.entries.length).toBeGreaterThan(1000)
  service.dials.pagedLists(true)
  expect(await readings()).toEqual(bare)
})

test('a page without its end, after one that was not the last, is not taken for the end', async () => {
  const pages = ['{"content":[{"id":1}],"last":false}', '{"content":[{"id":2}]}']
  const { client } = clientOver(...pages.map((page): [number, string] => [200, page]))
  await expect(readListText(client, '/list')).rejects.toMatchObject({ code: 'reply-unreadable' })
})

test('entries keep their text, and one that slips to the next page counts once', async () => {
  const { client, asked } = clientOver(
    [200, '{"content":[{"id":1,"amount":1.10}],"last":false}'],
    [
      200,
      '{"content":[{"id":1,"amount":1.10}, {"id":2,"amount":2.20}],"last":false,"totalElements":3}',
    ],
    [
      200,
      '{"content":[{"id":2,"amount":2.20},{"id":3,"amount":3.30}],"last":true,"totalElements":3}',
    ],
  )
  expect(await readListText(client, '/list')).toEqual({
    text: '[{"id":1,"amount":1.10},{"id":2,"amount":2.20},{"id":3,"amount":3.30}]',
    isWhole: true,
  })
  expect(asked).toHaveLength(3)
})

const isCut: [number, string] = [200, '{"content":[],"last":false}']

/** A reading of two pages, two entries at most on each, with the count that each of them tells. */
const reading = (ids: number[], ...totals: (number | undefined)[]): [number, string][] =>
  [ids.slice(0, 2), ids.slice(2)].map((page, index) => {
    const total = totals[index]
    return [
      200,
      JSON.stringify({
        content: page.map((id) => ({ id })),
        last: index === 1,
        ...(total !== undefined && { totalElements: total }),
      }),
    ]
  })

test.each([
  ['one was deleted between two pages of the first', reading([1, 2, 4], 4, 3), [2, 3, 4], [3, 3]],
  ['the count stood still while one slipped', reading([1, 2, 4], 4, 4), [1, 2, 3, 4], [4, 4]],
  ['the service counts something else, twice', reading([1, 2, 3], 9, 9), [1, 2, 3], [9, 9]],
  ['the service does not count, and shows the same twice', reading([1, 2, 3]), [1, 2, 3], []],
])('a list read twice is whole: %s', async (_, first, ids, totals) => {
  const { client, asked } = clientOver(isCut, ...first, ...reading(ids, ...totals))
  const { text, isWhole } = await readListText(client, '/list')
  expect(JSON.parse(text)).toEqual(ids.map((id) => ({ id })))
  expect(isWhole).toBe(true)
  expect(asked).toHaveLength(5)
})

test.each([
  ['another was deleted in the second', reading([1, 2, 4], 4, 3), reading([2, 3, 5], 4, 3)],
  ['the service does not count, and shows others', reading([1, 2, 4]), reading([1, 2, 3, 4])],
])('a list that changed each time is not whole: %s', async (_, first, second) => {
  const { client } = clientOver(isCut, ...first, ...second)
  expect((await readListText(client, '/list')).isWhole).toBe(false)
  const again = clientOver(isCut, ...first, ...second)
  await expect(readList(again.client, '/list')).rejects.toMatchObject({ code: 'service-failed' })
})

test('a client that slipped behind a page is not taken for one that is not there', async () => {
  const pages = [...reading([1, 2, 4], 4, 3), ...reading([2, 3, 5], 4, 3)]
  const { client } = clientOver(isCut, ...pages)
  await expect(new Clients(client).all()).rejects.toMatchObject({ code: 'service-failed' })
  const again = clientOver(isCut, ...pages)
  expect((await new Clients(again.client).listed()).isWhole).toBe(false)
})
