/** Puts virtual time and seeded chance in the place of the process's own timers, clocks and random numbers. */
import { createHash, webcrypto } from 'node:crypto'
import { computer } from './computer'
import { Timeline, type Due } from './timeline'

const realImmediate = setImmediate
const RealDate = Date

/** Resolves when nothing is left that can go on by itself: all that is virtual waits in the queue. */
export function quiet(): Promise<void> {
  return new Promise((resolve) => realImmediate(resolve))
}

/** What Node's timers give back, as far as the app uses it. */
class Timer {
  due: Due | undefined
  unref(): this {
    return this
  }
  ref(): this {
    return this
  }
  hasRef(): boolean {
    return false
  }
}

type Callback = (...values: unknown[]) => void

function after(callback: Callback, ms = 0, ...values: unknown[]): Timer {
  const timer = new Timer()
  computer().assertAlive()
  timer.due = computer().timeline.schedule('app', ms, 'timer', () => callback(...values))
  return timer
}

function every(callback: Callback, ms = 0, ...values: unknown[]): Timer {
  const timer = new Timer()
  const again = () => {
    timer.due = computer().timeline.schedule('app', ms, 'interval', () => {
      again()
      callback(...values)
    })
  }
  again()
  return timer
}

function clear(timer: unknown): void {
  if (timer instanceof Timer && timer.due) Timeline.cancel(timer.due)
}

class VirtualDate extends RealDate {
  constructor(...values: unknown[]) {
    if (values.length === 0) super(computer().timeline.wall())
    else super(...(values as [number]))
  }
  static override now(): number {
    return computer().timeline.wall()
  }
}

interface Replaced {
  name: string
  /** What has it, and under which name. */
  at: [holder: object, name: string]
  value: unknown
}

const replaced: readonly Replaced[] = [
  { name: 'setTimeout', at: [globalThis, 'setTimeout'], value: after },
  { name: 'setInterval', at: [globalThis, 'setInterval'], value: every },
  { name: 'clearTimeout', at: [globalThis, 'clearTimeout'], value: clear },
  { name: 'clearInterval', at: [globalThis, 'clearInterval'], value: clear },
  { name: 'Date', at: [globalThis, 'Date'], value: VirtualDate },
  { name: 'Math.random', at: [Math, 'random'], value: () => computer().entropy.next() },
  {
    name: 'performance.now',
    at: [performance, 'now'],
    value: () => computer().timeline.appClock(),
  },
  {
    name: 'crypto.getRandomValues',
    at: [webcrypto, 'getRandomValues'],
    value: <T extends Uint8Array>(array: T): T => {
      for (let index = 0; index < array.length; index += 1)
        array[index] = computer().entropy.whole(0, 255)
      return array
    },
  },
  // The real one works in a thread of its own, at a pace of its own.
  {
    name: 'crypto.subtle.digest',
    at: [webcrypto.subtle, 'digest'],
    value: async (_name: unknown, bytes: Uint8Array) => {
      const hash = createHash('sha256').update(bytes).digest()
      return hash.buffer.slice(hash.byteOffset, hash.byteOffset + hash.length)
    },
  },
]

/** What is not Node's own, for the report. */
export const virtualGlobals: readonly string[] = replaced.map(({ name }) => name)

export function virtualise(): void {
  // Losses are errors too, and thousands of them are made; a few lines show where one came from.
  Error.stackTraceLimit = 4
  for (const { at, value } of replaced)
    Object.defineProperty(...at, { value, configurable: true, writable: true })
}
