/** Builds and serves the window over a fake transport, under the content security policy of the real app. */
import os from 'node:os'
import path from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: app://receipt",
  "font-src 'self'",
  "connect-src 'self' app://receipt",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types svelte-trusted-html docket-worker',
].join('; ')

export default defineConfig({
  root: import.meta.dirname,
  publicDir: path.join(import.meta.dirname, '../../build/samples'),
  plugins: [svelte({ configFile: '../../svelte.config.js' })],
  build: {
    outDir: path.join(os.tmpdir(), 'docket-window'),
    emptyOutDir: true,
    target: 'chrome130',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  preview: { port: 4180, headers: { 'content-security-policy': policy } },
})
