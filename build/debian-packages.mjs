// Knows the Debian packages that Electron, a virtual display and the tests need, and makes sure of them: installs what
// is missing when run by root on Debian, otherwise says exactly what to run.
import { spawnSync } from 'node:child_process'
import { hasCommand, sayAs } from './terminal.mjs'

const say = sayAs('packages')

// An array holds alternatives: newer releases renamed some libraries.
const PACKAGES = {
  electron: [
    ['libgtk-3-0', 'libgtk-3-0t64'],
    'libnss3',
    'libgbm1',
    ['libasound2', 'libasound2t64'],
    'libsecret-1-0',
    'ca-certificates',
    'xdg-utils',
  ],
  display: ['xvfb', 'xauth', 'fonts-dejavu-core'],
  session: ['dbus', 'gnome-keyring'],
  tests: ['chromium', 'libglib2.0-bin', 'libxml2-utils', 'poppler-utils'],
  tracing: ['strace'],
  readers: ['tesseract-ocr', 'poppler-utils'],
  rpm: ['rpm'],
  installing: ['desktop-file-utils', 'libarchive-tools'],
}

/**
 * Throws when something of these groups is missing and cannot be installed here. Elsewhere than on Debian and its
 * relatives it leaves the matter to the user.
 * @param {(keyof typeof PACKAGES)[]} groups
 */
export function ensurePackages(...groups) {
  if (process.platform !== 'linux' || !hasCommand('dpkg-query')) return
  const missing = missingFrom(groups.flatMap((group) => PACKAGES[group]))
  if (missing.length === 0) return
  if (process.getuid() !== 0) {
    const names = missing.map(nameHere).join(' ')
    throw new Error(
      `Missing Debian packages. Run:\n  sudo apt-get install --no-install-recommends ${names}`,
    )
  }
  install(missing)
}

function missingFrom(wanted) {
  const all = wanted.map((names) => [names].flat())
  const query = spawnSync(
    'dpkg-query',
    ['--show', '--showformat=${db:Status-Abbrev}${Package}\\n', ...all.flat()],
    { encoding: 'utf8' }, // unknown names make it fail and still list the others
  )
  const lines = new Set(query.stdout.split('\n'))
  return all.filter((names) => !names.some((name) => lines.has(`ii ${name}`)))
}

function install(missing) {
  say('looking up the missing Debian packages')
  apt('update', '--quiet=2')
  const names = missing.map(nameHere)
  say(`installing ${names.join(' ')}`)
  apt('install', '--yes', '--quiet=2', '--no-install-recommends', ...names)
}

const nameHere = (alternatives) => alternatives.find(isAvailable) ?? alternatives[0]

const isAvailable = (name) =>
  spawnSync('apt-cache', ['show', '--no-all-versions', name], { stdio: 'ignore' }).status === 0

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const result = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 2], env })
  if (result.status !== 0) throw new Error(`apt-get ${args[0]} failed`)
}
