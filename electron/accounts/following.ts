/** Live values that say what others say, and time that passes. */
import type { LiveValue, Readable } from '../../shared/channel'

/** Lets one live value say what another says, from now on. */
export function follow<T>(from: Readable<T>, to: LiveValue<T>): () => void {
  to.set(from.get())
  return from.subscribe((value) => {
    to.set(value)
  })
}

/** Keeps nobody from ending. */
export function elapsed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
