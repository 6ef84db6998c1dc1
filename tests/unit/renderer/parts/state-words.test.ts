import { expect, test } from 'vitest'
import { stateWords } from '../../../../renderer/parts/state-words'
import { scenes } from '../../../window/scenes'

const receipt = (state: string) => {
  const found = scenes['full']?.().receipts.find((candidate) => candidate.state === state)
  if (!found) throw new Error(`No receipt is ${state}`)
  return found
}

test('a confirmed receipt of read-only books does not claim to go by itself', () => {
  expect(stateWords(receipt('ready'), false).body).toContain('goes to the books by itself')
  expect(stateWords(receipt('ready'), true).body).toContain('until you allow full access')
})

test('one that a person vouched for says so, whatever it was asked for, and is not called proven', () => {
  const asked = { ...receipt('undecided'), state: 'vouched' as const }
  const { title, body, tone } = stateWords(asked, false)
  expect(title).toBe('In the books, by your word')
  expect(`${title} ${body}`).not.toContain('proven')
  expect(body).toContain('the original stays here')
  expect(tone).not.toBe('good')
})

test('what is in the books is said the same way in read-only books', () => {
  expect(stateWords(receipt('proven'), true)).toEqual(stateWords(receipt('proven'), false))
})
