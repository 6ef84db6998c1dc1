/** Ten thousand rounds of payments, as many as `npm run payments` plays: in a file of their own, beside other tests. */
import { expect, test } from 'vitest'
import { explore } from '../proofs/payments/explorer'

test('in ten thousand payments none is recorded twice and nothing is dropped', async () => {
  const { failures, tally } = await explore({ from: 1001, rounds: 10_000, stopsAtFirst: true })
  expect(failures).toEqual([])
  expect(tally.crashes).toBeGreaterThan(5_000)
}, 600_000)
