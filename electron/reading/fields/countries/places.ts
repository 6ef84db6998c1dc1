/** Where on a paper a name of a place tells where it is from: not where something is sold that is called by it. */

/** An amount with decimals, and no day. */
const price = /(?<![\d.,])\d[\d.,' ]*[.,]\d\d(?![\d.,]?\d)/

export interface Cell {
  text: string
  /** Whether it stands among what was bought, between the first amount and the last. */
  isAmongItems: boolean
}

/**
 * The cells of a paper, rows being lines and cells two spaces apart, without those that an amount or a quantity stands behind,
 * or below in a row without words.
 */
export function unsoldCells(text: string): Cell[] {
  const lines = text.split('\n')
  const priced = lines.map((line) => price.test(line))
  const [first, last] = [priced.indexOf(true), priced.lastIndexOf(true)]
  return lines.flatMap((line, at) => {
    const cells = line.split(/ {2,}/)
    const below = lines[at + 1] ?? ''
    if (!priced[at] && priced[at + 1] && !/\p{L}{2}/u.test(below)) return []
    const isUnsold = (cell: string, place: number) =>
      !priced[at] || (!price.test(cell) && /\p{L}{2}/u.test(cells[place + 1] ?? ''))
    const isAmongItems = at > first && at < last
    return cells.filter(isUnsold).map((each) => ({ text: each, isAmongItems }))
  })
}

/** Behind these it is part of another name, or says where goods are from. */
const otherwise = String.raw`(?<!\b(?:NEW|NEW SOUTH|PRINCE(?:SS)? OF|BANK OF|GULF OF|TASTE OF|(?:MADE|GROWN|PACKED|BREWED|ASSEMBLED) IN|PRODU(?:CT|CE|CTO) (?:OF|DE)|HECHO EN) )`

export interface Name {
  /** Anywhere. */
  isWritten: (cells: readonly Cell[]) => boolean
  /** Where an address would end: in a cell of its own, behind a comma or a postcode, before a postcode. */
  isPlaced: (cells: readonly Cell[]) => boolean
}

/** @param names in capitals, for a regular expression */
export function nameOf(names: string): Name {
  const written = new RegExp(String.raw`${otherwise}\b(?:${names})(?![\p{L}\d])`, 'u')
  const placed = new RegExp(
    String.raw`(?:^|[,;()-] ?|\d{4} )(?:${names})(?=\W*$|[.;)]|,(?! [A-Z]{2} \d)|,? \(?\d{4,6}(?!\d))|,[^,]*${otherwise}\b(?:${names})\.?$`,
  )
  return {
    isWritten: (cells) => cells.some(({ text }) => written.test(text)),
    isPlaced: (cells) => cells.some(({ text, isAmongItems }) => !isAmongItems && placed.test(text)),
  }
}
