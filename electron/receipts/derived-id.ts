/** Ids of receipts that follow from where they come from, so that the same thing gets the same id each time. */
import { createHash } from 'node:crypto'

/** A UUID made of the hash of a text (RFC 9562, 5.8). */
export function derivedId(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
