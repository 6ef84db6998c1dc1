// `npm run planted-faults`: plants deliberate faults in a copy of the tree, one at a time, and prints which quick test
// caught each. Exit code 0 only if every one of them was caught.
import path from 'node:path'
import { bundle } from './bundle.mjs'
import { root, runNode } from './terminal.mjs'

const log = path.join(root, 'docs/evidence/planted-faults.log')
const args = ['--root', root, '--log', log, ...process.argv.slice(2)]
process.exitCode = await runNode(await bundle('tests/proofs/planted-faults/command.ts'), args)
