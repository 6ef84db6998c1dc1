/** Stands in for `node:crypto`: what is random comes from the seed. */
import { computer } from '../computer'

export { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto'

export function randomBytes(size: number): Buffer {
  const { entropy } = computer()
  const bytes = Buffer.allocUnsafe(size)
  for (let index = 0; index < size; index += 1) bytes[index] = Math.floor(entropy.next() * 256)
  return bytes
}

export function randomUUID(): string {
  const bytes = randomBytes(16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

export function randomInt(least: number, most: number): number {
  return computer().entropy.whole(least, most - 1)
}
