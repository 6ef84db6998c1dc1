/** Bundles the core process and starts it, so that a test can kill it for real. */
import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { build } from 'vite'
import type { Rig } from './harness'

const root = path.resolve(import.meta.dirname, '../..')
const out = path.join(root, 'node_modules/.cache/docket-core-process')
let bundled: Promise<string> | undefined

/** The bundle lies inside node_modules, where Node finds the native module it leaves out. */
function bundle(): Promise<string> {
  bundled ??= build({
    configFile: false,
    logLevel: 'error',
    root,
    build: {
      ssr: path.join(root, 'tests/crash/core-process.ts'),
      outDir: out,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'core-process.mjs' } },
    },
    ssr: { noExternal: true, external: ['@photostructure/sqlite', 'electron'] },
  }).then(() => path.join(out, 'core-process.mjs'))
  return bundled
}

/** Starts the core on a rig's profile; the rig's own must be closed. */
export async function startCoreProcess(
  rig: Rig,
  strike: '' | 'at-intent' = '',
): Promise<ChildProcess> {
  const { baseUrl, authUrl, legacyBaseUrl, clientId } = rig.service
  const service = JSON.stringify({ baseUrl, authUrl, legacyBaseUrl, clientId })
  return spawn(process.execPath, [await bundle(), rig.profile, service, strike], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: 'electron-is-not-used-here' },
  })
}

/** Resolves with the signal or code with which a process ended. */
export function ending(child: ChildProcess): Promise<string | number | null> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      resolve(signal ?? code)
    })
  })
}
