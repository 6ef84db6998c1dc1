// `node tests/reading/uk-set/generate.mjs [all|uk|special] [NAME...]`: draws the set of UK receipts and the special samples.
import path from 'node:path'
import { runnerImport } from 'vite'

const entry = path.join(import.meta.dirname, 'generate.ts')
const { module } = await runnerImport(entry, { configFile: false, logLevel: 'warn' })
const [part = 'all', ...names] = process.argv.slice(2)
await module.generate(part, names)
