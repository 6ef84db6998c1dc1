// Owns the admin listener: the dials, the journal and the books for other processes on this computer.
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { BookedExpense } from './books'
import { parseDialSettings } from './dial-settings'
import type { Dials } from './dials'
import { readBody } from './http/body'
import { parseJson } from './http/json-text'
import { listen } from './http/listener'
import { jsonReply } from './http/messages'
import type { Reply } from './http/messages'
import { Refusal, refusalReply } from './http/refusal'
import { parseTarget } from './http/target'
import type { JournalEntry } from './journal'

export type Admin = { url: string; close: () => Promise<void> }

type Parts = {
  dials: Dials
  journal: () => JournalEntry[]
  journalDropped: () => number
  books: (company: number) => BookedExpense[]
}

const bodyLimitBytes = 1024 * 1024

export async function openAdmin(port: number, parts: Parts): Promise<Admin> {
  let ownHost = ''
  const server = createServer((message, response) => {
    void answerAdmin(message, ownHost, parts).then((reply) => send(response, reply))
  })
  ownHost = `127.0.0.1:${await listen(server, port)}`
  return {
    url: `http://${ownHost}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answerAdmin(
  message: IncomingMessage,
  ownHost: string,
  parts: Parts,
): Promise<Reply> {
  try {
    refuseBrowsers(message.headers, ownHost)
    return await runAdmin(message, parts)
  } catch (cause) {
    const refusal =
      cause instanceof Refusal ? cause : new Refusal(500, 'The demo service failed to answer')
    return refusalReply(refusal, message.url ?? '/', new Date())
  }
}

/** Web pages send these headers, or reach us by another name after rebinding it to this address. */
function refuseBrowsers(headers: IncomingHttpHeaders, ownHost: string): void {
  const isPage = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
  if (isPage || headers.host !== ownHost) throw new Refusal(403, 'Web pages have no access here')
}

async function runAdmin(message: IncomingMessage, parts: Parts): Promise<Reply> {
  const target = parseTarget(message.url ?? '')
  switch (`${message.method} ${target?.path}`) {
    case 'GET /journal':
      return jsonReply(200, { dropped: parts.journalDropped(), entries: parts.journal() })
    case 'GET /books':
      return jsonReply(200, parts.books(Number(target?.query.get('company') ?? 1)))
    case 'POST /dials':
      await parts.dials.apply(parseDialSettings(await readJson(message)))
      return jsonReply(200, {})
    default:
      throw new Refusal(404, 'Nothing answers at this path')
  }
}

async function readJson(message: IncomingMessage): Promise<unknown> {
  const read = await readBody(message, bodyLimitBytes)
  if (read.kind !== 'whole') throw new Refusal(413, 'The body is too large')
  return parseJson(read.body)
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...headers, 'content-length': String(body.length) })
  response.end(body)
}
