// Holds the window to what a person has set in the system: node tests/window/preferences.mjs [pattern of states' names]
// With colours forced by the system every ring of focus, choice, sign and edge is still seen; with less motion wished for nothing moves.
import { decode } from 'fast-png'
import { openStage } from './stage.mjs'
import { lead, states } from './states.mjs'

/** Each kind of control, list and sign once. */
const names = [
  'full: inbox',
  'full: calendar',
  'full: several',
  'full: palette, found',
  'full: export menu',
  'full: capturing',
  'full: expenses, chosen',
  'full: expenses, filters',
  'full: expense, edit',
  'full: owed',
  'full: form, problems',
  'full: overview',
  'full: settings',
  'accounts: desk',
  'accounts: menu',
  'welcome-person: connect',
]
const [part = ''] = process.argv.slice(2)
const wanted = names
  .filter((name) => new RegExp(part).test(name))
  .map((name) => {
    const state = states.find((each) => each.name === name)
    if (!state) throw new Error(`There is no state “${name}”`)
    return state
  })
const themes = ['light', 'dark']
const stage = await openStage()
const counts = { states: 0, rings: 0, choices: 0, edges: 0, signs: 0, faults: 0 }

for (const [at, state] of wanted.entries()) {
  const complain = (text) => {
    counts.faults += 1
    console.log(`${state.name}: ${text}`)
  }
  const theme = themes[at % 2]
  const page = await stage.open({
    complain,
    theme,
    media: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
  })
  try {
    await page.addInitScript(noteMotion)
    await page.show(state.scene)
    await lead(page, state)
    counts.states += 1
    for (const fault of await page.evaluate(motion)) complain(fault)
    await page.evaluate(markSigns)
    await page.emulateMedia({ forcedColors: 'active' })
    await page.settle()
    const { faults, edges, signs } = await page.evaluate(edgesAndSigns)
    counts.edges += edges
    counts.signs += signs
    for (const fault of faults) complain(fault)
    await choices(page, complain)
    await rings(page, complain)
  } catch (error) {
    complain(error.message)
  }
  await page.leave()
}
await stage.close()
console.log(
  `${counts.states} states with forced colours and without motion: ${counts.rings} rings, ${counts.choices} choices, ${counts.edges} edges and ${counts.signs} signs seen, ${counts.faults} faults`,
)
process.exitCode = counts.faults > 0 ? 1 : 0

/** Each kind of thing that takes the focus looks otherwise with it than without. */
async function rings(page, complain) {
  await page.keyboard.press('F9')
  for (const { name, box } of await page.evaluate(markKinds)) {
    const with_ = async (run) => {
      await page.evaluate(run, name)
      return shot(page, box)
    }
    const before = await with_(() => document.activeElement?.blur())
    const after = await with_((id) => document.querySelector(`[data-kind-of="${id}"]`)?.focus())
    counts.rings += 1
    // As much as one side of a ring.
    const least = Math.min(box.width, box.height)
    if (differing(before, after) < least) complain(`${name} does not show that it has the focus`)
  }
}

/** What is chosen, pressed, checked or current looks otherwise than it would if it were not. */
async function choices(page, complain) {
  for (const { name, box } of await page.evaluate(markChoices)) {
    const before = await shot(page, box)
    await page.evaluate(unchoose, name)
    const after = await shot(page, box)
    await page.evaluate(chooseAgain, name)
    counts.choices += 1
    if (differing(before, after) < 16) complain(`${name} does not show that it is chosen`)
  }
}

async function shot(page, clip) {
  return decode(await page.screenshot({ clip, animations: 'allow', caret: 'hide' }))
}

/** How many pixels are clearly others. */
function differing(before, after) {
  const { channels } = before
  let count = 0
  for (let at = 0; at < before.data.length; at += channels) {
    let distance = 0
    for (let part = 0; part < 3; part++)
      distance += Math.abs(before.data[at + part] - after.data[at + part])
    if (distance > 180) count++
  }
  return count
}

/** In the page, before all else: whatever begins to move is noted. */
function noteMotion() {
  window.moved = []
  const note = (kind) => (event) => {
    const { className, tagName } = event.target
    window.moved.push(
      `${kind} ${event.animationName ?? event.propertyName} of ${tagName} ${className}`,
    )
  }
  for (const kind of ['animationstart', 'transitionrun'])
    document.addEventListener(kind, note(kind), true)
  for (const method of ['scrollTo', 'scrollBy', 'scrollIntoView', 'scroll']) {
    const plain = Element.prototype[method]
    Element.prototype[method] = function (...given) {
      if (given[0]?.behavior === 'smooth')
        window.moved.push(`${method} of ${this.tagName} is smooth`)
      return plain.apply(this, given)
    }
  }
}

function motion() {
  const running = document.getAnimations().map((each) => {
    const { target } = each.effect
    return `${target.tagName} ${target.className} moves: ${each.animationName ?? each.transitionProperty}`
  })
  const smooth = [...document.querySelectorAll('*')]
    .filter((each) => getComputedStyle(each).scrollBehavior === 'smooth')
    .map(({ tagName, className }) => `${tagName} ${className} scrolls smoothly`)
  return [...new Set([...window.moved, ...running, ...smooth])]
}

/** In the page: marks one of each kind that takes the focus and lies whole in the window. */
function markKinds() {
  const within = document.querySelector('dialog[open]') ?? document
  const found = new Map()
  for (const each of within.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )) {
    const box = each.getBoundingClientRect()
    const isShown = each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (
      !isShown ||
      each.matches(':disabled') ||
      each.closest('.unseen') ||
      box.width < 8 ||
      box.height < 8
    )
      continue
    const isWhole =
      box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (!isWhole || !each.contains(document.elementFromPoint(x, y))) continue
    const { className, tagName, type = '' } = each
    const label = each.getAttribute('role') ?? ''
    const key = [
      tagName,
      type,
      label,
      className,
      each.dataset.look,
      each.parentElement.className,
    ].join(' ')
    if (found.has(key)) continue
    const name =
      `${tagName.toLowerCase()} “${each.getAttribute('aria-label') ?? ((each.labels?.[0] ?? each).textContent.trim() || each.id)}”`
        .replace(/\s+/g, ' ')
        .replaceAll('"', '')
        .slice(0, 60)
    each.dataset.kindOf = name
    const left = Math.max(0, box.left - 8)
    const top = Math.max(0, box.top - 8)
    found.set(key, {
      name,
      box: {
        x: left,
        y: top,
        width: Math.min(innerWidth, box.right + 8) - left,
        height: Math.min(innerHeight, box.bottom + 8) - top,
      },
    })
  }
  return [...found.values()]
}

/** In the page: marks what is chosen in one way or another. */
function markChoices() {
  const within = document.querySelector('dialog[open]') ?? document
  const found = []
  const told =
    '[aria-selected="true"], [aria-pressed="true"], [aria-checked="true"], [aria-current], input:checked'
  for (const [at, each] of [...within.querySelectorAll(told)].entries()) {
    const { left, top, right, bottom, width, height } = each.getBoundingClientRect()
    if (
      !each.checkVisibility() ||
      width < 4 ||
      right > innerWidth ||
      bottom > innerHeight ||
      top < 0
    )
      continue
    const isCovered = [left + 3, left + width / 2].some(
      (x) => !each.contains(document.elementFromPoint(x, top + height / 2)),
    )
    // A tick that stands there only while it is chosen is a sign of its own.
    if (isCovered || each.matches('[role=menuitemradio]')) continue
    const text = each.getAttribute('aria-label') ?? each.textContent
    const name = `${each.tagName.toLowerCase()} ${at} “${text.trim().replace(/\s+/g, ' ').replaceAll('"', '').slice(0, 40)}”`
    each.dataset.choice = name
    const x = Math.max(0, left - 3)
    const y = Math.max(0, top - 3)
    found.push({ name, box: { x, y, width: right + 3 - x, height: bottom + 3 - y } })
  }
  return found
}

function unchoose(name) {
  const each = document.querySelector(`[data-choice="${name}"]`)
  if (each.checked) each.checked = false
  for (const attribute of ['aria-selected', 'aria-pressed', 'aria-checked', 'aria-current'])
    if (each.hasAttribute(attribute)) {
      each.dataset.was = `${attribute}=${each.getAttribute(attribute)}`
      if (attribute === 'aria-current') each.removeAttribute(attribute)
      else each.setAttribute(attribute, 'false')
    }
}

function chooseAgain(name) {
  const each = document.querySelector(`[data-choice="${name}"]`)
  const [attribute, value] = each.dataset.was?.split('=') ?? []
  if (attribute) each.setAttribute(attribute, value)
  else each.checked = true
}

/** In the page, with its own colours: marks what says something by its colour alone. */
function markSigns() {
  const solid = (color) => !/, 0\)$|transparent/.test(color)
  for (const each of document.querySelectorAll('body *')) {
    const { width, height } = each.getBoundingClientRect()
    const { backgroundColor } = getComputedStyle(each)
    const isPlain = each.textContent.trim() === '' && each.children.length === 0
    const isSign = isPlain && width > 2 && height > 2 && solid(backgroundColor)
    const isOther = !each.matches(
      'input, select, textarea, button, dialog, [aria-hidden=true] *, svg *, canvas',
    )
    if (isSign && isOther && each.checkVisibility()) each.dataset.sign = backgroundColor
  }
}

/** In the page, with forced colours: what has no edge to be seen by. */
function edgesAndSigns() {
  const faults = []
  const ink = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  /** Red, green, blue and how solid, of a colour however it is written. */
  const parse = (color) => {
    ink.clearRect(0, 0, 1, 1)
    ink.fillStyle = color
    ink.fillRect(0, 0, 1, 1)
    const [red, green, blue, solid] = ink.getImageData(0, 0, 1, 1).data
    return [red, green, blue, solid / 255]
  }
  const below = (element) => {
    for (let around = element; around; around = around.parentElement) {
      const color = parse(getComputedStyle(around).backgroundColor)
      if ((color[3] ?? 1) > 0.5) return color
    }
    return parse(getComputedStyle(document.documentElement).backgroundColor)
  }
  const luminance = (color) => {
    const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (a, b) => {
    const [light, dark] = [luminance(a), luminance(b)].toSorted((one, other) => other - one)
    return (light + 0.05) / (dark + 0.05)
  }
  const name = (each) =>
    `${each.tagName.toLowerCase()}.${[...each.classList].filter((one) => !one.startsWith('svelte-')).join('.')} “${each.getAttribute('aria-label') ?? ((each.labels?.[0] ?? each).textContent.trim() || each.id)}”`
      .replace(/\s+/g, ' ')
      .slice(0, 70)
  const hasEdge = (each) => {
    const style = getComputedStyle(each)
    return ['Top', 'Right', 'Bottom', 'Left'].some(
      (side) =>
        parseFloat(style[`border${side}Width`]) >= 1 &&
        style[`border${side}Style`] !== 'none' &&
        contrast(parse(style[`border${side}Color`]), below(each.parentElement)) >= 3,
    )
  }
  const isFilled = (each) =>
    contrast(parse(getComputedStyle(each).backgroundColor), below(each.parentElement)) >= 1.5
  const all = [
    ...document.querySelectorAll(
      'input:not([type=checkbox], [type=radio], [type=file]), select, textarea, button[data-look]',
    ),
  ].filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 1)
  for (const each of all) if (!hasEdge(each)) faults.push(`${name(each)} has no edge to be seen`)
  const boxes = [...document.querySelectorAll('input[type=checkbox], input[type=radio]')].filter(
    (each) => each.checkVisibility() && !each.closest('.unseen'),
  )
  for (const each of boxes)
    if (getComputedStyle(each).appearance === 'none' && !hasEdge(each) && !isFilled(each))
      faults.push(`${name(each)} has no edge to be seen`)
  const signs = [...document.querySelectorAll('[data-sign]')].filter((each) =>
    each.checkVisibility(),
  )
  for (const each of signs) {
    if (!hasEdge(each) && !isFilled(each))
      faults.push(`${name(each)} in ${name(each.parentElement)} is not to be seen`)
  }
  return { faults: [...new Set(faults)], edges: all.length + boxes.length, signs: signs.length }
}
