/** A small share of `npm run crash`: the real core killed, cut off, damaged and put back, in under a minute. */
import { spawnSync } from 'node:child_process'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundle } from '../../build/bundle.mjs'
import { runDamage } from '../proofs/crash/damage'
import { runKills } from '../proofs/crash/kills'
import { runPower } from '../proofs/crash/power'
import { lineOf, type Report, type RunOptions } from '../proofs/crash/report'
import { runRollback } from '../proofs/crash/rollback'
import { runErrors, runSyscalls } from '../proofs/crash/syscalls'

const hasStrace = spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0
if (!hasStrace)
  console.warn('Skipped: calls to the system are not watched, as there is no strace here.')

let script: string
beforeAll(async () => {
  script = await bundle('tests/proofs/crash/subject.ts')
})

type Run = (options: RunOptions) => Promise<Report>

/** Another seed each day, so that in time more is tried than fits into a minute. */
async function keepsItsPromises(run: Run, rounds: number): Promise<void> {
  const seed = Math.floor(Date.now() / 86_400_000)
  const endAt = performance.now() + 20_000
  const report = await run({
    seed,
    rounds,
    script,
    ground: 'memory',
    endAt,
    lanes: 2,
    scenarios: 3,
  })
  expect(report.rounds).toBeGreaterThan(0)
  expect(report.failures, lineOf(report)).toEqual([])
}

test('killed at any moment, nothing is lost, torn or doubled', { timeout: 60_000 }, async () => {
  await keepsItsPromises(runKills, 24)
})

test(
  'whichever file is damaged, every receipt comes back and none is sent twice',
  { timeout: 60_000 },
  async () => {
    await keepsItsPromises(runDamage, 40)
  },
)

test(
  'a profile that was put back doubles nothing and sends no old token',
  { timeout: 60_000 },
  async () => {
    await keepsItsPromises(runRollback, 4)
  },
)

describe.skipIf(!hasStrace)('at the level of calls to the system', () => {
  test('killed at any call, nothing is lost, torn or doubled', { timeout: 60_000 }, async () => {
    await keepsItsPromises(runSyscalls, 16)
  })

  test(
    'a call that fails is never called saved, and all is well afterwards',
    { timeout: 60_000 },
    async () => {
      await keepsItsPromises(runErrors, 12)
    },
  )

  test('after a power cut all is there that was promised', { timeout: 60_000 }, async () => {
    await keepsItsPromises(runPower, 60)
  })
})
