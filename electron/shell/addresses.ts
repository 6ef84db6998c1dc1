/** Which addresses the window may load, and which ones the system's browser is given. Pure. */
import { isSafeAddress } from '../../shared/accounts/account'
import { AppError } from '../../shared/errors'

/** Whether the window may ask for it: what this app serves itself, and in a checkout the tools of a developer. */
export function mayLoad(address: string, isPackaged: boolean): boolean {
  return /^(app|blob):/.test(address) || (!isPackaged && address.startsWith('devtools:'))
}

/**
 * Gives an address to `open`: https, and plain http to this very computer alone. A system opens files and starts programs
 * by addresses of other kinds.
 * @throws AppError `address-invalid` for any other, which `open` is not given
 */
export async function openSafely(
  address: URL,
  open: (address: string) => Promise<void>,
): Promise<void> {
  if (!isSafeAddress(address.href))
    throw new AppError('address-invalid', 'Not an address for a browser')
  await open(address.href)
}
