/** Names of files that leave the app, inside a ZIP and outside. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bareName, endingOf, nameOf, Names } from '../../../../../electron/store/files/names'

test('a name says date, supplier and amount', () => {
  expect(nameOf(['2026-06-30', 'Northgate Fuels', '61.27'], 'PDF')).toBe(
    '2026-06-30 Northgate Fuels 61.27.pdf',
  )
})

/** Halves of a character are among them. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

test('no name leads out of its folder or is refused by a system', () => {
  expect(nameOf(['../../etc/passwd'], 'jpg')).toBe('.. .. etc passwd.jpg')
  expect(nameOf(['CON'], 'pdf')).toBe('receipt CON.pdf')
  expect(nameOf(['nul.old'], 'pdf')).toBe('receipt nul.old.pdf')
  expect(nameOf(['COM¹'], 'pdf')).toBe('receipt COM¹.pdf')
  expect(nameOf(['', ' '], 'pdf')).toBe('receipt.pdf')
  expect(nameOf(['a\u0080b\uD83Dc'], 'pdf')).toBe('a b c.pdf')
  expect(nameOf([`${'x'.repeat(119)}🧾🧾`], 'pdf')).toBe(`${'x'.repeat(119)}.pdf`)
  fc.assert(
    fc.property(fc.array(fc.string({ unit: anyCharacter })), fc.string(), (parts, ending) => {
      const name = nameOf(parts, ending)
      expect(name).not.toMatch(/[<>:"/\\|?*\p{Cc}\p{Cs}]/u)
      expect(name.trim()).not.toMatch(/^\.{0,2}$/)
      expect(name).not.toMatch(/[. ]$/)
    }),
  )
})

test('the name that a file came with stays, but for what chooses a folder or hides it', () => {
  const came = ['Receipt 12.PDF', 'Docket 2026-11-02.docketbackup', 'a.b.jpeg', 'Beleg März', '..']
  expect(came.map(bareName)).toEqual([
    'Receipt 12.pdf',
    'Docket 2026-11-02.docketbackup',
    'a.b.jpeg',
    'Beleg März',
    'receipt',
  ])
  const led = [
    '../.config/autostart/x.desktop',
    '0487/0012.pdf',
    '..\\..\\x.lnk',
    '.profile',
    'C:\\x.pdf',
  ]
  expect(led.map(bareName)).toEqual([
    'config autostart x.desktop',
    '0487 0012.pdf',
    'x.lnk',
    'profile',
    'C x.pdf',
  ])
})

test('the second file of a name gets a number, whatever the case', () => {
  const names = new Names()
  expect(['a.pdf', 'A.pdf', 'a.pdf', 'b'].map((name) => names.give(name))).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (3).pdf',
    'b',
  ])
})

test('the ending of a file is told from its name', () => {
  expect(['scan.PDF', 'noting', 'a.b.jpeg', '.pdf'].map(endingOf)).toEqual([
    'PDF',
    '',
    'jpeg',
    'pdf',
  ])
})
