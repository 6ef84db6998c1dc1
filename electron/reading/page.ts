/** A page between a file and its words: either pixels to be recognised, or the words a file brings itself. */
import type { Box, Word } from '../../shared/reading'

/** A picture, three bytes per pixel (red, green, blue), row by row from the top left, upright as the file means it. */
export interface Picture {
  width: number
  height: number
  pixels: Uint8Array
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
}

/** A line of text in reading order, with its words from left to right. */
export interface Line {
  text: string
  confidence: number
  box: Box
  words: Word[]
}
