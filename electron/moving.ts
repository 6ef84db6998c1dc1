/** Renames files as every room of main and every process of it does: over what is there, and again where a scanner holds a file. */
import { renameSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { fromSystem } from '../shared/errors'

/** Renames; on Windows a scanner may hold the file for a moment, so it is tried again for up to a minute. */
export async function move(from: string, to: string): Promise<void> {
  const pauses = pausesUpTo(60_000)
  for (;;) {
    try {
      await rename(from, to)
      return
    } catch (error) {
      await delay(pauseAfter(error, pauses))
    }
  }
}

/** As `move`, for what cannot wait for anything else: it holds all up, so it is tried again for five seconds only. */
export function moveNow(from: string, to: string): void {
  const pauses = pausesUpTo(5000)
  for (;;) {
    try {
      renameSync(from, to)
      return
    } catch (error) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseAfter(error, pauses))
    }
  }
}

/** What Windows says of a file that somebody else has open. */
const held: ReadonlySet<unknown> = new Set(['EPERM', 'EACCES', 'EBUSY'])

/** How long to wait before each next attempt, in milliseconds; none where nothing but a person's rights refuses. */
function* pausesUpTo(mostMs: number): Generator<number, undefined> {
  if (process.platform !== 'win32') return
  for (let waited = 0, pause = 20; waited <= mostMs; waited += pause) {
    yield pause
    pause = Math.min(pause * 2, 2000)
  }
}

/** @throws AppError when waiting would not help, or not any more */
function pauseAfter(error: unknown, pauses: Generator<number, undefined>): number {
  const isHeld = error instanceof Error && 'code' in error && held.has(error.code)
  const pause = isHeld ? pauses.next().value : undefined
  if (pause === undefined) throw fromSystem(error) ?? error
  return pause
}
