/** How a row of tabs with counts is laid out, so that all of them stand in one row however large the counts are. */

export interface Tab {
  label: string
  /** As it is shown; empty for none. */
  count: string
  /** Whether the count has a pill around it. */
  isMarked: boolean
}

/** Closer with each; `stacked` has the counts below the words. */
export type TabFit = 'wide' | 'snug' | 'small' | 'stacked'

/** Measured in the window, in pixels and a little on the wide side. */
const layouts: readonly { fit: TabFit; letter: number; digit: number; around: number }[] = [
  { fit: 'wide', letter: 7.4, digit: 8, around: 20 },
  { fit: 'snug', letter: 7.4, digit: 8, around: 14 },
  { fit: 'small', letter: 6.8, digit: 7.6, around: 12 },
]
const space = 4
const pill = 12

/** @param width of the row in pixels; 0 while it is not known */
export function tabFit(tabs: readonly Tab[], width: number): TabFit {
  if (width === 0) return 'wide'
  const needs = ({ letter, digit, around }: (typeof layouts)[number]) =>
    tabs.reduce(
      (sum, { label, count, isMarked }) =>
        sum + around + label.length * letter + countWidth(count, digit, isMarked),
      0,
    )
  return layouts.find((layout) => needs(layout) <= width)?.fit ?? 'stacked'
}

function countWidth(count: string, digit: number, isMarked: boolean): number {
  return count === '' ? 0 : space + count.length * digit + (isMarked ? pill : 0)
}
