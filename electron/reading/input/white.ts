/** Lays pixels with transparency on white paper. */

/** Fills a row of red, green, blue from pixels of four bytes that start at `from`. */
export function overWhite(rgba: ArrayLike<number>, from: number, row: Uint8Array): void {
  for (let to = 0, at = from; to < row.length; to += 3, at += 4) {
    const alpha = rgba[at + 3] ?? 255
    row[to] = blended(rgba[at] ?? 0, alpha)
    row[to + 1] = blended(rgba[at + 1] ?? 0, alpha)
    row[to + 2] = blended(rgba[at + 2] ?? 0, alpha)
  }
}

/** @param alpha 0 for clear to 255 for solid */
export function blended(value: number, alpha: number): number {
  return alpha === 255 ? value : Math.round((value * alpha + 255 * (255 - alpha)) / 255)
}
