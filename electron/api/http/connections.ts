/** The connections: kept ones for reads, fresh ones for changes, each straight or through a proxy. */
import http, { type Agent, type ClientRequest } from 'node:http'
import https, { type RequestOptions } from 'node:https'
import { createSecureContext, type SecureContext } from 'node:tls'
import { HttpsProxyAgent } from 'https-proxy-agent'
import { SocksProxyAgent } from 'socks-proxy-agent'
import type { Route } from './proxy'

/** How one request gets to the service. */
export interface Way {
  options: RequestOptions
  /** A proxy has to let it through first. */
  isTunnelled: boolean
}

/** Requests are held back before they come here, so that a stall cannot pile them up behind busy connections. */
const kept = { keepAlive: true, maxFreeSockets: 6 }

export class Connections {
  readonly #secureContext: SecureContext | undefined
  readonly #kept = new Map<string, Agent>()

  constructor(certificates: readonly string[] | undefined) {
    // Made once: reading some hundred certificates again for each fresh connection would hold everything up.
    this.#secureContext = certificates && createSecureContext({ ca: [...certificates] })
  }

  way({ protocol }: URL, route: Route, mayBeKept: boolean): Way {
    // Said each time: left open, NODE_TLS_REJECT_UNAUTHORIZED decides it.
    const trust = {
      rejectUnauthorized: true,
      ...(this.#secureContext && { secureContext: this.#secureContext }),
    }
    const make = (options: http.AgentOptions) => agentFor(route, protocol, { ...options, ...trust })
    // An agent without kept connections sends `Connection: close`.
    const agent = mayBeKept ? this.#keptFor(`${protocol} ${route}`, () => make(kept)) : make({})
    return { options: { agent, ...trust }, isTunnelled: route !== 'direct' }
  }

  #keptFor(key: string, make: () => Agent): Agent {
    const agent = this.#kept.get(key) ?? make()
    this.#kept.set(key, agent)
    return agent
  }
}

function agentFor(route: Route, protocol: string, options: http.AgentOptions): Agent {
  if (route === 'direct')
    return protocol === 'https:' ? new https.Agent(options) : new http.Agent(options)
  return route.startsWith('socks')
    ? new SocksProxyAgent(route, options)
    : new Tunnel(route, options)
}

/** Emitted on a request that is given up: it may not have a socket yet that could be closed. */
export const abandoned = Symbol('abandoned')

/** A request given up while its proxy keeps silent takes the connection to the proxy with it. */
class Tunnel extends HttpsProxyAgent<string> {
  override async connect(
    request: ClientRequest,
    options: Parameters<HttpsProxyAgent<string>['connect']>[1],
  ): ReturnType<HttpsProxyAgent<string>['connect']> {
    const silence = new AbortController()
    const stop = () => {
      silence.abort()
    }
    request.once(abandoned, stop)
    // From its answer on the connection is closed by the agent itself, or belongs to the request.
    request.prependOnceListener('proxyConnect', () => request.off(abandoned, stop))
    this.connectOpts = { ...this.connectOpts, signal: silence.signal }
    return super.connect(request, options)
  }
}
