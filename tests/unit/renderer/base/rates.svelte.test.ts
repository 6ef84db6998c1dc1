import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Capture } from '../../../../renderer/base/capture.svelte'
import { Rates } from '../../../../renderer/base/rates.svelte'
import { Toasts } from '../../../../renderer/base/toasts.svelte'
import { openScene, type OpenScene } from '../../../support/scene'

let api: OpenScene['api']
let calls: OpenScene['calls']
let rates: Rates
let toasts: Toasts

beforeEach(async () => {
  ;({ api, calls } = await openScene('empty'))
  toasts = new Toasts()
  rates = new Rates({ api, toasts })
})

const head = 'Country/Territories,Currency,Currency Code,Currency Units per £1,Start date,End date'
const file = (text: string, name = 'rates.csv') => new File([text], name)
const november = file(`${head}\nEurozone,Euro,EUR,1.1523,01/11/2026,30/11/2026`)

test('a file of rates is kept, told, and offered for its days', async () => {
  expect(await rates.take(november)).toBe(true)
  expect(toasts.all.map(({ title }) => title)).toEqual([
    '1 exchange rate kept, 1 Nov 2026 to 30 Nov 2026',
  ])
  expect(rates.days).toEqual([{ firstDay: '2026-11-01', lastDay: '2026-11-30', currencies: 1 }])
  expect(await rates.offered('EUR', '2026-11-12')).toMatchObject([
    { source: 'file', rate: '1.1523' },
  ])
  expect(await rates.offered('EUR', '2026-12-01')).toEqual([])
})

test('dropped among receipts, a file of rates is no receipt, and anything else goes on', async () => {
  const capture = new Capture({
    api,
    toasts,
    shown: () => undefined,
    takesFirst: (given) => rates.take(given),
    onsaved: () => undefined,
  })
  vi.stubGlobal('window', { pathOfFile: () => '' })
  onTestFinished(() => void vi.unstubAllGlobals())
  await capture.files([november])
  expect(calls).toContain('rates.keep')
  expect(calls).not.toContain('capture.bytes')
  expect(await rates.take(file('Date,Amount\n1/11/2026,5'))).toBe(false)
  await capture.files([file('Date,Amount\n1/11/2026,5')])
  expect(calls).toContain('capture.bytes')
})
