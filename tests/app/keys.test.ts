/** The keys of the real app, changed in its list of keys by keyboard alone. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { tabTo } from '../../build/app-driver.mjs'
import { expect, test, type Desk } from './support'

const list = (page: Page) => page.getByRole('dialog', { name: 'Keys' })
const main = (page: Page, name: string) => page.getByRole('main', { name })

/** From the page to the button of a line of the list, by keys alone. */
async function goToLine(page: Page, words: string): Promise<void> {
  await page.keyboard.press('?')
  await list(page).getByRole('searchbox', { name: 'Find a key' }).press('Control+a')
  await page.keyboard.type(words)
  const line = list(page).getByRole('button', { name: new RegExp(`^${words}: .*Change the key$`) })
  for (let stop = 0; stop < 8; stop++) {
    if (await line.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(line).toBeFocused()
}

const changesIn = ({ profile }: Desk) =>
  (JSON.parse(readFileSync(path.join(profile, 'settings.json'), 'utf8')) as { keys?: unknown }).keys

/** Types what is to be found, and goes to the line that is. */
async function findLine(page: Page, typed: string, words: string): Promise<Locator> {
  const find = list(page).getByRole('searchbox', { name: 'Find a key' })
  await find.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(typed)
  const line = list(page).getByRole('button', { name: new RegExp(`^${words}: .*Change the key$`) })
  await tabTo(page, line)
  return line
}

/** What the menu of the app shows behind an item. */
const acceleratorOf = ({ app }: Desk, label: string) =>
  app.evaluate(({ Menu }, wanted) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? [])
    return items?.find((item) => item.label === wanted)?.accelerator
  }, label)

test('a key is changed, holds at once and after a restart, a clash is told, and all are reset', async ({
  desk,
}) => {
  let page = await desk.start()
  await desk.signInToDemo()
  const { keyboard } = page

  await goToLine(page, 'Clients')
  await keyboard.press('Enter')
  await keyboard.press('Control+v')
  await expect(list(page).getByRole('alert')).toContainText('belongs to text fields')
  await keyboard.press('Control+o')
  await expect(list(page).getByRole('alert')).toContainText('Ctrl+O goes with “Choose files”')
  await keyboard.press('Control+g')
  await expect(list(page).getByText('Clients: Ctrl+G from now on.')).toBeVisible()
  await expect.poll(() => changesIn(desk)).toEqual({ 'screen-clients': ['Ctrl+g'] })
  await keyboard.press('Escape')
  await expect(list(page)).toBeHidden()

  await keyboard.press('Control+5')
  await expect(main(page, 'Clients')).toBeHidden()
  await keyboard.press('Control+g')
  await expect(main(page, 'Clients')).toBeVisible()
  const entry = page.getByRole('button', { name: 'Clients', exact: true })
  await expect(entry).toHaveAttribute('aria-keyshortcuts', 'Control+G')
  await expect(entry).toHaveAttribute('title', 'Clients (Ctrl+G)')

  await goToLine(page, 'Settings')
  await keyboard.press('Enter')
  await keyboard.press('Control+j')
  await expect.poll(() => acceleratorOf(desk, 'Settings…')).toBe('CmdOrCtrl+J')
  await desk.close()

  page = await desk.start()
  await page.keyboard.press('Control+j')
  await expect(main(page, 'Settings')).toBeVisible()
  expect(await acceleratorOf(desk, 'Settings…')).toBe('CmdOrCtrl+J')
  await page.keyboard.press('Control+g')
  await expect(main(page, 'Clients')).toBeVisible()

  await page.keyboard.press('?')
  await list(page).getByRole('button', { name: 'Reset all keys' }).press('Enter')
  await expect.poll(() => changesIn(desk)).toEqual({})
  await expect.poll(() => acceleratorOf(desk, 'Settings…')).toBe('CmdOrCtrl+,')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+,')
  await expect(main(page, 'Settings')).toBeVisible()
  expect(desk.complaints).toEqual([])
})

test('after a key was given while a search is on, the focus is at its line, or in the search where that is gone', async ({
  desk,
}) => {
  const page = await desk.start()
  const { keyboard } = page
  await desk.signInToDemo()
  await keyboard.press('?')
  await expect(list(page)).toBeVisible()
  const find = list(page).getByRole('searchbox', { name: 'Find a key' })

  const byWords = await findLine(page, 'clients', 'Clients')
  await keyboard.press('Enter')
  await keyboard.press('Control+g')
  await expect(list(page).getByText('Clients: Ctrl+G from now on.')).toBeVisible()
  await expect(byWords).toBeFocused()

  const byKey = await findLine(page, 'ctrl+g', 'Clients')
  await keyboard.press('Enter')
  await keyboard.press('Control+j')
  await expect(list(page).getByText('Clients: Ctrl+J from now on.')).toBeVisible()
  await expect(byKey).toHaveCount(0)
  await expect(find).toBeFocused()
  await expect(find).toHaveValue('ctrl+g')

  const reset = list(page).getByRole('button', { name: 'Reset all keys' })
  await tabTo(page, reset)
  await keyboard.press('Enter')
  await expect(list(page).getByRole('button', { name: 'Bring my keys back' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  expect(desk.complaints).toEqual([])
})
