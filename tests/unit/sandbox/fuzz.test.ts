/** Of tests/proofs/fuzz, and so of sandbox: a short run of what `npm run fuzz` does at length. */
import { expect, test } from 'vitest'
import { runFuzz } from '../../proofs/fuzz/run'
import { runOptions } from '../../proofs/kit/rounds'

test('3,000 good, odd and broken requests never bring it down', async () => {
  const report = await runFuzz(runOptions({ rounds: 3000, seed: 20_260 }))
  expect(report.failures).toEqual([])
  expect(report.rounds).toBeGreaterThanOrEqual(3000)
  for (const status of ['200', '201', '400', '401', '403', '404', '405', '415', '431'])
    expect(report.counts, status).toHaveProperty(status)
  expect(report.counts).not.toHaveProperty('hung')
})
