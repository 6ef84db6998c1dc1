/** Tests that need what not every computer has: where it lacks they are skipped, and the end of `npm test` says why. */
import type { TestOptions } from 'vitest'

declare module '@vitest/runner' {
  interface TaskMeta {
    /** Told where the test is skipped. */
    whySkipped?: string
  }
}

/** For a test or a group of them. @param why in a few words: what lacks here */
export const skippedIf = (isSkipped: boolean, why: string): Pick<TestOptions, 'skip' | 'meta'> =>
  isSkipped ? { skip: true, meta: { whySkipped: why } } : {}
