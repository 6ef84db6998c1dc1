// Files dropped into the window of the real app until its list has them all, and how long main and window were busy at a stretch.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ask, startApp } from '../../build/app-driver.mjs'
import { bundle } from '../../build/bundle.mjs'
import { startSession } from '../../build/display.mjs'
import { prepare } from '../../build/prepare.mjs'
import { freshProfile, rest } from './kit/apps.mjs'
import { rounds } from './kit/rounds.mjs'

const REST = 4000
const PATIENCE = 120_000

/** In main: begins to note the longest stretch of work, as `watchLoop` does. */
function watchMain() {
  const { readFileSync } = process.getBuiltinModule('node:fs')
  const moment = () => ({
    clock: performance.now(),
    worked: Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6,
  })
  let before = moment()
  globalThis.longest_ = 0
  setInterval(() => {
    const now = moment()
    const stretch = Math.min(now.clock - before.clock, now.worked - before.worked)
    globalThis.longest_ = Math.max(globalThis.longest_, stretch)
    before = now
  }, 4)
}

/** In the page: begins to note long tasks (W3C, Long Tasks: from 50 ms), and when files were dropped. */
function watchWindow() {
  globalThis.tasks_ = []
  new PerformanceObserver((list) => {
    globalThis.tasks_.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
  addEventListener('drop', () => (globalThis.dropped_ = performance.now()), { capture: true })
}

/** In the page: milliseconds from the drop until the list is drawn with this many receipts. */
function shownAfter(count) {
  return new Promise((resolve) => {
    const look = () => {
      const list = document.querySelector('#receipt-list')
      const isThere = document.querySelector('main')?.textContent.includes(`Review ${count}`)
      if (list && isThere)
        requestAnimationFrame(() => resolve(performance.now() - globalThis.dropped_))
      else requestAnimationFrame(look)
    }
    look()
  })
}

async function dropped(executable, session, files) {
  const profile = freshProfile()
  const { app, page, drop, close } = await startApp({ executable, profile, env: session.env })
  await page.getByRole('main').first().waitFor()
  await rest(REST)
  await app.evaluate(watchMain)
  await page.evaluate(watchWindow)
  const shown = page.evaluate(shownAfter, files.length)
  await drop(files)
  const end = Date.now() + PATIENCE
  let took
  void shown.then((ms) => (took = ms))
  while (took === undefined && Date.now() < end) await rest(100)
  const { counts } = await ask(page, 'receipts.summary')
  if (took === undefined) throw new Error(`Only ${counts.review} of ${files.length} are saved`)
  const main = await app.evaluate(() => globalThis.longest_)
  const tasks = await page.evaluate(() => globalThis.tasks_)
  await close()
  fs.rmSync(profile, { recursive: true, force: true })
  return { took, main, window: Math.max(0, ...tasks) }
}

export default {
  work: '200 files from 20 kB to 8 MB dropped into the window until the list is drawn with all of them, saved',
  baseline:
    'the same files copied, eight at a time, each synced, and their folder synced at the end',
  target: {
    ratio: { most: 1.25, share: 0.9 },
    'longest task of main': { most: 50, share: 1, unit: 'ms' },
    'longest task of the window': { most: 50, share: 1, unit: 'ms' },
  },
  async run({ isQuick }) {
    const runtime = await prepare('display', 'session')
    const session = await startSession()
    const kit = await import(pathToFileURL(await bundle('tests/bench/kit/copies.ts')).href)
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-bench-drop-'))
    const source = path.join(folder, 'source')
    fs.mkdirSync(source)
    const files = kit.mixedFiles(source, isQuick ? 12 : 200)
    const stalls = { main: [], window: [] }
    try {
      const { ratios } = await rounds(isQuick ? 1 : 10, {
        baseline: async (round) => {
          const target = path.join(folder, `copy-${round}`)
          const start = performance.now()
          await kit.copySafely(files, target)
          const took = performance.now() - start
          fs.rmSync(target, { recursive: true })
          return took
        },
        work: async () => {
          const { took, main, window } = await dropped(runtime.executable, session, files)
          stalls.main.push(main)
          stalls.window.push(window)
          return took
        },
      })
      return {
        ratio: ratios,
        'longest task of main': stalls.main,
        'longest task of the window': stalls.window,
      }
    } finally {
      session.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    }
  },
}
