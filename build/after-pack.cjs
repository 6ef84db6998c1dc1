// Removes from the packed app what an Electron folder holds for development only: its default app and `version` file.
const fs = require('node:fs')
const path = require('node:path')

module.exports = async ({ appOutDir, packager }) => {
  const resources = packager.getResourcesDir(appOutDir)
  fs.rmSync(path.join(resources, 'default_app.asar'), { force: true })
  fs.rmSync(path.join(appOutDir, 'version'), { force: true })
}
