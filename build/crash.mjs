// `npm run crash -- --rounds N [--kind kills|syscalls|errors|power|damage|rollback] [--seed S]`: breaks the real core in
// every way a computer can, and compares what is left with what was promised. Exit code 0 only if every promise was kept.
import { bundle } from './bundle.mjs'
import { ensurePackages } from './debian-packages.mjs'
import { runNode } from './terminal.mjs'

ensurePackages('tracing')
const script = await bundle('tests/proofs/crash/subject.ts')
const args = ['--script', script, ...process.argv.slice(2)]
process.exitCode = await runNode(await bundle('tests/proofs/crash/command.ts'), args, {
  env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: 'electron-is-not-used-here' },
})
