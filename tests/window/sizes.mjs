// Looks in windows of every size for what is cut off: node tests/window/sizes.mjs [pattern of states' names]
// In English and in German, or in one alone: --language de. With --few it looks at one state of each screen and kind of dialog, by turns in one and the other.
import { parseArgs } from 'node:util'
import { cutOff } from './cuts.mjs'
import { spoken, wordsIn } from './in-language.mjs'
import { openStage } from './stage.mjs'
import { drawer, fewStates, lead, states } from './states.mjs'

const { values, positionals } = parseArgs({
  options: { few: { type: 'boolean' }, language: { type: 'string' } },
  allowPositionals: true,
})
const [part = ''] = positionals
const wanted = (values.few ? fewStates() : states).filter(
  ({ name, isPaper }) => !isPaper && new RegExp(part).test(name),
)
/** 1280 x 800 at 200 % first: what is there only until the window changes, such as a menu, is measured where it has the least room. */
const sizes = [
  { width: 640, height: 400 },
  { width: 1024, height: 640 },
  { width: 1920, height: 1200 },
]
const tags = { en: 'en-GB', de: 'de-DE' }
const languages = values.language ? [values.language] : Object.keys(tags)
const inGerman = wordsIn('de')
const counts = { windows: 0, cuts: 0, faults: 0 }
const stage = await openStage()

for (const [at, state] of wanted.entries())
  for (const language of values.few ? [languages[at % languages.length]] : languages)
    await look(state, language)
await stage.close()
console.log(
  `${counts.cuts} cut off in ${counts.windows} windows of ${wanted.length} states, ${counts.faults} faults`,
)
process.exitCode = counts.cuts + counts.faults > 0 ? 1 : 0

async function look(state, language) {
  const name = `${state.name}, ${language}`
  const complain = (text) => tell('faults', `${name}: ${text}`)
  const page = await stage.open({
    complain,
    media: { reducedMotion: 'reduce' },
    viewport: sizes[0],
    language: tags[language],
  })
  const read = language === 'en' ? page : spoken(page, inGerman)
  try {
    await page.show(state.scene)
    await lead(read, state)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.settle(120)
      await measure(page, `${name}, ${size.width} x ${size.height}`)
      const isModal = (await page.locator('dialog[open]').count()) > 0
      if (isModal || !(await drawer(read).isVisible())) continue
      await drawer(read).click({ force: true })
      await page.settle(120)
      await measure(page, `${name}, ${size.width} x ${size.height}, list put away or brought out`)
    }
  } catch (error) {
    complain(error.message)
  }
  await page.leave()
}

async function measure(page, name) {
  counts.windows += 1
  for (const found of await page.evaluate(cutOff)) tell('cuts', `${name}: ${found}`)
}

function tell(kind, text) {
  counts[kind] += 1
  console.log(`${kind}: ${text}`)
}
