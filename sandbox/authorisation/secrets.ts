// Owns secrets: making them, and the hashes that are all the database ever sees of them.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export function newSecret(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

export function isSame(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(left)), Buffer.from(hashOf(right)))
}
