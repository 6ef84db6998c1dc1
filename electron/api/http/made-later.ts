/** A way out whose libraries are loaded with its first request, so that starting the app does not wait for them. */
import { TransportError } from './lost'
import type { Exchange } from './transport'

/**
 * An exchange that is made once, with the first request.
 * @param make loads what it takes; where that fails nothing was sent, and the next request tries again
 */
export function madeLater(make: () => Promise<Exchange>): Exchange {
  let made: Promise<Exchange> | undefined
  return async (request) => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw new TransportError(`${request.url.host}: the way out cannot be made`, false, error)
    })
    return (await made)(request)
  }
}
