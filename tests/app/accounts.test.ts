/** Several books in the real app: each receipt into its own, books that are only looked at, and books without a network. */
import type { Page } from '@playwright/test'
import { startDemoService, type DemoService } from '../../sandbox/service'
import { tabTo } from '../../build/app-driver.mjs'
import { fileIn, pngBytes } from '../support/files'
import { browserPresses, expect, reviewAll, test as base, type Desk } from './support'

const test = base.extend<{ other: DemoService }>({
  /** Another company, at a service of its own. */
  // eslint-disable-next-line no-empty-pattern
  other: async ({}, use) => {
    const service = await startDemoService({ consent: 'page', seedNumber: 7, companies: 2 })
    await use(service)
    await service.close()
  },
})

/** Fills the form of Connect in as a person would, and comes back signed in. */
async function connect(
  page: Page,
  name: string,
  service: DemoService,
  access = /^Full/,
): Promise<void> {
  await page.getByLabel('Name of the books').fill(name)
  await page.getByRole('radio', { name: access }).check()
  const fields = page.locator('#connect-baseUrl, #connect-authUrl, #connect-legacyBaseUrl')
  await expect(fields).toHaveCount(3)
  for (const field of ['baseUrl', 'authUrl', 'legacyBaseUrl', 'clientId'] as const)
    await page.locator(`#connect-${field}`).fill(service[field])
  await page.getByRole('button', { name: 'Sign in in your browser' }).click()
  await expect(page.getByRole('main', { name: 'Inbox' })).toBeVisible()
}

const atHand = async (desk: Desk) =>
  ((await desk.ask('session.current')) as { account?: { name: string } }).account?.name

const hashesIn = (service: DemoService) =>
  service.books().flatMap(({ attachments }) => attachments.map(({ sha256 }) => sha256))

test('a second account is added, and each receipt arrives in its own books only', async ({
  desk,
  other,
}) => {
  const page = await desk.start()
  await desk.signInToDemo()
  const mine = fileIn(desk.inbox, 'mine.png', pngBytes())
  await desk.drop(mine)
  await reviewAll(desk, 1)
  await expect.poll(() => desk.inBooks(mine)).toHaveLength(1)

  await page.getByRole('button', { name: /Marlow/ }).click()
  await page.getByRole('menuitem', { name: /Add books/ }).click()
  await connect(page, 'Second company', other)
  await expect.poll(() => atHand(desk)).toBe('Second company')
  await expect
    .poll(async () => ((await desk.ask('books.choices')) as { asOf?: string }).asOf)
    .toBeDefined()
  const before = hashesIn(other).length
  const theirs = fileIn(desk.inbox, 'theirs.png', pngBytes())
  await desk.drop(theirs)
  await reviewAll(desk, 1)
  await expect(page.getByText('All in the books')).toBeVisible()
  expect(hashesIn(other)).toHaveLength(before + 1)
  expect(await desk.inBooks(theirs)).toHaveLength(0)

  await page.keyboard.press('ControlOrMeta+Shift+Digit1')
  await expect.poll(() => atHand(desk)).toBe('Marlow Design Ltd')
  await expect(page.getByRole('tab', { name: 'In the books 1' })).toBeVisible()
  expect(await desk.inBooks(mine)).toHaveLength(1)
  expect(desk.complaints).toEqual([])
})

test('further books of a service that is known here are added by keys, and no address is typed', async ({
  desk,
  other,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await page.getByRole('button', { name: 'Connect your books' }).click()
  await connect(page, 'First client', other)
  other.dials.company(2)
  await page.getByRole('button', { name: /First client/ }).click()
  await page.getByRole('menuitem', { name: /Add books/ }).click()
  await expect(page.getByLabel('Name of the books')).toBeFocused()
  const service = page.getByLabel('Service', { exact: true })
  await expect(service).toHaveText(/The one that First client is with/)
  await expect(page.locator('#connect-baseUrl')).toBeHidden()
  await keyboard.type('Second client')
  await tabTo(page, service)
  await keyboard.press('End')
  await expect(page.locator('#connect-baseUrl')).toBeVisible()
  await keyboard.press('Home')
  await expect(page.locator('#connect-baseUrl')).toBeHidden()
  for (const theme of ['light', 'dark'] as const) {
    await desk.ask('settings.change', { theme })
    await page.screenshot({ path: test.info().outputPath(`add-${theme}.png`) })
  }
  await tabTo(page, page.getByRole('button', { name: 'Sign in in your browser' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('main', { name: 'Inbox' })).toBeVisible()
  await expect.poll(() => atHand(desk)).toBe('Second client')
  expect(desk.complaints).toEqual([])
})

test('receipts in the wrong books are moved by keys, one and several, and brought back', async ({
  desk,
  other,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await page.getByRole('button', { name: /Marlow/ }).click()
  await page.getByRole('menuitem', { name: /Add books/ }).click()
  await connect(page, 'Second company', other)
  await desk.drop(...['a', 'b', 'c'].map((name) => fileIn(desk.inbox, `${name}.png`, pngBytes())))
  await expect(page.getByRole('tab', { name: 'Review 3' })).toBeVisible()
  const move = page.getByRole('button', { name: 'for Second company' })
  await tabTo(page, move)
  await keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Marlow Design Ltd' })).toBeFocused()
  for (const theme of ['light', 'dark'] as const) {
    await desk.ask('settings.change', { theme })
    await page.screenshot({ path: test.info().outputPath(`move-${theme}.png`) })
  }
  await keyboard.press('Enter')
  await expect(page.getByText('Moved 1 receipt to Marlow Design Ltd')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Review 2' })).toBeVisible()
  await keyboard.press('ControlOrMeta+z')
  await expect(page.getByRole('tab', { name: 'Review 3' })).toBeVisible()
  await page.locator('#receipt-list').focus()
  await keyboard.press('ControlOrMeta+a')
  await keyboard.press('ControlOrMeta+k')
  await keyboard.type('move to marlow')
  await keyboard.press('Enter')
  await expect(page.getByText('Moved 3 receipts to Marlow Design Ltd')).toBeVisible()
  await keyboard.press('ControlOrMeta+Shift+Digit1')
  await expect.poll(() => atHand(desk)).toBe('Marlow Design Ltd')
  await expect(page.getByRole('tab', { name: 'Review 3' })).toBeVisible()
  expect(desk.complaints).toEqual([])
})

test('books that may only be looked at say why nothing can be confirmed', async ({
  desk,
  other,
}) => {
  const page = await desk.start()
  await page.getByRole('button', { name: 'Connect your books' }).click()
  await connect(page, 'Only to look at', other, /^Read-only/)
  await desk.drop(fileIn(desk.inbox, 'waits.png', pngBytes()))
  await expect(page.getByText('1 saved')).toBeVisible()
  await expect(page.getByText('This account is read-only').first()).toBeVisible()
  const confirm = page.getByRole('button', { name: /Looks right/ })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('ControlOrMeta+Enter')
  const { counts } = (await desk.ask('receipts.summary')) as { counts: { review: number } }
  expect(counts.review).toBe(1)
  expect(desk.complaints).toEqual([])
})

test('signing out keeps what waits, and one press signs in again and sends it', async ({
  desk,
}) => {
  const page = await desk.start()
  await desk.signInToDemo()
  await desk.turnDial({ offline: true })
  const file = fileIn(desk.inbox, 'waits.png', pngBytes())
  await desk.drop(file)
  await reviewAll(desk, 1)
  await page.keyboard.press('ControlOrMeta+,')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out').first()).toBeVisible()
  await page.keyboard.press('ControlOrMeta+1')
  await expect(page.getByText('1 receipt is safe and goes on after you sign in.')).toBeVisible()
  expect(await desk.inBooks(file)).toHaveLength(0)
  await desk.turnDial({ offline: false })
  browserPresses('Allow')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).first().click()
  await expect(page.getByText('All in the books')).toBeVisible()
  expect(await desk.inBooks(file)).toHaveLength(1)
})

test('the books can be looked through and searched, also without a network', async ({ desk }) => {
  const page = await desk.start()
  await desk.signInToDemo()
  await page.keyboard.press('ControlOrMeta+2')
  const rows = page.getByRole('row')
  await expect(page.getByText(/^As of today/)).toBeVisible()
  await expect.poll(() => rows.count()).toBeGreaterThan(5)
  await desk.turnDial({ offline: true })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText(/^As of today .*could not be reached/)).toBeVisible()
  const { rows: known } = (await desk.ask('books.expenses', { limit: 1 })) as {
    rows: { supplierName: string; gross: string }[]
  }
  const [wanted] = known
  await page.keyboard.press('/')
  await page.keyboard.type(`${wanted?.supplierName.slice(0, 5)} ${wanted?.gross}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: wanted?.supplierName ?? '' }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Posting date')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  expect(desk.complaints).toEqual([])
})

test('the desk over all books goes to a client by keys, and one that has left is removed by its name', async ({
  desk,
  other,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  const mine = fileIn(desk.inbox, 'mine.png', pngBytes())
  await desk.drop(mine)
  await expect(page.getByRole('tab', { name: 'Review 1' })).toBeVisible()
  await page.getByRole('button', { name: /Marlow/ }).click()
  await page.getByRole('menuitem', { name: /Add books/ }).click()
  await connect(page, 'Second company', other)
  await desk.drop(fileIn(desk.inbox, 'theirs.png', pngBytes()))
  await expect(page.getByRole('tab', { name: 'Review 1' })).toBeVisible()

  await keyboard.press('ControlOrMeta+b')
  await expect(page.getByRole('main', { name: 'All books' })).toBeVisible()
  await keyboard.press('/')
  await keyboard.type('marl')
  await expect(page.getByText('1 set of books found')).toBeAttached()
  await keyboard.press('Enter')
  await expect(page.getByRole('main', { name: 'Inbox' })).toBeVisible()
  await expect.poll(() => atHand(desk)).toBe('Marlow Design Ltd')
  await expect(page.getByRole('tab', { name: 'Review 1' })).toHaveAttribute('aria-selected', 'true')

  const before = other.books().length
  await keyboard.press('ControlOrMeta+Shift+Digit2')
  await expect.poll(() => atHand(desk)).toBe('Second company')
  await keyboard.press('ControlOrMeta+,')
  await tabTo(page, page.getByRole('button', { name: 'Remove…' }).first())
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Remove Second company from Docket?' })
  await expect(dialog.getByText('1 receipt not sent, which only this computer has')).toBeVisible()
  const remove = dialog.getByRole('button', { name: 'Remove', exact: true })
  await expect(remove).toBeDisabled()
  await tabTo(page, dialog.getByRole('textbox'))
  await keyboard.type('Second company')
  await keyboard.press('Enter')
  await expect(page.getByText('Removed: Second company')).toBeVisible()
  const names = ((await desk.ask('accounts.list')) as { account: { name: string } }[]).map(
    ({ account }) => account.name,
  )
  expect(names).toEqual(['Marlow Design Ltd'])
  expect(other.books()).toHaveLength(before)
  await keyboard.press('ControlOrMeta+1')
  await expect(page.getByRole('tab', { name: 'Review 1' })).toBeVisible()
  expect(desk.complaints).toEqual([])
})
