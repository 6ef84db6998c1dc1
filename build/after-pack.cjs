// Removes from the packed app what an Electron folder holds for development only: its default app and `version` file. Ends
// the packing where this Electron has a fuse that nobody decided about.
const fs = require('node:fs')
const path = require('node:path')
const { undecidedIn } = require('./fuses.cjs')

const endings = { darwin: '.app', mas: '.app', win32: '.exe' }

module.exports = async ({ appOutDir, electronPlatformName, packager }) => {
  const resources = packager.getResourcesDir(appOutDir)
  fs.rmSync(path.join(resources, 'default_app.asar'), { force: true })
  fs.rmSync(path.join(appOutDir, 'version'), { force: true })
  const name = packager.executableName ?? packager.appInfo.productFilename
  const executable = path.join(appOutDir, `${name}${endings[electronPlatformName] ?? ''}`)
  const undecided = await undecidedIn(executable)
  if (undecided.length > 0)
    throw new Error(`Fuses of this Electron that build/fuses.cjs does not decide: ${undecided}`)
}
