// What the scripts of this folder share: where the project is, how they speak, and how they run a program.
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

export const root = path.resolve(import.meta.dirname, '..')

/** Scripts speak on stderr, so that stdout stays free for results. */
export const sayAs = (who) => (message) => process.stderr.write(`[${who}] ${message}\n`)

/** True for the script that was started, false for one that was imported. */
export const isMain = ({ url }) => url === pathToFileURL(process.argv[1] ?? '').href

export const hasCommand = (name) =>
  spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name], { stdio: 'ignore' }).status === 0

/** The file behind a command of a development dependency, to be run with Node on any system. */
export const tool = (file) => path.join(root, 'node_modules', file)

/** Runs a script with Node in the project's folder; resolves to its exit code. */
export function runNode(script, args, { env = process.env } = {}) {
  return run(process.execPath, [script, ...args], { env })
}

/** Runs a program to its end, passing Ctrl+C and termination on; resolves to its exit code. */
export function run(command, args, { env = process.env } = {}) {
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' })
  const stop = () => child.kill('SIGTERM')
  process.on('SIGINT', stop).on('SIGTERM', stop)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  }).finally(() => process.off('SIGINT', stop).off('SIGTERM', stop))
}
