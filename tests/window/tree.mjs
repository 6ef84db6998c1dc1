// Reads the accessibility tree of every screen and dialog, as a screen reader is given it: node tests/window/tree.mjs [pattern of states' names]
// In English and in German, or in one alone: --language de. With --few it reads one state of each screen and kind of dialog, by turns in one and the other.
import { parseArgs } from 'node:util'
import { readCurrent } from './current.mjs'
import { catalogueOf, spoken, wordsIn } from './in-language.mjs'
import { openStage } from './stage.mjs'
import { fewStates, lead, states } from './states.mjs'

const { values, positionals } = parseArgs({
  options: { few: { type: 'boolean' }, language: { type: 'string' } },
  allowPositionals: true,
})
const [part = ''] = positionals
const wanted = (values.few ? fewStates() : states).filter(
  ({ name, isPaper }) => !isPaper && new RegExp(part).test(name),
)
const tags = { en: 'en-GB', de: 'de-DE' }
const catalogues = { en: catalogueOf('en'), de: catalogueOf('de') }
const languages = values.language ? [values.language] : Object.keys(tags)
const controls = new Set(
  'button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton switch tab textbox'.split(
    ' ',
  ),
)
/** What gives the controls in it a context by its name, so that two of them may have one name. */
const contexts = new Set(
  'alertdialog combobox dialog form group grid list listbox listitem menu navigation region row tablist toolbar alert'.split(
    ' ',
  ),
)
/** States in the markup, and the property of the tree that says them. */
const told = {
  'aria-expanded': 'expanded',
  'aria-selected': 'selected',
  'aria-pressed': 'pressed',
  'aria-checked': 'checked',
  'aria-invalid': 'invalid',
}
const stage = await openStage({ accessible: true })
const counts = { states: 0, controls: 0, told: 0, current: 0, faults: 0 }
const inGerman = wordsIn('de')

for (const [at, state] of wanted.entries())
  for (const language of values.few ? [languages[at % languages.length]] : languages)
    await read(state, language)
await stage.close()
console.log(
  `${counts.states} accessibility trees read, ${counts.controls} controls, ${counts.told} states of them and ${counts.current} marks of the current one, ${counts.faults} faults`,
)
process.exitCode = counts.faults > 0 ? 1 : 0

async function read(state, language) {
  const complain = (text) => {
    counts.faults += 1
    console.log(`${state.name}, ${language}: ${text}`)
  }
  const page = await stage.open({
    complain,
    media: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    language: tags[language],
  })
  try {
    await page.show(state.scene)
    await lead(language === 'en' ? page : spoken(page, inGerman), state)
    counts.states += 1
    const nodes = await readTree(page)
    const words = catalogues[language]
    const faults = [
      ...named(nodes),
      ...apart(nodes),
      ...screenOf(nodes, words),
      ...liveOf(nodes, words),
      ...languageOf(nodes, language),
      ...(await statesOf(page, nodes)),
      ...(await currentOf(page, nodes)),
    ]
    for (const fault of faults) complain(fault)
  } catch (error) {
    complain(error.message)
  }
  await page.leave()
}

/** What a screen reader is given, in its order, each with its role, name, states and what it lies in: `around` as it is told, `within` every element. */
async function readTree(page) {
  const session = await page.context().newCDPSession(page)
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const found = []
    const walk = (node, around, within) => {
      const entry = {
        role: node.role?.value ?? '',
        name: (node.name?.value ?? '').trim(),
        properties: new Map((node.properties ?? []).map(({ name, value }) => [name, value.value])),
        dom: node.backendDOMNodeId,
        around,
        within,
      }
      if (!node.ignored) found.push(entry)
      const inside = node.ignored ? around : [...around, entry]
      for (const id of node.childIds ?? []) {
        const child = byId.get(id)
        if (child) walk(child, inside, [...within, node.nodeId])
      }
    }
    if (nodes[0]) walk(nodes[0], [], [])
    return found
  } finally {
    await session.detach()
  }
}

/** Every control and every dialog has a name. */
function named(nodes) {
  const all = nodes.filter(({ role }) => controls.has(role))
  counts.controls += all.length
  return nodes
    .filter(({ role, name }) => (controls.has(role) || /dialog/.test(role)) && name === '')
    .map(({ role, around }) => `a ${role} has no name, in ${pathOf(around)}`)
}

/** No two controls of one kind have the same name, unless what they lie in tells them apart. */
function apart(nodes) {
  const seen = new Map()
  for (const { role, name, around } of nodes) {
    if (!controls.has(role) || name === '') continue
    const key = `${role} “${name}” in ${pathOf(around)}`
    seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  return [...seen].flatMap(([key, count]) => (count > 1 ? [`${count} times ${key}`] : []))
}

function pathOf(around) {
  return around
    .filter(({ role, name }) => contexts.has(role) && name !== '')
    .map(({ role, name }) => `${role} “${name.slice(0, 60)}”`)
    .join(', ')
}

function isModal({ role, properties }) {
  return /dialog/.test(role) && properties.get('modal') === true
}

/** One main part, and one heading of the first level, in it; what is to be read comes from the sidebar on, through list and document, to the form. */
function screenOf(nodes, words) {
  const headings = nodes.filter(({ role }) => role === 'heading')
  const faults = levelsOf(headings)
  // A modal dialog is all there is while it is open.
  if (nodes.some(isModal)) return faults
  const at = (test) => nodes.findIndex(test)
  const mains = nodes.filter(({ role }) => role === 'main').length
  if (mains !== 1) faults.push(`there are ${mains} main parts`)
  const first = headings.filter(({ properties }) => properties.get('level') === 1)
  if (first.length !== 1)
    faults.push(`headings of the first level: ${first.map(({ name }) => `“${name}”`).join(', ')}`)
  if (first.some(({ around }) => !around.some(({ role }) => role === 'main')))
    faults.push('the heading of the first level is not in the main part')
  const order = [
    ['sidebar', at(({ role }) => role === 'navigation')],
    ['main', at(({ role }) => role === 'main')],
    ['list', at(({ role, name }) => role === 'listbox' && name === words['inbox.list.label'])],
    [
      'document',
      at(({ role, name }) => role === 'region' && name === words['inbox.document.label']),
    ],
    [
      'form',
      at(
        ({ role, name }) => ['form', 'region'].includes(role) && name === words['inbox.form.title'],
      ),
    ],
  ].filter(([, place]) => place >= 0)
  for (const [index, [name, place]] of order.entries())
    if (index > 0 && place < order[index - 1][1])
      faults.push(`${name} comes before ${order[index - 1][0]}`)
  return faults
}

/** Below a heading comes the next level, none is left out. */
function levelsOf(headings) {
  const faults = []
  let level = 0
  for (const { name, properties } of headings) {
    const next = properties.get('level')
    if (level > 0 && next > level + 1)
      faults.push(`heading “${name}” of level ${next} comes after one of level ${level}`)
    level = next
  }
  return faults
}

/** What comes by itself is told where it comes. */
function liveOf(nodes, words) {
  if (nodes.some(isModal)) return []
  const faults = []
  const isLive = ({ properties }) => ['polite', 'assertive'].includes(properties.get('live'))
  const notes = nodes.find(({ role, name }) => role === 'region' && name === words['shell.toasts'])
  const inNotes = nodes.filter((node) => node.around.includes(notes) && isLive(node))
  if (inNotes.length === 0) faults.push('notes are told by no live region')
  for (const box of nodes.filter(({ role }) => role === 'searchbox')) {
    // Around its own two boxes.
    const places = box.within.slice(-3)
    const beside = nodes.filter((node) => isLive(node) && places.includes(node.within.at(-1)))
    if (beside.length === 0) faults.push(`how much “${box.name}” finds is told by no live region`)
    const value = nodes.some(({ role, around }) => role === 'StaticText' && around.includes(box))
    const isTold = beside.some((node) =>
      nodes.some(({ name, around }) => name !== '' && around.includes(node)),
    )
    if (value && !isTold)
      faults.push(`“${box.name}” has something typed, and nothing is told of it`)
  }
  return faults
}

/** The language is told, and no control has a name that is there in the other one alone. */
function languageOf(nodes, language) {
  if (language === 'en') return []
  const [english, own] = [catalogues.en, catalogues[language]]
  const known = new Set(Object.values(own))
  const foreign = new Set(
    Object.values(english).filter((text) => /\p{L}{4}/u.test(text) && !known.has(text)),
  )
  return nodes
    .filter(({ role, name }) => controls.has(role) && foreign.has(name))
    .map(({ role, name, around }) => `${role} “${name}” is in English, in ${pathOf(around)}`)
}

/** What the markup says of a control's state is in the tree too, and the same. */
async function statesOf(page, nodes) {
  const session = await page.context().newCDPSession(page)
  const byDom = new Map(nodes.map((node) => [node.dom, node]))
  const faults = []
  try {
    const { root } = await session.send('DOM.getDocument', { depth: 0 })
    for (const [attribute, property] of Object.entries(told)) {
      const { nodeIds } = await session.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        selector: `[${attribute}]`,
      })
      for (const nodeId of nodeIds) {
        const { node } = await session.send('DOM.describeNode', { nodeId })
        const shown = byDom.get(node.backendNodeId)
        if (!shown) continue
        counts.told += 1
        const written = node.attributes[node.attributes.indexOf(attribute) + 1]
        const said = String(shown.properties.get(property))
        if (said !== written)
          faults.push(`${attribute}=${written} of ${shown.role} “${shown.name}” is told as ${said}`)
      }
    }
  } finally {
    await session.detach()
  }
  return faults
}

/** The sidebar marks one screen as the one that is shown, which it is, and every other mark of the markup is told too. */
async function currentOf(page, nodes) {
  if (nodes.some(isModal)) return []
  const internals = await stage.internals(page)
  const shown = await readCurrent(internals, page).finally(() => internals.close())
  const marked = await page.evaluate(markedAsCurrent)
  counts.current += shown.length
  const faults = marked
    .filter(
      ({ kind, text }) => !shown.some((each) => each.kind === kind && each.name.startsWith(text)),
    )
    .map(({ kind, text }) => `“${text}” is the current ${kind} in the markup alone`)
  const bar = nodes.some(({ role }) => role === 'navigation')
  const pages = shown.filter(({ kind }) => kind === 'page')
  if (bar && pages.length !== 1)
    faults.push(`the sidebar marks ${pages.length} screens as the one that is shown`)
  return faults
}

/** In the page: what is marked as the current one of its kind, and can be seen. */
function markedAsCurrent() {
  return [...document.querySelectorAll('[aria-current]')]
    .filter((each) => each.checkVisibility())
    .map((each) => ({
      kind: each.getAttribute('aria-current'),
      text: (each.getAttribute('aria-label') ?? each.innerText).trim().split('\n')[0],
    }))
}
