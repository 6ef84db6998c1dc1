// `npm run bench -- NAME…|all [--json] [--compare] [--quick] [--runs N]`: measures each row against its baseline in one run and
// writes what came of it into docs/evidence/bench.json and the page made of it. `--compare` writes nothing, tells which
// ratios differ by more than a tenth from those written down, and ends with 1 where one does. `--quick` is small, says that
// the bench works rather than how fast anything is, and writes nothing. `--json` prints the figures.
import { fork } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { changes, middle } from '../tests/bench/kit/figures.mjs'
import { evidence, writeFigures } from './bench-page.mjs'
import { bundle } from './bundle.mjs'
import { root, sayAs } from './terminal.mjs'

const say = sayAs('bench')
const folder = path.join(root, 'tests/bench')

const rows = new Map(
  fs
    .readdirSync(folder)
    .filter((file) => /\.(ts|mjs)$/.test(file))
    .map((file) => [file.replace(/\.\w+$/, ''), file]),
)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    compare: { type: 'boolean' },
    quick: { type: 'boolean' },
    runs: { type: 'string', default: '1' },
  },
})
const names = positionals.includes('all') ? [...rows.keys()] : positionals
const strange = names.filter((name) => !rows.has(name))
if (names.length === 0 || strange.length > 0) {
  say(`${strange.join(', ')} which? ${[...rows.keys()].join(', ')} or all`.trim())
  process.exitCode = 2
} else await measure()

async function measure() {
  const measured = {}
  for (const name of names) {
    say(name)
    try {
      measured[name] = await played(name)
      tell(name, measured[name])
    } catch (error) {
      say(`${name}: ${error.message}`)
      process.exitCode = 1
    }
  }
  if (values.json) console.log(JSON.stringify(measured, undefined, 2))
  const before = fs.existsSync(evidence) ? JSON.parse(fs.readFileSync(evidence, 'utf8')) : {}
  if (values.compare) {
    const found = changes(before, measured)
    for (const { row, figure, was, is } of found) say(`${row}, ${figure}: ${was} before, ${is} now`)
    if (found.length > 0) process.exitCode = 1
  } else if (!values.quick) {
    const all = Object.fromEntries(Object.entries({ ...before, ...measured }).toSorted())
    await writeFigures(all)
  }
}

/** All runs of a row. @returns {Promise<import('../tests/bench/kit/figures.mjs').Row>} */
async function played(name) {
  const file = rows.get(name)
  // What runs the core itself is bundled as the app is; what drives the app is a module as it stands.
  const script = file.endsWith('.ts')
    ? await bundle(`tests/bench/${file}`)
    : path.join(folder, file)
  let row
  for (let run = 0; run < Number(values.runs); run += 1) {
    const { runs, ...said } = await playOnce(script)
    row = { ...said, runs: [...(row?.runs ?? []), ...runs] }
  }
  return row
}

function playOnce(script) {
  const size = values.quick ? 'quick' : 'whole'
  // Some modules import `electron` through a dependency. In plain Node that yields a path, which nobody uses.
  const isPlain = path.dirname(script) !== folder
  const env = {
    ...process.env,
    ...(isPlain && { ELECTRON_OVERRIDE_DIST_PATH: 'electron-is-not-used-here' }),
  }
  const child = fork(path.join(folder, 'kit/play.mjs'), [script, size], {
    env,
    cwd: root,
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)))
  })
}

function tell(name, row) {
  const [first] = row.runs
  say(`${name}: load of a core ${first.load.join(' before, ')} after`)
  for (const [figure, { unit = 'x', most: wanted, least: needed }] of Object.entries(row.target)) {
    const found = row.runs.flatMap(({ figures }) => figures[figure] ?? [])
    if (found.length === 0) continue
    const [least, most] = [
      Math.min(...found.map((each) => each.least)),
      Math.max(...found.map((each) => each.most)),
    ]
    const isJudged = (wanted ?? needed) !== undefined
    const verdicts = { true: 'as wanted', false: 'NOT as wanted' }
    const verdict = isJudged ? verdicts[found.every(({ isMet }) => isMet)] : ''
    say(`  ${figure}: ${middle(row, figure)} ${unit} (${least} to ${most}) ${verdict}`)
  }
}
