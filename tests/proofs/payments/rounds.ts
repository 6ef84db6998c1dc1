/** Plays rounds of payments, each from a seed of its own, and adds up what they came to. */
import { Database } from '../../../electron/store/database/database'
import { BookChangeRows } from '../../../electron/store/changes/book-change-rows'
import { Random } from '../../support/random'
import { count, newReport, type Report } from '../kit/report'
import { inLanes, type RunOptions } from '../kit/rounds'
import { Company } from './company'
import { Round, type Tally } from './round'

/** After so many rounds a new company and a new database, so that neither grows without end. */
const roundsPerCompany = 50

/** How the totals name what a round counts; entries made between our reading and our sending nobody can keep. */
const names: Record<Exclude<keyof Tally, 'doubled' | 'dropped' | 'wrong'>, string> = {
  sent: 'sent',
  edits: 'edits of a colleague',
  crashes: 'crashes',
  lost: 'replies lost',
  late: 'requests late',
  unseen: 'made unseen',
}

/** What was dropped of an invoice counts as lost. */
export async function provePayments(options: RunOptions): Promise<Report> {
  const report = newReport('payments', options)
  const { seed: first, trace, stopsAtFirst } = options
  let world = newWorld()
  await inLanes(
    { ...options, lanes: 1 },
    report,
    () => undefined,
    async (_, at) => {
      if (stopsAtFirst && report.failures.length > 0) return
      if (report.rounds % roundsPerCompany === roundsPerCompany - 1) {
        world.database.close()
        world = newWorld()
      }
      const { company, rows } = world
      const seed = first + at
      company.hasVersions = seed % 2 === 0
      const round = new Round({ company, rows, random: new Random(seed), ...(trace && { trace }) })
      await round.play()
      add(report, round, seed)
    },
  )
  world.database.close()
  return report
}

function add(report: Report, { tally, problems }: Round, seed: number): void {
  report.rounds += 1
  report.lost += tally.dropped
  report.doubled += tally.doubled
  report.wrong += tally.wrong
  for (const [key, name] of Object.entries(names))
    count(report, name, tally[key as keyof typeof names])
  if (problems.length === 0) return
  const repeat = `npm run payments -- --seed ${seed} --trace`
  report.failures.push({ about: problems.join('; '), seed, repeat })
}

function newWorld() {
  const database = new Database(':memory:')
  const now = () => new Date('2026-06-30T09:00:00.000Z')
  return { company: new Company(), database, rows: new BookChangeRows({ database, now }) }
}
