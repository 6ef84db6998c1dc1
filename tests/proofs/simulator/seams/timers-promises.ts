/** Stands in for `node:timers/promises`, in virtual time. */
import { computer } from '../computer'

export function setImmediate(): Promise<void> {
  return setTimeout(0)
}

export function setTimeout(ms = 0): Promise<void> {
  return new Promise((resolve) => {
    computer().timeline.schedule('app', ms, 'timer', resolve)
  })
}
