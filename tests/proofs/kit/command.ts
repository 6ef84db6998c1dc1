/** Owns `npm run prove` and its short ways (`crash`, `simulate`, `two-computers`, `payments`, `tokens`, `fuzz`, `hostile-files`): plays kind after kind. */
import { writeFileSync } from 'node:fs'
import { asked, Misunderstood, type Asked, type Plan } from './command-line'
import { play, type Scripts } from './shares'
import { RunNotes } from './notes'
import { lineOf, sumsOf, totalOf, type Report } from './report'

async function main([scripts = '{}', family = '', ...args]: readonly string[]): Promise<number> {
  try {
    return await prove(asked(args, family || undefined), JSON.parse(scripts) as Scripts)
  } catch (error) {
    if (!(error instanceof Misunderstood)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
}

async function prove(
  { size, minutes, log, resume, plans }: Asked,
  scripts: Scripts,
): Promise<number> {
  const notes = resume === undefined ? undefined : new RunNotes(resume)
  const lines: string[] = []
  const tell = (line: string) => {
    lines.push(line)
    process.stdout.write(`${line}\n`)
    if (log !== undefined) writeFileSync(log, `${lines.join('\n')}\n`)
  }
  const startedAt = performance.now()
  const reports: Report[] = []
  for (const [at, plan] of plans.entries()) {
    const share =
      minutes && (minutes - (performance.now() - startedAt) / 60_000) * shareOf(plans, at, size)
    const before = notes?.of(plan.kind.name, plan.seed)
    const { report, played } = await play(plan, share, scripts, before?.played)
    reports.push(report)
    tell(lineOf(report))
    const note = notes?.add(report, played)
    if (note) tell(`  so far: ${sumsOf(note)}`)
  }
  const broken = reports.filter((report) => !holds(report, minutes))
  for (const { kind, seconds } of reports) tell(`${seconds.toFixed(1).padStart(8)} s  ${kind}`)
  tell(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(8)} s  in all`)
  tell(totalOf(reports))
  tell(`${reports.length - broken.length} proofs held, ${broken.length} broken`)
  return broken.length === 0 && reports.length > 0 ? 0 : 1
}

/** The part that a kind may take of the time that is left to it and those after it. */
function shareOf(plans: readonly Plan[], at: number, size: Asked['size']): number {
  const shares = plans.map(({ kind }) => kind.shares[size === 'long' ? 'long' : 'usual'])
  const left = shares.slice(at).reduce((sum, share) => sum + share, 0)
  return (shares[at] ?? 0) / left
}

/** Where there is no end to the time, every round has to be played. */
function holds({ failures, rounds, aim }: Report, minutes: number | undefined): boolean {
  // Nothing may be left of a run that was begun another day.
  if (aim === 0) return failures.length === 0
  return failures.length === 0 && rounds > 0 && (minutes !== undefined || rounds >= aim)
}

process.exitCode = await main(process.argv.slice(2))
