// Owns `npm run fuzz`: reading its options, and saying what came of it.
import { parseArgs } from 'node:util'
import { runFuzz } from './run'
import type { Report } from './run'

const options = {
  requests: { type: 'string', default: '10000' },
  seed: { type: 'string', default: '1' },
} as const

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options })
  const requests = Number(values.requests)
  const seed = Number(values.seed)
  if (!Number.isSafeInteger(requests) || requests < 1 || !Number.isSafeInteger(seed)) {
    process.stderr.write('--requests and --seed take whole numbers.\n')
    return 2
  }
  const report = await runFuzz({ requests, seed })
  process.stdout.write(summary(report, seed))
  return report.failures.length > 0 ? 1 : 0
}

function summary({ requests, seconds, totals, failures }: Report, seed: number): string {
  const rows = Object.entries(totals).map(
    ([name, times]) => `${name.padEnd(8)}${String(times).padStart(8)}`,
  )
  const rate = Math.round(requests / seconds)
  const result =
    failures.length === 0
      ? `ok: ${requests} requests with seed ${seed} in ${seconds.toFixed(1)} s (${rate}/s), no failure`
      : `FAILED: ${failures.length} failures in ${requests} requests with seed ${seed}`
  return `${[...rows, ...failures, result].join('\n')}\n`
}

process.exitCode = await main(process.argv.slice(2))
