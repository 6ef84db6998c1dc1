import { expect, test } from 'vitest'
import { linesOf, type Glyph } from '../../../../../electron/reading/input/text-lines'

const size = { width: 600, height: 800 }
const height = 10

/** Letters of half their height, with a gap between them and a space of the file where a word ends; `~` is one that is only supposed. */
function set(text: string, gap: number, left = 40): Glyph[] {
  const glyphs: Glyph[] = []
  let at = left
  for (const letters of text) {
    if (letters === '~') {
      glyphs.push({ letters: ' ', left: 0, right: 0, top: 0, bottom: 0, isSupposed: true })
      continue
    }
    if (letters === ' ') glyphs.push({ letters, left: 0, right: 0, top: 0, bottom: 0 })
    else glyphs.push({ letters, left: at, right: at + 5, top: 100, bottom: 100 + height })
    at += 5 + gap
  }
  return glyphs
}

const words = (glyphs: Glyph[]) => linesOf(glyphs, size).map(({ text }) => text)

test('a heading whose letters are spaced out is read in words, wherever spaces were supposed in it', () => {
  expect(words(set('T~h~e Bell & An~c~h~o~r Ho~te~l', 2))).toEqual(['The Bell & Anchor Hotel'])
  expect(words(set('S~TAT~E~M~E~N~T', 3.5))).toEqual(['STATEMENT'])
  expect(words(set('INVOICE', 4))).toEqual(['INVOICE'])
  expect(words(set('DEBIT NOTE DN~2~0~4~1~8/07', 3))).toEqual(['DEBIT NOTE DN20418/07'])
})

test('small capitals that are spaced out are words, though less high than the capitals beside them', () => {
  const small = (glyph: Glyph) => ({ ...glyph, top: 102, bottom: 107 })
  const heading = set('H~o~te~l', 2).map((glyph) =>
    /[a-z]/.test(glyph.letters) ? small(glyph) : glyph,
  )
  expect(words(heading)).toEqual(['Hotel'])
})

test('a space that is supposed parts words where there is more room than between their letters', () => {
  const spaced = [...set('BELL', 2), ...set('~', 0), ...set('HOTEL', 2, 40 + 4 * 7 + 4)]
  expect(words(spaced)).toEqual(['BELL HOTEL'])
  const usual = [...set('Bell', 0), ...set('~', 0), ...set('Hotel', 0, 40 + 4 * 5 + 2)]
  expect(words(usual)).toEqual(['Bell Hotel'])
})

test('figures that stand apart, each in a column of its own, stay apart', () => {
  const cells = [40, 49, 65, 77, 90].flatMap((left) => set('~7', 0, left))
  expect(words(cells)).toEqual(['7 7 7 7 7'])
})

test('dots that lead to an amount, and figures at an even distance, are not joined', () => {
  const leaders = [...set('Total', 0), ...set('~', 0)]
  for (let at = 0; at < 8; at += 1) leaders.push(...set('~.', 0, 80 + at * 9))
  expect(words([...leaders, ...set('~120.00', 0, 160)])).toEqual([
    'Total',
    '. . . . . . . . 120.00',
  ])
  const cells = [0, 1, 2, 3, 4].flatMap((at) => set('~7', 0, 40 + at * 15))
  expect(words(cells)).toEqual(['7 7 7 7 7'])
  const codes = [0, 1, 2, 3, 4].flatMap((at) => set(`~${'ABCDE'.charAt(at)}`, 0, 40 + at * 15))
  expect(words(codes)).toEqual(['A B C D E'])
})

test('two words that are spaced out are parted by any room beyond that of their letters', () => {
  expect(words([...set('FENWICK', 3), ...set('LTD', 3, 40 + 7 * 8 - 3 + 5.6)])).toEqual([
    'FENWICK LTD',
  ])
})
