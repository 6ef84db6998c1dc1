// What the runners of the tests report, in one form: how many tests passed, which of them at a second try, which failed with
// what message, and which were skipped and why.
import path from 'node:path'
import { root } from './terminal.mjs'

const unsaid = 'no reason given'

/** @param {any} report what vitest's JSON reporter writes */
export function outcomesOfVitest({ numPassedTests, testResults }) {
  return {
    passed: numPassedTests,
    retried: [],
    failures: testResults.flatMap(failuresOfFile),
    skips: testResults.flatMap(skipsOfFile),
  }
}

const namedIn = (file, test) => `${path.relative(root, file)} › ${test.fullName}`

/** The failed tests of one file; the file itself where it could not be loaded. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0)
    return [{ name: path.relative(root, name), message }]
  return failed.map((test) => ({
    name: namedIn(name, test),
    message: test.failureMessages.join('\n'),
  }))
}

/** The reason is what `skippedIf` of tests/support was given. */
const skipsOfFile = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status }) => ['skipped', 'pending', 'todo', 'disabled'].includes(status))
    .map((test) => ({ name: namedIn(name, test), why: test.meta?.whySkipped ?? unsaid }))

/** @param {any} report what Playwright's JSON reporter writes */
export function outcomesOfPlaywright({ stats, errors, suites }) {
  const specs = specsOf(suites)
  return {
    passed: stats.expected + stats.flaky,
    retried: specs.flatMap(retriedOfSpec),
    failures: [
      ...specs.flatMap(failureOfSpec),
      ...errors.map(({ message }) => ({ name: 'no test', message })),
    ],
    skips: specs.flatMap(skipsOfSpec),
  }
}

const specsOf = (suites = []) =>
  suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsOf(inner)])

const nameOf = ({ file, title }) => `tests/app/${file} › ${title}`

const messagesOf = (results) =>
  results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n')

/** A failed spec, with the errors of its last try. */
function failureOfSpec(spec) {
  if (spec.ok) return []
  const last = spec.tests.flatMap(({ results }) => results.slice(-1))
  return [{ name: nameOf(spec), message: messagesOf(last) }]
}

/** A spec that failed and then passed, with the errors of the tries before. */
function retriedOfSpec(spec) {
  const tries = spec.tests.filter(({ status }) => status === 'flaky')
  const before = tries.flatMap(({ results }) => results.slice(0, -1))
  return tries.length > 0 ? [{ name: nameOf(spec), message: messagesOf(before) }] : []
}

const skipsOfSpec = (spec) =>
  spec.tests
    .filter(({ status }) => status === 'skipped')
    .map(({ annotations }) => {
      const { description } = annotations.find(({ type }) => type === 'skip') ?? {}
      return { name: nameOf(spec), why: description ?? unsaid }
    })
