/** The catalogue and what is said from it. */
import { readdirSync, readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import { afterEach, describe, expect, it } from 'vitest'
import english from '../../../../shared/words/en.json' with { type: 'json' }
import german from '../../../../shared/words/de.json' with { type: 'json' }
import {
  countWords,
  dayWords,
  decimalWords,
  listWords,
  moneyWords,
  plainDecimal,
  plainNumber,
  shortDayWords,
  withinSentence,
} from '../../../../shared/words/figures'
import { parseRate } from '../../../../shared/expenses/original'
import { parseAmount, parseSum } from '../../../../shared/money'
import { parseQuantity } from '../../../../shared/invoices/invoice-draft'
import { say, sayInParts, speak, spokenLocale, type WordKey } from '../../../../shared/words/words'

const catalogues = { german } as Record<string, Record<string, string>>

/** Names of values and marks that a message asks for, whatever is chosen in it. */
function asked(message: string): string[] {
  const names = new Set<string>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { type, value: name } = value as { type?: number; value?: unknown }
    if (typeof type === 'number' && type !== 0 && typeof name === 'string') names.add(name)
    Object.values(value).forEach(look)
  }
  look(new IntlMessageFormat(message, 'en-GB').getAst())
  return [...names].toSorted()
}

afterEach(() => speak('en'))

describe('the catalogue', () => {
  it('has every key in each language', () => {
    for (const catalogue of Object.values(catalogues))
      expect(Object.keys(catalogue).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  it('keeps its keys in order, so that each is found and none stands twice', () => {
    for (const catalogue of [english, ...Object.values(catalogues)])
      expect(Object.keys(catalogue)).toEqual(Object.keys(catalogue).toSorted())
  })

  it('asks for the same values in each language', () => {
    for (const [key, message] of Object.entries(english))
      for (const catalogue of Object.values(catalogues))
        expect([key, asked(catalogue[key] ?? '')]).toEqual([key, asked(message)])
  })

  it('has no message that nothing says', () => {
    const sources = ['renderer', 'shared', 'electron'].flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .map((file) => `${folder}/${String(file)}`)
        .filter((file) => /\.(ts|svelte)$/.test(file))
        .map((file) => readFileSync(file, 'utf8')),
    )
    const code = sources.join('\n')
    const whole = new Set([...code.matchAll(/['"]([\w.+-]+)['"]/g)].map(([, key]) => key))
    // Keys with a part that is worked out: all that begin and end like it.
    const parts = [...code.matchAll(/`([a-zA-Z]{3,}[\w.-]*\$\{[^`]*?)`/g)].map(([, key = '']) => {
      const [begins = '', ...others] = key.split(/\$\{[^}]*\}/)
      return { begins, ends: others.at(-1) ?? '' }
    })
    const isSaid = (key: string) =>
      whole.has(key) ||
      parts.some(({ begins, ends }) => key.startsWith(begins) && key.endsWith(ends))
    expect(Object.keys(english).filter((key) => !isSaid(key))).toEqual([])
  })

  it('has no message without words', () => {
    for (const catalogue of [english, ...Object.values(catalogues)])
      for (const [key, message] of Object.entries(catalogue))
        expect([key, message.trim()]).not.toEqual([key, ''])
  })
})

describe('speaking', () => {
  it('says German where the system is German, in whatever country', async () => {
    await speak('de-AT')
    expect(say('desk.title')).toBe('Alle Buchhaltungen')
    expect(spokenLocale()).toBe('de-DE')
  })

  it('says English where there is no catalogue', async () => {
    await speak('fr-FR')
    expect(say('desk.title' satisfies WordKey)).toBe('All books')
    expect(spokenLocale()).toBe('en-GB')
  })

  it('gives a message without marks as one part', () => {
    expect(sayInParts('desk.title')).toEqual([{ text: 'All books' }])
  })
})

describe('figures', () => {
  it('are written as the language writes them', async () => {
    expect([countWords(1234), dayWords('2026-06-30'), moneyWords('-1234.5')]).toEqual([
      '1,234',
      '30 Jun 2026',
      '-£1,234.50',
    ])
    await speak('de')
    expect([countWords(1234), dayWords('2026-06-30'), moneyWords('-1234.5')]).toEqual([
      '1.234',
      '30. Juni 2026',
      '-1.234,50 £',
    ])
    expect(shortDayWords('2026-06-03')).toBe('03.06.2026')
    expect(moneyWords('3', 'EUR')).toBe('3,00 EUR')
    expect(listWords(['a', 'b', 'c'])).toBe('a, b und c')
  })

  it.each([
    ['12,50', '12.50'],
    ['1.234,50', '1234.50'],
    ['1.234.567', '1234567.00'],
    ['12.50', '12.50'],
    ['-3,5', '-3.50'],
    ['£ 40', '40.00'],
    ['1.234,50 £', '1234.50'],
  ])('typed in German, %s is %s', async (typed, amount) => {
    await speak('de')
    expect(parseAmount(plainNumber(typed))).toBe(amount)
  })

  it.each(['1.234', '1,234', '1,234.50', '12.345', '1.23,50', '1,2,3', '3 £ 5'])(
    'typed in German, %s is refused, since it could be two amounts',
    async (typed) => {
      await speak('de')
      expect(parseAmount(plainNumber(typed))).toBeUndefined()
    },
  )

  it('are added up as they are typed in German', async () => {
    await speak('de')
    expect(parseSum(plainNumber('1.234,50 £ - 12,5'))).toBe('1222.00')
    expect(parseSum(plainNumber('1.234 + 12,5'))).toBeUndefined()
  })

  it.each([
    ['1,5', '1.5'],
    ['0,125', '0.125'],
    ['0.125', '0.125'],
    ['2,375', '2.375'],
    ['1.234,5', '1234.5'],
    ['1234', '1234'],
    ['2.5', '2.5'],
  ])('typed in German as a quantity, %s is %s', async (typed, quantity) => {
    await speak('de')
    expect(parseQuantity(plainDecimal(typed))).toBe(quantity)
  })

  it.each(['1.234', ' 12.500', '£1.234', '1,234.5', '1.234?'])(
    'typed in German as a quantity, %s is refused, since it could be two numbers',
    async (typed) => {
      await speak('de')
      expect(parseQuantity(plainDecimal(typed))).toBeUndefined()
    },
  )

  it('show plain numbers with all their places', async () => {
    expect(decimalWords('1.125')).toBe('1.125')
    await speak('de')
    expect([decimalWords('1.125'), decimalWords('1,1?')]).toEqual(['1,125', '1,1?'])
  })

  it('stay as typed in English', () => {
    expect(plainNumber('1,234.50')).toBe('1,234.50')
    expect(plainDecimal('1,234')).toBe('1,234')
  })

  it.each([
    ['1,1523', '1.1523'],
    ['1.1523', '1.1523'],
    ['1,152', '1.152'],
    ['33.000.000', '33000000'],
  ])('a rate typed in German as %s is %s', async (typed, rate) => {
    await speak('de')
    expect(parseRate(plainDecimal(typed))).toBe(rate)
    expect(plainDecimal(decimalWords(rate))).toBe(rate)
  })

  it.each(['1.234', '33.000', ' 1.152 '])(
    'a rate typed in German as %s is refused, since it could be two numbers',
    async (typed) => {
      await speak('de')
      expect(parseRate(plainDecimal(typed))).toBeUndefined()
    },
  )

  it('with decimals stay as typed in English', () => {
    expect([plainDecimal('1.234'), decimalWords('1.234')]).toEqual(['1.234', '1.234'])
  })
})

describe('a sentence after other words', () => {
  it('begins small in English, and in German as it is', async () => {
    expect(withinSentence('The file is empty')).toBe('the file is empty')
    await speak('de')
    expect(withinSentence('Dateien fehlen')).toBe('Dateien fehlen')
  })
})
