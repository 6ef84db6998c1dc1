/** Builds and serves the window by itself, under the content security policy of the real app. */
import os from 'node:os'
import path from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { withoutSchemas } from '../../build/without-schemas'
import { contentSecurityPolicy } from '../../electron/shell/content-security-policy'

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    svelte({ configFile: '../../svelte.config.js' }),
    withoutSchemas(path.join(import.meta.dirname, '../..')),
  ],
  build: {
    outDir: path.join(os.tmpdir(), 'docket-window'),
    emptyOutDir: true,
    target: 'chrome130',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  preview: { port: 4180, headers: { 'content-security-policy': contentSecurityPolicy } },
})
