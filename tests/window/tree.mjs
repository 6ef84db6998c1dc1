// Reads the accessibility tree of every screen and dialog, as a screen reader is given it: node tests/window/tree.mjs [pattern of states' names]
// With --few it reads one state of each screen and kind of dialog.
import { openStage } from './stage.mjs'
import { fewStates, lead, states } from './states.mjs'

const isFew = process.argv.includes('--few')
const [part = ''] = process.argv.slice(2).filter((given) => given !== '--few')
const wanted = (isFew ? fewStates() : states).filter(
  ({ name, isPaper }) => !isPaper && new RegExp(part).test(name),
)
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
const stage = await openStage()
const counts = { states: 0, controls: 0, faults: 0 }

for (const state of wanted) {
  const complain = (text) => {
    counts.faults += 1
    console.log(`${state.name}: ${text}`)
  }
  const page = await stage.open({
    complain,
    media: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
  })
  try {
    await page.show(state.scene)
    await lead(page, state)
    counts.states += 1
    const nodes = await readTree(page)
    for (const fault of [...named(nodes), ...apart(nodes), ...screenOf(nodes)]) complain(fault)
    for (const fault of await statesOf(page, nodes)) complain(fault)
    for (const fault of await page.evaluate(markupFaults)) complain(fault)
  } catch (error) {
    complain(error.message)
  }
  await page.leave()
}
await stage.close()
console.log(
  `${counts.states} accessibility trees read, ${counts.controls} controls, ${counts.faults} faults`,
)
process.exitCode = counts.faults > 0 ? 1 : 0

/** What a screen reader is given, in its order, each with its role, name, states and what it lies in. */
async function readTree(page) {
  const session = await page.context().newCDPSession(page)
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const found = []
    const walk = (node, around) => {
      const role = node.role?.value ?? ''
      const properties = new Map(
        (node.properties ?? []).map(({ name, value }) => [name, value.value]),
      )
      const entry = {
        role,
        name: (node.name?.value ?? '').trim(),
        properties,
        dom: node.backendDOMNodeId,
        around,
      }
      if (!node.ignored) found.push(entry)
      const inside = node.ignored ? around : [...around, entry]
      for (const id of node.childIds ?? []) {
        const child = byId.get(id)
        if (child) walk(child, inside)
      }
    }
    if (nodes[0]) walk(nodes[0], [])
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

/** One main part and one heading of it; what is to be read comes from the sidebar on, through list and document, to the form. */
function screenOf(nodes) {
  // A modal dialog is all there is while it is open.
  if (nodes.some(({ role, properties }) => /dialog/.test(role) && properties.get('modal')))
    return []
  const faults = []
  const at = (test) => nodes.findIndex(test)
  const mains = nodes.filter(({ role }) => role === 'main').length
  if (mains !== 1) faults.push(`there are ${mains} main parts`)
  const heads = nodes.filter(
    ({ role, properties }) => role === 'heading' && properties.get('level') === 1,
  )
  if (heads.length === 0) faults.push('there is no heading of the first level')
  const order = [
    ['sidebar', at(({ role }) => role === 'navigation')],
    ['main', at(({ role }) => role === 'main')],
    ['list', at(({ role, name }) => role === 'listbox' && name === 'Receipts')],
    ['document', at(({ role, name }) => role === 'region' && name === 'Document')],
    ['form', at(({ role, name }) => ['form', 'region'].includes(role) && name === 'Expense')],
  ].filter(([, place]) => place >= 0)
  for (const [index, [name, place]] of order.entries())
    if (index > 0 && place < order[index - 1][1])
      faults.push(`${name} comes before ${order[index - 1][0]}`)
  return faults
}

/** What the markup says of a control's state is in the tree too. */
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
        if (shown && !shown.properties.has(property))
          faults.push(`${attribute} of ${shown.role} “${shown.name}” is not told`)
      }
    }
  } finally {
    await session.detach()
  }
  return faults
}

/** In the page: what comes by itself is told where it comes, and the screen one is on is marked. */
function markupFaults() {
  const faults = []
  const live = '[role=status], [role=alert], [role=log], [aria-live]'
  const notes = document.querySelector('[aria-label="Notes"]')
  if (!notes?.matches(live) && !notes?.querySelector(live) && !notes?.closest(live))
    faults.push('notes are told by no live region')
  const search = document.querySelector('.search')
  if (search && !search.parentElement?.querySelector(live))
    faults.push('how much is found is told by no live region')
  const nav = document.querySelector('nav')
  if (nav && nav.querySelectorAll('[aria-current=page]').length !== 1)
    faults.push('the sidebar does not mark one screen as the one that is shown')
  return faults
}
