// Owns turning an XML element into the plain value its JSON would have been.
import { isList, isShape, memberOf, namespace } from './shapes'
import type { Shape } from './shapes'
import type { XmlElement } from './xml-reader'

export function isOurs(element: XmlElement): boolean {
  return element.namespace === '' || element.namespace === namespace
}

export function valueOf(element: XmlElement, shape: Shape): unknown {
  const children = element.children
    .filter(isOurs)
    .map((child) => [child.name, childValue(child, shape)] as const)
  const content = shape.content ? [[shape.content.name, element.text] as const] : []
  return gathered([...element.attributes, ...children, ...content])
}

function childValue(child: XmlElement, shape: Shape): unknown {
  const member = memberOf(shape, child.name)
  if (member === undefined) return unknownValue(child)
  if (isList(member)) return valueOf(child, member.each)
  return isShape(member) ? valueOf(child, member) : child.text
}

/** What the schema does not name is text when it is only that, otherwise an object. */
function unknownValue(element: XmlElement): unknown {
  const { attributes, children, text } = element
  if (attributes.length === 0 && children.length === 0) return text
  const members = children.map((child) => [child.name, unknownValue(child)] as const)
  const own = text.trim() === '' ? [] : [['value', text] as const]
  return gathered([...attributes, ...members, ...own])
}

/** A name given more than once becomes a list. */
function gathered(members: readonly (readonly [string, unknown])[]): unknown {
  const byName = new Map<string, unknown[]>()
  for (const [name, value] of members) {
    const values = byName.get(name)
    if (values) values.push(value)
    else byName.set(name, [value])
  }
  return Object.fromEntries(
    [...byName].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  )
}
