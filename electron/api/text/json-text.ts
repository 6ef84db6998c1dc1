/** Edits JSON text in place, so that all but the intended change stays as the service wrote it, byte for byte. */
import { AppError } from '../../../shared/errors'
import { scanJson, stringIn, type JsonNode, type Span } from './json-scan'

/** Names and positions from the root, such as `['payments', 0, 'date']`. */
export type JsonPath = readonly (string | number)[]

/**
 * The text with the value at a path replaced by other JSON text.
 * @throws AppError `reply-unreadable` when the text is no JSON, lacks the path, or has a name on it twice
 */
export function replaced(text: string, path: JsonPath, json: string): string {
  return spliced(text, nodeAt(scanJson(text), path), checked(json))
}

/**
 * The text without the member or item at a path, its comma, and the space before what follows. Of a name that occurs
 * more than once every occurrence goes: otherwise an earlier one would take the place of the last.
 * @throws AppError `reply-unreadable` as `replaced` does
 */
export function removed(text: string, path: JsonPath): string {
  const holder = nodeAt(scanJson(text), path.slice(0, -1))
  const step = path.at(-1)
  const parts = partsOf(holder)
  if (holder.kind === 'array') return spliced(text, cut(parts, Number(step)), '')
  const named = parts.flatMap((part, index) =>
    'name' in part && part.name === step ? [index] : [],
  )
  const [last] = named.slice(-1)
  if (last === undefined) throw absent(path)
  const rest = spliced(text, cut(parts, last), '')
  return named.length > 1 ? removed(rest, path) : rest
}

/**
 * The text with JSON text put at the end of the array at a path.
 * @throws AppError `reply-unreadable` as `replaced` does
 */
export function appended(text: string, path: JsonPath, json: string): string {
  const node = nodeAt(scanJson(text), path)
  if (node.kind !== 'array') throw absent(path)
  return inserted(text, node, checked(json))
}

/**
 * The text with a member of the object at a path set, in its place when it is there, else at the end.
 * @throws AppError `reply-unreadable` as `replaced` does
 */
export function withField(text: string, path: JsonPath, name: string, json: string): string {
  const node = nodeAt(scanJson(text), path)
  if (node.kind !== 'object') throw absent(path)
  const value = child(node, name)
  if (value) return spliced(text, value, checked(json))
  return inserted(text, node, `${JSON.stringify(name)}:${checked(json)}`)
}

/**
 * The node at a path.
 * @throws AppError `reply-unreadable`
 */
export function nodeAt(root: JsonNode, path: JsonPath): JsonNode {
  const node = path.reduce<JsonNode | undefined>((at, step) => at && child(at, step), root)
  if (!node) throw absent(path)
  return node
}

/**
 * A member's value or an item, or undefined. What occurs twice under one name is not edited: which of them the service
 * goes by is not for us to guess.
 * @throws AppError `reply-unreadable` for a name that occurs twice
 */
export function child(node: JsonNode, step: string | number): JsonNode | undefined {
  if (node.kind === 'array') return typeof step === 'number' ? node.items[step] : undefined
  if (node.kind !== 'object') return undefined
  const [found, ...others] = node.members.filter(({ name }) => name === step)
  if (others.length > 0) throw new AppError('reply-unreadable', 'A name occurs twice')
  return found?.value
}

/** The text a node was read from. */
export function sourceOf(text: string, { start, end }: Span): string {
  return text.slice(start, end)
}

/**
 * The plain value of JSON text in which every number is its own text (`12.10` → `"12.10"`), since a floating point
 * number cannot hold all of them. The last of equal names counts.
 * @throws AppError `reply-unreadable`
 */
export function exactValue(text: string, node: JsonNode = scanJson(text)): unknown {
  switch (node.kind) {
    case 'object':
      return objectOf(text, node.members)
    case 'array':
      return node.items.map((item) => exactValue(text, item))
    case 'number':
      return sourceOf(text, node)
    case 'string':
      return stringIn(text, node)
    case 'boolean':
      return text[node.start] === 't'
    case 'null':
      return null
  }
}

function objectOf(text: string, members: (JsonNode & { kind: 'object' })['members']): unknown {
  const object: Record<string, unknown> = {}
  for (const { name, value } of members)
    // Set plainly, this name would be the object's prototype.
    if (name === '__proto__')
      Object.defineProperty(object, name, { ...own, value: exactValue(text, value) })
    else object[name] = exactValue(text, value)
  return object
}

const own = { configurable: true, enumerable: true, writable: true }

/** JSON text of an object whose values are JSON text already; what is undefined is left out. */
export function objectText(members: Record<string, string | undefined>): string {
  const present = Object.entries(members).flatMap(([name, json]) =>
    json === undefined ? [] : [`${JSON.stringify(name)}:${json}`],
  )
  return `{${present.join(',')}}`
}

function partsOf(node: JsonNode): Span[] {
  if (node.kind === 'object') return [...node.members]
  return node.kind === 'array' ? [...node.items] : []
}

/** What goes with a part: up to the next one, or from the end of the one before, so that one comma goes too. */
function cut(parts: readonly Span[], index: number): Span {
  const [before, part, after] = [parts[index - 1], parts[index], parts[index + 1]]
  if (!part) throw absent([index])
  if (after) return { start: part.start, end: after.start }
  return { start: before?.end ?? part.start, end: part.end }
}

/** Puts a part after the last one, or into the empty object or array, right behind its bracket. */
function inserted(text: string, node: JsonNode, part: string): string {
  const last = partsOf(node).at(-1)
  const at = last?.end ?? node.start + 1
  return spliced(text, { start: at, end: at }, last ? `,${part}` : part)
}

function spliced(text: string, { start, end }: Span, part: string): string {
  return text.slice(0, start) + part + text.slice(end)
}

/** JSON text of ours that is none is a fault of ours, found before it is sent. */
function checked(json: string): string {
  try {
    scanJson(json)
    return json
  } catch (error) {
    throw new AppError('unexpected', 'What was to be written is not JSON', { cause: error })
  }
}

function absent(path: JsonPath): AppError {
  return new AppError('reply-unreadable', `Nothing to edit at ${path.join('.')}`)
}
