// `node build/train-letters.mjs [--pages N] [--rounds N] [--write]`: fits further letters of the recogniser; see
// tests/reading/letters/train.ts.
import path from 'node:path'
import { runnerImport } from 'vite'
import { root } from './terminal.mjs'

process.chdir(root)
await runnerImport(path.join(root, 'tests/reading/letters/train.ts'), {
  configFile: false,
  logLevel: 'warn',
})
