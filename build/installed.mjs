// `npm run installed [-- --built]`: the Linux packages as people use them, on a Debian of which this is root. The deb is
// installed, started by an ordinary user within Chromium's sandbox, put through the main job, upgraded in mid-send and
// removed; the rpm is unpacked and started. `--built` takes the packages that `dist/` holds. What people get opens no
// debugging port, so the window that is driven is that of the same package built for tests (electron/env.d.ts).
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { allReceipts, ask, enterForm, startPackagedApp } from './app-driver.mjs'
import { ensurePackages } from './debian-packages.mjs'
import { setDefaultBrowser } from './default-browser.mjs'
import { startSession } from './display.mjs'
import { resolveElectron } from './electron-runtime.mjs'
import * as job from './main-job.mjs'
import { Proofs } from './proofs.mjs'
import { isSandboxed, processesOf } from './sandboxed.mjs'
import { hasCommand, root, runNode, sayAs } from './terminal.mjs'

const say = sayAs('installed')
const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
const program = '/usr/bin/docket'
const folder = '/opt/Docket'
const entry = '/usr/share/applications/docket.desktop'
/** Of what Electron alone takes. */
const mostRoom = 1.2
const keyring = '--password-store=gnome-libsecret'

/** Runs a program to its end and returns what it said. @throws with its last words when it fails */
function runHere(command, ...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const ran = spawnSync(command, args, { encoding: 'utf8', env })
  if (ran.status !== 0) throw new Error(`${command} failed: ${ran.stderr.trim().slice(-400)}`)
  return ran.stdout
}

function assertPossible() {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !hasCommand('dpkg'))
    throw new Error('this installs a package, which takes root on Debian or one of its relatives')
  if (isInstalled()) throw new Error('Docket is installed here already, and would be replaced')
}

function isInstalled() {
  const asked = spawnSync('dpkg-query', ['--show', '--showformat=${db:Status-Status}', 'docket'])
  return asked.stdout.toString() === 'installed'
}

/** Makes the packages; those for tests are found in a folder of their own. */
async function packages(areBuilt) {
  const name = (architecture, ending) => `dist/docket-${version}-${architecture}.${ending}`
  const own = {
    deb: name('amd64', 'deb'),
    rpm: name('x86_64', 'rpm'),
    'tar.gz': name('x64', 'tar.gz'),
  }
  const forTests = own.deb.replace('dist/', 'dist/for-tests/')
  if (!areBuilt) {
    const dist = path.join(import.meta.dirname, 'dist.mjs')
    const made = [
      await runNode(dist, ['--linux', ...Object.keys(own)]),
      await runNode(dist, ['--linux', '--for-tests', 'deb']),
    ]
    if (made.some((code) => code !== 0)) throw new Error('not every package could be made')
  }
  const absent = [...Object.values(own), forTests].filter((file) => !fs.existsSync(file))
  if (absent.length > 0) throw new Error(`not there, start without --built: ${absent.join(', ')}`)
  return { own, forTests }
}

/** Somebody without rights: a session, a home and a profile of their own. */
async function startDesk() {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(runHere('id', flag, 'nobody')))
  const user = { uid, gid }
  const session = await startSession({ user })
  const home = session.env.HOME
  const browser = path.join(home, 'visitor.mjs')
  fs.copyFileSync(path.join(import.meta.dirname, 'visitor.mjs'), browser)
  setDefaultBrowser(session.env, [process.execPath, browser])
  const adminPort = await job.freePort()
  const demo = { DOCKET_DEMO_OPTIONS: `--consent auto --admin-port ${adminPort}` }
  return {
    user,
    home,
    env: { ...session.env, ...demo },
    admin: `http://127.0.0.1:${adminPort}`,
    /** Where the app puts it by itself. */
    profile: path.join(session.env.XDG_CONFIG_HOME, 'Docket'),
    stop: () => session.stop(),
  }
}

/** Starts what people get, waits for its window's process, looks at that and ends the app. */
async function startsSandboxed(executable, { env, user, home }) {
  const app = spawn(executable, [keyring], { env, ...user, cwd: home, stdio: 'ignore' })
  try {
    await job.until('a page runs', () => pagesOf(user).length > 0)
    assertSandboxed(user)
  } finally {
    app.kill('SIGTERM')
    if (app.exitCode === null) await once(app, 'exit')
  }
  if (app.exitCode !== 0) throw new Error(`it ended with ${app.exitCode}`)
}

/** Asks what people get at a terminal, without a display and with its manual and completions. */
function answersTerminal({ env, user, home }) {
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...rest } = env
  const docket = (...words) =>
    spawnSync(program, [keyring, ...words], { env: rest, ...user, cwd: home, encoding: 'utf8' })
  const { status, stdout, stderr } = docket('status', '--json')
  if (status !== 0) throw new Error(`the status ended with ${status}: ${stderr}`)
  if (JSON.parse(stdout).said !== 'status') throw new Error(stdout)
  const unknown = docket('frobnicate').status
  if (unknown !== 2) throw new Error(`an unknown word ended with ${unknown}`)
  const owned = runHere('dpkg-query', '--listfiles', 'docket').split('\n')
  const wanted = [
    'man/man1/docket.1.gz',
    'bash-completion/completions/docket',
    'zsh/vendor-completions/_docket',
    'fish/vendor_completions.d/docket.fish',
  ]
  const absent = wanted.filter((file) => !owned.includes(`/usr/share/${file}`))
  if (absent.length > 0) throw new Error(`not there: ${absent.join(', ')}`)
}

const pagesOf = ({ uid }) =>
  processesOf(uid).filter(({ words }) => words.includes('--type=renderer'))

function assertSandboxed(user) {
  const open = pagesOf(user).filter(({ pid }) => !isSandboxed(pid))
  if (open.length > 0) throw new Error('a page runs outside the sandbox')
  const weak = processesOf(user.uid).filter(({ words }) => words.includes('--no-sandbox'))
  if (weak.length > 0) throw new Error('it was started with --no-sandbox')
}

const startDriven = (desk) => startPackagedApp({ executable: program, ...desk })

/** Puts sample receipts into the window as that user, and waits until they are read. */
async function dropSamples(driven, desk, samples) {
  const files = samples.map(({ file }) => {
    const own = path.join(desk.home, file)
    fs.copyFileSync(path.join(job.samples, file), own)
    return own
  })
  await driven.drop(files)
  await driven.page.getByText(`${files.length} saved`).waitFor(job.patience)
  const isRead = async () => (await ask(driven.page, 'reading.progress')).waiting === 0
  await job.until('all are read', isRead)
}

async function reviewSamples({ page }, samples) {
  const choices = await ask(page, 'books.choices')
  await enterForm(page)
  for (const [index, sample] of samples.entries())
    await job.review(page, sample, { left: samples.length - index - 1, choices })
}

const untilProven = ({ page }, count) =>
  job.until(`${count} receipts are proven`, async () => {
    const { counts } = await ask(page, 'receipts.summary')
    return counts.books === count
  })

/** Throws unless the books hold each of these files in one expense, and the app says that of each. */
async function assertSentOnce({ page }, { admin }, samples) {
  const books = await job.readBooks(admin)
  const receipts = await allReceipts(page)
  for (const { file } of samples) {
    const bytes = fs.readFileSync(path.join(job.samples, file))
    const hash = createHash('sha256').update(bytes).digest('hex')
    const isIn = ({ attachments }) => attachments.some(({ sha256 }) => sha256 === hash)
    const times = books.filter(isIn).length
    if (times !== 1) throw new Error(`${file} is in the books ${times} times`)
    const { state } = receipts.find(({ fileName }) => fileName === file) ?? {}
    if (state !== 'proven') throw new Error(`${file} is ${state ?? 'not here'}`)
  }
}

async function mainJob(desk, samples) {
  const driven = await startDriven(desk)
  try {
    assertSandboxed(desk.user)
    await job.signInToDemo(driven.page)
    const { keeping } = await ask(driven.page, 'session.current')
    if (keeping !== 'keyring') throw new Error(`the sign-in is kept by ${keeping}`)
    await dropSamples(driven, desk, samples)
    await reviewSamples(driven, samples)
    await untilProven(driven, samples.length)
    await assertSentOnce(driven, desk, samples)
  } finally {
    await driven.close()
  }
}

/** The service has made the expense and has not answered yet, when the files of the app are replaced and it is killed. */
async function upgradeInMidSend(deb, desk, { before, next }) {
  const driven = await startDriven(desk)
  try {
    await job.until('it is signed in', async () => {
      const { status } = await ask(driven.page, 'session.current')
      return status === 'connected'
    })
    await dropSamples(driven, desk, [next])
    const held = { method: 'POST', path: '/v1/expenses', act: { kind: 'hold' } }
    await job.turnDial(desk.admin, { next: [held] })
    await reviewSamples(driven, [next])
    await job.until('it is on its way', async () => {
      const books = await job.readBooks(desk.admin)
      const { counts } = await ask(driven.page, 'receipts.summary')
      return counts.sending === 1 && books.some(({ supplier }) => supplier === next.supplier)
    })
    runHere('dpkg', '--install', deb)
  } finally {
    driven.child.kill('SIGKILL')
    await job.until('it has ended', () => processesOf(desk.user.uid, folder).length === 0)
  }
  const again = await startDriven(desk)
  try {
    await untilProven(again, before.length + 1)
    await assertSentOnce(again, desk, [...before, next])
  } finally {
    await again.close()
  }
}

/** What a file of the profile holds, by its name. */
function contentsOf(profile) {
  const files = fs.readdirSync(profile, { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .map((file) => `${file} ${createHash('sha256').update(fs.readFileSync(file)).digest('hex')}`)
    .join('\n')
}

/** Removes the package, and throws where anything of it or less than the profile is left. */
function removeWhole({ profile }) {
  const owned = runHere('dpkg-query', '--listfiles', 'docket').trim().split('\n')
  const files = owned.filter((file) => !fs.lstatSync(file).isDirectory())
  const kept = contentsOf(profile)
  runHere('dpkg', '--purge', 'docket')
  const left = [...files, folder, program].filter((file) => fs.existsSync(file))
  if (left.length > 0) throw new Error(`still there: ${left.slice(0, 5).join(', ')}`)
  if (contentsOf(profile) !== kept) throw new Error('the profile is another than before')
  return `${files.length} files gone, the profile as it was`
}

function roomOf(place) {
  const files = fs.readdirSync(place, { recursive: true, withFileTypes: true })
  const sizes = files
    .filter((file) => file.isFile())
    .map((file) => fs.statSync(path.join(file.parentPath, file.name)).size)
  return sizes.reduce((sum, size) => sum + size, 0)
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`

async function measureRoom() {
  const { dist } = await resolveElectron()
  const [own, electron] = [folder, dist].map(roomOf)
  const said = `${megabytes(own)} beside ${megabytes(electron)}: ${(own / electron).toFixed(2)}`
  if (own > mostRoom * electron) throw new Error(said)
  return said
}

/** The entry of the desktop's menu is valid, and what it starts is there. */
function assertEntry() {
  runHere('desktop-file-validate', entry)
  const started = [...fs.readFileSync(entry, 'utf8').matchAll(/^Exec=(\S+)/gm)]
  for (const [, command] of started)
    if (!hasCommand(command)) throw new Error(`${command} is not there`)
  return `${started.length} ways to start it`
}

async function startUnpacked(rpm, desk) {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'docket-rpm-'))
  try {
    fs.chmodSync(place, 0o755)
    runHere('bsdtar', '-xf', rpm, '-C', place)
    await startsSandboxed(path.join(place, folder, 'docket'), desk)
  } finally {
    fs.rmSync(place, { recursive: true })
  }
}

async function proveAll({ own, forTests }, desk) {
  const proofs = new Proofs()
  const [first, second, next] = job.readSamples().filter(({ file }) => file.endsWith('.jpg'))
  const before = [first, second]
  const apt = ['--yes', '--quiet=2', '--no-install-recommends']
  await proofs.prove(
    'the deb is installed, with all that it depends on',
    () => void runHere('apt-get', 'install', ...apt, path.join(root, own.deb)),
  )
  await proofs.prove(`it takes at most ${mostRoom} times the room of Electron`, measureRoom)
  await proofs.prove('its entry in the menu of the desktop is valid', assertEntry)
  await proofs.prove('an ordinary user starts it, and its pages are in the sandbox', () =>
    startsSandboxed(program, desk),
  )
  await proofs.prove('it answers at a terminal without a display, and brings its manual', () =>
    answersTerminal(desk),
  )
  runHere('dpkg', '--install', forTests)
  await proofs.prove(
    'its sign-in is kept by the keyring, and it takes receipts into the books, each once',
    () => mainJob(desk, before),
  )
  await proofs.prove('upgraded in mid-send, it keeps its profile and sends nothing twice', () =>
    upgradeInMidSend(forTests, desk, { before, next }),
  )
  await proofs.prove('removed, it leaves nothing but the profile', () => removeWhole(desk))
  await proofs.prove('the rpm, unpacked, starts as well, and its pages are in the sandbox', () =>
    startUnpacked(own.rpm, desk),
  )
  return proofs.sum()
}

async function main() {
  const { values } = parseArgs({ options: { built: { type: 'boolean' } } })
  assertPossible()
  ensurePackages('electron', 'display', 'session', 'rpm', 'installing')
  const made = await packages(values.built)
  for (const file of Object.values(made.own)) say(`${megabytes(fs.statSync(file).size)}  ${file}`)
  const desk = await startDesk()
  try {
    return await proveAll(made, desk)
  } finally {
    if (isInstalled()) runHere('dpkg', '--purge', 'docket')
    desk.stop()
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  say(error.message)
  process.exitCode = 1
}
