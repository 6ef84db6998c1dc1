/** Payments under a colleague's edits, crashes and lost replies, from the same rounds as `npm run payments`. */
import { expect, test } from 'vitest'
import { explore } from '../proofs/payments/explorer'

test('a payment is recorded once and nothing that was read is dropped, whatever comes between', async () => {
  const { failures, tally } = await explore({ from: 1, rounds: 400, stopsAtFirst: true })
  expect(failures).toEqual([])
  expect(tally.crashes).toBeGreaterThan(50)
  expect(tally.late).toBeGreaterThan(10)
}, 240_000)
