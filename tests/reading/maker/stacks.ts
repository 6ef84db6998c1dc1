/**
 * Whether a file's documents are told apart: papers of several pages, or of one that is broken over two, are one; in stacks of
 * papers each is one of its own.
 */
import { documentsIn } from '../../../electron/reading/fields/documents-in'
import type { Context } from '../../../electron/reading/fields/read-fields'
import type { Page } from '../../../electron/reading/fields/lines/rows'
import type { Random } from '../../support/random'

interface Told {
  /** Files of so many pages of one paper, those that were taken for several, and those that were left in doubt. */
  files: number
  split: number
  doubted: number
  /** Places in stacks where a paper begins, and those that were passed over, in doubt or not. */
  begun: number
  passed: number
  passedUnseen: number
}

/** Fewer lines are no paper of two pages. */
const fewestLines = 18
/** Of its lines the first page has at least and at most so many. */
const share = { least: 35, most: 80 }
const topMargin = 0.06

/** The same paper on two pages, the second of which goes on wherever the first ends. */
function brokenOver(page: Page, random: Random): Page[] {
  const tops = page.lines.map(({ box }) => box.y).toSorted((a, b) => a - b)
  const last = Math.floor((tops.length * random.whole(share.least, share.most)) / 100)
  const cut = tops[last] ?? 1
  const up = cut - topMargin
  const moved = <Part extends { box: { y: number } }>(part: Part): Part => ({
    ...part,
    box: { ...part.box, y: part.box.y - up },
  })
  const lines = page.lines
    .filter(({ box }) => box.y >= cut)
    .map((line) => ({ ...moved(line), words: line.words.map((word) => moved(word)) }))
  return [
    { ...page, lines: page.lines.filter(({ box }) => box.y < cut) },
    { ...page, lines },
  ]
}

function broken(papers: readonly (readonly Page[])[], random: Random): (readonly Page[])[] {
  return papers.flatMap((pages) => {
    const [page, ...more] = pages
    if (!page || more.length > 0) return [pages]
    return page.lines.length < fewestLines ? [] : [brokenOver(page, random)]
  })
}

/**
 * @param papers the pages of each
 * @param stacks how many are put together, of two to four papers each
 */
export function toldApart(
  papers: readonly (readonly Page[])[],
  stacks: number,
  random: Random,
  context: Context,
): Told {
  const told: Told = { files: 0, split: 0, doubted: 0, begun: 0, passed: 0, passedUnseen: 0 }
  for (const pages of broken(papers, random)) {
    const { ranges, isDoubtful } = documentsIn(pages, context)
    told.files += 1
    told.split += Number(ranges.length > 0)
    told.doubted += Number(ranges.length === 0 && isDoubtful)
  }
  for (let at = 0; at < stacks; at += 1) {
    const stack = random.shuffled(papers).slice(0, random.whole(2, 4))
    const { ranges, isDoubtful } = documentsIn(stack.flat(), context)
    const begins = stack.slice(0, -1).map((_, nth) => stack.slice(0, nth + 1).flat().length)
    const passed = begins.filter((page) => ranges.every(({ first }) => first !== page)).length
    told.begun += begins.length
    told.passed += passed
    told.passedUnseen += isDoubtful ? 0 : passed
  }
  return told
}

export const notesOfTold = (told: Told): string =>
  [
    `files of one paper on several pages taken for several documents: ${told.split} of ${told.files}, left in doubt ${told.doubted}`,
    `papers in stacks not told from the one before: ${told.passed} of ${told.begun}, ${told.passedUnseen} of them in no doubt`,
  ].join('\n')
