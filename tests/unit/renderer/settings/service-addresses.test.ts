import { expect, test } from 'vitest'
import {
  fieldProblem,
  isWhole,
  redirectWords,
  serviceFrom,
  typedService,
} from '../../../../renderer/settings/service-addresses'
import { Service } from '../../../../shared/accounts/account'

const service: Service = {
  baseUrl: 'https://api.books.example',
  authUrl: 'https://auth.books.example',
  legacyBaseUrl: 'https://older.books.example',
  clientId: 'docket',
  redirectUri: 'http://127.0.0.1:8976/callback',
  legacySignIn: 'oauth1',
  keepsCookies: true,
  pages: { expenses: 'https://books.example/expenses/{id}' },
}

test('a service comes back from the fields as it went in', () => {
  expect(serviceFrom(typedService(service))).toEqual(service)
})

test('what is usual and what is empty is left out', () => {
  expect(serviceFrom(typedService({ clientId: ' docket ' }))).toEqual({ clientId: 'docket' })
})

test.each([
  ['', 'Which address is it?'],
  ['api.books.example', 'Type it in full, beginning with https://'],
  ['http://api.books.example', 'It has to begin with https:// to be safe.'],
  ['ftp://127.0.0.1', 'It has to begin with https:// to be safe.'],
  ['http://127.0.0.1:4180', undefined],
  [' https://api.books.example ', undefined],
])('the address %j', (text, problem) => {
  expect(fieldProblem('baseUrl', text)).toBe(problem)
})

test.each([
  ['', undefined],
  ['http://127.0.0.1:8976/callback', undefined],
  ['http://localhost:8976', undefined],
  ['http://[::1]:8976/', undefined],
  ['127.0.0.1:8976', 'Type it in full'],
  ['https://127.0.0.1:8976/callback', 'this computer'],
  ['http://127.0.0.1.example:8976/', 'this computer'],
  ['http://me@127.0.0.1:8976/', 'this computer'],
  ['http://127.0.0.1/callback', 'port'],
  ['http://127.0.0.1:80/callback', 'port'],
  ['http://127.0.0.1:99999/callback', 'port'],
  ['http://127.0.0.1:8976/callback?x=1', 'ends with its path'],
  ['http://127.0.0.1:8976evil.example/', 'ends with its path'],
])('the redirect address %j', (text, words) => {
  const problem = redirectWords(text)
  if (words) expect(problem).toContain(words)
  else expect(problem).toBeUndefined()
  expect(Service.shape.redirectUri.safeParse(text || undefined).success).toBe(!words)
})

test('a service that the fields call whole is one that the contract takes', () => {
  expect(isWhole(service)).toBe(true)
  expect(Service.safeParse(service).success).toBe(true)
  const { authUrl: _, ...rest } = service
  expect(isWhole(rest)).toBe(false)
})
