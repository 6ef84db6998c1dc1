/** What every test of the real app needs: a profile, a system browser, the app itself, and looks into its books. */
import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  test as base,
  expect,
  type ElectronApplication,
  type Locator,
  type Page,
} from '@playwright/test'
import {
  allReceipts,
  ask,
  enterForm,
  reviewByKeyboard,
  startApp,
  startPackagedApp,
  tabTo,
  type Driven,
} from '../../build/app-driver.mjs'
import { startSession } from '../../build/display.mjs'
import { electronArguments } from '../../build/prepare.mjs'
import { root } from '../../build/terminal.mjs'
import type { Service } from '../../shared/accounts/account'
import type { BooksStatus, Collection } from '../../shared/books/books'
import type { ReceiptRow } from '../../shared/receipts/receipt'
import type { Button } from '../support/at-browser.mjs'
import { KeptBrowser } from './kept-browser'

export { expect }

interface Booked {
  id: number
  supplier: string
  postingDate: string
  grossPence: number
  payments: { pence: number; method: string }[]
  attachments: { fileName: string; length: number; sha256: string }[]
}

/** One person's computer: a profile and a folder of files; the app can be started on it again and again. */
export class Desk {
  readonly profile = mkdtempSync(path.join(tmpdir(), 'docket-profile-'))
  readonly inbox = mkdtempSync(path.join(tmpdir(), 'docket-inbox-'))
  readonly #adminPort: number
  #driven: Driven | undefined
  /** What the page complained about: errors, and violations of its content security policy. */
  readonly complaints: string[] = []
  /** How many receipts were reviewed. */
  reviewed = 0

  constructor(adminPort: number) {
    this.#adminPort = adminPort
  }

  get app(): ElectronApplication {
    const { app } = this.#running
    if (!app) throw new Error('The packaged app lets nobody into its main process')
    return app
  }

  get page(): Page {
    return this.#running.page
  }

  get #running(): Driven {
    if (!this.#driven) throw new Error('The app does not run')
    return this.#driven
  }

  /** What tells the demo service of this desk, whichever start brings it up. */
  get demo(): Record<string, string> {
    return { DOCKET_DEMO_OPTIONS: `--admin-port ${this.#adminPort}` }
  }

  /** Starts the app from the checkout, or the packaged one at `packaged`, which another program may start. */
  async start(
    options: {
      args?: string[]
      packaged?: string
      under?: string[]
      env?: Record<string, string>
    } = {},
  ): Promise<Page> {
    const { profile } = this
    const env = { ...process.env, ...this.demo, ...options.env }
    const executable = options.packaged ?? process.env['ELECTRON_EXEC_PATH'] ?? ''
    // Where there is no graphics processor, imitating one costs more than to draw without.
    const args = ['--disable-gpu', ...(options.args ?? [])]
    this.#driven = options.packaged
      ? await startPackagedApp({ executable, profile, env, args, under: options.under ?? [] })
      : await startApp({ executable, profile, env, args })
    const { page } = this.#driven
    page.on('pageerror', (error) => this.complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text())
    })
    // Nothing can be dropped on a window that shows nothing yet.
    await page.getByRole('main').first().waitFor()
    return page
  }

  async close(): Promise<void> {
    await this.#driven?.close()
    this.#driven = undefined
  }

  /** The person will choose this place for a file; a dialog of the desktop cannot be driven from here. */
  async choosesPlace(target: string): Promise<void> {
    await this.app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    }, target)
  }

  /** Stands in for the desktop's dialog of printing: counts at the body what was given to it. */
  async hasPrinter(): Promise<void> {
    await this.page.evaluate(() => {
      window.print = () => {
        const printed = Number(document.body.dataset['printed'] ?? 0) + 1
        document.body.dataset['printed'] = String(printed)
      }
    })
  }

  /** The last lines of the app's own log. */
  log(): string {
    const file = path.join(this.profile, 'logs/docket.log')
    if (!existsSync(file)) return 'The app has logged nothing.'
    return `The app's log:\n${readFileSync(file, 'utf8').trimEnd().split('\n').slice(-50).join('\n')}`
  }

  drop(...paths: string[]): Promise<void> {
    return this.#running.drop(paths)
  }

  dropOn(place: Locator, ...paths: string[]): Promise<void> {
    return this.#running.drop(paths, place)
  }

  ask(channel: string, input?: unknown): Promise<unknown> {
    return ask(this.page, channel, input)
  }

  receipts(): Promise<ReceiptRow[]> {
    return allReceipts(this.page) as Promise<ReceiptRow[]>
  }

  /** The expenses that hold this very file, as the demo service itself sees them. */
  async inBooks(file: string): Promise<Booked[]> {
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
    const books = await this.allBooks()
    return books.filter(({ attachments }) => attachments.some(({ sha256 }) => sha256 === hash))
  }

  /** Every expense, as the demo service itself sees it. */
  async allBooks(): Promise<Booked[]> {
    const reply = await fetch(`http://127.0.0.1:${this.#adminPort}/books`)
    return (await reply.json()) as Booked[]
  }

  /** Every request as the demo service itself saw it, the oldest first; it forgets them when the app ends. */
  async requests(): Promise<{ method: string; path: string }[]> {
    const reply = await fetch(`http://127.0.0.1:${this.#adminPort}/journal`)
    return ((await reply.json()) as { entries: { method: string; path: string }[] }).entries
  }

  /** Sets the clock of the process with the core, until the app ends; the window and the demo service keep theirs. */
  async itIs(at: Date): Promise<void> {
    await this.app.evaluate((_electron, wanted) => {
      const Real = Date
      const ahead = wanted - Real.now()
      class Ahead extends Real {
        constructor(...given: [] | [string | number | Date]) {
          super(given[0] ?? Real.now() + ahead)
        }
        static override now = () => Real.now() + ahead
      }
      Object.assign(globalThis, { Date: Ahead })
    }, at.getTime())
  }

  async turnDial(settings: Record<string, unknown>): Promise<void> {
    const reply = await fetch(`http://127.0.0.1:${this.#adminPort}/dials`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(settings),
    })
    expect(reply.ok).toBe(true)
  }

  /** Signs in to the demo company through the real consent page in a real browser. */
  async signInToDemo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Try the demo company' }).click()
    await expect(this.page.getByText('Ready to send')).toBeVisible()
    await expect
      .poll(async () => ((await this.ask('books.choices')) as { asOf?: string }).asOf)
      .toBeDefined()
  }

  /** Until a list of the books at hand was read to its end. Signing in waits for what a form offers, and no longer. */
  async knows(collection: Collection): Promise<void> {
    const asOf = async () => ((await this.ask('books.status')) as BooksStatus)[collection].asOf
    await expect.poll(asOf).toBeDefined()
  }
}

/** What a person types of a receipt. */
export const expense = {
  supplier: 'Northgate Fuels',
  date: '12/11/26',
  type: 'Fuel',
  description: 'Unleaded',
  vatType: 'Standard',
  gross: '61.27',
  paid: { method: 'Transfer' },
}

/** Reviews what waits, with the keyboard alone: from the list into the form, and on to the next. */
export async function reviewAll(desk: Desk, count: number): Promise<void> {
  const { page } = desk
  await expect(page.getByRole('tab', { name: `Review ${count}` })).toBeVisible()
  const supplier = page.getByRole('combobox', { name: 'Supplier' })
  await enterForm(page)
  for (let left = count; left > 0; left -= 1) {
    await expect(supplier).toBeFocused()
    // Each its own amount: equal ones would be asked about.
    await reviewByKeyboard(page, { ...expense, gross: `${61 + desk.reviewed}.27` })
    desk.reviewed += 1
    await expect
      .poll(async () => {
        const { counts } = (await desk.ask('receipts.summary')) as { counts: { review: number } }
        return counts.review
      })
      .toBe(left - 1)
  }
}

/** Presses Tab until the focus is there, and Enter. */
export async function goAndPress(page: Page, place: Locator): Promise<void> {
  await tabTo(page, place)
  await page.keyboard.press('Enter')
}

/**
 * Fills the form of Connect in with the keyboard alone, and comes back signed in; its first field has the focus.
 * @param options.isAnother services are known here, and it is none of them
 */
export async function connectByKeyboard(
  page: Page,
  name: string,
  service: Pick<Service, 'baseUrl' | 'authUrl' | 'legacyBaseUrl' | 'clientId' | 'redirectUri'>,
  { isAnother = false }: { isAnother?: boolean } = {},
): Promise<void> {
  const { keyboard } = page
  const { redirectUri } = service
  const form = page.getByRole('form', { name: 'Connect your books' })
  await expect(form.getByLabel('Name of the books')).toBeFocused()
  await keyboard.type(name)
  if (isAnother) {
    await tabTo(page, form.getByLabel('Service', { exact: true }))
    await keyboard.press('End')
  }
  for (const field of ['baseUrl', 'authUrl', 'legacyBaseUrl', 'clientId'] as const) {
    await tabTo(page, form.locator(`#connect-${field}`))
    await keyboard.type(service[field])
  }
  if (redirectUri !== undefined) {
    await goAndPress(page, form.locator('summary'))
    await tabTo(page, form.getByLabel('Redirect address'))
    await keyboard.type(redirectUri)
  }
  await goAndPress(page, form.getByRole('button', { name: 'Sign in in your browser' }))
  await expect(page.getByRole('main', { name: 'Inbox' })).toBeVisible()
}

let keptBrowser: KeptBrowser | undefined

/** Who sits at the browser: presses this button on the consent page from now on. */
export function browserPresses(button: Button): void {
  if (!keptBrowser) throw new Error('No browser was started for this worker')
  keptBrowser.presses(button)
}

export const test = base.extend<{ desk: Desk }, { session: undefined }>({
  /** A desktop session of this worker alone, and the browser in it; what tests start inherits its environment. */
  session: [
    // Playwright reads a fixture's needs off this pattern; this one has none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const session = await startSession()
      Object.assign(process.env, session.env)
      if (!session.env['WAYLAND_DISPLAY']) Reflect.deleteProperty(process.env, 'WAYLAND_DISPLAY')
      keptBrowser = await KeptBrowser.start()
      await use(undefined)
      await keptBrowser.close()
      session.stop()
    },
    { scope: 'worker', auto: true },
  ],
  // eslint-disable-next-line no-empty-pattern
  desk: async ({}, use) => {
    browserPresses('Allow')
    const desk = new Desk(await freePort())
    await use(desk)
    await desk.close()
    if (test.info().status !== test.info().expectedStatus) console.error(desk.log())
  },
})

/** One desk for all tests of a file, whose app is started once; its profile keeps what earlier tests left there. */
export function deskOfFile(): () => Desk {
  let desk: Desk | undefined
  test.beforeAll(async () => {
    browserPresses('Allow')
    desk = new Desk(await freePort())
    await desk.start()
  })
  test.afterAll(() => desk?.close())
  return () => {
    if (!desk) throw new Error('The app of this file was not started')
    return desk
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  })
}

/** Another start of the app on the same profile. */
export function startOf(desk: Desk, ...files: string[]): ChildProcess {
  return spawn(process.env['ELECTRON_EXEC_PATH'] ?? '', [
    ...electronArguments(),
    `--user-data-dir=${desk.profile}`,
    '--password-store=basic',
    root,
    ...files,
  ])
}

/** The exit code of such a start, once it has ended. */
export async function codeOf(start: ChildProcess): Promise<number | null> {
  if (start.exitCode === null && start.signalCode === null) await once(start, 'exit')
  return start.exitCode
}
