/** An authorisation server that others wrote (oidc-provider), rotating and revoking on reuse, and a person who agrees. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'
import type { Service } from '../../../shared/accounts/account'

const clientId = 'docket-at-a-peer'

/** What the token endpoint was asked, and what the peer says of its grants. */
export class Peer {
  /** Refresh tokens as they arrived. */
  readonly refreshes: string[] = []
  revokedGrants = 0
  readonly service: Service
  readonly #provider: Provider
  readonly #server: http.Server

  private constructor(server: http.Server) {
    const { port } = server.address() as AddressInfo
    const origin = `http://127.0.0.1:${port}`
    this.#server = server
    this.service = {
      baseUrl: origin,
      authUrl: `${origin}/auth`,
      legacyBaseUrl: origin,
      clientId,
    }
    this.#provider = quietly(() => new Provider(this.service.authUrl, configuration))
    this.#provider.on('grant.revoked', () => (this.revokedGrants += 1))
    const answer = this.#provider.callback()
    server.on('request', (request, response) => {
      void this.#serve(request, response, answer)
    })
  }

  static async start(): Promise<Peer> {
    const server = http.createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new Peer(server)
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** Whether the peer would still take this access token. */
  async accepts(accessToken: string): Promise<boolean> {
    const token = await this.#provider.AccessToken.find(accessToken)
    return token?.isValid === true
  }

  async #serve(
    request: http.IncomingMessage,
    response: http.ServerResponse,
    answer: ReturnType<Provider['callback']>,
  ): Promise<void> {
    const address = request.url ?? '/'
    if (address.startsWith('/agree/')) return this.#agree(request, response)
    if (!address.startsWith('/auth')) {
      response.writeHead(404).end()
      return
    }
    // Mounted below a path, as its own documentation describes for other frameworks.
    Object.assign(request, { originalUrl: address })
    request.url = address.slice('/auth'.length)
    if (request.url === '/token') this.#listenIn(request)
    await answer(request, response)
  }

  /** Reads the posted form along with the peer, which begins to read in this very turn. */
  #listenIn(request: http.IncomingMessage): void {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString('latin1')))
    request.on('end', () => {
      const token = new URLSearchParams(text).get('refresh_token')
      if (token !== null) this.refreshes.push(token)
    })
  }

  /** The person at the peer's page signs in and agrees to all that was asked for. */
  async #agree(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { params, prompt } = await this.#provider.interactionDetails(request, response)
    const grant = new this.#provider.Grant({ accountId: 'marlow', clientId })
    grant.addOIDCScope(String(params['scope']))
    const grantId = prompt.name === 'consent' ? await grant.save() : undefined
    await this.#provider.interactionFinished(
      request,
      response,
      grantId === undefined ? { login: { accountId: 'marlow' } } : { consent: { grantId } },
    )
  }
}

const configuration: Configuration = {
  clients: [
    {
      client_id: clientId,
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: ['http://127.0.0.1/callback'],
    },
  ],
  scopes: ['all', 'read:all', 'offline_access'],
  routes: { authorization: '/authorize', token: '/token' },
  rotateRefreshToken: true,
  issueRefreshToken: () => true,
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/agree/${uid}` },
  cookies: { keys: ['only for this proof'] },
  ttl: { AccessToken: 3600, Grant: 3600, Interaction: 600, RefreshToken: 3600, Session: 600 },
  findAccount: (_context, accountId) => ({
    accountId,
    claims: () => ({ sub: accountId }),
  }),
}

/** The peer warns of settings that only a real deployment must not have. */
function quietly<T>(make: () => T): T {
  const { warn, info } = console
  console.warn = console.info = () => undefined
  try {
    return make()
  } finally {
    Object.assign(console, { warn, info })
  }
}

/** A browser with cookies: follows redirects until they lead to `until`, and returns that address. */
export async function browseTo(address: URL, until: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let next = address
  for (let step = 0; step < 12 && !next.href.startsWith(until); step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = reply.headers.get('location')
    if (location === null)
      throw new Error(`${next.pathname}: ${reply.status} ${await reply.text()}`)
    next = new URL(location, next)
  }
  return next
}
