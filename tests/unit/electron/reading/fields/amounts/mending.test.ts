import { expect, test } from 'vitest'
import { amountsOf } from '../../../../../../electron/reading/fields/amounts/amounts'
import { readFields } from '../../../../../../electron/reading/fields/read-fields'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { paper } from '../paper'

const context = { today: '2026-03-15', home: 'GB' } as const

/** Rows of which what begins with `?` was recognised with doubt, and what begins with `~` with less of it. */
function pagesOf(rows: readonly string[]) {
  const pages = paper(...rows.map((row) => row.replace(/[?~]/, '')))
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      const is = (mark: string) => rows.some((row) => row.includes(`${mark}${line.text}`))
      const confidence = is('?') ? 0.6 : is('~') ? 0.9 : line.confidence
      return { ...line, confidence, words: line.words.map((word) => ({ ...word, confidence })) }
    }),
  }))
}

const read = (...rows: string[]) => readFields(pagesOf(rows), context)

test('a decimal point that was not seen comes back where net, VAT and total agree', () => {
  const rows = ['Net | 176.00', 'VAT at 20% | 3520', 'Total | 211.20']
  expect(read('OFFSET SEVEN', ...rows).vat?.value).toBe('35.20')
})

test('of all three amounts the point may be lost', () => {
  const fields = read('Cliveden Hotel', 'Net amount | I5942', 'VAT at 20% | 3189', 'Total | (19131')
  expect([fields.total?.value, fields.vat?.value]).toEqual(['191.31', '31.89'])
})

test('figures that agree with nothing are no amount', () => {
  const fields = read('Cliveden Hotel', 'Room | 214', 'VAT at 20% | 3189', 'Total | £191.30')
  expect(fields.total?.value).toBe('191.30')
  expect(fields.vat?.value).not.toBe('31.89')
})

test('a pound sign taken for a digit is taken back where the VAT shows it', () => {
  const rows = ['Net | £155.18', 'VAT at 5% | ?57.76', 'Total | £162.94']
  expect(read('PENNANT POWER', ...rows).vat?.value).toBe('7.76')
})

test('or where the total is printed a second time', () => {
  const rows = ['Soup | £7.67', 'Lamb | £150.00', 'TOTAL | ?2157.67', 'VISA DEBIT | £157.67']
  expect(read('OSTERIA BELLAVIA', ...rows).total?.value).toBe('157.67')
})

test('a digit that was read clearly stays, and so does one that other sums bear out', () => {
  const clear = ['Soup | £7.67', 'TOTAL | £2157.67', 'VISA DEBIT | £157.67']
  expect(read('OSTERIA BELLAVIA', ...clear).total?.value).toBe('2157.67')
  const borne = ['Net | £1100.00', 'VAT at 20% | £220.00', 'Total | ?1320.00', 'Card | £320.00']
  expect(read('OSTERIA BELLAVIA', ...borne).total?.value).toBe('1320.00')
})

test('a total that was read fairly well stays, and so does what is no total', () => {
  const fair = ['Soup | £7.67', 'TOTAL | ~2157.67', 'VISA DEBIT | £157.67']
  expect(read('OSTERIA BELLAVIA', ...fair).total?.value).toBe('2157.67')
  const rows = rowsOf(pagesOf(['Lamb | ?2157.67', 'TOTAL | £157.67']))
  expect(amountsOf(rows).map(({ cents }) => cents)).toEqual([215767, 15767])
})
