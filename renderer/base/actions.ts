/** What can be done in the window, as the list of keys and the palette name it, and which of it fits what was typed. */
import { foldName } from '../../shared/books/supplier'
import type { Screen } from './route.svelte'

export interface Action {
  id: string
  /** What it does, as a person reads it. */
  words: string
  /** Further words it is found by. */
  also?: string
  /** As chords are written; these and the next are of the table in shared/keys/key-table.ts. */
  keys?: readonly string[]
  /** The screens on which its keys work; without it, every screen. */
  on?: readonly Screen[]
  /** Its keys are answered by the part of the window that has the focus. */
  isPart?: true
  /** A key that is held down does not do it again. */
  sends?: true
  /** Its palette entry is of use on every screen, although its keys are not. */
  isGeneral?: boolean
  /** Its keys belong to a text field while the focus is in one. Plain letters always do. */
  isOutsideText?: boolean
  /** A movement of the hand, which nobody looks for by name. */
  isMove?: boolean
  /** One of many that differ in a name alone, such as a way into each set of books. */
  series?: string
  /** Comes after its equals in the palette: who types the name of books and presses Enter wants to go there, not to move a receipt. */
  yields?: boolean
  /** Whether it can be done now; without it, always. */
  isReady?: () => boolean
  run: () => unknown
}

/** Something the palette can find. */
export interface Entry {
  /** Stays the same for the same thing. */
  key: string
  group: string
  label: string
  detail?: string | undefined
  also?: string | undefined
  keys?: readonly string[] | undefined
  series?: string | undefined
  yields?: boolean | undefined
  run: () => unknown
}

export const isOn = ({ on }: Pick<Action, 'on'>, screen: Screen): boolean =>
  on === undefined || on.includes(screen)

const mostOfSeries = 8

/** Of each series the first few, and all that is of none: two hundred sets of books would leave no room for anything else. */
export function fewOfEach<Of extends Pick<Entry, 'series'>>(all: readonly Of[]): Of[] {
  const counts = new Map<string, number>()
  return all.filter(({ series }) => {
    if (series === undefined) return true
    const count = (counts.get(series) ?? 0) + 1
    counts.set(series, count)
    return count <= mostOfSeries
  })
}

/** Whether the key is one that types nothing, so that it may work inside a text field. */
const typesNothing = (key: string): boolean => /^((Ctrl|Alt)\+|(Shift\+)?F\d)/.test(key)

/** The action a key stands for on this screen; `isInText` says that the focus is where letters are text. */
export function actionFor(
  actions: readonly Action[],
  pressed: { key: string; screen: Screen; isInText: boolean },
): Action | undefined {
  const { key, screen, isInText } = pressed
  if (isInText && !typesNothing(key)) return undefined
  return actions.find(
    (action) =>
      !action.isPart &&
      action.keys?.includes(key) &&
      isOn(action, screen) &&
      !(isInText && action.isOutsideText),
  )
}

/** Points of one typed word against the words of an entry: the start of a word, its inside, its letters in order. */
function pointsOf(typed: string, words: readonly string[]): number {
  let best = 0
  for (const [place, word] of words.entries()) {
    const first = place === 0 ? 0.5 : 0
    if (word === typed) best = Math.max(best, 9 + first)
    else if (word.startsWith(typed)) best = Math.max(best, 7 + first)
    else if (typed.length > 1 && word.includes(typed)) best = Math.max(best, 4)
    else if (typed.length > 2 && hasInOrder(word, typed)) best = Math.max(best, 1.5)
  }
  return best
}

/** Whether the letters stand in the word in this order, beginning with its first: `stng` in `settings`. */
function hasInOrder(word: string, letters: string): boolean {
  if (word[0] !== letters[0]) return false
  let at = 0
  for (const letter of word) if (letter === letters[at]) at++
  return at === letters.length
}

/** How well an entry fits; undefined where a typed word is nowhere in it. Words of the label count double. */
function fit(typed: string, { label, also = '', detail = '' }: Entry): number | undefined {
  const wanted = foldName(typed).split(' ').filter(Boolean)
  const own = foldName(label).split(' ')
  const others = foldName(`${also} ${detail}`).split(' ')
  let sum = 0
  for (const word of wanted) {
    const points = Math.max(pointsOf(word, own) * 2, pointsOf(word, others))
    if (points === 0) return undefined
    sum += points
  }
  return sum + (foldName(label).startsWith(foldName(typed)) ? 6 : 0) - own.length * 0.1
}

/**
 * What fits, best first; what was used lately comes before its equals, what yields after them.
 * @param recent keys of entries, the latest first
 */
export function ranked(
  entries: readonly Entry[],
  typed: string,
  recent: readonly string[] = [],
): Entry[] {
  const bonus = (key: string) => {
    const at = recent.indexOf(key)
    return at < 0 ? 0 : 3 / (at + 1)
  }
  return entries
    .flatMap((entry, place) => {
      const points = fit(typed, entry)
      return points === undefined ? [] : [{ entry, place, points: points + bonus(entry.key) }]
    })
    .toSorted(
      (a, b) =>
        b.points - a.points ||
        Number(a.entry.yields ?? false) - Number(b.entry.yields ?? false) ||
        a.place - b.place,
    )
    .map(({ entry }) => entry)
}
