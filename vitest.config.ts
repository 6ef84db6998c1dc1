// Unit and flow tests: plain Node for all but the tests of rune modules, which are compiled as for the window.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { patienceMs } from './tests/support/patience.ts'

const runeTests = 'tests/{unit,flows}/**/*.svelte.test.ts'
const pureTests = 'tests/unit/{shared,renderer,electron/reading/fields}/**/*.test.ts'

export default defineConfig({
  test: {
    // One more than a small machine has processors: many tests wait for a disk, a process or the pace of the service.
    maxWorkers: 3,
    // For what never ends: a busy machine may take as long as it needs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: patienceMs, interval: 20 } },
    setupFiles: ['tests/support/every-test.ts'],
    // Some modules import `electron` through a dependency. In plain Node that yields a path, which nobody uses; with
    // this variable it is found without a downloaded binary.
    env: { ELECTRON_OVERRIDE_DIST_PATH: 'electron-is-not-used-here' },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{unit,flows}/**/*.test.ts'],
          exclude: [runeTests, pureTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          include: [pureTests],
          exclude: [runeTests],
          // Modules of these keep nothing but what they worked out, so files may share them: they take longer to load than to test.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [svelte()],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'runes',
          environment: './build/vitest-window-code.mjs',
          include: [runeTests],
          // The core takes seconds to load, and a ground of the window to make.
          isolate: false,
          globalSetup: 'tests/support/worlds.ts',
          server: { deps: { inline: [/svelte/] } },
        },
      },
    ],
  },
})
