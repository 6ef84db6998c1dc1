/** Bundles the core process and starts it, so that a test can kill it for real. */
import { spawn, type ChildProcess } from 'node:child_process'
import { bundle } from '../../build/bundle.mjs'
import type { Rig } from './harness'

let bundled: Promise<string> | undefined

/** Starts the core on a rig's profile; the rig's own must be closed. */
export async function startCoreProcess(
  rig: Rig,
  strike: '' | 'at-intent' = '',
): Promise<ChildProcess> {
  bundled ??= bundle('tests/proofs/crash/core-process.ts')
  const { baseUrl, authUrl, legacyBaseUrl, clientId } = rig.service
  const service = JSON.stringify({ baseUrl, authUrl, legacyBaseUrl, clientId })
  return spawn(process.execPath, [await bundled, rig.profile, rig.anchorage, service, strike], {
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
