/** Starts of the app at a terminal. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { electronArguments } from '../../build/prepare.mjs'
import { root } from '../../build/terminal.mjs'
import type { Desk } from './support'

type Env = Record<string, string | undefined>

/** A start of the app at a desk, in its folder of files. */
export function startOf(
  desk: Desk,
  words: readonly string[],
  env: Env = process.env,
): ChildProcess {
  const { DOCKET_PASSWORD_STORE: store = 'gnome-libsecret' } = env
  return spawn(
    process.env['ELECTRON_EXEC_PATH'] ?? '',
    [
      ...electronArguments(),
      `--user-data-dir=${desk.profile}`,
      `--password-store=${store}`,
      root,
      ...words,
    ],
    // A group of its own, so that all of it can be killed at once.
    {
      cwd: desk.inbox,
      env: { ...env, ...desk.demo },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  )
}

/** As in a job of the night, or over a connection from another computer. */
export function withoutDisplay(): Env {
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, ...env } = process.env
  return env
}

interface Told {
  code: number | null
  out: string
  errors: string
}

/** What a start at a terminal says, without a display, until it has ended. */
export async function docket(desk: Desk, words: readonly string[], env: Env = {}): Promise<Told> {
  const child = startOf(desk, words, { ...withoutDisplay(), ...env })
  const told: Told = { code: null, out: '', errors: '' }
  child.stdout?.on('data', (part: Buffer) => (told.out += part.toString('utf8')))
  child.stderr?.on('data', (part: Buffer) => (told.errors += part.toString('utf8')))
  await once(child, 'close')
  return { ...told, code: child.exitCode }
}

/** What a command says with `--json`. */
export interface Line {
  said: string
  id?: string
  file?: string
  code?: string
}
export const linesIn = (out: string): Line[] =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
