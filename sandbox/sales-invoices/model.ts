// Owns reading a model out of a plain value, the form into which both formats are parsed first.
import type { Findings } from '../findings'
import { isAbsent, isObject } from '../json'
import { readLeaf } from './leaves'
import { isList, isShape, memberOf } from './shapes'
import type { Leaf, List, Member, Model, Shape } from './shapes'

export function readModel(value: unknown, shape: Shape, findings: Findings, field = ''): Model {
  if (!isObject(value)) {
    findings.add(field || 'salesInvoice', 'must be an object')
    return {}
  }
  const members = Object.entries(value).flatMap(([name, sent]) => {
    const read = readMember(sent, memberOf(shape, name), {
      findings,
      field: field ? `${field}.${name}` : name,
    })
    return read === undefined ? [] : [[name, read] as const]
  })
  // Object.fromEntries makes every name an own property, even __proto__.
  return Object.fromEntries(members)
}

type Place = { findings: Findings; field: string }

/** A member nobody knows is kept as it came, as other members are whose value is null left out. */
function readMember(sent: unknown, member: Member | undefined, place: Place): unknown {
  if (isAbsent(sent)) return undefined
  if (member === undefined) return sent
  if (isList(member)) return readList(sent, member, place)
  if (isShape(member)) return readModel(sent, member, place.findings, place.field)
  return readText(sent, member, place)
}

/** A list of one may come without its list, as some XML-minded writers of JSON have it. */
function readList(sent: unknown, { each }: List, { findings, field }: Place): Model[] {
  const items: unknown[] = Array.isArray(sent) ? sent : [sent]
  return items.map((item, index) => readModel(item, each, findings, `${field}[${index}]`))
}

function readText(sent: unknown, leaf: Leaf, { findings, field }: Place): string | undefined {
  const reading = readLeaf(sent, leaf)
  if (reading.kind === 'value') return reading.text
  findings.add(field, reading.rule)
  return undefined
}
