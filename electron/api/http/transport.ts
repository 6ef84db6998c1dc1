/** The network: one HTTP exchange at a time through Node, which never sends a change twice. */
import type { IncomingHttpHeaders } from 'node:http'
import { attempt } from './attempt'
import { Connections } from './connections'
import { withoutEchoes } from './echoes'
import { StaleConnection, TransportError } from './lost'
import { isLoopback, routesIn, type Route } from './proxy'

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: URL
  headers?: Record<string, string>
  body?: string
  /** How long the whole exchange may take, in milliseconds. */
  timeoutMs?: number
  /** How long nothing at all may move on the connection, in milliseconds. */
  idleMs?: number
  /** The largest reply taken, in bytes, after decoding. */
  largestReply?: number
}

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  /** Decoded: the headers no longer speak of an encoding or a length. */
  body: Buffer
}

/** @throws TransportError and nothing else */
export type Exchange = (request: Request) => Promise<Reply>

/** What the exchange needs to know of the network it is in. */
interface Surroundings {
  /** The proxies for an address, as Electron's `session.resolveProxy` words them. Not asked for this computer's own. */
  proxyFor?: (url: URL) => Promise<string>
  /** The authorities to trust, in PEM; Node's own list if absent. */
  certificates?: readonly string[] | undefined
}

const defaultTimeoutMs = 60_000

/**
 * Makes the one way out. Whatever changes something goes out on a fresh connection and is never repeated here: a
 * reused connection can die with the reply on its way, and Chromium's stack would then send the request again by
 * itself. Reads share kept connections; one that dies before the first byte of a reply costs a second try.
 */
export function createExchange({ proxyFor, certificates }: Surroundings = {}): Exchange {
  const connections = new Connections(certificates)
  return async (request) => {
    const timeoutMs = request.timeoutMs ?? defaultTimeoutMs
    const endAt = performance.now() + timeoutMs
    const [first, ...others] = await routesTo(request, proxyFor, timeoutMs)
    if (first === undefined) throw refusal(request, 'no proxy that can be used')
    let failure = await tryRoute(request, first, connections, endAt)
    for (const route of others) {
      if (!(failure instanceof TransportError) || !mayGoAnotherWay(failure)) break
      if (performance.now() >= endAt) break
      failure = await tryRoute(request, route, connections, endAt)
    }
    if (failure instanceof TransportError) throw failure
    return withoutEchoes(failure, request)
  }
}

/** One route; a kept connection that turns out to be dead is replaced by a fresh one, for reads alone. */
async function tryRoute(
  request: Request,
  route: Route,
  connections: Connections,
  endAt: number,
): Promise<Reply | TransportError> {
  const isRead = request.method === 'GET'
  try {
    try {
      return await attempt(request, connections.way(request.url, route, isRead), endAt)
    } catch (error) {
      if (!isRead || !(error instanceof StaleConnection)) throw error
      return await attempt(request, connections.way(request.url, route, false), endAt)
    }
  } catch (error) {
    return error instanceof TransportError ? error : refusal(request, String(error), error)
  }
}

/** A certificate that is refused on one way says something of the service, so it is not got round on another. */
function mayGoAnotherWay({ sent, code }: TransportError): boolean {
  return !sent && code !== 'certificate-refused'
}

async function routesTo(
  request: Request,
  proxyFor: Surroundings['proxyFor'],
  timeoutMs: number,
): Promise<Route[]> {
  const { url } = request
  if (!proxyFor || isLoopback(url)) return ['direct']
  const routes = routesIn(await answered(request, proxyFor, timeoutMs))
  // The app speaks plain http to this computer alone, so no proxy is ever asked to carry it.
  return url.protocol === 'https:' ? routes : routes.filter((route) => route === 'direct')
}

/** Asks for the proxies. Without an answer nothing is sent: going round a proxy is not ours to decide. */
async function answered(
  request: Request,
  proxyFor: NonNullable<Surroundings['proxyFor']>,
  timeoutMs: number,
): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`not known within ${timeoutMs} ms`))
    }, timeoutMs)
  })
  try {
    return await Promise.race([proxyFor(request.url), late])
  } catch (error) {
    throw refusal(request, `proxies: ${error instanceof Error ? error.message : 'unknown'}`, error)
  } finally {
    clearTimeout(timer)
  }
}

function refusal({ method, url }: Request, message: string, cause?: unknown): TransportError {
  return new TransportError(`${method} ${url.host}: ${message}`, false, cause, 'proxy-refused')
}
