/** Of electron/changes: invoices as the service documents them go through every change of billing without losing a byte of the rest. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { invoiceIn as read } from '../../../../electron/api/invoice-record'
import { dropsNothing } from '../../../../electron/api/invoice-text'
import { changed, invoiceIn } from '../../../../electron/api/sales-invoices/forms'
import { attachFile, detachFile, recordPayment } from '../../../../electron/changes/payments'
import { showsEdit } from '../../../../electron/changes/sales-invoice-verdict'
import type { SalesInvoiceSource } from '../../../../shared/sales-invoices/sales-invoice'

const folder = path.resolve(import.meta.dirname, '../../../fixtures')
const fixture = (name: string) => readFileSync(path.join(folder, name), 'utf8')

const choices = {
  expenseTypes: [],
  vatTypes: [],
  directors: [],
  openPeriods: [],
  paymentMethods: [{ code: 'EFT', name: 'Transfer' }],
  bankAccounts: [{ id: 304, name: 'Business account', isDefault: true }],
}
const draft = { method: 'EFT', bankAccountId: 304, date: '2026-03-20', amount: '1' }
const around = { choices, today: draft.date, isAboveMeant: true, isAheadMeant: false }
const file = { fileName: 'a.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF') }

describe.each(['invoice.response.json', 'invoice.addpayment.put.request.json'])('%s', (name) => {
  const text = fixture(name)
  const invoice = read(text)

  test.each([
    ['a payment', recordPayment(draft, around)],
    ['a file', attachFile(file)],
  ])('takes %s and is otherwise as it was', (_, prepare) => {
    const prepared = prepare(invoice)
    if ('problems' in prepared) throw new Error(JSON.stringify(prepared.problems))
    const changed = prepared.edit(text)
    expect(dropsNothing(text, changed)).toBe(true)
    const [list, key] =
      prepared.change.kind === 'attach' ? ['attachments', 'fileName'] : ['payments', 'amount']
    const [before, after] = [text, changed].map(
      (one) => JSON.parse(one) as Record<string, unknown[]>,
    )
    expect(after?.[list]).toHaveLength((before?.[list]?.length ?? 0) + 1)
    const put = changed.lastIndexOf(`{"${key}"`)
    const rest = changed.slice(0, put).replace(/,$/, '')
    expect(text.startsWith(rest)).toBe(true)
    expect(text.endsWith(changed.slice(-20))).toBe(true)
  })

  test('loses a file only when that is meant', () => {
    const { attachments } = invoice
    const [first] = attachments
    if (first?.id === undefined) return
    const prepared = detachFile(first.id)(invoice)
    if ('problems' in prepared) throw new Error('problems')
    const changed = prepared.edit(text)
    expect(dropsNothing(text, changed)).toBe(false)
    expect(dropsNothing(text, changed, { attachmentId: first.id })).toBe(true)
  })
})

describe.each([
  ['b_salesinvoice.full.xml', 'xml'],
  ['b_salesinvoices.list.json', 'json'],
] as const)('%s', (name, form) => {
  const source: SalesInvoiceSource = { form, text: oneOf(fixture(`dialect/${name}`), form) }

  test('keeps elements nobody knows through an edit, and is itself again when that is undone', () => {
    const before = invoiceIn(source.text)
    if (!before) throw new Error('no invoice')
    const edited = changed(source, { set: { reference: 'New & <odd>' } })
    const wanted = invoiceIn(edited.text)
    expect(wanted?.reference).toBe('New & <odd>')
    const edit = { before: before.members, wanted: wanted?.members ?? [] }
    expect(showsEdit(edit, wanted?.members ?? [])).toBe(true)
    expect(showsEdit(edit, before.members)).toBe(false)
    const back = changed(edited, { set: { reference: before.reference ?? '' } })
    expect(before.reference === undefined || back.text === source.text).toBe(true)
  })
})

/** The first invoice of a list, with a member in it that nobody knows. */
function oneOf(text: string, form: 'json' | 'xml'): string {
  if (form === 'xml')
    return text.replace('</salesInvoice>', '<novel a="1">kept</novel></salesInvoice>')
  const { salesInvoice } = JSON.parse(text) as { salesInvoice: object[] }
  return JSON.stringify({ ...salesInvoice[0], novel: { kept: 1 } }, undefined, 1)
}
