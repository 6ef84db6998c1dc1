/** A refresh whose reply is lost, at some bytes and in every way; `npm run tokens` cuts it at each. */
import { expect, test } from 'vitest'
import { lineOf } from '../proofs/kit/report'
import { runOptions } from '../proofs/kit/rounds'
import { proveLostReplies } from '../proofs/tokens/lost-replies'

test('wherever the reply to a refresh ends, its token is sent at most twice and the disk knows how it went', async () => {
  const report = await proveLostReplies(runOptions({ seed: 1, rounds: 60 }))
  expect(report.rounds).toBe(60)
  expect(report.failures, lineOf(report)).toEqual([])
})
