/** Sales invoices of interface B from draft to e-mail and PDF, with lost replies. Real core, real demo service. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { calendarDate } from '../../shared/calendar'
import { addAmounts } from '../../shared/money'
import type { SalesInvoiceDraft } from '../../shared/sales-invoices/sales-invoice'
import { billingOf, knowsBooks, type BillingApi } from '../support/billing'
import { Rig } from '../support/harness'

let rig: Rig
let api: BillingApi
let target: string
beforeEach(async () => {
  rig = await Rig.start()
  await rig.connect()
  await knowsBooks(rig)
  target = path.join(rig.inbox, 'saved.pdf')
  api = billingOf(rig, target)
})
afterEach(() => rig.end())

const minute = 60_000
const root = '^/rest/v2/sales_invoices'
const asked = (method: string, where: RegExp) =>
  rig.service.journal().filter((entry) => entry.method === method && where.test(entry.path)).length
const emails = () => asked('PUT', /\/email$/)

function draft(changes: Partial<SalesInvoiceDraft> = {}): SalesInvoiceDraft {
  const sort = { by: 'name', isDescending: false } as const
  const { rows } = rig.core.accounts.need().books.clients({ search: '', offset: 0, limit: 9, sort })
  const client = rows.find(({ email = '' }) => email !== '')
  return {
    clientId: client?.id ?? 0,
    reference: 'Poster 7',
    currency: 'GBP',
    issuedDate: calendarDate(rig.clock.now()),
    paymentTermsDays: 14,
    lines: [
      {
        description: 'Poster',
        quantity: '2',
        rate: '50.00',
        vatType: 'STANDARD',
        net: '100.00',
        vat: '20.00',
        gross: '120.00',
        vatRate: '20',
      },
    ],
    ...changes,
  }
}

async function created(changes: Partial<SalesInvoiceDraft> = {}) {
  const end = await api.salesInvoices.create(draft(changes))
  if (end.kind !== 'done' || !end.now) throw new Error(JSON.stringify(end))
  return end.now
}

async function issued() {
  const { invoice, seen } = await created()
  const end = await api.salesInvoices.issue({ id: invoice.id, seen })
  if (end.kind !== 'done' || !end.now) throw new Error(JSON.stringify(end))
  return end.now
}

async function restart(): Promise<void> {
  await rig.restart()
  await knowsBooks(rig)
  api = billingOf(rig, target)
}

describe('the list', () => {
  test('pages, and filters by state, client, reference and due date', async () => {
    const page = await api.salesInvoices.page({ resultsPerPage: 5 })
    const all = await api.salesInvoices.page({})
    expect(page).toMatchObject({ count: all.invoices.length, firstResult: 0, unreadable: 0 })
    const next = await api.salesInvoices.page({ firstResult: 5, resultsPerPage: 5 })
    const ids = [...page.invoices, ...next.invoices].map(({ id }) => id)
    expect(new Set(ids).size).toBe(10)
    const overdue = await api.salesInvoices.page({ states: ['OVERDUE'] })
    expect(overdue.count).toBe(all.invoices.filter(({ state }) => state === 'OVERDUE').length)
    expect(overdue.invoices.every(({ state }) => state === 'OVERDUE')).toBe(true)
    const [first] = overdue.invoices
    const due = await api.salesInvoices.page({
      dueDate: first?.dueDate,
      dueDateFrom: first?.dueDate,
    })
    expect(due.invoices.map(({ id }) => id)).toContain(first?.id)
    const ours = await created({ reference: 'Only this one' })
    const found = await api.salesInvoices.page({ clientRef: 'Only this one' })
    expect(found.invoices.map(({ id }) => id)).toEqual([ours.invoice.id])
    const clientId = first?.client?.id ?? 0
    const theirs = await api.salesInvoices.page({ clientId, resultsPerPage: 100 })
    expect(theirs.invoices.every(({ client }) => client?.id === clientId)).toBe(true)
  })

  test('a filter that the service refuses and a database that fails are told', async () => {
    const said = { errors: { count: 1, error: [{ cause: 'No such filter' }] } }
    rig.service.dials.next({ path: root, act: { kind: 'status', status: 400, body: said } })
    await expect(api.salesInvoices.page({})).rejects.toMatchObject({
      code: 'sales-invoice-refused',
      detail: { said: ['No such filter'] },
    })
    rig.service.dials.next({ path: root, count: 9, act: { kind: 'status', status: 500 } })
    await expect(api.salesInvoices.page({})).rejects.toMatchObject({ code: 'sales-invoice-failed' })
    rig.service.dials.clear()
    await expect(api.salesInvoices.read(999_999)).rejects.toMatchObject({
      code: 'sales-invoice-unknown',
    })
    await expect(api.salesInvoices.document(999_999)).rejects.toMatchObject({
      code: 'sales-invoice-unknown',
    })
  })
})

describe('from draft to PDF', () => {
  test('a new one is kept as typed, over a restart, until it is forgotten', async () => {
    const line = { description: 'Pos', quantity: '1,', rate: '', vatType: '' }
    const typed = {
      clientName: 'Ashw',
      issuedDate: '2026-0',
      terms: '3O',
      reference: '',
      purchaseOrder: '',
      currency: 'GBP',
      bankAccountId: 5,
      euCode: 'I',
      firstReminder: '7',
      nextReminders: '',
      isReminding: true,
      note: '',
      lines: [line],
    }
    expect(await api.salesInvoices.typed()).toBeUndefined()
    await api.salesInvoices.keepTyped({ ...typed, note: 'First' })
    await api.salesInvoices.keepTyped(typed)
    await restart()
    expect(await api.salesInvoices.typed()).toEqual(typed)
    await api.salesInvoices.keepTyped(undefined)
    expect(await api.salesInvoices.typed()).toBeUndefined()
  })

  test('created, edited without loss, issued, e-mailed, shown and saved', async () => {
    const { invoice, seen, recipients } = await created()
    const { id } = invoice
    expect(invoice).toMatchObject({ state: 'DRAFT', gross: '120.00', reference: 'Poster 7' })
    expect(recipients).toHaveLength(1)
    const edited = await api.salesInvoices.edit({
      id,
      seen,
      changes: { set: { note: 'With thanks' }, lines: [{ index: 0, set: { quantity: '3' } }] },
    })
    expect(edited).toMatchObject({ kind: 'done', now: { invoice: { note: 'With thanks' } } })
    const view = edited.kind === 'done' ? edited.now : undefined
    expect(view?.invoice.lines).toMatchObject([{ quantity: '3', rate: '50', gross: '120' }])
    const end = await api.salesInvoices.issue({ id, seen: view?.seen ?? '' })
    expect(end).toMatchObject({ kind: 'done', now: { invoice: { state: 'DUE' } } })
    expect(await api.salesInvoices.email({ id })).toMatchObject({ kind: 'done' })
    expect(emails()).toBe(1)
    const shown = await api.salesInvoices.document(id)
    const file = rig.core.originalOf(shown.documentId)
    expect(file?.mediaType).toBe('application/pdf')
    const bytes = readFileSync(file?.path ?? '')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await api.salesInvoices.saveDocument(shown.documentId)).toBe(true)
    expect(readFileSync(target)).toEqual(bytes)
    await restart()
    expect(existsSync(file?.path ?? '')).toBe(false)
  })

  test('nothing is sent of an edit to what is not as it was seen, or is issued', async () => {
    const { invoice, seen } = await created()
    const { id } = invoice
    await api.salesInvoices.edit({ id, seen, changes: { set: { note: 'First' } } })
    const before = asked('PUT', /sales_invoices/)
    const end = await api.salesInvoices.edit({ id, seen, changes: { set: { note: 'Second' } } })
    expect(end).toMatchObject({ kind: 'changed', now: { invoice: { note: 'First' } } })
    expect(await api.salesInvoices.delete({ id, seen })).toMatchObject({ kind: 'changed' })
    const final = await issued()
    const what = { id: final.invoice.id, seen: final.seen }
    await expect(
      api.salesInvoices.edit({ ...what, changes: { set: { note: 'Late' } } }),
    ).rejects.toMatchObject({ code: 'wrong-state' })
    await expect(api.salesInvoices.delete(what)).rejects.toMatchObject({ code: 'wrong-state' })
    expect(asked('PUT', /sales_invoices/)).toBe(before + 1)
  })

  test('a draft is deleted', async () => {
    const { invoice, seen } = await created()
    expect(await api.salesInvoices.delete({ id: invoice.id, seen })).toMatchObject({
      kind: 'done',
      now: undefined,
    })
    await expect(api.salesInvoices.read(invoice.id)).rejects.toMatchObject({
      code: 'sales-invoice-unknown',
    })
  })

  test('what the service refuses is told in its words', async () => {
    expect(await api.salesInvoices.create(draft({ clientId: 999_999 }))).toMatchObject({
      kind: 'not-done',
      code: 'sales-invoice-refused',
    })
    expect(await api.salesInvoices.pending()).toEqual([])
  })
})

describe('when a reply is lost', () => {
  const lost = { kind: 'drop-after' } as const
  const never = { kind: 'drop-before' } as const

  test('issuing, editing and deleting are proved by reading', async () => {
    const { invoice, seen } = await created()
    const { id } = invoice
    rig.service.dials.next({ method: 'PUT', path: root, act: lost })
    const changes = { set: { note: 'Kept', bankAccountId: 304 } }
    const edited = await api.salesInvoices.edit({ id, seen, changes })
    expect(edited).toMatchObject({ kind: 'done', now: { invoice: { note: 'Kept' } } })
    const now = edited.kind === 'done' ? (edited.now?.seen ?? '') : ''
    rig.service.dials.next({ method: 'PUT', path: 'issue$', act: lost })
    expect(await api.salesInvoices.issue({ id, seen: now })).toMatchObject({
      kind: 'done',
      now: { invoice: { state: 'DUE' } },
    })
    const other = await created()
    rig.service.dials.next({ method: 'DELETE', path: root, act: lost })
    const gone = await api.salesInvoices.delete({ id: other.invoice.id, seen: other.seen })
    expect(gone).toMatchObject({ kind: 'done' })
  })

  test('a draft of another client goes to that client, with its account, EU code and reminders', async () => {
    const { invoice, seen, recipients } = await created()
    const sort = { by: 'name', isDescending: false } as const
    const { books } = rig.core.accounts.need()
    const { rows } = books.clients({ search: '', offset: 0, limit: 50, sort })
    const other = rows.find(({ id, email = '' }) => id !== invoice.client?.id && email !== '')
    const account = books.choices.get().bankAccounts.at(-1)
    const set = {
      clientId: other?.id ?? 0,
      bankAccountId: account?.id ?? 0,
      euMemberStateCountryCode: 'IE',
      initialPaymentReminderDays: 7,
      repetitivePaymentReminderDays: 14,
      emailReminderToCustomer: true,
    }
    rig.service.dials.next({ method: 'PUT', path: root, act: lost })
    const end = await api.salesInvoices.edit({ id: invoice.id, seen, changes: { set } })
    expect(end).toMatchObject({
      kind: 'done',
      now: {
        invoice: {
          client: { id: other?.id, name: other?.name },
          bankAccount: { id: account?.id },
          euMemberStateCountryCode: 'IE',
          initialPaymentReminderDays: 7,
          repetitivePaymentReminderDays: 14,
          emailReminderToCustomer: true,
        },
        recipients: [other?.email],
      },
    })
    expect(recipients).not.toEqual([other?.email])
  })

  test('what did not arrive is shown as it is, and may be done once more when it cannot come any more', async () => {
    const { invoice, seen } = await created()
    const { id } = invoice
    rig.service.dials.next({ method: 'PUT', path: 'issue$', act: never })
    const end = await api.salesInvoices.issue({ id, seen })
    expect(end).toMatchObject({ kind: 'unknown', now: { invoice: { state: 'DRAFT' } } })
    await expect(api.salesInvoices.issue({ id, seen })).rejects.toMatchObject({
      code: 'outcome-unknown',
    })
    await expect(api.salesInvoices.delete({ id, seen })).rejects.toMatchObject({
      code: 'outcome-unknown',
    })
    await restart()
    await expect(api.salesInvoices.issue({ id, seen })).rejects.toMatchObject({
      code: 'outcome-unknown',
    })
    expect(asked('PUT', /issue$/)).toBe(1)
    rig.clock.advance(2 * minute)
    rig.service.dials.next({ method: 'PUT', path: root, act: { kind: 'database-error' } })
    expect(await api.salesInvoices.issue({ id, seen })).toMatchObject({ kind: 'unknown' })
    rig.clock.advance(2 * minute)
    expect(await api.salesInvoices.issue({ id, seen })).toMatchObject({ kind: 'done' })
  })

  test('an e-mail may have gone: it is never sent again by itself', async () => {
    const { invoice } = await issued()
    const { id } = invoice
    rig.service.dials.next({ method: 'PUT', path: 'email$', act: lost })
    expect(await api.salesInvoices.email({ id })).toMatchObject({ kind: 'ask' })
    expect(await api.salesInvoices.email({ id })).toMatchObject({
      kind: 'held',
      why: { state: 'unknown' },
    })
    expect(await api.salesInvoices.remind(id)).toMatchObject({ kind: 'held' })
    await restart()
    expect(await api.salesInvoices.read(id)).toMatchObject({ emails: [{ state: 'unknown' }] })
    expect(emails()).toBe(1)
    expect(await api.salesInvoices.email({ id, isAgain: true })).toMatchObject({ kind: 'done' })
    expect(emails()).toBe(2)
  })
})

describe('reminders and receivables', () => {
  test('an issued invoice with a line that shows no gross is counted as owed, and said to be of unknown amount', async () => {
    const { total } = await api.invoices.receivables()
    const line = { description: 'Work', quantity: '1', rate: '5000.00', net: '5000.00' }
    const made = await api.salesInvoices.create(
      draft({ lines: [{ ...line, vatType: 'REVERSE_CHARGE' }] }),
    )
    if (made.kind !== 'done' || !made.now) throw new Error(JSON.stringify(made))
    const { invoice, seen } = made.now
    expect(await api.salesInvoices.issue({ id: invoice.id, seen })).toMatchObject({ kind: 'done' })
    await rig.core.accounts.need().books.refresh()
    const after = await api.invoices.receivables()
    expect(after.total).toEqual({ ...total, count: total.count + 1, untold: total.untold + 1 })
    expect(after.invoices.find(({ id }) => id === invoice.id)).not.toHaveProperty('outstanding')
  })

  test('an issued invoice of which nobody says what is left is counted too, and never one that is a draft or over', async () => {
    const { total } = await api.invoices.receivables()
    const { books } = rig.core.accounts.need()
    const record = { clientName: 'Beck', issuedDate: '', gross: '', descriptions: [] }
    for (const [id, state] of ['ISSUED', 'DRAFT', 'SETTLED', 'WRITTEN_OFF'].entries())
      books.learnInvoice({ record: { ...record, id, state, attachmentNames: [] }, text: '' })
    const after = await api.invoices.receivables()
    expect(after.total).toEqual({ ...total, count: total.count + 1, untold: total.untold + 1 })
  })

  test('a reminder goes once a day, and not for what is not due', async () => {
    const { invoice } = await issued()
    const { id } = invoice
    expect(await api.salesInvoices.remind(id)).toMatchObject({ kind: 'done' })
    expect(await api.salesInvoices.remind(id)).toMatchObject({ kind: 'held' })
    const both = await Promise.allSettled([
      api.salesInvoices.remind(id),
      api.salesInvoices.remind(id),
    ])
    expect(both).toHaveLength(2)
    expect(emails()).toBe(1)
    rig.clock.advance(24 * 60 * minute)
    expect(await api.salesInvoices.remind(id)).toMatchObject({ kind: 'done' })
    expect(emails()).toBe(2)
    const settled = (await api.salesInvoices.page({ states: ['SETTLED'], resultsPerPage: 1 }))
      .invoices
    await expect(api.salesInvoices.remind(settled[0]?.id ?? 0)).rejects.toMatchObject({
      code: 'wrong-state',
    })
  })

  test('one that was refused may be tried again on the same day', async () => {
    const { invoice } = await issued()
    rig.service.dials.next({ path: 'email$', act: { kind: 'status', status: 400 } })
    expect(await api.salesInvoices.remind(invoice.id)).toMatchObject({ kind: 'not-done' })
    rig.service.dials.next({ path: 'email$', act: { kind: 'status', status: 404 } })
    expect(await api.salesInvoices.remind(invoice.id)).toMatchObject({
      kind: 'not-done',
      code: 'sales-invoice-unknown',
    })
    expect(await api.salesInvoices.remind(invoice.id)).toMatchObject({ kind: 'done' })
  })

  test('what is owed adds up over ages and clients', async () => {
    const unpaid = await api.salesInvoices.page({ states: ['DUE', 'OVERDUE'] })
    const owed = await api.invoices.receivables()
    expect(owed.invoices.filter(({ source }) => source === 'sales')).toHaveLength(
      unpaid.invoices.length,
    )
    const perAge = Object.values(owed.byAge).reduce((sum, { count }) => sum + count, 0)
    expect(perAge).toBe(owed.total.count)
    const { invoice } = await issued()
    await api.salesInvoices.remind(invoice.id)
    const after = await api.invoices.receivables()
    expect(after.invoices.find(({ id }) => id === invoice.id)).toMatchObject({
      age: 'not-due',
      outstanding: '120.00',
      canRemind: false,
    })
  })
})

test('what clients owe in euros is shown in euros, and added to no pounds', async () => {
  const abroad = await Rig.start({ service: { otherCurrency: 'EUR' } })
  try {
    await abroad.connect()
    await knowsBooks(abroad)
    const owed = await billingOf(abroad, target).invoices.receivables()
    const sumIn = (currency: string) =>
      addAmounts(
        owed.invoices.flatMap((each) =>
          each.currency === currency ? (each.outstanding ?? []) : [],
        ),
      )
    expect(owed.total).toMatchObject({
      amount: sumIn('GBP'),
      others: [{ currency: 'EUR', amount: sumIn('EUR') }],
    })
    expect([sumIn('GBP'), sumIn('EUR')].map(Number).every((sum) => sum > 0)).toBe(true)
  } finally {
    await abroad.end()
  }
})
