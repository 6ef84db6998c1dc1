/** Papers whose figures are easily taken wrongly: what is read, filled and proposed, and that nothing wrong is ever sure. */
import { describe, expect, test } from 'vitest'
import { readFile } from '../../electron/reading/child/read'
import { fillDraft } from '../../electron/receipts/fill'
import { suggest } from '../../electron/receipts/suggestions/suggest'
import { emptyReferenceData, type ReferenceData } from '../../shared/books/reference-data'
import { emptyDraft, totals } from '../../shared/expenses/expense'
import { linesByRate } from '../../shared/expenses/proposed-lines'
import { compareAmounts, subtractAmounts } from '../../shared/money'
import { verdictOf } from '../../shared/receipts/verdict'
import { figurePapers, type FigurePaper } from '../reading/figures'
import { paperPdf } from '../support/files'

const choices: ReferenceData = {
  ...emptyReferenceData,
  expenseTypes: [
    { code: 'OFFICE', name: 'Office costs', group: 'General', defaultVatType: 'Standard' },
  ],
  vatTypes: ['Standard', 'Reduced', 'Zero', 'Exempt', 'Outside the Scope'],
  paymentMethods: [
    { code: 'EFT', name: 'Transfer' },
    { code: 'CASH', name: 'Cash' },
  ],
  bankAccounts: [{ id: 7, name: 'Current', isDefault: true }],
}
const today = '2026-11-20'
const noEngine = () => Promise.reject(new Error('Text needs no recognition'))

/** As a receipt stands in review after it was read: with the usual type, and nothing that a person did. */
async function standing({ name, lines }: FigurePaper) {
  const reading = await readFile(paperPdf(lines), `${name}.pdf`, noEngine)
  const { draft: read, filled } = fillDraft(emptyDraft, reading)
  const { draft } = suggest(read, { reading, choices, defaults: {}, booksType: 'OFFICE' })
  const verdict = verdictOf({ draft, choices, today, reading, filled })
  return { reading, draft, verdict }
}

const isNear = (a: string, b: string) => Math.abs(Number(subtractAmounts(a, b))) <= 0.021

describe.each(figurePapers.map((paper) => [paper.name, paper] as const))('%s', (_, paper) => {
  const { truth } = paper

  test('Enter alone confirms nothing that the paper does not say', async () => {
    const { draft, verdict } = await standing(paper)
    if (verdict.grade !== 'sure') return
    expect(draft.postingDate).toBe(truth.date)
    expect(totals(draft).gross).toBe(truth.gross)
    expect(draft.supplierName.toLowerCase()).toBe(truth.supplier.toLowerCase())
    // A till may leave its VAT out where it names its VAT number (VAT Notice 700, 16.6).
    if (truth.vat !== undefined) expect(isNear(totals(draft).vat ?? '0', truth.vat)).toBe(true)
    expect(truth.byRate, 'several rates').toBeUndefined()
  })

  test('what is read is what the paper says', async () => {
    const { reading, draft } = await standing(paper)
    const { total, vat, date, payment, cardLastFour, currency } = reading.fields
    expect(total && compareAmounts(total.value, truth.gross)).toBe(0)
    expect(date?.value).toBe(truth.date)
    expect(currency?.value).toBe('GBP')
    if (vat) expect(vat.value).toBe(truth.vat)
    expect(payment?.value).toBe(truth.paid)
    expect(cardLastFour?.value).toBe(truth.lastFour)
    if (payment?.isSure) expect(draft.payment?.method).toBe(truth.paid === 'cash' ? 'CASH' : 'EFT')
    else expect(draft.payment).toBeUndefined()
    const byRate = linesByRate(reading.fields, choices.vatTypes)
    expect(byRate?.map(({ vatType, gross }) => `${vatType} ${gross}`)).toEqual(truth.byRate)
  })
})
