/** Decides whether the text layer of a page says what the page shows. */
import type { Glyph } from './text-lines'

export interface LayerSigns {
  glyphs: Glyph[]
  unknown: number
  turned: number
  hidden: number
  imageShare: number
  hasFields: boolean
}

/** `full`: the text alone will do. `doubtful`: text and picture. `none`: the picture alone. */
export type Trust = 'full' | 'doubtful' | 'none'

/** A receipt with a supplier, a date and a total has at least so many characters. */
const fewest = 24
const plenty = 90
/** Scans with a layer of recognised words: few words there mean that most were missed. */
const fewOnScan = 120

export function trustIn(signs: LayerSigns): Trust {
  const letters = signs.glyphs.map((glyph) => glyph.letters).filter((text) => text !== ' ')
  const count = letters.length
  const all = count + signs.unknown + signs.turned
  if (count < fewest || signs.unknown > all * 0.3 || signs.turned > all * 0.5) return 'none'
  const isScan = signs.imageShare > 0.7
  if (isScan && count < fewOnScan) return 'none'
  const text = letters.join('')
  const isDoubtful =
    count < plenty ||
    signs.unknown > all * 0.03 ||
    signs.hidden > count * 0.3 ||
    signs.imageShare > 0.5 ||
    signs.hasFields ||
    !looksWritten(text)
  return isDoubtful ? 'doubtful' : 'full'
}

/** Fonts may number their letters in secret; what comes out then has hardly any figures or vowels. */
function looksWritten(text: string): boolean {
  const figures = text.match(/\d/g)?.length ?? 0
  const letters = text.match(/[a-z]/gi)?.length ?? 0
  const vowels = text.match(/[aeiouy]/gi)?.length ?? 0
  return figures >= 3 && (letters < 20 || vowels > letters * 0.2)
}
