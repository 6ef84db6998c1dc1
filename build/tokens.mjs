// `npm run tokens -- --seed S --scale N`: the long proofs about renewing a sign-in (lost replies, races, restored
// profiles). Writes docs/evidence/tokens.log; exit code 0 only if every one of them held.
import path from 'node:path'
import { bundle } from './bundle.mjs'
import { root, runNode } from './terminal.mjs'

const racer = await bundle('tests/proofs/tokens/race-process.ts')
const log = path.join(root, 'docs/evidence/tokens.log')
const args = ['--racer', racer, '--log', log, ...process.argv.slice(2)]
process.exitCode = await runNode(await bundle('tests/proofs/tokens/command.ts'), args, {
  env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: 'electron-is-not-used-here' },
})
