/** What receipts lie on when they are photographed. */
import { layeredNoise, smoothNoise } from './picture'
import type { Ground } from './recipe'

type Colour = [number, number, number]

const mix = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
]

const grounds: Record<Ground, (x: number, y: number, seed: number) => Colour> = {
  oak: (x, y, seed) => {
    const board = Math.floor(x / 210)
    const grain = layeredNoise(x / 9 + board * 40, y / 160, seed, 3)
    const seam = x - board * 210 < 4 ? 0.45 : 1
    const colour = mix([168, 122, 78], [112, 76, 46], grain)
    return [colour[0] * seam, colour[1] * seam, colour[2] * seam]
  },
  slate: (x, y, seed) => mix([74, 82, 90], [48, 54, 60], layeredNoise(x / 130, y / 90, seed, 3)),
  linen: (x, y, seed) =>
    mix(
      [196, 186, 166],
      [172, 160, 140],
      0.6 * layeredNoise(x / 60, y / 60, seed, 2) + 0.2 * (1 + Math.sin(y / 1.9)),
    ),
  desk: (x, y, seed) => mix([150, 152, 154], [132, 134, 138], smoothNoise(x / 240, y / 240, seed)),
  granite: (x, y, seed) => {
    const speck = smoothNoise(x / 5, y / 5, seed)
    return mix(
      [92, 88, 86],
      [150, 146, 140],
      speck > 0.7 ? 0.8 : 0.25 * layeredNoise(x / 40, y / 40, seed, 2),
    )
  },
  lid: () => [249, 249, 247],
}

/** The colour of the ground at a place, in pixels. */
export const groundAt = (ground: Ground, x: number, y: number, seed: number): Colour =>
  grounds[ground](x, y, seed)
