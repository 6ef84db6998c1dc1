/** When two spellings name one supplier: case, punctuation, legal forms, branch numbers and what a reader mistakes. */
import { foldName } from '../../../shared/books/supplier'

/** Words that say how a business is constituted, not which it is. */
const legal = new Set(
  'the ltd limited plc llp llc lp cic inc incorporated corp corporation co company uk gb pty gmbh sdn bhd'.split(
    ' ',
  ),
)
/** Words that announce a branch or a till, when a number follows. */
const places = new Set('no nr number store branch shop unit site stn station till'.split(' '))
/** Words of every receipt, which tell no supplier from another. */
const generic = new Set(
  `receipt invoice tax vat sales sale simplified copy customer cash card till order welcome to thank thanks you for
   your visit date time total number no page duplicate merchant cardholder bill statement from and of`.split(
    /\s+/,
  ),
)

interface NameForms {
  /** Everything that tells, joined, as a reader may have seen it. */
  whole: string
  /** Without numbers of branches. */
  bare: string
  tokens: string[]
  numbers: string[]
}

/** What tells suppliers apart in a name; all of it where nothing else is there. */
export function formsOf(name: string): NameForms {
  const folded = foldName(traded(name).replaceAll('&', ' and ')).split(' ').filter(Boolean)
  const kept = folded.filter((word) => !legal.has(word))
  const words = kept.length > 0 ? kept : folded
  const isNumber = (word: string | undefined) => word !== undefined && /^\d+$/.test(word)
  const told = words.filter(
    (word, index) => !isNumber(word) && !(places.has(word) && isNumber(words[index + 1])),
  )
  const bare = told.length > 0 ? told : words
  return {
    whole: words.map(asSeen).join(''),
    bare: bare.map(asSeen).join(''),
    tokens: bare.map(asSeen),
    numbers: words.filter(isNumber).toSorted(),
  }
}

/** Of `Smith Ltd t/a The Copper Kettle` the name over the door. */
function traded(name: string): string {
  return /\b(?:t\/a|trading as)\b\s*(.*\S)/i.exec(name)?.[1] ?? name
}

/** One spelling for characters that a reader takes for one another: 0 and O, 1 and I and l, 5 and S, 8 and B, rn and m. */
function asSeen(word: string): string {
  if (/^\d+$/.test(word)) return word
  return word
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l')
    .replaceAll('5', 's')
    .replaceAll('8', 'b')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Whether the words could stand on anyone's receipt, so that nothing follows from them. */
export function isGeneric(text: string): boolean {
  const words = foldName(text).split(' ')
  return words.every((word) => word === '' || generic.has(word) || !/\p{L}{2}/u.test(word))
}

/** The words that are left of a text without numbers and those of every receipt, joined. */
export function lettersOf(text: string): string {
  return foldName(text)
    .split(' ')
    .filter((word) => !/\d/.test(word) && !generic.has(word))
    .map(asSeen)
    .join('')
}

const shortestForLikeness = 7
const ownWordFactor = 0.8
/** How close a word has to be to stand for another. */
const counterpart = 0.5

/**
 * How alike two names are, from 0 to 1: the mean of the letters they share in threes and of how well their words pair up.
 * Short names and names with other numbers are equal or nothing.
 */
export function similarity(a: NameForms, b: NameForms): number {
  if (a.bare === b.bare && a.bare !== '')
    return a.numbers.join() === b.numbers.join() || !a.numbers.length || !b.numbers.length ? 1 : 0
  if (Math.min(a.bare.length, b.bare.length) < shortestForLikeness) return 0
  if (a.numbers.join() !== b.numbers.join() && a.numbers.length > 0 && b.numbers.length > 0)
    return 0
  const words = (pairing(a.tokens, b.tokens) + pairing(b.tokens, a.tokens)) / 2
  const score = (dice(threes(a.bare), threes(b.bare)) + words) / 2
  return hasOwnWord(a, b) || hasOwnWord(b, a) ? score * ownWordFactor : score
}

/** `Marlow Hardware Hire` is not `Marlow Hardware`: a word that the other has nothing like. */
function hasOwnWord(a: NameForms, b: NameForms): boolean {
  return a.tokens.some(
    (word) =>
      word.length > 2 &&
      !b.bare.includes(word) &&
      b.tokens.every((other) => closeness(word, other) <= counterpart),
  )
}

/** From here on two names are close enough to ask whether they are of one supplier. */
export const leastNearness = 0.6
/** Fewer letters are a word of many names. */
const fewestLetters = 5

/**
 * As `similarity`, and as close as can be where one name is within the other, but for numbers: `Copper Kettle` and `Copper
 * Kettle Café`.
 */
export function nearness(a: NameForms, b: NameForms): number {
  const [short, long] = a.tokens.length <= b.tokens.length ? [a, b] : [b, a]
  const isWithin = short.tokens.every((word) => long.tokens.includes(word))
  const isNumbered = a.numbers.length > 0 && b.numbers.length > 0
  const isPart = isWithin && !isNumbered && short.bare.length >= fewestLetters
  return isPart ? 1 : similarity(a, b)
}

function threes(text: string): string[] {
  const padded = `  ${text} `
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
}

function dice(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>()
  for (const part of a) left.set(part, (left.get(part) ?? 0) + 1)
  let shared = 0
  for (const part of b) {
    const count = left.get(part) ?? 0
    if (count > 0) shared += 1
    left.set(part, count - 1)
  }
  return (2 * shared) / (a.length + b.length)
}

/** How much of the letters of `a` are in words that have a counterpart in `b`; half a counterpart is none. */
function pairing(a: readonly string[], b: readonly string[]): number {
  let paired = 0
  let all = 0
  for (const word of a) {
    const best = Math.max(0, ...b.map((other) => closeness(word, other)))
    all += word.length
    if (best > counterpart) paired += word.length * best
  }
  return all === 0 ? 0 : paired / all
}

/** 1 for equal words, less by each letter that has to change (Levenshtein). */
function closeness(a: string, b: string): number {
  if (Math.min(a.length, b.length) <= counterpart * Math.max(a.length, b.length)) return 0
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [index, letter] of Array.from(a).entries()) {
    const next = [index + 1]
    for (const [at, other] of Array.from(b).entries())
      next.push(
        Math.min(
          (next[at] ?? 0) + 1,
          (row[at + 1] ?? 0) + 1,
          (row[at] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    row = next
  }
  return 1 - (row[b.length] ?? 0) / Math.max(a.length, b.length, 1)
}

/** The words of a name without legal forms, to look a supplier up by. */
export function plainWords(name: string): string {
  return foldName(traded(name))
    .split(' ')
    .filter((word) => !legal.has(word))
    .join(' ')
}

/** Folded names under which a supplier may be in the books: as it is written, and with another legal form or none. */
export function spellingsOf(name: string): string[] {
  const plain = plainWords(name)
  const others = plain
    ? [plain, `the ${plain}`, ...[...legal].map((form) => `${plain} ${form}`)]
    : []
  return [...new Set([foldName(name), ...others])]
}

/**
 * Pieces of a name to look suppliers up by, few and telling: its words, and halves of its longest ones for when a letter
 * was misread.
 */
export function piecesOf(name: string): string[] {
  const words = foldName(traded(name))
    .split(' ')
    .filter((word) => word.length >= 3 && !legal.has(word) && !/^\d+$/.test(word))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 3)
  const halves = words
    .filter((word) => word.length >= 6)
    .flatMap((word) => [word.slice(0, 4), word.slice(-4)])
  const short = words.length === 0 ? foldName(name).split(' ').slice(0, 1) : []
  return [...new Set([...words, ...halves, ...short])].filter(Boolean)
}
