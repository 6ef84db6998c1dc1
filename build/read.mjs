// `npm run read -- FILE...`: prints what each receipt says, one JSON line per file, in order. Whatever the files hold,
// there is a line for each, and the exit code is 0.
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

const entry = await bundle('electron/reading/child/process.ts')
const { forkReading, print, readAll } = await import(
  pathToFileURL(await bundle('electron/reading/host/command.ts')).href
)
await readAll(() => forkReading(entry), process.argv.slice(2), print)
