// `npm start`: builds the app and runs it from the checkout; where nobody could see it, runs the guided tour instead.
import { hasDisplay } from './display.mjs'
import { electronArguments, prepare } from './prepare.mjs'
import { root, run, sayAs } from './terminal.mjs'

const say = sayAs('start')

async function start(args) {
  const runtime = await prepare()
  const flags = electronArguments()
  if (flags.includes('--no-sandbox')) {
    say(
      'running as root, where Chromium cannot use its sandbox: --no-sandbox, for development only',
    )
  }
  return run(runtime.executable, [...flags, root, ...args])
}

async function tour() {
  say('there is no display to show a window on, so the guided tour runs instead')
  const { runTour } = await import('./tour.mjs')
  if (!(await runTour())) process.exitCode = 1
}

try {
  if (hasDisplay()) process.exitCode = await start(process.argv.slice(2))
  else await tour()
} catch (error) {
  say(error.message)
  process.exitCode = 1
}
