// Owns the requests of the fuzz: valid ones for every route, and what becomes of them by mutation.
import type { Random } from '../../support/random'
import { flipped, mutated, strangeText, toText } from './values'
import type { Json } from './values'

export type FuzzRequest = {
  method: string
  path: string
  query: [string, string][]
  headers: [string, string][]
  body: Buffer | undefined
}

/** What the fuzz knows of the books at its start. */
export type Known = {
  today: string
  token: string
  narrowToken: string
  clientId: string
  redirectUri: string
  ids: Record<'suppliers' | 'expenses' | 'customers' | 'invoices' | 'salesInvoices', number[]>
}

type Maker = (random: Random, known: Known) => FuzzRequest

const bare = { query: [], headers: [], body: undefined }
const lookups = [
  '/v1/expenses/expense-types',
  '/v1/expenses/vat-types',
  '/v1/expenses/payment-methods',
  '/v1/expenses/persons',
  '/v1/expenses/ledgers',
  '/v1/banking/bank-accounts',
  '/v1/clients/list',
  '/v1/immutable-data/countries',
]
const salesPath = '/rest/v2/sales_invoices'

const makers: readonly Maker[] = [
  (random) => ({ ...bare, method: 'GET', path: random.pick(lookups) }),
  (random) => ({
    ...bare,
    method: 'GET',
    path: '/v1/expenses',
    query: [
      ['page', String(random.whole(0, 20))],
      ['size', String(random.whole(1, 60))],
      ['sort', random.pick(['postingDate,desc', 'id', 'supplier.companyName,asc'])],
    ],
  }),
  (_, known) => json('POST', '/v1/expenses/suppliers', supplier(known)),
  (random) => ({
    ...bare,
    method: 'GET',
    path: '/v1/expenses/suppliers',
    query: [['supplierName', random.pick(['Pennine Stationers', 'Fuzz Ltd', strangeText(random)])]],
  }),
  (random, known) => json('POST', '/v1/expenses', expense(random, known)),
  (random, known) =>
    json('PUT', `/v1/expenses/${random.pick(known.ids.expenses)}`, expense(random, known)),
  (random, known) => ({
    ...bare,
    method: 'DELETE',
    path: `/v1/expenses/${random.pick(known.ids.expenses)}`,
  }),
  (random, known) => ({
    ...bare,
    method: 'GET',
    path: '/v1/expenses/attachments',
    query: [
      ['expenseId', String(random.pick(known.ids.expenses))],
      ['attachmentId', String(random.whole(0, 2))],
      ['fileName', random.pick(['a.pdf', 'fuzz.txt'])],
    ],
  }),
  () => json('POST', '/v1/clients', client()),
  (random, known) => json('POST', '/v1/invoices', invoice(random, known)),
  (random, known) => ({
    ...bare,
    method: 'GET',
    path: `/v1/invoices/${random.pick(known.ids.invoices)}`,
  }),
  (random, known) =>
    json('PUT', `/v1/invoices/${random.pick(known.ids.invoices)}`, invoice(random, known)),
  (random) => ({ ...bare, method: 'GET', path: salesPath, query: salesQuery(random) }),
  (random, known) => sales('POST', salesPath, random, known),
  (random, known) => sales('PUT', salesPathOf(random, known), random, known),
  (random, known) => ({ ...bare, method: 'GET', path: salesPathOf(random, known) }),
  (random, known) => ({ ...bare, method: 'GET', path: `${salesPathOf(random, known)}/document` }),
  (random, known) => ({
    ...json('PUT', `${salesPathOf(random, known)}/${random.pick(['issue', 'email'])}`, {}),
  }),
  (random, known) => ({ ...bare, method: 'DELETE', path: salesPathOf(random, known) }),
  () => ({ ...bare, method: 'OPTIONS', path: salesPath }),
  (_, known) => ({ ...bare, method: 'GET', path: '/auth/authorize', query: authorisation(known) }),
  (random, known) => form('/auth/token', tokenForm(random, known)),
  (random) =>
    form('/auth/consent', [
      ['consent', 'guess'],
      ['decision', random.pick(['allow', 'deny'])],
    ]),
]

export function validRequest(random: Random, known: Known): FuzzRequest {
  const request = random.pick(makers)(random, known)
  if (request.path.startsWith('/auth/')) return request
  const headers: [string, string][] = [
    ...request.headers,
    ['Authorization', `Bearer ${known.token}`],
    ['Accept', random.pick(['application/json', 'application/xml', '*/*', 'text/html'])],
  ]
  return { ...request, headers }
}

/** The three requests of a sign-in, of which any may be odd; each needs the answer to the one before. */
export function signInRequest(
  step: 'authorize' | 'exchange' | 'refresh',
  secret: string,
  { random, known }: { random: Random; known: Known },
): FuzzRequest {
  const { clientId, redirectUri } = known
  const forms = {
    exchange: [
      ['grant_type', 'authorization_code'],
      ['client_id', clientId],
      ['code', secret],
      ['redirect_uri', redirectUri],
      ['code_verifier', 'v'.repeat(50)],
    ],
    refresh: [
      ['grant_type', 'refresh_token'],
      ['client_id', clientId],
      ['refresh_token', secret],
    ],
  } satisfies Record<string, [string, string][]>
  const odd = (pairs: [string, string][]) =>
    random.chance(0.2) ? mutatedPairs(pairs, random) : pairs
  return step === 'authorize'
    ? { ...bare, method: 'GET', path: '/auth/authorize', query: odd(authorisation(known)) }
    : form('/auth/token', odd(forms[step]))
}

const mutations: readonly Mutation[] = [
  ({ body, ...rest }, random) => ({ ...rest, body: body && mutatedBody(body, random) }),
  ({ body, ...rest }, random) => ({ ...rest, body: body && mutatedBody(body, random) }),
  ({ body, ...rest }, random) => ({ ...rest, body: body && flipped(body, random) }),
  ({ body, ...rest }, random) => ({
    ...rest,
    body: body?.subarray(0, random.whole(0, body.length)),
  }),
  (request, random) => ({ ...request, body: Buffer.from(strangeBody(random)) }),
  (request, random) => ({ ...request, query: mutatedPairs(request.query, random) }),
  (request, random) => ({ ...request, method: random.pick(methods) }),
  (request, random) => ({ ...request, path: mutatedPath(request.path, random) }),
  (request, random) => ({
    ...request,
    headers: request.headers.map(([name, value]): [string, string] =>
      random.chance(0.5) ? [name, headerText(random)] : [name, value],
    ),
  }),
  (request, random, known) => ({
    ...request,
    headers: [
      ...request.headers.filter(([name]) => name !== 'Authorization'),
      proof(random, known),
    ],
  }),
]

type Mutation = (request: FuzzRequest, random: Random, known: Known) => FuzzRequest

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']

export function mutatedRequest(random: Random, known: Known): FuzzRequest {
  let request = validRequest(random, known)
  for (let left = random.whole(1, 2); left > 0; left -= 1)
    request = random.pick(mutations)(request, random, known)
  return request
}

export function toBytes({ method, path, query, headers, body }: FuzzRequest): Buffer {
  const search = new URLSearchParams(query).toString()
  const target = search === '' ? path : `${path}?${search}`
  const fields = headers.map(([name, value]) => `${name}: ${value}`)
  const length = body === undefined ? [] : [`Content-Length: ${body.length}`]
  const head = [`${method} ${target} HTTP/1.1`, 'Host: 127.0.0.1', ...fields, ...length, '', '']
  return Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), body ?? Buffer.alloc(0)])
}

/** Bytes that are not one well-formed request. */
export function brokenBytes(random: Random, known: Known): Buffer {
  const bytes = toBytes(mutatedRequest(random, known))
  const end = bytes.indexOf('\r\n\r\n')
  switch (random.whole(0, 5)) {
    case 0:
      return Buffer.from(random.text(random.whole(1, 200), 'abc \r\n:/\0é{}'))
    case 1:
      return flipped(bytes, random)
    case 2:
      return Buffer.from(bytes.toString('latin1').replace('HTTP/1.1', 'HTTP/7.x'), 'latin1')
    case 3:
      return Buffer.from(bytes.toString('latin1').replace('Host:', `X-${'y'.repeat(20_000)}:`))
    case 4:
      return bytes.subarray(0, random.whole(1, end + 3))
    default:
      return Buffer.from(
        `POST /v1/expenses HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`,
      )
  }
}

function json(method: string, path: string, body: Json): FuzzRequest {
  const headers: [string, string][] = [['Content-Type', 'application/json']]
  return { method, path, query: [], headers, body: Buffer.from(toText(body)) }
}

function form(path: string, pairs: [string, string][]): FuzzRequest {
  const headers: [string, string][] = [['Content-Type', 'application/x-www-form-urlencoded']]
  const body = Buffer.from(new URLSearchParams(pairs).toString())
  return { method: 'POST', path, query: [], headers, body }
}

function supplier({ today }: Known): Json {
  return { companyName: `Fuzz Ltd ${today}`, country: 'GB', vatRegistrationNumber: 'GB123456789' }
}

function expense(random: Random, { today, ids }: Known): Json {
  return {
    supplier: { id: random.pick(ids.suppliers) },
    postingDate: today,
    note: 'fuzz',
    expenseLineItems: random.list(random.whole(1, 3), () => ({
      expenseType: random.pick(['FUEL', 'TELEPHONE', 'MATERIALS']),
      description: 'Fuzz',
      vatType: random.pick(['Standard', 'Zero']),
      amount: { grossAmount: `${random.whole(1, 999)}.50` },
    })),
    supplierPayments: [payment(today)],
    attachments: random.list(random.whole(0, 2), () => ({
      fileName: 'fuzz.txt',
      fileContents: 'data:text/plain;base64,aGVsbG8=',
    })),
  }
}

function payment(date: string): Json {
  const target = { paymentMethod: { paymentMethodName: 'EFT' }, bankAccount: { id: 304 } }
  return { date, amount: '10.00', paymentTarget: target }
}

function client(): Json {
  const billingAddress = {
    line1: '1 Fuzz Lane',
    line2: 'Leeds',
    postCode: 'LS1 1AA',
    country: 'GB',
  }
  return { name: 'Fuzz & Sons', email: 'fuzz@example.com', paymentTermsDays: 14, billingAddress }
}

function invoice(random: Random, { today, ids }: Known): Json {
  return {
    customer: { id: random.pick(ids.customers) },
    currency: 'POUND_STERLING',
    issuedDate: today,
    lineItemType: 'SIMPLE',
    items: random.list(random.whole(1, 3), () => ({
      description: 'Fuzz',
      priceExclVat: '45.50',
      quantity: random.whole(1, 9),
      vatRate: 'Standard',
      lineType: 'S',
    })),
    bankAccount: { id: 304 },
    payment: { paymentTerms: { days: 28 } },
    payments: random.chance(0.3) ? [payment(today)] : [],
    attachments: [],
  }
}

function salesPathOf(random: Random, { ids }: Known): string {
  return `${salesPath}/${random.pick(ids.salesInvoices)}`
}

function salesQuery(random: Random): [string, string][] {
  return [
    ['firstResult', String(random.whole(0, 40))],
    ['resultsPerPage', String(random.whole(1, 40))],
    ['state', random.pick(['', 'draft', 'due,overdue', 'Settled', 'Written_Off'])],
    ['clientId', random.pick(['', '501'])],
    ['clientRef', ''],
    ['dueDateFrom', random.pick(['', '2026-01-01', '01-02-2026'])],
  ]
}

function sales(method: string, path: string, random: Random, known: Known): FuzzRequest {
  const clientId = random.pick(known.ids.customers)
  if (random.chance(0.5)) return json(method, path, salesJson(clientId, known.today))
  const headers: [string, string][] = [['Content-Type', 'application/xml']]
  return { method, path, query: [], headers, body: Buffer.from(salesXml(clientId, known.today)) }
}

function salesJson(clientId: number, today: string): Json {
  return {
    currency: 'GBP',
    salesInvoiceLineItems: {
      salesInvoiceLineItem: [
        {
          lineItemDescription: 'Fuzz',
          quantity: 2,
          rate: 45.5,
          lineItemAmount: { netAmount: 91, grossAmount: 109.2, vatAmount: 18.2, vatRate: 20 },
          vatType: 'STANDARD',
        },
      ],
      count: 1,
    },
    salesInvoiceDetails: { client: { clientId }, issuedDate: today, paymentTermsDays: 28 },
  }
}

function salesXml(clientId: number, today: string): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?><salesInvoice xmlns="http://api.crunch.co.uk/rest" currency="GBP">` +
    `<salesInvoiceDetails><client clientId="${clientId}"/><issuedDate>${today}T00:00:00Z</issuedDate>` +
    `<paymentTermsDays>28</paymentTermsDays></salesInvoiceDetails><salesInvoiceLineItems count="1">` +
    `<salesInvoiceLineItem><lineItemDescription>Fuzz</lineItemDescription><quantity>2</quantity>` +
    `<rate>45.50</rate><lineItemAmount><netAmount>91.00</netAmount><grossAmount>109.20</grossAmount>` +
    `<vatAmount>18.20</vatAmount><vatRate>20</vatRate></lineItemAmount><vatType>STANDARD</vatType>` +
    `</salesInvoiceLineItem></salesInvoiceLineItems></salesInvoice>`
  )
}

function authorisation({ clientId, redirectUri }: Known): [string, string][] {
  return [
    ['client_id', clientId],
    ['response_type', 'code'],
    ['redirect_uri', redirectUri],
    ['scope', 'all offline_access'],
    ['state', 'fuzz'],
    ['code_challenge', 'v'.repeat(50)],
    ['code_challenge_method', 'plain'],
  ]
}

function tokenForm(random: Random, { clientId, redirectUri }: Known): [string, string][] {
  return random.chance(0.5)
    ? [
        ['grant_type', 'authorization_code'],
        ['client_id', clientId],
        ['code', 'code_unknown'],
        ['redirect_uri', redirectUri],
        ['code_verifier', 'v'.repeat(50)],
      ]
    : [
        ['grant_type', 'refresh_token'],
        ['client_id', clientId],
        ['refresh_token', 'rt_unknown'],
      ]
}

function mutatedBody(body: Buffer, random: Random): Buffer {
  const text = body.toString('utf8')
  try {
    return Buffer.from(toText(mutated(JSON.parse(text) as Json, random)))
  } catch {
    return Buffer.from(mutatedMarkup(text, random))
  }
}

const bomb =
  '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;">]>'

/** XML and forms alike. */
function mutatedMarkup(text: string, random: Random): string {
  const at = random.whole(0, text.length)
  switch (random.whole(0, 5)) {
    case 0:
      return text.slice(0, at) + strangeText(random) + text.slice(at)
    case 1:
      return text.replace(/>[^<]+</, () => `>${strangeText(random)}<`)
    case 2:
      return text.replace('<salesInvoice ', `${bomb}<salesInvoice note="&d;" `)
    case 3:
      return text.replace(/<(\w+)>/, (all) => all.repeat(random.whole(2, 400)))
    case 4:
      return text.replace(/"[^"]*"/, () => `"${strangeText(random)}"`)
    default:
      return `${text}&${text}`
  }
}

function strangeBody(random: Random): string {
  const deep = random.whole(50, 20_000)
  return random.pick([
    '[]',
    'null',
    '"text"',
    '{',
    '['.repeat(deep) + ']'.repeat(deep),
    '<a>'.repeat(deep) + '</a>'.repeat(deep),
    '{"__proto__":{"id":1},"id":1,"id":2}',
    `<!--${'-'.repeat(500)}`,
    'a=b&a=b',
    '\0',
  ])
}

function mutatedPairs(pairs: [string, string][], random: Random): [string, string][] {
  const [name, value] = pairs.length > 0 ? random.pick(pairs) : ['page', '0']
  const others = pairs.filter(([other]) => other !== name)
  return random.pick([
    [...pairs, [name, value]],
    [...others, [name, strangeText(random).slice(0, 500)]],
    [...others, [strangeText(random).slice(0, 500), value]],
    others,
  ])
}

function mutatedPath(path: string, random: Random): string {
  return random.pick([
    `${path}/`,
    `/${path}`,
    `${path}/..`,
    `${path}%00`,
    path.replace(/\d+/, () => random.pick(['0', '-1', '1e3', '999999999999999', '9'.repeat(40)])),
    path.replace(/[^/]+$/, () => random.pick(['%2e%2e', '__proto__', 'issue', 'list', '1'])),
    path.toUpperCase(),
    `http://elsewhere.example${path}`,
    '*',
    '/',
  ])
}

/** Node refuses line ends in a header before we see it; those belong to the broken bytes. */
function headerText(random: Random): string {
  return strangeText(random)
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 3000)
}

function proof(random: Random, known: Known): [string, string] {
  return random.pick<[string, string]>([
    ['Authorization', 'Bearer nobody'],
    ['Authorization', 'Bearer'],
    ['Authorization', 'Basic OjpiYWQ='],
    ['Authorization', `Bearer ${known.narrowToken}`],
    ['Authorization', 'OAuth oauth_consumer_key="a", oauth_signature="%%%"'],
    ['Cookie', `token=${known.token}`],
  ])
}
