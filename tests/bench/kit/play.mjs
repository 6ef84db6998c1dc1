// Plays one row in a process of its own, so that none leaves anything behind for the next, and sends what it measured.
import os from 'node:os'
import { pathToFileURL } from 'node:url'
import { summaryOf } from './figures.mjs'

const [file, size] = process.argv.slice(2)
const { default: row } = await import(pathToFileURL(file).href)
const load = () => Number((os.loadavg()[0] / os.availableParallelism()).toFixed(2))

const at = new Date().toISOString().slice(0, 10)
const before = load()
const measured = await row.run({ isQuick: size === 'quick' })
const figures = Object.fromEntries(
  Object.entries(measured).map(([name, values]) => [
    name,
    summaryOf(values, row.target[name] ?? {}),
  ]),
)
const { work, baseline, target } = row
const run = { at, load: [before, load()], figures }
process.send({ work, baseline, target, runs: [run] }, () => process.exit(0))
