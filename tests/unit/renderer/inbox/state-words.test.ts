import { expect, test } from 'vitest'
import { stateWords } from '../../../../renderer/inbox/state-words'
import { emptyDraft } from '../../../../shared/expenses/expense'
import { stateLabels, type Receipt, type ReceiptState } from '../../../../shared/receipts/receipt'

const receipt = (state: ReceiptState): Receipt => ({
  id: '00000000-0000-4000-8000-000000000001',
  state,
  trail: [],
  marker: 'A'.repeat(16),
  fileName: 'a.jpg',
  mediaType: 'image/jpeg',
  size: 1,
  sha256: '0'.repeat(64),
  capturedAt: '2026-11-20T10:00:00.000Z',
  supplierName: 'Northgate Fuels',
  expenseType: '',
  postingDate: '2026-11-12',
  gross: '61.27',
  draft: { ...emptyDraft, supplierName: 'Northgate Fuels' },
})

test('a confirmed receipt of read-only books does not claim to go by itself', () => {
  expect(stateWords(receipt('ready'), false).body).toContain('goes to the books by itself')
  expect(stateWords(receipt('ready'), true).body).toContain('until you allow full access')
})

test('one that a person vouched for says so, whatever it was asked for, and is not called proven', () => {
  const { title, body, tone } = stateWords(receipt('vouched'), false)
  expect(stateLabels.vouched).toBe('In the books, by your word')
  expect(title).toBe('You said that it is there')
  expect(`${stateLabels.vouched} ${title} ${body}`).not.toContain('proven')
  expect(body).toContain('the original stays here')
  expect(tone).not.toBe('good')
})

test('what is in the books is said the same way in read-only books', () => {
  expect(stateWords(receipt('proven'), true)).toEqual(stateWords(receipt('proven'), false))
})
