/** Shares the rounds of a kind out among processes, says how far they are, and adds up what they say at their end. */
import { spawn } from 'node:child_process'
import os from 'node:os'
import { createInterface } from 'node:readline'
import type { Plan } from './command-line'
import { addWrong, merged, newReport, type Report } from './report'
import { saidIn, type Task } from './worker'

/** The bundled scripts: who plays, and the core process and the one that reads, with which some of them play. */
export interface Scripts {
  worker: string
  simulator: string
  core: string
  reading: string
}

/** No round takes nearly as long, also on a computer that has much else to do: this only keeps a proof from hanging. */
const mostSilentMs = 15 * 60_000
const tellEveryMs = 20_000
/** Families that are played under virtual time. */
const simulated = new Set(['simulate', 'two-computers'])

/** How far a process is, and when it was last heard of. */
interface Progress {
  played: number
  aim: number
  heardAt: number
}

/**
 * @param before how many of its rounds each process played another day; as many processes go on
 * @returns also how many rounds each process played now
 */
export async function play(
  plan: Plan,
  minutes: number | undefined,
  scripts: Scripts,
  before?: readonly number[],
): Promise<{ report: Report; played: number[] }> {
  const startedAt = performance.now()
  const tasks = tasksOf(plan, minutes, scripts, before)
  const progress = tasks.map(() => ({ played: 0, aim: 0, heardAt: performance.now() }))
  const seconds = () => (performance.now() - startedAt) / 1000
  const timer = setInterval(() => {
    const sum = (key: 'played' | 'aim') => progress.reduce((total, each) => total + each[key], 0)
    const aim = sum('aim') > 0 ? ` of ${sum('aim')}` : ''
    print(`${plan.kind.name}: ${sum('played')}${aim} rounds, ${seconds().toFixed(0)} s`)
  }, tellEveryMs)
  const script = simulated.has(plan.kind.family) ? scripts.simulator : scripts.worker
  const parts = await Promise.all(
    tasks.map((task, at) => playOne({ plan, script, task, progress: progress[at] as Progress })),
  )
  clearInterval(timer)
  return {
    report: { ...merged(parts), seed: plan.seed, seconds: seconds() },
    played: parts.map(({ rounds }) => rounds),
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`)

function tasksOf(
  plan: Plan,
  minutes: number | undefined,
  { core, reading }: Scripts,
  before?: readonly number[],
): Task[] {
  const { kind, amount, seed, only, lanes, ground, scenario, trace, hashes } = plan
  const rounds = typeof amount === 'number' ? amount : 0
  const isAlone = only !== undefined || trace || rounds === 1
  const usual = kind.isShared && !isAlone ? Math.min(2, os.availableParallelism()) : 1
  const processes = before?.length ?? usual
  return Array.from({ length: processes }, (_, at) => ({
    first: at + processes * (before?.[at] ?? 0),
    step: processes,
    kind: kind.name,
    seed,
    rounds,
    only,
    lanes,
    ground,
    scenario,
    trace,
    hashes,
    minutes,
    core,
    reading,
    ...(typeof amount !== 'number' && amount),
  }))
}

interface Played {
  plan: Plan
  script: string
  task: Task
  progress: Progress
}

/** One process to its end; one that is not heard of for too long is ended. */
function playOne({ plan, script, task, progress }: Played): Promise<Report> {
  const child = spawn(process.execPath, [script, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: 'electron-is-not-used-here' },
  })
  let report: Report | undefined
  let isSilent = false
  createInterface({ input: child.stdout }).on('line', (line) => {
    progress.heardAt = performance.now()
    const said = saidIn(line)
    if (!said) print(line)
    else if ('report' in said) report = said.report
    else Object.assign(progress, said)
  })
  const watch = setInterval(() => {
    isSilent = performance.now() - progress.heardAt > mostSilentMs
    if (isSilent) child.kill('SIGKILL')
  }, 5_000)
  const stop = () => child.kill('SIGTERM')
  process.once('SIGTERM', stop)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearInterval(watch)
      process.off('SIGTERM', stop)
      resolve(report ?? failed(plan, task, progress, isSilent ? 'hangs' : String(signal ?? code)))
    })
  })
}

function failed({ kind, seed }: Plan, task: Task, { played }: Progress, ending: string): Report {
  const about =
    ending === 'hangs'
      ? `no round ended within ${mostSilentMs / 60_000} minutes, the limit against hanging; ${played} had`
      : `the process ended with ${ending} after ${played} rounds`
  const report = newReport(task.kind, task)
  report.rounds = played
  const amount = task.every === undefined ? `--rounds ${task.rounds}` : `--every ${task.every}`
  const repeat = `npm run ${kind.family} -- --only ${kind.name} ${amount} --seed ${seed}`
  addWrong(report, { about, seed, repeat })
  return report
}
