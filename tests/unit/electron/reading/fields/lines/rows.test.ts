import { expect, test } from 'vitest'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { paper } from '../paper'

test('what stands side by side is one row, left to right', () => {
  const rows = rowsOf(paper('Total | £6.00', 'Cash | £10.00'))
  expect(rows.map(({ text }) => text)).toEqual(['Total  £6.00', 'Cash  £10.00'])
})

test('a slanting page gives the same rows', () => {
  const [page] = paper(
    'Total to pay today | £6.00',
    'Cash tendered here | £10.00',
    'Change given back | £4.00',
    'Thank you for your visit | Please come again soon',
  )
  const slanted = page!.lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({
      ...word,
      box: { ...word.box, y: word.box.y + word.box.x * 0.08 },
    })),
  }))
  const rows = rowsOf([{ ...page!, lines: slanted }])
  expect(rows.map(({ parts }) => parts.length)).toEqual([2, 2, 2, 2])
})

test('a line that runs across columns is parted at wide gaps', () => {
  const [page] = paper('Total | £6.00')
  const words = page!.lines.flatMap((line) => line.words)
  const rows = rowsOf([{ ...page!, lines: [{ ...page!.lines[0]!, words }] }])
  expect(rows[0]?.parts.map(({ text }) => text)).toEqual(['Total', '£6.00'])
})

test('letters in numbers and digits in words are mended where words are meant', () => {
  const [row] = rowsOf(paper('INV0ICE N0. B0X200 28'))
  expect(row?.text).toBe('INVOICE NO. B0X200 28')
})

test('the letters of a letterhead that is spaced out are words again', () => {
  const [page] = paper('A r c h .   Fe d e r i c a   M a n t o v a n i', 'V I A   R O M A   3')
  expect(rowsOf([page!]).map(({ text }) => text)).toEqual([
    'Arch. Federica Mantovani',
    'VIA ROMA 3',
  ])
})

test('letters that are words of their own stay', () => {
  const [row] = rowsOf(paper('Plan A B and C'))
  expect(row?.text).toBe('Plan A B and C')
})

test('a digit between letters is one in a postcode in the middle of London', () => {
  const texts = rowsOf(paper('London EC1A 7AA', 'London W1A 1AA,', 'TOTA1S')).map(
    ({ text }) => text,
  )
  expect(texts).toEqual(['London EC1A 7AA', 'London W1A 1AA,', 'TOTAIS'])
})
