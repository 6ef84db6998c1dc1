/** A taste of `npm run crash`, to show that the proofs by force still work; `npm run prove -- --short` plays them in earnest. */
import { spawnSync } from 'node:child_process'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundle } from '../../build/bundle.mjs'
import { runDamage } from '../proofs/crash/damage'
import { runKills } from '../proofs/crash/kills'
import { runPower } from '../proofs/crash/power'
import { runRollback } from '../proofs/crash/rollback'
import { runErrors, runSyscalls } from '../proofs/crash/syscalls'
import { lineOf } from '../proofs/kit/report'
import { runOptions, type Run } from '../proofs/kit/rounds'
import { skippedIf } from '../support/skipping'

const hasStrace = spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0

let core: string
beforeAll(async () => {
  core = await bundle('tests/proofs/kit/core-process.ts')
})

async function keepsItsPromises(run: Run, rounds: number, scenario?: string): Promise<void> {
  const report = await run(runOptions({ seed: 20_778, rounds, core, scenario }))
  expect(report.rounds).toBe(rounds)
  expect(report.failures, lineOf(report)).toEqual([])
}

const patiently = { timeout: 60_000 }

test('killed at any moment, nothing is lost, torn or doubled', patiently, async () => {
  await keepsItsPromises(runKills, 4)
})

test('whichever file is damaged, every receipt comes back', patiently, async () => {
  await keepsItsPromises(runDamage, 3)
})

test('a profile that was put back doubles nothing and sends no old token', patiently, async () => {
  await keepsItsPromises(runRollback, 1)
})

describe('at the level of calls to the system', skippedIf(!hasStrace, 'no strace here'), () => {
  test('killed at any call, nothing is lost, torn or doubled', patiently, async () => {
    await keepsItsPromises(runSyscalls, 2, 'send')
  })

  test(
    'a call that fails is never called saved, and all is well afterwards',
    patiently,
    async () => {
      await keepsItsPromises(runErrors, 2, 'confirm')
    },
  )

  test('after a power cut all is there that was promised', patiently, async () => {
    await keepsItsPromises(runPower, 5, 'confirm')
  })
})
