/** Owns `npm run payments`: reading its options, playing the rounds, and printing what they came to. */
import { parseArgs } from 'node:util'
import { explore, lineOf } from './explorer'

const options = {
  rounds: { type: 'string', default: '10000' },
  from: { type: 'string', default: '1' },
  /** Plays this one alone and tells every step of it. */
  seed: { type: 'string', default: '' },
  /** Prints the totals for another program to add up. */
  json: { type: 'boolean', default: false },
} as const

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options })
  const isOne = values.seed !== ''
  const from = Number(isOne ? values.seed : values.from)
  const rounds = isOne ? 1 : Number(values.rounds)
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(rounds) || rounds < 1) {
    process.stderr.write('--rounds, --from and --seed take whole numbers.\n')
    return 2
  }
  const trace = (step: string) => process.stdout.write(`${step}\n`)
  const startedAt = performance.now()
  const explored = await explore({ from, rounds, ...(isOne && { trace }) })
  for (const { seed, problems } of explored.failures.slice(0, 20))
    process.stdout.write(`seed ${seed}: ${problems.join('; ')}\n`)
  const seconds = (performance.now() - startedAt) / 1000
  const { tally } = explored
  const totals = values.json
    ? JSON.stringify({ rounds, tally, seconds })
    : lineOf(explored, seconds)
  process.stdout.write(`${totals}\n`)
  return explored.failures.length > 0 ? 1 : 0
}

process.exitCode = await main(process.argv.slice(2))
