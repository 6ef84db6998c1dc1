import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../build/terminal.mjs'
import { outcomesOfPlaywright, outcomesOfVitest } from '../../../build/test-reports.mjs'
import { skippedIf } from '../../support/skipping'

const file = path.join(root, 'tests/flows/store.test.ts')
const ofFile = (assertionResults: object[], more: object = {}) => ({
  numPassedTests: 1,
  testResults: [{ name: file, status: 'passed', message: '', assertionResults, ...more }],
})

test('a skipped test of vitest is told with its reason, one without a reason too', () => {
  const { meta } = skippedIf(true, 'no strace here')
  const report = ofFile([
    { fullName: 'a disk is full', status: 'skipped', meta },
    { fullName: 'a disk is slow', status: 'pending', meta: {} },
    { fullName: 'a disk is there', status: 'passed', meta: {} },
  ])
  expect(outcomesOfVitest(report)).toEqual({
    passed: 1,
    retried: [],
    failures: [],
    skips: [
      { name: 'tests/flows/store.test.ts › a disk is full', why: 'no strace here' },
      { name: 'tests/flows/store.test.ts › a disk is slow', why: 'no reason given' },
    ],
  })
})

test('what is not lacking skips nothing', () => {
  expect(skippedIf(false, 'no strace here')).toEqual({})
})

test('a file that cannot be loaded failed, though none of its tests did', () => {
  const report = ofFile([], { status: 'failed', message: 'No such module' })
  expect(outcomesOfVitest(report).failures).toEqual([
    { name: 'tests/flows/store.test.ts', message: 'No such module' },
  ])
})

test('of Playwright, specs of all depths are told: failed ones with the errors of their last try, those that passed at a second one with those of the first, skipped ones with their reason', () => {
  const errors = (message: string) => ({ errors: [{ message }] })
  const passed = { errors: [] }
  const spec = (title: string, ok: boolean, more: object) => ({
    title,
    ok,
    file: 'tray.test.ts',
    tests: [{ status: 'expected', annotations: [], results: [], ...more }],
  })
  const report = {
    stats: { expected: 3, flaky: 1, skipped: 1 },
    errors: [{ message: 'No tests were found' }],
    suites: [
      {
        specs: [
          spec('an icon', true, {
            status: 'skipped',
            annotations: [{ type: 'skip', description: 'no session bus' }],
          }),
        ],
        suites: [
          {
            specs: [
              spec('a menu', false, {
                status: 'unexpected',
                results: [errors('first'), errors('last')],
              }),
              spec('a click', true, { status: 'flaky', results: [errors('too early'), passed] }),
            ],
          },
        ],
      },
    ],
  }
  expect(outcomesOfPlaywright(report)).toEqual({
    passed: 4,
    retried: [{ name: 'tests/app/tray.test.ts › a click', message: 'too early' }],
    failures: [
      { name: 'tests/app/tray.test.ts › a menu', message: 'last' },
      { name: 'no test', message: 'No tests were found' },
    ],
    skips: [{ name: 'tests/app/tray.test.ts › an icon', why: 'no session bus' }],
  })
})
