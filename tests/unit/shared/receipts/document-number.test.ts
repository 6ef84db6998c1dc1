import { expect, test } from 'vitest'
import { emptyDraft } from '../../../../shared/expenses/expense'
import {
  carriesNumber,
  isSameNumber,
  numbered,
  withNumber,
} from '../../../../shared/receipts/document-number'

test.each([
  ['INV-0012', 'inv 0012', true],
  ['INV-0012/26', 'INV001226', true],
  ['INV-0012', 'INV-0013', false],
  ['12', '12', false],
  ['ABC', 'ABC', false],
  ['', '', false],
])('%s and %s are the same number: %s', (one, other, isSame) => {
  expect(isSameNumber(one, other)).toBe(isSame)
})

test.each([
  ['Paper, no. INV-0012', 'INV-0012', true],
  ['Paper INV 0012', 'INV-0012', true],
  ['INV-0012', 'inv0012', true],
  ['INV-00123', 'INV-0012', false],
  ['XINV-0012', 'INV-0012', false],
  ['Paper', 'INV-0012', false],
  ['No. 12', '12', false],
])('“%s” carries %s: %s', (text, number, carries) => {
  expect(carriesNumber(text, number)).toBe(carries)
})

test.each([
  ['', 'INV-0012', 'No. INV-0012'],
  ['Paper', 'INV-0012', 'Paper, no. INV-0012'],
  ['Paper, no. INV-0012', 'INV-0012', 'Paper, no. INV-0012'],
  ['Paper inv0012', 'INV-0012', 'Paper inv0012'],
  ['Paper', ' ', 'Paper'],
  ['x'.repeat(495), 'INV-0012', 'x'.repeat(495)],
])('“%s” with the number %s', (description, number, expected) => {
  expect(withNumber(description, number)).toBe(expected)
})

test('a number is marked to go into the description where there is one and it is wanted', () => {
  const draft = { ...emptyDraft, documentNumber: 'INV-0012' }
  expect(numbered(draft, true)).toEqual({ ...draft, isNumbered: true })
  expect(numbered({ ...draft, isNumbered: true }, false)).toEqual(draft)
  expect(numbered({ ...emptyDraft, isNumbered: true, documentNumber: ' ' }, true)).toEqual({
    ...emptyDraft,
    documentNumber: ' ',
  })
})
