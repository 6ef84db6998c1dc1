// `npm run dist -- --linux dir|tar.gz|deb|rpm ...`: builds the app and packs it. Needs no network beyond npm's: where
// the official Electron cannot be had, the packages hold the staged one and are for tests only. `--for-tests` packs one
// that starts with a debugging port, for the tests that drive it, into a folder of its own.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'electron-builder'
import { buildApp, prepareAs } from './prepare.mjs'
import { sayAs } from './terminal.mjs'

const require = createRequire(import.meta.url)
const say = sayAs('dist')
const PLATFORMS = ['linux', 'win', 'mac']
const TARGETS_BY_DEFAULT = [] // those of electron-builder.yml
const FOR_TESTS = 'for-tests'

/** Which system's packages, and which of them: `--linux deb tar.gz`. */
function readArguments(args) {
  const names = [...PLATFORMS, FOR_TESTS]
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' }]))
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const platform = PLATFORMS.find((name) => values[name]) ?? ownPlatform()
  return {
    targets: { [platform]: positionals.length > 0 ? positionals : TARGETS_BY_DEFAULT },
    isForTests: values[FOR_TESTS] === true,
  }
}

function ownPlatform() {
  return { win32: 'win', darwin: 'mac' }[process.platform] ?? 'linux'
}

/** electron-builder would fetch these programs from GitHub; both are at hand from npm or here. */
function offerTools() {
  const env = process.env
  if (!env.ELECTRON_BUILDER_7ZIP_PATH) {
    const { path7za } = require('7zip-bin')
    fs.chmodSync(path7za, 0o755) // its package has it without the executable bit
    env.ELECTRON_BUILDER_7ZIP_PATH = path7za
  }
  env.CUSTOM_FPM_PATH ??= path.join(import.meta.dirname, 'fpm.mjs')
  env.ELECTRON_BUILDER_COMPRESSION_LEVEL ??= '5' // the default takes seven times as long and saves little
}

/** The staged Electron is named to electron-builder; the official one it finds, or fetches for another system. */
function electronOptions({ source, dist, version }) {
  if (source === 'official') return {}
  if (source === 'staged')
    say(`these packages hold Electron ${version} and are for tests, not for users`)
  return { electronDist: dist, ...(version && { electronVersion: version }) }
}

async function dist({ targets, isForTests }) {
  const runtime = await prepareAs(isForTests ? FOR_TESTS : 'production')
  offerTools()
  try {
    return await build({
      ...targets,
      x64: 'linux' in targets,
      publish: 'never',
      config: {
        ...electronOptions(runtime),
        ...(isForTests && { directories: { output: path.join('dist', FOR_TESTS) } }),
      },
    })
  } finally {
    // Nobody shall find the bundles of the one for tests where those of the app are.
    if (isForTests) await buildApp()
  }
}

try {
  const files = await dist(readArguments(process.argv.slice(2)))
  console.log(files.join('\n'))
} catch (error) {
  say(error.message)
  process.exitCode = 1
}
