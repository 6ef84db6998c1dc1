/** Owns a process that plays rounds: told by its argument which, it says how far it is, and at its end what came of it. */
import type { Report } from './report'
import { runOptions, type Run, type RunOptions } from './rounds'

/** What such a process is told. */
export interface Task extends Partial<
  Pick<
    RunOptions,
    'every' | 'only' | 'first' | 'step' | 'lanes' | 'core' | 'reading' | 'ground' | 'scenario'
  >
> {
  kind: string
  seed: number
  rounds: number
  /** Begins no further round after so long. */
  minutes?: number | undefined
  stopsAtFirst?: boolean
  hashes?: boolean
  /** Tells every step of its rounds. */
  trace?: boolean
}

/** What it says, a line each; all other lines are steps, for a person. */
export type Said = { played: number; aim: number } | { report: Report }

/** One line of it; undefined when it is for a person. */
export function saidIn(line: string): Said | undefined {
  return line.startsWith('{"') ? (JSON.parse(line) as Said) : undefined
}

// Kept from before anybody puts another clock in its place.
const realNow = performance.now.bind(performance)
const tellEveryMs = 500

const print = (line: string) => process.stdout.write(`${line}\n`)
const say = (said: Said) => print(JSON.stringify(said))

/** @param prepare what has to be done before the first round */
export async function work(
  runs: Readonly<Record<string, Run>>,
  prepare: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { kind, minutes, trace, ...task } = JSON.parse(process.argv[2] ?? '{}') as Task
  const run = runs[kind]
  if (!run) throw new Error(`Nothing is called ${kind}`)
  await prepare()
  const startedAt = realNow()
  let toldAt = -Infinity
  const tell = ({ rounds, aim }: Report) => {
    if (realNow() - toldAt < tellEveryMs) return
    toldAt = realNow()
    say({ played: rounds, aim })
  }
  const endAt = minutes === undefined ? Infinity : startedAt + minutes * 60_000
  const report = await run(runOptions({ ...task, endAt, tell, ...(trace && { trace: print }) }))
  report.seconds = (realNow() - startedAt) / 1000
  // What the app left waiting must not keep the process.
  process.stdout.write(`${JSON.stringify({ report })}\n`, () => process.exit())
}
