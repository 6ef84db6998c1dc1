/** Words that a letterhead spaces out, as a text layer gives them: `A r c h . F e d e r i c a` is two words. */
import type { Word } from '../../../../shared/receipts/reading'

const fewest = 5
/** Of the words of a line, that are a letter or a mark alone. */
const share = 0.7
/** Times the usual gap of a line, from which on one parts words. */
const wider = 2

/** The words of one line with letters put together, where nearly all stand alone and closer than words would; else as they are. */
export function withoutSpacing(words: readonly Word[]): readonly Word[] {
  const single = words.filter(({ text }) => /^[\p{L}&.,'-]$/u.test(text))
  const isLettered = single.filter(({ text }) => /\p{L}/u.test(text)).length >= fewest
  if (!isLettered || single.length < share * words.length) return words
  const gaps = words.slice(1).map((word, at) => gapBetween(words[at], word))
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0
  const groups: Word[][] = []
  words.forEach((word, at) => {
    const gap = gaps[at - 1]
    if (gap !== undefined && gap < wider * usual) groups.at(-1)?.push(word)
    else groups.push([word])
  })
  return groups.flatMap((group) => joined(group))
}

function gapBetween(before: Word | undefined, { box }: Word): number {
  return before ? box.x - before.box.x - before.box.width : 0
}

/** One word from a group's first to its last. */
function joined(group: readonly Word[]): Word[] {
  const [first] = group
  const last = group.at(-1)
  if (!first || !last) return []
  return [
    {
      text: group.map(({ text }) => text).join(''),
      confidence: Math.min(...group.map(({ confidence }) => confidence)),
      box: { ...first.box, width: last.box.x + last.box.width - first.box.x },
    },
  ]
}
