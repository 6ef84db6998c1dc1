import path from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'
import { bundledPackages } from './build/bundled-packages.ts'
import { withoutSchemas } from './build/without-schemas.ts'
import { feedOf } from './build/feed.mjs'
import { largestInputs } from './shared/channel'
import { contract } from './shared/ipc'

const root = import.meta.dirname
const from = (...parts: string[]) => path.join(root, ...parts)
/** `electron-vite build --mode for-tests`: see `electron/env.d.ts`. */
const forTests = 'for-tests'

// Targets are explicit: electron-vite reads them off the `electron` package, while development machines without
// GitHub run the older runtime that build/electron-runtime.mjs stages.
export default defineConfig(({ mode }) => ({
  main: {
    plugins: [bundledPackages(root, 'main')],
    define: {
      BUILT_FOR_TESTS: String(mode === forTests),
      UPDATE_FEED: JSON.stringify(feedOf(process.env)),
    },
    build: {
      outDir: 'out/main',
      target: 'node20.18',
      sourcemap: true,
      externalizeDeps: true,
      rolldownOptions: {
        input: {
          main: from('electron/main.ts'),
          sandbox: from('sandbox/main.ts'),
          reading: from('electron/reading/child/process.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  preload: {
    plugins: [bundledPackages(root, 'preload')],
    define: { LARGEST_INPUTS: JSON.stringify(largestInputs(contract)) },
    build: {
      outDir: 'out/preload',
      target: 'node20.18',
      // A sandboxed preload cannot load files beside it: everything goes into one CommonJS file.
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: from('electron/preload.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: from('renderer'),
    plugins: [
      svelte({ configFile: from('svelte.config.js') }),
      withoutSchemas(root),
      bundledPackages(root, 'renderer'),
    ],
    build: {
      outDir: from('out/renderer'),
      target: 'chrome130',
      minify: true,
      // The content security policy allows no data: addresses, so nothing is inlined.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: { index: from('renderer/index.html') } },
    },
  },
}))
