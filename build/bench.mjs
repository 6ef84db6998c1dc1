// `npm run bench -- NAME`: measures one thing against its baseline, in one run, and prints the ratio.
import fs from 'node:fs'
import path from 'node:path'
import { bundle } from './bundle.mjs'
import { root, runNode, sayAs } from './terminal.mjs'

const say = sayAs('bench')
const folder = path.join(root, 'tests/bench')

/** A bench is a module, or TypeScript that is bundled first, beside the native module it needs. */
async function find(name) {
  const module = path.join(folder, `${name}.mjs`)
  if (fs.existsSync(module)) return module
  return bundle(`tests/bench/${name}.ts`)
}

const names = fs
  .readdirSync(folder)
  .filter((file) => /\.(ts|mjs)$/.test(file))
  .map((file) => file.replace(/\.\w+$/, ''))
const file = names.includes(process.argv[2]) && (await find(process.argv[2]))
// Some modules import `electron` through a dependency. In plain Node that yields a path, which nobody uses.
const plain = { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: 'electron-is-not-used-here' }
const env = file && path.dirname(file) === folder ? process.env : plain
if (file) process.exitCode = await runNode(file, process.argv.slice(3), { env })
else {
  say(`which? ${names.join(', ')}`)
  process.exitCode = 2
}
