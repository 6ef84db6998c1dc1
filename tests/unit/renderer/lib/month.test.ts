/** The grid of the date picker: whole weeks from Monday, and where each key leads. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, isCalendarDate } from '../../../../shared/calendar'
import { addMonths, dayAfterKey, monthGrid } from '../../../../renderer/lib/month'

const anyDay = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1900-01-01', days))
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })

describe('the grid of a month', () => {
  test('begins with the Monday before its first day and ends with the Sunday after its last', () => {
    const grid = monthGrid('2026-11-21')
    expect(grid[0]?.[0]).toBe('2026-10-26')
    expect(grid.at(-1)?.[6]).toBe('2026-12-06')
    expect(grid).toHaveLength(6)
  })

  test('needs four weeks for a February that begins on a Monday', () => {
    expect(monthGrid('2027-02-10').map((week) => week[0])).toEqual([
      '2027-02-01',
      '2027-02-08',
      '2027-02-15',
      '2027-02-22',
    ])
  })

  test('has every day of the month once, one after the other', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const days = monthGrid(date).flat()
        expect(days).toEqual(days.map((_, n) => addDays(days[0] ?? '', n)))
        expect(days).toContain(date)
        expect(days.length % 7).toBe(0)
        expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(1)
      }),
    )
  })
})

describe('a key in the grid', () => {
  test.each([
    ['ArrowLeft', false, '2026-02-27'],
    ['ArrowRight', false, '2026-03-01'],
    ['ArrowUp', false, '2026-02-21'],
    ['ArrowDown', false, '2026-03-07'],
    ['Home', false, '2026-02-23'],
    ['End', false, '2026-03-01'],
    ['PageUp', false, '2026-01-28'],
    ['PageDown', false, '2026-03-28'],
    ['PageUp', true, '2025-02-28'],
    ['PageDown', true, '2027-02-28'],
  ])('%s (with Shift: %s) leads to %s', (name, shift, to) => {
    expect(dayAfterKey('2026-02-28', key(name, shift))).toBe(to)
  })

  test('a longer month ends in the last day of a shorter one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
  })

  test('other keys lead nowhere', () => {
    expect(dayAfterKey('2026-02-28', key('Enter'))).toBeUndefined()
  })

  test('every key leads to a day that exists', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...keys), fc.boolean(), (date, name, shift) => {
        expect(isCalendarDate(dayAfterKey(date, key(name, shift)) ?? '')).toBe(true)
      }),
    )
  })

  test('at the end of the calendar the day stays', () => {
    expect(dayAfterKey('9999-12-31', key('ArrowRight'))).toBe('9999-12-31')
    expect(dayAfterKey('9999-12-31', key('PageDown'))).toBe('9999-12-31')
  })
})
