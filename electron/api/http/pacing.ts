/** The pace at which requests start, for all accounts together and one host at a time. */

/** Time as the pacer sees it; the tests bring their own. */
export interface Ticker {
  /** Milliseconds that only ever grow. */
  now: () => number
  after: (ms: number, run: () => void) => void
}

/**
 * A host may see so many starts at once, and so many a second from then on: 70 in any one second. The service takes
 * 100 (specification, Limits), so even starts that the network delays by up to 300 ms stay well below it.
 */
const burst = 10
const perSecond = 60

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
  pausedUntil: number
  /** Those waiting, by whom they wait for. The first key is next. */
  waiting: Map<unknown, (() => void)[]>
  isTimed: boolean
}

export class Pacer {
  readonly #ticker: Ticker
  readonly #hosts = new Map<string, Host>()

  constructor(ticker: Ticker = realTime) {
    this.#ticker = ticker
  }

  /**
   * Waits for the next start at a host (`url.host`). Those who wait for different `account`s take turns, however many
   * requests each has; without one all are alike.
   */
  turn(host: string, account?: unknown): Promise<void> {
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
    while (now >= state.pausedUntil && state.allowance >= 1) {
      const start = takeNext(state.waiting)
      if (!start) return
      state.allowance -= 1
      start()
    }
    if (state.waiting.size > 0 && !state.isTimed) this.#serveLater(state, now)
  }

  #serveLater(state: Host, now: number): void {
    state.isTimed = true
    const untilAllowed = ((1 - state.allowance) / perSecond) * 1000
    const waitMs = Math.max(state.pausedUntil - now, untilAllowed)
    this.#ticker.after(Math.max(1, Math.ceil(waitMs)), () => {
      state.isTimed = false
      this.#serve(state)
    })
  }
}

function reckon(state: Host, now: number): void {
  if (now <= state.reckonedAt) return
  const earned = ((now - state.reckonedAt) / 1000) * perSecond
  state.allowance = Math.min(burst, state.allowance + earned)
  state.reckonedAt = now
}

/** The next one of the account that is next; the account then goes to the end of the line. */
function takeNext(waiting: Map<unknown, (() => void)[]>): (() => void) | undefined {
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
