/** Owns a process that plays simulated rounds: the kit's, with virtual time in the place of its own before the first. */
import { addHarm, count, newReport, type Harm, type Report } from '../kit/report'
import { hasTime, roundsOf, type RunOptions } from '../kit/rounds'
import { work } from '../kit/worker'
import { virtualise } from './globals'
import { standIns } from './stand-ins'
import { openOther, runPair, runRound, watchRejections, type Round } from './round'

// Kept from before virtual time takes its place.
const realNow = performance.now.bind(performance)
const dayMs = 86_400_000

// One after the other, whatever lanes are asked for: all rounds of a process share its one virtual clock.
async function played(kind: 'simulate' | 'two-computers', options: RunOptions): Promise<Report> {
  const report: Report = { ...newReport(kind, options), standIns }
  const play = kind === 'simulate' ? runRound : runPair
  for (const at of roundsOf(options)) {
    if (!hasTime(options, report, realNow())) break
    const round = await play(options.seed + at, options.trace)
    if (options.hashes) process.stdout.write(`${round.seed} ${round.hash}\n`)
    add(report, round)
    options.tell(report)
    if (options.stopsAtFirst && report.failures.length > 0) break
  }
  return report
}

function add(report: Report, round: Round): void {
  report.rounds += 1
  count(report, 'events', round.events)
  count(report, 'days', round.virtualMs / dayMs)
  count(report, 'sign-ins to other books', round.strangeSignIns)
  count(report, 'doubled by commits later than anybody waits', round.lateDoubles)
  const verdict: Record<Harm, string[]> = { lost: [], doubled: [], torn: [], wrong: [] }
  count(report, 'doubled where the service never showed ours', round.blindDoubles)
  if (report.kind === 'two-computers')
    count(report, 'sent by both at the same time and told of', round.meetings)
  // A round counts once for each way in which it failed.
  for (const { kind, what } of round.violations) verdict[kind] = [...verdict[kind], what]
  for (const harm of Object.keys(verdict) as Harm[])
    if (verdict[harm].length > 1) verdict[harm] = [verdict[harm].slice(0, 3).join('; ')]
  addHarm(report, verdict, {
    seed: round.seed,
    repeat: `npm run ${report.kind} -- --seed ${round.seed} --trace`,
  })
}

const rigs = {
  simulate: (options: RunOptions) => played('simulate', options),
  'two-computers': (options: RunOptions) => played('two-computers', options),
}

await work(rigs, async () => {
  virtualise()
  watchRejections()
  // Makes the tables, so that the first round that counts finds what every other one finds.
  await runRound(0)
  await openOther()
})
