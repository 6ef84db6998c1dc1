// Chooses the Electron that goes into packages of a system and architecture, or says what is missing.
import fs from 'node:fs'
import path from 'node:path'
import { ensurePackages } from './debian-packages.mjs'
import {
  executableIn,
  officialVersion,
  resolveElectron,
  unreachable,
  versionIn,
} from './electron-runtime.mjs'
import { formatOfFile } from './native-parts.mjs'

/**
 * What electron-builder is told of it: a folder where one is at hand, nothing where it fetches the official one.
 * @param {'linux' | 'win32' | 'darwin'} system
 * @param {'x64' | 'arm64' | 'universal'} architecture
 * @returns {Promise<{ electronDist?: string, electronVersion?: string, isForTests: boolean }>}
 */
export async function electronFor(system, architecture) {
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH
  if (folder) return named(path.resolve(folder), system, architecture)
  if (system === process.platform && architecture === process.arch) return own()
  const reason = await unreachable(officialVersion())
  if (!reason) return { isForTests: false }
  throw new Error(
    `no Electron ${officialVersion()} for ${system} ${architecture}: ${reason}. ` +
      'ELECTRON_MIRROR may name another place, ELECTRON_OVERRIDE_DIST_PATH a folder that holds one.',
  )
}

/** The staged one is of this system and architecture, and is for tests. */
async function own() {
  ensurePackages('electron')
  const { source, dist, version } = await resolveElectron()
  if (source === 'official') return { isForTests: false }
  return { electronDist: dist, electronVersion: version, isForTests: true }
}

function named(folder, system, architecture) {
  const executable = executableIn(folder, system)
  const here = `ELECTRON_OVERRIDE_DIST_PATH=${folder}`
  if (!fs.existsSync(executable))
    throw new Error(`${here} has no ${path.basename(executable)}, as an Electron for ${system} has`)
  const format = formatOfFile(executable)
  if (format?.system !== system || !format.architectures.includes(architecture)) {
    const found = format ? `${format.system} ${format.architectures.join(' ')}` : 'no system'
    throw new Error(`${here} is for ${found}, not for ${system} ${architecture}`)
  }
  const version = versionIn(folder)
  return { electronDist: folder, ...(version && { electronVersion: version }), isForTests: false }
}
