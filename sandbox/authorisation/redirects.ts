// Owns where a browser may be sent back to.
import type { Client } from './clients'

export type Redirect = { uri: string; isSent: boolean }

const loopbackPattern = /^(?:127(?:\.\d+){3}|\[::1\]|localhost)$/

/** Undefined when the address is missing, differs from the registered one, or is not allowed. */
export function resolveRedirect(client: Client, sent: string | undefined): Redirect | undefined {
  if (sent === undefined)
    return client.redirectUri === undefined ? undefined : { uri: client.redirectUri, isSent: false }
  if (client.redirectUri !== undefined && client.redirectUri !== sent) return undefined
  return isAllowed(sent) ? { uri: sent, isSent: true } : undefined
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

/** http belongs to loopback and to nothing else. */
function isAllowed(uri: string): boolean {
  if (!URL.canParse(uri)) return false
  const { protocol, hostname, hash } = new URL(uri)
  if (hash !== '' || uri.includes('#')) return false
  return loopbackPattern.test(hostname) ? protocol === 'http:' : protocol === 'https:'
}
