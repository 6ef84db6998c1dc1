// `npm run payments -- --rounds N --from S`: seeded rounds of payments on invoices, with a colleague, crashes and lost
// replies in between, and one line of what was doubled, dropped or wrong; `--seed S` replays one. Exit code 0 only if
// nothing was.
import { spawn } from 'node:child_process'
import os from 'node:os'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { bundle } from './bundle.mjs'
import { runNode } from './terminal.mjs'

const args = process.argv.slice(2)
const { values } = parseArgs({ args, strict: false, allowPositionals: true })
const file = await bundle('tests/proofs/payments/command.ts')
const rounds = Number(values.rounds ?? 10_000)
const workers = Math.min(2, os.availableParallelism())

process.exitCode =
  values.seed !== undefined || rounds < 1000 || workers < 2
    ? await runNode(file, args)
    : await shareOut(rounds, Number(values.from ?? 1))

/** One half of the seeds to each process; their totals are added up. */
async function shareOut(all, from) {
  const first = Math.ceil(all / 2)
  const parts = await Promise.all([run(from, first), run(from + first, all - first)])
  const sum = (key) => parts.reduce((total, { tally }) => total + (tally?.[key] ?? 0), 0)
  const isWhole = parts.every(({ tally }) => tally)
  const seconds = Math.max(...parts.map((part) => part.seconds ?? 0))
  process.stdout.write(
    `${all} rounds, ${sum('doubled')} doubled, ${sum('dropped')} dropped, ${sum('wrong')} wrong ` +
      `(${sum('sent')} sent, ${sum('edits')} edits of a colleague, ${sum('crashes')} crashes, ${sum('lost')} replies lost, ` +
      `${sum('late')} requests late; ${sum('unseen')} entries made between our reading and our sending, which nobody can ` +
      `keep; ${seconds.toFixed(1)} s)${isWhole ? '' : ' NOT TO THE END'}\n`,
  )
  const failures = sum('doubled') + sum('dropped') + sum('wrong')
  return isWhole && failures === 0 ? 0 : 1
}

function run(from, count) {
  const share = ['--json', '--from', `${from}`, '--rounds', `${count}`]
  const child = spawn(process.execPath, [file, ...share], { stdio: ['ignore', 'pipe', 'inherit'] })
  let last = '{}'
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('{')) last = line
    else process.stdout.write(`${line}\n`)
  })
  return new Promise((resolve) => {
    child.on('close', () => resolve(JSON.parse(last)))
  })
}
