// Removes from the packed app what an Electron folder holds for development only: its default app and `version` file. Ends
// the packing where this Electron has a fuse that nobody decided about, and where machine code is for another system or
// architecture, or is missing. Adds the licences of all that is inside, and its bill of materials.
const fs = require('node:fs')
const path = require('node:path')
const { parsePlistFile, savePlistFile } = require('app-builder-lib/out/util/plist')
const { Arch } = require('builder-util')
const { undecidedIn } = require('./fuses.cjs')

const endings = { darwin: '.app', mas: '.app', win32: '.exe' }
const systems = { mas: 'darwin' }
/** macOS packages are universal, and each half holds the native modules of both. */
const universal = ['x64', 'arm64']

/** electron-builder lets an app for macOS load from anywhere without encryption, whatever the configuration says. */
async function closeTransport(contents) {
  const file = path.join(contents, 'Info.plist')
  const about = await parsePlistFile(file)
  about.NSAppTransportSecurity = { NSAllowsLocalNetworking: true }
  await savePlistFile(file, about)
}

module.exports = async ({ appOutDir, arch, electronPlatformName, packager }) => {
  const resources = packager.getResourcesDir(appOutDir)
  fs.rmSync(path.join(resources, 'default_app.asar'), { force: true })
  fs.rmSync(path.join(appOutDir, 'version'), { force: true })

  const name = packager.executableName ?? packager.appInfo.productFilename
  const executable = path.join(appOutDir, `${name}${endings[electronPlatformName] ?? ''}`)
  const undecided = await undecidedIn(executable)
  if (undecided.length > 0)
    throw new Error(`Fuses of this Electron that build/fuses.cjs does not decide: ${undecided}`)

  if (electronPlatformName === 'darwin') await closeTransport(path.dirname(resources))

  // Where electron-updater keeps what it has fetched; which feed it looks at is compiled in.
  fs.writeFileSync(path.join(resources, 'app-update.yml'), 'updaterCacheDirName: docket-updater\n')

  const { writeLicences } = await import('./licences.mjs')
  writeLicences(resources)

  const { misfitsAmong, nativePartsIn } = await import('./native-parts.mjs')
  const system = systems[electronPlatformName] ?? electronPlatformName
  const architectures = system === 'darwin' ? universal : [Arch[arch]]
  const misfits = misfitsAmong(nativePartsIn(appOutDir), { system, architectures })
  if (misfits.length > 0) throw new Error(`This package would not run: ${misfits.join('; ')}`)
}
