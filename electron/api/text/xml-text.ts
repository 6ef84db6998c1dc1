/** Edits XML text in place, so that all but the intended change stays as the service wrote it, byte for byte. */
import { AppError } from '../../../shared/errors'
import { escapedText, escapedValue } from './xml-characters'
import { namespaceOf, prefixesIn } from './xml-namespaces'
import type { Span, XmlElement } from './xml-scan'

/** The text with the element's own text replaced; comments inside it stay. @throws AppError `invalid-input` */
export function replacedText(source: string, element: XmlElement, value: string): string {
  if (element.children.length > 0)
    throw new AppError('invalid-input', `${element.local} holds elements, not text`)
  const text = escapedText(value)
  if (isEmptyTag(source, element)) return text === '' ? source : filled(source, element, text)
  const [first = emptyAt(element.contentStart), ...rest] = element.runs
  return spliced(source, [{ ...first, text }, ...rest.map((run) => ({ ...run, text: '' }))])
}

/** The text with an attribute set, in its place and quotes when it is there, else behind the others. */
export function withAttribute(
  source: string,
  element: XmlElement,
  name: string,
  value: string,
): string {
  const present = element.attributes.find((attribute) => attribute.name === name)
  if (present) return spliced(source, [{ ...present.valueSpan, text: escapedValue(value) }])
  const behind = element.attributes.at(-1)?.span.end ?? element.start + 1 + element.tag.length
  return spliced(source, [{ ...emptyAt(behind), text: attributeText(name, value) }])
}

export function withoutAttribute(source: string, element: XmlElement, name: string): string {
  const present = element.attributes.find((attribute) => attribute.name === name)
  return present ? spliced(source, [{ ...present.span, text: '' }]) : source
}

/**
 * The text with well-formed `xml` as the parent's child number `index`, laid out as its neighbour is.
 * A child without neighbours goes to the end of the parent's content.
 */
export function withElement(
  source: string,
  parent: XmlElement,
  xml: string,
  index = parent.children.length,
): string {
  if (isEmptyTag(source, parent)) return filled(source, parent, xml)
  const before = parent.children[index - 1]
  if (before)
    return spliced(source, [{ ...emptyAt(before.end), text: spaceBefore(source, before) + xml }])
  const after = parent.children[0]
  if (after)
    return spliced(source, [{ ...emptyAt(after.start), text: xml + spaceBefore(source, after) }])
  return spliced(source, [{ ...emptyAt(parent.contentEnd), text: xml }])
}

/** The text without the element and the white space that sets it off from what stands before it. */
export function removed(source: string, element: XmlElement): string {
  const start = element.start - spaceBefore(source, element).length
  return spliced(source, [{ start, end: element.end, text: '' }])
}

/** One element as a document of its own: its exact text, with the namespaces declared around it. */
export function standalone(source: string, element: XmlElement): string {
  const text = source.slice(element.start, element.end)
  const own = new Set(element.attributes.map(({ name }) => name))
  const missing = prefixesIn(element.scope)
    .map((prefix) => [prefix === '' ? 'xmlns' : `xmlns:${prefix}`, prefix] as const)
    .filter(([name, prefix]) => !own.has(name) && namespaceOf(prefix, element.scope) !== '')
    .map(([name, prefix]) => attributeText(name, namespaceOf(prefix, element.scope) ?? ''))
  return spliced(text, [{ ...emptyAt(1 + element.tag.length), text: missing.join('') }])
}

/** ` name="value"`. @throws AppError `invalid-input` */
export function attributeText(name: string, value: string): string {
  return ` ${name}="${escapedValue(value)}"`
}

function isEmptyTag(source: string, { contentStart, end }: XmlElement): boolean {
  return contentStart === end && source[end - 2] === '/'
}

/** `<a b="c" />` as `<a b="c">content</a>`. */
function filled(source: string, { start, end, tag }: XmlElement, content: string): string {
  const startTag = source.slice(start, end - '/>'.length).trimEnd()
  return spliced(source, [{ start, end, text: `${startTag}>${content}</${tag}>` }])
}

/** White space between the element and the tag, comment or instruction before it; none where text stands before it. */
function spaceBefore(source: string, { start }: XmlElement): string {
  let from = start
  while (from > 0 && ' \t\r\n'.includes(source[from - 1] ?? '')) from -= 1
  return source[from - 1] === '>' ? source.slice(from, start) : ''
}

function emptyAt(at: number): Span {
  return { start: at, end: at }
}

/** The spans in order, none over another. */
function spliced(source: string, changes: readonly (Span & { text: string })[]): string {
  const parts = changes.map(({ start, text }, index) => [
    source.slice(changes[index - 1]?.end ?? 0, start),
    text,
  ])
  return [...parts.flat(), source.slice(changes.at(-1)?.end ?? 0)].join('')
}
