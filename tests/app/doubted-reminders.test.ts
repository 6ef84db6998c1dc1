/** Planned reminders whose invoice became another in the books: told once, found by keyboard in a practice, agreed to again. */
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { tabTo } from '../../build/app-driver.mjs'
import { Database } from '../../sandbox/database'
import { startDemoService, type DemoService } from '../../sandbox/service'
import { addDays } from '../../shared/calendar'
import type { SalesInvoiceEnd, SalesInvoiceView } from '../../shared/sales-invoices/sales-billing'
import { dayWords } from '../../shared/words/figures'
import { temporaryFolder } from '../support/files'
import { badgeOf, clickNotice, isAway, noticesOf } from './away'
import { issued, reachableClients } from './issued'
import { connectByKeyboard, expect, test as base, type Desk } from './support'

interface Practice {
  service: DemoService
  /** What somebody else changes in these books. */
  colleague: (sql: string, ...values: (string | number)[]) => void
}

const test = base.extend<{ client: Practice }>({
  // eslint-disable-next-line no-empty-pattern
  client: async ({}, use) => {
    const database = path.join(temporaryFolder(), 'books.sqlite')
    const service = await startDemoService({ consent: 'page', seedNumber: 7, database })
    const books = new Database(database)
    await use({ service, colleague: (sql, ...values) => void books.run(sql, ...values) })
    books.close()
    await service.close()
  },
})

test.setTimeout(300_000)

const emailsOf = ({ service }: Practice) =>
  service.journal().flatMap(({ path: asked }) => /(\d+)\/email$/.exec(asked)?.[1] ?? [])

/** Plans reminders for the day after the due day, and a week later. */
async function planned(desk: Desk, view: SalesInvoiceView): Promise<SalesInvoiceView['invoice']> {
  const { invoice, seen, recipients } = view
  const wanted = { id: invoice.id, seen, recipients, days: [1, 8], isUsual: false }
  const end = (await desk.ask('salesInvoices.planReminders', wanted)) as SalesInvoiceEnd
  expect(end.kind).toBe('done')
  return invoice
}

/** On a day at ten in the morning, by every clock here. */
async function itIs(desk: Desk, day: string): Promise<void> {
  const at = new Date(`${day}T10:00:00`)
  await desk.itIs(at)
  await desk.page.clock.setFixedTime(at)
  await desk.ask('sync.now')
}

const screen = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('button', { name: new RegExp(`^${name}`) })

async function press(page: Page, place: Locator): Promise<void> {
  await tabTo(page, place)
  await page.keyboard.press('Enter')
}

test('another recipient and another due day are told once, found from all books, and agreed to by keys', async ({
  desk,
  client,
}) => {
  let page = await desk.start()
  await desk.signInToDemo()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('add books')
  await page.keyboard.press('Enter')
  await connectByKeyboard(page, 'Second company', client.service)
  await desk.knows('salesInvoices')
  const [first, second] = await reachableClients(desk)
  if (!first || !second) throw new Error('Hardly a client can be reached')
  const moved = await planned(desk, await issued(desk, first))
  const later = await planned(desk, await issued(desk, second))
  const { dueDate: due = '' } = moved
  await page.keyboard.press('ControlOrMeta+Shift+Digit1')

  await test.step('told once: at the icon, by a notice, over a restart', async () => {
    client.colleague('UPDATE customers SET email = ? WHERE id = ?', 'new@quarry.example', first.id)
    const sql = 'UPDATE sales_invoices SET due_on = ? WHERE id = ?'
    client.colleague(sql, addDays(due, 30), later.id)
    await isAway(desk)
    await itIs(desk, addDays(due, 1))
    await expect.poll(() => badgeOf(desk)).toBe(2)
    const told = ['Planned reminders of 2 invoices wait for you']
    await expect.poll(() => noticesOf(desk)).toEqual(told)
    await desk.ask('sync.now')
    expect(emailsOf(client)).toEqual([])
    await clickNotice(desk, told[0] ?? '')
    await expect(page.getByRole('main', { name: 'Invoices' })).toBeVisible()
    await expect(screen(page, 'Invoices')).toHaveAccessibleName('Invoices 2 need you')
    expect(await noticesOf(desk)).toEqual(told)

    await desk.close()
    page = await desk.start()
    await isAway(desk)
    await itIs(desk, addDays(due, 1))
    await desk.ask('sync.now')
    expect(await noticesOf(desk)).toEqual([])
    expect(emailsOf(client)).toEqual([])
  })

  await test.step('the desk over all books leads there', async () => {
    await page.keyboard.press('ControlOrMeta+Shift+Digit1')
    await expect(screen(page, 'Invoices')).toHaveAccessibleName('Invoices')
    await page.keyboard.press('ControlOrMeta+b')
    const row = page.getByRole('button', { name: 'Second company: 2 need you' })
    await expect(row).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('all-books.png') })
    await press(page, row)
    await expect(screen(page, 'Invoices')).toHaveAccessibleName('Invoices 2 need you')
    await page.screenshot({ path: test.info().outputPath('waiting.png') })
  })

  await test.step('each says why, and is agreed to again', async () => {
    await press(page, page.getByRole('button', { name: new RegExp(`, ${moved.number}$`) }))
    await expect(page.getByText(/^The invoice would go to new@quarry\.example now/)).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('recipient.png') })
    await press(page, page.getByRole('button', { name: 'Look at them…' }))
    await expect(page.getByRole('dialog')).toContainText('to new@quarry.example')
    await press(page, page.getByRole('button', { name: 'Plan 1 reminder' }))
    await expect(page.getByText('Reminders planned to new@quarry.example')).toBeVisible()
    await expect(screen(page, 'Invoices')).toHaveAccessibleName('Invoices 1 needs you')

    await press(page, page.getByRole('button', { name: new RegExp(`, ${later.number}$`) }))
    await expect(page.getByText(/^Its due day is another one/)).toBeVisible()
    await press(page, page.getByRole('button', { name: 'Look at them…' }))
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(`${dayWords(addDays(due, 31))}1 day after it is due`)
    await press(page, page.getByRole('button', { name: 'Plan 2 reminders' }))
    await expect(page.getByText(/^Reminders planned to accounts@/)).toBeVisible()
    await expect(screen(page, 'Invoices')).toHaveAccessibleName('Invoices')
    await expect(page.getByText('Planned reminders wait for you')).toHaveCount(0)
    expect(await badgeOf(desk)).toBe(0)
    await page.keyboard.press('ControlOrMeta+b')
    // What is overdue by then is told; nothing of it needs somebody.
    const calm = /^Second company: \d+ invoices overdue$/
    await expect(page.getByRole('button', { name: calm })).toBeVisible()
  })

  await test.step('what was agreed to goes once, also over a restart', async () => {
    await desk.ask('sync.now')
    expect(emailsOf(client), 'the day that was agreed on is no day to send on').toEqual([])
    await itIs(desk, addDays(due, 8))
    await desk.ask('sync.now')
    expect(emailsOf(client)).toEqual([String(moved.id)])
    await desk.close()
    page = await desk.start()
    await itIs(desk, addDays(due, 8))
    await desk.ask('sync.now')
    expect(emailsOf(client)).toEqual([String(moved.id)])
    await itIs(desk, addDays(due, 31))
    await desk.ask('sync.now')
    expect(emailsOf(client)).toEqual([String(moved.id), String(later.id)])
  })
  expect(desk.complaints).toEqual([])
})
