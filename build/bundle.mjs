// Bundles one TypeScript entry into one file for plain Node, for whatever runs outside the app: the demo service by
// itself, benches, fuzzing, and processes that tests kill.
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import packageJson from '../package.json' with { type: 'json' }
import { root } from './terminal.mjs'

// Inside node_modules, where Node finds the native module that is left out, and no package takes it along.
const folder = path.join(root, 'node_modules/.cache/docket')
const external = [...Object.keys(packageJson.dependencies), 'electron', 'typescript']

/**
 * @param {string} entry a path below the project
 * @returns {Promise<string>} the file to run
 */
export async function bundle(entry) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: entry,
      target: 'node20',
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true, external },
  })
  const target = path.join(folder, `${entry.replace(/\W+/g, '-')}.mjs`)
  write(target, output[0].code)
  return target
}

/** All or nothing, so that a process starting at the same moment never reads half a file. */
function write(target, code) {
  fs.mkdirSync(folder, { recursive: true })
  const fresh = `${target}.${process.pid}`
  fs.writeFileSync(fresh, code)
  fs.renameSync(fresh, target)
}
