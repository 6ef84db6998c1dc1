/** The app's way out into the network, as this computer is set up. */
import { systemCertificates } from './certificates'
import { madeLater } from './made-later'
import type { Exchange } from './transport'

/**
 * Through this computer's proxies, trusting its authorities.
 * @param proxyFor the proxies for an address, as Electron's `session.resolveProxy` words them
 */
export function systemExchange(proxyFor: (url: URL) => Promise<string>): Exchange {
  return madeLater(async () => {
    const { createExchange } = await import('./transport')
    return createExchange({ proxyFor, certificates: systemCertificates() })
  })
}
