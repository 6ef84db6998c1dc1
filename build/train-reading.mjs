// `node build/train-reading.mjs [--made=N | --suppliers] [--write] [--wrong] [--only=FIELD]`: fits the weights of reading;
// see tests/reading/train.ts.
import path from 'node:path'
import { runnerImport } from 'vite'
import { root } from './terminal.mjs'

process.chdir(root)
await runnerImport(path.join(root, 'tests/reading/train.ts'), {
  configFile: false,
  logLevel: 'warn',
})
