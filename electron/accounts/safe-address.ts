/** To which addresses a sign-in may go. */
import type { Service } from '../../shared/accounts/account'
import { AppError } from '../../shared/errors'

/** https everywhere; plain http only to this very computer (specification, Authentication 6; demo service). */
function isSafeAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return (
    protocol === 'https:' ||
    (protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname))
  )
}

/** @throws AppError `address-invalid` for an address that a sign-in must not go to */
export function assertSafe({ baseUrl, authUrl, legacyBaseUrl }: Service): void {
  for (const address of [baseUrl, authUrl, legacyBaseUrl])
    if (!isSafeAddress(address)) throw new AppError('address-invalid', 'Not https')
}
