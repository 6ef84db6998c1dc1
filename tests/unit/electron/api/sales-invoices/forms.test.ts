import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { changed, saidBy, written } from '../../../../../electron/api/sales-invoices/forms'
import { recordOf } from '../../../../../electron/api/sales-invoices/record'
import {
  SalesInvoiceDraft,
  SalesInvoiceRecord,
  type SalesInvoiceChanges,
  type SalesInvoiceForm,
} from '../../../../../shared/sales-invoices/sales-invoice'
import { hasXmllint, objections, sayWhyNot } from '../../../sandbox/sales-invoices/xmllint'
import { skippedIf } from '../../../../support/skipping'

const folder = path.resolve(import.meta.dirname, '../../../../fixtures/dialect')
const fixture = (name: string) => readFileSync(path.join(folder, name), 'utf8')

const invoiceIn = (text: string): SalesInvoiceRecord => {
  const said = saidBy(text)
  const shown = said.kind === 'invoice' ? [said.invoice] : said.kind === 'list' ? said.entries : []
  return SalesInvoiceRecord.parse(recordOf(shown[0]!))
}
const edited = (text: string, changes: SalesInvoiceChanges) =>
  changed({ form: text.trimStart().startsWith('{') ? 'json' : 'xml', text }, changes).text

const draft: SalesInvoiceDraft = {
  currency: 'GBP',
  clientId: 501,
  reference: 'AP001',
  issuedDate: '2026-03-02',
  paymentTermsDays: 28,
  lines: [
    {
      description: 'Kiln repair',
      quantity: '2',
      rate: '45.50',
      net: '91.00',
      gross: '109.20',
      vat: '18.20',
      vatRate: '20',
      vatType: 'STANDARD',
    },
  ],
}

beforeAll(sayWhyNot)

test.each(['b_salesinvoice.full.xml', 'b_salesinvoices.list.json'])(
  'of another client or account nothing of the one before stays in %s',
  (name) => {
    const { source } = invoiceIn(fixture(name))
    const account = { set: { bankAccountId: 8811 } }
    const before = invoiceIn(changed(source, account).text)
    expect(before.bankAccount).toEqual({ id: 8811 })
    const text = changed(before.source, { set: { clientId: 977 } }).text
    const now = invoiceIn(text)
    expect(now.client).toEqual({ id: 977 })
    const named = [before.client?.name ?? '?']
    for (const word of named) expect(text).not.toContain(word.replace('&', '&amp;'))
    const same = { set: { clientId: 977, bankAccountId: 8811 } }
    expect(changed(now.source, same).text).toBe(text)
    const cleared = changed(now.source, { clear: ['bankAccountId'] })
    expect(invoiceIn(cleared.text).bankAccount).toBeUndefined()
  },
)

test('the whole invoice in XML is known to the last field, and shown whole', () => {
  const text = fixture('b_salesinvoice.full.xml')
  const { members, source, ...known } = invoiceIn(text)
  expect(known).toEqual({
    id: 7001,
    state: 'OVERDUE',
    number: '0042/0002',
    client: { id: 502, name: 'Brook & Field LLP' },
    bankAccount: { id: 304, name: 'Main Business Account' },
    emailReminderToCustomer: false,
    reference: 'BF-7',
    purchaseOrder: 'PO-77',
    issuedDate: '2026-01-04',
    dueDate: '2026-02-01',
    lastModifiedAt: '2026-02-01T02:00:00.000Z',
    paymentTermsDays: 28,
    currency: 'GBP',
    note: 'Thank you',
    lines: [
      {
        description: 'Consulting day',
        quantity: '1',
        rate: '600.00',
        vatType: 'STANDARD',
        net: '600.00',
        gross: '720.00',
        vat: '120.00',
        vatRate: '20',
      },
    ],
    net: '600.00',
    vat: '120.00',
    gross: '720.00',
    payments: [{ id: 8101, date: '2026-01-20', amount: '100.00' }],
  })
  expect(source).toEqual({ form: 'xml', text })
  expect(members.map(({ name }) => name)).toEqual([
    'salesInvoiceId',
    'resourceUrl',
    'currency',
    'salesInvoiceDetails',
    'salesInvoiceLineItems',
    'clientPayments',
    'note',
  ])
  expect(members[3]?.members?.at(-1)).toEqual({
    name: 'bankAccount',
    text: 'Main Business Account',
    members: [
      { name: 'accountId', text: '304' },
      { name: 'sortCode', text: '00-00-00' },
      { name: 'accountNumber', text: '12345678' },
    ],
  })
})

test('a list in JSON counts all and keeps each invoice’s exact text', () => {
  const text = fixture('b_salesinvoices.list.json')
  const said = saidBy(text)
  if (said.kind !== 'list') throw new Error(said.kind)
  const records = said.entries.map((entry) => SalesInvoiceRecord.parse(recordOf(entry)))
  expect(records.map(({ id, state, gross }) => [id, state, gross])).toEqual([
    [7004, 'DRAFT', '109.20'],
    [7001, 'OVERDUE', '720.00'],
    [7000, 'SETTLED', '40.00'],
  ])
  expect(records[0]).toMatchObject({ payments: [], lines: [{ rate: '45.5', net: '91' }] })
  expect(records[1]).toMatchObject({ payments: [{ id: 8101 }] })
  expect(records[1]).not.toHaveProperty('reference')
  expect(records[2]).toMatchObject({ settledDate: '2026-01-10', lines: [{ vat: '0' }] })
  for (const { source } of records) expect(text).toContain(source.text)
})

test('an invoice in a list in XML is, alone, the one that is read alone', () => {
  const listed = invoiceIn(fixture('b_salesinvoices.list.xml'))
  const alone = invoiceIn(fixture('b_salesinvoice.full.xml'))
  expect({ ...listed, source: {} }).toEqual({ ...alone, source: {} })
  expect(invoiceIn(listed.source.text)).toEqual(listed)
  if (hasXmllint) expect(objections(listed.source.text)).toBe('')
})

test.each(['b_errors.PROBABLE.json', 'b_errors.PROBABLE.xml'])('%s says why', (name) => {
  const cause = 'Cannot find sales invoice with id 999 for client Example Ltd'
  expect(saidBy(fixture(name))).toEqual({ kind: 'errors', said: [cause] })
})

test('the first version’s failure says why, though it counts none', () => {
  const said = saidBy(fixture('b_v1_errors.RECORDED-SHAPE.xml'))
  expect(said).toEqual({ kind: 'errors', said: ['Invented cause text'] })
})

test.each(['b_salesinvoice.idonly.response.json', 'b_salesinvoice.idonly.xml'])(
  '%s is an invoice with an id alone',
  (name) => {
    const { members, source, ...known } = invoiceIn(fixture(name))
    expect(known).toEqual({ id: 7004, lines: [], payments: [] })
    expect(members).toEqual([{ name: 'salesInvoiceId', text: '7004' }])
    expect(source.text).toBe(fixture(name))
  },
)

const invoices = readdirSync(folder).filter(
  (name) => /^b_salesinvoice\./.test(name) && !name.endsWith('.xsd'),
)

test.each(invoices)('%s comes back to the byte when nothing changes', (name) => {
  const text = fixture(name)
  expect(edited(text, {})).toBe(text)
  const marked = edited(text, { set: { purchaseOrder: 'A & "B"', note: '<new>' } })
  expect(marked).not.toBe(text)
  const there = /purchaseOrder>([^<]*)</.exec(text)?.[1]
  const note = /<note>([^<]*)</.exec(text)?.[1]
  const back = edited(marked, {
    ...(there && note && { set: { purchaseOrder: there, note } }),
    ...(!(there && note) && { clear: ['purchaseOrder', 'note'] }),
  })
  // Where there were no details at all, an empty element of them remains.
  const bare = back.replace(
    /<salesInvoiceDetails><\/salesInvoiceDetails>|,"salesInvoiceDetails":\{\}/,
    '',
  )
  expect(bare.replace('></salesInvoice>', '/>')).toBe(text.replace('></salesInvoice>', '/>'))
})

test('in XML single values change in their places', () => {
  const text = fixture('b_salesinvoice.full.xml')
  const after = edited(text, {
    set: {
      clientId: 9,
      reference: 'x & y',
      issuedDate: '2026-01-04',
      initialPaymentReminderDays: 3,
    },
    clear: ['purchaseOrder', 'currency', 'euMemberStateCountryCode'],
    lines: [{ index: 0, set: { quantity: '1.00', rate: '601' }, clear: ['vat'] }],
  })
  expect(after).toBe(
    text
      .replace('clientId="502"><name>Brook &amp; Field LLP</name></client>', 'clientId="9"/>')
      .replace('BF-7', 'x &amp; y')
      .replace(
        '<paymentTermsDays>28</paymentTermsDays>',
        '$&\n    <initialPaymentReminderDays>3</initialPaymentReminderDays>',
      )
      .replace('\n    <purchaseOrder>PO-77</purchaseOrder>', '')
      .replace(' currency="GBP"', '')
      .replace('600.00</rate>', '601</rate>')
      .replace('<vatAmount>120.00</vatAmount>', ''),
  )
  if (hasXmllint) expect(objections(after)).toBe('')
})

test('lines of XML come, go and are counted', () => {
  const text = fixture('b_salesinvoice.full.xml')
  const line =
    '<salesInvoiceLineItem><lineItemDescription>New</lineItemDescription></salesInvoiceLineItem>'
  const more = edited(text, { addLines: [{ description: 'New' }] })
  expect(more).toBe(
    text
      .replace('Items count="1"', 'Items count="2"')
      .replace('\n    </salesInvoiceLineItem>', `$&\n    ${line}`),
  )
  if (hasXmllint) expect(objections(more)).toBe('')
  expect(edited(more, { removeLines: [1] })).toBe(text)
  const none = edited(more, { removeLines: [0, 1] })
  expect(none).toContain('<salesInvoiceLineItems count="0">\n  </salesInvoiceLineItems>')
})

test('lines of JSON come, go and are counted', () => {
  const text = fixture('b_salesinvoice.create.request.json')
  const more = edited(text, { addLines: [{ description: 'New', net: '007.10' }] })
  const added = '{"lineItemDescription":"New","lineItemAmount":{"netAmount":7.10}}'
  expect(more).toBe(
    text.replace('"count": 1', '"count": 2').replace(/("vatType": "STANDARD"\s*\})/, `$1,${added}`),
  )
  expect(edited(more, { removeLines: [1] })).toBe(text)
  expect(JSON.parse(edited(more, { removeLines: [0, 1] }))).toMatchObject({
    salesInvoiceLineItems: { salesInvoiceLineItem: [], count: 0 },
  })
})

test.each(['json', 'xml'] as const)(
  'in %s numbers of lines are those before the changes',
  (form) => {
    const lines = ['a', 'b', 'c', 'd'].map((description) => ({ description }))
    const { text } = written({ clientId: 1, lines }, form)
    const after = edited(text, {
      lines: [{ index: 3, set: { description: 'D' } }],
      removeLines: [0, 2, 0],
      addLines: [{ description: 'e' }],
    })
    expect(shownLines(after)).toEqual(['b', 'D', 'e'])
  },
)

test.each(['json', 'xml'] as const)('in %s a line that is not there is not changed', (form) => {
  const { text } = written(draft, form)
  const invalid = expect.objectContaining({ code: 'invalid-input' }) as Error
  expect(() => edited(text, { removeLines: [1] })).toThrow(invalid)
  expect(() => edited(text, { lines: [{ index: 1, set: { net: '1' } }] })).toThrow(invalid)
  expect(() => edited(text, { lines: [{ index: 1, clear: ['net'] }] })).toThrow(invalid)
})

test.each([
  [
    '{"salesInvoiceId":1}',
    '{"salesInvoiceId":1,"salesInvoiceLineItems":{"salesInvoiceLineItem":[{"quantity":2}],"count":1}}',
  ],
  [
    '{"salesInvoiceLineItems":null}',
    '{"salesInvoiceLineItems":{"salesInvoiceLineItem":[{"quantity":2}],"count":1}}',
  ],
  [
    '{"salesInvoiceLineItems":{"count":"0"}}',
    '{"salesInvoiceLineItems":{"count":"1","salesInvoiceLineItem":[{"quantity":2}]}}',
  ],
  [
    '{"salesInvoiceLineItems":{"salesInvoiceLineItem":{"rate":1}}}',
    '{"salesInvoiceLineItems":{"salesInvoiceLineItem":[{"rate":1},{"quantity":2}]}}',
  ],
  [
    '<salesInvoice/>',
    '<salesInvoice><salesInvoiceLineItems count="1"><salesInvoiceLineItem><quantity>2</quantity></salesInvoiceLineItem></salesInvoiceLineItems></salesInvoice>',
  ],
  [
    '<c:salesInvoice xmlns:c="u"><c:salesInvoiceLineItems/></c:salesInvoice>',
    '<c:salesInvoice xmlns:c="u"><c:salesInvoiceLineItems><c:salesInvoiceLineItem><c:quantity>2</c:quantity></c:salesInvoiceLineItem></c:salesInvoiceLineItems></c:salesInvoice>',
  ],
])('to %s a line is added as %s', (text, expected) => {
  expect(edited(text, { addLines: [{ quantity: '2' }] })).toBe(expected)
})

test.each([
  ['{"salesInvoiceDetails":{"client":null}}', '{"salesInvoiceDetails":{"client":{"clientId":5}}}'],
  [
    '{"salesInvoiceDetails":{"client":{"clientId":"4"}}}',
    '{"salesInvoiceDetails":{"client":{"clientId":5}}}',
  ],
  ['{}', '{"salesInvoiceDetails":{"client":{"clientId":5}}}'],
  [
    '<salesInvoice/>',
    '<salesInvoice><salesInvoiceDetails><client clientId="5"/></salesInvoiceDetails></salesInvoice>',
  ],
  [
    '<salesInvoice><note/></salesInvoice>',
    '<salesInvoice><salesInvoiceDetails><client clientId="5"/></salesInvoiceDetails><note/></salesInvoice>',
  ],
  [
    "<salesInvoice><salesInvoiceDetails><client clientId='05'/></salesInvoiceDetails></salesInvoice>",
    "<salesInvoice><salesInvoiceDetails><client clientId='05'/></salesInvoiceDetails></salesInvoice>",
  ],
])('of %s the client is set as %s', (text, expected) => {
  expect(edited(text, { set: { clientId: 5 } })).toBe(expected)
  expect(edited(text, { clear: ['note'] })).toBe(text.replace('<note/>', ''))
})

test('members nobody knows are shown, and never taken for known ones', () => {
  const text =
    '<s:salesInvoice xmlns:s="urn:s" xmlns:x="urn:x" salesInvoiceId="1" x:mark="2"><x:note>no</x:note>' +
    '<note xmlns="urn:y">nor this</note><s:new a="1">text</s:new></s:salesInvoice>'
  const record = invoiceIn(text)
  expect(record.note).toBeUndefined()
  expect(record.members).toEqual([
    { name: 'salesInvoiceId', text: '1' },
    { name: 'x:mark', text: '2' },
    { name: 'x:note', text: 'no' },
    { name: '{urn:y}note', text: 'nor this' },
    { name: 'new', text: 'text', members: [{ name: 'a', text: '1' }] },
  ])
  expect(edited(text, { set: { note: 'yes' } })).toBe(
    text.replace('<x:note>', '<s:note>yes</s:note><x:note>'),
  )
})

test('numbers may be strings, and lists of one may come bare', () => {
  const record = invoiceIn(
    JSON.stringify({
      salesInvoiceId: '7',
      salesInvoiceDetails: { state: 'due', paymentTermsDays: '14', issuedDate: null, dueDate: '' },
      salesInvoiceLineItems: { salesInvoiceLineItem: { quantity: '2', rate: 4.5 } },
      clientPayments: { clientPayment: { clientPaymentId: '8' } },
    }),
  )
  expect(record).toMatchObject({
    id: 7,
    state: 'DUE',
    paymentTermsDays: 14,
    payments: [{ id: 8 }],
    lines: [{ quantity: '2', rate: '4.5' }],
  })
  expect(record).not.toHaveProperty('issuedDate')
  expect(record).not.toHaveProperty('dueDate')
  expect(record).not.toHaveProperty('net')
})

test.each([
  '',
  ' ',
  'null',
  '[]',
  '"text"',
  '{"salesInvoiceId":1',
  '{"a":1}}',
  '<html><body>Sign in',
  '<!DOCTYPE html><html></html>',
  '{"a":'.repeat(100_000),
])('%#: what is neither XML nor JSON is unreadable', (text) => {
  const unreadable = expect.objectContaining({ code: 'reply-unreadable' }) as Error
  expect(() => saidBy(text)).toThrow(unreadable)
})

test.each(['{}', '{"id":1}', '<html/>', '<salesinvoice/>'])(
  '%s is nothing that is known',
  (text) => {
    expect(saidBy(text)).toEqual({ kind: 'other' })
  },
)

test('a byte order mark does no harm', () => {
  expect(invoiceIn('\u{feff}{"salesInvoiceId":1}').id).toBe(1)
  expect(invoiceIn('\u{feff}<salesInvoice salesInvoiceId="1"/>').id).toBe(1)
})

test('a new invoice in JSON is that of the request known to work', () => {
  const { text } = written(draft, 'json')
  expect(JSON.parse(text)).toEqual(JSON.parse(fixture('b_salesinvoice.create.request.json')))
  expect(text).toContain('"netAmount":91.00,')
})

test('a new invoice in XML is, to the byte, that of the request known to work', () => {
  expect(written(draft, 'xml').text).toBe(fixture('b_salesinvoice.create.request.xml').trimEnd())
})

const money = fc
  .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom('', '.5', '.50', '.000001'))
  .map(([whole, rest]) => `${whole}${rest}`)
const words = fc.string({ unit: 'grapheme', maxLength: 30 })
const days = fc.nat(3650)
const dates = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))
const drafts = fc.record(
  {
    clientId: fc.integer({ min: 1 }),
    currency: fc.constantFrom('GBP', 'EUR'),
    reference: words,
    issuedDate: dates,
    paymentTermsDays: days,
    initialPaymentReminderDays: days,
    repetitivePaymentReminderDays: days,
    emailReminderToCustomer: fc.boolean(),
    purchaseOrder: words,
    euMemberStateCountryCode: words,
    note: words,
    bankAccountId: fc.integer({ min: 1 }),
    lines: fc.array(
      fc.record(
        {
          description: words,
          quantity: money,
          rate: money,
          net: money,
          gross: money,
          vat: money,
          vatRate: money,
          vatType: words,
        },
        { requiredKeys: [] },
      ),
      { maxLength: 4 },
    ),
  },
  { requiredKeys: ['clientId', 'lines'] },
)

test('whatever a draft holds, both forms say the same, and other readers agree', () => {
  const parser = new XMLParser({ parseTagValue: false, htmlEntities: true, trimValues: false })
  fc.assert(
    fc.property(drafts, (some) => {
      const whole = SalesInvoiceDraft.parse(some)
      const both = (['json', 'xml'] as const).map((form: SalesInvoiceForm) => {
        const identified =
          form === 'json' ? '{"salesInvoiceId":1,' : '<salesInvoice salesInvoiceId="1"'
        const { text } = written(whole, form)
        const { members, source, ...known } = invoiceIn(
          text.replace(form === 'json' ? '{' : '<salesInvoice', identified),
        )
        return { text, known, members, source }
      })
      const [json, xml] = both
      expect(xml!.known).toEqual(json!.known)
      expect(json!.known).toMatchObject({
        client: { id: whole.clientId },
        lines: whole.lines.map(({ vatType, ...line }) => ({
          ...line,
          ...(vatType?.trim() && { vatType: vatType.trim() }),
        })),
      })
      JSON.parse(json!.text)
      parser.parse(xml!.text)
    }),
    { numRuns: 300 },
  )
})

test(
  'whatever a draft holds, its XML keeps to the schema',
  skippedIf(!hasXmllint, 'no xmllint here'),
  () => {
    fc.assert(
      fc.property(drafts, (some) => {
        expect(objections(written(SalesInvoiceDraft.parse(some), 'xml').text)).toBe('')
      }),
      { numRuns: 60 },
    )
  },
)

function shownLines(text: string): (string | undefined)[] {
  const said = saidBy(text)
  const members = said.kind === 'invoice' ? said.invoice.members : []
  const list = members.find(({ name }) => name === 'salesInvoiceLineItems')?.members ?? []
  return list
    .filter(({ name }) => name === 'salesInvoiceLineItem')
    .map((line) => line.members?.[0]?.text)
}
