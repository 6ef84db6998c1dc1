/** Owns `npm run tokens`: reading its options, running every long proof in turn, and keeping what they said. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { proveLostReplies } from './lost-replies'
import { proveKills, proveRaces } from './races'
import { lineOf, type Report } from './report'
import { proveRestored } from './restored'
import { proveSingleFlight } from './single-flight'

const options = {
  seed: { type: 'string', default: '1' },
  /** How many times the numbers that were promised. */
  scale: { type: 'string', default: '1' },
  /** The bundled process that races. */
  racer: { type: 'string', default: '' },
  /** Where the log goes; nowhere without it. */
  log: { type: 'string', default: '' },
} as const

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options })
  const [seed, scale] = [Number(values.seed), Number(values.scale)]
  if (!Number.isSafeInteger(seed) || !(scale > 0)) {
    process.stderr.write('--seed takes a whole number, --scale a number above 0.\n')
    return 2
  }
  const times = (count: number) => Math.ceil(count * scale)
  const extent = scale < 1 ? 'each-byte' : 'all'
  const script = values.racer
  const lines: string[] = []
  let failures = 0
  for (const prove of [
    () => proveLostReplies({ seed, framing: 'length', extent }),
    () => proveLostReplies({ seed, framing: 'chunked', extent: 'each-byte' }),
    () => proveLostReplies({ seed, framing: 'close', extent: 'each-byte' }),
    () => proveSingleFlight({ seed, rounds: times(2000) }),
    () => proveRaces({ seed, races: times(60), script }),
    () => proveKills({ seed, races: times(20), script }),
    () => proveRestored({ seed, cases: times(2000), copiesInFlight: false }),
    () => proveRestored({ seed, cases: times(2000), copiesInFlight: true }),
  ]) {
    const { report, seconds } = await timed(prove)
    failures += report.failures.length
    lines.push(`${lineOf(report)} (${seconds.toFixed(1)} s)`)
    process.stdout.write(`${lines.at(-1) ?? ''}\n`)
  }
  lines.push(failures === 0 ? 'ok: every proof held' : `FAILED: ${failures} failures`)
  process.stdout.write(`${lines.at(-1) ?? ''}\n`)
  if (values.log) writeFileSync(values.log, `${lines.join('\n')}\n`)
  return failures === 0 ? 0 : 1
}

async function timed(prove: () => Promise<Report>): Promise<{ report: Report; seconds: number }> {
  const before = performance.now()
  const report = await prove()
  return { report, seconds: (performance.now() - before) / 1000 }
}

process.exitCode = await main(process.argv.slice(2))
