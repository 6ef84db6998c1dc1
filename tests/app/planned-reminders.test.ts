/** Reminders planned with the keyboard alone, sent by themselves once their day has come, and not again after a restart. */
import type { Page } from '@playwright/test'
import { tabTo } from '../../build/app-driver.mjs'
import { addDays } from '../../shared/calendar'
import type { SalesInvoiceView } from '../../shared/sales-invoices/sales-billing'
import { dayWords } from '../../shared/words/figures'
import { issued } from './issued'
import { expect, test, type Desk } from './support'

test.setTimeout(180_000)

/** With its list in focus, down to the invoice of this number, whose pane is open then. */
async function walkTo(page: Page, number: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+4')
  await tabTo(page, page.getByRole('grid', { name: 'Invoices' }))
  await page.keyboard.press('Home')
  const own = page.getByRole('row', { name: new RegExp(number) })
  for (let steps = 0; steps < 40; steps += 1) {
    if ((await own.getAttribute('aria-selected').catch(() => null)) === 'true') return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error('The list does not have it')
}

const emails = async (desk: Desk): Promise<number> =>
  (await desk.requests()).filter(({ path }) => path.endsWith('/email')).length

test('planned by keyboard, sent once on its day, and not again after a restart', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await desk.knows('salesInvoices')
  const { invoice } = await issued(desk)
  const { id, number = '', dueDate = '' } = invoice
  await walkTo(page, number)

  await tabTo(page, page.getByRole('button', { name: 'Plan reminders…' }))
  await keyboard.press('Enter')
  const days = page.getByLabel('Days from the due day')
  await expect(days).toBeFocused()
  await expect(days).toHaveValue('-3, 7, 14')
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('-1, 1, 8')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${dayWords(addDays(dueDate, 1))}1 day after it is due`)
  await expect(dialog).toContainText('not sent, as it is past')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Plan 2 reminders' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText(/^Reminders planned to /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change…' })).toBeFocused()
  const own = page.getByRole('row', { name: new RegExp(number) })
  await expect(own).toContainText(`Next reminder planned for ${dayWords(addDays(dueDate, 1))}`)
  await page.screenshot({ path: test.info().outputPath('planned.png') })

  await desk.ask('sync.now')
  expect(await emails(desk)).toBe(0)
  const onItsDay = new Date(`${addDays(dueDate, 1)}T10:00:00`)
  await desk.itIs(onItsDay)
  await desk.ask('sync.now')
  await expect(page.getByText(`sent ${dayWords(addDays(dueDate, 1))}`)).toBeVisible()
  await desk.ask('sync.now')
  expect(await emails(desk)).toBe(1)
  await expect(own).toContainText(`Next reminder planned for ${dayWords(addDays(dueDate, 8))}`)
  await page.screenshot({ path: test.info().outputPath('sent.png') })

  await desk.close()
  const again = await desk.start()
  await desk.itIs(onItsDay)
  await expect(again.getByText('Ready to send')).toBeVisible()
  await desk.ask('sync.now')
  await walkTo(again, number)
  await expect(again.getByText(`sent ${dayWords(addDays(dueDate, 1))}`)).toBeVisible()
  expect(await emails(desk), 'the demo service that this start brought up').toBe(0)
  const { plan } = (await desk.ask('salesInvoices.read', id)) as SalesInvoiceView
  expect(plan?.reminders.map(({ state }) => state)).toEqual(['passed', 'sent', 'planned'])
  expect(desk.complaints).toEqual([])
})
