// Owns `npm run simulate`: reading its options, and saying what came of it.
import { parseArgs } from 'node:util'
import { virtualise } from './globals'
import { runRound, watchRejections, type Round } from './round'

const options = {
  /** How many; one where only `seed` is given. */
  seeds: { type: 'string' },
  /** The first. */
  seed: { type: 'string' },
  step: { type: 'string', default: '1' },
  /** Begins no further seed after so long. */
  minutes: { type: 'string', default: '60' },
  trace: { type: 'boolean', default: false },
  hashes: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  'stop-at-first': { type: 'boolean', default: false },
} as const

const realNow = performance.now.bind(performance)
const totals = {
  rounds: 0,
  lost: 0,
  doubled: 0,
  torn: 0,
  wrong: 0,
  lateDoubles: 0,
  strangeSignIns: 0,
  events: 0,
  virtualMs: 0,
}
const failures: number[] = []

function count(round: Round): void {
  totals.rounds += 1
  totals.events += round.events
  totals.lateDoubles += round.lateDoubles
  totals.strangeSignIns += round.strangeSignIns
  totals.virtualMs += round.virtualMs
  for (const kind of new Set(round.violations.map((violation) => violation.kind))) totals[kind] += 1
  if (round.violations.length === 0) return
  failures.push(round.seed)
  for (const { kind, what } of round.violations.slice(0, 3))
    process.stdout.write(`seed ${round.seed}: ${kind}: ${what}\n`)
  process.stdout.write(`  npm run simulate -- --seed ${round.seed} --trace\n`)
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options })
  virtualise()
  watchRejections()
  // Makes the tables, so that the first round that counts finds what every other one finds.
  await runRound(0)
  const startedAt = realNow()
  const first = Number(values.seed ?? 1)
  const onLine = values.trace ? (line: string) => process.stdout.write(`${line}\n`) : undefined
  const last = Number(values.seeds ?? (values.seed === undefined ? 1000 : 1))
  const endAt = startedAt + Number(values.minutes) * 60_000
  for (let index = 0; index < last && realNow() < endAt; index += 1) {
    const round = await runRound(first + index * Number(values.step), onLine)
    if (values.hashes) process.stdout.write(`${round.seed} ${round.hash}\n`)
    count(round)
    if (values['stop-at-first'] && failures.length > 0) break
  }
  const seconds = (realNow() - startedAt) / 1000
  process.stdout.write(
    values.json ? `${JSON.stringify({ ...totals, failures, seconds })}\n` : summary(seconds),
  )
  return failures.length > 0 ? 1 : 0
}

function summary(seconds: number): string {
  const { rounds, lost, doubled, torn, wrong, lateDoubles, strangeSignIns, events, virtualMs } =
    totals
  const rate = Math.round(rounds / seconds)
  const days = Math.round(virtualMs / 86_400_000)
  return (
    `${rounds} rounds, ${lost} lost, ${doubled} doubled, ${torn} torn, ${wrong} wrong ` +
    `(${events} events, ${days} days in ${seconds.toFixed(1)} s, ${rate}/s; ${strangeSignIns} sign-ins to other books; ${lateDoubles} doubled by commits later than anybody waits)\n`
  )
}

// What the app left waiting must not keep the process.
process.exit(await main())
