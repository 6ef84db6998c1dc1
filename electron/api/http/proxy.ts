/** Which way a request may take: straight, or through one of the proxies that this computer is set to use. */

/** `direct`, or the address of a proxy: `http://host:port`, `https://…`, `socks4://…` or `socks5h://…`. */
export type Route = string

/** The words of a proxy list and the scheme of each. A SOCKS 5 proxy looks the name up itself, as in Chromium. */
const schemes: Record<string, { scheme: string; port: number }> = {
  PROXY: { scheme: 'http', port: 80 },
  HTTP: { scheme: 'http', port: 80 },
  HTTPS: { scheme: 'https', port: 443 },
  SOCKS: { scheme: 'socks4', port: 1080 },
  SOCKS4: { scheme: 'socks4', port: 1080 },
  SOCKS5: { scheme: 'socks5h', port: 1080 },
}

/**
 * The routes of a proxy list, best first, such as `PROXY a.example:3128; SOCKS5 [::1]:1080; DIRECT` (the result syntax
 * of proxy auto-configuration, which Electron's `session.resolveProxy` gives). What cannot be used is left out; an
 * empty list means straight.
 */
export function routesIn(list: string): Route[] {
  if (list.trim() === '') return ['direct']
  const routes = list.split(';').flatMap((entry) => routeIn(entry.trim()))
  return [...new Set(routes)]
}

function routeIn(entry: string): Route[] {
  const [word = '', address, ...rest] = entry.split(/\s+/)
  if (word.toUpperCase() === 'DIRECT' && address === undefined) return ['direct']
  const kind = Object.hasOwn(schemes, word.toUpperCase()) ? schemes[word.toUpperCase()] : undefined
  if (!kind || address === undefined || rest.length > 0) return []
  const match = /^(\[[\da-f:.]+\]|[^\s:/?#@[\]\\%]+)(?::(\d{1,5}))?$/i.exec(address)
  const port = match?.[2] === undefined ? kind.port : Number(match[2])
  if (!match || port < 1 || port > 65_535) return []
  const route = `${kind.scheme}://${match[1]}:${port}`
  return URL.canParse(route) ? [route] : []
}

/** This computer itself, which no proxy may be asked for (RFC 6761 6.3, RFC 1122 3.2.1.3, RFC 4291 2.5.3). */
export function isLoopback({ hostname }: Pick<URL, 'hostname'>): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (host === 'localhost' || host.endsWith('.localhost') || host === '[::1]') return true
  return /^127(\.\d+){3}$/.test(host)
}
