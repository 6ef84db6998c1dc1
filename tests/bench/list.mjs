// The list of 100,000 expenses in the real app, scrolled and searched, against an empty Electron window that scrolls a
// plain list and against the raw queries, in the same run. Pictures are drawn by software where there is no graphics card,
// which both pay for.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { _electron } from '@playwright/test'
import { ask, startApp } from '../../build/app-driver.mjs'
import { bundle } from '../../build/bundle.mjs'
import { setDefaultBrowser } from '../../build/default-browser.mjs'
import { startSession } from '../../build/display.mjs'
import { electronArguments, prepare } from '../../build/prepare.mjs'
import { root } from '../../build/terminal.mjs'
import { median, quantile } from './kit/figures.mjs'

const ROWS = 100_000
const ROW_HEIGHT = 40
const WHEEL = 20_000
const PRESSES = 300
const WORDS = ['fuel', 'rail', 'northgate', '61', 'stationery', 'broadband', 'hull']

/** Fills the books of the demo company before the app starts, which gives up waiting sooner than this takes. */
async function fillBooks(file, seed) {
  const child = spawn(
    process.execPath,
    [path.join(root, 'build/sandbox.mjs'), '--port', '0', '--seed', seed, '--data', file],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', (code) => reject(new Error(`The demo service ended (${code})`)))
  })
  child.removeAllListeners('exit')
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Begins to note when frames are drawn. */
const watchFrames = (page) =>
  page.evaluate(() => {
    const state = { last: performance.now(), gaps: [], isOn: true }
    const tick = () => {
      const now = performance.now()
      state.gaps.push(now - state.last)
      state.last = now
      if (state.isOn) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    globalThis.frames_ = state
  })

const gapsOf = (page) =>
  page.evaluate(() => {
    globalThis.frames_.isOn = false
    return globalThis.frames_.gaps
  })

/** Scrolls from where it is to the other end. `isAtEnd` is asked now and then. */
async function scroll(page, step, isAtEnd) {
  await watchFrames(page)
  for (let steps = 1; ; steps += 1) {
    await step()
    if (steps % 10 === 0 && (await isAtEnd())) break
    if (steps > 5000) throw new Error('The list has no end')
  }
  return gapsOf(page)
}

/** The plainest list of as many rows: forty lines of text that move along. */
async function plainList(executable, env) {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-bench-'))
  const app = await _electron.launch({
    executablePath: executable,
    args: [
      ...electronArguments(),
      `--user-data-dir=${profile}`,
      path.join(root, 'tests/bench/empty-app'),
    ],
    env,
  })
  const page = await app.firstWindow()
  await page.evaluate(
    ([rows, height]) => {
      document.body.innerHTML = `<style>body{margin:0}#view{height:100vh;overflow-y:scroll}#all{position:relative;overflow:hidden;height:${rows * height}px}p{position:absolute;margin:0;height:${height}px;font:14px sans-serif}</style><div id="view" tabindex="0"><div id="all"></div></div>`
      const view = document.getElementById('view')
      const all = document.getElementById('all')
      const lines = Array.from({ length: 40 }, () => all.appendChild(document.createElement('p')))
      const draw = () => {
        const first = Math.floor(view.scrollTop / height)
        lines.forEach((line, at) => {
          line.style.top = `${(first + at) * height}px`
          line.textContent = `Expense ${first + at} · Northgate Fuels · £61.27`
        })
      }
      view.addEventListener('scroll', draw)
      draw()
      view.focus()
    },
    [ROWS, ROW_HEIGHT],
  )
  const isAtEnd = () =>
    page.evaluate(() => {
      const { scrollTop, clientHeight, scrollHeight } = document.getElementById('view')
      return scrollTop + clientHeight >= scrollHeight - 1
    })
  await page.mouse.move(400, 400)
  const wheel = await scroll(page, () => page.mouse.wheel(0, WHEEL), isAtEnd)
  await page.evaluate(() => (document.getElementById('view').scrollTop = 0))
  const keys = await pressedThrough(page, isAtEnd)
  await app.close()
  return { wheel, keys }
}

/** PageDown after PageDown, up to the end or so often. */
async function pressedThrough(page, isAtEnd) {
  let presses = 0
  const press = async () => {
    presses += 1
    await page.keyboard.press('PageDown')
  }
  return scroll(page, press, async () => presses >= PRESSES || isAtEnd())
}

async function listEnd(page) {
  return page.evaluate(() => {
    const { scrollTop, clientHeight, scrollHeight } = document.querySelector('#book-list .view')
    return scrollTop + clientHeight >= scrollHeight - 1
  })
}

/** Begins to note how long each key press in a search takes until what answers it is drawn, by the window's own clock. */
const watchSearch = (page) =>
  page.evaluate(() => {
    const pressed = (globalThis.pressed_ = [])
    globalThis.answers_ = []
    const isSearch = ({ id, role }) => id === 'book-search' || role === 'combobox'
    const note = (event) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey
      if (isLetter && isSearch(event.target)) pressed.push(event.timeStamp)
    }
    // The palette keeps its keys to itself.
    addEventListener('keydown', note, { capture: true })
    // The list is busy for as long as its rows answer the question before.
    new MutationObserver((changes) => {
      if (changes.at(-1).target.getAttribute('aria-busy') === 'true') return
      const starts = pressed.splice(0)
      // One more frame: what changed before this one is drawn by the next.
      const tell = () => {
        const now = performance.now()
        globalThis.answers_.push(...starts.map((start) => now - start))
      }
      requestAnimationFrame(() => requestAnimationFrame(tell))
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] })
  })

/**
 * @param open puts the focus into the search, which Escape leaves again
 * @param unasked letters typed first, that nothing is looked for by
 */
async function searchTimes(page, word, open, unasked = 0) {
  await open()
  await page.keyboard.type(word.slice(0, unasked))
  await page.waitForTimeout(250)
  await page.evaluate(() => {
    globalThis.pressed_.splice(0)
    globalThis.answers_.splice(0)
  })
  for (const letter of word.slice(unasked)) {
    await page.keyboard.press(letter)
    await page.waitForTimeout(250)
  }
  await page.waitForTimeout(1000)
  const times = await page.evaluate(() => globalThis.answers_)
  if (times.length !== word.length - unasked)
    throw new Error(`${times.length} answers came to the letters of ${word}`)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
  return times.map((time, at) => ({ typed: word.slice(0, unasked + at + 1), time }))
}

/** Starts the app over the demo company's books and waits until it has read them. */
async function openBooks(executable, session, profile, seed) {
  await fillBooks(path.join(profile, 'demo-company.sqlite'), seed)
  setDefaultBrowser(session.env, [
    process.execPath,
    path.join(root, 'tests/support/browser.mjs'),
    'Allow',
  ])
  const app = await startApp({ executable, profile, env: session.env })
  await app.page.getByRole('button', { name: 'Try the demo company' }).click()
  const begun = performance.now()
  for (;;) {
    const { expenses } = await ask(app.page, 'books.status').catch(() => ({}))
    if (expenses?.asOf !== undefined && !expenses.isRefreshing) break
    if (performance.now() - begun > 900_000) throw new Error('The books were not read in time')
    await app.page.waitForTimeout(1000)
  }
  await app.page.waitForTimeout(5000)
  return app
}

async function scrolled(page) {
  await page.keyboard.press('ControlOrMeta+2')
  await page.locator('#book-list .row').first().waitFor()
  await page.waitForTimeout(1000)
  const box = await page.locator('#book-list .view').boundingBox()
  await page.mouse.move(box.x + 200, box.y + 200)
  const isAtEnd = () => listEnd(page)
  const wheel = await scroll(page, () => page.mouse.wheel(0, WHEEL), isAtEnd)
  await page.locator('#book-list').focus()
  await page.keyboard.press('Home')
  await page.waitForTimeout(500)
  const keys = await pressedThrough(page, isAtEnd)
  await page.keyboard.press('Home')
  await page.waitForTimeout(500)
  return { wheel, keys }
}

async function searched(page, words) {
  await watchSearch(page)
  const search = page.locator('#book-search')
  const palette = page.getByRole('dialog', { name: 'Find anything' })
  const openPalette = async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await palette.getByRole('combobox').waitFor()
  }
  const [answers, found] = [[], []]
  for (const word of words) answers.push(...(await searchTimes(page, word, () => search.focus())))
  for (const word of words) found.push(...(await searchTimes(page, word, openPalette, 1)))
  return { answers, found }
}

/** What main takes for a search, against the same by hand. */
async function searchRatios(count, rounds) {
  const kit = await import(pathToFileURL(await bundle('tests/bench/kit/books.ts')).href)
  const company = new kit.Company(count)
  const database = kit.openBooks()
  const books = company.books(database)
  await books.refresh()
  const found = await kit.searchRatios(database, books, company, rounds)
  database.close()
  return Object.values(found).map(median)
}

export default {
  work: '100,000 expenses scrolled by wheel and keys and searched as one types, and the palette',
  baseline: 'a plain list of as many rows in an empty window; the same search by hand in SQL',
  target: {
    'wheel, 99.9 % of frames': { most: 50, unit: 'ms' },
    'keys, 99.9 % of frames': { most: 50, unit: 'ms' },
    'wheel, against plain': { most: 1.2 },
    'search in main': { most: 1.5, share: 1 },
    'search, key to rows': { most: 50, share: 1, unit: 'ms' },
    'palette, key to answers': { most: 50, share: 1, unit: 'ms' },
  },
  async run({ isQuick }) {
    const runtime = await prepare('display', 'session')
    const session = await startSession()
    const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-bench-list-'))
    try {
      const plain = await plainList(runtime.executable, session.env)
      const seed = isQuick ? 'demo' : 'large'
      const { page, close } = await openBooks(runtime.executable, session, profile, seed)
      const { wheel, keys } = await scrolled(page)
      const { answers, found } = await searched(page, isQuick ? WORDS.slice(0, 1) : WORDS)
      await close()
      return {
        'wheel, 99.9 % of frames': [quantile(wheel, 0.999)],
        'keys, 99.9 % of frames': [quantile(keys, 0.999)],
        'wheel, against plain': [quantile(wheel, 0.99) / quantile(plain.wheel, 0.99)],
        'search in main': await searchRatios(isQuick ? 2000 : ROWS, isQuick ? 5 : 25),
        'search, key to rows': answers.map(({ time }) => time),
        'palette, key to answers': found.map(({ time }) => time),
      }
    } finally {
      session.stop()
      fs.rmSync(profile, { recursive: true, force: true })
    }
  },
}
