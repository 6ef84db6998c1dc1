/** How requests leave this computer: as the system says, through its proxies and by the authorities that it trusts. */
import { session } from 'electron'
import { systemCertificates } from '../api/http/certificates'
import { createExchange, type Exchange } from '../api/http/transport'

/** The way out through this computer's proxies, trusting its authorities; made with the first use, not at start. */
export function systemExchange(): Exchange {
  let made: Exchange | undefined
  return (request) => {
    made ??= createExchange({
      proxyFor: (url) => session.defaultSession.resolveProxy(url.href),
      certificates: systemCertificates(),
    })
    return made(request)
  }
}
