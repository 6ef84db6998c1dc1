// Owns reading XML nobody has checked: well-formed or refused, and no document type, so no entities of its own.
import { Refusal } from '../http/refusal'

export type XmlElement = {
  name: string
  namespace: string
  /** Those without a namespace. */
  attributes: readonly (readonly [name: string, value: string])[]
  children: XmlElement[]
  text: string
}

type OpenElement = XmlElement & { tag: string; scope: ReadonlyMap<string, string> }

const name = '[A-Za-z_\\u0080-\\uffff][\\w.\\-\\u0080-\\uffff]*'
const tagName = `(?:${name}:)?${name}`
const attribute = `\\s+${tagName}\\s*=\\s*(?:"[^"<]*"|'[^'<]*')`
const patterns = {
  skipped: /<!--[^]*?-->|<\?(?!xml\s)[^]*?\?>/y,
  text: /[^<]+/y,
  cdata: /<!\[CDATA\[([^]*?)\]\]>/y,
  open: new RegExp(`<(${tagName})((?:${attribute})*)\\s*(/?)>`, 'y'),
  close: new RegExp(`</(${tagName})\\s*>`, 'y'),
}
const attributePattern = new RegExp(`(${tagName})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g')
const declarationPattern = /^\s*<\?xml\s[^>]*?\?>/
const encodingPattern = /encoding\s*=\s*["']([\w.-]+)["']/
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u
const deepest = 100

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/**
 * The root of a document in any encoding that its first bytes, the content type or its declaration name, in this order
 * (RFC 7303 3.2); UTF-8 when none does.
 * @param charset that of the content type
 * @throws Refusal 400
 */
export function readXml(body: Uint8Array, charset?: string): XmlElement {
  const source = decode(body, charset)
  if (forbidden.test(source)) throw malformed()
  const text = source.replace(/^\u{feff}/u, '').replace(declarationPattern, '')
  return new Reader(text.replace(/\r\n?/g, '\n')).read()
}

class Reader {
  readonly #text: string
  readonly #open: OpenElement[] = []
  #at = 0
  #root: XmlElement | undefined

  constructor(text: string) {
    this.#text = text
  }

  read(): XmlElement {
    while (this.#at < this.#text.length) this.#step()
    if (!this.#root || this.#open.length > 0) throw malformed()
    return this.#root
  }

  #step(): void {
    if (this.#take(patterns.skipped)) return
    const text = this.#take(patterns.text)
    if (text) return this.#append(decodeEntities(text[0]))
    const cdata = this.#take(patterns.cdata)
    if (cdata) return this.#appendInside(cdata[1] ?? '')
    const open = this.#take(patterns.open)
    if (open) return this.#enter(open)
    const close = this.#take(patterns.close)
    if (!close || this.#open.pop()?.tag !== close[1]) throw this.#objection()
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text) ?? undefined
    if (found) this.#at += found[0].length
    return found
  }

  #append(text: string): void {
    if (this.#open.length > 0) this.#appendInside(text)
    else if (text.trim() !== '') throw malformed()
  }

  #appendInside(text: string): void {
    const inner = this.#open.at(-1)
    if (!inner) throw malformed()
    inner.text += text
  }

  #enter([, tag = '', attributes = '', slash = '']: RegExpExecArray): void {
    const outer = this.#open.at(-1)
    const sent = readAttributes(attributes)
    const scope = scopeOf(outer?.scope ?? new Map(), sent)
    const [local, prefix] = splitName(tag)
    const entered: OpenElement = {
      name: local,
      namespace: resolve(prefix, scope),
      attributes: sent.filter(([attribute]) => !attribute.includes(':') && attribute !== 'xmlns'),
      children: [],
      text: '',
      tag,
      scope,
    }
    if (outer) outer.children.push(entered)
    else if (this.#root) throw malformed()
    else this.#root = entered
    if (slash === '') this.#open.push(entered)
    if (this.#open.length > deepest) throw new Refusal(400, 'The body is nested too deeply')
  }

  #objection(): Refusal {
    const isDeclaration = /^<!(?:DOCTYPE|ENTITY)/i.test(this.#text.slice(this.#at, this.#at + 9))
    return isDeclaration
      ? new Refusal(400, 'The body must not have a document type or entities of its own')
      : malformed()
  }
}

function decode(body: Uint8Array, charset: string | undefined): string {
  const encoding = utf16Of(body) ?? charset ?? declaredEncoding(body) ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(body)
  } catch {
    throw new Refusal(400, `The body is not valid ${encoding}`)
  }
}

/** UTF-16 shows in the first bytes: its mark, or `<` as the two bytes that it has there (XML 1.0, appendix F.1). */
function utf16Of([first, second]: Uint8Array): string | undefined {
  const start = ((first ?? 0) << 8) | (second ?? 0)
  if (start === 0xfeff || start === 0x003c) return 'utf-16be'
  return start === 0xfffe || start === 0x3c00 ? 'utf-16le' : undefined
}

function declaredEncoding(body: Uint8Array): string | undefined {
  const start = Buffer.from(body.subarray(0, 200)).toString('latin1')
  const declared = declarationPattern.exec(start.replace(/^ï»¿/, ''))?.[0] ?? ''
  return encodingPattern.exec(declared)?.[1]
}

function readAttributes(text: string): (readonly [string, string])[] {
  const found = [...text.matchAll(attributePattern)].map(
    ([, attribute = '', double, single]) =>
      [attribute, decodeEntities((double ?? single ?? '').replace(/[\t\n]/g, ' '))] as const,
  )
  if (new Set(found.map(([attribute]) => attribute)).size < found.length) throw malformed()
  return found
}

function scopeOf(
  outer: ReadonlyMap<string, string>,
  attributes: readonly (readonly [string, string])[],
): ReadonlyMap<string, string> {
  const declared = attributes.flatMap(([attribute, value]) => {
    if (attribute === 'xmlns') return [['', value] as const]
    return attribute.startsWith('xmlns:') ? [[attribute.slice(6), value] as const] : []
  })
  return declared.length > 0 ? new Map([...outer, ...declared]) : outer
}

function resolve(prefix: string, scope: ReadonlyMap<string, string>): string {
  const namespace = scope.get(prefix)
  if (prefix !== '' && namespace === undefined) throw malformed()
  return namespace ?? ''
}

function splitName(tag: string): readonly [local: string, prefix: string] {
  const colon = tag.indexOf(':')
  return colon < 0 ? [tag, ''] : [tag.slice(colon + 1), tag.slice(0, colon)]
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,4}));|&/gi,
    (_, decimal?: string, hexadecimal?: string, named?: string) => {
      const code = decimal ? Number(decimal) : hexadecimal ? parseInt(hexadecimal, 16) : undefined
      const decoded = code === undefined ? namedEntities[named ?? ''] : fromCode(code)
      if (decoded === undefined || forbidden.test(decoded)) throw malformed()
      return decoded
    },
  )
}

function fromCode(code: number): string | undefined {
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

function malformed(): Refusal {
  return new Refusal(400, 'The body is not well-formed XML')
}
