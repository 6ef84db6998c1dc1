/** Of sandbox: one test for each row of the specification on errors and limits of interface A. */
import { describe, expect, test, vi } from 'vitest'
import { confidentialClient } from '../../../sandbox/authorisation/demo-clients'
import { clientOf, draft, invoiceBody, invoices } from './invoicing'
import { basic, codeOf, exchangeForm, statusOf, token } from './token-requests'
import {
  authorizeUrl,
  codeFor,
  exchange,
  expenseOf,
  refresh,
  signedIn,
  started,
  supplierOf,
  verifier,
  visiting,
  withStandingClock,
} from './visitor'

const { clientId: confidential, secret } = confidentialClient

describe('Errors, interface A', () => {
  test('row 1: /token parameters in the URL query → 404', async () => {
    const service = await started()
    const query = new URLSearchParams({
      grant_type: 'authorization_code',
      code: await codeFor(service),
      client_id: service.clientId,
      code_verifier: verifier,
    })
    for (const method of ['POST', 'GET']) {
      const response = await fetch(`${service.authUrl}/token?${query}`, { method })
      expect(response.status).toBe(404)
    }
    expect((await fetch(`${service.authUrl}/token`)).status).toBe(405)
  })

  test.each<[string, Record<string, string | undefined>, Record<string, string>]>([
    ['missing', { client_id: confidential }, {}],
    ['wrong in the form', { client_id: confidential, client_secret: 'wrong' }, {}],
    ['wrong in the header', {}, basic(confidential, 'wrong')],
    ['empty in the header', {}, basic(confidential, '')],
    ['that of an unknown client', {}, basic('nobody', secret)],
    ['sent by a public client', { client_id: 'docket-demo', client_secret: secret }, {}],
    ['sent by a public client in the header', {}, basic('docket-demo', '')],
    ['in a header of another scheme', {}, { authorization: 'Bearer x' }],
    ['in a header that is no base64', {}, { authorization: 'Basic ???' }],
  ])('row 2: a client secret that is %s → 401 invalid_client', async (_, fields, headers) => {
    const service = await started()
    const code = await codeOf(service, { client_id: confidential })
    expect(await token(service, exchangeForm(code, fields), headers)).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    })
    const right = await token(service, exchangeForm(code), basic(confidential, secret))
    expect(right.status).toBe(200)
  })

  test('row 2: a refusal of Basic names the scheme to use', async () => {
    const service = await started()
    const refused = await token(service, exchangeForm('x'), basic(confidential, 'wrong'))
    expect(refused.headers.get('www-authenticate')).toMatch(/^Basic realm=/)
  })

  test('row 3: redirect_uri missing at /authorize with none set → invalid_redirect_uri', async () => {
    const service = await started()
    for (const redirect_uri of [undefined, '']) {
      const response = await fetch(authorizeUrl(service, { redirect_uri }), { redirect: 'manual' })
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('invalid_redirect_uri')
    }
  })

  test('row 4: a replaced refresh token reused → error, grant revoked', async () => {
    const service = await started()
    const first = await signedIn(service)
    const second = (await refresh(service, first.refresh_token)).body
    const reused = await refresh(service, first.refresh_token)
    expect(reused).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect(await statusOf(service, second.access_token)).toBe(401)
    expect((await refresh(service, second.refresh_token)).status).toBe(400)
  })

  test('row 5: an authorisation code used twice → error, and what it gave is taken back', async () => {
    const service = await started()
    const code = await codeFor(service)
    const { body } = await exchange(service, code)
    expect(await exchange(service, code)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    })
    expect(await statusOf(service, body.access_token)).toBe(401)
    expect((await refresh(service, body.refresh_token)).status).toBe(400)
    expect((await exchange(service, await codeFor(service))).status).toBe(200)
  })

  test.each(['/v1/banking/transactions', '/v1/banking/', '/v1/banking/bank-accounts/304'])(
    'row 6: the internal endpoint %s → 403, whatever the scope',
    async (path) => {
      const { ask } = await visiting()
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
        expect((await ask(method, path)).status).toBe(403)
    },
  )

  test.each([
    '/v1/bank-accounts',
    '/v1/attachments',
    '/v1/suppliers',
    '/v1/countries',
    '/v1/expense/1',
    '/v1/invoices/one',
    '/V1/expenses',
  ])('row 7: the wrong path %s → 404', async (path) => {
    const { ask } = await visiting()
    expect((await ask('GET', path)).status).toBe(404)
  })

  const { items } = invoiceBody(0)
  const itemWithout = (name: string) => ({ items: [{ ...items[0], [name]: undefined }] })

  test.each<[string, Record<string, unknown>]>([
    ['customer', { customer: undefined }],
    ['customer.id', { customer: {} }],
    ['currency', { currency: undefined }],
    ['issuedDate', { issuedDate: null }],
    ['lineItemType', { lineItemType: undefined }],
    ['items', { items: undefined }],
    ['bankAccount', { bankAccount: undefined }],
    ['payment.paymentTerms.days', { payment: {} }],
    ...['description', 'priceExclVat', 'quantity', 'vatRate'].map(
      (name): [string, Record<string, unknown>] => [`items[0].${name}`, itemWithout(name)],
    ),
  ])('row 8: an invoice created without %s → 500, nothing stored', async (_, changes) => {
    const { ask, service } = await visiting()
    const answer = await ask('POST', invoices, invoiceBody(await clientOf(ask), changes))
    expect(answer.status).toBe(500)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.body).toMatchObject({ status: 500, path: invoices })
    expect(service.invoices()).toEqual([])
  })

  test('row 8: a missing field of a replaced invoice is a validation error', async () => {
    const { ask } = await visiting()
    const { id } = await draft(ask)
    const answer = await ask('PUT', `${invoices}/${id}`, {})
    expect(answer.status).toBe(400)
    expect(answer.body.errors.map(({ field }) => field)).toContain('customer.id')
  })

  const line = expenseOf(0).expenseLineItems[0]!
  const payment = expenseOf(0).supplierPayments[0]!
  const { paymentTarget } = payment

  test.each<[string, Record<string, unknown>]>([
    ['supplier', { supplier: { id: 9_999_999 } }],
    ['expense type', { expenseLineItems: [{ ...line, expenseType: 'NOT_A_TYPE' }] }],
    ['VAT type in code style', { expenseLineItems: [{ ...line, vatType: 'STANDARD' }] }],
    [
      'payment method',
      {
        supplierPayments: [
          {
            ...payment,
            paymentTarget: { ...paymentTarget, paymentMethod: { paymentMethodName: 'Transfer' } },
          },
        ],
      },
    ],
    [
      'bank account',
      {
        supplierPayments: [
          { ...payment, paymentTarget: { ...paymentTarget, bankAccount: { id: 1 } } },
        ],
      },
    ],
  ])('row 9: an invalid %s of an expense → validation error', async (_, changes) => {
    const { ask, service } = await visiting()
    const answer = await ask('POST', '/v1/expenses', expenseOf(await supplierOf(ask), changes))
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toHaveLength(1)
    expect(service.books()).toEqual([])
  })

  test.each<[string, Record<string, unknown>]>([
    ['client', { customer: { id: 9_999_999 } }],
    ['bank account', { bankAccount: { id: 1 } }],
    ['currency', { currency: 'EURO' }],
    ['VAT rate', { items: [{ ...items[0], vatRate: 'STANDARD' }] }],
  ])('row 9: an invalid %s of an invoice → validation error', async (_, changes) => {
    const { ask } = await visiting()
    const answer = await ask('POST', invoices, invoiceBody(await clientOf(ask), changes))
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toHaveLength(1)
  })

  test.each(['JVBERi0xLjQK', 'data:application/pdf,JVBERi0xLjQK', 'base64,JVBERi0xLjQK'])(
    'row 10: the file %s without a data URI prefix → accepted, stored empty',
    async (fileContents) => {
      const { ask, service } = await visiting()
      const attachments = [{ fileName: 'a.pdf', fileContents }]
      const body = expenseOf(await supplierOf(ask), { attachments })
      expect((await ask('POST', '/v1/expenses', body)).status).toBe(201)
      expect(service.books()[0]?.attachments).toMatchObject([{ fileName: 'a.pdf', length: 0 }])
      const { id } = await draft(ask, { attachments })
      expect(service.invoices()).toMatchObject([{ id, attachments: [{ length: 0 }] }])
    },
  )
})

describe('Limits', () => {
  test('row 1: a hundred requests in a second, and no more', async () => {
    withStandingClock()
    const { ask } = await visiting({ requestsPerSecond: 100 })
    vi.advanceTimersByTime(1000)
    const asked = Array.from({ length: 130 }, () => ask('GET', '/v1/expenses/vat-types'))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(100)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })

  test('row 2: a page holds 20 unless told, 200 at most, counted from 0', async () => {
    const { ask } = await visiting({ seed: 'demo' })
    const usual = (await ask('GET', '/v1/expenses')).body
    expect(usual).toMatchObject({ size: 20, number: 0, numberOfElements: 20, first: true })
    const most = (await ask('GET', '/v1/expenses?size=5000')).body
    expect(most).toMatchObject({ size: 200, numberOfElements: 200 })
    const second = (await ask('GET', '/v1/expenses?page=1')).body
    expect(second).toMatchObject({ number: 1, first: false })
    expect(second.content[0]).toEqual(most.content[20])
  })

  test('row 3: an access token lasts as long as expires_in says', async () => {
    const service = await started({ accessTokenSeconds: 90 })
    const { body } = await exchange(service, await codeFor(service))
    expect(body).toMatchObject({ expires_in: 90 })
    service.dials.advanceClock(85_000)
    expect(await statusOf(service, body.access_token)).toBe(200)
    service.dials.advanceClock(5000)
    expect(await statusOf(service, body.access_token)).toBe(401)
  })

  test('row 4: a refresh token lasts sixty days', async () => {
    const service = await started()
    const { refresh_token } = await signedIn(service)
    const other = await signedIn(service)
    service.dials.advanceClock(60 * 86_400_000 - 60_000)
    expect((await refresh(service, refresh_token)).status).toBe(200)
    service.dials.advanceClock(60_000)
    expect((await refresh(service, other.refresh_token)).status).toBe(400)
  })

  test('row 7: invoices are in pounds only', async () => {
    const { ask } = await visiting()
    const customerId = await clientOf(ask)
    for (const currency of ['EURO', 'US_DOLLAR', 'GBP', 'pound_sterling', 826])
      expect((await ask('POST', invoices, invoiceBody(customerId, { currency }))).status).toBe(400)
  })
})
