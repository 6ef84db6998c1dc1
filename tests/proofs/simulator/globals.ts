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

export function virtualise(): void {
  // Losses are errors too, and thousands of them are made; a few lines show where one came from.
  Error.stackTraceLimit = 4
  Object.assign(globalThis, {
    setTimeout: after,
    setInterval: every,
    clearTimeout: clear,
    clearInterval: clear,
    Date: VirtualDate,
  })
  Math.random = () => computer().entropy.next()
  Object.defineProperty(performance, 'now', { value: () => computer().timeline.appClock() })
  Object.defineProperty(webcrypto, 'getRandomValues', {
    value: <T extends Uint8Array>(array: T): T => {
      for (let index = 0; index < array.length; index += 1)
        array[index] = computer().entropy.whole(0, 255)
      return array
    },
  })
  // The real one works in a thread of its own, at a pace of its own.
  Object.defineProperty(webcrypto.subtle, 'digest', {
    value: async (_name: unknown, bytes: Uint8Array) => {
      const hash = createHash('sha256').update(bytes).digest()
      return hash.buffer.slice(hash.byteOffset, hash.byteOffset + hash.length)
    },
  })
}
