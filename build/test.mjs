// `npm test`: unit and flow tests, then the tests that drive the real app in a private desktop session; the last line
// is the sum of both. `npm test -- tests/flows/x` runs the named files only.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { startSession } from './display.mjs'
import { electronEnvironment } from './electron-runtime.mjs'
import { prepare } from './prepare.mjs'
import { root, runNode, sayAs, tool } from './terminal.mjs'

const say = sayAs('test')
const shownLines = 12

const isAppTest = (file) => path.normalize(file).startsWith(path.join('tests', 'app'))

async function runTests(filters) {
  const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-test-'))
  try {
    const counts = []
    const appFilters = filters.filter(isAppTest)
    const moduleFilters = filters.filter((file) => !isAppTest(file))
    const wantsAll = filters.length === 0
    const wantsApp = wantsAll || appFilters.length > 0
    const runtime = wantsApp && (await prepare('display', 'session', 'tests', 'tracing'))
    if (wantsAll || moduleFilters.length > 0) {
      counts.push(await runVitest(moduleFilters, path.join(reports, 'vitest.json')))
    }
    if (wantsApp) {
      counts.push(await runPlaywright(appFilters, path.join(reports, 'playwright.json'), runtime))
    }
    return sum(counts)
  } finally {
    fs.rmSync(reports, { recursive: true, force: true })
  }
}

async function runVitest(filters, report) {
  const args = ['run', '--passWithNoTests', '--reporter=default', '--reporter=json']
  const code = await runNode(tool('vitest/vitest.mjs'), [
    ...args,
    `--outputFile.json=${report}`,
    ...filters,
  ])
  return countsOf(report, code, ({ testResults, ...json }) => ({
    passed: json.numPassedTests,
    failures: testResults.flatMap(failuresOfFile),
    skipped: json.numPendingTests + json.numTodoTests,
  }))
}

/** The failed tests of one file of vitest's report; the file itself where it could not be loaded. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const file = path.relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [{ name: file, message }]
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${file} › ${fullName}`,
    message: failureMessages.join('\n'),
  }))
}

async function runPlaywright(filters, report, runtime) {
  const session = await startSession()
  try {
    const env = {
      ...electronEnvironment(runtime, session.env),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    }
    const args = ['test', '--pass-with-no-tests', '--reporter=list,json']
    const code = await runNode(tool('@playwright/test/cli.js'), [...args, ...filters], { env })
    return countsOf(report, code, ({ stats, errors, suites }) => {
      const specs = specsOf(suites)
      tellSkips(specs)
      return {
        passed: stats.expected + stats.flaky,
        failures: [...specs.flatMap(failureOfSpec), ...errors.map(failureOfNoTest)],
        skipped: stats.skipped,
      }
    })
  } finally {
    session.stop()
  }
}

const specsOf = (suites = []) =>
  suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsOf(inner)])

/** The list of the runner leaves out why a test was skipped. */
function tellSkips(specs) {
  for (const { title, tests } of specs)
    for (const { annotations } of tests)
      for (const { type, description } of annotations)
        if (type === 'skip') console.log(`Skipped: ${title}: ${description ?? 'no reason given'}`)
}

/** A failed spec of Playwright's report, with the errors of its last try. */
function failureOfSpec({ ok, file, title, tests }) {
  if (ok) return []
  const errors = tests.flatMap(({ results }) => results.at(-1)?.errors ?? [])
  const message = errors.map(({ message }) => message).join('\n')
  return [{ name: `tests/app/${file} › ${title}`, message }]
}

const failureOfNoTest = ({ message }) => ({ name: 'no test', message })

/** A runner that failed without a failed test (it crashed) counts as one failure. */
function countsOf(report, code, read) {
  const none = { passed: 0, failures: [], skipped: 0 }
  const counts = fs.existsSync(report) ? read(JSON.parse(fs.readFileSync(report, 'utf8'))) : none
  const isUntold = code !== 0 && counts.failures.length === 0
  const message = `The runner ended with exit code ${code}.`
  return isUntold ? { ...counts, failures: [{ name: path.parse(report).name, message }] } : counts
}

function sum(counts) {
  const add = (key) => counts.reduce((total, each) => total + each[key], 0)
  const failures = counts.flatMap((each) => each.failures)
  return { passed: add('passed'), failures, skipped: add('skipped') }
}

/** What failed once more at the end: the list of a whole run is too long to look for it. */
function tellFailures(failures) {
  for (const { name, message } of failures) {
    const lines = stripVTControlCharacters(message ?? '').split('\n')
    console.log(`\nFailed: ${name}`)
    for (const line of lines.slice(0, shownLines)) console.log(`  ${line}`)
  }
  if (failures.length > 0) console.log('')
}

try {
  const { passed, failures, skipped } = await runTests(process.argv.slice(2))
  tellFailures(failures)
  const failed = failures.length
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
} catch (error) {
  say(error.message)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
