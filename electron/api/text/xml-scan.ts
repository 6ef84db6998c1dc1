/** Reads XML text into a tree that knows where in the text each part stands, and takes nothing but well-formed XML. */
import { AppError } from '../../../shared/errors'
import { decoded, forbiddenAt } from './xml-characters'
import { namespaceOf, outermost, scopeOf, splitName, type Scope } from './xml-namespaces'

/** Offsets into the text, the end not included. */
export interface Span {
  readonly start: number
  readonly end: number
}

interface XmlAttribute {
  /** As written, with its prefix. */
  readonly name: string
  readonly value: string
  /** From the white space before it to its closing quote. */
  readonly span: Span
  /** Between its quotes. */
  readonly valueSpan: Span
}

export interface XmlElement {
  /** As written, with its prefix. */
  readonly tag: string
  readonly local: string
  readonly namespace: string
  /** Declarations of namespaces are among them. */
  readonly attributes: readonly XmlAttribute[]
  readonly children: readonly XmlElement[]
  /** Text and CDATA sections directly inside, without what lies in children. */
  readonly runs: readonly (Span & { isCdata: boolean })[]
  readonly scope: Scope
  readonly start: number
  /** Behind the start tag. */
  readonly contentStart: number
  /** Before the end tag; `contentStart` when there is none, as in `<a/>`. */
  readonly contentEnd: number
  readonly end: number
}

type Open = { -readonly [K in keyof XmlElement]: XmlElement[K] } & {
  attributes: XmlAttribute[]
  children: XmlElement[]
  runs: (Span & { isCdata: boolean })[]
}

/** What a reply may hold at most: characters, levels, elements with attributes, attributes of one element. */
const most = { characters: 64 * 1024 * 1024, levels: 100, nodes: 1_000_000, attributes: 200 }

/** Beyond ASCII any character may be in a name, also the few that XML excludes. */
const part = '[A-Za-z_\\u0080-\\uffff][\\w.\\-\\u0080-\\uffff]*'
const name = `(?:${part}:)?${part}`
const patterns = {
  tag: new RegExp(`<(${name})(?=[\\s/>])`, 'y'),
  attribute: new RegExp(`[ \\t\\r\\n]+(${name})[ \\t\\r\\n]*=[ \\t\\r\\n]*["']`, 'y'),
  tagEnd: /[ \t\r\n]*(\/?)>/y,
  endTag: new RegExp(`</(${name})[ \\t\\r\\n]*>`, 'y'),
  instruction: new RegExp(`<\\?(${part})(?=[ \\t\\r\\n?])`, 'y'),
}

/**
 * The root of a well-formed document. There is no document type, so there are no entities but the five of XML and
 * numeric ones; size, depth and number of elements are bounded.
 * @throws AppError `reply-unreadable`
 */
export function readXml(source: string): XmlElement {
  if (source.length > most.characters) throw unreadable('it is too long', 0)
  const bad = forbiddenAt(source)
  if (bad !== undefined) throw unreadable('a character that XML does not have', bad)
  return new Scanner(source).root()
}

/** All text and CDATA directly inside, as meant: entities decoded, line ends as `\n`. */
export function textOf(source: string, { runs }: Pick<XmlElement, 'runs'>): string {
  return runs
    .map(({ start, end, isCdata }) => {
      const text = source.slice(start, end).replace(/\r\n?/g, '\n')
      return isCdata ? text.slice('<![CDATA['.length, -']]>'.length) : meant(text, start)
    })
    .join('')
}

class Scanner {
  readonly #source: string
  readonly #open: Open[] = []
  #at = 0
  #nodes = 0
  #root: XmlElement | undefined

  constructor(source: string) {
    this.#source = source
    if (source.startsWith('\u{feff}')) this.#at = 1
  }

  root(): XmlElement {
    if (/^<\?xml\s/.test(this.#source.slice(this.#at, this.#at + 6))) this.#until('?>')
    while (this.#at < this.#source.length) this.#step()
    if (!this.#root || this.#open.length > 0) throw unreadable('it ends too soon', this.#at)
    return this.#root
  }

  #step(): void {
    const source = this.#source
    if (source[this.#at] !== '<') this.#text()
    else if (source.startsWith('<!--', this.#at)) this.#comment()
    else if (source.startsWith('<![CDATA[', this.#at)) this.#run(this.#until(']]>'), true)
    else if (source.startsWith('<!', this.#at)) throw unreadable('a document type', this.#at)
    else if (source.startsWith('<?', this.#at)) this.#instruction()
    else if (source.startsWith('</', this.#at)) this.#leave()
    else this.#enter()
  }

  #text(): void {
    const start = this.#at
    const next = this.#source.indexOf('<', start)
    this.#at = next < 0 ? this.#source.length : next
    const text = this.#source.slice(start, this.#at)
    if (text.includes(']]>')) throw unreadable('the end of a section that never began', start)
    meant(text, start)
    if (this.#open.length > 0) this.#run({ start, end: this.#at }, false)
    else if (/[^ \t\r\n]/.test(text)) throw unreadable('text outside the root', start)
  }

  #run(span: Span, isCdata: boolean): void {
    const inner = this.#open.at(-1)
    if (!inner) throw unreadable('text outside the root', span.start)
    this.#count()
    inner.runs.push({ start: span.start, end: span.end, isCdata })
  }

  #comment(): void {
    const { start, end } = this.#until('-->', '<!--'.length)
    const inside = this.#source.slice(start + '<!--'.length, end - '-->'.length)
    if (inside.includes('--') || inside.endsWith('-')) throw unreadable('a wrong comment', start)
  }

  #instruction(): void {
    const start = this.#at
    const target = this.#take(patterns.instruction)?.[1] ?? 'xml'
    if (target.toLowerCase() === 'xml') throw unreadable('a wrong processing instruction', start)
    this.#until('?>')
  }

  #enter(): void {
    const start = this.#at
    const tag = this.#take(patterns.tag)?.[1]
    if (tag === undefined || (this.#root && this.#open.length === 0))
      throw unreadable('what is no element', start)
    const attributes = this.#attributes()
    const close = this.#take(patterns.tagEnd)
    if (!close) throw unreadable('a wrong start tag', start)
    const outer = this.#open.at(-1)
    const scope = scopeOf(outer?.scope ?? outermost, attributes)
    for (const { name, span } of attributes)
      if (name.includes(':')) namespaceFor(name, scope, span.start)
    const element: Open = {
      tag,
      local: splitName(tag).local,
      namespace: namespaceFor(tag, scope, start),
      attributes,
      children: [],
      runs: [],
      scope,
      start,
      contentStart: this.#at,
      contentEnd: this.#at,
      end: this.#at,
    }
    this.#count()
    if (outer) outer.children.push(element)
    else this.#root = element
    if (close[1] === '') this.#open.push(element)
    if (this.#open.length > most.levels) throw unreadable('it is nested too deeply', start)
  }

  #attributes(): XmlAttribute[] {
    const found: XmlAttribute[] = []
    for (;;) {
      const start = this.#at
      const opening = this.#take(patterns.attribute)
      if (!opening) return found
      const [, attribute = ''] = opening
      const valueSpan = this.#value(opening[0].at(-1) ?? '"')
      const value = this.#source.slice(valueSpan.start, valueSpan.end)
      const isDouble = found.some((other) => other.name === attribute)
      if (isDouble || value.includes('<') || found.length >= most.attributes)
        throw unreadable('a wrong attribute', start)
      this.#count()
      found.push({
        name: attribute,
        value: meant(value.replace(/\r\n|[\t\r\n]/g, ' '), start),
        span: { start, end: this.#at },
        valueSpan,
      })
    }
  }

  #value(quote: string): Span {
    const start = this.#at
    const end = this.#source.indexOf(quote, start)
    if (end < 0) throw unreadable('an attribute without an end', start)
    this.#at = end + 1
    return { start, end }
  }

  #leave(): void {
    const start = this.#at
    const tag = this.#take(patterns.endTag)?.[1]
    const element = this.#open.pop()
    if (tag === undefined || element?.tag !== tag) throw unreadable('a wrong end tag', start)
    element.contentEnd = start
    element.end = this.#at
  }

  #until(mark: string, skipped = 0): Span {
    const start = this.#at
    const found = this.#source.indexOf(mark, start + skipped)
    if (found < 0) throw unreadable(`no ${mark}`, start)
    this.#at = found + mark.length
    return { start, end: this.#at }
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#source) ?? undefined
    if (found) this.#at += found[0].length
    return found
  }

  #count(): void {
    this.#nodes += 1
    if (this.#nodes > most.nodes) throw unreadable('too many elements', this.#at)
  }
}

function namespaceFor(name: string, scope: Scope, at: number): string {
  const { prefix } = splitName(name)
  const namespace = prefix === 'xmlns' ? '' : namespaceOf(prefix, scope)
  if (namespace === undefined) throw unreadable(`the prefix ${prefix.slice(0, 40)}`, at)
  return namespace
}

function meant(text: string, at: number): string {
  const read = decoded(text)
  if (read === undefined) throw unreadable('an entity', at)
  return read
}

function unreadable(what: string, at: number): AppError {
  return new AppError('reply-unreadable', `The XML cannot be read at ${at}: ${what}`)
}
