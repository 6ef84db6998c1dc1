/** The letters and signs that the recogniser's own alphabet lacks or hardly knows, and that papers of Europe have. */

/** Of Latin script; capitals where they are often printed. */
const latin =
  'ÀÁÂÃÄÅÆÇÈÉÊËÍÎÏÑÓÔÕÖØÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüý' +
  'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĢģĪīĮįĶķĻļĽľŁłŃńŅņŇňŐőŒœŘřŚśŠšȘșŤťȚțŪūŮůŰűŲųŹźŻżŽž'

/** The space first: in the recogniser it stands for another class than its own, see `seenSpace`. */
const signs = ' €£'

export const addedLetters: readonly string[] = Array.from(signs + latin)

/** Letters that are no other with a mark. */
const bases: Record<string, string> = {
  '€': 'E',
  '£': 'E',
  Æ: 'A',
  æ: 'a',
  Ø: 'O',
  ø: 'o',
  ß: 'B',
  Đ: 'D',
  đ: 'd',
  Ł: 'L',
  ł: 'l',
  Œ: 'C',
  œ: 'c',
}

/** The plain letter that it looks most like. */
export const baseOf = (letter: string): string =>
  bases[letter] ?? letter.normalize('NFD').slice(0, 1)

export const isAccented = (letter: string): boolean => latin.includes(letter)

export const withoutAccents = (text: string): string =>
  Array.from(text, (letter) => (isAccented(letter) ? baseOf(letter) : letter)).join('')
