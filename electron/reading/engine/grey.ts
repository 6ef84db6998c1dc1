/** Pictures in shades of grey, which is all that recognition needs: a third of the memory, and of the work. */
import type { Picture } from '../child/page'

/** One byte per pixel, 0 for black, row by row from the top left. */
export interface Grey {
  width: number
  height: number
  shades: Uint8Array
}

/** Less of the whole range than this is poor contrast; less than the other is an empty page. */
const poorRange = 150
const emptyRange = 24

/** What of the pixels may lie outside the range that is looked at. */
const outliers = 0.01

/**
 * Brightness as ITU-R BT.601 weighs colours, halfway to the darkest of the three, so that coloured print stands out as
 * black does; a dark or faded picture is stretched to the whole range.
 */
export function greyOf({ width, height, pixels }: Picture): Grey {
  const shades = new Uint8Array(width * height)
  for (let i = 0, j = 0; i < shades.length; i++, j += 3) {
    const [red, green, blue] = [pixels[j] ?? 0, pixels[j + 1] ?? 0, pixels[j + 2] ?? 0]
    const light = (77 * red + 150 * green + 29 * blue) >> 8
    shades[i] = (light + Math.min(red, green, blue)) >> 1
  }
  const [dark, light] = rangeOf(shades)
  const range = light - dark
  if (range < poorRange && range > emptyRange) stretch(shades, dark, range)
  return { width, height, shades }
}

function stretch(shades: Uint8Array, dark: number, range: number): void {
  const table = Uint8ClampedArray.from({ length: 256 }, (_, i) => ((i - dark) * 255) / range)
  for (let i = 0; i < shades.length; i++) shades[i] = table[shades[i] ?? 0] ?? 0
}

/** The shades between which nearly all pixels lie. */
function rangeOf(shades: Uint8Array): [dark: number, light: number] {
  const counts = new Uint32Array(256)
  for (const shade of shades) counts[shade] = (counts[shade] ?? 0) + 1
  const few = outliers * shades.length
  const all = [...counts.keys()]
  return [edge(counts, all, few), edge(counts, all.reverse(), few)]
}

function edge(counts: Uint32Array, order: readonly number[], few: number): number {
  let sum = 0
  return order.find((shade) => (sum += counts[shade] ?? 0) > few) ?? 0
}
