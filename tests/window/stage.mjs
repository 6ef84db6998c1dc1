// Serves the window over its fake transport and opens it scene by scene: in the Electron of the tests, else in Chromium.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { _electron, chromium } from '@playwright/test'
import { build, preview } from 'vite'

const configFile = path.join(import.meta.dirname, 'vite.config.ts')

/**
 * Builds and serves the window, and opens a browser.
 * @returns {Promise<{ open: Function, close: () => Promise<void> }>} `open(options)` gives a page
 */
export async function openStage() {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-stage-'))
  await build({ configFile, logLevel: 'warn', build: { outDir } })
  const server = await preview({
    ...{ configFile, logLevel: 'warn', build: { outDir } },
    preview: { port: 4300 + (process.pid % 1000), strictPort: false },
  })
  const address = server.resolvedUrls?.local[0] ?? ''
  const electron = process.env.ELECTRON_EXEC_PATH
  const browser = electron ? await openElectron(electron, outDir) : await openChromium()
  /** A page with `show(scene)` and `leave()`. `now` makes its clock stand still. @param {{ theme?: string, viewport?: object, media?: object, now?: string, complain?: Function }} options */
  const open = async ({ theme = 'light', viewport, media = {}, now, complain } = {}) => {
    const page = await browser.page(viewport ?? { width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: theme, ...media })
    if (now) await page.clock.setFixedTime(now)
    const tell = (text) => complain?.(text)
    const onError = (error) => tell(error.message)
    const onConsole = (message) => {
      const isIcon = message.location().url.endsWith('/favicon.ico')
      if (message.type() === 'error' && !isIcon) tell(message.text())
    }
    page.on('pageerror', onError)
    page.on('console', onConsole)
    page.leave = async () => {
      page.off('pageerror', onError)
      page.off('console', onConsole)
      await browser.leave(page)
    }
    page.setDefaultTimeout(10_000)
    page.show = async (scene) => {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(`${address}?scene=${scene}`)
      await page.locator('main').waitFor()
    }
    return page
  }
  const close = async () => {
    await browser.close()
    await server.close()
    fs.rmSync(outDir, { recursive: true, force: true })
  }
  return { open, close }
}

async function openChromium() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  return {
    page: (viewport) => browser.newPage({ viewport, locale: 'en-GB', timezoneId: 'Europe/London' }),
    leave: (page) => page.close(),
    close: () => browser.close(),
  }
}

/** One window for all: Electron opens no second one from outside. */
async function openElectron(executablePath, folder) {
  const main = path.join(folder, 'stage-main.cjs')
  fs.writeFileSync(
    main,
    `const { app, BrowserWindow } = require('electron')
app.whenReady().then(() => new BrowserWindow({ width: 1480, height: 960 }).loadURL('about:blank'))`,
  )
  const { electronArguments } = await import('../../build/prepare.mjs')
  const app = await _electron.launch({
    executablePath,
    args: [...electronArguments(), `--user-data-dir=${path.join(folder, 'profile')}`, main],
    env: { ...process.env, ELECTRON_DISABLE_SECURITY_WARNINGS: 'true' },
  })
  const page = await app.firstWindow()
  return {
    page: async (viewport) => {
      await page.setViewportSize(viewport)
      return page
    },
    leave: async () => {},
    close: () => app.close(),
  }
}
