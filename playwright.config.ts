// Tests of the real app, one at a time in each private desktop session that `npm test` has started for them.
import { defineConfig } from '@playwright/test'

const { DOCKET_SESSIONS: sessions } = process.env

export default defineConfig({
  testDir: 'tests/app',
  outputDir: 'test-results',
  workers: sessions === undefined ? 1 : (JSON.parse(sessions) as unknown[]).length,
  // For what never comes: a busy machine may take as long as it needs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
})
