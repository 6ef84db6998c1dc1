// Measures the window in states with a note at its edge: node tests/window/layout.mjs [pattern of states' names]
// A note lies on no control, at any size of the window, and inside it; picture and form always stand together; every screen is to be
// reached in the sidebar, with its counts.
import { openStage } from './stage.mjs'
import { drawer, lead, states } from './states.mjs'

const [part = ''] = process.argv.slice(2)
const names = [
  'full: inbox',
  'full: pdf',
  'full: several',
  'full: rejected',
  'done: inbox',
  'empty: inbox',
  'full: expenses',
  'full: expenses, chosen',
  'full: expense, edit',
  'books-refused: expense, ended',
  'full: suppliers, new',
  'full: one open',
  'full: form',
  'full: owed',
  'full: clients, chosen',
  'invoices: new',
  'invoices: payment',
  'full: overview',
  'full: activity',
  'full: settings',
  'welcome: welcome',
]
const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1024, height: 640 },
  // 1280 x 800 at 200 %.
  { width: 640, height: 400 },
]
const stage = await openStage()
/** Down to windows lower than anybody has, and 1024 x 640 at 200 %; in the lowest the entries may scroll. */
const bars = [
  ...sizes,
  { width: 1200, height: 380 },
  { width: 512, height: 320 },
  { width: 1200, height: 260, mayScroll: true },
  { width: 512, height: 220, mayScroll: true },
]
const quick = { timeout: 50 }
const none = () => undefined
let faults = 0
let measured = 0

for (const name of names.filter((each) => new RegExp(part).test(each))) {
  const state = states.find((each) => each.name === name)
  if (!state) throw new Error(`There is no state “${name}”`)
  const page = await stage.open({ viewport: sizes[0], media: { reducedMotion: 'reduce' } })
  try {
    await page.addInitScript(keepNotes)
    await page.show(state.scene)
    await lead(page, state)
    await page.evaluate(drop)
    await page.getByText('1 refused').waitFor()
    for (const viewport of sizes) {
      await page.setViewportSize(viewport)
      const where = `${name}, ${viewport.width} x ${viewport.height}`
      await measure(page, where)
      const isAway =
        (await drawer(page).getAttribute('aria-expanded', quick).catch(none)) === 'false'
      if (!isAway) continue
      await bothThere(page, where)
      await drawer(page).click()
      await measure(page, `${where}, list drawn`)
      await drawer(page).click()
    }
  } catch (error) {
    tell(`${name}: ${error.message}`)
  }
  await page.leave()
}
for (const scene of ['full', 'accounts'])
  if (new RegExp(part).test(`${scene}: sidebar`)) await sidebar(scene)
await stage.close()
console.log(`${measured} windows with a note measured, ${faults} faults`)
process.exitCode = faults > 0 ? 1 : 0

async function measure(page, where) {
  await page.settle(120)
  measured++
  for (const fault of await page.evaluate(covered)) tell(`${where}: ${fault}`)
}

/** With the list put away, picture and form stand side by side and large enough to work with. */
async function bothThere(page, where) {
  const form = page.locator('.pane form, .pane section').first()
  if (!(await form.isVisible())) return
  const [picture, fields] = [
    await page.locator('section.document').boundingBox(),
    await form.boundingBox(),
  ]
  const isBeside = picture.x + picture.width <= fields.x + 1
  const isWhole = fields.x + fields.width <= page.viewportSize().width + 1
  if (!isBeside || !isWhole || picture.width < 180 || fields.width < 260)
    tell(`${where}: picture ${JSON.stringify(picture)} and form ${JSON.stringify(fields)}`)
}

/** Every entry of the sidebar and every count can be brought to where it is seen whole, and nothing scrolls without need or unseen. */
async function sidebar(scene) {
  const page = await stage.open({ viewport: sizes[0], media: { reducedMotion: 'reduce' } })
  try {
    await page.show(scene)
    await page.settle(120)
    for (const { mayScroll = false, ...viewport } of bars) {
      await page.setViewportSize(viewport)
      await page.settle(120)
      const where = `${scene}, sidebar of ${viewport.width} x ${viewport.height}`
      for (const fault of await page.evaluate(hiddenInSidebar, mayScroll))
        tell(`${where}: ${fault}`)
    }
  } catch (error) {
    tell(`${scene}: ${error.message}`)
  }
  await page.leave()
}

/** In the page: what of the sidebar cannot be seen whole, or scrolls where it may not. */
function hiddenInSidebar(mayScroll) {
  const found = []
  const nav = document.querySelector('nav')
  const nameOf = (each) => each.textContent.trim().replace(/\s+/g, ' ')
  const isSeen = (each, [x, y]) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (each.contains(hit) || hit.contains(each))
  }
  for (const each of nav.querySelectorAll('button, .count, .urgent')) {
    if (!each.checkVisibility()) continue
    each.scrollIntoView({ block: 'nearest' })
    const { left, right, top, bottom, width, height } = each.getBoundingClientRect()
    if (each.matches('button') && Math.min(width, height) < 24)
      found.push(`“${nameOf(each)}” is ${width} x ${height}`)
    const corners = [
      [left + 2, top + height / 2],
      [right - 2, top + height / 2],
      [left + width / 2, top + 2],
      [left + width / 2, bottom - 2],
    ]
    const seen = corners.filter((place) => isSeen(each, place)).length
    const least = each.matches('button') ? 2 : 4
    if (seen < least) found.push(`“${nameOf(each)}” is not seen whole`)
  }
  for (const each of [nav, ...nav.querySelectorAll('*')]) {
    const { overflowY, scrollbarWidth } = getComputedStyle(each)
    if (!/auto|scroll/.test(overflowY) || each.scrollHeight <= each.clientHeight) continue
    if (!mayScroll) found.push(`${each.tagName} scrolls`)
    if (scrollbarWidth === 'none') found.push(`${each.tagName} scrolls and does not show it`)
  }
  return found
}

function tell(text) {
  faults++
  console.log(text)
}

/** In the page: nothing goes away by itself while it is measured. */
function keepNotes() {
  const later = window.setTimeout
  window.setTimeout = (run, ms = 0, ...given) => (ms < 4000 ? later(run, ms, ...given) : 0)
}

/** In the page: brings a note that stays, on every screen. */
function drop() {
  const given = new DataTransfer()
  for (const name of ['a.jpg', 'notes.txt']) given.items.add(new File(['x'], name))
  window.dispatchEvent(new DragEvent('drop', { dataTransfer: given, cancelable: true }))
}

/** In the page: which visible parts of controls lie below a note. */
function covered() {
  const found = []
  const notes = [...document.querySelectorAll('[aria-label="Notes"] .toast')]
  if (notes.length === 0) found.push('there is no note')
  const controls = 'button, input, select, textarea, a, summary, [role=option], [role=row]'
  const outside = [...document.querySelectorAll(controls)].filter(
    (each) => each.checkVisibility() && !each.closest('[aria-label="Notes"], .unseen'),
  )
  for (const note of notes) {
    const box = note.getBoundingClientRect()
    const isInside =
      box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
    if (!isInside) found.push(`the note lies outside the window: ${JSON.stringify(box)}`)
    for (const control of outside) {
      const seen = seenOf(control)
      const across = Math.min(seen.right, box.right) - Math.max(seen.left, box.left)
      const down = Math.min(seen.bottom, box.bottom) - Math.max(seen.top, box.top)
      if (across > 1 && down > 1) found.push(`a note covers “${nameOf(control)}”`)
    }
  }
  return [...new Set(found)]

  function nameOf(control) {
    const name = control.getAttribute('aria-label') ?? (control.textContent || control.id)
    return name.trim().replace(/\s+/g, ' ').slice(0, 40)
  }
  /** What is left of its box within everything around it that hides what is beyond. */
  function seenOf(control) {
    const { left, top, right, bottom } = control.getBoundingClientRect()
    const seen = { left, top, right, bottom }
    for (let around = control.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue
      const clip = around.getBoundingClientRect()
      seen.left = Math.max(seen.left, clip.left)
      seen.top = Math.max(seen.top, clip.top)
      seen.right = Math.min(seen.right, clip.right)
      seen.bottom = Math.min(seen.bottom, clip.bottom)
    }
    return seen
  }
}
