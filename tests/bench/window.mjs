// The list of 100,000 expenses in the real app, scrolled and searched, against an empty Electron window that scrolls a
// plain list and against the raw queries, in the same run. Pictures are drawn by software here, which both pay for.
// A file may be named that holds the demo company's books (`npm run sandbox -- --seed large --data FILE`).
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sqlite from '@photostructure/sqlite'
import { _electron } from '@playwright/test'
import { ask, startApp } from '../../build/app-driver.mjs'
import { setDefaultBrowser } from '../../build/default-browser.mjs'
import { startSession } from '../../build/display.mjs'
import { electronArguments, prepare } from '../../build/prepare.mjs'
import { root } from '../../build/terminal.mjs'

const ROWS = 100_000
const ROW_HEIGHT = 40
const WHEEL = 20_000
const PRESSES = 300
const FRAME_GOAL = 50
const ANSWER_GOAL = 50
const WORDS = ['fuel', 'rail', 'northgate', '61', 'stationery', 'broadband', 'hull']

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]
const ms = (value) => `${value.toFixed(1)} ms`

/** Fills the books of the demo company before the app starts, which gives up waiting sooner than this takes. */
async function fillBooks(file) {
  const child = spawn(
    process.execPath,
    [path.join(root, 'build/sandbox.mjs'), '--port', '0', '--seed', 'large', '--data', file],
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

function tell(what, gaps) {
  const over = gaps.filter((gap) => gap > FRAME_GOAL).length
  console.log(
    `${what}: longest frame gap ${ms(Math.max(...gaps))}, 99.9 % within ${ms(percentile(gaps, 0.999))}, median ${ms(median(gaps))}; ${over} of ${gaps.length} over ${FRAME_GOAL} ms`,
  )
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
  tell('plain list, wheel', await scroll(page, () => page.mouse.wheel(0, WHEEL), isAtEnd))
  await page.evaluate(() => (document.getElementById('view').scrollTop = 0))
  let presses = 0
  tell(
    'plain list, PageDown',
    await scroll(
      page,
      async () => {
        presses += 1
        await page.keyboard.press('PageDown')
      },
      async () => presses >= PRESSES,
    ),
  )
  await app.close()
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

/** The same questions put to the file itself, in plain SQL. */
function rawQueries(file, words) {
  const database = new sqlite.DatabaseSync(file, { readOnly: true })
  const match = database.prepare(
    'SELECT count(*) AS n FROM book_words WHERE book_words MATCH ? AND rowid BETWEEN ? AND ?',
  )
  const { number } = database
    .prepare("SELECT number FROM book_collection WHERE collection = 'expenses'")
    .get()
  const keys = [number * 2 ** 32, (number + 1) * 2 ** 32 - 1]
  const page = database.prepare(
    `SELECT record FROM (SELECT rowid AS found FROM book_words WHERE book_words MATCH ? AND rowid BETWEEN ? AND ?)
     CROSS JOIN book_record ON key = found JOIN book_text USING (key) ORDER BY date DESC, id DESC LIMIT 100`,
  )
  return words.flatMap((word) =>
    Array.from(word, (_, at) => {
      const asked = [`"${word.slice(0, at + 1)}"*`, ...keys]
      const start = performance.now()
      match.get(...asked)
      page.all(...asked)
      return performance.now() - start
    }),
  )
}

function tellAnswers(what, answers) {
  const times = answers.map(({ time }) => time)
  const late = answers.filter(({ time }) => time > ANSWER_GOAL)
  console.log(
    `${what}: median ${ms(median(times))}, longest ${ms(Math.max(...times))}; ${late.length} of ${times.length} over ${ANSWER_GOAL} ms (goal 0)`,
  )
  for (const { typed, time } of late) console.log(`  ${typed}: ${ms(time)}`)
}

const load = () =>
  os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')
console.log(`load average of the machine before: ${load()} on ${os.cpus().length} cores`)
const runtime = await prepare('display', 'session')
const session = await startSession()
const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-bench-window-'))
const made = process.argv[2]
const demo = path.join(profile, 'demo-company.sqlite')
if (made) fs.copyFileSync(made, demo)
else await fillBooks(demo)
setDefaultBrowser(session.env, [
  process.execPath,
  path.join(root, 'tests/support/browser.mjs'),
  'Allow',
])

await plainList(runtime.executable, session.env)

const { page, close } = await startApp({
  executable: runtime.executable,
  profile,
  env: session.env,
})
await page.getByRole('button', { name: 'Try the demo company' }).click()
const reading = performance.now()
for (;;) {
  const { rows, total } = await ask(page, 'books.expenses', { limit: 1 }).catch(() => ({
    rows: [],
  }))
  if (rows.length > 0 && total >= ROWS) break
  if (performance.now() - reading > 600_000) throw new Error('The books were not read in time')
  await page.waitForTimeout(1000)
}
console.log(
  `${ROWS} expenses read into the cache in ${((performance.now() - reading) / 1000).toFixed(0)} s`,
)
await page.waitForTimeout(5000)

const today = new Date().toISOString().slice(0, 10)
const overviews = []
for (let round = 0; round < 5; round += 1) {
  const start = performance.now()
  await ask(page, 'books.overview', { today })
  overviews.push(performance.now() - start)
}
console.log(`overview, asked for the first time: ${ms(overviews[0])} (goal 150 ms)`)

await page.keyboard.press('ControlOrMeta+2')
await page.locator('#book-list .row').first().waitFor()
await page.waitForTimeout(1000)
const box = await page.locator('#book-list .view').boundingBox()
await page.mouse.move(box.x + 200, box.y + 200)
tell(
  'expenses, wheel',
  await scroll(
    page,
    () => page.mouse.wheel(0, WHEEL),
    () => listEnd(page),
  ),
)

await page.locator('#book-list').focus()
await page.keyboard.press('Home')
await page.waitForTimeout(500)
let presses = 0
tell(
  'expenses, PageDown',
  await scroll(
    page,
    async () => {
      presses += 1
      await page.keyboard.press('PageDown')
    },
    async () => presses >= PRESSES || listEnd(page),
  ),
)
await page.keyboard.press('End')
await page.waitForTimeout(500)
await page.keyboard.press('Home')
await page.waitForTimeout(500)

const answers = []
await watchSearch(page)
const search = page.locator('#book-search')
for (const word of WORDS) answers.push(...(await searchTimes(page, word, () => search.focus())))
const found = []
const palette = page.getByRole('dialog', { name: 'Find anything' })
const openPalette = async () => {
  await page.keyboard.press('ControlOrMeta+k')
  await palette.getByRole('combobox').waitFor()
}
for (const word of WORDS) found.push(...(await searchTimes(page, word, openPalette, 1)))
await close()
const raw = rawQueries(path.join(profile, 'books.sqlite'), WORDS)
tellAnswers('search, key press to rows drawn', answers)
tellAnswers('palette, key press to what was found drawn', found)
console.log(`search, raw queries: median ${ms(median(raw))}, longest ${ms(Math.max(...raw))}`)
console.log(`load average of the machine after: ${load()}`)
session.stop()
fs.rmSync(profile, { recursive: true, force: true })
