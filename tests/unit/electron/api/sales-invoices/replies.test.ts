/** Of electron/api/sales-invoices/sales-invoices.ts: replies in every form. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ServiceClient } from '../../../../../electron/api/connection'
import { SalesInvoices } from '../../../../../electron/api/sales-invoices/sales-invoices'
import { TransportError } from '../../../../../electron/api/http/lost'
import type { Request } from '../../../../../electron/api/http/transport'
import { SalesInvoiceResult } from '../../../../../shared/sales-invoices/sales-invoice'

type Answer = readonly [status: number, body: string | Buffer, type?: string] | Error

const folder = path.resolve(import.meta.dirname, '../../../../fixtures/dialect')
const fixture = (name: string) => readFileSync(path.join(folder, name), 'utf8')

/** A service that always gives the same answer, whatever form was asked for. */
function answering(answer: Answer, form: 'json' | 'xml' = 'json') {
  const asked: Request[] = []
  const client = new ServiceClient({
    baseUrl: 'https://legacy.example',
    tokens: { token: () => Promise.resolve('t1'), renew: () => Promise.resolve('t2') },
    random: () => 0,
    exchange: async (request) => {
      asked.push(request)
      if (answer instanceof Error) throw answer
      const [status, body, type] = answer
      return { status, headers: { ...(type && { 'content-type': type }) }, body: Buffer.from(body) }
    },
  })
  return { invoices: new SalesInvoices(client, { form }), asked }
}

const v1Failure = fixture('b_v1_errors.RECORDED-SHAPE.xml')
const v1Success = '<crunchMessage outcome="removed"/>'
const idJson = fixture('b_salesinvoice.idonly.response.json')
const idXml = fixture('b_salesinvoice.idonly.xml')
const refusedJson = fixture('b_errors.PROBABLE.json')
const refusedXml = fixture('b_errors.PROBABLE.xml')
const cause = 'Cannot find sales invoice with id 999 for client Example Ltd'

const unclear = { kind: 'unknown', code: 'reply-unreadable', said: [] }
const refused = { kind: 'refused', code: 'sales-invoice-refused', said: [cause] }

test.each<[Answer, object]>([
  [[201, idJson], { kind: 'done', id: 7004 }],
  [[201, idXml], { kind: 'done', id: 7004 }],
  [[201, idXml, 'application/json'], { kind: 'done', id: 7004 }],
  [[200, idXml, 'application/*+xml'], { kind: 'done', id: 7004 }],
  [[200, '{"salesInvoiceId":"7004"}'], { kind: 'done', id: 7004 }],
  [[201, ''], unclear],
  [[201, '{}'], unclear],
  [[201, '<salesInvoice/>'], unclear],
  [[201, '<salesInvoice salesInvoiceId="7004"'], unclear],
  [[201, '<html><body>Sign in</body></html>'], unclear],
  [[201, Buffer.from([0xff, 0xfe, 0x3c, 0])], unclear],
  [[200, refusedJson], refused],
  [[200, refusedXml], refused],
  [[200, v1Failure], { ...refused, said: ['Invented cause text'] }],
  [[400, refusedJson], refused],
  [[400, refusedXml], refused],
  [[400, ''], { ...refused, said: [] }],
  [[403, ''], { kind: 'refused', code: 'forbidden' }],
  [[406, ''], { kind: 'refused' }],
  [[415, ''], { kind: 'refused' }],
  [[500, refusedXml], { kind: 'unknown', code: 'sales-invoice-failed', said: [cause] }],
  [[500, refusedJson], { kind: 'unknown', code: 'sales-invoice-failed', said: [cause] }],
  [[503, ''], { kind: 'unknown', code: 'service-failed' }],
  [[429, ''], { kind: 'unknown', code: 'rate-limited' }],
  [[408, ''], { kind: 'unknown' }],
  [[302, ''], { kind: 'unknown' }],
  [new TransportError('refused', false), { kind: 'not-sent', code: 'offline' }],
  [new TransportError('reset', true), { kind: 'unknown', code: 'outcome-unknown', said: [] }],
])('a create that is answered with %j is %j, and sent once', async (answer, result) => {
  const { invoices, asked } = answering(answer)
  const ended = await invoices.create({ clientId: 1, lines: [] })
  expect(SalesInvoiceResult.parse(ended)).toMatchObject(result)
  expect(asked).toHaveLength(1)
})

test.each<[Answer, object]>([
  [[204, ''], { kind: 'done', id: 7004 }],
  [[200, ' \n'], { kind: 'done', id: 7004 }],
  [[201, idJson], { kind: 'done', id: 7004 }],
  [[200, v1Success], { kind: 'done', id: 7004 }],
  [[200, '{}'], { kind: 'done', id: 7004 }],
  [[201, '{"salesInvoiceId":7005}'], unclear],
  [[200, 'done'], unclear],
  [[200, '<html>Sign in'], unclear],
  [[200, v1Failure], { kind: 'refused', said: ['Invented cause text'] }],
  [[404, refusedXml], { kind: 'refused', code: 'sales-invoice-unknown', said: [cause] }],
  [[500, ''], { kind: 'unknown', code: 'sales-invoice-failed' }],
])('another change that is answered with %j is %j, and sent once', async (answer, result) => {
  const { invoices, asked } = answering(answer)
  const id = 7004
  const source = { form: 'json', text: '{}' } as const
  expect(await invoices.update(id, source)).toMatchObject(result)
  expect(await invoices.delete(id)).toMatchObject(result)
  expect(await invoices.issue(id)).toMatchObject(result)
  expect(await invoices.email(id)).toMatchObject(result)
  const root = '/rest/v2/sales_invoices/7004'
  expect(asked.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
    ['PUT', root, '{}'],
    ['DELETE', root, undefined],
    ['PUT', `${root}/issue`, undefined],
    ['PUT', `${root}/email`, undefined],
  ])
})

test('what XML cannot hold is never sent', async () => {
  const { invoices, asked } = answering([201, idXml], 'xml')
  const ended = await invoices.create({ clientId: 1, reference: '\u{1}', lines: [] })
  expect(ended).toEqual({ kind: 'not-sent', code: 'invalid-input' })
  expect(asked).toEqual([])
})

test('an update goes in the form of its source', async () => {
  const { invoices, asked } = answering([201, idXml], 'json')
  await invoices.update(7004, { form: 'xml', text: '<salesInvoice/>' })
  expect(asked[0]?.headers).toMatchObject({
    'Content-Type': 'application/xml',
    Accept: 'application/xml, application/json;q=0.5',
  })
})

test.each(['json', 'xml'] as const)('asked for in %s, either form is read', async (form) => {
  const inXml = await answering([200, fixture('b_salesinvoices.list.xml')], form).invoices.list()
  expect(inXml).toMatchObject({ count: 1, invoices: [{ id: 7001, source: { form: 'xml' } }] })
  const inJson = await answering([200, fixture('b_salesinvoices.list.json')], form).invoices.list()
  expect(inJson).toMatchObject({ count: 3, invoices: [{ id: 7004 }, { id: 7001 }, { id: 7000 }] })
})

test.each<[string, object]>([
  ['{"count":0,"firstResult":0,"salesInvoice":[]}', { count: 0, firstResult: 0, invoices: [] }],
  ['{"count":0}', { count: 0, invoices: [] }],
  ['<salesInvoices count="0" firstResult="0"/>', { count: 0, firstResult: 0, invoices: [] }],
  [
    '{"count":10,"firstResult":5,"salesInvoice":{"salesInvoiceId":1}}',
    { count: 10, firstResult: 5 },
  ],
  ['{"salesInvoice":[{"salesInvoiceId":1},{}]}', { firstResult: 2, unreadable: 1 }],
  ['<salesInvoices><salesInvoice/></salesInvoices>', { firstResult: 2, unreadable: 1 }],
])('the list %s is %j', async (body, page) => {
  const read = await answering([200, body]).invoices.list({ firstResult: 2 })
  expect(read).toMatchObject(page)
  // Nobody can tell from a part how many there are in all.
  expect('count' in read).toBe('count' in page)
})

test.each<[Answer, string]>([
  [[200, ''], 'reply-unreadable'],
  [[200, '{}'], 'reply-unreadable'],
  [[200, idJson], 'reply-unreadable'],
  [[200, '<!DOCTYPE html><html></html>'], 'reply-unreadable'],
  [[200, refusedJson], 'sales-invoice-refused'],
  [[200, refusedXml], 'sales-invoice-refused'],
  [[200, v1Failure], 'sales-invoice-refused'],
  [[400, refusedXml], 'sales-invoice-refused'],
  [[500, refusedXml], 'sales-invoice-failed'],
])('a list that is answered with %j fails as %s', async (answer, code) => {
  await expect(answering(answer).invoices.list()).rejects.toMatchObject({ code })
})

test('an invoice may come as a list of one, and of no more', async () => {
  const one = fixture('b_salesinvoices.list.xml')
  expect(await answering([200, one]).invoices.get(7001)).toMatchObject({ id: 7001 })
  const many = fixture('b_salesinvoices.list.json')
  const unreadable = { code: 'reply-unreadable' }
  await expect(answering([200, many]).invoices.get(1)).rejects.toMatchObject(unreadable)
  await expect(answering([200, '<salesInvoice/>']).invoices.get(1)).rejects.toMatchObject(
    unreadable,
  )
})

test.each(['b_salesinvoice.document.response.json', 'b_salesinvoice.document.xml'])(
  'the document of %s is its bytes with name and type',
  async (name) => {
    expect(await answering([200, fixture(name)]).invoices.document(7001)).toEqual({
      fileName: 'Invoice 0042-0002.pdf',
      mediaType: 'application/pdf',
      bytes: Buffer.from('%PDF-1.4\n%%EOF\n'),
    })
  },
)

const withDocument = (document: unknown) => JSON.stringify({ salesInvoiceId: 1, document })

test.each([
  ['../../etc/passwd', '-..-etc-passwd'],
  ['Invoice 0042/0002.pdf', 'Invoice 0042-0002.pdf'],
  ['C:\\a\u{0}b.pdf', 'C--a-b.pdf'],
  ['...', 'Invoice.pdf'],
  [undefined, 'Invoice.pdf'],
  ['x'.repeat(500), 'x'.repeat(150)],
])('a document called %j is %j', async (fileName, bare) => {
  const body = withDocument({ fileName, fileData: 'JVBERg==' })
  expect(await answering([200, body]).invoices.document(1)).toEqual({
    fileName: bare,
    mediaType: 'application/pdf',
    bytes: Buffer.from('%PDF'),
  })
})

test.each([
  [withDocument({ fileData: '' }), 'attachment-empty'],
  [withDocument({}), 'attachment-empty'],
  [idJson, 'attachment-empty'],
  [withDocument({ fileData: '%PDF-1.4' }), 'reply-unreadable'],
  [withDocument({ fileData: 'JVBER' }), 'reply-unreadable'],
])('a document in %s fails as %s', async (body, code) => {
  await expect(answering([200, body]).invoices.document(1)).rejects.toMatchObject({ code })
})

test('base64 may be broken into lines', async () => {
  const body = '<salesInvoice><document>\n  JVBE\r\n  Ri0=\n</document></salesInvoice>'
  const { bytes } = await answering([200, body]).invoices.document(1)
  expect(bytes.toString()).toBe('%PDF-')
})
