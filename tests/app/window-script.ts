/** Runs what looks at the window over a main in plain Node, in the Electron of the app. */
import { spawn } from 'node:child_process'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../window')

/** Runs a script of tests/window to its end; what it says is to be shown where it fails. */
export function runScript(
  script: string,
  args: string[] = [],
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(folder, script), ...args])
    let said = ''
    child.stdout.on('data', (part: Buffer) => (said += part.toString()))
    child.stderr.on('data', (part: Buffer) => (said += part.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said }))
  })
}
