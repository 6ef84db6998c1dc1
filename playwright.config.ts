// Tests of the real app, one at a time. `npm test` starts them in a private desktop session.
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/app',
  outputDir: 'test-results',
  workers: 1,
  timeout: 120_000,
  forbidOnly: true,
})
