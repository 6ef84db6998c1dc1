// `npm run sandbox -- --port N`: bundles the demo service and runs it on its own, in this process. Nothing but the
// service itself writes to stdout.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import packageJson from '../package.json' with { type: 'json' }
import { root, sayAs } from './terminal.mjs'

const say = sayAs('sandbox')
const { dependencies } = packageJson
const folder = path.join(root, 'out/sandbox')
const target = path.join(folder, 'main.js')

async function bundle() {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'sandbox/main.ts',
      target: 'node20',
      write: false,
      rolldownOptions: {
        external: Object.keys(dependencies),
        output: { codeSplitting: false },
      },
    },
  })
  return output[0].code
}

/** All or nothing, so that a service starting at the same moment never reads half a file. */
function write(code) {
  fs.mkdirSync(folder, { recursive: true })
  const fresh = `${target}.${process.pid}`
  fs.writeFileSync(fresh, code)
  fs.renameSync(fresh, target)
}

try {
  write(await bundle())
  process.argv[1] = target
  await import(pathToFileURL(target).href)
} catch (error) {
  say(error.message)
  process.exitCode = 1
}
