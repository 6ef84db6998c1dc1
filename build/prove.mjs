// `npm run prove [-- --long] [--minutes M] [--seed S] [--only NAME,NAME] [--log FILE]`: every proof by force, one after the other and
// each for its share of the time, which is 50 minutes, or two hours with `--long`. Exit code 0 only if every promise was kept.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root, sayAs } from './terminal.mjs'

const say = sayAs('prove')

/** What is aimed at in a usual run and in a long one, and the part of the time that it may take in each. */
const proofs = [
  { name: 'damage', usual: ['--rounds 500', 2], long: ['--rounds 5000', 6] },
  { name: 'rollback', usual: ['--rounds 200', 3], long: ['--rounds 2000', 4] },
  { name: 'power', usual: ['--rounds 2000', 2], long: ['--rounds 20000', 15] },
  { name: 'syscalls', usual: ['--every 4', 10], long: ['--every 1', 18] },
  { name: 'errors', usual: ['--rounds 1000', 16], long: ['--rounds 24000', 12] },
  { name: 'kills', usual: ['--rounds 1500', 6], long: ['--rounds 25000', 7] },
  { name: 'simulate', usual: ['--seeds 20000', 13], long: ['--seeds 1000000', 13] },
]

/** Another seed each day, so that in time more is tried. */
const today = Math.floor(Date.now() / 86_400_000)

function argumentsFor(name, aim, { minutes, seed }) {
  const amount = aim.split(' ')
  const time = ['--minutes', minutes.toFixed(2)]
  return name === 'simulate'
    ? ['build/simulate.mjs', ...amount, '--seed', `${seed * 1_000_000}`, ...time]
    : ['build/crash.mjs', '--kind', name, ...amount, '--seed', `${seed}`, ...time]
}

/** Resolves to what it said and its exit code. */
function run(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (part) => {
    text += part
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ text: text.trim(), code: code ?? 1 }))
  })
}

const { values } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    log: { type: 'string' },
  },
})
const lines = []
const tell = (line) => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
  if (values.log) fs.writeFileSync(path.resolve(values.log), `${lines.join('\n')}\n`)
}
const only = values.only?.split(',')
const wanted = proofs.filter(({ name }) => only?.includes(name) ?? true)
const minutes = Number(values.minutes ?? (values.long ? 120 : 50))
const seed = Number(values.seed ?? today)
const endAt = performance.now() + minutes * 60_000
let broken = 0
for (const [at, proof] of wanted.entries()) {
  const sizeOf = ({ long, usual }) => (values.long ? long : usual)
  const [aim, share] = sizeOf(proof)
  const sharesLeft = wanted.slice(at).reduce((sum, later) => sum + sizeOf(later)[1], 0)
  const left = (endAt - performance.now()) / 60_000
  const own = (left * share) / sharesLeft
  say(`${proof.name}: at most ${own.toFixed(1)} minutes`)
  const { text, code } = await run(argumentsFor(proof.name, aim, { minutes: own, seed }))
  tell(`${proof.name} (aim: ${aim})\n${text}`)
  if (code !== 0) broken += 1
}
tell(`${wanted.length - broken} proofs held, ${broken} broken`)
process.exitCode = broken === 0 && wanted.length > 0 ? 0 : 1
