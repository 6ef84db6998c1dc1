import { describe, expect, test } from 'vitest'
import { fixedBecause, type Invoice } from '../../../../shared/invoices/invoice'
import { checkEdit, draftOfInvoice } from '../../../../shared/invoices/invoice-edit'
import { membersOfEdit, withEdit } from '../../../../electron/api/invoice-text'
import { invoiceIn } from '../../../../electron/api/invoice-record'
import { differencesOfEdit } from '../../../../electron/changes/invoice-verdict'

const text = `{"id":7,"customer":{"id":3,"name":"Weavers"},"currency":"POUND_STERLING","state":"DRAFT",
 "issuedDate":"2026-06-01","netAmount":21.00,"payment":{"paymentTerms":{"days":14,"sendReminders":true}},
 "bankAccount":{"id":5},"items":[
  {"id":1,"description":"Cloth","priceExclVat":"10.125","quantity":1,"vatRate":"Standard","amount":12.15,"own":1.50},
  {"id":2,"description":"Thread","priceExclVat":"11.00","quantity":1.0,"vatRate":"Zero","amount":11}]}`
const invoice = invoiceIn(text)
const choices = {
  vatTypes: ['Standard', 'Zero'],
  bankAccounts: [{ id: 5, name: 'A', isDefault: true }],
}
const before = draftOfInvoice(invoice)
const line = (at: number) =>
  before.lines[at] ?? { description: '', quantity: '', price: '', vatType: '' }
const edited = (more: Partial<typeof before>, of: Invoice = invoice) =>
  checkEdit({ ...before, ...more }, of, choices)

describe('what becomes different', () => {
  test('is nothing where nothing was typed, whatever the service wrote', () => {
    expect(edited({})).toEqual({ edit: {}, problems: [] })
    const bare: Invoice = { id: 7, items: [{}], attachments: [] }
    expect(checkEdit(draftOfInvoice(bare), bare, choices)).toEqual({ edit: {}, problems: [] })
  })

  test('is each field that was typed, and no other', () => {
    expect(edited({ paymentTermsDays: '7', issuedDate: '2026-06-02' }).edit).toEqual({
      paymentTermsDays: 7,
      issuedDate: '2026-06-02',
    })
    const lines = [{ ...line(1), quantity: '2' }, line(0)]
    expect(edited({ lines }).edit).toEqual({
      items: [
        { at: 1, set: { quantity: '2' } },
        { at: 0, set: {} },
      ],
    })
  })

  test('a price of three places stays as the service wrote it until somebody types another', () => {
    const lines = [{ ...line(0), description: 'Linen' }, line(1)]
    expect(edited({ lines }).problems).toMatchObject([{ field: 'lines.0.price' }])
    const other = [line(0), { ...line(1), description: 'Yarn' }]
    expect(edited({ lines: other }).edit?.items?.[0]).toEqual({ at: 0, set: {} })
  })
})

describe('the text of an edit', () => {
  test('drops amounts of a line that no longer hold, and nothing else', () => {
    const lines = [line(0), { ...line(1), quantity: '3' }]
    const { edit = {} } = edited({ lines, paymentTermsDays: '30' })
    const after = withEdit(text, edit)
    expect(after).toContain('"vatRate":"Standard","amount":12.15,"own":1.50}')
    expect(after).toContain('"priceExclVat":"11.00","quantity":3,"vatRate":"Zero"}')
    expect(after).toContain('{"days":30,"sendReminders":true}')
    expect(after).toContain('"customer":{"id":3,"name":"Weavers"}')
    expect(membersOfEdit(edit)).toEqual(['items', 'payment'])
  })

  test('a line that is not there is no line', () => {
    const items = [{ at: 2, set: {} }]
    expect(() => withEdit(text, { items })).toThrow(
      expect.objectContaining({ code: 'reply-unreadable' }),
    )
  })
})

describe('reading again', () => {
  const { edit = {} } = edited({ lines: [line(0), { ...line(1), quantity: '3' }] })
  const after: Invoice = {
    ...invoice,
    items: invoice.items.map((item, at) => (at === 1 ? { ...item, quantity: '3' } : item)),
  }
  test.each([
    ['as asked, with new sums', { ...after, net: '43.13' }, []],
    ['as asked, without sums', { ...after, net: undefined }, []],
    ['as asked, with the sums of before', after, ['total']],
    ['as it was', invoice, ['lines', 'total']],
    [
      'with a line of somebody else',
      { ...after, net: '1.00', items: [...after.items, {}] },
      ['lines'],
    ],
  ])('%s', (_, found, differences) => {
    expect(differencesOfEdit(edit, invoice, found)).toEqual(differences)
  })
})

test.each([
  [{ state: 'DRAFT' }, undefined],
  [{ state: 'DRAFT', payments: [] }, undefined],
  [{}, undefined],
  [{ payments: [] }, 'issued'],
  [{ state: 'ISSUED' }, 'issued'],
  [{ state: 'DRAFT', payments: [{ amount: '1.00' }] }, 'issued'],
  [{ state: 'DRAFT', currency: 'EUR' }, 'currency'],
  [{ state: 'DRAFT', currency: 'GBP' }, undefined],
])('%j is fixed because: %s', (what, why) => {
  expect(fixedBecause(what)).toBe(why)
})
