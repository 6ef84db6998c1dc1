/** The loopback listener of one sign-in: takes exactly its own callback, once, and nothing else (RFC 8252 7.3, 8.3). */
import { randomBytes } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AppError } from '../../shared/errors'

/** An open listener. `callback` resolves with the full address the browser came back to. */
export interface Loopback {
  redirectUri: string
  callback: Promise<URL>
  /** Shows the browser how it ended and closes the port. */
  close(): void
}

interface Waiting {
  path: string
  origin: string
  host: string
  arrived: (callback: URL) => void
  /** The browser was sent on to the last page; it still has to fetch it, over a connection of its own. */
  isSentOn: boolean
  shown: () => void
}

const attempts = 5
/** How long the port stays open for the browser to fetch the last page. */
const lastPageMs = 3000

/**
 * Opens a port on 127.0.0.1, or on [::1] where there is no IPv4 loopback; another port when one is excluded.
 * @throws AppError `sign-in-failed` when no port can be had
 */
export async function openLoopback(): Promise<Loopback> {
  const path = `/cb/${randomBytes(16).toString('hex')}`
  let arrived: (callback: URL) => void = () => undefined
  const callback = new Promise<URL>((resolve) => {
    arrived = resolve
  })
  let shown: () => void = () => undefined
  const lastPage = new Promise<void>((resolve) => {
    shown = resolve
  })
  const waiting: Waiting = { path, origin: '', host: '', arrived, isSentOn: false, shown }
  const limits = { maxHeaderSize: 16 * 1024, connectionsCheckingInterval: 1000 }
  const server = http.createServer(limits, (request, response) => {
    answer(waiting, request, response)
  })
  server.headersTimeout = 5000
  server.requestTimeout = 5000
  server.keepAliveTimeout = 1000
  server.maxConnections = 16
  const port = await listen(server)
  const literal = port.family === 'IPv6' ? `[${port.address}]` : port.address
  waiting.host = `${literal}:${port.port}`
  waiting.origin = `http://${waiting.host}`
  return {
    redirectUri: `${waiting.origin}${path}`,
    callback,
    close: () => {
      const stop = () => {
        server.close()
        server.closeAllConnections()
      }
      if (!waiting.isSentOn) return stop()
      const timer = setTimeout(stop, lastPageMs)
      timer.unref()
      void lastPage.then(() => {
        clearTimeout(timer)
        stop()
      })
    },
  }
}

async function listen(server: http.Server): Promise<AddressInfo> {
  let failure: unknown
  for (const host of ['127.0.0.1', '::1'])
    for (let attempt = 0; attempt < attempts; attempt += 1)
      try {
        return await listenOn(server, host)
      } catch (error) {
        failure = error
        if (isCode(error, 'EADDRNOTAVAIL') || isCode(error, 'EAFNOSUPPORT')) break
      }
  throw new AppError('sign-in-failed', 'No loopback port can be opened', { cause: failure })
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function listenOn(server: http.Server, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port: 0, exclusive: true }, () => {
      server.off('error', reject)
      resolve(server.address() as AddressInfo)
    })
  })
}

/** Everything that is not the person's own browser coming back is turned away, and the listener waits on. */
function answer(waiting: Waiting, request: IncomingMessage, response: ServerResponse): void {
  const { headers, method } = request
  if (headers.host !== waiting.host) return finish(response, 421)
  if (method !== 'GET') return finish(response, 405)
  const url = addressOf(request, waiting.origin)
  if (!url) return finish(response, 404)
  if (url.pathname === '/done') {
    if (waiting.isSentOn) response.on('finish', waiting.shown)
    return finish(response, 200, donePage)
  }
  if (url.pathname !== waiting.path) return finish(response, 404)
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-moz']]
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(String(purpose))))
    return finish(response, 204)
  const mode = headers['sec-fetch-mode']
  if (mode !== undefined && mode !== 'navigate') return finish(response, 403)
  // A redirect takes the code out of the address bar and the history.
  response.setHeader('Location', '/done')
  finish(response, 303)
  waiting.isSentOn = true
  waiting.arrived(url)
}

/** What was asked for, if it is here. Any page may send a path such as `//[` or `//elsewhere`, which is not. */
function addressOf(request: IncomingMessage, origin: string): URL | undefined {
  const target = request.url ?? '/'
  const url = URL.canParse(target, origin) ? new URL(target, origin) : undefined
  return url?.origin === origin ? url : undefined
}

function finish(response: ServerResponse, status: number, page = ''): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    Connection: 'close',
  })
  response.end(page)
}

const donePage = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Back to Docket</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f6f5f1; color: #1b1c1a;
    font: 16px/1.5 system-ui, sans-serif }
  main { text-align: center; padding: 24px }
  h1 { font-size: 22px; margin: 0 0 4px }
  p { margin: 0; color: #55564f }
  @media (prefers-color-scheme: dark) { body { background: #131514; color: #eceee9 } p { color: #b4b8b1 } }
</style>
<main><h1>Back to Docket</h1><p>This page has done its work. You can close it.</p></main>
</html>
`
