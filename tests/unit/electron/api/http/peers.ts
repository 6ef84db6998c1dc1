/** The other ends of a connection, made for tests: services, with TLS or without, and proxies, honest or not. */
import { readFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import tls from 'node:tls'
import { onTestFinished } from 'vitest'
import { TransportError } from '../../../../../electron/api/http/lost'
import { type Exchange, type Request } from '../../../../../electron/api/http/transport'

const fixture = (name: string) =>
  readFileSync(new URL(`../../../../fixtures/tls/${name}.pem`, import.meta.url), 'utf8')

/** Signs the certificates of `localhost`, `127.0.0.1`, `api.docket.invalid` and, in `elsewhere`, of another host. */
export const authority = fixture('authority')
export const certificates = {
  service: { cert: fixture('service'), key: fixture('service.key') },
  elsewhere: { cert: fixture('elsewhere'), key: fixture('elsewhere.key') },
}

export type Answer = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  body: string,
) => void

/** Listens on a free port of this computer until the test is over. */
export async function listening(server: net.Server): Promise<number> {
  const sockets = new Set<net.Socket>()
  server.on('connection', (socket: net.Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as net.AddressInfo).port
}

/** A port at which nobody listens. */
export async function closedPort(): Promise<number> {
  const server = net.createServer()
  const port = await listening(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** An HTTP server that notes on which connection each request came. */
export async function serving(answer: Answer) {
  const seen: {
    method: string
    url: string
    body: string
    connection: number
    headers: http.IncomingHttpHeaders
  }[] = []
  const connections: net.Socket[] = []
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('error', () => undefined)
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      seen.push({ method, url, body, headers, connection: connections.indexOf(request.socket) })
      answer(request, response, body)
    })
  })
  server.keepAliveTimeout = 60_000
  server.on('connection', (socket) => connections.push(socket))
  const port = await listening(server)
  return { url: new URL(`http://127.0.0.1:${port}/v1/expenses?page=0`), seen, connections }
}

/** A TCP server that does as it likes with each connection, told the bytes that came first. */
export async function raw(treat: (socket: net.Socket, bytes: string) => void): Promise<URL> {
  const server = net.createServer((socket) => {
    socket.once('data', (bytes) => {
      treat(socket, bytes.toString('latin1'))
    })
  })
  return new URL(`http://127.0.0.1:${await listening(server)}/`)
}

/** A server with TLS; `seen` are the requests that got through to it. */
export async function servingTls(answer: Answer, pair = certificates.service) {
  const seen: { method: string; connection: string }[] = []
  const inner = http.createServer((request, response) => {
    const { method = '', socket } = request
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      seen.push({ method, connection: `${socket.remotePort}` })
      answer(request, response, body)
    })
  })
  inner.keepAliveTimeout = 60_000
  const server = tls.createServer(pair, (socket) => {
    socket.on('error', () => undefined)
    inner.emit('connection', socket)
  })
  server.on('tlsClientError', () => undefined)
  const port = await listening(server)
  return { url: new URL(`https://localhost:${port}/v1/expenses`), seen, port }
}

/** A proxy that tunnels everything to one port, whatever name it is asked for; `treat` may answer otherwise. */
export async function connectProxy(port: number, treat?: (socket: net.Socket) => boolean) {
  const asked: string[] = []
  const server = http.createServer((_request, response) => {
    response.writeHead(501).end()
  })
  server.on('connect', (request, client: net.Socket) => {
    asked.push(request.url ?? '')
    if (treat?.(client)) return
    client.write('HTTP/1.1 200 Connection established\r\n\r\n')
    join(client, net.connect(port, '127.0.0.1'))
  })
  return { route: `PROXY 127.0.0.1:${await listening(server)}`, asked }
}

/** A SOCKS 5 proxy without authentication (RFC 1928), tunnelling everything to one port. */
export async function socksProxy(port: number, reply = 0) {
  const asked: string[] = []
  const server = net.createServer((client) => {
    client.once('data', () => {
      client.write(Buffer.from([5, 0]))
      client.once('data', (request) => {
        const name = request.subarray(5, 5 + (request[4] ?? 0)).toString()
        asked.push(`${name}:${request.readUInt16BE(request.length - 2)}`)
        client.write(Buffer.from([5, reply, 0, 1, 127, 0, 0, 1, 0, 0]))
        if (reply === 0) join(client, net.connect(port, '127.0.0.1'))
        else client.end()
      })
    })
  })
  return { route: `SOCKS5 127.0.0.1:${await listening(server)}`, asked }
}

/** Carries bytes both ways between two connections. */
export function join(one: net.Socket, other: net.Socket): void {
  for (const socket of [one, other]) socket.on('error', () => undefined)
  one.pipe(other)
  other.pipe(one)
  one.on('close', () => other.destroy())
  other.on('close', () => one.destroy())
}

/** The failure of an exchange that has to fail. */
export async function failure(exchange: Exchange, request: Request): Promise<TransportError> {
  const error: unknown = await exchange(request).then(
    (reply) => new Error(`Answered with ${reply.status}`),
    (reason: unknown) => reason,
  )
  if (!(error instanceof TransportError)) throw error
  return error
}

/** Signs in at a demo service that allows everything, and gives the reply of its token endpoint. */
export async function signedIn(
  authUrl: string,
  clientId: string,
  exchange: Exchange,
): Promise<{ access_token: string; refresh_token: string }> {
  const redirectUri = 'http://127.0.0.1:1/cb'
  const verifier = 'v'.repeat(64)
  const address = new URL(`${authUrl}/authorize`)
  address.search = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'all offline_access',
    state: 's',
    code_challenge: verifier,
    code_challenge_method: 'plain',
  }).toString()
  const { headers } = await exchange({ method: 'GET', url: address })
  const code = new URL(headers.location ?? '').searchParams.get('code') ?? ''
  return tokenReply(authUrl, exchange, {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  })
}

/** Asks the token endpoint. Throws with its words when it refuses. */
export async function tokenReply(
  authUrl: string,
  exchange: Exchange,
  form: Record<string, string>,
): Promise<{ access_token: string; refresh_token: string }> {
  const { status, body } = await exchange({
    method: 'POST',
    url: new URL(`${authUrl}/token`),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })
  if (status !== 200) throw new Error(`Token endpoint: ${status} ${body.toString()}`)
  return JSON.parse(body.toString()) as { access_token: string; refresh_token: string }
}
