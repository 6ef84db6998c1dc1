/** Long work on the main thread, which everything that a person does needs as well. */
import { setImmediate } from 'node:timers/promises'

/** In milliseconds: a quarter of a frame. */
const sliceMs = 4

/**
 * What long work waits for between its steps: nothing until a slice is used up, then whatever else is due. A slice begins
 * with the call of this function.
 */
export function inSlices(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < sliceMs) return
    await setImmediate()
    since = performance.now()
  }
}
