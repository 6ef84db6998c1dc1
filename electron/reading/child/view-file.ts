/** Opens a file to be looked at only: its pages with the words that it brings; nothing is recognised. */
import type { ReadPage } from '../../../shared/receipts/reading'
import { openInput } from '../input/input'
import { boundedWords, type InputPage } from './page'

/**
 * Opens all pages of a file, as they lie in it; those that bring text have its words.
 * @param keep told of each page, one after the other
 * @throws AppError as `openInput` does
 */
export async function viewFile(
  bytes: Uint8Array,
  fileName: string,
  keep: (page: InputPage) => Promise<void>,
): Promise<ReadPage[]> {
  const input = await openInput(bytes, fileName)
  try {
    const pages: ReadPage[] = []
    for (let number = 0; number < input.pageCount; number++) {
      const page = await input.page(number)
      await keep(page)
      const words = (page.lines ?? []).flatMap((line) => line.words)
      const [width, height] = [Math.round(page.width), Math.round(page.height)]
      pages.push({ width, height, turn: 0, words })
    }
    return boundedWords(pages)
  } finally {
    input.close()
  }
}
