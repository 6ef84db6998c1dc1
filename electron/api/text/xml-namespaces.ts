/** Which namespace a prefix stands for at a place in XML (Namespaces in XML 1.0). */

/** Prefixes declared on one element, over those declared further out. */
export interface Scope {
  readonly outer?: Scope
  readonly names: ReadonlyMap<string, string>
}

export const outermost: Scope = {
  names: new Map([
    ['', ''],
    ['xml', 'http://www.w3.org/XML/1998/namespace'],
  ]),
}

/** The namespace a prefix stands for; the empty prefix is the default one. */
export function namespaceOf(prefix: string, scope: Scope): string | undefined {
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    const found = at.names.get(prefix)
    if (found !== undefined) return found
  }
  return undefined
}

/** The scope of an element that has these attributes. */
export function scopeOf(
  outer: Scope,
  attributes: readonly { name: string; value: string }[],
): Scope {
  const declared = attributes.flatMap(({ name, value }) => {
    if (name === 'xmlns') return [['', value] as const]
    return name.startsWith('xmlns:') ? [[name.slice('xmlns:'.length), value] as const] : []
  })
  return declared.length === 0 ? outer : { outer, names: new Map(declared) }
}

/** `c:note` is the prefix `c` and the local name `note`. */
export function splitName(name: string): { prefix: string; local: string } {
  const colon = name.indexOf(':')
  return { prefix: name.slice(0, Math.max(colon, 0)), local: name.slice(colon + 1) }
}

/** All prefixes declared there, but that of XML itself. */
export function prefixesIn(scope: Scope): string[] {
  const found = new Set<string>()
  for (let at: Scope | undefined = scope; at; at = at.outer)
    for (const prefix of at.names.keys()) found.add(prefix)
  found.delete('xml')
  return [...found]
}
