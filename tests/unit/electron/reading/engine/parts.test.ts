import { expect, test } from 'vitest'
import { partsOf } from '../../../../../electron/reading/engine/parts'
import type { Line } from '../../../../../electron/reading/child/page'

const size = { width: 1000, height: 1000 }

function lineAt(text: string, x: number, y: number): Line {
  const box = { page: 0, x, y, width: text.length * 0.012, height: 0.02 }
  const words = text.split(' ').map((word) => ({ text: word, confidence: 1, box }))
  return { text, confidence: 1, box, words }
}

function receipt(x: number, y: number, total: string): Line[] {
  const texts = ['Corner Shop', '12 High Street', 'Milk  1.10', 'Bread  2.20', 'Tea  3.30']
  return [...texts, `TOTAL ${total}`, 'Thank you'].map((text, i) => lineAt(text, x, y + i * 0.03))
}

test('one receipt has no parts', () => {
  expect(partsOf(receipt(0.1, 0.1, '6.60'), size)).toEqual([])
  expect(partsOf([], size)).toEqual([])
})

test('two receipts beside each other are two parts', () => {
  const parts = partsOf([...receipt(0.05, 0.1, '6.60'), ...receipt(0.6, 0.2, '7.70')], size)
  expect(parts).toHaveLength(2)
  expect(parts[0]).toMatchObject({ page: 0, x: 0.05, y: 0.1 })
  expect(parts[1]).toMatchObject({ page: 0, x: 0.6, y: 0.2 })
})

test('four receipts in a square are four parts', () => {
  const lines = [0.05, 0.6].flatMap((x, i) =>
    [0.02, 0.6].flatMap((y, j) => receipt(x, y, `${1 + i}${j}.00`)),
  )
  expect(partsOf(lines, size)).toHaveLength(4)
})

test.each([
  ['a column of amounts', [...column(0.05, 'Item'), ...column(0.7, '4.20')]],
  ['the slip of the terminal', [...receipt(0.05, 0.1, '6.60'), ...receipt(0.6, 0.1, '6.60')]],
  ['a coupon without a total', [...receipt(0.05, 0.1, '6.60'), ...column(0.6, 'Save now')]],
  ['a part of the same receipt', [...receipt(0.05, 0.1, '6.60'), ...receipt(0.05, 0.36, '7.70')]],
])('%s is no receipt of its own', (_, lines) => {
  expect(partsOf(lines, size)).toEqual([])
})

function column(x: number, text: string): Line[] {
  return Array.from({ length: 8 }, (_, i) => lineAt(`${text} ${i}`, x, 0.1 + i * 0.03))
}
