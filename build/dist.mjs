// `npm run dist -- [--linux|--win|--mac] [--x64|--arm64|--universal] [dir|deb|rpm|…]`: builds the app, packs it once for each
// architecture and makes each package from that. Without names: those of electron-builder.yml for this computer. What
// fails does not keep the others from being made, is said at the end, and makes the exit code 1. Needs no network beyond
// npm's for what can be made without: where the official Electron cannot be had, packages for Linux x64 hold the staged one
// and are for tests only. `--for-tests` packs one that starts with a debugging port, for the tests that drive it, into a
// folder of its own. `--built` packs what the last build left in `out/`. `--signed` fails rather than leave a
// package unsigned.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'electron-builder'
import afterPack from './after-pack.cjs'
import { ensurePackages } from './debian-packages.mjs'
import { electronFor } from './package-electron.mjs'
import { buildApp } from './prepare.mjs'
import { root, sayAs } from './terminal.mjs'

const require = createRequire(import.meta.url)
const { getConfig } = require('app-builder-lib/out/util/config/config')
const say = sayAs('dist')

/** By electron-builder's name for a system, Node's. */
const SYSTEMS = { linux: 'linux', win: 'win32', mac: 'darwin' }
const ARCHITECTURES = ['x64', 'arm64', 'universal']
const FOR_TESTS = 'for-tests'
const BUILT = 'built'
const SIGNED = 'signed'
const isMac = process.platform === 'darwin'
/** As Node words a failed connection: `getaddrinfo ENOTFOUND github.com`. */
const UNREACHABLE = /(?:getaddrinfo|connect) E[A-Z_]+ (\S+)/

/** Which system's packages, for which architectures, and which of them: `--linux --arm64 deb tar.gz`. */
async function readArguments(args) {
  const names = [...Object.keys(SYSTEMS), ...ARCHITECTURES, FOR_TESTS, BUILT, SIGNED]
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' }]))
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const platform = Object.keys(SYSTEMS).find((name) => values[name]) ?? ownPlatform()
  const named = ARCHITECTURES.filter((name) => values[name])
  const architectures = named.length > 0 ? named : [platform === 'mac' ? 'universal' : process.arch]
  const declared = (await getConfig(root, 'electron-builder.yml', {}))[platform].target
  const targetsFor = (architecture) =>
    positionals.length > 0
      ? positionals
      : declared.filter(({ arch }) => arch.includes(architecture)).map(({ target }) => target)
  return {
    platform,
    architectures,
    targetsFor,
    isForTests: values[FOR_TESTS],
    isBuilt: values[BUILT],
    isSigned: values[SIGNED],
  }
}

function ownPlatform() {
  return Object.keys(SYSTEMS).find((name) => SYSTEMS[name] === process.platform) ?? 'linux'
}

/** electron-builder would fetch these programs from GitHub; they are at hand from npm, Debian or here. */
function offerTools(targets) {
  const env = process.env
  if (!env.ELECTRON_BUILDER_7ZIP_PATH) {
    const { path7za } = require('7zip-bin')
    fs.chmodSync(path7za, 0o755) // its package has it without the executable bit
    env.ELECTRON_BUILDER_7ZIP_PATH = path7za
  }
  env.CUSTOM_FPM_PATH ??= path.join(import.meta.dirname, 'fpm.mjs')
  env.ELECTRON_BUILDER_COMPRESSION_LEVEL ??= '5' // the default takes seven times as long and saves little
  if (targets.includes('rpm')) ensurePackages('rpm')
}

/** In a folder of its own, and quick to make. */
const forTests = {
  directories: { output: path.join('dist', FOR_TESTS) },
  deb: { compression: 'gz' },
}

/** Packs the app. Resolves to what packages are made from, and how electron-builder is told of all. */
async function pack({ platform, architecture, electron, isForTests, isSigned }) {
  let folder
  const options = {
    [architecture]: true,
    publish: 'never',
    config: {
      ...electron,
      ...(isSigned && { forceCodeSigning: true }),
      ...(isForTests && forTests),
      // Signing takes a Mac's own `codesign`.
      ...(platform === 'mac' && !isMac && { electronFuses: { resetAdHocDarwinSignature: false } }),
      afterPack: (context) => {
        folder = context.appOutDir
        return afterPack(context)
      },
    },
  }
  if (platform === 'mac' && !isMac)
    say('made elsewhere than on a Mac, it is not signed and does not start')
  await build({ ...options, [platform]: ['dir'] })
  const prepackaged = platform === 'mac' ? path.join(folder, 'Docket.app') : folder
  return { options, folder, prepackaged }
}

/** Why something was not made, as a sentence where the cause is known. */
function reasonOf(error) {
  const [, host = ''] = UNREACHABLE.exec(error.message) ?? []
  if (host === '') return error.message
  return `it needs files from ${host}, which cannot be reached from here`
}

/** Makes the packages of one architecture; resolves to the files made and to sentences about what was not. */
async function makeAll(targets, wanted) {
  const { platform, architecture } = wanted
  const made = []
  const failed = []
  const attempt = async (what, make) => {
    try {
      return await make()
    } catch (error) {
      failed.push(`${[platform, architecture, ...what].join(' ')}: ${reasonOf(error)}`)
    }
  }
  const packed = await attempt([], () => pack(wanted))
  if (!packed) return { made, failed }
  if (targets.includes('dir')) made.push(packed.folder)
  for (const target of targets.filter((each) => each !== 'dir')) {
    const { options, prepackaged } = packed
    const files = await attempt([target], () =>
      build({ ...options, [platform]: [target], prepackaged }),
    )
    made.push(...(files ?? []))
  }
  return { made, failed }
}

/** Which Electron each architecture gets; those that get none are told before anything is built. */
async function chooseElectrons(platform, architectures) {
  const chosen = []
  const failed = []
  for (const architecture of architectures) {
    try {
      const { isForTests, ...electron } = await electronFor(SYSTEMS[platform], architecture)
      if (isForTests) say(`packages of Electron ${electron.electronVersion} are not for users`)
      chosen.push({ architecture, electron })
    } catch (error) {
      failed.push(`${platform} ${architecture}: ${error.message}`)
    }
  }
  return { chosen, failed }
}

async function dist({ platform, architectures, targetsFor, isForTests, isBuilt, isSigned }) {
  const { chosen, failed } = await chooseElectrons(platform, architectures)
  const made = []
  if (chosen.length === 0) return { made, failed }
  offerTools(chosen.flatMap(({ architecture }) => targetsFor(architecture)))
  if (!isBuilt) await buildApp(isForTests ? FOR_TESTS : 'production')
  try {
    for (const { architecture, electron } of chosen) {
      const wanted = { platform, architecture, electron, isForTests, isSigned }
      const one = await makeAll(targetsFor(architecture), wanted)
      made.push(...one.made)
      failed.push(...one.failed)
    }
    return { made, failed }
  } finally {
    // Nobody shall find the bundles of the one for tests where those of the app are.
    if (isForTests) await buildApp()
  }
}

const sizeOf = (file) => {
  const about = fs.statSync(file)
  return about.isFile() ? `${(about.size / 1e6).toFixed(1).padStart(6)} MB` : '   folder'
}

/** electron-builder ends the process by a hook of its own, with code 0 whatever `process.exitCode` is; this one comes later. */
function endAsFailure() {
  process.on('exit', () => {
    process.exitCode = 1
  })
}

try {
  const { made, failed } = await dist(await readArguments(process.argv.slice(2)))
  for (const file of made) console.log(`${sizeOf(file)}  ${path.relative(root, file)}`)
  for (const sentence of failed) say(`not made: ${sentence}`)
  if (failed.length > 0) endAsFailure()
} catch (error) {
  say(error.message)
  endAsFailure()
}
