import { expect, test } from 'vitest'
import { fetchBankMarks, fetchOpenBankAccounts } from '../../../../electron/api/bank-accounts'
import { Clients } from '../../../../electron/api/clients'
import { fetchCountries } from '../../../../electron/api/countries'
import * as lookups from '../../../../electron/api/reference-data'
import { Suppliers } from '../../../../electron/api/suppliers'
import { readListText } from '../../../../electron/api/whole-list'
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
  const { client } = clientOver(
    [200, '{"content":[{"id":1,"amount":1.10}],"last":false}'],
    [200, '{"content":[{"id":1,"amount":1.10}, {"id":2,"amount":2.20}],"last":false}'],
    [200, '{"content":[{"id":2,"amount":2.20},{"id":3,"amount":3.30}],"last":true}'],
  )
  expect(await readListText(client, '/list')).toBe(
    '[{"id":1,"amount":1.10},{"id":2,"amount":2.20},{"id":3,"amount":3.30}]',
  )
})
