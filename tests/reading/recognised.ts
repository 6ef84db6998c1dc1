/** What the engine sees in a file: recognised lines of its first pages, as fields are told from them. */
import type { Engine } from '../../electron/reading/engine/engine'
import type { Page } from '../../electron/reading/fields/lines/rows'
import { openInput } from '../../electron/reading/input/input'

const mostPages = 5

/** @param engine opened only where a page is a picture */
export async function recognised(
  engine: () => Promise<Engine>,
  bytes: Uint8Array,
  fileName: string,
): Promise<Page[]> {
  const input = await openInput(bytes, fileName)
  const pages: Page[] = []
  for (let number = 0; number < Math.min(mostPages, input.pageCount); number += 1) {
    const { picture, lines, width, height } = await input.page(number)
    if (lines || !picture) {
      pages.push({ width, height, lines: lines ?? [] })
      continue
    }
    const sight = await (await engine()).read(picture, number)
    const { level } = sight.tilt
    pages.push({ width: level.width, height: level.height, lines: sight.lines })
  }
  input.close()
  return pages
}
