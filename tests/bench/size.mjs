// What the installed app takes on disk, against Electron without an app.
import fs from 'node:fs'
import path from 'node:path'
import { resolveElectron } from '../../build/electron-runtime.mjs'
import { openApps } from './kit/apps.mjs'

function bytesIn(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0)
}

export default {
  work: 'the packed app on disk',
  baseline: 'the distribution of Electron as it comes',
  target: { ratio: { most: 1.2 } },
  async run() {
    const { ours, session } = await openApps()
    session.stop()
    const { executable } = await resolveElectron()
    return { ratio: [bytesIn(ours.folder) / bytesIn(path.dirname(executable))] }
  },
}
