// Lets axe-core look at every screen and dialog, light and dark, and measures 200 % zoom: node tests/window/axe.mjs [pattern of states' names]
// With --few it looks at one state of each screen and kind of dialog, light and dark by turns.
import { createRequire } from 'node:module'
import fs from 'node:fs'
import { openStage } from './stage.mjs'
import { drawer, fewStates, lead, states } from './states.mjs'

const require = createRequire(import.meta.url)
const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A window of 1440 x 900 at 200 %. */
const zoomed = { width: 720, height: 450 }

const isFew = process.argv.includes('--few')
const [part = ''] = process.argv.slice(2).filter((given) => given !== '--few')
const wanted = (isFew ? fewStates() : states).filter(
  ({ name, isPaper }) => !isPaper && new RegExp(part).test(name),
)
const themes = ['light', 'dark']
const counts = { runs: 0, violations: 0, contrasts: 0, undecided: 0, zooms: 0, cuts: 0, faults: 0 }
const stage = await openStage()

for (const [at, state] of wanted.entries())
  for (const theme of isFew ? [themes[at % 2]] : themes) {
    const name = `${state.name}, ${theme}`
    const complain = (text) => tell('faults', `${name}: ${text}`)
    // Nothing moves while colours are measured.
    const media = { reducedMotion: 'reduce' }
    const page = await stage.open({
      theme,
      complain,
      media,
      viewport: { width: 1280, height: 800 },
    })
    try {
      await page.show(state.scene)
      await lead(page, state)
      await look(page, name)
      if (theme === 'light') await zoom(page, state)
    } catch (error) {
      complain(error.message)
    }
    await page.leave()
  }

await stage.close()
console.log(
  `${counts.violations} violations in ${counts.runs} runs of axe over ${wanted.length} states (${counts.contrasts} contrasts measured, ${counts.undecided} left undecided), ` +
    `${counts.cuts} cut off in ${counts.zooms} at 200 %, ${counts.faults} faults`,
)
process.exitCode = counts.violations + counts.cuts + counts.faults > 0 ? 1 : 0

function tell(kind, text) {
  counts[kind]++
  console.log(`${kind}: ${text}`)
}

/** axe is put beside the page by the debugger, which the policy of the page does not concern. */
async function look(page, name) {
  await page.evaluate(source)
  const { violations, incomplete, passes } = await page.evaluate(
    (values) =>
      window.axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations', 'incomplete', 'passes'],
      }),
    tags,
  )
  counts.runs++
  const ofContrast = (results) =>
    results.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes)
  counts.contrasts += ofContrast(passes).length
  counts.undecided += ofContrast(incomplete).length
  if (process.env.AXE_TELLS_UNDECIDED)
    for (const { target, any } of ofContrast(incomplete))
      console.log(`undecided: ${name}: ${target.join(' ')}: ${any[0]?.message ?? ''}`)
  for (const { id, help, nodes } of violations)
    for (const { target, html, any } of nodes)
      tell(
        'violations',
        `${name}: ${id}: ${help}: ${target.join(' ')}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`,
      )
}

/** At 200 % nothing scrolls sideways but what is made to, and no text is cut off without an ellipsis (WCAG 2.2, 1.4.4 and 1.4.10). */
async function zoom(page, state) {
  await page.setViewportSize(zoomed)
  await page.show(state.scene)
  await lead(page, state)
  await tellCuts(page, state.name)
  if (!(await drawer(page).isVisible()) || (await page.locator('dialog[open]').count()) > 0) return
  await drawer(page).click({ force: true })
  await page.settle(120)
  await tellCuts(page, `${state.name}, list put away`)
}

async function tellCuts(page, name) {
  counts.zooms++
  for (const found of await page.evaluate(cutOff)) tell('cuts', `${name}: ${found}`)
}

function cutOff() {
  const found = []
  const told = (element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].filter((each) => !each.startsWith('svelte-')).join('.')} “${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}”`
  const { scrollWidth } = document.scrollingElement
  if (scrollWidth > window.innerWidth) found.push(`the page is ${scrollWidth} wide`)
  const modal = document.querySelector('dialog[open]')
  const scrolls = (element, axis) =>
    /auto|scroll/.test(getComputedStyle(element)[`overflow${axis}`])
  for (const element of (modal ?? document.body).querySelectorAll('*')) {
    if (!element.checkVisibility() || element.closest('.unseen, .paper, canvas, svg')) continue
    const style = getComputedStyle(element)
    const isCut =
      element.scrollWidth > element.clientWidth + 1 &&
      style.overflowX === 'hidden' &&
      style.textOverflow !== 'ellipsis' &&
      element.clientWidth > 1
    if (isCut) found.push(`${told(element)} is cut off sideways`)
    if (
      scrolls(element, 'X') &&
      element.scrollWidth > element.clientWidth + 1 &&
      !element.matches('.document *')
    )
      found.push(`${told(element)} scrolls sideways`)
    const box = element.getBoundingClientRect()
    const isControl = element.matches('button, input, select, textarea, a')
    if (!isControl || box.width === 0) continue
    if (box.right > window.innerWidth + 1 || box.left < -1)
      found.push(`${told(element)} lies beside the window`)
    // What lies below has to be inside something that scrolls.
    let around = element.parentElement
    while (around && !scrolls(around, 'Y')) around = around.parentElement
    if (!around && (box.bottom > window.innerHeight + 1 || box.top < -1))
      found.push(`${told(element)} lies below the window and cannot be scrolled to`)
  }
  return [...new Set(found)].slice(0, 8)
}
