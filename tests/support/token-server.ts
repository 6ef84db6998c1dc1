/** A token endpoint on loopback that rotates as the specification says, counts every refresh, and fails byte by byte. */
import { randomBytes } from 'node:crypto'
import net, { type AddressInfo, type Socket } from 'node:net'
import type { Service } from '../../shared/accounts/account'

/** What becomes of one request. Without a fault it is acted on and answered. */
export interface Fault {
  /** Whether the server acts on the request before its reply goes wrong. */
  acts: boolean
  /** A whole reply of somebody in between, sent instead of the server's own. */
  instead?: string
  /** How many bytes of the reply arrive; absent means all. */
  bytes?: number
  /** How the connection ends after them. */
  ending: 'fin' | 'rst' | 'stall'
}

/** How the end of a reply's body is told (RFC 9112 6.3). */
export type Framing = 'length' | 'chunked' | 'close'

export interface Issued {
  accessToken: string
  refreshToken: string
}

interface Grant {
  number: number
  isRevoked: boolean
  access: string
  refresh: string
}

/** One refresh as it arrived. `verdict` is what the server thought of it, whether or not it could say so. */
export interface Refresh {
  token: string
  /** Which sign-in the token comes from, counted from 1; undefined for a token that was never handed out. */
  grant: number | undefined
  /** The process that asked, if it says so. */
  from: string | undefined
  verdict: 'rotated' | 'reused' | 'unknown' | 'unseen'
}

const lengthOfTokens = 206

export class TokenServer {
  readonly refreshes: Refresh[] = []
  signIns = 0
  framing: Framing = 'length'
  latencyMs = 0
  /** Lifetime of an access token in seconds, as the replies tell it. */
  expiresIn = 3600
  /** Asked for each request; the refresh token tells callers that share one server apart. */
  faultFor: (refreshToken: string) => Fault | undefined = () => undefined
  /** Told once a request has been acted on, before its reply leaves. */
  onRefresh: (refresh: Refresh) => void | Promise<void> = () => undefined
  readonly #server = net.createServer({ allowHalfOpen: true }, (socket) => {
    this.#serve(socket)
  })
  readonly #sockets = new Set<Socket>()
  readonly #current = new Map<string, Grant>()
  readonly #replaced = new Map<string, Grant>()
  readonly #access = new Map<string, Grant>()
  /** Every token that was ever handed out, for the search after clear text. */
  readonly handedOut: string[] = []

  static async start(): Promise<TokenServer> {
    const server = new TokenServer()
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve))
    return server
  }

  get service(): Service {
    const { port } = this.#server.address() as AddressInfo
    const origin = `http://127.0.0.1:${port}`
    const clientId = 'token-proof'
    return { baseUrl: origin, authUrl: `${origin}/auth`, legacyBaseUrl: origin, clientId }
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  /** What a completed sign-in would have brought. */
  signIn(): Issued {
    this.signIns += 1
    return this.#issue({ number: this.signIns, isRevoked: false, access: '', refresh: '' })
  }

  /** Whether an API host would take this access token. */
  accepts(accessToken: string): boolean {
    const grant = this.#access.get(accessToken)
    return grant !== undefined && !grant.isRevoked && grant.access === accessToken
  }

  /** Ends the access token of each grant, as after its lifetime. */
  expire(accessToken?: string): void {
    for (const grant of new Set(this.#current.values()))
      if (accessToken === undefined || grant.access === accessToken) grant.access = ''
  }

  sends(refreshToken: string): number {
    return this.refreshes.filter(({ token }) => token === refreshToken).length
  }

  /** Refreshes with a token that had been replaced before; each one ended a grant. */
  get reuses(): number {
    return this.refreshes.filter(({ verdict }) => verdict === 'reused').length
  }

  #issue(grant: Grant): Issued {
    if (grant.refresh !== '') {
      this.#current.delete(grant.refresh)
      this.#replaced.set(grant.refresh, grant)
    }
    grant.access = opaque('at')
    grant.refresh = opaque('rt')
    this.#current.set(grant.refresh, grant)
    this.#access.set(grant.access, grant)
    this.handedOut.push(grant.access, grant.refresh)
    return { accessToken: grant.access, refreshToken: grant.refresh }
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket))
    socket.on('error', () => undefined)
    let text = ''
    let isServed = false
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part
      const asked = isServed ? undefined : requestIn(text)
      if (!asked) return
      isServed = true
      if (asked.form.has('refresh_token')) void this.#answer(socket, asked)
      else void leave(socket, Buffer.from(this.#work(asked.bearer)), 'fin')
    })
    // A client that leaves in the middle is let go.
    socket.on('end', () => {
      if (!isServed) socket.destroy()
    })
  }

  /** Any other request is a look into the books. */
  #work(bearer: string): string {
    return this.accepts(bearer)
      ? this.#reply('200 OK', { done: true })
      : this.#reply('401 Unauthorized', { error: 'invalid_token' })
  }

  async #answer(socket: Socket, { form, from }: Asked): Promise<void> {
    const token = form.get('refresh_token') ?? ''
    const fault = this.faultFor(token)
    const grant = (this.#current.get(token) ?? this.#replaced.get(token))?.number
    const refresh: Refresh = { token, grant, from, verdict: 'unseen' }
    this.refreshes.push(refresh)
    if (this.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, this.latencyMs))
    const own = !fault || fault.acts ? this.#refresh(refresh) : this.#pretended()
    await this.onRefresh(refresh)
    const reply = Buffer.from(fault?.instead ?? own, 'latin1')
    const cut = fault?.bytes === undefined ? reply : reply.subarray(0, fault.bytes)
    await leave(socket, cut, fault?.ending ?? 'fin')
  }

  #refresh(refresh: Refresh): string {
    const { token } = refresh
    const reused = this.#replaced.get(token)
    const grant = this.#current.get(token)
    if (reused) reused.isRevoked = true
    refresh.verdict = reused ? 'reused' : grant && !grant.isRevoked ? 'rotated' : 'unknown'
    return refresh.verdict === 'rotated' && grant
      ? this.#granted(this.#issue(grant))
      : this.#reply('400 Bad Request', { error: 'invalid_grant' })
  }

  /** The reply of a server that never acted is as long as a real one, so that both are cut at the same places. */
  #pretended(): string {
    return this.#granted({ accessToken: opaque('at'), refreshToken: opaque('rt') })
  }

  #granted({ accessToken, refreshToken }: Issued): string {
    return this.#reply('200 OK', {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: this.expiresIn,
      refresh_token: refreshToken,
    })
  }

  #reply(status: string, content: Record<string, unknown>): string {
    return replyText(status, 'application/json', JSON.stringify(content), this.framing)
  }
}

/** A whole HTTP reply. */
export function replyText(
  status: string,
  type: string,
  body: string,
  framing: Framing = 'length',
): string {
  const half = Math.floor(body.length / 2)
  const chunks = [body.slice(0, half), body.slice(half), '']
  const framed = {
    length: { header: `Content-Length: ${body.length}\r\n`, body },
    chunked: {
      header: 'Transfer-Encoding: chunked\r\n',
      body: chunks.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join(''),
    },
    close: { header: '', body },
  }[framing]
  return `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nCache-Control: no-store\r\n${framed.header}Connection: close\r\n\r\n${framed.body}`
}

interface Asked {
  form: URLSearchParams
  bearer: string
  from: string | undefined
}

/** Enough of HTTP to read one request and its form; undefined while bytes are missing. */
function requestIn(text: string): Asked | undefined {
  const end = text.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const head = text.slice(0, end)
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim()
  const length = Number(header('content-length') ?? 0)
  const body = text.slice(end + 4)
  if (body.length < length) return undefined
  const bearer = /^Bearer (.*)$/.exec(header('authorization') ?? '')?.[1] ?? ''
  return { form: new URLSearchParams(body), bearer, from: header('x-process') }
}

async function leave(socket: Socket, bytes: Buffer, ending: Fault['ending']): Promise<void> {
  if (bytes.length > 0)
    await new Promise((resolve) => {
      socket.write(bytes, resolve)
    })
  if (ending === 'fin') socket.end()
  // One turn later, so that a reset does not overtake the bytes before it.
  if (ending === 'rst') setTimeout(() => socket.resetAndDestroy(), 1)
}

function opaque(kind: string): string {
  return `${kind}_${randomBytes(lengthOfTokens).toString('base64url').slice(0, lengthOfTokens)}`
}
