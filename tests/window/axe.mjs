// Lets axe-core look at every screen and dialog, light and dark: node tests/window/axe.mjs [pattern of states' names]
// With --few it looks at one state of each screen and kind of dialog, light and dark by turns.
import { createRequire } from 'node:module'
import fs from 'node:fs'
import { openStage } from './stage.mjs'
import { fewStates, lead, states } from './states.mjs'

const require = createRequire(import.meta.url)
const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const isFew = process.argv.includes('--few')
const [part = ''] = process.argv.slice(2).filter((given) => given !== '--few')
const wanted = (isFew ? fewStates() : states).filter(
  ({ name, isPaper }) => !isPaper && new RegExp(part).test(name),
)
const themes = ['light', 'dark']
const counts = { runs: 0, violations: 0, contrasts: 0, undecided: 0, faults: 0 }
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
    } catch (error) {
      complain(error.message)
    }
    await page.leave()
  }

await stage.close()
console.log(
  `${counts.violations} violations in ${counts.runs} runs of axe over ${wanted.length} states (${counts.contrasts} contrasts measured, ${counts.undecided} left undecided), ` +
    `${counts.faults} faults`,
)
process.exitCode = counts.violations + counts.faults > 0 ? 1 : 0

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
