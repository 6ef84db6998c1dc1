/** New versions for tests: what their maker publishes, and the server on this computer that holds it. */
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import { feedText, signed } from '../../build/feed.mjs'

const pair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return {
    public: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    private: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  }
}
export const maker = pair()
export const stranger = pair()

/** An AppImage that says where it was run from, as the new version of a test. */
export const program = (version: string) => Buffer.from(`#!/bin/sh\necho ${version} > "$0.ran"\n`)

export interface Published {
  version?: string
  bytes?: Buffer
  /** What the feed says of the bytes, unless the truth. */
  claimed?: Buffer
  rollout?: number
  key?: string
}

export function feedOf({
  version = '0.2.0',
  bytes = program(version),
  ...rest
}: Published): string {
  const files = [{ name: fileName(version), bytes: rest.claimed ?? bytes }]
  return signed(feedText(version, files, rest.rollout), rest.key ?? maker.private)
}

const fileName = (version: string) => `docket-${version}-x86_64.AppImage`

/** A server of files: whatever is in `files`, by its path. */
export class UpdateServer {
  readonly files = new Map<string, Buffer>()
  readonly asked: { path: string; headers: http.IncomingHttpHeaders }[] = []
  sentBytes = 0
  /** Ends each file of a version after so many bytes. */
  cutAt: number | undefined
  readonly #server = http.createServer((request, reply) => {
    this.asked.push({ path: request.url ?? '', headers: request.headers })
    const content = this.files.get(request.url ?? '')
    if (!content) return reply.writeHead(404).end()
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (start !== undefined) {
      const part = content.subarray(Number(start), Number(end) + 1)
      this.sentBytes += part.length
      return reply.writeHead(206, { 'content-length': part.length }).end(part)
    }
    this.sentBytes += content.length
    const isCut = this.cutAt !== undefined && request.url?.endsWith('.AppImage')
    reply.writeHead(200, { 'content-length': content.length })
    if (!isCut) return reply.end(content)
    reply.write(content.subarray(0, this.cutAt), () => reply.destroy())
  })

  /** Resolves to the address of its feed. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/docket`
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  publish(published: Published, feed = feedOf(published)): void {
    const { version = '0.2.0', bytes = program(version) } = published
    this.files.set('/docket/latest-linux.yml', Buffer.from(feed))
    this.files.set(`/docket/${fileName(version)}`, bytes)
  }
}
