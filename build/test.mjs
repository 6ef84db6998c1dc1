// `npm test`: unit and flow tests, then the tests that drive the real app in a private desktop session; the last line
// is the sum of both. `npm test -- tests/flows/x` runs the named files only.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startSession } from './display.mjs'
import { electronEnvironment } from './electron-runtime.mjs'
import { prepare } from './prepare.mjs'
import { runNode, sayAs, tool } from './terminal.mjs'

const say = sayAs('test')

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
  return countsOf(report, code, (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.testResults.filter(failedToLoad).length,
    skipped: json.numPendingTests + json.numTodoTests,
  }))
}

const failedToLoad = (file) =>
  file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed')

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
      tellSkips(suites)
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + errors.length,
        skipped: stats.skipped,
      }
    })
  } finally {
    session.stop()
  }
}

/** The list of the runner leaves out why a test was skipped. */
function tellSkips(suites = []) {
  for (const { specs = [], suites: inner } of suites) {
    for (const { title, tests } of specs)
      for (const { annotations } of tests)
        for (const { type, description } of annotations)
          if (type === 'skip') console.log(`Skipped: ${title}: ${description ?? 'no reason given'}`)
    tellSkips(inner)
  }
}

/** A runner that failed without a failed test (it crashed, or an error came from no test) counts as one failure. */
function countsOf(report, code, read) {
  const none = { passed: 0, failed: 0, skipped: 0 }
  const counts = fs.existsSync(report) ? read(JSON.parse(fs.readFileSync(report, 'utf8'))) : none
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function sum(counts) {
  const add = (key) => counts.reduce((total, each) => total + each[key], 0)
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') }
}

try {
  const { passed, failed, skipped } = await runTests(process.argv.slice(2))
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
} catch (error) {
  say(error.message)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
