import { expect, test } from 'vitest'
import { decimalSignOf, numberLocale } from '../../../../electron/export/number-format'

test.each([
  ['en-GB', '.'],
  ['de-DE', ','],
  ['fr', ','],
  ['de-CH', '.'],
  ['en_IE', '.'],
  ['pl_PL', ','],
  ['C', '.'],
  ['', '.'],
  ['no such locale', '.'],
])('in %s the decimal sign is %s', (locale, sign) => {
  expect(decimalSignOf(locale)).toBe(sign)
})

test.each([
  ['linux', { LANG: 'en_GB.UTF-8', LC_NUMERIC: 'de_DE.UTF-8' }, 'de_DE'],
  ['linux', { LANG: 'en_GB.UTF-8', LC_NUMERIC: 'de_DE.UTF-8', LC_ALL: 'C.UTF-8' }, 'C'],
  ['linux', { LANG: 'de_DE@euro', LC_ALL: '' }, 'de_DE'],
  ['linux', {}, ''],
  ['win32', { LANG: 'en_GB.UTF-8' }, 'fr-FR'],
  ['darwin', {}, 'fr-FR'],
] as const)('on %s with %j numbers are written as in %s', (platform, environment, locale) => {
  expect(numberLocale(platform, environment, 'fr-FR')).toBe(locale)
})
