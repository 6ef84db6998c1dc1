/** What a person can hand on when they ask for help, and what a crash leaves behind. */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { electronArguments } from '../../build/prepare.mjs'
import { root } from '../../build/terminal.mjs'
import { expect, test, type Desk } from './support'

test.setTimeout(180_000)

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Save a report' })

/** What a saved report holds, by name. */
function filesIn(zip: string): Map<string, Buffer> {
  return new Map(
    Object.entries(unzipSync(readFileSync(zip))).map(([name, bytes]) => [name, Buffer.from(bytes)]),
  )
}

/** The texts that the sheet shows, by name; each is unfolded by the keyboard. */
async function shownFiles(page: Page): Promise<Map<string, string>> {
  const heads = dialog(page).locator('summary')
  // What is gathered for it takes its time, and all of them are there at once.
  await expect(heads.first()).toBeVisible()
  const shown = new Map<string, string>()
  for (const head of await heads.all()) {
    const name = await head.locator('strong').innerText()
    await head.focus()
    await page.keyboard.press('Enter')
    const text = dialog(page).getByRole('region', { name, exact: true })
    await expect(text).toBeVisible()
    shown.set(name, (await text.textContent()) ?? '')
  }
  return shown
}

/** Chosen in the menu of the app, which the desktop draws. */
async function chooseInMenu(desk: Desk, label: string): Promise<void> {
  await desk.app.evaluate(({ Menu }, wanted) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? [])
    items?.find((item) => item.label === wanted)?.click()
  }, label)
}

/**
 * Starts the app by itself, since Playwright switches Crashpad off, and ends it as a fault in it would. A fault within a moment
 * of the start may come before Crashpad listens, and leaves nothing; then there is another.
 */
async function crash(desk: Desk): Promise<void> {
  const executable = process.env['ELECTRON_EXEC_PATH'] ?? ''
  for (let left = 3; left > 0; left -= 1) {
    const wanted = countOf(desk.log(), standing) + 1
    const child = spawn(executable, [
      ...electronArguments(),
      `--user-data-dir=${desk.profile}`,
      root,
    ])
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await expect
      .poll(() => countOf(desk.log(), standing), { timeout: 60_000 })
      .toBeGreaterThanOrEqual(wanted)
    await setTimeout(1000)
    child.kill('SIGSEGV')
    await ended
    if (await leavesDump(desk)) return
  }
  throw new Error('Crashpad kept nothing of three crashes')
}

const standing = '"event":"standing"'
const countOf = (text: string, part: string) => text.split(part).length - 1

/** Crashpad puts a dump into place after the app has ended. */
async function leavesDump({ profile }: Desk): Promise<boolean> {
  const isThere = () =>
    readdirSync(profile, { recursive: true }).some((name) => String(name).endsWith('.dmp'))
  for (let waits = 0; waits < 50 && !isThere(); waits += 1) await setTimeout(200)
  return isThere()
}

test('a report is shown in full before it is saved, and what is saved is what was shown', async ({
  desk,
}) => {
  const page = await desk.start()
  await desk.signInToDemo()
  await chooseInMenu(desk, 'Save a report…')
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('save a report')
  await page.keyboard.press('Enter')
  const shown = await shownFiles(page)
  expect([...shown.keys()]).toEqual([
    'findings.json',
    'system.json',
    'settings.json',
    'accounts.json',
    'counts.json',
    'failures.json',
    'docket.log',
  ])
  expect(shown.get('docket.log')).toContain('"event":"start"')
  await expect(dialog(page).getByRole('checkbox')).toBeHidden()

  const target = path.join(desk.inbox, 'report.zip')
  await desk.choosesPlace(target)
  await dialog(page).getByRole('button', { name: 'Save…' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Report saved')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  const saved = [...filesIn(target)].map(([name, bytes]) => [name, bytes.toString()])
  expect(saved).toEqual([...shown])
  expect(desk.complaints).toEqual([])
})

test('after a crash a quiet line says so once, and what it left is added only when asked for', async ({
  desk,
}) => {
  test.skip(process.platform === 'win32', 'Windows knows no signal of a fault')
  await crash(desk)
  const page = await desk.start()
  await expect(page.getByText('Docket ended unexpectedly last time')).toBeVisible()
  expect(desk.log()).toContain('"event":"crashed-before"')
  await page.getByRole('button', { name: 'Save a report…' }).first().click()
  const left = dialog(page).getByRole('checkbox', { name: 'Add what the last crash left' })
  await expect(left).not.toBeChecked()
  await expect(dialog(page).getByText('may hold private data')).toBeVisible()
  const without = path.join(desk.inbox, 'without.zip')
  await desk.choosesPlace(without)
  await dialog(page).getByRole('button', { name: 'Save…' }).click()
  await expect(page.getByText('Report saved')).toBeVisible()
  expect([...filesIn(without).keys()].filter((name) => name.endsWith('.dmp'))).toEqual([])

  await chooseInMenu(desk, 'Save a report…')
  await left.check()
  const withLeft = path.join(desk.inbox, 'with.zip')
  await desk.choosesPlace(withLeft)
  await dialog(page).getByRole('button', { name: 'Save…' }).click()
  await expect.poll(() => readdirSync(desk.inbox)).toContain('with.zip')
  const dump = filesIn(withLeft).get('crash-1.dmp')
  // The signature of a minidump.
  expect(dump?.subarray(0, 4).toString()).toBe('MDMP')
  await desk.close()

  const again = await desk.start()
  await again.waitForTimeout(4000)
  await expect(again.getByText('Docket ended unexpectedly last time')).toBeHidden()
  expect(desk.complaints).toEqual([])
})
