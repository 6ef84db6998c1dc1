/** Owns `npm run crash`: reading its options, running each kind in turn, and keeping what they said. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runDamage } from './damage'
import { runKills } from './kills'
import { runErrors, runSyscalls } from './syscalls'
import { runPower } from './power'
import { runRollback } from './rollback'
import { lineOf, totalOf, type Report, type RunOptions } from './report'

const kinds: Record<string, { run: (options: RunOptions) => Promise<Report>; share: number }> = {
  kills: { run: runKills, share: 0.4 },
  syscalls: { run: runSyscalls, share: 0.2 },
  errors: { run: runErrors, share: 0.1 },
  power: { run: runPower, share: 0.15 },
  damage: { run: runDamage, share: 0.1 },
  rollback: { run: runRollback, share: 0.05 },
}

const options = {
  kind: { type: 'string', default: '' },
  rounds: { type: 'string', default: '1000' },
  /** Of all calls to the system: one in so many. */
  every: { type: 'string' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string' },
  scenario: { type: 'string' },
  /** `memory` or `disk`. */
  ground: { type: 'string', default: 'memory' },
  lanes: { type: 'string', default: '2' },
  minutes: { type: 'string', default: '60' },
  script: { type: 'string', default: '' },
  log: { type: 'string', default: '' },
} as const

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options })
  const chosen = values.kind ? [values.kind] : Object.keys(kinds)
  const lines: string[] = []
  const reports: Report[] = []
  const tell = () => {
    process.stdout.write(`${lines.at(-1) ?? ''}\n`)
    if (values.log) writeFileSync(values.log, `${lines.join('\n')}\n`)
  }
  for (const name of chosen) {
    const kind = kinds[name]
    if (!kind) {
      process.stderr.write(`--kind takes one of ${Object.keys(kinds).join(', ')}\n`)
      return 2
    }
    const share = values.kind ? 1 : kind.share
    const startedAt = performance.now()
    const report = await kind.run({
      seed: Number(values.seed),
      rounds: Math.ceil(Number(values.rounds) * share),
      every: values.every === undefined ? undefined : Number(values.every),
      script: values.script,
      ground: values.ground === 'disk' ? 'disk' : 'memory',
      endAt: startedAt + Number(values.minutes) * 60_000,
      only: values.only === undefined ? undefined : Number(values.only),
      lanes: Number(values.lanes),
      scenario: values.scenario,
    })
    report.seconds = (performance.now() - startedAt) / 1000
    reports.push(report)
    lines.push(lineOf(report))
    tell()
  }
  const failures = reports.reduce((sum, report) => sum + report.failures.length, 0)
  lines.push(
    `${totalOf(reports)}: ${failures === 0 ? 'every promise was kept' : `FAILED, ${failures} failures`}`,
  )
  tell()
  return failures === 0 ? 0 : 1
}

process.exitCode = await main(process.argv.slice(2))
