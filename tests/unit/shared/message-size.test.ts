import fc from 'fast-check'
import { serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { isWithin } from '../../../shared/message-size'

test.each<[string, unknown, number, boolean]>([
  ['nothing', undefined, 100, true],
  ['a short text', 'x'.repeat(40), 100, true],
  ['a long text', 'x'.repeat(60), 100, false],
  ['a text deep inside', { a: [{ b: 'x'.repeat(60) }] }, 150, false],
  ['a long name', { ['x'.repeat(60)]: 1 }, 100, false],
  ['small bytes', new Uint8Array(50), 100, true],
  ['large bytes', new Uint8Array(101), 100, false],
  ['a small view of a large buffer', new Uint8Array(new ArrayBuffer(200), 0, 1), 100, false],
  ['an empty array that says it is long', new Array(1_000_000), 100, false],
  ['a map', new Map([['key', 'x'.repeat(60)]]), 100, false],
  ['a set', new Set(['x'.repeat(60)]), 100, false],
  ['a number with many digits', 10n ** 200n, 100, false],
])('%s: %o is within %i bytes: %s', (_what, value, most, expected) => {
  expect(isWithin(value, most)).toBe(expected)
})

test('what goes round in a circle is counted once', () => {
  const circle: { self?: unknown } = {}
  circle.self = circle
  expect(isWithin(circle, 100)).toBe(true)
})

test('what is said to be within a size is, as the system copies it', () => {
  fc.assert(
    fc.property(
      fc.anything({ withMap: true, withSet: true, withTypedArray: true, withBigInt: true }),
      fc.nat(400),
      (value, most) => {
        // The head of the copy has some bytes of its own.
        if (isWithin(value, most)) expect(serialize(value).byteLength).toBeLessThan(2 * most + 40)
      },
    ),
  )
})
