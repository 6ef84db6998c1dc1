/**
 * Folders laid out like the official Electron of a system that this computer is not, so that packing for it can be tried
 * where that Electron cannot be had. The programs in them are real ones of that system, and do not run as Electron.
 */
import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../build/terminal.mjs'
import { temporaryFolder } from './files'

/** What `@electron/fuses` looks for: a mark, the version, how many there are, and each as it comes. */
const fuseWire = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.of(1, 9),
  Buffer.from('101001011'),
])

/** A small program of another system, out of a development dependency. */
const programOf = (system: 'win' | 'mac', architecture: string) =>
  path.join(
    root,
    'node_modules/7zip-bin',
    system,
    architecture,
    system === 'win' ? '7za.exe' : '7za',
  )

function write(folder: string, name: string, content: string | Buffer): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Absolute path of a folder that holds an `electron.exe`. */
export function standInForWindows(architecture: 'x64' | 'arm64'): string {
  const folder = temporaryFolder('docket-electron')
  const program = path.join(folder, 'electron.exe')
  cpSync(programOf('win', architecture), program)
  appendFileSync(program, fuseWire)
  write(folder, 'version', '45.4.1')
  write(folder, 'LICENSE', 'stand-in')
  write(folder, 'locales/en-US.pak', '')
  return folder
}

const plistOf = (name: string) => `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleExecutable</key><string>${name}</string></dict></plist>
`

/** Absolute path of a folder that holds an `Electron.app`. */
export function standInForMac(architecture: 'x64' | 'arm64'): string {
  const folder = temporaryFolder('docket-electron')
  const contents = path.join(folder, 'Electron.app/Contents')
  const place = (name: string, program: string) => {
    write(contents, path.join(name, 'Info.plist'), plistOf(program))
    mkdirSync(path.join(contents, name, 'MacOS'), { recursive: true })
    cpSync(programOf('mac', architecture), path.join(contents, name, 'MacOS', program))
  }
  place('', 'Electron')
  place('Frameworks/Electron Helper.app/Contents', 'Electron Helper')
  const framework = path.join(contents, 'Frameworks/Electron Framework.framework')
  write(framework, 'Versions/A/Resources/en.lproj/locale.pak', '')
  write(contents, 'Resources/en.lproj/locale.pak', '')
  cpSync(programOf('mac', architecture), path.join(framework, 'Electron Framework'))
  appendFileSync(path.join(framework, 'Electron Framework'), fuseWire)
  write(folder, 'version', '45.4.1')
  write(folder, 'LICENSE', 'stand-in')
  return folder
}
