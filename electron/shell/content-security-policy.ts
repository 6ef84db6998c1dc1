/** What pages and workers of the window may load and run. */

/** Electron security items 7 and 18: a strict policy, delivered as a header with every file. */
export const contentSecurityPolicy = [
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

/**
 * pdf.js decodes fax-like scans and JPEG 2000 in WebAssembly, inside its worker. A worker has the policy of its own
 * script, so the page itself needs no such permission.
 */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
