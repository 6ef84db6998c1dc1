/** A page between a file and its words: either pixels to be recognised, or the words a file brings itself. */
import type { Box, ReadPage, Word } from '../../../shared/receipts/reading'

/** A picture, three bytes per pixel (red, green, blue), row by row from the top left, upright as the file means it. */
export interface Picture {
  width: number
  height: number
  pixels: Uint8Array
  /** Part of it is missing, or its decoder had to guess what is there. */
  isDamaged?: boolean
}

/** A page of a file. `words` come from a text layer; a page has them, or a picture, or both where the layer is doubtful. */
export interface InputPage {
  /** Counted from 0. */
  number: number
  /** Width and height in pixels, or points for a page without a picture. */
  width: number
  height: number
  picture?: Picture
  lines?: Line[]
  /** The file is not as it was made, so that what the page shows may be anything but all of the paper. */
  isDamaged?: boolean
  /** It is made from the electronic invoice of the file, which it shows, and is no print. */
  isMade?: boolean
}

/** A line of text in reading order, with its words from left to right. */
export interface Line {
  text: string
  confidence: number
  box: Box
  words: Word[]
}

/**
 * What a host is told of a file: it takes each word apart and keeps it to be searched, with nothing else in between, so
 * that more would hold it up. The densest page has so many words.
 */
const most = { words: 2000, letters: 200 }

/** Pages without those words that are too many, the last of them; a word that is none is cut. */
export function boundedWords(pages: readonly ReadPage[]): ReadPage[] {
  let left = most.words
  return pages.map((page) => {
    const words = page.words
      .slice(0, left)
      .map((word) => ({ ...word, text: word.text.slice(0, most.letters) }))
    left -= words.length
    return { ...page, words }
  })
}
