/** Reads JSON text into a tree that knows where in the text each part stands, and takes nothing but RFC 8259. */
import { AppError } from '../../../shared/errors'
import { inSlices } from '../../slices'

/** A part of the text, from `start` up to but not including `end`, in UTF-16 units. */
export type JsonNode = Span &
  (
    | { kind: 'object'; members: JsonMember[] }
    | { kind: 'array'; items: JsonNode[] }
    | { kind: 'string' | 'number' | 'boolean' | 'null' }
  )

/** One member of an object, in the order of the text. A name may occur more than once. */
interface JsonMember extends Span {
  name: string
  value: JsonNode
}

export interface Span {
  start: number
  end: number
}

/** No record of the service is nested nearly as deep; deeper text would only be after our stack. */
export const deepestNesting = 200

/**
 * The tree of a whole JSON text (RFC 8259, section 2). A byte order mark is refused (section 8.1).
 * @throws AppError `reply-unreadable`, naming the position and never the text
 */
export function scanJson(text: string): JsonNode {
  return new Scanner(text).document()
}

/** The same for a text that may be millions of characters long: others have their turn between the entries of its lists. */
export function scanLongJson(text: string): Promise<JsonNode> {
  return new Scanner(text).longDocument()
}

/** The text that a string of JSON, quotes and all, stands for. */
export function stringIn(text: string, { start, end }: Span): string {
  const inside = text.slice(start + 1, end - 1)
  // Few have escapes; the others are what they say, and reading them is much of what a long list costs.
  return inside.includes('\\') ? (JSON.parse(`"${inside}"`) as string) : inside
}

const scalar = /(-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)|(true|false)|null/y
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

// By number and not as text: a page of a list is some hundred thousand characters.
const [space, quote, comma, colon, backslash] = [0x20, 0x22, 0x2c, 0x3a, 0x5c]
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d]

class Scanner {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  document(): JsonNode {
    const node = this.#value(0)
    this.#assertEnd()
    return node
  }

  async longDocument(): Promise<JsonNode> {
    const node = await this.#longValue(0, inSlices())
    this.#assertEnd()
    return node
  }

  /** The outermost list, or the lists that are members of the outermost object. */
  async #longValue(depth: number, giveWay: () => Promise<void>): Promise<JsonNode> {
    this.#skipSpace()
    const start = this.#at
    const opening = this.#text.charCodeAt(start)
    if (opening === openBracket) {
      const items: JsonNode[] = []
      this.#enter(depth + 1)
      if (!this.#takes(closeBracket))
        do {
          items.push(this.#value(depth + 1))
          await giveWay()
        } while (this.#continues(closeBracket))
      return { kind: 'array', items, start, end: this.#at }
    }
    if (opening !== openBrace || depth > 0) return this.#value(depth)
    const members: JsonMember[] = []
    this.#enter(depth + 1)
    if (!this.#takes(closeBrace))
      do {
        const name = this.#name()
        const value = await this.#longValue(depth + 1, giveWay)
        members.push({ ...name, value, end: value.end })
      } while (this.#continues(closeBrace))
    return { kind: 'object', members, start, end: this.#at }
  }

  #assertEnd(): void {
    this.#skipSpace()
    if (this.#at < this.#text.length) this.#fail()
  }

  #value(depth: number): JsonNode {
    this.#skipSpace()
    const start = this.#at
    switch (this.#text.charCodeAt(start)) {
      case openBrace:
        return this.#object(start, depth + 1)
      case openBracket:
        return this.#array(start, depth + 1)
      case quote:
        this.#skipString()
        return { kind: 'string', start, end: this.#at }
      default:
        return this.#scalar(start)
    }
  }

  #object(start: number, depth: number): JsonNode {
    const members: JsonMember[] = []
    this.#enter(depth)
    if (!this.#takes(closeBrace))
      do members.push(this.#member(depth))
      while (this.#continues(closeBrace))
    return { kind: 'object', members, start, end: this.#at }
  }

  #array(start: number, depth: number): JsonNode {
    const items: JsonNode[] = []
    this.#enter(depth)
    if (!this.#takes(closeBracket))
      do items.push(this.#value(depth))
      while (this.#continues(closeBracket))
    return { kind: 'array', items, start, end: this.#at }
  }

  #member(depth: number): JsonMember {
    const { name, start } = this.#name()
    const value = this.#value(depth)
    return { name, value, start, end: value.end }
  }

  #name(): Pick<JsonMember, 'name' | 'start'> {
    this.#skipSpace()
    const start = this.#at
    if (this.#text.charCodeAt(start) !== quote) this.#fail()
    this.#skipString()
    const name = stringIn(this.#text, { start, end: this.#at })
    if (!this.#takes(colon)) this.#fail()
    return { name, start }
  }

  #scalar(start: number): JsonNode {
    scalar.lastIndex = start
    const match = scalar.exec(this.#text)
    if (!match) this.#fail()
    this.#at = scalar.lastIndex
    const kind = match[1] !== undefined ? 'number' : match[2] !== undefined ? 'boolean' : 'null'
    return { kind, start, end: this.#at }
  }

  /** By character and not by one expression: a file inside can be millions of characters long. */
  #skipString(): void {
    const text = this.#text
    for (let at = this.#at + 1; ;) {
      const unit = text.charCodeAt(at)
      if (unit >= space && unit !== quote && unit !== backslash) at += 1
      else {
        this.#at = at
        if (unit === quote) break
        // Also where the text ends: that is no number.
        if (unit !== backslash) this.#fail()
        this.#skipEscape()
        at = this.#at
      }
    }
    this.#at += 1
  }

  #skipEscape(): void {
    escaped.lastIndex = this.#at
    if (!escaped.test(this.#text)) this.#fail()
    this.#at = escaped.lastIndex
  }

  #skipSpace(): void {
    for (let at = this.#at; ; at += 1) {
      const unit = this.#text.charCodeAt(at)
      if (unit !== space && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) {
        this.#at = at
        return
      }
    }
  }

  #enter(depth: number): void {
    if (depth > deepestNesting) this.#fail()
    this.#at += 1
  }

  #continues(close: number): boolean {
    if (this.#takes(comma)) return true
    if (!this.#takes(close)) this.#fail()
    return false
  }

  #takes(character: number): boolean {
    this.#skipSpace()
    if (this.#text.charCodeAt(this.#at) !== character) return false
    this.#at += 1
    return true
  }

  #fail(): never {
    throw new AppError('reply-unreadable', `Not JSON at character ${this.#at}`)
  }
}
