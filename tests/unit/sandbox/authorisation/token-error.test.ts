// Errors of the token endpoint have the shape of RFC 6749 5.2, whoever refuses the request and why.
import { expect, test } from 'vitest'
import { postToken, started } from '../visitor'
import type { DemoService } from '../../../../sandbox/service'

const form = 'application/x-www-form-urlencoded'

async function expectError(response: Response, status: number, error: string): Promise<void> {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    error,
    error_description: expect.stringMatching(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/) as unknown,
  })
}

const post = (service: DemoService, init: RequestInit = {}, query = '') =>
  fetch(`${service.authUrl}/token${query}`, { method: 'POST', ...init })

test.each<[string, number, (service: DemoService) => Promise<Response>]>([
  ['parameters in the URL', 404, (service) => post(service, {}, '?grant_type=refresh_token')],
  ['another method', 405, (service) => post(service, { method: 'PUT' })],
  ['GET', 405, (service) => fetch(`${service.authUrl}/token`)],
  ['no form', 400, (service) => post(service, { body: '{}' })],
  [
    'U+0000 in a client id',
    400,
    (service) =>
      post(service, { headers: { 'content-type': form }, body: 'client_id=docket-demo%00x' }),
  ],
  [
    'a body that is too large',
    413,
    (service) => post(service, { body: Buffer.alloc(41 * 1024 * 1024, 'a') }),
  ],
])('%s → %i with invalid_request', async (_, status, ask) => {
  await expectError(await ask(await started()), status, 'invalid_request')
})

test.each([
  [401, 'invalid_client'],
  [404, 'invalid_request'],
  [429, 'temporarily_unavailable'],
  [500, 'server_error'],
  [503, 'temporarily_unavailable'],
])('a dial that answers %i says %s', async (status, error) => {
  const service = await started()
  service.dials.next({ path: '/auth/token', act: { kind: 'status', status } })
  await expectError(await post(service), status, error)
})

test('beyond the rate limit it says when to come back', async () => {
  const service = await started({ requestsPerSecond: 0 })
  const response = await post(service)
  expect(response.headers.get('retry-after')).toBe('1')
  await expectError(response, 429, 'temporarily_unavailable')
})

test('a database that fails is an error of the server', async () => {
  const service = await started()
  service.dials.next({ path: '/auth/token', act: { kind: 'database-error' } })
  const { status, body } = await postToken(service, { grant_type: 'refresh_token' })
  expect([status, body.error]).toEqual([500, 'server_error'])
})
