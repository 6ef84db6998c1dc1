import { expect, test } from 'vitest'
import { isSoundLzw } from '../../../../../electron/reading/input/lzw'

/** Codes packed as TIFF has them, all of nine bits. */
function packed(...codes: number[]): Uint8Array {
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('')
  const bytes = bits.match(/.{1,8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
}

const isSound = (...codes: number[]) => {
  const bytes = packed(...codes)
  return isSoundLzw(bytes, 0, bytes.length)
}

test('codes that name what was said, or what comes next, are sound', () => {
  expect(isSound(256, 1, 2, 258, 259, 257)).toBe(true)
  expect(isSound(256, 7, 258, 259, 260, 257)).toBe(true)
  expect(isSound(256, 1, 2, 256, 3, 258, 257)).toBe(true)
})

test('a code of an entry that nobody has made is not', () => {
  expect(isSound(256, 1, 259, 257)).toBe(false)
  expect(isSound(256, 258, 257)).toBe(false)
  expect(isSound(256, 1, 2, 256, 260, 257)).toBe(false)
})

test('what stands after the end, and in other strips, is not looked at', () => {
  const bytes = packed(256, 1, 257, 511, 511)
  expect(isSoundLzw(bytes, 0, bytes.length)).toBe(true)
  const two = Uint8Array.from([255, 255, 255, ...packed(256, 1, 2, 257)])
  expect(isSoundLzw(two, 3, two.length - 3)).toBe(true)
})
