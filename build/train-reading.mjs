// `node build/train-reading.mjs [--write] [--wrong] [--only=FIELD]`: fits the weights of reading; see tests/reading/train.ts.
import { bundle } from './bundle.mjs'
import { runNode } from './terminal.mjs'

process.exitCode = await runNode(await bundle('tests/reading/train.ts'), process.argv.slice(2))
