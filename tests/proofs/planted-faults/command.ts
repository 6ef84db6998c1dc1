/** Owns `npm run planted-faults`: plants each fault in a copy of the tree and sees whether its test catches it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { faults, type Fault } from './faults'
import { fileOf, movedFile, planted } from './planting'
import { Misfit } from './syntax'
import { verdictOf, type Told, type Verdict } from './verdict'

const options = {
  /** The project. */
  root: { type: 'string', default: process.cwd() },
  /** Only faults whose name has this in it. */
  only: { type: 'string', default: '' },
  log: { type: 'string', default: '' },
} as const

const lanes = 2
/** Enough for the slowest file on a busy machine; what takes longer hangs. */
const patienceMs = 300_000
const copied = ['build', 'electron', 'renderer', 'sandbox', 'shared', 'tests']

/** A fault with the file it goes into, that file with the fault in it, and where its test is now. */
interface Ready {
  fault: Fault
  file: string
  text: string
  testFile: string
}

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options })
  const chosen = faults.filter(({ name }) => name.includes(values.only))
  const trees = Array.from({ length: lanes }, () => copyTree(values.root))
  process.once('exit', () => {
    for (const tree of trees) rmSync(tree, { recursive: true, force: true })
  })
  const ready = readied(trees[0] ?? '', chosen)
  if (!ready) return 2
  const unsound = await unsoundIn(trees, ready)
  for (const line of unsound) process.stderr.write(`without any fault: ${line}\n`)
  return unsound.length > 0 ? 2 : plantAll(trees, ready, values.log)
}

/** All of them, or undefined once it is said which have no place any more. */
function readied(tree: string, chosen: readonly Fault[]): Ready[] | undefined {
  const ready: Ready[] = []
  for (const fault of chosen)
    try {
      const file = fileOf(tree, fault)
      const text = planted(readFileSync(path.join(tree, file), 'utf8'), fault)
      ready.push({ fault, file, text, testFile: movedFile(tree, fault.test[0]) })
    } catch (error) {
      if (!(error instanceof Misfit)) throw error
      process.stderr.write(`${error.message}: mend it in tests/proofs/planted-faults\n`)
    }
  return ready.length === chosen.length ? ready : undefined
}

async function plantAll(trees: string[], ready: readonly Ready[], log: string): Promise<number> {
  const verdicts = new Map<Ready, Verdict>()
  await inTrees(trees, ready, async (tree, one) => {
    const startedAt = performance.now()
    const first = await plant(tree, one)
    const verdict = first.kind === 'broken' ? await plant(tree, one) : first
    verdicts.set(one, verdict)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    process.stderr.write(`${verdict.kind}, ${seconds} s: ${one.fault.name}\n`)
  })
  const lines = ready.map((one) => lineOf(one, verdicts.get(one)))
  const sum = ready.filter((one) => verdicts.get(one)?.kind === 'caught').length
  const text = [...lines, `${sum} of ${ready.length}`].join('\n')
  process.stdout.write(`${text}\n`)
  // What some of them came to is no record of them all.
  if (log && ready.length === faults.length) writeFileSync(log, `${text}\n`)
  return sum === ready.length ? 0 : 1
}

function lineOf({ fault: { name }, testFile }: Ready, verdict: Verdict | undefined): string {
  if (verdict?.kind === 'caught')
    return `caught      ${name}\n            ${testFile}: ${verdict.by}`
  const why = verdict?.kind === 'broken' ? `: nothing was judged, ${verdict.why}` : ''
  return `NOT CAUGHT  ${name} (${testFile}${why})`
}

/** A copy with modules of its own, so that what is bundled there is never taken for the real thing. */
function copyTree(root: string): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'docket-faults-'))
  for (const name of copied)
    cpSync(path.join(root, name), path.join(tree, name), { recursive: true })
  for (const name of readdirSync(root))
    if (/\.(json|js|ts)$/.test(name)) cpSync(path.join(root, name), path.join(tree, name))
  const modules = path.join(tree, 'node_modules')
  mkdirSync(modules)
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '.cache')
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name))
  return tree
}

/** What is wrong with the tests that count although nothing was planted. */
async function unsoundIn(trees: string[], ready: readonly Ready[]): Promise<string[]> {
  const files = [...new Set(ready.map(({ testFile }) => testFile))]
  const unsound: string[] = []
  await inTrees(trees, files, async (tree, file) => {
    const own = ready.filter(({ testFile }) => testFile === file)
    const names = [...new Set(own.map(({ fault }) => fault.test[1]))]
    const told = await run(tree, file, names)
    for (const name of names) {
      const verdict = verdictOf(told, name)
      if (verdict.kind === 'missed') continue
      const why = verdict.kind === 'broken' ? verdict.why : 'it fails'
      unsound.push(`${file}, "${name}": ${why}`)
    }
  })
  return unsound
}

async function plant(tree: string, { fault, file, text, testFile }: Ready): Promise<Verdict> {
  const target = path.join(tree, file)
  const sound = readFileSync(target, 'utf8')
  const [, name] = fault.test
  writeFileSync(target, text)
  try {
    return verdictOf(await run(tree, testFile, [name]), name)
  } finally {
    writeFileSync(target, sound)
  }
}

/** Runs the tests with these names; undefined where that comes to no end. */
async function run(
  tree: string,
  file: string,
  names: readonly string[],
): Promise<Told | undefined> {
  const report = path.join(tree, 'report.json')
  rmSync(report, { force: true })
  const vitest = path.join(tree, 'node_modules/vitest/vitest.mjs')
  const only = names.map((name) => name.replace(/[^\w ,%]/g, '.')).join('|')
  const output = ['--reporter=json', `--outputFile=${report}`]
  const isGroup = process.platform !== 'win32'
  const child = spawn(
    process.execPath,
    [vitest, 'run', file, '-t', only, '--project', '!runes', ...output],
    // A group of its own: with the run, all end that it started.
    { cwd: tree, stdio: 'ignore', detached: isGroup },
  )
  const end = () => {
    if (child.pid === undefined || child.exitCode !== null) return
    if (isGroup) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  }
  const timer = setTimeout(end, patienceMs)
  process.once('exit', end)
  await once(child, 'exit')
  clearTimeout(timer)
  process.off('exit', end)
  return read(report)
}

function read(report: string): Told | undefined {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Told
  } catch {
    return undefined
  }
}

async function inTrees<Work>(
  trees: readonly string[],
  works: readonly Work[],
  run: (tree: string, work: Work) => Promise<void>,
): Promise<void> {
  const queue = works.values()
  await Promise.all(
    trees.map(async (tree) => {
      for (const work of queue) await run(tree, work)
    }),
  )
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.exitCode = await main(process.argv.slice(2))
