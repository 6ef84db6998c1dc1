import { describe, expect, test } from 'vitest'
import {
  addDays,
  calendarDate,
  formatDate,
  isCalendarDate,
  lastDayOf,
  monthBefore,
  parseDate,
  parseTypedDate,
} from '../../../shared/calendar'
import { forSeeds } from '../../support/random'

const today = '2026-07-15'

describe('a date is read day first, as people in the UK type it', () => {
  test.each([
    ['30/6/26', '2026-06-30'],
    ['30/06/2026', '2026-06-30'],
    ['30.06.2026', '2026-06-30'],
    ['30-6-2026', '2026-06-30'],
    ['30 6 2026', '2026-06-30'],
    ['30 Jun 2026', '2026-06-30'],
    ['30 june 26', '2026-06-30'],
    ['1 SEPT 2025', '2025-09-01'],
    ['1-September-2025', '2025-09-01'],
    ['3/4/2026', '2026-04-03'],
    ['300626', '2026-06-30'],
    ['30062026', '2026-06-30'],
    ['2026-06-30', '2026-06-30'],
    ['  30/6/26  ', '2026-06-30'],
    ['29/2/24', '2024-02-29'],
    ['31/12/99', '2099-12-31'],
    ['1/1/00', '2000-01-01'],
  ])('%j is %s', (text, date) => {
    expect(parseDate(text, today)).toBe(date)
  })
})

describe('a day without a year is the most recent such day', () => {
  test.each([
    ['15/7', '2026-07-15'],
    ['14/7', '2026-07-14'],
    ['16/7', '2025-07-16'],
    ['31 Dec', '2025-12-31'],
    ['1/1', '2026-01-01'],
    ['1 Aug', '2025-08-01'],
  ])('%j is %s', (text, date) => {
    expect(parseDate(text, today)).toBe(date)
  })
})

describe('a day that is near can be typed by its name', () => {
  // 15 July 2026 is a Wednesday.
  test.each([
    ['today', '2026-07-15'],
    [' Yesterday ', '2026-07-14'],
    ['tod', '2026-07-15'],
    ['yes', '2026-07-14'],
    ['tuesday', '2026-07-14'],
    ['MONDAY', '2026-07-13'],
    ['mon', '2026-07-13'],
    ['sun', '2026-07-12'],
    ['saturday', '2026-07-11'],
    ['fri', '2026-07-10'],
    ['thurs', '2026-07-09'],
    ['wed', '2026-07-08'],
    ['12/3', '2026-03-12'],
    ['30 Jun', '2026-06-30'],
  ])('%j is %s', (text, date) => {
    expect(parseTypedDate(text, today)).toBe(date)
  })

  test.each([
    ['heute', '2026-07-15'],
    ['Gestern', '2026-07-14'],
    ['die', '2026-07-14'],
    ['Montag', '2026-07-13'],
    ['mit', '2026-07-08'],
    ['30. Juni 2026', '2026-06-30'],
    ['30. 6. 2026', '2026-06-30'],
    ['30.6.', '2026-06-30'],
    ['31. Dez.', '2025-12-31'],
    ['3. März', '2026-03-03'],
    ['15. Sept. 25', '2025-09-15'],
    ['1 mai 26', '2026-05-01'],
    ['4. okt 2025', '2025-10-04'],
  ])('and in German, %j is %s', (text, date) => {
    expect(parseTypedDate(text, today)).toBe(date)
  })

  test.each(['31. Juni 2026', '30. Junius 2026', '1. x. 26', 'morgen', 'heu heu', '1. ma 26'])(
    'and in German too, %j is none',
    (text) => {
      expect(parseTypedDate(text, today)).toBeUndefined()
    },
  )

  test.each(['', 'to', 'mo', 'tomorrow', 'mondays', 'march', 'next monday', 'day'])(
    'but %j is none',
    (text) => {
      expect(parseTypedDate(text, today)).toBeUndefined()
    },
  )

  test('and a weekday is always one of the seven days before today', async () => {
    await forSeeds(200, (random) => {
      const now = addDays('2020-01-01', random.whole(0, 5_000))
      const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
      const found = names.map((name) => parseTypedDate(name, now) ?? '')
      const before = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(now, -days))
      expect(found.toSorted()).toEqual(before.toSorted())
      const days = found.map((date) => new Date(`${date}T00:00:00Z`).getUTCDay())
      expect(days).toEqual([1, 2, 3, 4, 5, 6, 0])
    })
  })

  test('but not on a receipt, where such a word is no date', () => {
    for (const word of ['today', 'Monday', 'gestern', '30. Juni 2026', '1 mai 26'])
      expect(parseDate(word, today)).toBeUndefined()
  })
})

describe('a day that lies ahead is the next such day', () => {
  // 15 July 2026 is a Wednesday.
  test.each([
    ['15/7', today, '2026-07-15'],
    ['16/7', today, '2026-07-16'],
    ['14/7', today, '2027-07-14'],
    ['30/6', today, '2027-06-30'],
    ['30.6.', '2026-06-15', '2026-06-30'],
    ['31 Dec', today, '2026-12-31'],
    ['1. Aug.', today, '2026-08-01'],
    ['5/1', '2025-12-20', '2026-01-05'],
    ['29/2', '2027-06-01', '2028-02-29'],
    ['today', '2026-07-01', '2026-07-15'],
    ['morgen', today, '2026-07-16'],
    ['tomorrow', '2026-07-01', '2026-07-16'],
    ['thu', today, '2026-07-16'],
    ['Freitag', today, '2026-07-17'],
    ['wed', today, '2026-07-22'],
    ['friday', '2026-07-20', '2026-07-24'],
  ])('%j from %s is %s', (text, from, date) => {
    expect(parseTypedDate(text, today, from)).toBe(date)
  })

  test('one with its year is that day, wherever it lies', () => {
    expect(parseTypedDate('30/6/25', today, today)).toBe('2025-06-30')
    expect(parseTypedDate('2026-06-30', today, today)).toBe('2026-06-30')
  })

  test('and a weekday is always one of the seven days after', async () => {
    await forSeeds(200, (random) => {
      const from = addDays('2020-01-01', random.whole(0, 5_000))
      const found = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map(
        (name) => parseTypedDate(name, today, from) ?? '',
      )
      expect(found.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7].map((days) => addDays(from, days)))
      const days = found.map((date) => new Date(`${date}T00:00:00Z`).getUTCDay())
      expect(days).toEqual([1, 2, 3, 4, 5, 6, 0])
    })
  })
})

describe('what is no date is refused', () => {
  test.each([
    // Typed year first without strokes, it is not a day of the Middle Ages.
    '20111231',
    '20101012',
    '30/6/0206',
    '',
    ' ',
    'today',
    '31/6/26',
    '29/2/26',
    '29/2/2100',
    '32/1/26',
    '0/1/26',
    '1/0/26',
    '1/13/26',
    '6/30/2026',
    '30/6/026',
    '30/6/20266',
    '30/6/',
    '/6/26',
    '30//6/26',
    '2026/06/30',
    '2026-6-30',
    '2026-02-30',
    '20260630',
    '1 Marble 26',
    '1 Janus 26',
    '1 ja 26',
    '1 abc 26',
    '-1/6/26',
    '1.5/6/26',
    '30/6/26 12:00',
    '３０/6/26',
  ])('%j', (text) => {
    expect(parseDate(text, today)).toBeUndefined()
  })
})

test.each(['2026-06-30', '2024-02-29', '2000-02-29', '1999-12-31'])('%s exists', (date) => {
  expect(isCalendarDate(date)).toBe(true)
})

test.each(['2026-02-29', '1900-02-29', '2026-06-31', '2026-13-01', '2026-00-10', '2026-01-00'])(
  '%s does not exist',
  (date) => {
    expect(isCalendarDate(date)).toBe(false)
  },
)

test.each(['', '26-06-30', '2026-6-30', '2026-06-30T00:00', ' 2026-06-30', '2026-06-30\n'])(
  '%j is not written as a calendar date',
  (text) => {
    expect(isCalendarDate(text)).toBe(false)
  },
)

test('a date that was shown is read as the same date', async () => {
  await forSeeds(500, (random) => {
    const date = addDays('2000-01-01', random.whole(0, 36_500))
    expect(isCalendarDate(date)).toBe(true)
    expect(parseDate(formatDate(date), today)).toBe(date)
    const [year, month, day] = date.split('-')
    expect(parseDate(`${day}/${month}/${year}`, today)).toBe(date)
  })
})

test('days are counted across months, leap days and changes of the clock', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('an instant belongs to the day on this computer', () => {
  expect(calendarDate(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05')
  expect(calendarDate(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31')
})

test.each([
  ['2026-06-30', '30 Jun 2026'],
  ['2026-01-05', '5 Jan 2026'],
  ['', ''],
  ['soon', 'soon'],
])('%j is shown as %j', (date, shown) => {
  expect(formatDate(date)).toBe(shown)
})

test('months are counted over the turn of the year, and end on their last day', () => {
  expect(monthBefore('2026-02', 3)).toBe('2025-11')
  expect(monthBefore('2025-12', -1)).toBe('2026-01')
  expect(['2026-02', '2028-02', '2026-12'].map(lastDayOf)).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2026-12-31',
  ])
})
