import path from 'node:path'
import { expect, test } from 'vitest'
import { asked, Misunderstood } from '../../../proofs/kit/command-line'
import { fileIn, temporaryFolder } from '../../../support/files'

const folder = temporaryFolder()
const there = fileIn(folder, 'proofs.log', Buffer.from('all of them'))

test.each([
  [['--only', 'kills']],
  [['--kind', 'kills']],
  [['--round', '7']],
  [['--scenario', 'x']],
])('what %j comes to is written to no file that is there', (part) => {
  expect(() => asked([...part, '--log', there], 'crash')).toThrow(Misunderstood)
  const fresh = path.join(folder, 'part.log')
  expect(asked([...part, '--log', fresh], 'crash').log).toBe(fresh)
})

test('a run of all of them takes the place of the one before', () => {
  expect(asked(['--log', there], 'crash').log).toBe(there)
})
