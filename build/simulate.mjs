// `npm run simulate -- --seeds N [--seed S]` runs N seeded rounds, from S on, of the real core against virtual time, disk and
// network, and prints what was lost, doubled, torn or wrong; `--minutes M` ends it earlier; `--seed S --trace` replays one,
// `--plants` finds out what it would notice. Exit code 0 only if nothing was.
import { execFile, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import packageJson from '../package.json' with { type: 'json' }
import { plants } from './simulator-plants.mjs'
import { isMain, root, runNode } from './terminal.mjs'

const seams = path.join(root, 'tests/proofs/simulator/seams')
const folder = path.join(root, 'node_modules/.cache/docket')

/** What stands in for what, wherever the app imports it. */
const standIns = {
  'node:fs': 'fs.ts',
  'node:fs/promises': 'fs-promises.ts',
  'node:crypto': 'crypto.ts',
  'node:timers/promises': 'timers-promises.ts',
  '@photostructure/sqlite': 'sqlite.ts',
  'electron-store': 'electron-store.ts',
}
const ownStandIns = {
  'electron/account/loopback.ts': 'loopback.ts',
  'electron/books/books.ts': 'books.ts',
}

const within = (file, ...names) => names.some((name) => file?.startsWith(path.join(root, name)))

/** @type {() => import('vite').Plugin} */
function throughSeams() {
  return {
    name: 'docket-seams',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isApps = within(importer, 'electron/', 'shared/', 'tests/support/')
      if (!isApps) return null
      if (source in standIns) return path.join(seams, standIns[source])
      if (!source.startsWith('.')) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const own = resolved && ownStandIns[path.relative(root, resolved.id).replaceAll('\\', '/')]
      return own ? path.join(seams, own) : null
    },
  }
}

/** Changes one place of the app, for finding out whether the simulator notices. */
function planted({ file, from, to }) {
  let isPlanted = false
  return {
    name: 'docket-plant',
    enforce: 'pre',
    transform(code, id) {
      if (path.relative(root, id).replaceAll('\\', '/') !== file) return null
      const changed = code.replace(from, to)
      if (changed === code) throw new Error(`${file} has no place for this fault any more`)
      isPlanted = true
      return changed
    },
    buildEnd(error) {
      if (!error && !isPlanted) throw new Error(`${file} is not part of the simulation`)
    },
  }
}

/**
 * @param {{ name: string, file: string, from: string | RegExp, to: string }} [plant] a fault to put in
 * @returns {Promise<string>} the file to run
 */
export async function bundleSimulator(plant) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [throughSeams(), ...(plant ? [planted(plant)] : [])],
    build: {
      ssr: 'tests/proofs/simulator/command.ts',
      target: 'node20',
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true, external: [...Object.keys(packageJson.dependencies), 'electron'] },
  })
  const name = plant ? `simulator-${plant.name.replace(/\W+/g, '-')}` : 'simulator'
  const target = path.join(folder, `${name}.mjs`)
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(`${target}.${process.pid}`, output[0].code)
  fs.renameSync(`${target}.${process.pid}`, target)
  return target
}

/** Runs seeds until the first that fails, or to the end. */
async function firstFailure(file, from, seeds) {
  const range = ['--seed', `${from}`, '--seeds', `${seeds}`]
  const args = [file, ...range, '--stop-at-first', '--json']
  const stdout = await new Promise((resolve) => {
    execFile(process.execPath, args, { maxBuffer: 1 << 26 }, (_error, text) => resolve(text))
  })
  const lines = stdout.trim().split('\n')
  const { failures } = JSON.parse(lines.at(-1))
  return failures.length > 0 ? { seed: failures[0], said: lines[0] } : undefined
}

/**
 * The first seed that fails with a planted fault and not without it; undefined when there is none.
 * @param {{ name: string, file: string, from: string | RegExp, to: string }} plant
 * @param {number} most how many seeds to try
 */
export async function seedThatNotices(plant, most) {
  const [file, sound] = [await bundleSimulator(plant), await bundleSimulator()]
  for (let from = 1; from <= most;) {
    const found = await firstFailure(file, from, most - from + 1)
    if (!found || !(await firstFailure(sound, found.seed, 1))) return found
    from = found.seed + 1
  }
  return undefined
}

async function tryPlants(most) {
  let missed = 0
  for (const plant of plants) {
    const noticed = await seedThatNotices(plant, most)
    if (!noticed) missed += 1
    process.stdout.write(`${plant.name}: ${noticed ? noticed.said : `NOT in ${most} seeds`}\n`)
  }
  process.stdout.write(`${plants.length - missed} of ${plants.length} planted faults noticed\n`)
  return missed > 0 ? 1 : 0
}

/** Shares the seeds out among processes, as the lines come. */
async function simulate(args) {
  const text = { type: 'string' }
  const options = { seeds: text, seed: text, minutes: text }
  const { values } = parseArgs({ args, options, strict: false })
  const seeds = Number(values.seeds ?? (values.seed === undefined ? 1000 : 1))
  const workers = Math.min(2, os.availableParallelism(), Math.ceil(seeds / 500))
  const file = await bundleSimulator()
  if (workers < 2) return runNode(file, args)
  const from = Number(values.seed ?? 1)
  const shares = Array.from({ length: workers }, (_, index) => ({
    seeds: Math.floor(seeds / workers) + (index < seeds % workers ? 1 : 0),
    from: from + index,
  }))
  const parts = await Promise.all(
    shares.map((share) => runShare(file, share, workers, values.minutes)),
  )
  const total = (key) => parts.reduce((sum, part) => sum + part[key], 0)
  const counts = ['lost', 'doubled', 'torn', 'wrong'].map((key) => `${total(key)} ${key}`)
  const days = Math.round(total('virtualMs') / 86_400_000)
  const seconds = Math.max(...parts.map((part) => part.seconds))
  process.stdout.write(
    `${total('rounds')} rounds, ${counts.join(', ')} (${total('events')} events, ${days} days in ${seconds.toFixed(1)} s; ` +
      `${total('strangeSignIns')} sign-ins to other books; ${total('lateDoubles')} doubled by commits later than anybody waits)\n` +
      `  npm run simulate -- --seeds ${seeds} --seed ${from}\n`,
  )
  return parts.some((part) => part.failures.length > 0 || part.rounds === 0) ? 1 : 0
}

function runShare(file, { seeds, from }, step, minutes = '60') {
  const range = ['--seeds', `${seeds}`, '--seed', `${from}`, '--step', `${step}`]
  const args = [file, '--json', ...range, '--minutes', minutes]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let last = ''
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('{')) last = line
    else process.stdout.write(`${line}\n`)
  })
  const nothing = {
    rounds: 0,
    lost: 0,
    doubled: 0,
    torn: 0,
    wrong: 1,
    lateDoubles: 0,
    strangeSignIns: 0,
    events: 0,
  }
  return new Promise((resolve) => {
    child.on('close', () => {
      const failed = { ...nothing, virtualMs: 0, seconds: 0, failures: [from] }
      resolve(last === '' ? failed : JSON.parse(last))
    })
  })
}

if (isMain(import.meta)) {
  const args = process.argv.slice(2)
  process.exitCode =
    args[0] === '--plants' ? await tryPlants(Number(args[1] ?? 2000)) : await simulate(args)
}
