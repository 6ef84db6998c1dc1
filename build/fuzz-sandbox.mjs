// `npm run fuzz -- --requests N --seed S`: sends the demo service seeded random requests, good, odd and broken ones,
// and prints how it answered. Exit code 0 only if it never failed, hung, or stopped answering.
import { bundle } from './bundle.mjs'
import { runNode } from './terminal.mjs'

process.exitCode = await runNode(
  await bundle('tests/proofs/fuzz/command.ts'),
  process.argv.slice(2),
)
