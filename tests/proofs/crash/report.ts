/** What a crash run says at its end: one line of totals, and for each failure how to repeat it. */
import { AppError } from '../../../shared/errors'
import type { World } from './world'

export interface Failure {
  /** What went wrong. */
  about: string
  /** Arguments of `npm run crash` that repeat it. */
  repeat: string
  /** Where the profile was kept. */
  folder: string
}

export interface Report {
  kind: string
  seed: number
  rounds: number
  lost: number
  doubled: number
  torn: number
  wrong: number
  /** What else happened, and how often. */
  counts: Record<string, number>
  failures: Failure[]
  seconds: number
}

export function newReport(kind: string, seed: number): Report {
  const none = { rounds: 0, lost: 0, doubled: 0, torn: 0, wrong: 0 }
  return { kind, seed, ...none, counts: {}, failures: [], seconds: 0 }
}

export function count(report: Report, what: string, by = 1): void {
  report.counts[what] = (report.counts[what] ?? 0) + by
}

const harms = ['lost', 'doubled', 'torn', 'wrong'] as const

/** Adds what a judgement found; true when there was anything. */
export function addHarm(
  report: Report,
  verdict: Record<(typeof harms)[number], string[]>,
  where: { repeat: string; folder: string },
): boolean {
  const all = harms.flatMap((harm) => verdict[harm].map((about) => `${harm}: ${about}`))
  for (const harm of harms) report[harm] += verdict[harm].length
  if (all.length > 0) report.failures.push({ about: all.slice(0, 6).join('; '), ...where })
  return all.length > 0
}

/** An accident of which no judgement could be made. */
export function addWrong(report: Report, failure: Failure): void {
  report.wrong += 1
  report.failures.push(failure)
}

/** Does something to a world; one in which anything went wrong is kept for whoever looks. `work` tells whether it did. */
export async function witnessed(
  { report, world, repeat }: { report: Report; world: World; repeat: string },
  work: (where: { repeat: string; folder: string }) => Promise<boolean>,
): Promise<void> {
  const where = { repeat, folder: world.folder }
  const isKept = await work(where).catch((error: unknown) => {
    const { code, message } = AppError.from(error)
    addWrong(report, { ...where, about: `${code}: ${message}` })
    return true
  })
  await world.end(isKept)
}

export function lineOf(report: Report): string {
  const { kind, seed, rounds, counts, failures, seconds } = report
  const sums = harms.map((harm) => `${harm} ${report[harm]}`).join(', ')
  const others = Object.entries(counts).map(([what, times]) => `${what} ${times}`)
  const line = `${kind}: ${rounds} rounds, ${sums}; ${[...others, `seed ${seed}`].join(', ')} (${seconds.toFixed(0)} s)`
  const told = failures
    .slice(0, 20)
    .map(
      ({ about, repeat, folder }) =>
        `  ${about}\n    again: npm run crash -- ${repeat}\n    kept: ${folder}`,
    )
  return [line, ...told].join('\n')
}

/** All kinds in one line. */
export function totalOf(reports: readonly Report[]): string {
  const sum = (key: (typeof harms)[number] | 'rounds') =>
    reports.reduce((total, report) => total + report[key], 0)
  const sums = harms.map((harm) => `${sum(harm)} ${harm}`)
  return `${sum('rounds')} rounds, ${sums.join(', ')}`
}

export interface RunOptions {
  seed: number
  rounds: number
  /** Of a list of all there is to try: one in so many, in place of `rounds`. */
  every?: number | undefined
  /** The bundled `subject.ts`. */
  script: string
  ground: 'memory' | 'disk'
  /** When to stop at the latest, on the clock of `performance.now()`. */
  endAt: number
  /** Only this round, to repeat a failure. */
  only?: number | undefined
  /** How many run at once. */
  lanes: number
  /** How many of the scenarios, chosen by the seed; all of them if absent. */
  scenarios?: number
  /** This scenario alone. */
  scenario?: string | undefined
}

/** Runs numbered pieces of work, a few at once, until they are done or time is up. */
export async function inLanes(
  { rounds, only, lanes, endAt }: Pick<RunOptions, 'rounds' | 'only' | 'lanes' | 'endAt'>,
  run: (round: number) => Promise<void>,
): Promise<void> {
  let next = only ?? 0
  const end = only === undefined ? rounds : only + 1
  const lane = async () => {
    while (next < end && performance.now() < endAt) {
      const round = next
      next += 1
      await run(round)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
