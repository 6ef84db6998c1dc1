/** Reads JSON text into a tree that knows where in the text each part stands, and takes nothing but RFC 8259. */
import { AppError } from '../../../shared/errors'

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

const scalar = /(-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)|(true|false)|null/y
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

class Scanner {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  document(): JsonNode {
    const node = this.#value(0)
    this.#skipSpace()
    if (this.#at < this.#text.length) this.#fail()
    return node
  }

  #value(depth: number): JsonNode {
    this.#skipSpace()
    const start = this.#at
    switch (this.#text[start]) {
      case '{':
        return this.#object(start, depth + 1)
      case '[':
        return this.#array(start, depth + 1)
      case '"':
        this.#skipString()
        return { kind: 'string', start, end: this.#at }
      default:
        return this.#scalar(start)
    }
  }

  #object(start: number, depth: number): JsonNode {
    const members: JsonMember[] = []
    this.#enter(depth)
    if (!this.#takes('}'))
      do members.push(this.#member(depth))
      while (this.#continues('}'))
    return { kind: 'object', members, start, end: this.#at }
  }

  #array(start: number, depth: number): JsonNode {
    const items: JsonNode[] = []
    this.#enter(depth)
    if (!this.#takes(']'))
      do items.push(this.#value(depth))
      while (this.#continues(']'))
    return { kind: 'array', items, start, end: this.#at }
  }

  #member(depth: number): JsonMember {
    this.#skipSpace()
    const start = this.#at
    if (this.#text[start] !== '"') this.#fail()
    this.#skipString()
    const name = JSON.parse(this.#text.slice(start, this.#at)) as string
    if (!this.#takes(':')) this.#fail()
    const value = this.#value(depth)
    return { name, value, start, end: value.end }
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
    for (this.#at += 1; ;) {
      const unit = this.#text.charCodeAt(this.#at)
      if (unit === 0x22) break
      if (unit === 0x5c) this.#skipEscape()
      else if (unit >= 0x20) this.#at += 1
      else this.#fail()
    }
    this.#at += 1
  }

  #skipEscape(): void {
    escaped.lastIndex = this.#at
    if (!escaped.test(this.#text)) this.#fail()
    this.#at = escaped.lastIndex
  }

  #skipSpace(): void {
    for (; ; this.#at += 1) {
      const unit = this.#text.charCodeAt(this.#at)
      if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) return
    }
  }

  #enter(depth: number): void {
    if (depth > deepestNesting) this.#fail()
    this.#at += 1
  }

  #continues(close: string): boolean {
    if (this.#takes(',')) return true
    if (!this.#takes(close)) this.#fail()
    return false
  }

  #takes(character: string): boolean {
    this.#skipSpace()
    if (this.#text[this.#at] !== character) return false
    this.#at += 1
    return true
  }

  #fail(): never {
    throw new AppError('reply-unreadable', `Not JSON at character ${this.#at}`)
  }
}
