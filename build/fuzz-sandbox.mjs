// `npm run fuzz -- --requests N --seed S`: sends the demo service seeded random requests, good, odd and broken ones,
// and prints how it answered. Exit code 0 only if it never failed, hung, or stopped answering.
import path from 'node:path'
import { build } from 'vite'
import { root, runNode } from './terminal.mjs'

const outDir = path.join(root, 'node_modules/.cache/docket/fuzz')
await build({
  configFile: false,
  logLevel: 'error',
  root,
  build: {
    ssr: path.join(root, 'tests/fuzz/command.ts'),
    outDir,
    emptyOutDir: true,
    target: 'node20',
  },
  ssr: { noExternal: true, external: ['@photostructure/sqlite'] },
})
process.exitCode = await runNode(path.join(outDir, 'command.js'), process.argv.slice(2))
