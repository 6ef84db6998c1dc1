import { expect, test } from 'vitest'
import {
  cardWords,
  colourNames,
  daysWords,
  keepingWords,
} from '../../../../renderer/base/account-words'
import { accountColours, type Account } from '../../../../shared/accounts/account'

const account: Account = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'service',
  name: 'Hill & Dale',
  colour: '#1f4f8f',
  access: 'full',
}

test('the card says what the books are, and what is the matter when something is', () => {
  expect(cardWords(undefined, 'none')).toBe('Connect or try a demo')
  expect(cardWords(account, 'connected')).toBe('Online books')
  expect(cardWords({ ...account, access: 'read-only' }, 'connected')).toBe('Online, read-only')
  expect(cardWords({ ...account, kind: 'demo' }, 'connected')).toBe('Demo company')
  expect(cardWords(account, 'held')).toBe('Needs your answer')
})

test('days left are said only where they are known', () => {
  expect([undefined, 43, 1, 0].map(daysWords)).toEqual([
    undefined,
    'Lasts 43 more days without use',
    'Lasts 1 more day without use',
    'Runs out today',
  ])
})

test('every colour has a name of its own', () => {
  const names = accountColours.map((colour) => colourNames[colour])
  expect(new Set(names).size).toBe(accountColours.length)
})

test('only keeping without protection is called bad', () => {
  const tones = Object.entries(keepingWords).map(([keeping, { tone }]) => [keeping, tone])
  expect(tones).toEqual([
    ['keyring', 'good'],
    ['memory', 'plain'],
    ['unprotected', 'bad'],
    ['locked', 'doubt'],
  ])
})
