/** The plain way out: no proxy, Node's own authorities. */
import { createExchange } from '../../electron/api/http/transport'

export const exchange = createExchange()
