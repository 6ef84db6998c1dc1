/** Grey pictures that tests draw, and what a camera or a compression does to them. */
import { lookSide } from '../../shared/receipts/look'

export interface Picture {
  width: number
  height: number
  grey: Float64Array
}

/** The mean of the area behind each of 32 by 32 fields, of the whole picture or of a part given as shares. */
export function scaled(
  { width, height, grey }: Picture,
  part = { left: 0, top: 0, right: 1, bottom: 1 },
) {
  const small = new Float64Array(lookSide * lookSide)
  const edge = (from: number, to: number, at: number, size: number) =>
    Math.round((from + ((to - from) * at) / lookSide) * size)
  for (let row = 0; row < lookSide; row += 1)
    for (let column = 0; column < lookSide; column += 1) {
      let [sum, count] = [0, 0]
      for (
        let y = edge(part.top, part.bottom, row, height);
        y < edge(part.top, part.bottom, row + 1, height);
        y += 1
      )
        for (
          let x = edge(part.left, part.right, column, width);
          x < edge(part.left, part.right, column + 1, width);
          x += 1
        ) {
          sum += grey[y * width + x] ?? 0
          count += 1
        }
      small[row * lookSide + column] = sum / count
    }
  return small
}

export const changed = (
  picture: Picture,
  change: (value: number, at: number) => number,
): Picture => ({
  ...picture,
  grey: picture.grey.map((value, at) => Math.min(255, Math.max(0, change(value, at)))),
})

export function resized({ width, height, grey }: Picture, factor: number): Picture {
  const [wide, high] = [Math.round(width * factor), Math.round(height * factor)]
  const made = new Float64Array(wide * high)
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1)
      made[y * wide + x] = grey[Math.floor(y / factor) * width + Math.floor(x / factor)] ?? 0
  return { width: wide, height: high, grey: made }
}
