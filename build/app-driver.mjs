// Drives the real app as a person would: starts it, drops real files into its window, reads what the window says.
import { _electron } from '@playwright/test'
import { electronArguments } from './prepare.mjs'
import { root } from './terminal.mjs'

/**
 * @typedef {object} Driven
 * @property {import('@playwright/test').ElectronApplication} app
 * @property {import('@playwright/test').Page} page
 * @property {(paths: string[]) => Promise<void>} drop Drops files and folders into the window, with their real paths.
 * @property {() => Promise<void>} close
 */

/**
 * Starts the app on a profile of its own.
 * @param {object} options
 * @param {string} options.executable an Electron runtime, or the packaged app
 * @param {string} options.profile
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string[]} [options.args] further words of the command line
 * @param {boolean} [options.isPackaged]
 * @returns {Promise<Driven>}
 */
export async function startApp({
  executable,
  profile,
  env = process.env,
  args = [],
  isPackaged = false,
}) {
  const app = await _electron.launch({
    executablePath: executable,
    args: [
      ...electronArguments(),
      `--user-data-dir=${profile}`,
      // Without a desktop that Chromium knows by name, the keyring has to be named.
      ...(process.platform === 'linux' ? ['--password-store=gnome-libsecret'] : []),
      ...(isPackaged ? [] : [root]),
      ...args,
    ],
    env: { ...env, ELECTRON_DISABLE_SECURITY_WARNINGS: 'true' },
    timeout: 60_000,
  })
  const page = await app.firstWindow()
  return { app, page, drop: (paths) => drop(page, paths), close: () => app.close() }
}

/** A drop as Chromium itself makes it: the files keep their paths, which a drop made by the page would not. */
async function drop(page, paths) {
  const session = await page.context().newCDPSession(page)
  const { innerWidth, innerHeight } = await page.evaluate(() => ({
    innerWidth: window.innerWidth,
    innerHeight: window.innerHeight,
  }))
  const at = { x: Math.round(innerWidth / 2), y: Math.round(innerHeight / 2) }
  const data = { items: [], files: paths, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'])
    await session.send('Input.dispatchDragEvent', { type, ...at, data })
  await session.detach()
}
