/** A host in front of the demo service that, when told so, refuses what it is asked and quotes all of it. */
import http from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { DemoService } from '../../sandbox/service'

/** What is handed out or shown as a proof of who asks. */
const secretIn =
  /(?:"(?:access|refresh)_token":"|Bearer |(?:refresh_token|code|code_verifier)=)([^"&\s]{16,})/g

export class EchoingHost {
  /** What of the requests for data is refused with its own words. */
  refuses: 'nothing' | 'changes' | 'everything' = 'nothing'
  /** Tokens, codes and verifiers that went through. */
  readonly secrets = new Set<string>()
  /** How often something was refused. */
  refusals = 0
  readonly #servers: http.Server[] = []

  /** The addresses of the service, as they are here. */
  async service({ baseUrl, authUrl, legacyBaseUrl, clientId }: DemoService) {
    const [base, auth, legacy] = [
      await this.#serve(baseUrl, true),
      await this.#serve(authUrl, false),
      await this.#serve(legacyBaseUrl, true),
    ]
    return { baseUrl: base, authUrl: auth, legacyBaseUrl: legacy, clientId }
  }

  close(): void {
    for (const server of this.#servers) server.close().closeAllConnections()
  }

  async #serve(target: string, isOfData: boolean): Promise<string> {
    const server = http.createServer((request, reply) => {
      void this.#answer(new URL(target), request, reply, isOfData).catch(() => reply.destroy())
    })
    this.#servers.push(server)
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port } = server.address() as { port: number }
    const here = new URL(target)
    here.port = String(port)
    return here.href.replace(/\/$/, '')
  }

  async #answer(
    target: URL,
    request: http.IncomingMessage,
    reply: http.ServerResponse,
    isOfData: boolean,
  ): Promise<void> {
    const sent = await buffer(request)
    const { method, url = '/', headers } = request
    const authorization = headers.authorization ?? ''
    this.#hear(`${authorization} ${url} ${sent.toString('latin1')}`)
    const isRefused =
      this.refuses === 'everything' || (this.refuses === 'changes' && method !== 'GET')
    if (isOfData && isRefused) {
      this.refusals += 1
      const message = `${authorization} asked for ${url} with ${sent.toString('utf8')}`
      reply.writeHead(422, { 'Content-Type': 'application/json' })
      return void reply.end(JSON.stringify({ errors: [{ message }] }))
    }
    const onward = http.request(new URL(url, target), {
      method,
      headers: { ...headers, host: target.host },
    })
    const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
      onward.once('response', resolve).once('error', reject)
    })
    onward.end(sent)
    const answer = await answered
    const body = await buffer(answer)
    this.#hear(body.toString('latin1'))
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    reply.end(body)
  }

  #hear(text: string): void {
    for (const [, secret = ''] of text.matchAll(secretIn)) this.secrets.add(secret)
  }
}
