// Owns the target of a request: its path and its query, as RFC 9112 3.2 lets a client write them.
export type Target = { path: string; query: URLSearchParams }

const origin = /^https?:\/\/[^/?#]*/i

/**
 * Undefined for what names no resource here. The path stays as sent: nothing is decoded or tidied, so a path that
 * is not written like one in the table is not one of the table.
 */
export function parseTarget(url: string): Target | undefined {
  const local = url.replace(origin, '')
  const isAbsolute = local !== url
  if (local.includes('#') || (!isAbsolute && !local.startsWith('/'))) return undefined
  const question = local.indexOf('?')
  const path = question < 0 ? local : local.slice(0, question)
  const search = question < 0 ? '' : local.slice(question + 1)
  return { path: path || '/', query: new URLSearchParams(search) }
}
