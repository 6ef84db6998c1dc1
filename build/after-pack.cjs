// Removes from the packed app what an Electron folder holds for development only: its default app and `version` file. Ends
// the packing where this Electron has a fuse that nobody decided about, and where machine code is for another system or
// architecture, or is missing.
const fs = require('node:fs')
const path = require('node:path')
const { Arch } = require('builder-util')
const { undecidedIn } = require('./fuses.cjs')

const endings = { darwin: '.app', mas: '.app', win32: '.exe' }
const systems = { mas: 'darwin' }
/** macOS packages are universal, and each half holds the native modules of both. */
const universal = ['x64', 'arm64']

module.exports = async ({ appOutDir, arch, electronPlatformName, packager }) => {
  const resources = packager.getResourcesDir(appOutDir)
  fs.rmSync(path.join(resources, 'default_app.asar'), { force: true })
  fs.rmSync(path.join(appOutDir, 'version'), { force: true })

  const name = packager.executableName ?? packager.appInfo.productFilename
  const executable = path.join(appOutDir, `${name}${endings[electronPlatformName] ?? ''}`)
  const undecided = await undecidedIn(executable)
  if (undecided.length > 0)
    throw new Error(`Fuses of this Electron that build/fuses.cjs does not decide: ${undecided}`)

  const { misfitsAmong, nativePartsIn } = await import('./native-parts.mjs')
  const system = systems[electronPlatformName] ?? electronPlatformName
  const architectures = system === 'darwin' ? universal : [Arch[arch]]
  const misfits = misfitsAmong(nativePartsIn(appOutDir), { system, architectures })
  if (misfits.length > 0) throw new Error(`This package would not run: ${misfits.join('; ')}`)
}
