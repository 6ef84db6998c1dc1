import { expect, onTestFinished, test } from 'vitest'
import { ExchangeRates } from '../../../../../electron/store/receipts/exchange-rates'
import { Database } from '../../../../../electron/store/database/database'
import { storeMigrations } from '../../../../../electron/store/database/migrations'
import { temporaryFolder } from '../../../../support/files'

function opened() {
  const database = new Database(`${temporaryFolder()}/docket.sqlite`, storeMigrations)
  onTestFinished(() => database.close())
  let minute = 0
  const now = () => new Date(Date.UTC(2026, 10, 20, 10, minute++))
  return new ExchangeRates({ database, now })
}
const november = { firstDay: '2026-11-01', lastDay: '2026-11-30' }
const draft = (rate: string, more = {}) => ({
  postingDate: '2026-11-12',
  original: { currency: 'EUR', amount: '5', rate, ...more },
})
const offers = (rates: ExchangeRates, day: string, currency = 'EUR') =>
  rates.offered(currency, day).map(({ source, rate }) => `${source} ${rate}`)

test('the rate used last for a currency and a day is offered first, then that of a file', () => {
  const rates = opened()
  rates.keepFile([{ currency: 'EUR', rate: '1.1602', ...november }])
  rates.used(draft('1.15'))
  rates.used(draft('1.1523'))
  expect(offers(rates, '2026-11-12')).toEqual(['used 1.1523', 'file 1.1602'])
  expect(offers(rates, '2026-11-13')).toEqual(['file 1.1602'])
  expect(offers(rates, '2026-12-01')).toEqual([])
  expect(offers(rates, '2026-11-12', 'USD')).toEqual([])
})

test('a file takes the place of an earlier one for the same days', () => {
  const rates = opened()
  rates.keepFile([
    { currency: 'EUR', rate: '1.1602', ...november },
    { currency: 'USD', rate: '1.3402', ...november },
  ])
  rates.keepFile([{ currency: 'EUR', rate: '1.1603', ...november }])
  expect(offers(rates, '2026-11-30')).toEqual(['file 1.1603'])
  expect(rates.days()).toEqual([{ ...november, currencies: 2 }])
})

test.each([
  ['no original', { postingDate: '2026-11-12' }],
  ['no rate', draft('')],
  ['no currency', draft('1.15', { currency: 'E' })],
  ['no day', { ...draft('1.15'), postingDate: '' }],
])('with %s nothing is remembered', (_, typed) => {
  const rates = opened()
  rates.used(typed)
  expect(offers(rates, '2026-11-12')).toEqual([])
})
