// `npm run measure -- [--seed S] [--papers N] [--pictures N] …`: makes papers of many countries and measures reading on
// them; see tests/reading/maker/measure.ts.
import path from 'node:path'
import { runnerImport } from 'vite'
import { root } from './terminal.mjs'

process.chdir(root)
await runnerImport(path.join(root, 'tests/reading/maker/measure.ts'), {
  configFile: false,
  logLevel: 'warn',
})
