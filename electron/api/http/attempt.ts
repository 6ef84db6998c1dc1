/** One try of one request over one way, watched so closely that "not sent" is said only when it is certain. */
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Socket } from 'node:net'
import { abandoned, type Way } from './connections'
import { lossAt, TransportError, type Stage } from './lost'
import { readBody } from './reply-body'
import type { Reply, Request } from './transport'

const mostBytes = 64 * 1024 * 1024

/** A read that stalls is asked again; a change is given longer, since giving up on it costs looking for it. */
const idleMs = { read: 30_000, change: 60_000 }

/**
 * Sends the request once and waits for the whole reply.
 * @param endAt by when, on the clock of `performance.now()`
 * @throws TransportError
 */
export function attempt(request: Request, way: Way, endAt: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let stage: Stage = way.isTunnelled ? 'tunnel' : 'connection'
    let isOver = false
    let outgoing: ClientRequest | undefined
    const end = () => {
      isOver = true
      clearTimeout(timer)
    }
    const fail = (message: string, cause?: unknown) => {
      if (isOver) return
      end()
      reject(lossAt(stage, `${request.method} ${request.url.host}: ${message}`, cause))
      // A connection in an unknown state never goes back to the kept ones.
      outgoing?.emit(abandoned)
      outgoing?.destroy()
    }
    const timer = setTimeout(
      () => {
        fail(`no whole reply within ${request.timeoutMs ?? 60_000} ms`)
      },
      Math.max(0, endAt - performance.now()),
    )
    try {
      outgoing = start(request, way)
    } catch (error) {
      stage = 'connection'
      fail(error instanceof Error ? error.message : 'cannot be sent', error)
      return
    }
    watch(outgoing, request.url, (next) => {
      stage = next
    })
    const succeed = (reply: Reply) => {
      if (isOver) return
      end()
      resolve(reply)
    }
    endWith(outgoing, request, { succeed, fail })
    outgoing.end(request.body)
  })
}

interface Ends {
  succeed: (reply: Reply) => void
  fail: (message: string, cause?: unknown) => void
}

/** Every way in which a request can end, apart from the end of its time. */
function endWith(outgoing: ClientRequest, request: Request, { succeed, fail }: Ends): void {
  const idle = request.idleMs ?? (request.method === 'GET' ? idleMs.read : idleMs.change)
  outgoing.setTimeout(idle, () => {
    fail(`nothing moved for ${idle} ms`)
  })
  outgoing.on('proxyConnect', ({ statusCode }: { statusCode: number }) => {
    if (statusCode !== 200) fail(`proxy answered ${statusCode}`)
  })
  outgoing.on('error', (error) => {
    fail(error.message, error)
  })
  outgoing.on('upgrade', (_incoming, socket) => {
    socket.destroy()
    fail('another protocol was answered')
  })
  outgoing.on('response', (incoming) => {
    replyOf(incoming, request.largestReply ?? mostBytes).then(succeed, (error: unknown) => {
      fail(error instanceof Error ? error.message : 'reply cut short', error)
    })
  })
}

function start({ url, method, headers, body }: Request, way: Way) {
  return (url.protocol === 'https:' ? https : http).request(url, {
    ...way.options,
    method,
    headers: {
      'Accept-Encoding': 'gzip',
      ...headers,
      ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
    },
  })
}

/** Tells each stage as it is reached. A connection whose state cannot be told counts as open. */
function watch(outgoing: ClientRequest, { protocol }: URL, reach: (stage: Stage) => void): void {
  outgoing.on('proxy', () => {
    reach('connection')
  })
  outgoing.on('response', () => {
    reach('sent')
  })
  outgoing.on('socket', (socket: Socket) => {
    if (outgoing.reusedSocket) {
      reach('sent-on-kept')
      socket.once('data', () => {
        reach('sent')
      })
    } else if (protocol === 'https:' ? isShakingHands(socket) : socket.connecting) {
      socket.once(protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        reach('sent')
      })
    } else reach('sent')
  })
}

/** Node holds the request back until then, over a tunnel too, where the socket itself is connected from the start. */
function isShakingHands(socket: Socket): boolean {
  return 'secureConnecting' in socket && socket.secureConnecting === true
}

async function replyOf(incoming: IncomingMessage, largest: number): Promise<Reply> {
  const {
    'content-encoding': encoding,
    'content-length': _length,
    'transfer-encoding': _chunked,
    ...headers
  } = incoming.headers
  const body = await readBody(incoming, encoding, largest)
  if (!incoming.complete) throw new TransportError('reply cut short', true)
  return { status: incoming.statusCode ?? 0, headers, body }
}
