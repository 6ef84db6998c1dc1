// Owns where a browser may be sent back to.
import type { Client } from './clients'

export type Redirect = { uri: string; isSent: boolean }

const loopbackPattern = /^(?:127(?:\.\d+){3}|\[::1\]|localhost)$/
/** Loopback addresses in IP form; RFC 8252 7.3 speaks of no names. */
const loopbackAddress = /^http:\/\/(127(?:\.\d{1,3}){3}|\[::1\])(:\d{1,5})?(?=[/?]|$)/
/** A reversed domain name, and one slash, as no host follows (RFC 8252 7.1). */
const privateUse = /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:\/(?!\/)/

/**
 * Where the browser goes back to. Undefined when the address is missing, does not fit the registered one, or is not
 * allowed. A loopback address registered without a port stands for every port, so one has to be sent.
 */
export function resolveRedirect(client: Client, sent: string | undefined): Redirect | undefined {
  const { redirectUri: registered } = client
  if (sent === undefined)
    return registered === undefined || isWithoutPort(registered)
      ? undefined
      : { uri: registered, isSent: false }
  if (registered === undefined) return isAllowed(sent) ? { uri: sent, isSent: true } : undefined
  if (sent !== registered && !isOtherPort(sent, registered)) return undefined
  // A scheme of an application's own is its own by registration alone.
  return isAllowed(sent) || privateUse.test(sent) ? { uri: sent, isSent: true } : undefined
}

export function redirectWith(
  uri: string,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const url = new URL(uri)
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.append(name, value)
  return url.href
}

/** RFC 8252 7.3: any port of a loopback address whose registration names none; all else must be the same. */
function isOtherPort(sent: string, registered: string): boolean {
  const withoutPort = sent.replace(loopbackAddress, 'http://$1')
  return isWithoutPort(registered) && withoutPort === registered
}

function isWithoutPort(registered: string): boolean {
  const found = loopbackAddress.exec(registered)
  return found !== null && found[2] === undefined
}

/** http belongs to loopback and to nothing else. */
function isAllowed(uri: string): boolean {
  if (!URL.canParse(uri)) return false
  const { protocol, hostname, hash } = new URL(uri)
  if (hash !== '' || uri.includes('#')) return false
  return loopbackPattern.test(hostname) ? protocol === 'http:' : protocol === 'https:'
}
