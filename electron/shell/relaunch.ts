/** Another start of this app once this one has ended. */
import { spawn } from 'node:child_process'
import { app } from 'electron'
import { startedFile } from './updates/place'

/** By which file this copy is started, where that is not the program that runs. */
export const startedFileHere = (): string | undefined =>
  startedFile({
    platform: process.platform,
    environment: process.env,
    executable: process.execPath,
  })

/** @param args without the program; those of this start where none are given */
export function relaunch(args: readonly string[] = process.argv.slice(1)): void {
  const file = startedFileHere()
  if (file !== undefined && process.platform === 'linux') startAfter(process.pid, [file, ...args])
  else app.relaunch({ args: [...args], ...(file !== undefined && { execPath: file }) })
}

/** Looks five times a second, and for a minute at most. */
const script =
  'n=0; while kill -0 "$0" 2>/dev/null && [ $n -lt 300 ]; do sleep 0.2; n=$((n+1)); done; exec "$@"'

/**
 * Starts a program when a process has ended. Electron waits in a program of its own, which lies in the AppImage: that is taken away
 * with the end of the app, and nothing is started then.
 */
export function startAfter(pid: number, command: readonly string[]): void {
  const shell = spawn('/bin/sh', ['-c', script, String(pid), ...command], {
    cwd: '/',
    detached: true,
    stdio: 'ignore',
  })
  // Without a shell the app ends all the same.
  shell.on('error', () => undefined)
  shell.unref()
}
