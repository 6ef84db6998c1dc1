// Enter in the review: from the key to the next receipt, its form and its picture, by the clock of the window itself.
import fs from 'node:fs'
import { openApps, rest, startUp } from './kit/apps.mjs'
import { fillReview, photos, signedInProfile } from './kit/desk.mjs'
import { quantile } from './kit/figures.mjs'
import { say } from './kit/rounds.mjs'

/** What a quick person takes to look at a receipt. */
const LOOK = 400
const PATIENCE = 60_000

/** In the page: begins to note, for each Enter, when the next receipt is drawn. */
function watchEnter() {
  const shown = () => document.querySelector('section.document h2')?.textContent
  const drawn = async (before) => {
    for (;;) {
      await new Promise(requestAnimationFrame)
      const picture = document.querySelector('section.document img')
      const isFilled = document.querySelector('form #field-supplierName')?.value
      const isOther = shown() !== undefined && shown() !== before
      if (isOther && isFilled && picture?.complete && picture.naturalWidth > 0) {
        await picture.decode()
        break
      }
    }
    // One more frame: what changed before this one is drawn by the next.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }
  globalThis.took_ = []
  const note = (event) => {
    if (event.key !== 'Enter') return
    const { timeStamp } = event
    void drawn(shown()).then(() => globalThis.took_.push(performance.now() - timeStamp))
  }
  addEventListener('keydown', note, { capture: true })
}

/** In the page: milliseconds between frames while nothing happens. */
async function frames() {
  const gaps = []
  let last = await new Promise(requestAnimationFrame)
  for (let frame = 0; frame < 60; frame += 1) {
    const now = await new Promise(requestAnimationFrame)
    gaps.push(now - last)
    last = now
  }
  return gaps
}

async function enterForm(page) {
  const list = page.getByRole('listbox', { name: 'Receipts' })
  await list.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await page.locator('form :focus, footer :focus').first().waitFor()
}

async function pressThrough(page, presses) {
  for (let pressed = 1; pressed <= presses; pressed += 1) {
    await page.keyboard.press('Enter')
    const end = Date.now() + PATIENCE
    while ((await page.evaluate(() => globalThis.took_.length)) < pressed) {
      if (Date.now() > end) throw new Error(`Nothing came of Enter number ${pressed}`)
      await rest(LOOK / 4)
    }
    await rest(LOOK)
  }
  return page.evaluate(() => globalThis.took_)
}

export default {
  work: 'Enter in the review until the next receipt is drawn with its form and its picture, 1,000 in the list, the ones before being sent',
  baseline: 'one frame of the same window',
  target: {
    'Enter to the next': { most: 50, share: 0.95, unit: 'ms' },
    'the slowest': { most: 100, share: 1, unit: 'ms' },
    'one frame': { unit: 'ms' },
  },
  async run({ isQuick }) {
    const { ours, session } = await openApps()
    const profile = await signedInProfile(ours, session)
    try {
      const [count, presses] = isQuick ? [40, 10] : [1000, 200]
      await fillReview(profile, photos(count))
      const { attach, close } = await startUp(ours, session, profile)
      await rest(5000)
      const page = await attach()
      await page.getByRole('tab', { name: /^Review / }).waitFor()
      await enterForm(page)
      const idle = await page.evaluate(frames)
      await page.evaluate(watchEnter)
      const took = await pressThrough(page, presses)
      await close()
      say(`median ${quantile(took, 0.5).toFixed(0)} ms of ${took.length} presses`)
      return { 'Enter to the next': took, 'the slowest': [Math.max(...took)], 'one frame': idle }
    } finally {
      session.stop()
      fs.rmSync(profile, { recursive: true, force: true })
    }
  },
}
