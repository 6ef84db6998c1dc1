/** Plays rounds of payments, each from a seed of its own, and adds up what they came to. */
import { Database } from '../../../electron/store/database'
import { InvoiceChangeRows } from '../../../electron/store/invoice-change-rows'
import { Random } from '../../support/random'
import { Company } from './company'
import { emptyTally, Round, type Tally } from './round'

export interface Explored {
  rounds: number
  tally: Tally
  /** Seeds of rounds in which something was doubled, dropped or wrong, with what it was. */
  failures: { seed: number; problems: string[] }[]
}

interface Range {
  from: number
  rounds: number
  /** Ends with the first round in which something is wrong. */
  stopsAtFirst?: boolean
  trace?: (step: string) => void
}

/** After so many rounds a new company and a new database, so that neither grows without end. */
const roundsPerCompany = 50

export async function explore({
  from,
  rounds,
  stopsAtFirst = false,
  trace,
}: Range): Promise<Explored> {
  const explored: Explored = { rounds: 0, tally: emptyTally(), failures: [] }
  let world = newWorld()
  for (let index = 0; index < rounds; index += 1) {
    if (index % roundsPerCompany === roundsPerCompany - 1) {
      world.database.close()
      world = newWorld()
    }
    const seed = from + index
    const { company, rows } = world
    const round = new Round({ company, rows, random: new Random(seed), ...(trace && { trace }) })
    await round.play()
    explored.rounds += 1
    for (const key of Object.keys(explored.tally) as (keyof Tally)[])
      explored.tally[key] += round.tally[key]
    if (round.problems.length > 0) explored.failures.push({ seed, problems: round.problems })
    if (stopsAtFirst && explored.failures.length > 0) break
  }
  world.database.close()
  return explored
}

function newWorld() {
  const database = new Database(':memory:')
  const now = () => new Date('2026-06-30T09:00:00.000Z')
  return { company: new Company(), database, rows: new InvoiceChangeRows({ database, now }) }
}

/** The totals in one line. */
export function lineOf({ rounds, tally }: Explored, seconds: number): string {
  const { doubled, dropped, wrong, unseen, crashes, lost, late, edits, sent } = tally
  return (
    `${rounds} rounds, ${doubled} doubled, ${dropped} dropped, ${wrong} wrong ` +
    `(${sent} sent, ${edits} edits of a colleague, ${crashes} crashes, ${lost} replies lost, ${late} requests late; ` +
    `${unseen} entries made between our reading and our sending, which nobody can keep; ${seconds.toFixed(1)} s)`
  )
}
