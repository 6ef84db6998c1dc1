// The packaged app and an empty one of the same packaging, to be started and looked at. Nobody drives either while it starts,
// which would hold its page back: Chromium is asked afterwards when what happened.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import asar from '@electron/asar'
import { startUndriven } from '../../../build/app-driver.mjs'
import { bundle } from '../../../build/bundle.mjs'
import { startSession } from '../../../build/display.mjs'
import { runNode, root } from '../../../build/terminal.mjs'
import { ensurePackages } from '../../../build/debian-packages.mjs'

const packed = path.join(root, 'dist/for-tests/linux-unpacked')
const empty = path.join(root, 'dist/for-tests/empty')
/** What is done after a first start. */
const SETTLED = 15_000
const sources = [
  'electron',
  'renderer',
  'shared',
  'sandbox',
  'package.json',
  'electron-builder.yml',
]

/** @typedef {{ folder: string, executable: string }} Packed */

/**
 * Both apps, packed anew where a source is newer, and a session with a display to start them in.
 * @returns {Promise<{ ours: Packed, least: Packed, session: import('../../../build/display.mjs').Surroundings }>}
 */
export async function openApps() {
  ensurePackages('electron', 'display', 'session')
  if (newest(sources) > modified(path.join(packed, 'resources/app.asar'))) {
    const code = await runNode(path.join(root, 'build/dist.mjs'), ['--linux', '--for-tests', 'dir'])
    if (code !== 0) throw new Error('The app cannot be packed')
  }
  await packEmpty()
  const of = (folder) => ({ folder, executable: path.join(folder, 'docket') })
  return { ours: of(packed), least: of(empty), session: await startSession() }
}

/** The same files and fuses, with an app in them that does nothing. */
async function packEmpty() {
  fs.rmSync(empty, { recursive: true, force: true })
  const copied = spawnSync('cp', ['-al', packed, empty], { encoding: 'utf8' })
  if (copied.status !== 0) throw new Error(copied.stderr)
  const resources = path.join(empty, 'resources')
  fs.rmSync(resources, { recursive: true })
  fs.mkdirSync(resources)
  await asar.createPackage(
    path.join(root, 'tests/bench/empty-app'),
    path.join(resources, 'app.asar'),
  )
}

const modified = (file) => (fs.existsSync(file) ? fs.statSync(file).mtimeMs : 0)

function newest(places) {
  const files = places.flatMap((place) => {
    const full = path.join(root, place)
    if (!fs.statSync(full).isDirectory()) return [full]
    return fs.readdirSync(full, { recursive: true }).map((file) => path.join(full, file))
  })
  return Math.max(...files.map(modified))
}

/** @param {string} [of] a profile to begin with a copy of */
export function freshProfile(of) {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-bench-'))
  if (of) fs.cpSync(of, profile, { recursive: true })
  return profile
}

/**
 * A profile of somebody who has used the app for long (profile.ts). It is to be started where it is: a copy would be taken
 * for one that was brought back, whose receipts are all looked for.
 * @param {Packed} app starts it once, as somebody has who uses it
 * @param {import('../../../build/display.mjs').Surroundings} session
 * @param {import('./profile').ProfileSize} size
 */
export async function usedProfile(app, session, size) {
  const { makeProfile } = await import(
    pathToFileURL(await bundle('tests/bench/kit/profile.ts')).href
  )
  const profile = freshProfile()
  await makeProfile(profile, size)
  const { close } = await startUp(app, session, profile)
  await rest(SETTLED)
  await close()
  return profile
}

/**
 * @param {Packed} app
 * @param {import('../../../build/display.mjs').Surroundings} session
 * @param {string} profile
 * @param {string[]} [args]
 */
export async function startUp({ executable }, session, profile, args = []) {
  const begun = Date.now()
  const app = await startUndriven({ executable, profile, env: session.env, args })
  return { ...app, begun }
}

/**
 * In the page: when it could be used, by the clock on the wall: its largest part is painted and nothing keeps its thread any
 * more. Of tasks, those count that take 50 ms or longer (W3C, Long Tasks).
 */
export function usableAt() {
  const seen = (type, patience) =>
    new Promise((resolve) => {
      const tell = (list) => resolve(list.getEntries())
      new PerformanceObserver(tell).observe({ type, buffered: true })
      // There may have been none.
      if (patience) setTimeout(() => resolve([]), patience)
    })
  return Promise.all([seen('largest-contentful-paint'), seen('longtask', 200)]).then(
    ([paints, tasks]) => {
      const painted = paints.at(-1).startTime
      const quiet = tasks.map(({ startTime, duration }) => startTime + duration)
      return performance.timeOrigin + Math.max(painted, ...quiet)
    },
  )
}

/** Takes files out of the cache that the system keeps of them (Linux, posix_fadvise). @param {string} folder */
export function forgetCached(folder) {
  // By one process: a profile has tens of thousands of files.
  const dd = ['dd', 'if={}', 'iflag=nocache', 'count=0', 'status=none', ';']
  spawnSync('find', [folder, '-type', 'f', '-exec', ...dd])
}

export const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
