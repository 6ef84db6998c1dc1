/** Entries of a list in a text as the service wrote it, found by their ids. */
import { AppError } from '../../../shared/errors'
import { scanJson, type JsonNode } from './json-scan'
import { child, exactValue, sourceOf } from './json-text'

/** The texts of the entries of a list; none where there is no list. */
export function entriesIn(text: string, node: JsonNode | undefined): string[] {
  return node?.kind === 'array' ? node.items.map((item) => sourceOf(text, item)) : []
}

/**
 * Where in a list of the text the entry of an id stands. Compared as digits, so that no two ids are taken for one.
 * @throws AppError `not-found`, `reply-unreadable` where two have it
 */
export function positionOf(text: string, name: string, id: number): number {
  const entries = entriesIn(text, child(scanJson(text), name))
  const found = entries.flatMap((entry, index) => (idIn(entry) === String(id) ? [index] : []))
  const [position, ...others] = found
  if (position === undefined) throw new AppError('not-found', `Nothing in ${name} has this id`)
  if (others.length > 0) throw new AppError('reply-unreadable', `Two in ${name} have this id`)
  return position
}

/** The id of an entry, as it is written. */
export function idIn(entry: string): unknown {
  const root = scanJson(entry)
  const id = child(root, 'id')
  return id && exactValue(entry, id)
}
