import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { asXml, billing, calling, fixture, inXml, invoiceText, invoiceXml } from './caller'
import type { Answer, Ask } from './caller'
import { hasXmllint, objections, sayWhyNot } from './xmllint'
import { skippedIf } from '../../../support/skipping'
import { patienceMs } from '../../../support/patience'

sayWhyNot()

const stranger = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
})
const read = (xml: string) =>
  stranger.parse(xml) as {
    salesInvoice: Record<string, Record<string, unknown>>
    salesInvoices: Record<string, unknown>
  }
const type = (answer: Answer) => answer.headers.get('content-type')

type Caller = Awaited<ReturnType<typeof billing>>
const replies: [kind: string, status: number, ask: (caller: Caller) => Promise<Answer>][] = [
  ['an empty list', 200, ({ ask }) => ask('GET', '', { headers: inXml })],
  [
    'a page of the list',
    200,
    async ({ ask, create, issue }) => {
      await create()
      await issue()
      return ask('GET', '?resultsPerPage=1', { headers: inXml })
    },
  ],
  ['a draft', 200, async ({ ask, create }) => ask('GET', `/${await create()}`, { headers: inXml })],
  [
    'an issued invoice',
    200,
    async ({ ask, issue }) => ask('GET', `/${await issue()}`, { headers: inXml }),
  ],
  [
    'the id of a created one',
    201,
    ({ ask, clientId }) => ask('POST', '', { body: invoiceXml(clientId), headers: asXml }),
  ],
  [
    'the id of an updated one',
    201,
    async ({ ask, create, clientId }) =>
      ask('PUT', `/${await create()}`, { body: invoiceXml(clientId), headers: asXml }),
  ],
  [
    'a document',
    200,
    async ({ ask, issue }) => ask('GET', `/${await issue()}/document`, { headers: inXml }),
  ],
  ['a 400 with one error', 400, ({ ask }) => ask('GET', '?state=x', { headers: inXml })],
  [
    'a 400 with several errors',
    400,
    ({ ask }) => ask('GET', '?state=x&firstResult=-1', { headers: inXml }),
  ],
  ['a 404', 404, ({ ask }) => ask('GET', '/999', { headers: inXml })],
  ['a 401', 401, ({ ask }) => ask('GET', '', { headers: { ...inXml, authorization: '' } })],
  ['a 405', 405, ({ ask }) => ask('PATCH', '', { headers: inXml })],
  ['a 406', 406, ({ ask }) => ask('GET', '', { headers: { accept: 'text/html' } })],
  [
    'a 500',
    500,
    ({ ask, service }) => {
      service.dials.next({ act: { kind: 'database-error' } })
      return ask('GET', '', { headers: inXml })
    },
  ],
]

test.each(replies)('XML: %s is what the schema says', async (_, status, ask) => {
  const answer = await ask(await billing())
  expect(answer.status).toBe(status)
  expect(type(answer)).toBe('application/xml')
  expect(answer.text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8" standalone="yes"\?>\n<\w/)
  if (hasXmllint) expect(objections(answer.text)).toBe('')
})

test(
  'XML: everything of the demo company is what the schema says',
  skippedIf(!hasXmllint, 'no xmllint here'),
  async () => {
    const { ask } = await calling({ seed: 'demo' })
    const { text } = await ask('GET', '', { headers: inXml })
    expect(objections(text)).toBe('')
    expect(objections(text.replace('<salesInvoiceDetails>', '<details>'))).not.toBe('')
  },
)

test.each([
  ['salesinvoices.list.json', 'GET', ''],
  ['salesinvoice.document.response.json', 'GET', '/document'],
  ['salesinvoice.idonly.response.json', 'POST', ''],
  ['errors.json', 'GET', '?state=x'],
])('JSON: the members are those of %s', async (name, method, path) => {
  const { ask, clientId, issue, create } = await billing()
  const id = await issue({ purchaseOrder: 'PO-77' })
  await create({ purchaseOrder: '' }, { note: 'Thank you' })
  const at = path === '/document' ? `/${id}/document` : path
  const body = method === 'POST' ? { body: invoiceText(clientId) } : {}
  const shown = (await ask(method, at, body)).body
  const known = membersOf(JSON.parse(fixture(name)) as unknown)
  expect([...membersOf(shown)].filter((member) => !known.has(member))).toEqual([])
  const isSeldom = (member: string) => /settledDate|\.clientPayment\[\]\./.test(member)
  const missing = [...known].filter((member) => !membersOf(shown).has(member))
  expect(missing.filter((member) => !isSeldom(member))).toEqual([])
})

function membersOf(value: unknown, at = ''): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...membersOf(item, `${at}[]`)]))
  if (typeof value !== 'object' || value === null) return new Set([`${at}: ${typeof value}`])
  return new Set(
    Object.entries(value).flatMap(([name, member]) => [...membersOf(member, `${at}.${name}`)]),
  )
}

test('JSON: a payment inside an invoice is only its id and address; XML also says when and how much', async () => {
  const { ask } = await calling({ seed: 'demo' })
  const [paid] = (await ask('GET', '?state=settled&resultsPerPage=1')).body.salesInvoice
  const [payment] = paid!.clientPayments.clientPayment
  expect(payment).toEqual({
    clientPaymentId: expect.any(Number) as number,
    resourceUrl: expect.stringMatching(/^\/v2\/clientpayments\/\d+$/) as string,
  })
  const xml = (await ask('GET', `/${paid!.salesInvoiceId}`, { headers: inXml })).text
  expect(xml).toMatch(/<paymentDate>\d{4}-\d\d-\d\dT00:00:00Z<\/paymentDate><amount>\d+\.\d\d</)
})

test('both formats say the same of the same invoice', async () => {
  const { ask, create, read: show } = await billing()
  const bankAccount = { accountId: 304, account: 'Business account', sortCode: '00-00-00' }
  const id = await create(
    { bankAccount, emailReminderToCustomer: true },
    { note: 'Ünïcode & <ink>' },
  )
  await ask('PUT', `/${id}/issue`)
  const json = await show(id)
  const xml = read((await ask('GET', `/${id}`, { headers: inXml })).text).salesInvoice
  expect(xml).toMatchObject({
    xmlns: 'http://api.crunch.co.uk/rest',
    salesInvoiceId: String(json.salesInvoiceId),
    resourceUrl: json.resourceUrl,
    currency: 'GBP',
    note: 'Ünïcode & <ink>',
    clientPayments: { count: '0' },
  })
  expect(xml['salesInvoiceDetails']).toMatchObject({
    client: {
      clientId: String(json.salesInvoiceDetails.client.clientId),
      name: 'Brook & Field LLP',
    },
    issuedDate: `${json.salesInvoiceDetails.issuedDate}T00:00:00Z`,
    dueDate: `${json.salesInvoiceDetails.dueDate}T00:00:00Z`,
    lastModifiedDate: json.salesInvoiceDetails.lastModifiedDate.replace('+0000', 'Z'),
    state: json.salesInvoiceDetails.state,
    invoiceNumber: json.salesInvoiceDetails.invoiceNumber,
    emailReminderToCustomer: 'true',
    bankAccount: { accountId: '304', sortCode: '00-00-00', '#text': 'Business account' },
  })
  expect(json.salesInvoiceDetails['bankAccount']).toEqual(bankAccount)
  expect(json.note).toBe('Ünïcode & <ink>')
})

test.each([
  ['application/json', 'application/json'],
  ['application/xml', 'application/xml'],
  ['text/xml', 'application/xml'],
  ['*/*', 'application/xml'],
  ['application/*', 'application/xml'],
  ['', 'application/xml'],
  ['application/json;q=0.5, application/xml;q=0.4', 'application/json'],
  ['application/json, */*;q=0.1', 'application/json'],
  ['application/xml, application/json', 'application/xml'],
  ['application/xml;q=0, */*', 'application/json'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'application/xml'],
])('who accepts %s is sent %s', async (accept, expected) => {
  const { ask } = await calling()
  const answer = await ask('GET', '', { headers: { accept } })
  expect(answer.status).toBe(200)
  expect(type(answer)).toBe(expected)
})

test.each(['text/html', 'image/*', 'application/pdf', 'application/xml;q=0'])(
  'who accepts only %s is told 406, and nothing is created',
  async (accept) => {
    const { ask, clientId } = await billing()
    const extra = { body: invoiceText(clientId), headers: { accept } }
    expect((await ask('POST', '', extra)).status).toBe(406)
    expect((await ask('GET', '')).body.count).toBe(0)
  },
)

const created = async (ask: Ask, body: string, contentType: string) => {
  const answer = await ask('POST', '', { body, headers: { 'content-type': contentType } })
  expect(answer.status).toBe(201)
  return (await ask('GET', `/${answer.body.salesInvoiceId}`)).body
}

test.each([
  'application/xml',
  'text/xml; charset=utf-8',
  'application/vnd.books+xml',
  '*/*',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
])('an XML body is read when it comes as %s', async (contentType) => {
  const { ask, clientId } = await billing()
  const shown = await created(ask, invoiceXml(clientId), contentType)
  expect(shown.salesInvoiceDetails).toMatchObject({
    client: { clientId },
    clientReference: 'AP001',
    issuedDate: '2026-03-02',
    paymentTermsDays: 28,
  })
  expect(shown.salesInvoiceLineItems.salesInvoiceLineItem).toEqual([
    {
      lineItemDescription: 'Kiln repair',
      quantity: 2,
      rate: 45.5,
      lineItemAmount: { netAmount: 91, grossAmount: 109.2, vatAmount: 18.2, vatRate: 20 },
      vatType: 'STANDARD',
    },
  ])
})

test.each(['application/json', 'application/json; charset=utf-8', '*/*', 'text/plain'])(
  'a JSON body is read when it comes as %s',
  async (contentType) => {
    const { ask, clientId } = await billing()
    const shown = await created(ask, invoiceText(clientId), contentType)
    expect(shown.salesInvoiceDetails.clientReference).toBe('AP001')
  },
)

test.each([
  ['without a namespace', (xml: string) => xml.replace(/ xmlns="[^"]*"/, '')],
  [
    'with a prefix',
    (xml: string) => xml.replace(/<(\/?)(?=[a-z])/g, '<$1b:').replace('xmlns=', 'xmlns:b='),
  ],
  ['with a byte order mark', (xml: string) => `\ufeff${xml}`],
  ['without a declaration', (xml: string) => xml.replace(/^<\?xml.*?\?>\s*/, '')],
  ['with comments', (xml: string) => xml.replaceAll('><', '><!-- <!DOCTYPE x> --><')],
  ['with line breaks', (xml: string) => xml.replaceAll('><', '>\r\n\t<')],
  ['with CDATA', (xml: string) => xml.replace('Kiln repair', '<![CDATA[Kiln repair]]>')],
  ['with references', (xml: string) => xml.replace('Kiln repair', '&#75;iln&#x20;repair')],
])('XML %s is read alike', async (_, change) => {
  const { ask, clientId } = await billing()
  const lines = async (xml: string) => {
    const { salesInvoiceLineItems } = await created(ask, xml, 'application/xml')
    return salesInvoiceLineItems
  }
  expect(await lines(change(invoiceXml(clientId)))).toEqual(await lines(invoiceXml(clientId)))
})

test('XML in Latin-1 is read as such', async () => {
  const { service, token, clientId } = await billing()
  const xml = invoiceXml(clientId).replace('UTF-8', 'ISO-8859-1').replace('Kiln', 'Café')
  const authorization = `Bearer ${token}`
  const headers = { authorization, accept: 'application/json', 'content-type': 'application/xml' }
  const url = `${service.legacyBaseUrl}/rest/v2/sales_invoices`
  const body = Buffer.from(xml, 'latin1')
  const answer = (await (await fetch(url, { method: 'POST', headers, body })).json()) as {
    salesInvoiceId: number
  }
  const shown = await (await fetch(`${url}/${answer.salesInvoiceId}`, { headers })).text()
  expect(shown).toContain('Café repair')
})

const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each<[string, string, (xml: string) => Buffer]>([
  ['UTF-16 with a mark, little-endian', '', (xml) => Buffer.from(`\ufeff${xml}`, 'utf16le')],
  ['UTF-16 with a mark, big-endian', '', (xml) => swapped(`\ufeff${xml}`)],
  ['UTF-16 without a mark, little-endian', '', (xml) => Buffer.from(xml, 'utf16le')],
  ['UTF-16 without a mark, big-endian', '', (xml) => swapped(xml)],
  [
    'UTF-16 without a declaration',
    '',
    (xml) => Buffer.from(xml.replace(/^<\?xml.*?\?>\s*/, ''), 'utf16le'),
  ],
  [
    'an encoding that only the content type names',
    '; charset=ISO-8859-1',
    (xml) => Buffer.from(xml.replace(/^<\?xml.*?\?>\s*/, ''), 'latin1'),
  ],
  ['UTF-8 whatever the declaration says', '; charset="utf-8"', (xml) => Buffer.from(xml)],
])('XML in %s is read as such', async (_, parameter, encoded) => {
  const { service, token, clientId } = await billing()
  const xml = invoiceXml(clientId).replace('UTF-8', 'UTF-16').replace('Kiln', 'Café ☕')
  const isLatin = parameter.includes('8859')
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'application/json',
    'content-type': `application/xml${parameter}`,
  }
  const url = `${service.legacyBaseUrl}/rest/v2/sales_invoices`
  const body = new Uint8Array(encoded(isLatin ? xml.replace(' ☕', '') : xml))
  const response = await fetch(url, { method: 'POST', headers, body })
  expect(response.status).toBe(201)
  const { salesInvoiceId } = (await response.json()) as { salesInvoiceId: number }
  const shown = await (await fetch(`${url}/${salesInvoiceId}`, { headers })).text()
  expect(shown).toContain(isLatin ? 'Café repair' : 'Café ☕ repair')
})

test('UTF-16 that is cut in the middle of a character is refused', async () => {
  const { service, token, clientId } = await billing()
  const authorization = `Bearer ${token}`
  const headers = { authorization, 'content-type': 'application/xml' }
  const body = Buffer.from(invoiceXml(clientId), 'utf16le').subarray(0, -1)
  const url = `${service.legacyBaseUrl}/rest/v2/sales_invoices`
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(400)
})

const bomb = `<!DOCTYPE b [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index} "${`&a${index ? index - 1 : ''};`.repeat(10)}">`).join('')}]>`

test.each([
  ['a document type', '<!DOCTYPE salesInvoice>', 'Kiln'],
  ['an external document type', '<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd">', 'Kiln'],
  ['an external entity', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>', '&e;'],
  ['a parameter entity', '<!DOCTYPE x [<!ENTITY % e SYSTEM "file:///etc/passwd"> %e;]>', 'Kiln'],
  ['a bomb of entities', bomb, '&a8;'],
  ['an entity nobody declared', '', '&e;'],
  ['a reference to no character', '', '&#0;'],
  ['a reference beyond Unicode', '', '&#x110000;'],
  ['a bare ampersand', '', 'R&D'],
])('XML with %s is refused', async (_, prologue, description) => {
  const { ask, clientId } = await billing()
  const xml = invoiceXml(clientId)
    .replace('<salesInvoice ', `${prologue}<salesInvoice `)
    .replace('Kiln', description)
  const answer = await ask('POST', '', {
    body: xml,
    headers: { 'content-type': 'application/xml' },
  })
  expect(answer.status).toBe(400)
  expect(answer.text).not.toContain('root:')
  expect((await ask('GET', '')).body.count).toBe(0)
})

test.each([
  ['cut short', (xml: string) => xml.slice(0, -30)],
  ['with tags that cross', (xml: string) => xml.replace('</quantity><rate>', '<rate></quantity>')],
  ['with two roots', (xml: string) => `${xml}<salesInvoice/>`],
  ['with text after the root', (xml: string) => `${xml}and more`],
  ['with an attribute twice', (xml: string) => xml.replace('currency', 'currency="GBP" currency')],
  ['with an unquoted attribute', (xml: string) => xml.replace('"GBP"', 'GBP')],
  ['with a prefix nobody declared', (xml: string) => xml.replaceAll('quantity>', 'q:quantity>')],
  [
    'with another root',
    (xml: string) =>
      xml.replaceAll('salesInvoice>', 'invoice>').replace('<salesInvoice ', '<invoice '),
  ],
  ['of another namespace', (xml: string) => xml.replace('/rest"', '/other"')],
  ['in an encoding nobody knows', (xml: string) => xml.replace('UTF-8', 'x-klingon')],
  ['that is empty', () => ''],
  ['that is nested without end', (xml: string) => xml.replace('Kiln', '<a>'.repeat(5000))],
  ['with an unfinished comment', (xml: string) => xml.replace('<quantity>', '<!-- <quantity>')],
])('XML %s is refused', async (_, change) => {
  const { ask, clientId } = await billing()
  const body = change(invoiceXml(clientId))
  const answer = await ask('POST', '', { body, headers: { 'content-type': 'application/xml' } })
  expect(answer.status).toBe(400)
  expect(answer.body.error).toHaveLength(1)
})

test('a great many hostile characters are refused in no time', async () => {
  const { ask } = await calling()
  const startedAt = performance.now()
  for (const piece of ['<!--', '<a ', '<![CDATA[', '<?', '&', '<a b="', ' '])
    expect((await ask('POST', '', { body: piece.repeat(300_000), headers: asXml })).status).toBe(
      400,
    )
  expect(performance.now() - startedAt).toBeLessThan(patienceMs)
})

test.each(['{', '[]', '"text"', '7', 'null', '{"salesInvoiceDetails": 3}', '<salesInvoice/>'])(
  'JSON %s is refused',
  async (body) => {
    const { ask } = await calling()
    const answer = await ask('POST', '', { body })
    expect(answer.status).toBe(400)
    expect(answer.body.count).toBeGreaterThan(0)
  },
)

test('characters that XML cannot hold do not break an XML reply', async () => {
  const { ask, create } = await billing()
  const id = await create({}, { note: 'bell \u0007 and half \ud83d of a face, "quoted" <&>' })
  const { text } = await ask('GET', `/${id}`, { headers: inXml })
  expect(read(text).salesInvoice['note']).toBe('bell  and half  of a face, "quoted" <&>')
  if (hasXmllint) expect(objections(text)).toBe('')
})

test('pages of other origins may read replies and errors', async () => {
  const { ask } = await calling()
  for (const path of ['', '/999'])
    expect((await ask('GET', path)).headers.get('access-control-allow-origin')).toBe('*')
})
