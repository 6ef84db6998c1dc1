import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Misunderstood } from '../../../proofs/kit/command-line'
import { RunNotes } from '../../../proofs/kit/notes'
import { newReport } from '../../../proofs/kit/report'
import { temporaryFolder } from '../../../support/files'

const reportOf = (rounds: number, wrong = 0) => ({
  ...newReport('payments', { seed: 5, rounds: 100 }),
  rounds,
  wrong,
})

test('what each process played on one day is where it goes on the next', () => {
  const file = path.join(temporaryFolder('docket-notes'), 'notes.json')
  expect(new RunNotes(file).of('payments', 5)).toBeUndefined()
  expect(new RunNotes(file).add(reportOf(7), [4, 3])).toMatchObject({ rounds: 7, wrong: 0 })
  const next = new RunNotes(file)
  expect(next.of('payments', 5)?.played).toEqual([4, 3])
  expect(next.add(reportOf(5, 1), [2, 3])).toMatchObject({ rounds: 12, wrong: 1, played: [6, 6] })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ payments: { rounds: 12 } })
})

test('another seed, and a file of something else, are refused before anything is played', () => {
  const file = path.join(temporaryFolder('docket-notes'), 'notes.json')
  new RunNotes(file).add(reportOf(7), [7])
  expect(() => new RunNotes(file).of('payments', 6)).toThrow(Misunderstood)
  writeFileSync(file, '{"payments":3}')
  expect(() => new RunNotes(file)).toThrow(Misunderstood)
})
