// Bundles the simulator, in which the real core meets virtual time, disk and network, and finds out what it would notice.
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import packageJson from '../package.json' with { type: 'json' }
import { bundle } from './bundle.mjs'
import { root } from './terminal.mjs'

const seams = path.join(root, 'tests/proofs/simulator/seams')
const folder = path.join(root, 'node_modules/.cache/docket')

/** What stands in for what, wherever the app imports it, and what it is: a report of the simulator says so. */
const standIns = {
  'node:fs': { file: 'fs.ts', is: 'a disk in memory' },
  'node:fs/promises': {
    file: 'fs-promises.ts',
    is: 'the same disk, each answer a step of its own',
  },
  'node:crypto': {
    file: 'crypto.ts',
    is: 'the real ciphers and hashes, what is random from the seed',
  },
  'node:timers/promises': { file: 'timers-promises.ts', is: 'virtual time' },
  '@photostructure/sqlite': {
    file: 'sqlite.ts',
    is: 'the real SQLite, in memory and without a log on disk',
  },
  'electron-store': { file: 'electron-store.ts', is: 'a JSON file on the disk in memory' },
}
const ownStandIns = {
  'electron/accounts/grant/loopback.ts': {
    file: 'loopback.ts',
    is: 'no port is opened, the browser comes back at once',
  },
}

/** One line each, for the simulator to tell. */
const told = Object.entries({ ...standIns, ...ownStandIns }).map(
  ([name, { is }]) => `${name}: ${is}`,
)

const within = (file, ...names) => names.some((name) => file?.startsWith(path.join(root, name)))

/** @type {() => import('vite').Plugin} */
function throughSeams() {
  return {
    name: 'docket-seams',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isApps = within(importer, 'electron/', 'shared/', 'tests/support/')
      if (!isApps) return null
      if (source in standIns) return path.join(seams, standIns[source].file)
      if (!source.startsWith('.')) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const own = resolved && ownStandIns[path.relative(root, resolved.id).replaceAll('\\', '/')]
      return own ? path.join(seams, own.file) : null
    },
  }
}

/** The faults, and what puts them into a source. */
const planting = async () =>
  import(pathToFileURL(await bundle('tests/proofs/simulator/plants.ts')).href)

/** Changes one place of the app, for finding out whether the simulator notices. */
async function planted(name) {
  const { plants, planted, fileOf } = await planting()
  const plant = plants.find((one) => one.name === name)
  const file = fileOf(root, plant)
  let isPlanted = false
  return {
    name: 'docket-plant',
    enforce: 'pre',
    transform(code, id) {
      if (path.relative(root, id).replaceAll('\\', '/') !== file) return null
      isPlanted = true
      return planted(code, plant)
    },
    buildEnd(error) {
      if (!error && !isPlanted) throw new Error(`${file} is not part of the simulation`)
    },
  }
}

/**
 * @param {string} [plant] name of a fault to put in
 * @returns {Promise<string>} the file to run
 */
export async function bundleSimulator(plant) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { bundledStandIns: JSON.stringify(told) },
    plugins: [throughSeams(), ...(plant ? [await planted(plant)] : [])],
    build: {
      ssr: 'tests/proofs/simulator/worker.ts',
      target: 'node20',
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true, external: [...Object.keys(packageJson.dependencies), 'electron'] },
  })
  const name = plant ? `simulator-${plant.replace(/\W+/g, '-')}` : 'simulator'
  const target = path.join(folder, `${name}.mjs`)
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(`${target}.${process.pid}`, output[0].code)
  fs.renameSync(`${target}.${process.pid}`, target)
  return target
}

/** Runs seeds until the first that fails, or to the end. */
async function firstFailure({ file, kind }, from, seeds) {
  const task = { kind, seed: from, rounds: seeds, stopsAtFirst: true }
  const args = [file, JSON.stringify(task)]
  const stdout = await new Promise((resolve) => {
    execFile(process.execPath, args, { maxBuffer: 1 << 26 }, (_error, text) => resolve(text))
  })
  const { report } = JSON.parse(stdout.trim().split('\n').at(-1))
  const [failure] = report.failures
  return failure && { seed: failure.seed, said: `seed ${failure.seed}: ${failure.about}` }
}

/**
 * The first seed that fails with a planted fault and not without it; undefined when there is none.
 * @param {string} plant its name
 * @param {number} most how many seeds to try
 */
export async function seedThatNotices(plant, most) {
  const { plants } = await planting()
  const { kind = 'simulate' } = plants.find(({ name }) => name === plant)
  const [faulty, sound] = [
    { kind, file: await bundleSimulator(plant) },
    { kind, file: await bundleSimulator() },
  ]
  for (let from = 1; from <= most;) {
    const found = await firstFailure(faulty, from, most - from + 1)
    if (!found || !(await firstFailure(sound, found.seed, 1))) return found
    from = found.seed + 1
  }
  return undefined
}

/**
 * Plants one fault after the other; resolves to the exit code.
 * @param {number} most how many seeds to try for each
 * @param {string[]} only words in the names of those to try; all where there are none
 */
export async function tryPlants(most, only) {
  const { plants: all } = await planting()
  const isAsked = ({ name }) => only.length === 0 || only.some((words) => name.includes(words))
  const plants = all.filter(isAsked)
  let missed = 0
  for (const { name } of plants) {
    const noticed = await seedThatNotices(name, most)
    if (!noticed) missed += 1
    process.stdout.write(`${name}: ${noticed ? noticed.said : `NOT in ${most} seeds`}\n`)
  }
  process.stdout.write(`${plants.length - missed} of ${plants.length} planted faults noticed\n`)
  return missed > 0 || plants.length === 0 ? 1 : 0
}
