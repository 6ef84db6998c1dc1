// Starting and idling against an empty Electron window, in the same run. Nobody drives either while it starts, which would
// hold its page back: Chromium is asked afterwards when the largest part of the page was painted.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startUndriven } from '../../build/app-driver.mjs'
import { startSession } from '../../build/display.mjs'
import { prepare } from '../../build/prepare.mjs'
import { root } from '../../build/terminal.mjs'

const ROUNDS = 9
/** Longer than either takes, in milliseconds. */
const REST = 3000

/** Milliseconds from its process to the largest part of its page, and the memory it then has, in megabytes. */
async function startOnce(executable, env, folder) {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-bench-'))
  const begun = Date.now()
  const app = await startUndriven({ executable, profile, env, args: [folder] })
  await new Promise((resolve) => setTimeout(resolve, REST))
  const page = await app.attach()
  const paintedAt = await page.evaluate(paintedOn)
  const megabytes = ofTree(app.child.pid).reduce((sum, pid) => sum + ownMegabytes(pid), 0)
  await app.close()
  fs.rmSync(profile, { recursive: true, force: true })
  return { ms: paintedAt - begun, megabytes }
}

/** In the page: when its largest part was first painted, by the clock on the wall. */
function paintedOn() {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve(performance.timeOrigin + list.getEntries().at(-1).startTime)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** A process and all that it has begun. */
function ofTree(pid) {
  const children = fs
    .readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => fs.readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
    .filter((word) => word !== '')
  return [pid, ...children.flatMap((child) => ofTree(Number(child)))]
}

/** What a process has for itself, and its part of what it shares (Linux, proc_pid_smaps). */
function ownMegabytes(pid) {
  const said = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB/m.exec(said)?.[1]) / 1024
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const spread = (values) => `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`

const runtime = await prepare('display', 'session')
const session = await startSession()
const load = () => os.loadavg()[0].toFixed(1)
console.log(`load of the machine before: ${load()} on ${os.cpus().length} cores`)
const empty = path.join(root, 'tests/bench/empty-app')
const starts = []
const memories = []
for (let round = 1; round <= ROUNDS; round += 1) {
  const least = await startOnce(runtime.executable, session.env, empty)
  const ours = await startOnce(runtime.executable, session.env, root)
  starts.push(ours.ms / least.ms)
  memories.push(ours.megabytes / least.megabytes)
  console.log(
    `round ${round}: painted after ${least.ms.toFixed(0)} / ${ours.ms.toFixed(0)} ms, ` +
      `memory ${least.megabytes.toFixed(0)} / ${ours.megabytes.toFixed(0)} MB`,
  )
}
console.log(`start: median ratio ${median(starts).toFixed(2)} (${spread(starts)}; goal 1.25)`)
console.log(
  `idle memory: median ratio ${median(memories).toFixed(2)} (${spread(memories)}; goal 1.20)`,
)
console.log(`load of the machine after: ${load()}`)
session.stop()
