// Holds the tree of tests: which folders there are, and that each unit test stands where the module it is of stands, or says
// at its head what it is of ("Of electron/store").
import fs from 'node:fs'
import path from 'node:path'
import { root } from './terminal.mjs'

const folders = [
  'unit',
  'flows',
  'app',
  'window',
  'proofs',
  'bench',
  'support',
  // Data: what the specification shows, and receipts with truth.
  'fixtures',
  'reading',
]
const units = path.join(root, 'tests/unit')
const endings = ['.ts', '.svelte.ts', '.svelte', '.mjs', '.cjs']

const isThere = (place) => fs.existsSync(path.join(root, place))

function complaintOf(test) {
  const module = test.replace(/(\.svelte)?\.test\.ts$/, '')
  // What is in tests/ is tested too.
  const places = endings.flatMap((ending) => [module + ending, `tests/${module}${ending}`])
  if (places.some(isThere)) return []
  const [head] = /^(\/\*\*.*?\*\/|(\/\/.*\n)+)?/s.exec(
    fs.readFileSync(path.join(units, test), 'utf8'),
  )
  const named = [...head.matchAll(/\bOf ([\w./-]+\w)/g)].map(([, place]) => place)
  if (named.length > 0 && named.every(isThere)) return []
  return [`tests/unit/${test}: no module stands there, and its head does not say what it is of`]
}

const strays = fs
  .readdirSync(path.join(root, 'tests'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !folders.includes(entry.name))
  .map(({ name }) => `tests/${name}: not a folder of the tree of tests`)
const tests = fs.readdirSync(units, { recursive: true }).filter((file) => file.endsWith('.test.ts'))
const complaints = [
  ...strays,
  ...tests.map((file) => file.replaceAll('\\', '/')).flatMap(complaintOf),
]
for (const complaint of complaints) console.log(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1
