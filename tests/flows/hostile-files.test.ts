/** A small part of the proof by hostile files, the same each time (tests/proofs/hostile-files). */
import { expect, test } from 'vitest'
import { bundle } from '../../build/bundle.mjs'
import { runHostileFiles } from '../proofs/hostile-files/run'
import { runOptions } from '../proofs/kit/rounds'

test('hostile files are read or given up in time, main goes on, and the receipts beside them are read right', async () => {
  const reading = await bundle('electron/reading/child/process.ts')
  const options = runOptions({ seed: 20_779, rounds: 40, reading })
  const { rounds, failures } = await runHostileFiles(options)
  expect(failures).toEqual([])
  expect(rounds).toBe(40)
}, 600_000)
