// Drives the real app as a person would: starts it, drops real files into its window, reads what the window says.
import { spawn } from 'node:child_process'
import { _electron, chromium } from '@playwright/test'
import { electronArguments } from './prepare.mjs'
import { root } from './terminal.mjs'

/**
 * @typedef {object} Driven
 * @property {import('@playwright/test').ElectronApplication} [app] Absent for the packaged app, whose main cannot be reached.
 * @property {import('@playwright/test').Page} page
 * @property {(paths: string[], on?: import('@playwright/test').Locator) => Promise<void>} drop Drops files and folders into the
 * middle of the window, or of something in it, with their real paths.
 * @property {() => Promise<void>} close
 */

/**
 * Starts the app from the checkout on a profile of its own.
 * @param {object} options
 * @param {string} options.executable an Electron runtime
 * @param {string} options.profile
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string[]} [options.args] further words of the command line
 * @returns {Promise<Required<Driven>>}
 */
export async function startApp({ executable, profile, env = process.env, args = [] }) {
  const app = await _electron.launch({
    executablePath: executable,
    args: [...switches(profile, env), root, ...args],
    env: { ...env, ELECTRON_DISABLE_SECURITY_WARNINGS: 'true' },
    timeout: 180_000,
  })
  app.evaluate = askedAgain(app.evaluate.bind(app))
  const page = await app.firstWindow()
  return { app, page, drop: (paths, on) => drop(page, paths, on), close: () => app.close() }
}

/**
 * V8 holds what an evaluation resolves to by a weak handle, and now and then collects it before the driver has heard of it
 * (microsoft/playwright#33737). What tests do in main may be done twice.
 * @template {(...args: never[]) => Promise<unknown>} Evaluate
 * @param {Evaluate} evaluate
 * @returns {Evaluate}
 */
function askedAgain(evaluate) {
  const attempt =
    (left) =>
    async (...args) => {
      try {
        return await evaluate(...args)
      } catch (error) {
        if (left === 0 || !/promise was (garbage )?collected/i.test(String(error))) throw error
        return attempt(left - 1)(...args)
      }
    }
  return attempt(3)
}

/**
 * Starts the packaged app, one that was built for tests. Its fuses close it to every inspector of main, so only its window
 * is driven.
 * @param {object} options
 * @param {string} options.executable
 * @param {string} options.profile
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string[]} [options.args] further words of the command line
 * @param {string[]} [options.under] a program that starts it, with its words, such as `strace`
 * @param {import('./display.mjs').User} [options.user] who starts it, instead of whoever runs this
 * @returns {Promise<Driven & { child: import('node:child_process').ChildProcess }>}
 */
export async function startPackagedApp(options) {
  const { child, attach, close } = await startUndriven(options)
  const page = await attach()
  return { page, child, drop: (paths, on) => drop(page, paths, on), close }
}

/**
 * Starts an app that nobody drives until `attach` is called: one that is driven from the beginning waits for its driver.
 * @param {object} options as for `startPackagedApp`
 * @param {string} options.executable
 * @param {string} options.profile
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string[]} [options.args] further words of the command line
 * @param {string[]} [options.under]
 * @param {import('./display.mjs').User} [options.user]
 */
export async function startUndriven(options) {
  const { executable, profile, env = process.env, args: further = [], under = [], user } = options
  const words = [executable, '--remote-debugging-port=0', ...switches(profile, env, user)]
  const [program, ...args] = [...under, ...words, ...further]
  const child = spawn(program, args, { env, ...user, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const address = await devToolsAddress(child)
  let page
  const attach = () => (page ??= pageAt(address))
  const close = async () => {
    const attached = await attach()
    await attached.close()
    await ended
  }
  return { child, attach, close }
}

async function pageAt(address) {
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  return context.pages()[0] ?? context.waitForEvent('page')
}

/** `env.DOCKET_PASSWORD_STORE` names another keyring than the usual one, such as `basic` for none at all. */
function switches(profile, env, user) {
  return [
    ...electronArguments(user?.uid),
    `--user-data-dir=${profile}`,
    // Without a desktop that Chromium knows by name, the keyring has to be named.
    ...(process.platform === 'linux' ? [`--password-store=${passwordStore(env)}`] : []),
  ]
}

const passwordStore = (env) => env.DOCKET_PASSWORD_STORE ?? 'gnome-libsecret'

/** Chromium says on stderr where it may be driven from. */
function devToolsAddress(child) {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`no DevTools address:\n${said}`)), 120_000)
    child.stderr.on('data', (part) => {
      said += part
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`the app ended with ${code}:\n${said}`)))
  })
}

/**
 * A drop as Chromium itself makes it: the files keep their paths, which a drop made by the page would not.
 * @param {import('@playwright/test').Locator} [on] what is dropped on; the whole page by default
 */
async function drop(page, paths, on) {
  const session = await page.context().newCDPSession(page)
  const placeOf = (element) => element.getBoundingClientRect().toJSON()
  // A locator would wait for an end of navigations that the page was refused.
  const place = on
    ? on.evaluate(placeOf)
    : page.evaluate(() => document.documentElement.getBoundingClientRect().toJSON())
  const { left, top, width, height } = await place
  const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const data = { items: [], files: paths, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'])
    await session.send('Input.dispatchDragEvent', { type, ...at, data })
  await session.detach()
}

/**
 * Asks main over the app's own contract, as the page does.
 * @param {import('@playwright/test').Page} page
 * @param {string} channel
 * @param {unknown} [input]
 */
export async function ask(page, channel, input) {
  const reply = await page.evaluate(
    ([name, value]) => window.transport.invoke(name, value),
    [channel, input],
  )
  if (!reply.ok) throw new Error(`${channel}: ${reply.error.message}`)
  return reply.value
}

/** All receipts, in order of capture. @param {import('@playwright/test').Page} page */
export async function allReceipts(page) {
  const lists = ['review', 'ready', 'sending', 'attention', 'books', 'bin']
  // One that goes on to the next list meanwhile is in both.
  const byId = new Map()
  for (const list of lists) {
    const { rows } = await ask(page, 'receipts.page', { list, offset: 0, limit: 200 })
    for (const row of rows) byId.set(row.id, row)
  }
  return [...byId.values()]
}

/**
 * Fills the form in with the keyboard alone; the focus is in the supplier field when it starts.
 * @param {import('@playwright/test').Page} page
 * @param {object} expense what a person would type: choices by the words the form shows
 * @param {string} expense.supplier
 * @param {string} expense.date
 * @param {string} [expense.number] of the document; what was read stays without
 * @param {string} expense.type
 * @param {string} expense.description
 * @param {string} expense.vatType
 * @param {string} expense.gross
 * @param {{ method: string, director?: string }} [expense.paid]
 * @param {() => Promise<void>} [pause] called between fields, for people who watch
 */
export async function fillInByKeyboard(page, expense, pause = async () => {}) {
  const { keyboard } = page
  const write = async (text) => {
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type(text)
    await pause()
  }
  // Not a number of Tabs: what is said under a field may offer a way of its own, and it comes and goes while one types.
  const to = (field) => tabTo(page, page.locator(`#field-${field}`))
  await write(expense.supplier)
  await to('postingDate')
  await write(expense.date)
  if (expense.number !== undefined) {
    await to('documentNumber')
    await write(expense.number)
  }
  await to('lines-0-expenseType')
  await write(expense.type)
  await page.getByRole('option', { name: expense.type }).first().waitFor()
  await keyboard.press('Enter')
  await to('lines-0-description')
  await write(expense.description)
  await to('lines-0-vatType')
  await choose(page, expense.vatType)
  await to('lines-0-gross')
  await write(expense.gross)
  if (expense.paid) {
    const paid = page.getByRole('checkbox', { name: 'Paid' })
    await tabTo(page, paid)
    // A supplier that is known may have brought it along.
    if (!(await paid.isChecked())) await keyboard.press('Space')
    await to('payment-method')
    await choose(page, expense.paid.method)
    if (expense.paid.director) {
      await to('payment-personId')
      await choose(page, expense.paid.director)
    }
    await pause()
  }
}

/** Fills the form in and confirms. @type {typeof fillInByKeyboard} */
export async function reviewByKeyboard(page, expense, pause) {
  await fillInByKeyboard(page, expense, pause)
  await page.keyboard.press('ControlOrMeta+Enter')
}

/** From the list into the form of the selected receipt. @param {import('@playwright/test').Page} page */
export async function enterForm(page) {
  await page.keyboard.press('Escape')
  await tabTo(page, page.locator('#receipt-list'))
  await page.keyboard.press('Enter')
}

/** Presses Tab, or another key, until the focus is there. */
export async function tabTo(page, place, key = 'Tab') {
  for (let pressed = 0; pressed < 40; pressed += 1) {
    if (await place.evaluate((element) => element.contains(document.activeElement))) return
    await page.keyboard.press(key)
  }
  throw new Error('Tab does not lead there')
}

/** Picks in the focused list by typing the first letters, as its keyboard handling allows. */
async function choose(page, words) {
  await page.keyboard.type(words)
  const chosen = await page.evaluate(() => {
    const field = document.activeElement
    return field instanceof HTMLSelectElement ? field.selectedOptions[0]?.label : undefined
  })
  if (chosen !== words) throw new Error(`Wanted "${words}" to be chosen, not "${chosen}"`)
  // A list takes letters typed quickly as one word; the next list must not go on with this one's.
  await page.waitForTimeout(50)
}
