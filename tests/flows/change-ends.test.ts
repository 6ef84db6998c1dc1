/** How a change of the books ended and what Activity tells of it: both are on disk, or neither. Real core, SQLite and demo service. */
import { cpSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { bookHandlers } from '../../electron/contract/book-handlers'
import { expenseHandlers } from '../../electron/contract/expense-handlers'
import type { Modules } from '../../electron/contract/modules'
import { Database } from '../../electron/store/database/database'
import type { JournalEntry } from '../../electron/store/journal'
import { emptySupplierDraft } from '../../shared/books/supplier-draft'
import { addDays, type CalendarDate } from '../../shared/calendar'
import { ExpenseEdit, type ExpenseView } from '../../shared/expenses/expense-change'
import { ExpenseFilter, type ExpenseRecord } from '../../shared/expenses/expense-record'
import { billingOf, knowsBooks, salesDraft, type BillingApi } from '../support/billing'
import { operations } from '../support/billing-operations'
import { Desks } from '../support/desks'
import { temporaryFolder } from '../support/files'
import { Rig, until } from '../support/harness'

/** Calls with each step right before it is written, until the test is over. */
function beforeNotes({ core: { journal } }: Rig, call: (entry: JournalEntry) => void): () => void {
  const record = journal.record.bind(journal)
  const spy = vi.spyOn(journal, 'record').mockImplementation((entry) => {
    call(entry)
    record(entry)
  })
  return () => {
    spy.mockRestore()
  }
}

/** What stands in the tables of which each end is told, by what is on the disk at this moment. */
function onDisk(profile: string): { ended: number[]; plans: unknown[] } {
  const copy = path.join(temporaryFolder('docket-dead'), 'profile')
  for (const name of ['docket.sqlite', 'docket.sqlite-wal'])
    cpSync(path.join(profile, name), path.join(copy, name))
  const database = new Database(path.join(copy, 'docket.sqlite'))
  try {
    const changes = database.all("SELECT id FROM book_change WHERE state <> 'open'")
    const plans = database.all('SELECT * FROM reminder_plan')
    const usual = database.all('SELECT * FROM usual_reminders')
    return { ended: changes.map((row) => Number(row['id'])), plans: [...plans, ...usual] }
  } finally {
    database.close()
  }
}

/** What is told while something is done; it would be told as well if the power had failed right before. */
async function toldWith(rig: Rig, work: () => unknown): Promise<string[]> {
  const before = onDisk(rig.profile)
  const told: { event: string; left: unknown }[] = []
  const stop = beforeNotes(rig, ({ event }) => {
    told.push({ event, left: onDisk(rig.profile) })
  })
  await work()
  stop()
  expect(told).toEqual(told.map(({ event }) => ({ event, left: before })))
  expect(onDisk(rig.profile)).not.toEqual(before)
  return told.map(({ event }) => event)
}

describe('of invoices and clients', () => {
  const desks = new Desks()
  afterAll(() => desks.close())

  test.each(operations.filter(({ kind }) => kind !== 'read'))('$name', async ({ begin }) => {
    await desks.with(async (desk) => {
      const attempt = await begin(desk)
      const told = await toldWith(desk.rig, async () => {
        expect(await attempt.ask()).toEqual({ kind: 'done' })
      })
      expect(told).toHaveLength(1)
    })
  })

  test('one that was refused', async () => {
    const [operation] = operations.filter(({ name }) => name === 'record a payment')
    if (!operation) throw new Error('No such operation')
    await desks.with(async (desk) => {
      const { ask } = await operation.begin(desk)
      const { method, path: of } = operation
      desk.rig.service.dials.next({ method, path: of, act: { kind: 'status', status: 400 } })
      const told = await toldWith(desk.rig, async () => {
        expect(await ask()).toMatchObject({ kind: 'not-done' })
      })
      expect(told).toEqual(['invoice-change-not-done'])
    })
  })
})

describe('with the books of the demo company', () => {
  let rig: Rig
  let api: BillingApi
  beforeEach(async () => {
    rig = await Rig.start()
    onTestFinished(() => rig.end())
    await rig.connect()
    await knowsBooks(rig)
    api = billingOf(rig)
  })

  const calls = () => expenseHandlers(rig.modules)

  function shown(fits: (record: ExpenseRecord) => boolean = () => true): ExpenseView {
    const { books } = rig.core.accounts.need()
    const free = books
      .expenses(ExpenseFilter.parse({ limit: 500 }))
      .rows.find(
        (row) =>
          row.isEditable !== false && row.isDeletable !== false && !row.isReconciled && fits(row),
      )
    const view = free && calls().view(free.id)
    if (!view || view instanceof Promise) throw new Error('The demo company has no such expense')
    return view
  }

  const named = ({ record, seen }: ExpenseView) => ({ expenseId: record.id, seen })
  const described = (description: string) =>
    ExpenseEdit.parse({ changedLines: [{ at: 0, description }] })

  test('an expense that is changed', async () => {
    const change = () => calls().change({ ...named(shown()), edit: described('Kettle') })
    expect(await toldWith(rig, change)).toEqual(['expense-changed'])
  })

  test('a payment that is taken off an expense', async () => {
    const view = shown(({ payments }) => payments.length > 0)
    const told = await toldWith(rig, () => calls().removePayment(named(view)))
    expect(told).toEqual(['expense-payment-removed'])
  })

  test('an expense that is deleted', async () => {
    expect(await toldWith(rig, () => calls().delete(named(shown())))).toEqual(['expense-deleted'])
  })

  test('a supplier that is created', async () => {
    const handlers = bookHandlers({ accounts: rig.core.accounts } as unknown as Modules)
    const draft = { ...emptySupplierDraft, name: 'Kirkstall Weavers Ltd' }
    const told = await toldWith(rig, async () => handlers.createSupplier({ draft, isMeant: false }))
    expect(told).toEqual(['supplier-created'])
  })

  test('reminders that are planned, taken back, at their end and in doubt', async () => {
    const made = await api.salesInvoices.create(salesDraft(rig, 'Poster 7'))
    if (made.kind !== 'done' || !made.now) throw new Error(JSON.stringify(made))
    const { id } = made.now.invoice
    await api.salesInvoices.issue({ id, seen: made.now.seen })
    const { seen, recipients, invoice } = await api.salesInvoices.read(id)
    const plan = () =>
      api.salesInvoices.planReminders({ id, seen, recipients, days: [7, 14], isUsual: true })
    expect(await toldWith(rig, plan)).toEqual(['reminders-planned'])
    const remove = () => api.salesInvoices.removeReminders(id)
    expect(await toldWith(rig, remove)).toEqual(['reminders-removed'])
    await plan()
    const day: CalendarDate = addDays(invoice.dueDate ?? '', 8)
    rig.clock.advance(new Date(`${day}T10:00:00`).getTime() - rig.clock.now().getTime())
    const email = { method: 'PUT', path: 'email$', act: { kind: 'status', status: 400 } } as const
    rig.service.dials.next(email)
    const { reminders } = rig.core.accounts.need().billing
    // Its e-mail ends first, so each note has a moment of its own.
    const plans = () => onDisk(rig.profile).plans
    const before = plans()
    const told: unknown[] = []
    const stop = beforeNotes(rig, ({ event }) => {
      told.push({ event, plans: plans() })
    })
    await reminders.look()
    stop()
    expect(told).toEqual([{ event: 'reminders-in-doubt', plans: before }])
    expect(plans()).not.toEqual(before)
    await api.salesInvoices.planReminders({ id, seen, recipients, days: [14], isUsual: false })
    rig.service.dials.settleSalesInvoice(id)
    rig.clock.advance(7 * 24 * 60 * 60_000)
    expect(await toldWith(rig, () => reminders.look())).toEqual(['reminders-ended'])
  })

  test('what dies between the two is told by the next start, once', async () => {
    const view = shown()
    let deaths = 0
    beforeNotes(rig, ({ event }) => {
      if (event !== 'expense-changed') return
      deaths += 1
      throw new Error('died')
    })
    const end = await calls().change({ ...named(view), edit: described('Kettle') })
    expect([end.kind, deaths]).toEqual(['unknown', 1])
    await rig.restart()
    const { billing, id } = rig.core.accounts.need()
    await until(() => !billing.bookChanges.isOpen(), 'its end is known')
    const { rows } = rig.core.journal.page(id, { offset: 0, limit: 50 })
    expect(rows.filter(({ event }) => event === 'expense-changed')).toMatchObject([
      { expenseId: view.record.id },
    ])
    const puts = rig.service.journal().filter(({ method }) => method === 'PUT')
    expect(puts).toHaveLength(1)
  })
})
