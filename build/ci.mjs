// What `.ci/run` does once the modules are there: check, proofs, tests, one after the other, each with its time at the
// end. Says at least once a minute what it is at, and ends with the line that counts.
import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { root } from './terminal.mjs'

const quietMs = 45_000
const parts = [
  { name: 'npm run check', args: ['run', 'check'] },
  { name: 'npm run prove -- --short', args: ['run', 'prove', '--', '--short'] },
  { name: 'npm test', args: ['test'] },
]

const clock = (ms) => `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`

/** Runs one part to its end; resolves to its exit code, its time and its last line. */
function run({ name, args }) {
  const beganAt = performance.now()
  const took = () => performance.now() - beganAt
  console.log(`== ${name}`)
  const child = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let [heardAt, last] = [beganAt, '']
  child.stdout.setEncoding('utf8').on('data', (text) => {
    heardAt = performance.now()
    last = text.trimEnd().split('\n').at(-1) || last
    process.stdout.write(text)
  })
  const timer = setInterval(() => {
    if (performance.now() - heardAt < quietMs) return
    heardAt = performance.now()
    console.log(`.. ${name}: ${clock(took())}`)
  }, 5000)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(timer)
      resolve({ name, code: code ?? 1, ms: took(), last })
    })
  })
}

const ended = []
for (const part of parts) {
  ended.push(await run(part))
  if (ended.at(-1).code !== 0) break
}
const { name, code, last } = ended.at(-1)
console.log('')
for (const { name: part, ms } of ended) console.log(`${clock(ms).padStart(12)}  ${part}`)
const isCounted = /^\d+ passed, \d+ failed/.test(last)
if (code !== 0 && !isCounted) console.log(`${name} failed; what comes after it was not run`)
console.log(isCounted ? last : '0 passed, 1 failed')
process.exitCode = code
