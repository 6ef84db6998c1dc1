/** The loopback listener of one sign-in: takes exactly its own callback, once, and nothing else (RFC 8252 7.3, 8.3). */
import { randomBytes, randomInt } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { AppError } from '../../../shared/errors'
import { say, spokenLocale } from '../../../shared/words/words'

/** An open listener. `callback` resolves with the full address the browser came back to. */
export interface Loopback {
  redirectUri: string
  callback: Promise<URL>
  /** Closes the port, once the browser that came back has been shown the last page. May be called twice. */
  close(): void
}

/** Puts a server on a port of an address of this computer; 0 is any free port. Rejects with the system's error. */
export type Listen = (server: http.Server, host: string, port: number) => Promise<AddressInfo>

interface Waiting {
  path: string
  host: string
  arrived: (callback: URL) => void
  /** The browser was sent on to the last page; it still has to fetch it, over a connection of its own. */
  isSentOn: boolean
  shown: () => void
}

/** How many further ports are tried when the system refuses the one it chose itself. */
const furtherPorts = 5
/** The dynamic ports (RFC 6335 6). */
const dynamicPorts = { first: 49152, last: 65535 }
const mostConnections = 16
/** How long the port stays open for the browser to fetch the last page. */
const lastPageMs = 3000

/** Where the browser comes back to: the address as the service is told it, and what listens for it. */
interface Place {
  redirectUri: string
  host: string
  path: string
  servers: http.Server[]
}

/**
 * Opens a port on 127.0.0.1, or on [::1] where there is no IPv4 loopback; another port when one is excluded. Where the
 * registration names an address, exactly that one is opened (specification, Authentication 6).
 * @param registered a loopback address with a port, as `redirectProblem` takes it
 * @throws AppError `sign-in-failed` when no port can be had, `redirect-taken` when the registered one cannot
 */
export async function openLoopback(
  registered?: string,
  listen: Listen = listenOn,
): Promise<Loopback> {
  let arrived: (callback: URL) => void = () => undefined
  const callback = new Promise<URL>((resolve) => {
    arrived = resolve
  })
  let shown: () => void = () => undefined
  const lastPage = new Promise<void>((resolve) => {
    shown = resolve
  })
  const waiting: Waiting = { path: '', host: '', arrived, isSentOn: false, shown }
  const make = () => createServer(waiting)
  const place = registered
    ? await listenAt(registered, make, listen)
    : await listenSomewhere(make, listen)
  const { servers, redirectUri } = Object.assign(waiting, place)
  return {
    redirectUri,
    callback,
    close: () => {
      if (!waiting.isSentOn) return stop(servers)
      const timer = setTimeout(stop, lastPageMs, servers)
      timer.unref()
      void lastPage.then(() => {
        clearTimeout(timer)
        stop(servers)
      })
    },
  }
}

function createServer(waiting: Waiting): http.Server {
  const limits = { maxHeaderSize: 16 * 1024, connectionsCheckingInterval: 1000 }
  const server = http.createServer(limits, (request, response) => {
    answer(waiting, request, response)
  })
  server.headersTimeout = 5000
  server.requestTimeout = 5000
  server.keepAliveTimeout = 1000
  server.maxRequestsPerSocket = 1
  // A connection that could not be taken is the other side's loss; without a listener it would be ours.
  server.on('error', () => undefined)
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    makeRoom(open, socket)
  })
  return server
}

/**
 * Who holds connections without asking for anything (preconnects, slow senders) must not keep the browser out, as
 * `maxConnections` would let them: the newest is let in and the oldest goes. A whole request is answered within its turn,
 * so the oldest one is never a browser that has asked.
 */
function makeRoom(open: Set<Socket>, socket: Socket): void {
  const [oldest] = open
  if (oldest && open.size >= mostConnections) {
    open.delete(oldest)
    oldest.destroy()
  }
  open.add(socket)
  socket.once('close', () => open.delete(socket))
}

function stop(servers: readonly http.Server[]): void {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
}

/** IPv4 first, and the port that the system chooses first (RFC 8252 7.3). The path is one that nobody can guess. */
async function listenSomewhere(make: () => http.Server, listen: Listen): Promise<Place> {
  const path = `/cb/${randomBytes(16).toString('hex')}`
  const server = make()
  let failure: unknown
  for (const wanted of ['127.0.0.1', '::1'])
    for (const wantedPort of portsToTry())
      try {
        const { address, family, port } = await listen(server, wanted, wantedPort)
        const host = `${family === 'IPv6' ? `[${address}]` : address}:${port}`
        return { redirectUri: `http://${host}${path}`, host, path, servers: [server] }
      } catch (error) {
        failure = error
        if (!isPortRefused(error)) break
      }
  throw new AppError('sign-in-failed', 'No loopback port can be opened', { cause: failure })
}

/**
 * The one port of a registered address. `localhost` is both loopback addresses, of which a browser may take either: both
 * are held, so that no other program waits at the second one. A computer without IPv6 has but one.
 */
async function listenAt(
  redirectUri: string,
  make: () => http.Server,
  listen: Listen,
): Promise<Place> {
  const { hostname, host, port, pathname } = new URL(redirectUri)
  const addresses =
    hostname === 'localhost' ? ['127.0.0.1', '::1'] : [hostname.replace(/[[\]]/g, '')]
  const servers: http.Server[] = []
  let failure: unknown
  for (const address of addresses)
    try {
      const server = make()
      await listen(server, address, Number(port))
      servers.push(server)
    } catch (error) {
      failure = error
      if (isPortRefused(error)) {
        stop(servers)
        servers.length = 0
        break
      }
    }
  if (servers.length === 0)
    throw new AppError('redirect-taken', 'The registered port cannot be opened', { cause: failure })
  return { redirectUri, host, path: pathname, servers }
}

/** Windows may choose a port by itself out of a range that it excludes, and would choose it again: so we choose. */
function portsToTry(): Set<number> {
  const ports = new Set([0])
  while (ports.size <= furtherPorts) ports.add(randomInt(dynamicPorts.first, dynamicPorts.last + 1))
  return ports
}

function isPortRefused(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^(EACCES|EADDRINUSE)$/.test(String(error.code))
  )
}

/** Listens on exactly that port of that address. @throws the system's error, such as EACCES */
export function listenOn(server: http.Server, host: string, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port, exclusive: true }, () => {
      server.off('error', reject)
      resolve(server.address() as AddressInfo)
    })
  })
}

/** Everything that is not the person's own browser coming back is turned away, and the listener waits on. */
function answer(waiting: Waiting, request: IncomingMessage, response: ServerResponse): void {
  const { headersDistinct, httpVersion, method, url: target = '' } = request
  // Node's parser lets other versions pass whose rules it does not follow.
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return finish(response, 505)
  const hosts = headersDistinct['host'] ?? []
  if (hosts.length !== 1 || hosts[0] !== waiting.host) return finish(response, 421)
  if (method !== 'GET') return finish(response, 405)
  const lastPage = lastPageFor(waiting)
  if (target === lastPage) {
    if (waiting.isSentOn) response.on('finish', waiting.shown)
    return finish(response, 200, donePage())
  }
  // The very text of the path, so that no two spellings of an address can mean the same.
  if (target.split('?', 1)[0] !== waiting.path) return finish(response, 404)
  if (isAhead(request)) return finish(response, 204)
  if (!isNavigation(request)) return finish(response, 403)
  // A redirect takes the code out of the address bar and the history.
  response.setHeader('Location', lastPage)
  finish(response, 303)
  waiting.isSentOn = true
  waiting.arrived(new URL(target, `http://${waiting.host}`))
}

/** Another path than the callback's, whichever that is. */
const lastPageFor = ({ path }: Waiting) => (path === '/done' ? '/finished' : '/done')

/** A browser that fetches ahead of the person, who may never come: the code must stay good for them. */
function isAhead({ headers }: IncomingMessage): boolean {
  const purposes = [
    headers['sec-purpose'],
    headers['purpose'],
    headers['x-purpose'],
    headers['x-moz'],
  ]
  return purposes.some((purpose) => /prefetch|prerender|preview/i.test(String(purpose)))
}

/** A page in a window of its own, as far as the browser says (Fetch Metadata); no script, frame, image or socket. */
function isNavigation({ headers }: IncomingMessage): boolean {
  const mode = headers['sec-fetch-mode'] ?? 'navigate'
  const destination = headers['sec-fetch-dest'] ?? 'document'
  return mode === 'navigate' && destination === 'document' && headers.upgrade === undefined
}

function finish(response: ServerResponse, status: number, page = ''): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    Connection: 'close',
  })
  response.end(page)
}

const donePage = (): string => `<!doctype html>
<html lang="${spokenLocale()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${say('main.back.title')}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f6f5f1; color: #1b1c1a;
    font: 16px/1.5 system-ui, sans-serif }
  main { text-align: center; padding: 24px }
  h1 { font-size: 22px; margin: 0 0 4px }
  p { margin: 0; color: #55564f }
  @media (prefers-color-scheme: dark) { body { background: #131514; color: #eceee9 } p { color: #b4b8b1 } }
</style>
<main><h1>${say('main.back.title')}</h1><p>${say('main.back.body')}</p></main>
</html>
`
