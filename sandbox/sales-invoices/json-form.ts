// Owns the JSON form of a model: absent members left out, numbers as numbers, no name around the whole.
import { isList, isShape, memberOf } from './shapes'
import type { Leaf, Model, Shape } from './shapes'

export function writeJson(model: Model, shape: Shape): string {
  return JSON.stringify(jsonValue(model, shape))
}

function jsonValue(model: Model, shape: Shape): Model {
  const shown = namesOf(model, shape).flatMap((name) => {
    const value = model[name]
    const isLeftOut = value === undefined || (shape.inJson && !shape.inJson.includes(name))
    return isLeftOut ? [] : [[name, memberValue(value, name, shape)] as const]
  })
  return Object.fromEntries(shown)
}

/** In the order of the type; what it does not name comes last. */
function namesOf(model: Model, { attributes, elements }: Shape): string[] {
  const known = [...Object.keys(attributes), ...Object.keys(elements)]
  return [
    ...new Set([...known.filter((name) => Object.hasOwn(model, name)), ...Object.keys(model)]),
  ]
}

function memberValue(value: unknown, name: string, shape: Shape): unknown {
  const member = memberOf(shape, name)
  if (member === undefined) return value
  if (isList(member)) return (value as Model[]).map((item) => jsonValue(item, member.each))
  if (isShape(member)) return jsonValue(value as Model, member)
  return leafValue(value as string, member)
}

function leafValue(text: string, leaf: Leaf): unknown {
  switch (leaf) {
    case 'long':
    case 'int':
    case 'decimal':
      return Number(text)
    case 'boolean':
      return text === 'true'
    case 'instant':
      return text.replace('Z', '+0000')
    case 'text':
    case 'date':
    case 'base64':
      return text
  }
}
