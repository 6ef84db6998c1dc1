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

const options = {
  /** The project. */
  root: { type: 'string', default: process.cwd() },
  /** Only faults whose name has this in it. */
  only: { type: 'string', default: '' },
  log: { type: 'string', default: '' },
} as const

const lanes = 2
const patienceMs = 120_000
const copied = ['build', 'electron', 'renderer', 'sandbox', 'shared', 'tests']

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options })
  const chosen = faults.filter(({ name }) => name.includes(values.only))
  const misfits = chosen.filter((fault) => !fits(values.root, fault))
  for (const { name, file } of misfits)
    process.stderr.write(
      `"${name}" no longer fits ${file}: mend it in tests/proofs/planted-faults/faults.ts\n`,
    )
  if (misfits.length > 0) return 2
  const trees = Array.from({ length: lanes }, () => copyTree(values.root))
  try {
    const unsound = await soundness(trees, chosen)
    for (const file of unsound) process.stderr.write(`${file} fails without any fault\n`)
    if (unsound.length > 0) return 2
    return await plantAll(trees, chosen, values.log)
  } finally {
    for (const tree of trees) rmSync(tree, { recursive: true, force: true })
  }
}

async function plantAll(trees: string[], chosen: readonly Fault[], log: string): Promise<number> {
  const caught = new Map<string, string | undefined>()
  await inTrees(trees, chosen, async (tree, fault) => {
    caught.set(fault.name, await plant(tree, fault))
  })
  const lines = chosen.map(({ name, test: [file] }) => {
    const by = caught.get(name)
    return by === undefined
      ? `NOT CAUGHT  ${name} (${file})`
      : `caught      ${name}\n            ${file}: ${by}`
  })
  const sum = chosen.filter(({ name }) => caught.get(name) !== undefined).length
  const text = [...lines, `${sum} of ${chosen.length}`].join('\n')
  process.stdout.write(`${text}\n`)
  if (log) writeFileSync(log, `${text}\n`)
  return sum === chosen.length ? 0 : 1
}

/** A fault has to stand in its file exactly once, or nobody knows what is planted. */
function fits(root: string, { file, from }: Fault): boolean {
  return readFileSync(path.join(root, file), 'utf8').split(from).length === 2
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

/** Test files that fail although nothing was planted. */
async function soundness(trees: string[], chosen: readonly Fault[]): Promise<string[]> {
  const files = [...new Set(chosen.map(({ test: [file] }) => file))]
  const unsound: string[] = []
  await inTrees(trees, files, async (tree, file) => {
    const wanted = chosen.filter(({ test }) => test[0] === file).map(({ test }) => test[1])
    const tests = await run(tree, file)
    const isGood = (name: string) =>
      tests.some((test) => test.name.includes(name)) &&
      tests.every((test) => !test.name.includes(name) || test.status === 'passed')
    if (!wanted.every(isGood)) unsound.push(file)
  })
  return unsound
}

/** The name of the test that caught it; undefined when none did. */
async function plant(
  tree: string,
  { file, from, to, test: [testFile, name] }: Fault,
): Promise<string | undefined> {
  const target = path.join(tree, file)
  const text = readFileSync(target, 'utf8')
  writeFileSync(
    target,
    text.replace(from, () => to),
  )
  try {
    const tests = await run(tree, testFile, name)
    return tests.find((test) => test.status === 'failed' && test.name.includes(name))?.name
  } finally {
    writeFileSync(target, text)
  }
}

interface Tested {
  name: string
  status: string
}

interface Told {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

async function run(tree: string, file: string, name?: string): Promise<Tested[]> {
  const report = path.join(tree, `report-${process.pid}.json`)
  rmSync(report, { force: true })
  const vitest = path.join(tree, 'node_modules/vitest/vitest.mjs')
  const only = name === undefined ? [] : ['-t', name.replace(/[^\w ,%]/g, '.')]
  const child = spawn(
    process.execPath,
    [
      vitest,
      'run',
      file,
      ...only,
      '--project',
      'node',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { cwd: tree, stdio: 'ignore' },
  )
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await once(child, 'exit')
  clearTimeout(timer)
  return read(report)
}

function read(report: string): Tested[] {
  try {
    const told = JSON.parse(readFileSync(report, 'utf8')) as Told
    return told.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({ name: fullName, status })),
    )
  } catch {
    return []
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

process.exitCode = await main(process.argv.slice(2))
