/** The network between the app and the service: what arrives, when, how often it is cut, and what comes back. */
import { TransportError } from '../../../electron/api/http/lost'
import type { Reply, Request } from '../../../electron/api/http/transport'
import type { Random } from '../../support/random'
import { computer } from './computer'
import { json, type Answer } from './service'

/** How bad it is at the moment. */
export interface Weather {
  /** Share of exchanges in which something goes wrong. */
  faults: number
  isOffline: boolean
}

/** What becomes of one exchange. Times are milliseconds after it began. */
interface Fate {
  name: string
  /** When the service sees the request; undefined if never. */
  arrivesAt?: number
  /** When the app hears, of an answer or of a loss. */
  heardAt: number
  /** In place of what the service answers; undefined for a loss. */
  heard: ((reply: Reply | undefined) => Reply) | undefined
  /** A loss that is certain never to have been sent. */
  isUnsent?: boolean
}

/** A commit that comes within this is honestly late: the app has to wait for it. */
export const honestlyLateMs = 6 * 60_000

interface Parts {
  random: Random
  weather: () => Weather
  answer: (request: Request, sentAt: number) => Answer
  onSend: (request: Request, fate: string) => void
  /** The app hears what the service said, whole or not. */
  onHear: (answer: Answer | undefined) => void
}

export class Network {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  readonly exchange = (request: Request): Promise<Reply> => {
    computer().assertAlive()
    const { timeline } = computer()
    const fate = this.#fateOf(request)
    const sentAt = timeline.now
    const what = `${request.method} ${request.url.pathname}`
    if (!fate.isUnsent) this.#parts.onSend(request, fate.name)
    let answered: Answer | undefined
    if (fate.arrivesAt !== undefined)
      timeline.schedule('world', fate.arrivesAt, `arrives ${what} (${fate.name})`, () => {
        answered = this.#parts.answer(request, sentAt)
      })
    return new Promise((resolve, reject) => {
      const { heard } = fate
      timeline.schedule('app', fate.heardAt, `heard ${what} (${fate.name})`, () => {
        if (!heard) return reject(new TransportError(`${what}: ${fate.name}`, !fate.isUnsent))
        this.#parts.onHear(answered)
        resolve(heard(answered?.reply))
        // A moment later: by then it is on disk, unless the process ended.
        const { onTaken } = answered ?? {}
        if (fate.name === 'fine' && onTaken) timeline.schedule('app', 1, 'taken', onTaken)
      })
    })
  }

  #fateOf(request: Request): Fate {
    const { random } = this.#parts
    const { faults, isOffline } = this.#parts.weather()
    const up = random.whole(5, 200)
    const heardAt = up + random.whole(5, 400)
    if (isOffline)
      return random.chance(0.8)
        ? { name: 'unsent', heardAt: up, heard: undefined, isUnsent: true }
        : { name: 'lost before', heardAt, heard: undefined }
    if (!random.chance(faults)) return fine(up, heardAt)
    const draw = random.pick(fates)
    return draw(random, { up, heardAt, timeoutMs: request.timeoutMs ?? 60_000 })
  }
}

const told = (reply: Reply | undefined): Reply => reply ?? json(502, {})

function fine(up: number, heardAt: number): Fate {
  return { name: 'fine', arrivesAt: up, heardAt, heard: told }
}

interface Times {
  up: number
  heardAt: number
  timeoutMs: number
}

const webPage = Buffer.from('<!doctype html><html><body>Welcome to the hotel</body></html>')

/** Every way in which an exchange can go wrong, each as often as it is named. */
const fates: readonly ((random: Random, times: Times) => Fate)[] = [
  (_, { up }) => ({ name: 'unsent', heardAt: up, heard: undefined, isUnsent: true }),
  (_, { heardAt }) => ({ name: 'lost before', heardAt, heard: undefined }),
  (_, { timeoutMs }) => ({ name: 'stalled before', heardAt: timeoutMs, heard: undefined }),
  (_, { up, heardAt }) => ({ name: 'lost after', arrivesAt: up, heardAt, heard: undefined }),
  (_, { up, heardAt }) => ({ name: 'lost after', arrivesAt: up, heardAt, heard: undefined }),
  (_, { up, timeoutMs }) => ({
    name: 'stalled after',
    arrivesAt: up,
    heardAt: timeoutMs,
    heard: undefined,
  }),
  late,
  late,
  (random, { up, heardAt }) => ({
    name: 'truncated',
    arrivesAt: up,
    heardAt,
    heard: (reply) => cut(told(reply), random),
  }),
  (random, { up, heardAt }) => ({
    name: 'web page',
    heardAt,
    ...(random.chance(0.4) && { arrivesAt: up }),
    heard: () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: webPage }),
  }),
  refusal,
  status,
  status,
  slow,
]

/** The request lingers somewhere and is acted on when nobody waits any more. */
function late(random: Random, { heardAt, timeoutMs }: Times): Fate {
  // Once in a while longer than anybody can wait.
  const isVery = random.chance(0.03)
  const most = isVery ? 24 * 3_600_000 : honestlyLateMs
  const arrivesAt = Math.exp(random.next() * Math.log(most - heardAt)) + heardAt
  const lossAt = random.chance(0.5) ? heardAt : Math.min(timeoutMs, arrivesAt)
  return { name: 'late', arrivesAt, heardAt: lossAt, heard: undefined }
}

function slow(random: Random, { timeoutMs }: Times): Fate {
  const arrivesAt = random.whole(1, timeoutMs - 1)
  return fine(arrivesAt, random.whole(arrivesAt, timeoutMs))
}

/** Nothing was done; the service says why. */
function refusal(random: Random, { heardAt }: Times): Fate {
  const said = random.pick([400, 403, 409, 422])
  const reply = json(said, { message: 'Not like this' })
  return { name: `refused ${said}`, heardAt, heard: () => reply }
}

/** Says nothing of whether it was done. */
function status(random: Random, { up, heardAt }: Times): Fate {
  const code = random.pick([408, 429, 500, 502, 503, 504])
  const isPause = (code === 429 || code === 503) && random.chance(0.5)
  const headers = isPause ? { 'retry-after': String(random.whole(1, 90)) } : {}
  const reply = json(code, {}, headers)
  const isDone = random.chance(0.5)
  return {
    name: `${code}${isDone ? ' after' : ' before'}`,
    heardAt,
    heard: () => reply,
    ...(isDone && { arrivesAt: up }),
  }
}

function cut(reply: Reply, random: Random): Reply {
  return { ...reply, body: reply.body.subarray(0, random.whole(0, reply.body.length - 1)) }
}
