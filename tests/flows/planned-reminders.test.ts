/** Reminders that were planned, over days, crashes, lost replies and copies of the profile. Real core, SQLite and demo service. */
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Exchange } from '../../electron/api/http/transport'
import { Backups } from '../../electron/backup/backups'
import type { SalesInvoiceView } from '../../shared/sales-invoices/sales-billing'
import { addDays, type CalendarDate } from '../../shared/calendar'
import { billingOf, knowsBooks, salesDraft, type BillingApi } from '../support/billing'
import { exchange } from '../support/exchange'
import { temporaryFolder } from '../support/files'
import { Rig, type RigOptions } from '../support/harness'

let rig: Rig
let api: BillingApi
let dies = false
/** What the service writes is read so. */
let rewritten = (text: string): string => text
const between: Exchange = async (request) => {
  const reply = await exchange(request)
  const isText = request.method === 'GET' && request.url.pathname === '/v1/clients/list'
  return isText ? { ...reply, body: Buffer.from(rewritten(reply.body.toString())) } : reply
}
const world = {
  exchange: between,
  onIntent: () => {
    if (dies) throw new Error('died')
  },
}

beforeEach(async () => {
  dies = false
  rewritten = (text) => text
  rig = await opened()
  await rig.connect()
  await knowsBooks(rig)
  api = billingOf(rig)
})

async function opened(options: RigOptions = {}): Promise<Rig> {
  const one = await Rig.start({ ...options, world: { ...world, ...options.world } })
  onTestFinished(() => one.end())
  return one
}

async function restart(): Promise<void> {
  await rig.restart()
  await knowsBooks(rig)
  await rig.looks()
  api = billingOf(rig)
}

const emails = () =>
  rig.service
    .journal()
    .filter(({ method, path: asked }) => method === 'PUT' && asked.endsWith('/email')).length

/** It is ten in the morning of a day here. */
function itIs(day: CalendarDate, hour = 10, one = rig): void {
  const at = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00`)
  one.clock.advance(at.getTime() - one.clock.now().getTime())
}

async function issued(one = rig): Promise<SalesInvoiceView> {
  const made = await api.salesInvoices.create(salesDraft(one, 'Poster 7'))
  const { invoice, seen } = (made.kind === 'done' && made.now) || failed(made)
  const end = await api.salesInvoices.issue({ id: invoice.id, seen })
  return (end.kind === 'done' && end.now) || failed(end)
}

function failed(end: unknown): never {
  throw new Error(JSON.stringify(end))
}

/** An issued invoice with reminders on these days, and its due day. */
async function planned(days = [7, 14]) {
  const { invoice, seen, recipients } = await issued()
  const { id, dueDate = '' } = invoice
  const end = await api.salesInvoices.planReminders({ id, seen, recipients, days, isUsual: false })
  expect(end).toMatchObject({ kind: 'done', now: { plan: { recipients, dueDate } } })
  return { id, after: (day: number) => addDays(dueDate, day) }
}

async function statesOf(id: number, asked = api): Promise<string[]> {
  const { plan } = await asked.salesInvoices.read(id)
  return plan?.reminders.map(({ state }) => state) ?? []
}

const journal = () =>
  rig.core.journal
    .page(rig.core.accounts.need().id, { offset: 0, limit: 50 })
    .rows.map(({ event }) => event)

describe('planning', () => {
  test('what was agreed to is kept over a restart, shown, and can be taken back', async () => {
    const { id, after } = await planned([-3, 7])
    await restart()
    expect(await statesOf(id)).toEqual(['planned', 'planned'])
    expect(await api.salesInvoices.plannedReminders()).toMatchObject([
      { invoiceId: id, next: after(-3), clientName: expect.stringMatching(/./) as string },
    ])
    await api.salesInvoices.removeReminders(id)
    expect(await api.salesInvoices.plannedReminders()).toEqual([])
    itIs(after(8))
    await rig.looks()
    expect(emails()).toBe(0)
    expect(journal()).toEqual(expect.arrayContaining(['reminders-planned', 'reminders-removed']))
  })

  test('days that a person wants for all are offered with the next invoice, in these books', async () => {
    const { invoice, seen, recipients, usualReminderDays } = await issued()
    expect(usualReminderDays).toEqual([-3, 7, 14])
    const what = { id: invoice.id, seen, recipients, days: [5, 10], isUsual: true }
    await api.salesInvoices.planReminders(what)
    expect((await issued()).usualReminderDays).toEqual([5, 10])
  })

  test('not to other recipients than were shown, with no day to come, or for a draft', async () => {
    const { invoice, seen, recipients } = await issued()
    const what = { id: invoice.id, seen, recipients, days: [7], isUsual: false }
    expect(
      await api.salesInvoices.planReminders({ ...what, recipients: ['other@x.example'] }),
    ).toMatchObject({ kind: 'changed' })
    expect(await api.salesInvoices.planReminders({ ...what, seen: 'earlier' })).toMatchObject({
      kind: 'changed',
    })
    await expect(api.salesInvoices.planReminders({ ...what, days: [-60] })).rejects.toMatchObject({
      code: 'invalid-input',
    })
    const made = await api.salesInvoices.create(salesDraft(rig, 'Draft'))
    const draft = (made.kind === 'done' && made.now) || failed(made)
    const asked = { ...what, id: draft.invoice.id, seen: draft.seen, recipients: draft.recipients }
    await expect(api.salesInvoices.planReminders(asked)).rejects.toMatchObject({
      code: 'wrong-state',
    })
  })
})

describe('sending', () => {
  test('each goes once on its day, whoever looks, over a restart', async () => {
    const { id, after } = await planned()
    itIs(after(6))
    await rig.looks()
    expect(emails()).toBe(0)
    itIs(after(7))
    await Promise.all([rig.looks(), rig.looks()])
    await rig.looks()
    await restart()
    expect(emails()).toBe(1)
    expect(await statesOf(id)).toEqual(['sent', 'planned'])
    itIs(after(14))
    await rig.looks()
    await rig.looks()
    expect(emails()).toBe(2)
    expect(await statesOf(id)).toEqual(['sent', 'sent'])
    expect(await api.salesInvoices.plannedReminders()).toEqual([])
    expect(journal().filter((event) => event === 'sales-invoice-reminder')).toHaveLength(2)
  })

  test('of the days on which Docket was closed only the latest goes, once', async () => {
    const { id, after } = await planned([1, 7, 14])
    await rig.close()
    itIs(after(20))
    await rig.open()
    await knowsBooks(rig)
    await rig.looks()
    api = billingOf(rig)
    expect(emails()).toBe(1)
    expect(await statesOf(id)).toEqual(['passed', 'passed', 'sent'])
    await restart()
    expect(emails()).toBe(1)
  })

  test('not at night, and not while sending is paused', async () => {
    const { after } = await planned()
    itIs(after(7), 7)
    await rig.looks()
    rig.core.setPaused(true)
    itIs(after(7), 9)
    await rig.looks()
    expect(emails()).toBe(0)
    rig.core.setPaused(false)
    await rig.looks()
    expect(emails()).toBe(1)
  })

  test('what a person sends by hand on the day is not followed by a second', async () => {
    const { id, after } = await planned()
    itIs(after(7))
    await api.salesInvoices.remind(id)
    await rig.looks()
    expect(emails()).toBe(1)
  })

  test('one that was paid meanwhile is dropped, though the cached books do not know it', async () => {
    const { id, after } = await planned()
    rig.service.dials.settleSalesInvoice(id)
    itIs(after(7))
    await rig.looks()
    expect(emails()).toBe(0)
    const { plan } = await api.salesInvoices.read(id)
    expect(plan).toMatchObject({ ended: { why: 'paid', on: after(7) } })
    expect(plan?.reminders.map(({ state }) => state)).toEqual(['dropped', 'dropped'])
    expect(journal()).toContain('reminders-ended')
  })

  test('another recipient is asked about first, and sent to once a person has agreed', async () => {
    const { id, after } = await planned()
    const { recipients } = await api.salesInvoices.read(id)
    rewritten = (text) => text.replaceAll(recipients[0] ?? '', 'new@quarry.example')
    itIs(after(7))
    await rig.looks()
    expect(emails()).toBe(0)
    expect(await api.salesInvoices.plannedReminders()).toMatchObject([
      { invoiceId: id, doubt: 'recipients' },
    ])
    expect(journal()).toContain('reminders-in-doubt')
    expect(rig.core.accounts.list.get()).toMatchObject([{ plans: 1 }])
    const view = await api.salesInvoices.read(id)
    const what = { id, seen: view.seen, recipients: view.recipients, days: [7, 14], isUsual: false }
    await api.salesInvoices.planReminders(what)
    expect(rig.core.accounts.list.get()[0]).not.toHaveProperty('plans')
    await rig.looks()
    expect(emails(), 'the day of the first has begun').toBe(0)
    itIs(after(14))
    await rig.looks()
    expect(emails()).toBe(1)
  })

  test('what the service refuses waits for a person, what it cannot answer for the next look', async () => {
    const { id, after } = await planned()
    itIs(after(7))
    await rig.service.dials.offline(true)
    await rig.looks().catch(() => undefined)
    await rig.service.dials.offline(false)
    expect(await api.salesInvoices.plannedReminders()).not.toMatchObject([{ doubt: 'refused' }])
    rig.service.dials.next({ path: 'email$', act: { kind: 'status', status: 400 } })
    await rig.looks()
    await rig.looks()
    expect(await api.salesInvoices.plannedReminders()).toMatchObject([
      { invoiceId: id, doubt: 'refused' },
    ])
    expect(emails()).toBe(1)
  })

  test('in books that may only be read nothing is sent', async () => {
    const { after } = await planned()
    await rig.core.accounts.need().signIn('read-only')
    expect(() => rig.core.accounts.need().assertWritable()).toThrow()
    itIs(after(7))
    await rig.looks()
    expect(emails()).toBe(0)
  })
})

describe('exactly once', () => {
  test('one whose reply was lost is shown as unsure and never sent again', async () => {
    const { id, after } = await planned()
    itIs(after(7))
    rig.service.dials.next({ method: 'PUT', path: 'email$', act: { kind: 'drop-after' } })
    await rig.looks()
    await rig.looks()
    await restart()
    itIs(after(8))
    await rig.looks()
    expect(emails()).toBe(1)
    expect(await statesOf(id)).toEqual(['unsure', 'planned'])
    expect(journal()).toContain('sales-invoice-email-in-doubt')
  })

  test('killed between its intent and its first byte it is unsure, and not sent', async () => {
    const { id, after } = await planned()
    itIs(after(7))
    dies = true
    await rig.looks()
    dies = false
    await restart()
    rig.clock.advance(10 * 60_000)
    await rig.looks()
    expect(emails()).toBe(0)
    expect(await statesOf(id)).toEqual(['unsure', 'planned'])
  })

  test('brought back from a backup, here or elsewhere, nothing goes before a person agrees again', async () => {
    const { id, after } = await planned()
    const file = path.join(temporaryFolder(), 'mine.docketbackup')
    const secret = 'quarry lantern oboe nine'
    await backupsOf(rig).save(file, secret)
    itIs(after(7))
    await rig.looks()
    expect(emails()).toBe(1)
    const other = await opened({ world: { demoService: () => Promise.resolve(rig.service) } })
    for (const one of [other, rig]) {
      const backups = backupsOf(one)
      const agreed = backups.here()
      await backups.bringBack(file, { passphrase: secret, agreed, name: agreed.accounts[0] ?? '' })
      await one.restart()
      itIs(after(14), 10, one)
      await one.core.accounts.need().signIn()
      await knowsBooks(one)
      await one.looks()
      const asked = billingOf(one)
      expect(await asked.salesInvoices.plannedReminders()).toMatchObject([
        { invoiceId: id, doubt: 'restored' },
      ])
    }
    expect(emails()).toBe(1)
    const again = billingOf(rig)
    const { seen, recipients } = await again.salesInvoices.read(id)
    const what = { id, seen, recipients, days: [7, 14, 21], isUsual: false }
    expect(await again.salesInvoices.planReminders(what)).toMatchObject({ kind: 'done' })
    itIs(after(21))
    await rig.looks()
    expect(emails()).toBe(2)
  })
})

const backupsOf = ({ core, profile }: Rig) =>
  new Backups({
    profile,
    copyTo: core.copyTo,
    holdings: core.holdings,
    settings: () => core.settings.current.get(),
    now: () => new Date(),
    cost: 10,
  })
