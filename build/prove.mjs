// `npm run prove [-- --short | --long] [--minutes M] [--seed S] [--only NAME,NAME] [--log FILE]`: every proof by force, one
// kind after the other; `npm run crash`, `simulate`, `two-computers`, `payments`, `tokens`, `fuzz` and `hostile-files` play those of one family. Exit code 0
// only if every promise was kept.
import { bundle } from './bundle.mjs'
import { ensurePackages } from './debian-packages.mjs'
import { withOwnTemporary } from './own-temporary.mjs'
import { bundleSimulator, tryPlants } from './simulate.mjs'
import { runNode } from './terminal.mjs'

const [first = '', ...rest] = process.argv.slice(2)
const isFamily = first !== '' && !first.startsWith('-')
const [family, args] = isFamily ? [first, rest] : ['', process.argv.slice(2)]

async function prove() {
  if (family === '' || family === 'crash') ensurePackages('tracing')
  const [command, worker, core, reading, simulator] = await Promise.all([
    bundle('tests/proofs/kit/command.ts'),
    bundle('tests/proofs/kit/real-time.ts'),
    bundle('tests/proofs/kit/core-process.ts'),
    bundle('electron/reading/child/process.ts'),
    bundleSimulator(),
  ])
  const scripts = JSON.stringify({ worker, core, reading, simulator })
  return runNode(command, [scripts, family, ...args])
}

process.exitCode =
  family === 'simulate' && args[0] === '--plants'
    ? await tryPlants(Number(args[1] ?? 2000), args.slice(2))
    : await withOwnTemporary(prove)
