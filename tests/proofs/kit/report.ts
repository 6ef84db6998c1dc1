/** What a proof says at its end, whatever its kind: totals in one line, and below it each failure and how to repeat it. */
import { AppError } from '../../../shared/errors'

export interface Failure {
  /** What went wrong. */
  about: string
  seed: number
  /** The command that repeats it. */
  repeat: string
  /** Where what it left was kept. */
  folder?: string
}

export interface Report {
  kind: string
  seed: number
  /** How many were to be played. */
  aim: number
  rounds: number
  lost: number
  doubled: number
  torn: number
  wrong: number
  /** What else happened, and how often. */
  counts: Record<string, number>
  /** What was measured, and the most it came to. */
  peaks?: Record<string, number>
  failures: Failure[]
  seconds: number
  /** What was not the real thing, a line each, where anything was not. */
  standIns?: readonly string[]
}

export const harms = ['lost', 'doubled', 'torn', 'wrong'] as const
export type Harm = (typeof harms)[number]

/** @param asked which rounds, and which of them this process plays */
export function newReport(
  kind: string,
  asked: { seed: number; rounds: number; first?: number; step?: number; only?: number | undefined },
): Report {
  const { seed, rounds, first = 0, step = 1, only } = asked
  const aim = only === undefined ? Math.max(0, Math.ceil((rounds - first) / step)) : 1
  const none = { rounds: 0, lost: 0, doubled: 0, torn: 0, wrong: 0 }
  return { kind, seed, aim, ...none, counts: {}, failures: [], seconds: 0 }
}

export function count(report: Report, what: string, by = 1): void {
  report.counts[what] = (report.counts[what] ?? 0) + by
}

export function peak(report: Report, what: string, value: number): void {
  report.peaks = { ...report.peaks, [what]: Math.max(report.peaks?.[what] ?? 0, value) }
}

/** Adds what a judgement found; true when there was anything. */
export function addHarm(
  report: Report,
  verdict: Record<Harm, string[]>,
  where: Omit<Failure, 'about'>,
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

/** Plays a round; what it throws is wrong. */
export async function counted(
  report: Report,
  where: Omit<Failure, 'about'>,
  play: () => Promise<void>,
): Promise<void> {
  report.rounds += 1
  try {
    await play()
  } catch (error) {
    addWrong(report, { ...where, about: AppError.from(error).message })
  }
}

/** The reports of processes that shared the rounds of a kind. */
export function merged(parts: readonly Report[]): Report {
  const [first, ...others] = parts
  if (!first) throw new Error('Nothing to merge')
  const all = structuredClone(first)
  for (const part of others) {
    for (const key of ['aim', 'rounds', ...harms] as const) all[key] += part[key]
    for (const [what, times] of Object.entries(part.counts)) count(all, what, times)
    for (const [what, value] of Object.entries(part.peaks ?? {})) peak(all, what, value)
    all.failures.push(...part.failures)
    all.seconds = Math.max(all.seconds, part.seconds)
  }
  return all
}

/** `"2 rounds, 0 lost, 0 doubled, 0 torn, 0 wrong"` */
export const sumsOf = (totals: Record<Harm | 'rounds', number>) =>
  [
    totals.rounds === 1 ? '1 round' : `${totals.rounds} rounds`,
    ...harms.map((harm) => `${totals[harm]} ${harm}`),
  ].join(', ')

/** Its one line; below it what was stubbed and the first failures. */
export function lineOf(report: Report): string {
  const { kind, seed, aim, rounds, counts, peaks, failures, seconds, standIns = [] } = report
  const others = Object.entries({ ...counts, ...peaks }).map(
    ([what, times]) => `${what} ${Math.round(times)}`,
  )
  const rest = [...others, `seed ${seed}`].join(', ')
  const left = rounds < aim ? ` of ${aim} aimed at` : ''
  const line = `${kind}: ${sumsOf(report)}${left}; ${rest} (${seconds.toFixed(0)} s)`
  const told = failures.slice(0, 20).map(({ about, repeat, folder }) => {
    const kept = folder === undefined ? '' : `\n    kept: ${folder}`
    return `  ${about}\n    again: ${repeat}${kept}`
  })
  const stubs = standIns.length > 0 ? [`  stubbed: ${standIns.join('; ')}`] : []
  return [line, ...stubs, ...told].join('\n')
}

/** All kinds in one line. */
export function totalOf(reports: readonly Report[]): string {
  const sum = (key: Harm | 'rounds') => reports.reduce((total, report) => total + report[key], 0)
  const [rounds, lost, doubled, torn, wrong] = [sum('rounds'), ...harms.map(sum)] as number[]
  return sumsOf({ rounds, lost, doubled, torn, wrong } as Record<Harm | 'rounds', number>)
}
