/** The policies of the window before Google's evaluator of such policies, which knows the ways around them. */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  workerPolicy,
} from '../../../../electron/shell/content-security-policy'

const findingsOf = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ directive, value, severity }) => [directive, value, Severity[severity]])

test.each([
  ['page', contentSecurityPolicy],
  ['worker', workerPolicy],
])('of the policy of the %s nothing is found but what docs/security.md explains', (_, policy) => {
  expect(findingsOf(policy)).toEqual([['script-src', "'self'", 'MEDIUM_MAYBE']])
})

test('what would open a way is found', () => {
  const open = contentSecurityPolicy.replace(
    "script-src 'self'",
    "script-src 'self' 'unsafe-inline'",
  )
  expect(findingsOf(open)).toContainEqual(['script-src', "'unsafe-inline'", 'HIGH'])
  expect(findingsOf(open.replace("base-uri 'none'; ", '')).length).toBeGreaterThan(1)
})
