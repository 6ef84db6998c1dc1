// Serves the window and opens it scene by scene, over the real handlers in this process: in the Electron of the tests, else in Chromium.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { _electron, chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { bundle } from '../../build/bundle.mjs'

const configFile = path.join(import.meta.dirname, 'vite.config.ts')

/** Main in plain Node, where nothing of Electron is used but a path. */
async function openHost() {
  const { ELECTRON_OVERRIDE_DIST_PATH: dist } = process.env
  process.env.ELECTRON_OVERRIDE_DIST_PATH ??= 'electron-is-not-used-here'
  const reader = await bundle('electron/reading/child/process.ts')
  const { Host } = await import(await bundle('tests/window/host.ts'))
  if (dist === undefined) delete process.env.ELECTRON_OVERRIDE_DIST_PATH
  return new Host(reader)
}

/**
 * Builds and serves the window, and opens a browser.
 * @param {{ accessible?: boolean }} options accessible: the browser keeps its accessibility tree as for a screen reader
 * @returns {Promise<{ open: Function, internals: Function, close: () => Promise<void> }>} `open(options)` gives a page, `internals(page)` one
 * that shows what the browser knows of its accessibility
 */
export async function openStage({ accessible = false } = {}) {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-stage-'))
  const worlds = new Map()
  const [host] = await Promise.all([
    openHost(),
    build({ configFile, logLevel: 'warn', build: { outDir } }),
  ])
  const server = await preview({
    configFile,
    logLevel: 'warn',
    build: { outDir },
    plugins: [{ name: 'documents', configurePreviewServer: serveDocuments(worlds) }],
    // Below 5060, which Chromium goes to for nobody.
    preview: { port: 4300 + (process.pid % 700), strictPort: false },
  })
  const address = server.resolvedUrls?.local[0] ?? ''
  const electron = process.env.ELECTRON_EXEC_PATH
  const switches = accessible ? ['--force-renderer-accessibility'] : []
  const browser = electron
    ? await openElectron(electron, outDir, switches)
    : await openChromium(switches)
  let shown = 0
  /** A page with `show(scene)`, the `world` behind it, and `leave()`. @param {{ theme?: string, viewport?: object, media?: object, language?: string, complain?: Function }} options */
  const open = async ({ theme = 'light', viewport, media = {}, language = '', complain } = {}) => {
    const page = await browser.page(viewport ?? { width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: theme, ...media })
    const tell = (text) => complain?.(text)
    const onError = (error) => tell(error.message)
    const onConsole = (message) => {
      const isIcon = message.location().url.endsWith('/favicon.ico')
      if (message.type() === 'error' && !isIcon) tell(message.text())
    }
    page.on('pageerror', onError)
    page.on('console', onConsole)
    let stopTelling = () => undefined
    let asking = 0
    const ask = async (channel, input) => {
      asking += 1
      try {
        return await page.world.ask(channel, input)
      } finally {
        asking -= 1
      }
    }
    await browser.bind(page, (_, channel, input) => ask(channel, input))
    const leaveWorld = () => {
      stopTelling()
      if (page.world) host.leave(page.world)
      worlds.delete(page.worldNumber)
      page.world = undefined
    }
    page.leave = async () => {
      page.off('pageerror', onError)
      page.off('console', onConsole)
      await browser.leave(page)
      leaveWorld()
    }
    page.setDefaultTimeout(10_000)
    /** Until nothing is asked of main and nothing changed in the page for `quietMs`; what never comes to rest is shown as it is after 2 s. */
    page.settle = async (quietMs = 50) => {
      const end = performance.now() + 2_000
      do await page.evaluate(stillness, quietMs)
      while (asking > 0 && performance.now() < end)
    }
    page.show = async (scene) => {
      await page.emulateMedia({ media: 'screen' })
      const world = await host.open(scene)
      if (page.world) await page.goto('about:blank')
      leaveWorld()
      page.world = world
      page.worldNumber = String((shown += 1))
      worlds.set(page.worldNumber, world)
      await page.clock.setFixedTime(world.time)
      const told = ([channel, value]) => window.tellWindow?.(channel, value)
      stopTelling = world.onLive((channel, value) => {
        page.evaluate(told, [channel, value]).catch(() => undefined)
      })
      const query = new URLSearchParams({ world: page.worldNumber, inbox: world.inbox, language })
      await page.goto(`${address}?${query}`)
      await page.locator('main').waitFor()
    }
    return page
  }
  const close = async () => {
    await browser.close()
    await server.close()
    await host.close()
    fs.rmSync(outDir, { recursive: true, force: true })
  }
  return { open, internals: browser.internals, close }
}

/** Runs in the page: resolves once nothing of the document changed and nothing moved for `quietMs`, or after a second. */
function stillness(quietMs) {
  return new Promise((resolve) => {
    let since = performance.now()
    const end = since + 1_000
    const watch = new MutationObserver(() => (since = performance.now()))
    watch.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    const moves = () =>
      document
        .getAnimations()
        .some((each) => Number.isFinite(each.effect?.getComputedTiming().endTime))
    const look = () => {
      const now = performance.now()
      if (moves()) since = now
      if (now - since < quietMs && now < end) return void requestAnimationFrame(look)
      watch.disconnect()
      resolve()
    }
    requestAnimationFrame(look)
  })
}

/** What `app://receipt` serves in the app, to each page from its own world. */
function serveDocuments(worlds) {
  return ({ middlewares }) => {
    middlewares.use('/receipt', async (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
      const [, world, id] = pathname.split('/')
      const page = searchParams.get('page')
      const found = await worlds.get(world)?.document(id, page === null ? undefined : Number(page))
      response.writeHead(found ? 200 : 404, found && { 'content-type': found.mediaType })
      response.end(found?.bytes)
    })
  }
}

async function openChromium(switches) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', ...switches],
  })
  return {
    page: async (viewport) => {
      const place = { locale: 'en-GB', timezoneId: 'Europe/London' }
      return (await browser.newContext({ viewport, ...place })).newPage()
    },
    internals: async (page) => {
      const opened = await page.context().newPage()
      await opened.goto('chrome://accessibility')
      return opened
    },
    bind: (page, answer) => page.exposeBinding('askMain', answer),
    leave: (page) => page.context().close(),
    close: () => browser.close(),
  }
}

/** One window for all: Electron opens no second one from outside. */
async function openElectron(executablePath, folder, switches) {
  const main = path.join(folder, 'stage-main.cjs')
  fs.writeFileSync(
    main,
    `const { app, BrowserWindow } = require('electron')
app.whenReady().then(() => new BrowserWindow({ width: 1480, height: 960 }).loadURL('about:blank'))`,
  )
  const { electronArguments } = await import('../../build/prepare.mjs')
  const app = await _electron.launch({
    executablePath,
    args: [
      ...electronArguments(),
      '--disable-gpu',
      ...switches,
      `--user-data-dir=${path.join(folder, 'profile')}`,
      main,
    ],
    env: { ...process.env, ELECTRON_DISABLE_SECURITY_WARNINGS: 'true' },
  })
  const page = await app.firstWindow()
  let answering = () => undefined
  await page.exposeBinding('askMain', (...given) => answering(...given))
  return {
    page: async (viewport) => {
      await page.setViewportSize(viewport)
      return page
    },
    internals: async () => {
      const opened = app.waitForEvent('window')
      await app.evaluate(({ BrowserWindow }) => {
        void new BrowserWindow({ show: false }).loadURL('chrome://accessibility')
      })
      return opened
    },
    bind: async (_, answer) => {
      answering = answer
    },
    leave: (shown) => shown.goto('about:blank'),
    close: () => app.close(),
  }
}
