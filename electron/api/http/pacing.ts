/** The pace at which requests start, for all accounts together and one host at a time. */

/** Time as the pacer sees it; the tests bring their own. */
export interface Ticker {
  /** Milliseconds that only ever grow. */
  now: () => number
  after: (ms: number, run: () => void) => void
}

/**
 * So many requests a host may count in any one second; it takes 100 (specification, Limits), and what is not paced needs
 * some. Where between its start and its end a request was counted nobody here can tell, so it counts as long as it is under
 * way and for a second after: however the network delays some of them, no second can see more.
 */
const mostCounted = 98
const countedMs = 1000
/** They start evenly, but for so many at once. */
const burst = 10
const perSecond = 98

const realTime: Ticker = {
  now: () => performance.now(),
  after: (ms, run) => {
    setTimeout(run, ms)
  },
}

interface Host {
  /** How many may start at once; grows with time, up to `burst`. */
  allowance: number
  /** When the allowance was last reckoned. */
  reckonedAt: number
  underWay: number
  /** When those ended that the host may have counted within the last second, oldest first. */
  ended: number[]
  pausedUntil: number
  /** Those waiting, by whom they wait for. The first key is next. */
  waiting: Map<unknown, Start[]>
  isTimed: boolean
}

/** Lets a request begin; what it is given has to be called once, when the request has ended in whatever way. */
type Start = (end: () => void) => void

export class Pacer {
  readonly #ticker: Ticker
  readonly #hosts = new Map<string, Host>()

  constructor(ticker: Ticker = realTime) {
    this.#ticker = ticker
  }

  /**
   * Waits for the next start at a host (`url.host`). Those who wait for different `account`s take turns, however many
   * requests each has; without one all are alike. Resolves to what has to be called once the request has ended.
   */
  turn(host: string, account?: unknown): Promise<() => void> {
    const state = this.#host(host)
    return new Promise((resolve) => {
      const queue = state.waiting.get(account)
      if (queue) queue.push(resolve)
      else state.waiting.set(account, [resolve])
      this.#serve(state)
    })
  }

  /** Holds back every start at a host for so long; a shorter pause does not shorten a longer one. */
  pause(host: string, ms: number): void {
    const state = this.#host(host)
    const until = this.#ticker.now() + ms
    if (until <= state.pausedUntil) return
    state.pausedUntil = until
    // What comes after a pause starts evenly and not all at once.
    state.allowance = Math.min(state.allowance, 1)
    state.reckonedAt = until
  }

  /** How long a host is still paused, in milliseconds. */
  pausedMs(host: string): number {
    return Math.max(0, this.#host(host).pausedUntil - this.#ticker.now())
  }

  #host(name: string): Host {
    const known = this.#hosts.get(name)
    if (known) return known
    const reckonedAt = this.#ticker.now()
    const fresh: Host = {
      allowance: burst,
      reckonedAt,
      underWay: 0,
      ended: [],
      pausedUntil: -Infinity,
      waiting: new Map(),
      isTimed: false,
    }
    this.#hosts.set(name, fresh)
    return fresh
  }

  /** Starts what may start now. The clock is read anew each time: a computer that slept owes nobody more than a burst. */
  #serve(state: Host): void {
    const now = this.#ticker.now()
    reckon(state, now)
    while (untilNextMs(state, now) === 0) {
      const start = takeNext(state.waiting)
      if (!start) return
      state.allowance -= 1
      state.underWay += 1
      start(() => {
        this.#end(state)
      })
    }
    this.#serveLater(state, now)
  }

  #end(state: Host): void {
    const now = this.#ticker.now()
    state.underWay -= 1
    state.ended.push(now)
    this.#serveLater(state, now)
  }

  /** Not where all that counts is under way: the end of one comes back here. */
  #serveLater(state: Host, now: number): void {
    const waitMs = untilNextMs(state, now)
    if (state.waiting.size === 0 || state.isTimed || waitMs === Infinity) return
    state.isTimed = true
    this.#ticker.after(Math.max(1, Math.ceil(waitMs)), () => {
      state.isTimed = false
      this.#serve(state)
    })
  }
}

/** How long nothing may start yet, as far as that can be told now. */
function untilNextMs({ allowance, pausedUntil, underWay, ended }: Host, now: number): number {
  const untilAllowed = allowance >= 1 ? 0 : ((1 - allowance) / perSecond) * 1000
  return Math.max(0, pausedUntil - now, untilAllowed, untilFewer(underWay, ended, now))
}

function untilFewer(underWay: number, ended: readonly number[], now: number): number {
  const tooMany = underWay + ended.length + 1 - mostCounted
  if (tooMany <= 0) return 0
  const last = ended[tooMany - 1]
  return last === undefined ? Infinity : last + countedMs - now
}

function reckon(state: Host, now: number): void {
  while (state.ended[0] !== undefined && state.ended[0] + countedMs <= now) state.ended.shift()
  if (now <= state.reckonedAt) return
  const earned = ((now - state.reckonedAt) / 1000) * perSecond
  state.allowance = Math.min(burst, state.allowance + earned)
  state.reckonedAt = now
}

/** The next one of the account that is next; the account then goes to the end of the line. */
function takeNext(waiting: Map<unknown, Start[]>): Start | undefined {
  const [next] = waiting
  if (!next) return undefined
  const [account, queue] = next
  waiting.delete(account)
  const start = queue.shift()
  if (queue.length > 0) waiting.set(account, queue)
  return start
}

/** At most so many at a time; the others wait in the order in which they came. */
export class Slots {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(count: number) {
    this.#free = count
  }

  async within<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }
}
