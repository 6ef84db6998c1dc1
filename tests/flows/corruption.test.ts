/** One file of a profile that a crash has left is broken; `npm run prove -- --short` breaks five hundred. */
import { expect, test } from 'vitest'
import { proveCorruption } from '../proofs/crash/corruption'
import { lineOf } from '../proofs/kit/report'
import { runOptions } from '../proofs/kit/rounds'

test('after any corruption every receipt is there, and none is to be sent that may be in the books', async () => {
  const report = await proveCorruption(runOptions({ seed: 1, rounds: 20 }))
  expect(report.rounds).toBe(20)
  expect(report.failures, lineOf(report)).toEqual([])
})
