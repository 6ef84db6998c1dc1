/** Every setting in the real app: changed in the window, it stands in the settings file of the profile, and is there after a restart. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { ServiceDefaults } from '../../shared/accounts/account'
import { Settings } from '../../shared/settings'
import { fileIn, pngBytes } from '../support/files'
import { expect, test, type Desk } from './support'

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
  pages: { expenses: 'https://books.example/expenses/{id}' },
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

async function goTo(page: Page, screen: 'Inbox' | 'Expenses' | 'Settings'): Promise<void> {
  const keys = {
    Inbox: 'ControlOrMeta+1',
    Expenses: 'ControlOrMeta+2',
    Settings: 'ControlOrMeta+,',
  }
  await page.keyboard.press(keys[screen])
  await page.getByRole('main', { name: screen }).waitFor()
}

/** Gives the palette another key in the list of keys. */
async function giveKey(page: Page, key: string): Promise<void> {
  await goTo(page, 'Settings')
  await page.getByRole('button', { name: 'Show the keys' }).click()
  await page.getByRole('button', { name: /^Find anything: .*Change the key$/ }).click()
  await page.keyboard.press(key)
  await page.getByRole('dialog', { name: 'Keys' }).getByRole('button', { name: 'Close' }).click()
}

const inFile = ({ profile }: Desk) =>
  JSON.parse(readFileSync(path.join(profile, 'settings.json'), 'utf8')) as Settings

/** Kept by the window itself; services from files are added where books are connected (presets.test.ts). */
const itsOwn = ['window', 'screen', 'presets'] as const
type Chosen = Omit<Required<Settings>, (typeof itsOwn)[number]>

/** Of every member that a person sets; one that is missing here does not compile. */
const settings: { [K in keyof Chosen]: Changed<Chosen[K]> } = {
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
  keys: {
    change: async (page) => {
      await giveKey(page, 'Control+g')
    },
    written: { palette: ['Ctrl+g'] },
    shown: async (page) => {
      await page.keyboard.press('Control+g')
      await page.getByRole('dialog', { name: 'Find anything' }).waitFor()
      await page.keyboard.press('Escape')
    },
  },
  expenseColumns: {
    change: async (page) => {
      await goTo(page, 'Expenses')
      await page.getByRole('button', { name: 'Columns' }).click()
      await page.getByRole('menuitemcheckbox', { name: 'VAT' }).click()
      await page.keyboard.press('Escape')
    },
    written: ['for', 'files', 'vat'],
    shown: async (page) => {
      await goTo(page, 'Expenses')
      await page.getByRole('button', { name: 'Columns' }).click()
      await expect(page.getByRole('menuitemcheckbox', { name: 'VAT' })).toBeChecked()
      await page.keyboard.press('Escape')
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
      await form.getByLabel('Page of an expense').fill(service.pages.expenses)
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
  const written = () => {
    const { window: _, screen: __, ...chosen } = inFile(desk)
    return chosen
  }
  const start = () =>
    desk.start({ env: { DOCKET_FEED_URL: 'http://127.0.0.1:9', DOCKET_FEED_KEY: 'key' } })
  let page = await start()
  await desk.signInToDemo()
  const files = ['front.png', 'back.png'].map((name) => fileIn(desk.inbox, name, pngBytes()))
  await desk.drop(...files)
  await expect(page.getByRole('tab', { name: 'Review 2' })).toBeVisible()

  const members = Object.keys(settings) as (keyof Chosen)[]
  expect([...members, ...itsOwn].toSorted()).toEqual(Object.keys(Settings.shape).toSorted())
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
  await goTo(page, 'Inbox')
  await expect(page.getByRole('tab', { name: 'Review 2' })).toBeVisible()
  for (const member of members) await settings[member].shown(page)
  expect(desk.complaints).toEqual([])
})

const boundsOf = ({ app }: Desk) =>
  app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    return { ...window!.getBounds(), zoom: window!.webContents.getZoomFactor() }
  })

test('the window comes back as it was left: where it stood, how large everything was, on the same screen', async ({
  desk,
}) => {
  let page = await desk.start()
  await desk.signInToDemo()
  await desk.app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]!.setBounds({ x: 60, y: 40, width: 1111, height: 666 })
  })
  await page.keyboard.press('ControlOrMeta+3')
  await expect(page.getByRole('main', { name: 'Suppliers' })).toBeVisible()
  await expect.poll(() => inFile(desk).screen).toBe('suppliers')
  await desk.app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]!.webContents.setZoomFactor(1.25)
  })
  const left = await boundsOf(desk)
  expect(left).toMatchObject({ width: 1111, height: 666, zoom: 1.25 })
  await desk.close()
  page = await desk.start()
  await expect(page.getByRole('main', { name: 'Suppliers' })).toBeVisible()
  expect(await boundsOf(desk)).toEqual(left)
})

test('a window that was left on a display that is gone comes back within reach', async ({
  desk,
}) => {
  await desk.start()
  await desk.close()
  const file = path.join(desk.profile, 'settings.json')
  const window = { x: 9000, y: -4000, width: 1200, height: 800, zoom: 1 }
  writeFileSync(file, JSON.stringify({ ...inFile(desk), window }))
  await desk.start()
  const { x, y, width } = await boundsOf(desk)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(x + 160).toBeLessThanOrEqual(1920)
  expect(width).toBe(1200)
})
