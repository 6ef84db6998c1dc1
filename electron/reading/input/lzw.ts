/** The codes of LZW as TIFF packs with it (TIFF 6.0, section 13), as far as they have to be looked at before they are unpacked. */

const clear = 256
const end = 257

/**
 * Whether each code names an entry of the table that is there, or the next one. Any other makes entries that lead to
 * themselves, and the package that unpacks them goes round in them for ever.
 * @param length bytes of the strip; its last code may reach beyond, as the package reads it
 */
export function isSoundLzw(file: Uint8Array, offset: number, length: number): boolean {
  const stop = (offset + length) * 8
  let [at, width, next, isFirst] = [offset * 8, 9, end + 1, false]
  while (at < stop) {
    const byte = at >>> 3
    const three = ((file[byte] ?? 0) << 16) | ((file[byte + 1] ?? 0) << 8) | (file[byte + 2] ?? 0)
    const code = (three >>> (24 - (at & 7) - width)) & ((1 << width) - 1)
    at += width
    if (code === end) return true
    if (code > (isFirst ? end : next)) return false
    if (code === clear && !isFirst) {
      ;[width, next, isFirst] = [9, end + 1, true]
      continue
    }
    if (!isFirst) {
      next += 1
      if (next + 1 === 1 << width && width < 12) width += 1
    }
    isFirst = false
  }
  return true
}
