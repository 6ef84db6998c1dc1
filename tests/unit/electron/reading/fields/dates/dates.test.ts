import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datesIn } from '../../../../../../electron/reading/fields/dates/dates'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { paper } from '../paper'

test.each([
  ['04/03/2026', '2026-03-04'],
  ['4.3.26', '2026-03-04'],
  ['04-03-26 09:41', '2026-03-04'],
  ['2026-03-04', '2026-03-04'],
  ['4 March 2026', '2026-03-04'],
  ['4th Mar 2026', '2026-03-04'],
  ['Sun 5 May 2024', '2024-05-05'],
  ['March 4, 2026', '2026-03-04'],
  ['Mar 03, 26 7:41 PM', '2026-03-03'],
  ['Date: Mar 03, 26', '2026-03-03'],
  ['5520-118403-7  JUN 12/26', '2026-06-12'],
  ['Sept 3, 25, 19:41', '2025-09-03'],
  ['Tue Mar 03, 26  7:41 PM', '2026-03-03'],
  ['01DEC24', '2024-12-01'],
  ['20/04/202514:55', '2025-04-20'],
  ['07/05/2418:23', '2024-05-07'],
  ['18/03/1815170605102', '2018-03-18'],
  ['13707/2017', '2017-07-13'],
  ['12/13/2016', '2016-12-13'],
  ['02/Ja0/2017', '2017-01-02'],
  ['23/04/2817', '2017-04-23'],
  ['19/10/24-11:44', '2024-10-19'],
  ['14h January 2024', '2024-01-14'],
  ['01 -Au-24 18:33', '2024-08-01'],
  ['01-Ag-2418:33', '2024-08-01'],
  ['15/08-26 kl. 11:30', '2026-08-15'],
  ['5/3-26', '2026-03-05'],
  ['d. 5/3-2026', '2026-03-05'],
  ['15/3-2026 kl. 14:22', '2026-03-15'],
  ['Den 5/3 2026', '2026-03-05'],
  ['05.03.26/14:22', '2026-03-05'],
  ['05/03/26, 14:22', '2026-03-05'],
  ["05-03-'26", '2026-03-05'],
  ['2026年3月5日', '2026-03-05'],
  ['2026년 3월 5일 14:22', '2026-03-05'],
  ['24-07-03 18:20', '2024-07-03'],
  ['25.11.09', '2025-11-09'],
  ['28/02/15', '2015-02-28'],
  // Both are possible, and the day in front is the usual one.
  ['24-07-25', '2025-07-24'],
])('%s is %s', (text, iso) => {
  expect(datesIn(text)[0]?.iso).toBe(iso)
})

test.each([
  '31/02/2026',
  '12.50',
  '0117 496 0001',
  '1.2.3',
  '99/99/2026',
  '10-07-1234567',
  '01-Ju-24 18:33',
  'Page 1/2 2026',
  'Mar 03, 26 items',
  'Mar 03, 26.50',
  'Mar 03, 265',
  'Mar 03 26',
  'Mayo 3, 26',
  'Marble 3, 26 tiles',
  'October: 3, 10, 14, 24, 31',
])('%s is no date', (text) => {
  expect(datesIn(text)).toEqual([])
})

test.each(['12,10,26, 14:22', '12,10,26,14:22', 'Rechnung 4711, 12,10,26'])(
  'a day with commas is one beside a time or a number: %s',
  (text) => {
    expect(datesIn(text)).toMatchObject([{ iso: '2026-10-12' }])
  },
)

test('every date that is found is a day of the calendar', () => {
  const digits = fc.stringMatching(/^[\d/.\- OoIlJANFEBMRYUGSPCTVD]{0,24}$/)
  fc.assert(
    fc.property(digits, (text) => {
      for (const { iso } of datesIn(text))
        expect(new Date(`${iso}T00:00:00Z`).toISOString().slice(0, 10)).toBe(iso)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['3. März 2026', '2026-03-03'],
  ['1er février 2026', '2026-02-01'],
  ['15 août 2026', '2026-08-15'],
  ['21 juin 2026', '2026-06-21'],
  ['21 juillet 2026', '2026-07-21'],
  ['3 de octubre de 2026', '2026-10-03'],
  ['30 settembre 2026', '2026-09-30'],
  ['12 mei 2026', '2026-05-12'],
  ['1 de janeiro de 2026', '2026-01-01'],
  ['12 września 2026', '2026-09-12'],
  ['7 maj 2026', '2026-05-07'],
  ['4. december 2026', '2026-12-04'],
  ['5. června 2026', '2026-06-05'],
  ['5. července 2026', '2026-07-05'],
])('months are known in other languages: %s', (text, iso) => {
  expect(datesIn(text).map((date) => date.iso)).toEqual([iso])
})

test('a date that is not on the weekday beside it is marked', () => {
  expect(datesIn('Wed 04/05/2026')[0]?.isOnWeekday).toBe(false)
  expect(datesIn('Mon 04/05/2026')[0]?.isOnWeekday).toBe(true)
  expect(datesIn('04/05/2026')[0]?.isOnWeekday).toBeUndefined()
  for (const name of ['Montag,', 'lundi', 'lunes', 'maandag', 'måndag', 'poniedziałek', 'pondělí'])
    expect(datesIn(`${name} 04.05.2026`)[0]?.isOnWeekday).toBe(true)
})

test('a weekday tells which of day and month comes first', () => {
  expect(datesIn('Sat 04/05/2024')[0]).toMatchObject({ iso: '2024-05-04', isAmbiguous: false })
  expect(datesIn('Fri 04/05/2024')[0]).toMatchObject({
    iso: '2024-04-05',
    isAmbiguous: false,
    isMonthFirst: true,
  })
})

test.each([
  ['2024. március 19.', '2024-03-19'],
  ['29 paždziernika 2026', '2026-10-29'],
  ['Le 5 aoüt 2025', '2025-08-05'],
  ['4. Mârz 2026', '2026-03-04'],
  ['Praha, 2. ríjna 2026', '2026-10-02'],
  ['16. juuli 2026', '2026-07-16'],
  ['3 iunie 2025', '2025-06-03'],
  ['2025. gada 3. marts', '2025-03-03'],
  ['2025. gada 28. jūnijs', '2025-06-28'],
])('months in words of other languages: %s', (text, iso) => {
  expect(datesIn(text)[0]?.iso).toBe(iso)
})

test('on a Swedish paper the year of two figures stands in front, and elsewhere the day', () => {
  const dayOf = (...rows: string[]) =>
    readFields(paper(...rows), { today: '2026-11-23', home: 'GB' }).date?.value
  expect(
    dayOf('QSTOP', 'KVITTO', 'Datum|25-07-18 19:40', 'TOTALT|382,38 kr', 'Varav moms 25%|76,48'),
  ).toBe('2025-07-18')
  expect(
    dayOf('Benzinestation', 'BON', 'Datum|25-07-18 19:40', 'TOTAAL|€ 38,23', 'Btw 21%|6,63'),
  ).toBe('2018-07-25')
})

test('a code of figures and letters is no day, though it holds what months begin with', () => {
  expect(datesIn('ID #: 7SAMH23YY48G')).toEqual([])
  for (const printed of ['Issued 12MAR2026T10:14', '12MAR26FRI 10:14', '12MAR2610:14'])
    expect(datesIn(printed)[0]?.iso).toBe('2026-03-12')
})
