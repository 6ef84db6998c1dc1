/** Every setting in the real app: changed in the window, it stands in the settings file of the profile, and is there after a restart. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { ServiceDefaults } from '../../shared/accounts/account'
import { Settings } from '../../shared/settings'
import { fileIn, pngBytes } from '../support/files'
import { expect, test } from './support'

/** How a person changes a setting, what is written then, and that the window shows it. */
interface Changed<T> {
  change: (page: Page) => Promise<void>
  written: T
  shown: (page: Page) => Promise<void>
}

const service = {
  baseUrl: 'https://api.books.example',
  authUrl: 'https://auth.books.example',
  legacyBaseUrl: 'https://older.books.example',
  clientId: 'docket-desktop-1f7a',
  legacySignIn: 'oauth1',
  redirectUri: 'http://127.0.0.1:8976/callback',
  keepsCookies: true,
} as const satisfies Record<keyof ServiceDefaults, unknown>

const holdBack = (page: Page) => page.getByRole('checkbox', { name: 'Hold sending back' })
const tellMe = (page: Page) => page.getByRole('checkbox', { name: 'Tell me when I am elsewhere' })
const grace = (page: Page) => page.getByRole('combobox', { name: 'Wait after confirming' })
const filesKept = (page: Page) =>
  page.getByRole('combobox', { name: 'Files of receipts in the books' })
const dark = (page: Page) => page.getByRole('radio', { name: 'Dark' })
const defaults = (page: Page) => page.getByRole('form', { name: 'Defaults for new accounts' })
const writeNumber = (page: Page) =>
  page.getByLabel('Write the document number into the description')
const checkForUpdates = (page: Page) => page.getByRole('checkbox', { name: 'Check for updates' })
const inTray = (page: Page) =>
  page.getByRole('checkbox', { name: 'Stay in the tray when the window is closed' })
const atSignIn = (page: Page) =>
  page.getByRole('checkbox', { name: 'Start when I sign in to this computer' })
const order = (page: Page) => page.getByLabel('Sort the receipts by')

async function openDefaults(page: Page): Promise<void> {
  await goTo(page, 'Settings')
  if (!(await defaults(page).isVisible()))
    await page.getByText('Defaults for new accounts').first().click()
}

async function goTo(page: Page, screen: 'Inbox' | 'Settings'): Promise<void> {
  await page.keyboard.press(screen === 'Inbox' ? 'ControlOrMeta+1' : 'ControlOrMeta+,')
  await page.getByRole('main', { name: screen }).waitFor()
}

/** Of every member; one that is missing here does not compile. */
const settings: { [K in keyof Required<Settings>]: Changed<Required<Settings>[K]> } = {
  theme: {
    change: async (page) => {
      await goTo(page, 'Settings')
      await dark(page).check()
    },
    written: 'dark',
    shown: async (page) => {
      await goTo(page, 'Settings')
      await expect(dark(page)).toBeChecked()
    },
  },
  paused: {
    change: async (page) => {
      await goTo(page, 'Settings')
      await holdBack(page).check()
    },
    written: true,
    shown: async (page) => {
      await goTo(page, 'Settings')
      await expect(holdBack(page)).toBeChecked()
    },
  },
  graceSeconds: {
    change: async (page) => {
      await goTo(page, 'Settings')
      await grace(page).selectOption('A minute')
    },
    written: 60,
    shown: async (page) => {
      await goTo(page, 'Settings')
      await expect(grace(page)).toHaveValue('60')
    },
  },
  filesKeptDays: {
    change: async (page) => {
      await goTo(page, 'Settings')
      await filesKept(page).selectOption('Removed after 90 days')
    },
    written: 90,
    shown: async (page) => {
      await goTo(page, 'Settings')
      await expect(filesKept(page)).toHaveValue('90')
    },
  },
  notices: {
    change: async (page) => {
      await goTo(page, 'Settings')
      await tellMe(page).uncheck()
    },
    written: false,
    shown: async (page) => {
      await goTo(page, 'Settings')
      await expect(tellMe(page)).not.toBeChecked()
    },
  },
  numberInDescription: {
    change: async (page) => {
      await goTo(page, 'Settings')
      await writeNumber(page).uncheck()
    },
    written: false,
    shown: async (page) => {
      await goTo(page, 'Settings')
      await expect(writeNumber(page)).not.toBeChecked()
    },
  },
  staysInTray: {
    change: async (page) => {
      await goTo(page, 'Settings')
      await expect(atSignIn(page)).toBeDisabled()
      await inTray(page).check()
    },
    written: true,
    shown: async (page) => {
      await goTo(page, 'Settings')
      await expect(inTray(page)).toBeChecked()
    },
  },
  startsAtLogin: {
    change: async (page) => {
      await goTo(page, 'Settings')
      await atSignIn(page).check()
    },
    written: true,
    shown: async (page) => {
      await goTo(page, 'Settings')
      await expect(atSignIn(page)).toBeChecked()
    },
  },
  updates: {
    change: async (page) => {
      await goTo(page, 'Settings')
      await checkForUpdates(page).uncheck()
    },
    written: false,
    shown: async (page) => {
      await goTo(page, 'Settings')
      await expect(checkForUpdates(page)).not.toBeChecked()
    },
  },
  receiptSort: {
    change: async (page) => {
      await goTo(page, 'Inbox')
      await order(page).selectOption('Amount')
    },
    written: 'amount',
    shown: async (page) => {
      await goTo(page, 'Inbox')
      await expect(order(page)).toHaveValue('amount')
    },
  },
  panes: {
    change: async (page) => {
      await goTo(page, 'Inbox')
      await page.getByRole('separator', { name: 'Width of the list' }).press('Home')
    },
    written: { list: 240 },
    shown: async (page) => {
      await goTo(page, 'Inbox')
      const { width } = (await page.getByRole('region', { name: 'Receipts' }).boundingBox())!
      expect(Math.round(width)).toBe(240)
    },
  },
  service: {
    change: async (page) => {
      await openDefaults(page)
      const form = defaults(page)
      await form.getByLabel('API address', { exact: true }).fill(service.baseUrl)
      await form.getByLabel('Sign-in address').fill(service.authUrl)
      await form.getByLabel('Older API address').fill(service.legacyBaseUrl)
      await form.getByLabel('Client id').fill(service.clientId)
      await form.getByLabel('Redirect address').fill(service.redirectUri)
      await form.getByLabel('Keys of OAuth 1.0a').check()
      await form.getByLabel('Keep cookies of the sign-in').check()
      await form.getByRole('button', { name: 'Keep changes' }).click()
    },
    written: service,
    shown: async (page) => {
      await openDefaults(page)
      await expect(defaults(page).getByLabel('Client id')).toHaveValue(service.clientId)
    },
  },
}

test('each setting that is changed in the window stands in the settings file, and after a restart in the window', async ({
  desk,
}) => {
  const written = () =>
    JSON.parse(readFileSync(path.join(desk.profile, 'settings.json'), 'utf8')) as Settings
  const start = () =>
    desk.start({ env: { DOCKET_FEED_URL: 'http://127.0.0.1:9', DOCKET_FEED_KEY: 'key' } })
  let page = await start()
  await desk.signInToDemo()
  const files = ['front.png', 'back.png'].map((name) => fileIn(desk.inbox, name, pngBytes()))
  await desk.drop(...files)
  await expect(page.getByRole('tab', { name: 'Review 2' })).toBeVisible()

  const members = Object.keys(Settings.shape) as (keyof Settings)[]
  expect(Object.keys(settings).toSorted()).toEqual(members.toSorted())
  const parts = Object.keys(ServiceDefaults.shape)
  expect(Object.keys(service).toSorted()).toEqual(parts.toSorted())
  for (const member of members) {
    const before = written()
    expect(before[member], member).not.toEqual(settings[member].written)
    await settings[member].change(page)
    // That one, and nothing else with it.
    await expect.poll(written).toEqual({ ...before, [member]: settings[member].written })
  }

  await desk.close()
  page = await start()
  await expect(page.getByRole('tab', { name: 'Review 2' })).toBeVisible()
  for (const member of members) await settings[member].shown(page)
  expect(desk.complaints).toEqual([])
})
