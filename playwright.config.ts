// Tests of the real app, one at a time. `npm test` starts them in a private desktop session.
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/app',
  outputDir: 'test-results',
  workers: 1,
  // For what never comes: a busy machine may take as long as it needs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
})
