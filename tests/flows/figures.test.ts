/** Papers whose figures are easily taken wrongly: what is read, filled and proposed, and that nothing wrong is ever sure. */
import { describe, expect, test } from 'vitest'
import { readFile } from '../../electron/reading/child/read'
import { fillDraft } from '../../electron/receipts/fill'
import { suggest } from '../../electron/receipts/suggestions/suggest'
import { voucherPdf } from '../../electron/receipts/voucher-pdf'
import { emptyReferenceData, type ReferenceData } from '../../shared/books/reference-data'
import { emptyDraft, totals, type ExpenseDraft } from '../../shared/expenses/expense'
import { linesByRate } from '../../shared/expenses/proposed-lines'
import { readingOf, voucherDraft } from '../../shared/expenses/voucher'
import { compareAmounts, subtractAmounts } from '../../shared/money'
import { paperTotal } from '../../shared/receipts/paper'
import { isSoft, verdictOf, type Verdict } from '../../shared/receipts/verdict'
import { figurePapers, type FigurePaper } from '../reading/figures'
import { invoicePapers } from '../reading/figures-of-invoices'
import { receiptPapers } from '../reading/figures-of-receipts'
import { voucherPapers } from '../reading/voucher-papers'
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
async function standing({ name, lines, second }: FigurePaper) {
  const pdf = second ? paperPdf(lines, second) : paperPdf(lines)
  const reading = await readFile(pdf, `${name}.pdf`, noEngine)
  const { draft: read, filled } = fillDraft(emptyDraft, reading)
  const { draft } = suggest(read, { reading, choices, defaults: {}, booksType: 'OFFICE' })
  const verdict = verdictOf({ draft, choices, today, reading, filled })
  return { reading, draft, verdict }
}

const isNear = (a: string, b: string) => Math.abs(Number(subtractAmounts(a, b))) <= 0.021

/** What of the draft is not as on the paper. VAT that a till leaves out is none to compare (VAT Notice 700, 16.6). */
function wrongIn({ original, ...draft }: ExpenseDraft, { truth }: FigurePaper): string[] {
  const { gross, vat = '0' } = totals(draft)
  const inAll = original ? `${original.currency} ${original.amount}` : `GBP ${gross}`
  const method = { card: 'EFT', cash: 'CASH', none: undefined }[truth.paid ?? 'none']
  const isRight: Record<string, boolean> = {
    supplier: draft.supplierName.toLowerCase() === truth.supplier.toLowerCase(),
    date: draft.postingDate === truth.date,
    amount: inAll === `${truth.currency ?? 'GBP'} ${truth.gross}`,
    vat: truth.vat === undefined || isNear(vat, truth.vat),
    rates: truth.byRate === undefined,
    kind: truth.kind !== 'statement',
    paid: [undefined, method].includes(draft.payment?.method),
    due: [undefined, '', truth.due].includes(draft.dueDate),
    number: [undefined, '', truth.number].includes(draft.documentNumber),
  }
  return Object.keys(isRight).filter((field) => isRight[field] !== true)
}

/** Whether pressing Enter again and again confirms it. */
const passesByEnter = (verdict: Verdict) =>
  verdict.grade === 'sure' || (verdict.grade === 'look' && verdict.reasons.every(isSoft))

const papers = [...figurePapers, ...invoicePapers, ...receiptPapers]

describe.each(papers.map((paper) => [paper.name, paper] as const))('%s', (_, paper) => {
  test('Enter alone confirms no wrong figure', async () => {
    const { draft, verdict } = await standing(paper)
    if (passesByEnter(verdict)) expect(wrongIn(draft, paper)).toEqual([])
  })

  test('what is surely read of its day, total and currency is what it says', async () => {
    const { date, total, currency, kind } = (await standing(paper)).reading.fields
    const { truth } = paper
    if (date?.isSure) expect(date.value).toBe(truth.date)
    if (total?.isSure) expect(paperTotal({ total, kind })).toBe(truth.gross)
    if (currency?.isSure) expect(currency.value).toBe(truth.currency ?? 'GBP')
  })
})

test.each(voucherPapers.map((paper) => [paper.name, paper] as const))(
  '%s: the document says what goes, and no other amount passes',
  async (_, { name, voucher, truth }) => {
    const origin = { reference: 'V-1', madeAt: '2026-11-20T09:00:00.000Z' }
    const { pages } = await readFile(voucherPdf(voucher, origin), `${name}.pdf`, noEngine)
    const words = pages.flatMap((page) => page.words.map(({ text }) => text)).join(' ')
    for (const said of [truth.printed, ...truth.says]) expect(words).toContain(said)
    const draft = voucherDraft(voucher, 'OFFICE', choices)
    const known = { choices, today, reading: readingOf(voucher) }
    expect(draft.lines.map(({ gross }) => gross)).toEqual(truth.lines)
    expect(totals(draft)).toMatchObject({ gross: truth.gross, vat: '0.00' })
    expect(draft.postingDate).toBe(voucher.date)
    expect(verdictOf({ draft, ...known })).toEqual({ grade: 'sure' })
    const lines = draft.lines.map((line) => ({ ...line, gross: `1${line.gross}` }))
    expect(passesByEnter(verdictOf({ draft: { ...draft, lines }, ...known }))).toBe(false)
  },
)

describe.each(figurePapers.map((paper) => [paper.name, paper] as const))('%s', (_, paper) => {
  const { truth } = paper

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
