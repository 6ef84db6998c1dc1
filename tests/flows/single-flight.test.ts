/** However many ask at once, in one process or in four, one refresh goes out for each token. */
import { expect, test } from 'vitest'
import { bundle } from '../../build/bundle.mjs'
import { proveKills, proveRaces } from '../proofs/tokens/races'
import { lineOf } from '../proofs/tokens/report'
import { proveSingleFlight } from '../proofs/tokens/single-flight'

test('of 50 who ask at once, in any order, one refreshes and all end with a token that works', async () => {
  const report = await proveSingleFlight({ seed: 1, rounds: 200 })
  expect(report.failures, lineOf(report)).toEqual([])
}, 120_000)

test('of four processes on one profile one refreshes', async () => {
  const script = await bundle('tests/proofs/tokens/race-process.ts')
  const report = await proveRaces({ seed: 1, races: 20, script })
  expect(report.failures, lineOf(report)).toEqual([])
}, 120_000)

test('when the process that refreshes is killed, the others try at most once more', async () => {
  const script = await bundle('tests/proofs/tokens/race-process.ts')
  const report = await proveKills({ seed: 1, races: 8, script })
  expect(report.failures, lineOf(report)).toEqual([])
}, 120_000)
