/** To which addresses a sign-in may go. */
import { isSafeAddress, type Service } from '../../shared/accounts/account'
import { AppError } from '../../shared/errors'

/** @throws AppError `address-invalid` for an address that a sign-in must not go to */
export function assertSafe({ baseUrl, authUrl, legacyBaseUrl }: Service): void {
  for (const address of [baseUrl, authUrl, legacyBaseUrl])
    if (!isSafeAddress(address)) throw new AppError('address-invalid', 'Not https')
}
