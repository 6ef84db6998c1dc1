import { expect, test } from 'vitest'
import { amountsOf } from '../../../../../electron/reading/fields/amounts'
import { ledgerOf } from '../../../../../electron/reading/fields/ledger'
import { rowsOf } from '../../../../../electron/reading/fields/rows'
import { totalCandidates } from '../../../../../electron/reading/fields/total'
import { paper } from './paper'

test('print that is large counts, however large, as much as print of twice the size', () => {
  const largeAt = (times: number) => {
    const rows = rowsOf(paper('CORNER STORES', 'Total | 12.00')).map((row) => ({
      ...row,
      height: row.unit * times,
    }))
    return totalCandidates(ledgerOf(amountsOf(rows)))[0]?.signs['large'] ?? 0
  }
  expect([1, 1.65, 2.15, 2.4, 9].map(largeAt)).toEqual([0, expect.closeTo(0.5), 1, 1, 1])
})
