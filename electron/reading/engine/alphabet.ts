/** The characters that the recogniser knows, and those of them that a receipt in Latin script may hold. */

/** Class numbers of the recogniser in rising order, and what each stands for. Class 0 is "nothing here". */
export interface Alphabet {
  classes: Int32Array
  characters: string[]
  /** Whether a class was fitted afterwards and is believed only where it is sure. */
  isFitted: readonly boolean[]
}

/** Typographic and East Asian forms, as they are typed here. NFKC does the full-width ones. */
const plainForms: Record<string, string> = {
  '、': ',',
  '。': '.',
  '【': '[',
  '】': ']',
  '‘': "'",
  '’': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '″': '"',
  '〃': '"',
  '—': '-',
  '–': '-',
  '−': '-',
  '∶': ':',
  '∕': '/',
  '∣': '|',
  '｜': '|',
}

/** Letters of other scripts look like Latin ones: without them, what is Latin is read as Latin. */
const isWanted = /^[\p{Script=Latin}\p{Script=Common}]$/u

/** Letters with the tone marks of Chinese in Latin script; no receipt has them. */
const isToned = /^[āǎēěīǐōǒūǔǘǚǜɡɑɔʌ]$/iu

/**
 * @param dictionary the recogniser's characters in the order of its classes 1, 2, ...; the space comes after the last
 * @param added letters with classes of their own: those of the dictionary keep theirs, the others' come after all
 */
export function latinAlphabet(
  dictionary: readonly string[],
  added: readonly string[] = [],
): Alphabet {
  const known = [...dictionary, ' '].map((character, index) => ({ character, index: index + 1 }))
  const wanted = known
    .filter(({ character }) => isWanted.test(character) && !isToned.test(character))
    .map(({ character, index }) => ({ character: plain(character), index }))
  const listed = new Set(wanted.map(({ character }) => character))
  const further = added
    .filter((character) => !listed.has(character))
    .map((character, at) => ({ character, index: known.length + 1 + at }))
  const all = [...wanted, ...further]
  const characters = ['', ...all.map(({ character }) => character)]
  return {
    classes: Int32Array.from([0, ...all.map(({ index }) => index)]),
    characters,
    isFitted: characters.map((character) => added.includes(character)),
  }
}

function plain(character: string): string {
  const isWide = /^[\uff00-\uffef]$/.test(character)
  return plainForms[character] ?? (isWide ? character.normalize('NFKC') : character)
}
