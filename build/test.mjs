// `npm test`: unit and flow tests, then the tests that drive the real app in private desktop sessions; at the end what
// was skipped and why, what failed, what did so at a first try alone, and the sum of both. `npm test -- tests/flows/x` runs
// the named files only.
import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { electronEnvironment } from './electron-runtime.mjs'
import { withOwnTemporary } from './own-temporary.mjs'
import { prepare } from './prepare.mjs'
import { runNode, sayAs, tool } from './terminal.mjs'
import { outcomesOfPlaywright, outcomesOfVitest } from './test-reports.mjs'

const say = sayAs('test')
const shownLines = 12

const isAppTest = (file) => path.normalize(file).startsWith(path.join('tests', 'app'))

async function runTests(filters, reports) {
  const outcomes = []
  const appFilters = filters.filter(isAppTest)
  const moduleFilters = filters.filter((file) => !isAppTest(file))
  const wantsAll = filters.length === 0
  const wantsApp = wantsAll || appFilters.length > 0
  const runtime = wantsApp && (await prepare('display', 'session', 'tests', 'tracing'))
  if (wantsAll || moduleFilters.length > 0) {
    outcomes.push(await runVitest(moduleFilters, path.join(reports, 'vitest.json')))
  }
  if (wantsApp) {
    // Side by side, and by itself what builds the app that those are started from.
    for (const project of ['app', 'packing']) {
      const report = path.join(reports, `${project}.json`)
      outcomes.push(await runPlaywright(project, appFilters, report, runtime))
    }
  }
  return sum(outcomes)
}

async function runVitest(filters, report) {
  const args = ['run', '--passWithNoTests', '--reporter=default', '--reporter=json']
  const code = await runNode(tool('vitest/vitest.mjs'), [
    ...args,
    `--outputFile.json=${report}`,
    ...filters,
  ])
  return outcomesOf(report, code, outcomesOfVitest)
}

async function runPlaywright(project, filters, report, runtime) {
  const env = { ...electronEnvironment(runtime), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const args = ['test', `--project=${project}`, '--pass-with-no-tests', '--reporter=list,json']
  const code = await runNode(tool('@playwright/test/cli.js'), [...args, ...filters], { env })
  return outcomesOf(report, code, outcomesOfPlaywright)
}

/** A runner that failed without a failed test (it crashed) counts as one failure. */
function outcomesOf(report, code, read) {
  const none = { passed: 0, retried: [], failures: [], skips: [] }
  const outcomes = fs.existsSync(report) ? read(JSON.parse(fs.readFileSync(report, 'utf8'))) : none
  const isUntold = code !== 0 && outcomes.failures.length === 0
  const message = `The runner ended with exit code ${code}.`
  return isUntold
    ? { ...outcomes, failures: [{ name: path.parse(report).name, message }] }
    : outcomes
}

const sum = (outcomes) => ({
  passed: outcomes.reduce((total, each) => total + each.passed, 0),
  retried: outcomes.flatMap((each) => each.retried),
  failures: outcomes.flatMap((each) => each.failures),
  skips: outcomes.flatMap((each) => each.skips),
})

function tellSkips(skips) {
  if (skips.length > 0) console.log('')
  for (const { name, why } of skips) console.log(`Skipped: ${name}: ${why}`)
}

/** What failed once more at the end, also at a first try alone: the list of a whole run is too long to look for it. */
function tell(what, tests) {
  for (const { name, message } of tests) {
    const lines = stripVTControlCharacters(message ?? '').split('\n')
    console.log(`\n${what}: ${name}`)
    for (const line of lines.slice(0, shownLines)) console.log(`  ${line}`)
  }
  if (tests.length > 0) console.log('')
}

try {
  const { passed, retried, failures, skips } = await withOwnTemporary((folder) =>
    runTests(process.argv.slice(2), folder),
  )
  tellSkips(skips)
  tell('Passed at the second try', retried)
  tell('Failed', failures)
  const failed = failures.length
  const skipped = skips.length > 0 ? `, ${skips.length} skipped` : ''
  console.log(`${passed} passed, ${failed} failed${skipped}`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
} catch (error) {
  say(error.message)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
