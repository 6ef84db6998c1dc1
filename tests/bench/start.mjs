// Starting and idling against an empty Electron window, in the same run.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { _electron } from '@playwright/test'
import { startSession } from '../../build/display.mjs'
import { electronArguments, prepare } from '../../build/prepare.mjs'
import { root } from '../../build/terminal.mjs'

const ROUNDS = 7

async function startOnce(executable, env, folder, button) {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-bench-'))
  const begun = performance.now()
  const app = await _electron.launch({
    executablePath: executable,
    args: [...electronArguments(), `--user-data-dir=${profile}`, folder],
    env,
  })
  const page = await app.firstWindow()
  await page.getByRole('button', { name: button }).waitFor()
  const ms = performance.now() - begun
  await page.waitForTimeout(1500)
  const kilobytes = await app.evaluate(({ app: running }) =>
    running.getAppMetrics().reduce((sum, { memory }) => sum + memory.workingSetSize, 0),
  )
  await app.close()
  return { ms, kilobytes }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const runtime = await prepare('display', 'session')
const session = await startSession()
const starts = []
const memories = []
for (let round = 0; round < ROUNDS; round += 1) {
  const empty = await startOnce(
    runtime.executable,
    session.env,
    path.join(root, 'tests/bench/empty-app'),
    'ready',
  )
  const ours = await startOnce(runtime.executable, session.env, root, 'Try the demo company')
  starts.push(ours.ms / empty.ms)
  memories.push(ours.kilobytes / empty.kilobytes)
  console.log(
    `round ${round + 1}: start ${empty.ms.toFixed(0)} / ${ours.ms.toFixed(0)} ms, memory ${(empty.kilobytes / 1024).toFixed(0)} / ${(ours.kilobytes / 1024).toFixed(0)} MB`,
  )
}
console.log(`start to usable: median ratio ${median(starts).toFixed(2)} (goal 1.25)`)
console.log(`idle memory: median ratio ${median(memories).toFixed(2)} (goal 1.35)`)
session.stop()
