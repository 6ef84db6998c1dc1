/** Payments under a colleague's edits, crashes and lost replies, from the same rounds as `npm run payments`. */
import { expect, test } from 'vitest'
import { lineOf } from '../proofs/kit/report'
import { runOptions } from '../proofs/kit/rounds'
import { provePayments } from '../proofs/payments/rounds'

test('a payment is recorded once and nothing that was read is dropped, whatever comes between', async () => {
  const report = await provePayments(runOptions({ seed: 1, rounds: 400, stopsAtFirst: true }))
  expect(report.failures, lineOf(report)).toEqual([])
  expect(report.counts['crashes']).toBeGreaterThan(50)
  expect(report.counts['requests late']).toBeGreaterThan(10)
})
