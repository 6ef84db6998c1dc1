/** The right to renew an account's grant: one process has it at a time, and it ends with the process. */

import { mkdirSync } from 'node:fs'
import path from 'node:path'

/** How long to wait before asking again, in milliseconds; by chance, so that many who wait do not move in step. */
const pauseMs = { least: 15, most: 60 }

/**
 * Waits, without holding anything up, until nobody else has the lease of this file; the result gives it back.
 * @param file absolute path; its folder is made if need be
 * @param lock takes an exclusive lock at once or returns undefined; the system must drop it when the process ends
 * @throws whatever `lock` throws
 */
export async function takeLease(
  file: string,
  lock: (file: string) => (() => void) | undefined,
): Promise<() => void> {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  for (;;) {
    const release = lock(file)
    if (release) return release
    const span = pauseMs.most - pauseMs.least
    const pause = pauseMs.least + Math.random() * span
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
