/** Of tests/proofs/simulator: its rounds repeat, notice faults, say what they stub, and a few of them. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { bundleSimulator, seedThatNotices } from '../../../../build/simulate.mjs'
import { root } from '../../../../build/terminal.mjs'
import { lineOf } from '../../../proofs/kit/report'
import { saidIn, type Task } from '../../../proofs/kit/worker'
import { plants } from '../../../proofs/simulator/plants'

const run = promisify(execFile)
let file: string

beforeAll(async () => {
  file = await bundleSimulator()
})

/** All that it said, and its report at the end. */
async function simulate(seed: number, more: Partial<Task> = {}) {
  const task: Task = { kind: 'simulate', seed, rounds: 1, ...more }
  const { stdout } = await run(process.execPath, [file, JSON.stringify(task)], {
    maxBuffer: 1 << 26,
  })
  const lines = stdout.trim().split('\n')
  const said = saidIn(lines.pop() ?? '')
  if (!said || !('report' in said)) throw new Error(`No report: ${stdout}`)
  return { lines: lines.filter((line) => !saidIn(line)), report: said.report }
}

it('the same seed happens twice in the same way, and another in another', async () => {
  const [first, second, other] = await Promise.all([
    simulate(7, { trace: true, hashes: true }),
    simulate(7, { trace: true, hashes: true }),
    simulate(8, { hashes: true }),
  ])
  expect(first.lines.length).toBeGreaterThan(100)
  expect(first.lines).toEqual(second.lines)
  expect(first.lines.at(-1)?.split(' ')[1]).not.toBe(other.lines[0]?.split(' ')[1])
})

it('what came before it in the same process does not change a seed', async () => {
  const [alone, after] = await Promise.all([
    simulate(12, { hashes: true }),
    simulate(10, { rounds: 3, hashes: true }),
  ])
  expect(after.lines.at(-1)).toBe(alone.lines[0])
})

it('what it stubs is said in its report and in the documentation', async () => {
  const { report } = await simulate(5)
  const { standIns = [] } = report
  expect(standIns.some((line) => line.startsWith('node:fs: '))).toBe(true)
  expect(lineOf(report)).toContain(`stubbed: ${standIns.join('; ')}`)
  const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
  const [, section = ''] = text.split('### What the simulator stubs')
  const items = section.split(/^- /m).slice(1)
  expect(items.map((item) => item.trim().replace(/\s+/g, ' '))).toEqual(standIns)
})

it('a round of two computers happens twice in the same way, whatever came before it', async () => {
  const kind = 'two-computers'
  const [alone, after] = await Promise.all([
    simulate(5, { kind, hashes: true }),
    simulate(4, { kind, rounds: 2, hashes: true }),
  ])
  expect(after.lines.at(-1)).toBe(alone.lines[0])
})

it('in ten bad days nothing is lost, doubled, torn or wrong', async () => {
  const { report } = await simulate(1, { rounds: 10 })
  expect(report.rounds).toBe(10)
  expect(report.failures, lineOf(report)).toEqual([])
})

it.each(plants.slice(0, 2))(
  'a fault is noticed: $name',
  async ({ name }) => {
    expect(await seedThatNotices(name, 300)).toBeDefined()
  },
  180_000,
)
