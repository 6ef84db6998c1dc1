/** A practice's service from a file: added, chosen by name and removed with the keyboard alone; books made with it stay. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startDemoService, type DemoService } from '../../sandbox/service'
import { expect, goAndPress, test as base, type Desk } from './support'

const test = base.extend<{ service: DemoService }>({
  // eslint-disable-next-line no-empty-pattern
  service: async ({}, use) => {
    const service = await startDemoService({ consent: 'page', seedNumber: 7 })
    await use(service)
    await service.close()
  },
})

/** The person presses the button and chooses this file; a dialog of the desktop cannot be driven from here. */
async function addFrom(page: Page, { inbox }: Desk, name: string, content: unknown): Promise<void> {
  const file = path.join(inbox, name)
  writeFileSync(file, JSON.stringify(content))
  const asked = page.waitForEvent('filechooser')
  await goAndPress(page, page.getByRole('button', { name: 'Add a service from a file…' }))
  await (await asked).setFiles(file)
}

test('a service from a file is refused in words or chosen by its name, and removed without touching its books', async ({
  desk,
  service: { baseUrl, authUrl, legacyBaseUrl, clientId },
}) => {
  const page = await desk.start()
  const { keyboard } = page
  const service = { baseUrl, authUrl, legacyBaseUrl, clientId }
  await goAndPress(page, page.getByRole('button', { name: 'Connect your books' }))
  await expect(page.getByLabel('Name of the books')).toBeFocused()
  await keyboard.type('First client')
  const group = page.getByRole('group', { name: 'Services from files' })

  await addFrom(page, desk, 'Bad.json', { ...service, authUrl: 'http://elsewhere.example' })
  await expect(group.getByRole('alert')).toHaveText(/^authUrl has to begin with https/)
  await addFrom(page, desk, 'Odd.json', { ...service, password: 'x' })
  await expect(group.getByRole('alert')).toHaveText(/“password”, which Docket does not know/)
  await addFrom(page, desk, 'Harbour Practice.json', service)
  await expect(page.getByText('Added: Harbour Practice')).toBeVisible()
  const choice = page.getByLabel('Service', { exact: true })
  await expect(choice).toHaveText(/^Harbour Practice/)
  await expect(group.getByText(`You sign in and send to: ${new URL(authUrl).host}`)).toBeVisible()
  await expect(page.locator('#connect-baseUrl')).toBeHidden()
  for (const theme of ['light', 'dark'] as const) {
    await desk.ask('settings.change', { theme })
    await page.screenshot({ path: test.info().outputPath(`preset-${theme}.png`) })
  }

  await addFrom(page, desk, 'Other.json', { ...service, name: 'harbour practice' })
  await expect(group.getByRole('alert')).toHaveText(/^There is a harbour practice already/)

  await goAndPress(page, page.getByRole('button', { name: 'Sign in in your browser' }))
  await expect(page.getByRole('main', { name: 'Inbox' })).toBeVisible()
  const at = await desk.ask('accounts.service')
  expect(at).toMatchObject(service)

  await keyboard.press('ControlOrMeta+,')
  await goAndPress(page, page.getByRole('button', { name: 'Add books…' }))
  // The books that were added are with it, so it is offered once.
  await expect(choice).toHaveValue('0')
  await expect(choice.getByRole('option')).toHaveText(['Harbour Practice', 'Another service'])
  await goAndPress(page, group.getByRole('button', { name: 'Remove Harbour Practice' }))
  await expect(page.getByText('Removed: Harbour Practice')).toBeVisible()
  await expect(group.getByRole('button', { name: 'Add a service from a file…' })).toBeFocused()
  const left = ['The one that First client is with', 'Another service']
  await expect(choice.getByRole('option')).toHaveText(left)
  expect(await desk.ask('accounts.service')).toEqual(at)
  expect(desk.complaints).toEqual([])
})
