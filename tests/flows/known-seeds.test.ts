/** Every seed that a proof by force once failed with holds. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleSimulator } from '../../build/simulate.mjs'
import { proveCorruption } from '../proofs/crash/corruption'
import { knownSeeds, type KnownSeed } from '../proofs/kit/known-seeds'
import { lineOf, newReport, type Report } from '../proofs/kit/report'
import { runOptions } from '../proofs/kit/rounds'
import { saidIn, type Task } from '../proofs/kit/worker'
import { provePayments } from '../proofs/payments/rounds'
import { playLife } from '../proofs/tokens/restored'
import { TokenServer } from '../support/token-server'

const run = promisify(execFile)
let simulator: string
let service: TokenServer
beforeAll(async () => {
  simulator = await bundleSimulator()
  service = await TokenServer.start()
}, 60_000)
afterAll(() => service.close())

async function simulated(kind: string, seed: number): Promise<Report> {
  const task: Task = { kind, seed, rounds: 1 }
  const { stdout } = await run(process.execPath, [simulator, JSON.stringify(task)])
  const said = saidIn(stdout.trim().split('\n').at(-1) ?? '')
  if (!said || !('report' in said)) throw new Error(`No report: ${stdout}`)
  return said.report
}

const plays: Record<KnownSeed['kind'], (seed: number) => Promise<Report>> = {
  simulate: (seed) => simulated('simulate', seed),
  'two-computers': (seed) => simulated('two-computers', seed),
  payments: (seed) => provePayments(runOptions({ seed, rounds: 1 })),
  corruption: (seed) => proveCorruption(runOptions({ seed, rounds: 1 })),
  'restored-in-flight': async (seed) => {
    const report = newReport('restored-in-flight', { seed, rounds: 1 })
    const about = await playLife({ report, service, seed, copiesInFlight: true })
    const failures = about === undefined ? [] : [{ about, seed, repeat: 'this test' }]
    return { ...report, rounds: 1, failures }
  },
}

test.each(knownSeeds)('$kind $seed holds', { timeout: 60_000 }, async ({ kind, seed, found }) => {
  const report = await plays[kind](seed)
  expect(report.rounds).toBe(1)
  expect(report.failures, `${found}\n${lineOf(report)}`).toEqual([])
})
