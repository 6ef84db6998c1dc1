/** Of electron/receipts and electron/reading: a paper that is no bill, from its words to what becomes of it. Neither Enter alone nor a rule sends it. */
import { expect, test } from 'vitest'
import { readFields } from '../../../../electron/reading/fields/read-fields'
import { fillDraft } from '../../../../electron/receipts/fill'
import { goesAtOnce } from '../../../../electron/receipts/suggestions/rules'
import { suggest } from '../../../../electron/receipts/suggestions/suggest'
import { emptyReferenceData } from '../../../../shared/books/reference-data'
import { emptyDraft } from '../../../../shared/expenses/expense'
import { isSoft, verdictOf } from '../../../../shared/receipts/verdict'
import { paper } from '../reading/fields/paper'
import { readingOf } from './suggestions/readings'

const choices = {
  ...emptyReferenceData,
  expenseTypes: [{ code: 'TOOLS', name: 'Tools', group: 'General' }],
  vatTypes: ['Standard', 'Reduced', 'Zero'],
}
const today = '2026-11-23'
const rule = { expenseType: 'TOOLS', vatType: 'Standard', goesAtOnce: true }
const match = {
  supplierId: 1,
  name: 'Marlow Hardware',
  how: 'vat-number' as const,
  confidence: 0.99,
}

function standingOf(heading: string) {
  const fields = readFields(
    paper(
      '^Marlow Hardware Ltd',
      '12 High Street, Marlow SL7 2AF',
      'VAT Reg No GB 123 4567 82',
      heading,
      'To: Our Own Firm Ltd | No: PF-2207',
      '4 Mill Lane, Reading RG1 2AB | Date: 12 November 2026',
      'Description | Qty | Price | Amount',
      'Workbench | 1 | £200.00 | £200.00',
      'Vice | 1 | £50.00 | £50.00',
      'Net | £250.00',
      'VAT 20% | £50.00',
      'Total | £300.00',
    ),
    { today, home: 'GB' },
  )
  const reading = readingOf([], fields)
  const { draft: read, filled } = fillDraft(emptyDraft, reading)
  const { draft } = suggest(read, { reading, match, rule, choices, defaults: {} })
  const verdict = verdictOf({ draft, choices, reading, filled, today })
  return { verdict, isSent: goesAtOnce({ draft, reading, match, rule, verdict }) }
}

test.each([
  ['PRO FORMA INVOICE', 'no-bill'],
  ['QUOTATION', 'no-bill'],
  ['ORDER CONFIRMATION', 'no-bill'],
  ['DELIVERY NOTE', 'no-bill'],
  ['REMITTANCE ADVICE', 'no-bill'],
  ['PAYMENT REMINDER', 'reminder'],
])('a paper headed %s is asked about, and never sent by a rule', (heading, code) => {
  const { verdict, isSent } = standingOf(heading)
  const hard = verdict.grade === 'look' ? verdict.reasons.filter((each) => !isSoft(each)) : []
  expect(hard.map((each) => each.code)).toEqual([code])
  expect(isSent).toBe(false)
})

test('an invoice of the same is sent by the rule', () => {
  expect(standingOf('INVOICE')).toEqual({ verdict: { grade: 'sure' }, isSent: true })
})
