// `npm run pictures`: takes the picture of every state named in pictured.mjs, light and dark, some at several sizes of the window, and says which differ from those kept in baseline/.
// `-- --only PATTERN` takes some of them; `-- --keep` keeps what was taken, with an index of all. Those that documents show are kept beside them too.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openCodec, difference } from './picture-file.mjs'
import { pictured, sizes } from './pictured.mjs'
import { openStage } from './stage.mjs'
import { lead, states } from './states.mjs'

const folder = path.join(import.meta.dirname, 'baseline')
const root = path.join(import.meta.dirname, '../..')
const ofDocuments = path.join(root, 'docs/pictures')
const themes = ['light', 'dark']
/** A share of the points, below which a picture counts as the same: 20 of a million. */
const fewest = 0.00002

const { values: asked } = parseArgs({
  options: { keep: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
})

const all = Object.entries(pictured).flatMap(([screen, { title: _, ...shown }]) =>
  Object.entries(shown).map(([name, [state, _words, also = []]]) => ({
    name: `${screen}-${name}`,
    state: stateOf(state),
    at: ['usual', ...also],
  })),
)
const filesOf = ({ name, at }) =>
  at.flatMap((size) => themes.map((theme) => fileOf(name, size, theme)))
const wanted = all.filter(({ name }) => new RegExp(asked.only).test(name))
const found = { same: [], different: [], new: [], missing: [] }
const apart = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-pictures-'))
const codec = await openCodec()
const stage = await openStage()

const queue = [...wanted]
const worker = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) await look(next)
}
await Promise.all([worker(), worker()])
await stage.close()
tellOrphans()
compareDocuments()
if (asked.keep) fs.writeFileSync(path.join(folder, 'README.md'), index())

const count = (kind) => `${found[kind].length} ${kind}`
console.log(
  `${wanted.flatMap(filesOf).length} pictures: ${Object.keys(found).map(count).join(', ')}` +
    (asked.keep ? '; what is different or new is kept now' : ''),
)
const faults = found.missing.length + (asked.keep ? 0 : found.different.length + found.new.length)
process.exitCode = faults > 0 ? 1 : 0
if (fs.readdirSync(apart).length > 0) console.log(`see ${apart}`)
else fs.rmSync(apart, { recursive: true })

/** The usual size is not named. */
function fileOf(name, size, theme) {
  return `${[name, ...(size === 'usual' ? [] : [size]), theme].join('-')}.webp`
}

/** Leads a page to a state and takes its picture at each size in each appearance. */
async function look({ name, state, at }) {
  const complaints = []
  const page = await stage.open({
    viewport: sizes.usual,
    media: { reducedMotion: 'reduce' },
    complain: (text) => complaints.push(text),
  })
  try {
    await page.addInitScript(keepNotes)
    await page.show(state.scene)
    await lead(page, state)
    await page.mouse.move(0, 0)
    for (const size of at) {
      if (size !== 'usual') await page.setViewportSize(sizes[size])
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme })
        settle(fileOf(name, size, theme), await atRest(page))
      }
    }
    if (complaints.length > 0) throw new Error(complaints.join('; '))
  } catch (error) {
    tell('missing', name, error.message.split('\n')[0])
  } finally {
    await page.leave()
  }
}

/** In the page: nothing goes away by itself while its picture is taken. */
function keepNotes() {
  const later = window.setTimeout
  window.setTimeout = (run, ms = 0, ...given) => (ms < 4000 ? later(run, ms, ...given) : 0)
}

/** Says how a screenshot stands to the picture that is kept. */
function settle(file, screenshot) {
  const kept = path.join(folder, file)
  const before = fs.existsSync(kept) ? fs.readFileSync(kept) : undefined
  const picture = codec.open(screenshot)
  if (before) compare(file, before, codec.pack(picture, before))
  else tell('new', file)
  if (asked.keep && !found.same.includes(file)) fs.writeFileSync(kept, codec.pack(picture))
}

/** The picture of a page on which nothing moves any more: two in a row are equal. */
async function atRest(page) {
  await page.waitForFunction(() => {
    const pages = document.querySelectorAll('.skeleton[style*="height: 100%"]')
    // Those of the guide come as they are scrolled to.
    const isThere = ({ complete, loading }) => complete || loading === 'lazy'
    return pages.length === 0 && [...document.images].every(isThere)
  })
  // Small pictures of pages are drawn one by one, while the window has time; those of damaged files never come.
  const drawn = () => document.querySelector('.paper > canvas[hidden]') === null
  await page.waitForFunction(drawn, undefined, { timeout: 5_000 }).catch(() => undefined)
  // A busy computer draws large windows slowly.
  const shot = () => page.screenshot({ animations: 'disabled', timeout: 60_000 })
  let before = await shot()
  for (let tries = 0; tries < 20; tries++) {
    await page.waitForTimeout(150)
    const after = await shot()
    if (after.equals(before)) return after
    before = after
  }
  throw new Error('it does not come to rest')
}

function compare(file, before, after) {
  if (after.equals(before)) return found.same.push(file)
  const { share, shown } = difference(before, after, codec)
  if (share <= fewest) return found.same.push(file)
  tell('different', file, `${(share * 100).toFixed(3)} % of the points`)
  fs.writeFileSync(path.join(apart, file.replace('.webp', '-difference.png')), shown())
  fs.writeFileSync(path.join(apart, file), after)
}

function tell(kind, file, why) {
  found[kind].push(file)
  console.log(`${kind}: ${file}${why ? `, ${why}` : ''}`)
}

/** Kept pictures that no state makes any more. */
function tellOrphans() {
  const made = all.flatMap(filesOf)
  for (const file of fs.readdirSync(folder))
    if (/\.(webp|png)$/.test(file) && !made.includes(file)) {
      if (asked.keep) fs.rmSync(path.join(folder, file))
      else tell('missing', file, 'no state makes it')
    }
}

/** Documents show the very files of the baseline, and no others are kept for them. */
function compareDocuments() {
  const documents = [
    'README.md',
    ...fs.readdirSync(path.join(root, 'docs')).map((at) => `docs/${at}`),
  ]
  const shown = documents
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8')
      return [...text.matchAll(/!\[[^\]]*\]\((?:docs\/)?pictures\/([^)]+)\)/g)].map(
        ([, name]) => name,
      )
    })
  const read = (at, name) =>
    fs.existsSync(path.join(at, name)) ? fs.readFileSync(path.join(at, name)) : Buffer.alloc(0)
  // Others are drawn from figures, not taken of the window.
  const taken = [...shown, ...fs.readdirSync(ofDocuments)].filter((name) => name.endsWith('.webp'))
  for (const name of new Set(taken)) {
    const kept = shown.includes(name) ? read(folder, name) : Buffer.alloc(0)
    if (read(ofDocuments, name).equals(kept) && kept.length > 0) continue
    if (!asked.keep) tell('different', `docs/pictures/${name}`, 'not as documents show it')
    else if (kept.length > 0) fs.writeFileSync(path.join(ofDocuments, name), kept)
    else fs.rmSync(path.join(ofDocuments, name), { force: true })
  }
}

function stateOf(name) {
  const state = states.find((each) => each.name === name)
  if (!state) throw new Error(`There is no state “${name}”`)
  return state
}

/** The index of the baseline. */
function index() {
  const parts = Object.entries(pictured).map(([screen, { title, ...shown }]) => {
    const lines = Object.entries(shown).map(([name, [, words, also = []]]) => {
      const links = (size) =>
        themes.map((theme) => `[${theme}](${fileOf(`${screen}-${name}`, size, theme)})`).join(', ')
      const others = also.map((size) => `; ${size}: ${links(size)}`).join('')
      return `- ${words[0].toUpperCase()}${words.slice(1)}: ${links('usual')}${others}`
    })
    return `## ${title}\n\n${lines.join('\n')}\n`
  })
  const count = all.flatMap(filesOf).length
  const others = Object.entries(sizes)
    .filter(([size]) => size !== 'usual')
    .map(([size, { width, height }]) => `${size} ones of ${width} x ${height}`)
  return `# Pictures of Docket

Every screen empty, full and in error, its dialogs and its important states, in both appearances: ${count} pictures of
${sizes.usual.width} x ${sizes.usual.height} points, ${others.join(', ')}, which is the usual size at 200 %. \`npm run pictures\` takes them again, over the demo company, with a clock that stands still, and says which differ from
these; \`npm run pictures -- --keep\` writes them and this page.

${parts.join('\n')}`
}
