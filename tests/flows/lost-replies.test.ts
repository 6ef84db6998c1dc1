/** A refresh whose reply is lost, at every byte and in every way. */
import { expect, test } from 'vitest'
import { proveLostReplies } from '../proofs/tokens/lost-replies'
import { lineOf } from '../proofs/tokens/report'

test('wherever the reply to a refresh ends, its token is sent at most twice and the disk knows how it went', async () => {
  const report = await proveLostReplies({ seed: 1, extent: 'each-byte' })
  expect(report.failures, lineOf(report)).toEqual([])
}, 180_000)
