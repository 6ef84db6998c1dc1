/** Services by name out of a file: all of it or nothing, and never in place of one that is known. */
import { expect, test } from 'vitest'
import { isSafeAddress } from '../../../../shared/accounts/account'
import { largestPresetFile, mostPresets, withPresets } from '../../../../shared/accounts/presets'

const service = {
  baseUrl: 'https://api.example.com',
  authUrl: 'https://auth.example.com',
  legacyBaseUrl: 'https://books.example.com',
  clientId: 'docket',
}
const file = (given: unknown, fileName = 'Harbour.json') => ({
  fileName,
  text: typeof given === 'string' ? given : JSON.stringify(given),
})
const known = [{ name: 'Known Books', service }]

test('one service is named by itself, or by its file', () => {
  expect(withPresets([], file(service))).toEqual({
    presets: [{ name: 'Harbour', service }],
    added: ['Harbour'],
  })
  expect(withPresets([], file({ ...service, name: 'Quay' }))).toMatchObject({ added: ['Quay'] })
})

test('several are added after those that are known, and what one leaves out stays open', () => {
  const part = { baseUrl: 'http://127.0.0.1:4010', pages: { expenses: 'https://a.example/{id}' } }
  const services = [
    { name: 'One', ...service },
    { name: 'Two', ...part },
  ]
  expect(withPresets(known, file({ services }))).toEqual({
    presets: [...known, { name: 'One', service }, { name: 'Two', service: part }],
    added: ['One', 'Two'],
  })
})

test.each([
  ['no JSON', '{', { code: 'unreadable' }],
  ['a list', [], { code: 'unreadable' }],
  ['no service', { services: [] }, { code: 'unreadable' }],
  ['something beside services', { services: [], more: 1 }, { code: 'unreadable' }],
  ['an unknown field', { ...service, secret: 'x' }, { code: 'unknown-field', field: 'secret' }],
  [
    'plain http',
    { ...service, authUrl: 'http://a.example' },
    { code: 'address', field: 'authUrl' },
  ],
  [
    'a script',
    { ...service, baseUrl: 'javascript:alert(1)' },
    { code: 'address', field: 'baseUrl' },
  ],
  [
    'a long address',
    { ...service, baseUrl: `https://a.example/${'a'.repeat(200)}` },
    { code: 'address', field: 'baseUrl' },
  ],
  [
    'a redirect elsewhere',
    { ...service, redirectUri: 'https://a.example/' },
    { code: 'value', field: 'redirectUri' },
  ],
  [
    'a page without a number',
    { ...service, pages: { clients: 'https://a.example/' } },
    { code: 'value', field: 'pages.clients' },
  ],
  ['an empty name', { ...service, name: ' ' }, { code: 'name' }],
  ['no address', { clientId: 'docket' }, { code: 'no-address', field: 'Harbour' }],
  ['too much', ' '.repeat(largestPresetFile + 1), { code: 'too-large' }],
  [
    'one twice',
    {
      services: [
        { name: 'A', ...service },
        { name: 'a ', ...service },
      ],
    },
    { code: 'name-twice', field: 'a' },
  ],
  [
    'one of a known name',
    { ...service, name: 'known BOOKS' },
    { code: 'name-taken', field: 'known BOOKS' },
  ],
  [
    'a good one beside a bad one',
    {
      services: [
        { name: 'A', ...service },
        { name: 'B', baseUrl: 'ftp://b' },
      ],
    },
    { code: 'address', field: 'baseUrl' },
  ],
] as const)('of a file with %s nothing is taken, and it is said why', (_, given, problem) => {
  expect(withPresets(known, file(given))).toEqual({ problem })
})

test('there are never more than so many', () => {
  const full = Array.from({ length: mostPresets }, (_, at) => ({ name: `No ${at}`, service }))
  expect(withPresets(full, file(service))).toEqual({ problem: { code: 'too-many' } })
  const services = [...full, full[0]].map((each, at) => ({ name: `New ${at}`, ...each?.service }))
  expect(withPresets([], file({ services }))).toEqual({ problem: { code: 'too-many' } })
})

test.each([
  ['https://api.example.com', true],
  ['HTTPS://api.example.com:8443/v1?a=b', true],
  ['http://127.0.0.1:4010', true],
  ['http://[::1]:4010/', true],
  ['http://localhost', true],
  ['http://localhost.example.com', false],
  ['http://127.0.0.1@example.com', false],
  ['https://somebody@example.com', false],
  ['https:/example.com', false],
  ['https://', false],
  ['https://a.example/ b', false],
  ['//a.example', false],
] as const)('whether a sign-in may go to %s: %s', (address, isSafe) => {
  expect(isSafeAddress(address)).toBe(isSafe)
})
