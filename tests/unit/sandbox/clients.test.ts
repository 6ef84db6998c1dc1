import { expect, test } from 'vitest'
import request from '../../fixtures/client.create.request.json'
import response from '../../fixtures/client.response.json'
import list from '../../fixtures/clients.list.json'
import { clientBody } from './invoicing'
import { visiting } from './visitor'

const keys = (value: object) => Object.keys(value).sort()

test('a client is created with an id, and listed in a bare array', async () => {
  const { ask } = await visiting()
  const created = await ask('POST', '/v1/clients', { ...request, note: { text: 'prefers email' } })
  expect(created.status).toBe(200)
  expect(created.body).toMatchObject({ ...request, note: { text: 'prefers email' } })
  expect(keys(created.body)).toEqual(keys(response))
  const listed = await ask('GET', '/v1/clients/list')
  expect(listed.body).toEqual([created.body])
  expect(keys((listed.body as unknown as object[])[0]!)).toEqual(keys(list[0]!))
})

test('only a name and an address are required', async () => {
  const { ask } = await visiting()
  const billingAddress = { line1: '1 Kiln Lane', line2: '', country: 'GB' }
  const { status, body } = await ask('POST', '/v1/clients', { name: 'A', billingAddress })
  expect(status).toBe(200)
  expect(body).toMatchObject({ email: '', paymentTermsDays: 30, note: null })
})

const address = clientBody().billingAddress

test.each<[string, Record<string, unknown>, string]>([
  ['no name', { name: undefined }, 'name'],
  ['a blank name', { name: ' ' }, 'name'],
  ['a name that is no text', { name: 4 }, 'name'],
  ['an email that is none', { email: 'ap example' }, 'email'],
  ['terms that are no number', { paymentTermsDays: '28' }, 'paymentTermsDays'],
  ['terms below zero', { paymentTermsDays: -1 }, 'paymentTermsDays'],
  ['no address', { billingAddress: undefined }, 'billingAddress.line1'],
  ['no first line', { billingAddress: { ...address, line1: undefined } }, 'billingAddress.line1'],
  ['no second line', { billingAddress: { ...address, line2: undefined } }, 'billingAddress.line2'],
  ['no country', { billingAddress: { ...address, country: undefined } }, 'billingAddress.country'],
  [
    'a country by its name',
    { billingAddress: { ...address, country: 'United Kingdom' } },
    'billingAddress.country',
  ],
  [
    'a code that no country has',
    { billingAddress: { ...address, country: 'ZZ' } },
    'billingAddress.country',
  ],
])('a client with %s is refused and not stored', async (_, changes, field) => {
  const { ask } = await visiting()
  const { status, body } = await ask('POST', '/v1/clients', clientBody(changes))
  expect(status).toBe(400)
  expect(body.errors.map((error) => error.field)).toContain(field)
  expect((await ask('GET', '/v1/clients/list')).body).toEqual([])
})

test('the demo company has clients, in the order of their names', async () => {
  const { ask } = await visiting({ seed: 'demo' })
  const { body } = await ask('GET', '/v1/clients/list')
  const names = (body as unknown as { name: string }[]).map(({ name }) => name)
  expect(names).toHaveLength(25)
  expect(names).toEqual([...names].sort())
})

test('a stale list shows the clients as they were before the last one', async () => {
  const { ask, service } = await visiting()
  await ask('POST', '/v1/clients', clientBody())
  service.dials.next({ path: '/v1/clients/list', act: { kind: 'stale-list' } })
  expect((await ask('GET', '/v1/clients/list')).body).toEqual([])
  expect((await ask('GET', '/v1/clients/list')).body).toHaveLength(1)
})
