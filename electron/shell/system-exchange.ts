/** The app's way out into the network, as this computer is set up. */
import { session } from 'electron'
import { systemCertificates } from '../api/http/certificates'
import { madeLater } from '../api/http/made-later'
import type { Exchange } from '../api/http/transport'

/** Through this computer's proxies, trusting its authorities. */
export function systemExchange(): Exchange {
  return madeLater(async () => {
    const { createExchange } = await import('../api/http/transport')
    return createExchange({
      proxyFor: (url) => session.defaultSession.resolveProxy(url.href),
      certificates: systemCertificates(),
    })
  })
}
