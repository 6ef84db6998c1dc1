/** Of electron/reading/fields/supplier: how names are cut from the lines of a paper. */
import { expect, test } from 'vitest'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { supplierCandidates } from '../../../../../../electron/reading/fields/supplier/supplier'
import { paper } from '../paper'

test('what a firm trades as is no part of its name, in two lines either', () => {
  const lines = ['Northmoor Energy Supply', 'Limited trading', 'Total | £258.17']
  const names = supplierCandidates(rowsOf(paper(...lines))).map(({ name }) => name)
  expect(names).toContain('Northmoor Energy Supply Limited')
  expect(names).not.toContain('Northmoor Energy Supply Limited trading')
})
