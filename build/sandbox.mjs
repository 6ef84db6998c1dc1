// `npm run sandbox -- --port N`: bundles the demo service and runs it on its own, in this process. Nothing but the
// service itself writes to stdout.
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'
import { sayAs } from './terminal.mjs'

const say = sayAs('sandbox')

try {
  const service = await bundle('sandbox/main.ts')
  process.argv[1] = service
  await import(pathToFileURL(service).href)
} catch (error) {
  say(error.message)
  process.exitCode = 1
}
