/** What a service keeps to itself: files wherever they could be seen, or its list of expenses, for some time or for good. */
import type { Random } from '../../support/random'

/** `without ours`: it shows what others entered, and nothing that came through the app. */
export type ListVeil = 'refused' | 'empty' | 'without ours'

export interface Hiding {
  /** No file is shown in a list, and none is given out. */
  files: boolean
  list?: { veil: ListVeil; from: number; until: number }
}

export const openly: Hiding = { files: false }

const minuteMs = 60_000
/** No round is longer. */
const forGood = Infinity

/** Most companies hide nothing. */
export function hidingFrom(random: Random): Hiding {
  const files = random.chance(0.15)
  if (!random.chance(0.35)) return { files }
  const veil = random.pick(['refused', 'empty', 'without ours'] as const)
  const from = random.chance(0.4) ? 0 : random.whole(1, 90) * minuteMs
  const until = random.chance(0.4) ? forGood : from + random.whole(10, 300) * minuteMs
  return { files, list: { veil, from, until } }
}

/** How the list is veiled at a time. */
export function veilAt({ list }: Hiding, at: number): ListVeil | undefined {
  return list && list.from <= at && at < list.until ? list.veil : undefined
}
