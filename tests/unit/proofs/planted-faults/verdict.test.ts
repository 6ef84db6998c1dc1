import { expect, test } from 'vitest'
import { verdictOf, type Told } from '../../../proofs/planted-faults/verdict'

type Test = Told['testResults'][number]['assertionResults'][number]

const told = (...assertionResults: Test[]): Told => ({ testResults: [{ assertionResults }] })
const passed = { fullName: 'disk a file is safe', status: 'passed', failureMessages: [] }
const failing = (message: string): Test => ({
  ...passed,
  status: 'failed',
  failureMessages: [message],
})

test.each([
  'AssertionError: expected 1 to be 2\n    at x.ts:1:1',
  'AssertionError [ERR_ASSERTION]: 1 == 2',
  'Error: promise resolved "{\n  size: 1 }" instead of rejecting\n    at x.ts:1:1',
  'Error: promise rejected "TransportError: hung up" instead of resolving',
])('a fault is caught by an expectation that fails in the test that counts: %j', (message) => {
  const verdict = { kind: 'caught', by: 'disk a file is safe' }
  expect(verdictOf(told(failing(message)), 'file is safe')).toEqual(verdict)
})

test('a fault that leaves the test as it is was missed, whatever others say', () => {
  const other = { ...failing('AssertionError: expected 1 to be 2'), fullName: 'another' }
  const skipped = { ...failing(''), status: 'pending' }
  expect(verdictOf(told(other, passed, skipped), 'file is safe')).toEqual({ kind: 'missed' })
})

test.each<[string, Told | undefined, string]>([
  [
    'a test that took too long',
    told(failing('Error: Test timed out in 30000ms.\n  …')),
    'timed out',
  ],
  ['anything that was thrown', told(failing('ReferenceError: most is not defined')), 'most is not'],
  ['a wait that was given up', told(failing('Error: Never came true: saved')), 'Never came true'],
  [
    'a test that did not run',
    told({ ...passed, status: 'pending' }),
    'no test is named "file is safe"',
  ],
  [
    'a file that cannot be loaded',
    { testResults: [{ message: 'SyntaxError: Unexpected token\n  …', assertionResults: [] }] },
    'SyntaxError: Unexpected token',
  ],
  ['a run without an end', undefined, 'the run came to no end'],
])('%s is no judgement', (_case, report, why) => {
  expect(verdictOf(report, 'file is safe')).toEqual({
    kind: 'broken',
    why: expect.stringContaining(why) as string,
  })
})
