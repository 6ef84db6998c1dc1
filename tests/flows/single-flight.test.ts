/** However many ask at once, in one process or in four, one refresh goes out for each token; `npm run tokens` plays more. */
import { beforeAll, expect, test } from 'vitest'
import { bundle } from '../../build/bundle.mjs'
import { lineOf } from '../proofs/kit/report'
import { runOptions, type Run } from '../proofs/kit/rounds'
import { proveKills, proveRaces } from '../proofs/tokens/races'
import { proveSingleFlight } from '../proofs/tokens/single-flight'

let core: string
beforeAll(async () => {
  core = await bundle('tests/proofs/kit/core-process.ts')
})

async function holds(run: Run, rounds: number): Promise<void> {
  const report = await run(runOptions({ seed: 1, rounds, core }))
  expect(report.rounds).toBe(rounds)
  expect(report.failures, lineOf(report)).toEqual([])
}

test('of 50 who ask at once, in any order, one refreshes and all end with a token that works', async () => {
  await holds(proveSingleFlight, 30)
})

test('of four processes on one profile one refreshes', async () => {
  await holds(proveRaces, 3)
})

test('when the process that refreshes is killed, the others try at most once more', async () => {
  await holds(proveKills, 2)
})
