/** The fitted letters where they are doubtful: something else is read there. */
import type { Glyph } from './decoding'
import { seenSpace } from './letters'

/** A letter that is seen less surely is a plain one under a stain. */
const leastSureness = 0.7

/** A sign of money with nothing beside it may be any figure. */
const leastSurenessAlone = 0.9

const isMoney = /^[€£]$/
const amount = String.raw`(?:0|[1-9]\d{0,2}(?:[.,'\s]?\d{3})*|[1-9]\d*)(?:[.,](?:\d\d|-+))?`
const startsAmount = new RegExp(String.raw`^\s?-?${amount}(?![\d.,/])`)
const endsAmount = new RegExp(String.raw`(?<![\d.,/])${amount}\s?$`)

/** What the recogniser sees but for the fitted letters, which are given only where one is surest. */
export type Seen = Glyph & { instead?: Pick<Glyph, 'text' | 'confidence'> }

/**
 * Takes what is seen instead for letters that are unsure, and for signs of money in the midst of something else. A space that the
 * recogniser's own class sees as well is its own.
 */
export function withSureLetters(seen: readonly Seen[]): Glyph[] {
  return seen.flatMap(({ instead, ...glyph }, i) => {
    if (isEcho(glyph, seen[i - 1])) return []
    if (glyph.text === seenSpace && instead?.text === '') return [glyph]
    if (!instead || isFitting(glyph, seen, i)) return [glyph]
    return instead.text === '' ? [] : [{ ...glyph, ...instead }]
  })
}

/** A letter's base that is seen a second time, beside the letter. */
const isEcho = ({ text, step }: Glyph, before: Seen | undefined): boolean =>
  before?.instead !== undefined &&
  step - before.step <= 1 &&
  before.text !== text &&
  before.text.normalize('NFD').slice(0, 1) === text

function isFitting({ text, confidence }: Glyph, seen: readonly Seen[], i: number): boolean {
  if (text === seenSpace) return false
  const texts = seen.map((glyph) => glyph.text)
  const [before, after] = [texts.slice(0, i).join(''), texts.slice(i + 1).join('')]
  if (!isMoney.test(text))
    return confidence >= leastSureness && !/\d$/.test(before) && !/^\d/.test(after)
  if (before.trim() === '' && after.trim() === '') return confidence >= leastSurenessAlone
  const [isFirst, isLast] = [/(?:^|[^\w.,])$/.test(before), /^(?![\w.,])/.test(after)]
  if (isFirst && isLast) return true
  return (isFirst && startsAmount.test(after)) || (isLast && endsAmount.test(before))
}
