import { expect, test } from 'vitest'
import {
  acceleratorOf,
  ariaOf,
  capsOf,
  chordOf,
  pressedKeys,
  type Press,
} from '../../../../shared/keys/chord'

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

test('a press is written in one way, whatever Caps Lock and the keyboard make of the letter', () => {
  const ctrl = { ctrlKey: true }
  expect(pressedKeys(press('K', ctrl), false)).toBe('Ctrl+k')
  expect(pressedKeys(press('Z', { ...ctrl, shiftKey: true }), false)).toBe('Ctrl+Shift+z')
  expect(pressedKeys(press('?', { shiftKey: true }), false)).toBe('?')
  expect(pressedKeys(press('+', { ...ctrl, shiftKey: true }), false)).toBe('Ctrl+Shift++')
  expect(pressedKeys(press(' '), false)).toBe('Space')
  expect(pressedKeys(press('ArrowDown', { altKey: true }), false)).toBe('Alt+ArrowDown')
})

test('the command key is Ctrl, and on a Mac ⌘; the key that is neither makes no chord', () => {
  expect(pressedKeys(press('k', { metaKey: true }), true)).toBe('Ctrl+k')
  for (const [held, isMac] of [
    [{ ctrlKey: true }, true],
    [{ metaKey: true }, false],
  ] as const)
    expect(chordOf(pressedKeys(press('k', held), isMac))).toBeUndefined()
})

test('AltGr chooses a character, and is no Ctrl with Alt', () => {
  const getModifierState = (name: string) => name === 'AltGraph'
  const held = { ctrlKey: true, altKey: true, getModifierState }
  expect(pressedKeys(press('@', held), false)).toBe('@')
})

test.each([
  '',
  'Ctrl+',
  'Ctrl',
  'K',
  'Ctrl+K',
  'Shift+k',
  'Alt+Ctrl+k',
  'Ctrl+Ctrl+k',
  'Dead',
  'ab',
])('what is not written as a chord is none: %j', (text) => expect(chordOf(text)).toBeUndefined())

test('keys are told by what stands on them, the plus among them', () => {
  expect(capsOf('Ctrl+k', false)).toEqual(['Ctrl', 'K'])
  expect(capsOf('Ctrl+k', true)).toEqual(['⌘', 'K'])
  expect(capsOf('Alt+ArrowDown', false)).toEqual(['Alt', '↓'])
  expect(capsOf('+', false)).toEqual(['+'])
  expect(capsOf('Ctrl+Shift++', false)).toEqual(['Ctrl', 'Shift', '+'])
})

test('assistive technology is told the keys of this system', () => {
  expect(ariaOf('Ctrl+Shift+s', false)).toBe('Control+Shift+S')
  expect(ariaOf('Ctrl+Shift+s', true)).toBe('Meta+Shift+S')
  expect(ariaOf('+', false)).toBe('Plus')
})

test('a menu is given keys that Electron knows, and none that would be taken from text fields', () => {
  expect(acceleratorOf('Ctrl+Shift+s')).toBe('CmdOrCtrl+Shift+S')
  expect(acceleratorOf('Ctrl+,')).toBe('CmdOrCtrl+,')
  expect(acceleratorOf('Ctrl++')).toBe('CmdOrCtrl+Plus')
  expect(acceleratorOf('Alt+ArrowLeft')).toBe('Alt+Left')
  expect(acceleratorOf('F1')).toBe('F1')
  for (const text of ['j', '?', 'Ctrl+к', 'Ctrl+ü']) expect(acceleratorOf(text)).toBeUndefined()
})
