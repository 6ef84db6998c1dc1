/** How large a message between the processes is, before anybody copies it. Pure. */

/** What one value costs beside its content, in bytes. */
const overhead = 8

/**
 * Whether a value is surely no larger than `most` bytes once it is copied (HTML, structured clone): text counts two bytes
 * a character, and a view of a buffer the whole buffer, as that is what is copied. Stops counting where it is more.
 */
export function isWithin(value: unknown, most: number): boolean {
  const seen = new Set<object>()
  const waiting = [value]
  let left = most
  while (waiting.length > 0 && left >= 0) {
    const next = waiting.pop()
    left -= overhead
    if (typeof next === 'string') left -= 2 * next.length
    else if (typeof next === 'bigint') left -= next.toString(16).length
    else if (typeof next === 'object' && next !== null && !seen.has(next)) {
      seen.add(next)
      const { parts, bytes } = contentOf(next, left)
      left -= bytes
      if (left >= 0) for (const part of parts) waiting.push(part)
    }
  }
  return left >= 0
}

/** What is in an object, and the bytes of it that need no further look. */
function contentOf(value: object, left: number): { parts: Iterable<unknown>; bytes: number } {
  if (ArrayBuffer.isView(value)) return { parts: [], bytes: value.buffer.byteLength }
  if (value instanceof ArrayBuffer) return { parts: [], bytes: value.byteLength }
  if (Array.isArray(value))
    return { parts: value, bytes: value.length * overhead > left ? Infinity : 0 }
  if (value instanceof Map) return { parts: [...value.keys(), ...value.values()], bytes: 0 }
  if (value instanceof Set) return { parts: value, bytes: 0 }
  const names = Object.keys(value)
  const parts = Object.values(value)
  return { parts, bytes: names.reduce((sum, name) => sum + overhead + 2 * name.length, 0) }
}
