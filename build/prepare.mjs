// Makes a checkout ready to run: Debian packages, a fresh build of the app, an Electron runtime.
import { resolveElectron } from './electron-runtime.mjs'
import { ensurePackages } from './debian-packages.mjs'
import { hasDisplay } from './display.mjs'
import { runNode, tool } from './terminal.mjs'

/** What it takes to run the app here; `extra` names further groups of Debian packages. */
export async function prepare(...extra) {
  return prepareAs('production', ...extra)
}

/** The same, built in this mode; `for-tests` is one that tests can drive when it is packed (`electron/env.d.ts`). */
export async function prepareAs(mode, ...extra) {
  ensurePackages('electron', ...(hasDisplay() ? [] : ['display', 'session']), ...extra)
  await buildApp(mode)
  return resolveElectron()
}

export async function buildApp(mode = 'production') {
  const code = await runNode(tool('electron-vite/bin/electron-vite.js'), [
    'build',
    '--logLevel',
    'warn',
    '--mode',
    mode,
  ])
  if (code !== 0) throw new Error('the build failed')
}

/** What Electron must be told on this machine, when this user starts it. @param {number} [uid] */
export function electronArguments(uid = process.getuid?.()) {
  const isRoot = process.platform === 'linux' && uid === 0
  return isRoot ? ['--no-sandbox'] : []
}
