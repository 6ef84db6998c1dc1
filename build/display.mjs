// Starts what a desktop app expects around it: a virtual display where there is none, and for tests a whole private
// desktop session (display, session bus, unlocked throw-away keyring, empty home).
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const SCREEN = '1600x1000x24'
const START_TIMEOUT_MS = 15_000
const POLL_MS = 50
// Of the throw-away keyring.
const PASSWORD = 'docket\n'

/** Whether windows can be shown to somebody. */
export const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)

/**
 * An environment is used as `spawn(..., { env: it.env })` and stopped after the programs in it have ended.
 * @typedef {object} Surroundings
 * @property {NodeJS.ProcessEnv} env
 * @property {() => void} stop
 */

/**
 * Somebody of this computer, by numbers.
 * @typedef {{ uid: number, gid: number }} User
 */

/** The display there is, or else a virtual one. @returns {Promise<Surroundings>} */
export async function ensureDisplay() {
  return hasDisplay() ? { env: { ...process.env }, stop() {} } : startDisplay()
}

/** A virtual display of its own. @returns {Promise<Surroundings>} */
export async function startDisplay(env = process.env, user = {}) {
  // Xvfb picks a free number itself and reports it, so that displays started at once do not collide.
  const args = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp']
  const server = startDaemon('Xvfb', args, { env, user })
  const display = { ...env, DISPLAY: `:${await server.report()}` }
  delete display.WAYLAND_DISPLAY
  return { env: display, stop: server.stop }
}

/**
 * A private desktop session, in which programs neither see nor change anything of the user's; elsewhere than on Linux
 * the session there is. `stop` also removes its home folder.
 * @param {object} [options]
 * @param {boolean} [options.withKeyring] false leaves that to `startKeyring`
 * @param {boolean} [options.activates] whether programs bring up what they miss, such as a keyring or its prompt
 * @param {User} [options.user] whose session it is; only root can start one of another
 * @returns {Promise<Surroundings>}
 */
export async function startSession({ withKeyring = true, activates = withKeyring, user } = {}) {
  if (process.platform !== 'linux') return { env: { ...process.env }, stop() {} }
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-session-'))
  const asUser = user ?? {}
  const stops = [() => removeHome(home)]
  const stop = () => {
    while (stops.length > 0) stops.pop()()
  }
  try {
    const display = await startDisplay({ ...process.env, ...homeVariables(home, user) }, asUser)
    stops.push(display.stop)
    const bus = await startBus(display.env, { activates, user: asUser })
    stops.push(bus.stop)
    if (withKeyring) {
      const keyring = await startKeyring(bus.env, { user: asUser })
      stops.push(() => void keyring.stop().catch(() => {}))
    }
    return { env: bus.env, stop }
  } catch (error) {
    stop()
    throw error
  }
}

/** A program that was killed may still be writing there; what then stays is the temporary folder's to clear. */
function removeHome(home) {
  try {
    fs.rmSync(home, { recursive: true, force: true, maxRetries: 3, retryDelay: 100 })
  } catch (error) {
    if (error.code !== 'ENOTEMPTY') throw error
  }
}

function homeVariables(home, user) {
  const own = (folder) => user && fs.chownSync(folder, user.uid, user.gid)
  own(home)
  const folder = (name) => {
    const full = path.join(home, name)
    fs.mkdirSync(full, { mode: 0o700 })
    own(full)
    return full
  }
  return {
    HOME: home,
    XDG_DATA_HOME: folder('data'),
    XDG_CONFIG_HOME: folder('config'),
    XDG_CACHE_HOME: folder('cache'),
    XDG_RUNTIME_DIR: folder('run'),
  }
}

async function startBus(env, { activates, user }) {
  const config = activates ? '--session' : `--config-file=${writeBusConfig(env)}`
  const args = [config, '--nofork', '--nopidfile', '--print-address=3']
  const bus = startDaemon('dbus-daemon', args, { env, user })
  return { env: { ...env, DBUS_SESSION_BUS_ADDRESS: await bus.report() }, stop: bus.stop }
}

/** A bus that starts no program by itself, as a name without an owner otherwise makes it do. */
function writeBusConfig({ HOME, XDG_RUNTIME_DIR }) {
  const file = path.join(HOME, 'bus.conf')
  const rules =
    '<allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>'
  const policy = `<policy context="default">${rules}</policy>`
  const listen = `<listen>unix:dir=${XDG_RUNTIME_DIR}</listen>`
  fs.writeFileSync(file, `<busconfig><type>session</type>${listen}${policy}</busconfig>`)
  return file
}

/**
 * Starts the keyring below `env.XDG_DATA_HOME` in a session; the first start makes it.
 * @param {NodeJS.ProcessEnv} env
 * @param {object} [options]
 * @param {boolean} [options.isLocked] true starts it as after a login without a password
 * @param {Partial<User>} [options.user] whose it is
 * @returns {Promise<{ stop: () => Promise<void> }>} `stop` ends when no program can reach it any more
 */
export async function startKeyring(env, { isLocked = false, user = {} } = {}) {
  const args = ['--components=secrets', '--foreground']
  const keyring = isLocked
    ? startDaemon('gnome-keyring-daemon', args, { env, user })
    : startDaemon('gnome-keyring-daemon', ['--unlock', ...args], { env, user, input: PASSWORD })
  const isThere = () => ownsName('org.freedesktop.secrets', env, user)
  const stop = async () => {
    keyring.stop()
    if (!(await comesTrue(() => !isThere()))) throw new Error('gnome-keyring-daemon does not end')
  }
  if (await comesTrue(isThere)) return { stop }
  keyring.stop()
  throw new Error('gnome-keyring-daemon did not start')
}

async function comesTrue(isTrue) {
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += POLL_MS) {
    if (isTrue()) return true
    await sleep(POLL_MS)
  }
  return false
}

function ownsName(name, env, user) {
  const bus = 'org.freedesktop.DBus'
  const args = [
    '--session',
    '--print-reply',
    `--dest=${bus}`,
    '/',
    `${bus}.NameHasOwner`,
    `string:${name}`,
  ]
  const reply = spawnSync('dbus-send', args, { env, ...user, encoding: 'utf8' })
  return reply.stdout.includes('boolean true')
}

/**
 * Starts a program that stays, in a process group of its own: Ctrl+C must not end it before the app that uses it.
 * `report` is the first line it writes to its file descriptor 3.
 */
function startDaemon(command, args, { env, user = {}, input = '' }) {
  // The kernel ends it when this process dies without stopping it.
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', command, ...args], {
    env,
    ...user,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  release(child)
  const stop = () => {
    process.off('exit', stop)
    child.kill('SIGTERM')
  }
  process.once('exit', stop)
  return { stop, report: () => firstLine(child, command) }
}

function firstLine(child, command) {
  return new Promise((resolve, reject) => {
    let text = ''
    const fail = (why) => {
      clearTimeout(timer)
      reject(new Error(`${command} did not start: ${why}`))
    }
    const timer = setTimeout(() => fail('it reported nothing'), START_TIMEOUT_MS)
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code) => fail(`exit code ${code}`))
    child.stdio[3].setEncoding('utf8').on('data', (chunk) => {
      text += chunk
      if (!text.includes('\n')) return
      clearTimeout(timer)
      resolve(text.slice(0, text.indexOf('\n')))
    })
  })
}

/** Lets this process end while the other one still runs. */
function release(child) {
  child.unref()
  for (const stream of child.stdio) stream?.unref()
}
