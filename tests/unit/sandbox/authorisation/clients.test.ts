import { expect, test } from 'vitest'
import { authenticateClient, registerClient } from '../../../../sandbox/authorisation/clients'
import { proves } from '../../../../sandbox/authorisation/pkce'
import { Database } from '../../../../sandbox/database'

function withClients(): Database {
  const database = new Database(':memory:')
  database.create(() => {
    registerClient(database, { clientId: 'public' })
    registerClient(database, { clientId: 'secret', secret: 'pass:word' })
    registerClient(database, { clientId: 'a-b', secret: 'c d%' })
  })
  return database
}

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

test.each<[string, string | undefined, Record<string, string>, string | undefined]>([
  ['a public client by its id', undefined, { client_id: 'public' }, 'public'],
  [
    'a secret in the body',
    undefined,
    { client_id: 'secret', client_secret: 'pass:word' },
    'secret',
  ],
  ['a secret in the header', basic('secret:pass:word'), {}, 'secret'],
  ['no secret where one is due', undefined, { client_id: 'secret' }, undefined],
  ['a wrong secret', basic('secret:password'), {}, undefined],
  ['a form-encoded secret in the header', basic('a%2Db:c+d%25'), {}, 'a-b'],
  ['a plain secret in the header', basic('a-b:c d%'), {}, 'a-b'],
  ['a secret from a public client', basic('public:'), {}, undefined],
  ['another scheme', 'Bearer secret', { client_id: 'public' }, undefined],
  ['nothing', undefined, {}, undefined],
])('a client that sends %s is taken for what it is', (_, header, form, expected) => {
  const client = authenticateClient(withClients(), header, new URLSearchParams(form))
  expect(client?.clientId).toBe(expected)
})

test('the example of RFC 7636 appendix B proves itself', () => {
  const challenge = {
    value: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    method: 'S256' as const,
  }
  expect(proves('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', challenge)).toBe(true)
  expect(proves('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXx', challenge)).toBe(false)
})
