// Owns the XML form of a model: what the schema names, in the order it names it, and nothing else.
import { isList, isShape, namespace } from './shapes'
import type { Leaf, Member, Model, Shape } from './shapes'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
// Texts that came as JSON may hold characters no XML document can (XML 1.0 2.2).
const unwritable = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

export function writeXml(name: string, model: Model, shape: Shape): string {
  return declaration + element(name, model, shape, ` xmlns="${namespace}"`)
}

function element(name: string, model: Model, shape: Shape, opening = ''): string {
  const attributes = Object.entries(shape.attributes).flatMap(([attribute, leaf]) => {
    const value = model[attribute]
    return value === undefined ? [] : [` ${attribute}="${leafText(value, leaf)}"`]
  })
  const children = Object.entries(shape.elements).map(([child, member]) =>
    childText(child, model[child], member),
  )
  const { content } = shape
  const text = content ? leafText(model[content.name] ?? '', content.leaf) : ''
  const inner = text + children.join('')
  const start = `<${name}${opening}${attributes.join('')}`
  return inner === '' ? `${start}/>` : `${start}>${inner}</${name}>`
}

function childText(name: string, value: unknown, member: Member): string {
  if (value === undefined) return ''
  if (isList(member))
    return (value as Model[]).map((item) => element(name, item, member.each)).join('')
  if (isShape(member)) return element(name, value as Model, member)
  return `<${name}>${leafText(value, member)}</${name}>`
}

function leafText(value: unknown, leaf: Leaf): string {
  const text = String(value)
  return escapeText(leaf === 'date' ? `${text}T00:00:00Z` : text)
}

function escapeText(text: string): string {
  return text
    .replace(unwritable, '')
    .replace(/[&<>"\t\n\r]/g, (character) => escapes[character] ?? character)
}
