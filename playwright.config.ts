// Tests of the real app. Each worker has a desktop session of its own, so several go side by side.
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

/** They build the app anew, from which the others are started. */
const packing = '**/{packaged,packages}.test.ts'

export default defineConfig({
  testDir: 'tests/app',
  outputDir: 'test-results',
  // Elsewhere than on Linux all windows are on the one desktop there is, and only one of them has the focus.
  workers: process.platform === 'linux' ? availableParallelism() : 1,
  // Windows and keys go by the clock of a busy machine. What needed a second try is told at the end.
  retries: 1,
  // For what never comes: a busy machine may take as long as it needs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  projects: [
    { name: 'app', testIgnore: packing },
    { name: 'packing', testMatch: packing, workers: 1 },
  ],
})
