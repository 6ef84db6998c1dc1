/** Of sandbox: U+0000 is text to JSON and the end of a text to others; it is kept or refused, and no text is cut there. */
import { expect, test } from 'vitest'
import { clientBody, invoiceBody } from './invoicing'
import { billing, invoiceText } from './sales-invoices/caller'
import { token } from './token-requests'
import { expenseOf, supplierOf, visiting } from './visitor'

const cut = 'Paper\0Mill'

test('a text with U+0000 is refused wherever interface A takes one, and nothing is kept', async () => {
  const { ask, service } = await visiting()
  const supplier = await supplierOf(ask, 'Paper')
  const client = (await ask('POST', '/v1/clients', clientBody())).body.id
  const line = expenseOf(supplier).expenseLineItems[0]
  const item = invoiceBody(client).items[0]
  const file = { fileName: cut, fileContents: 'data:text/plain;base64,QQ==' }
  const odd = { fileName: 'a', fileContents: 'data:\0;base64,QQ==' }
  const bodies: [string, unknown][] = [
    ['/v1/expenses/suppliers', { companyName: cut }],
    ['/v1/expenses', expenseOf(supplier, { note: cut })],
    ['/v1/expenses', expenseOf(supplier, { expenseLineItems: [{ ...line, description: cut }] })],
    ['/v1/expenses', expenseOf(supplier, { attachments: [file] })],
    ['/v1/expenses', expenseOf(supplier, { attachments: [odd] })],
    ['/v1/clients', clientBody({ name: cut })],
    ['/v1/invoices', invoiceBody(client, { items: [{ ...item, description: cut }] })],
  ]
  for (const [path, body] of bodies) expect((await ask('POST', path, body)).status).toBe(400)
  expect(service.books()).toEqual([])
  expect(service.invoices()).toEqual([])
  expect((await ask('GET', '/v1/clients/list')).body).toHaveLength(1)
  expect((await ask('GET', '/v1/expenses/suppliers')).body).toHaveLength(1)
})

test('a backslash before what looks like its escape is only text', async () => {
  const { ask } = await visiting()
  const { body } = await ask('POST', '/v1/expenses/suppliers', { companyName: '\\u0000' })
  expect(body).toMatchObject({ companyName: '\\u0000' })
})

test('a name with U+0000 that is asked for does not find the name before it', async () => {
  const { ask } = await visiting()
  await supplierOf(ask, 'Paper')
  const answer = await ask('GET', '/v1/expenses/suppliers?supplierName=Paper%00Mill')
  expect(answer.status).toBe(400)
})

test('interface B keeps a note with U+0000 whole, and refuses a reference with one', async () => {
  const { ask, create, read, clientId } = await billing()
  expect((await read(await create({}, { note: cut }))).note).toBe(cut)
  const body = invoiceText(clientId, { clientReference: cut })
  expect((await ask('POST', '', { body })).status).toBe(400)
  expect((await ask('GET', '?clientRef=Paper%00Mill')).status).toBe(400)
})

test('a client id with U+0000 is not the client of the id before it', async () => {
  const { service } = await visiting()
  const form = { grant_type: 'refresh_token', refresh_token: 'x', client_id: 'docket-demo\0x' }
  expect((await token(service, form)).status).toBe(400)
})
