/** XML as a tree of elements, read strictly and within bounds. Entities are never defined and nothing is ever fetched. */
import sax from 'sax'
import { tooComplex, unreadable } from '../input/limits'

export interface Element {
  /** Without its prefix. */
  name: string
  namespace: string
  /** By name without prefix. */
  attributes: ReadonlyMap<string, string>
  children: Element[]
  /** Its own text, without that of elements within it. */
  text: string
}

/** An invoice of six thousand lines has 180,000 elements, nested twelve deep. */
const most = { elements: 200_000, depth: 64, letters: 8_000_000, attributes: 200 }

/** Files within the file, in base64. */
const isBinary = /^(?:EmbeddedDocument|Attachment)?BinaryObject$/

/**
 * The root element. A document type declaration is refused: no invoice has one, and entities are defined there.
 * @throws {AppError} `file-unreadable` for what is no well-formed XML, `file-too-complex` beyond the bounds
 */
export function parseXml(bytes: Uint8Array): Element {
  const tree = new Tree()
  const parser = sax.parser(true, { xmlns: true, position: false })
  parser.onerror = (error) => {
    throw unreadable('The XML is broken', error)
  }
  parser.ondoctype = () => {
    throw unreadable('The XML has a document type')
  }
  parser.onopentag = (tag) => {
    if ('uri' in tag) tree.open(tag)
  }
  parser.ontext = (text) => {
    tree.add(text)
  }
  parser.oncdata = (text) => {
    tree.add(text)
  }
  parser.onclosetag = () => {
    tree.close()
  }
  parser.write(decoded(bytes)).close()
  if (!tree.root) throw unreadable('The XML is empty')
  return tree.root
}

class Tree {
  root: Element | undefined
  readonly #open: Element[] = []
  readonly #seen = { elements: 0, letters: 0 }

  open(tag: sax.QualifiedTag): void {
    this.#seen.elements += 1
    const found = Object.values(tag.attributes)
    const element: Element = {
      name: tag.local,
      namespace: tag.uri,
      attributes: new Map(found.map(({ local, value }) => [local, value])),
      children: [],
      text: '',
    }
    this.#open.at(-1)?.children.push(element)
    this.root ??= element
    this.#open.push(element)
    const isTooMuch =
      this.#seen.elements > most.elements ||
      this.#open.length > most.depth ||
      found.length > most.attributes
    if (isTooMuch) throw tooComplex('The XML', { ...this.#seen, depth: this.#open.length })
  }

  add(text: string): void {
    const element = this.#open.at(-1)
    if (!element || isBinary.test(element.name)) return
    this.#seen.letters += text.length
    if (this.#seen.letters > most.letters) throw tooComplex('The XML', this.#seen)
    element.text += text
  }

  close(): void {
    this.#open.pop()
  }
}

/** By its mark of byte order, else by its first sign, else as it declares itself (XML 1.0, appendix F). */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder('utf-16be').decode(bytes)
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)/.exec(head)?.[1]?.toLowerCase()
  const isWestern =
    declared !== undefined && /^(?:iso-8859-1|windows-125\d|iso-8859-\d+)$/.test(declared)
  try {
    return new TextDecoder(isWestern ? declared : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Programs that say UTF-8 and write what Windows uses are known.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * The elements at the end of a path of names, in order. A step may name alternatives: `A|B`.
 * @param from undefined for nothing to go from, where there is nothing to find
 */
export function elementsAt(from: Element | undefined, ...path: readonly string[]): Element[] {
  return path.reduce<Element[]>(
    (found, step) => {
      const names = step.split('|')
      return found.flatMap(({ children }) => children.filter(({ name }) => names.includes(name)))
    },
    from ? [from] : [],
  )
}

/** The first element at the end of a path, as `elementsAt`. */
export function elementAt(
  from: Element | undefined,
  ...path: readonly string[]
): Element | undefined {
  return elementsAt(from, ...path)[0]
}

const longest = 500

/** The text at the end of a path, its spaces and line ends as single spaces; undefined where there is none. */
export function textAt(from: Element | undefined, ...path: readonly string[]): string | undefined {
  const texts = elementsAt(from, ...path).map((element) => textOf(element))
  return texts.find((text) => text !== '')
}

export function textOf({ text }: Element): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, longest)
}
