import { expect, test } from 'vitest'
import { chordOf } from '../../../../shared/keys/chord'
import {
  clashOf,
  heldKeys,
  KeyChanges,
  refusalOf,
  withKey,
  withOwnKeys,
  type HeldKeys,
} from '../../../../shared/keys/key-changes'
import { keyIds, keyTable } from '../../../../shared/keys/key-table'
import { forSeeds, type Random } from '../../../support/random'

const held = (changes: KeyChanges, isMac = false) => heldKeys(changes, isMac)
const own = Object.fromEntries(keyIds.map((id) => [id, [...keyTable[id].keys]]))

/** Fails where a key means two things on one screen. */
function hasOneMeaningEach(keys: HeldKeys): void {
  for (const id of keyIds)
    for (const key of keys[id])
      expect([id, key, clashOf(id, key, keys)]).toEqual([id, key, undefined])
}

test('without changes the keys are those that the app comes with, each with one meaning', () => {
  for (const isMac of [false, true]) {
    expect(held({}, isMac)).toEqual(own)
    hasOneMeaningEach(held({}, isMac))
  }
  for (const id of keyIds)
    for (const key of keyTable[id].keys) expect([key, chordOf(key)]).not.toEqual([key, undefined])
})

test('a changed action has its new key, and no longer the old one', () => {
  const keys = held(withKey({}, 'palette', 'Ctrl+j'))
  expect(keys.palette).toEqual(['Ctrl+j'])
  expect(keys).toEqual({ ...own, palette: ['Ctrl+j'] })
})

test('a key that is taken from another leaves it without, and comes back to it', () => {
  const changes = withKey({}, 'later', 'p')
  expect(clashOf('later', 'p', held({}))).toBe('paid')
  expect([held(changes).later, held(changes).paid]).toEqual([['p'], []])
  expect(held(withOwnKeys(changes, 'later'))).toEqual(own)
  expect(held(withOwnKeys(changes, 'paid'))).toEqual(own)
})

test('the same key may mean something else on another screen', () => {
  expect(clashOf('new-client', 'p', held({}))).toBeUndefined()
  expect(held(withKey({}, 'new-client', 'p'))).toEqual({ ...own, 'new-client': ['p'] })
})

test('an action may be without a key', () => {
  expect(held(withKey({}, 'later', undefined)).later).toEqual([])
})

test('being given the key that it came with is no change', () => {
  expect(withKey({ palette: ['Ctrl+j'] }, 'palette', 'Ctrl+k')).toEqual({})
})

test.each([
  ['confirm', 'c', 'sends'],
  ['confirm', 'F4', 'sends'],
  ['submit', 's', 'sends'],
  ['attach', 'b', 'sends'],
  ['undo', 'u', 'fields'],
  ['duplicate-line', 'd', 'fields'],
  ['palette', 'Escape', 'fixed'],
  ['palette', 'Ctrl+Tab', 'fixed'],
  ['back', 'b', 'fixed'],
  ['palette', 'Enter', 'moves'],
  ['palette', 'Ctrl+ArrowDown', 'moves'],
  ['palette', 'Space', 'moves'],
  ['palette', 'Ctrl+c', 'text'],
  ['palette', 'Ctrl+v', 'text'],
  ['palette', 'Ctrl+z', 'text'],
  ['palette', 'Ctrl+q', 'system'],
  ['palette', 'Ctrl+0', 'system'],
  ['palette', 'Alt+f', 'alt'],
  ['palette', 'Ctrl+Alt+q', 'alt'],
  ['palette', 'Super+k', 'unknown'],
  ['palette', 'MediaPlayPause', 'unknown'],
] as const)('%s cannot have %s: %s', (id, key, reason) => {
  expect(refusalOf(id, key, false)).toBe(reason)
})

test('on a Mac what the system has is refused as well', () => {
  expect(refusalOf('palette', 'Ctrl+h', true)).toBe('system')
  expect(refusalOf('palette', 'Ctrl+h', false)).toBeUndefined()
})

test('what goes to the books can have another key with Ctrl or Alt', () => {
  for (const key of ['Ctrl+g', 'Alt+Enter', 'Ctrl+Shift+k', 'Alt+F5'])
    expect([key, refusalOf('confirm', key, false)]).toEqual([key, undefined])
})

test('each bad entry of a file is left out by itself, and one of an action unknown here stays', () => {
  const read = (given: unknown) => KeyChanges.parse(given)
  const good = { palette: ['Ctrl+j'], 'of-a-later-version': ['F7'], later: [] }
  const bad = { up: 'k', down: [7], undo: ['Ctrl+K'], redo: null, paid: ['p', 'q', 'o', 'i', 'u'] }
  expect(read({ ...good, ...bad })).toEqual(good)
  for (const none of [null, 'j', 7, ['j'], true]) expect(read(none)).toEqual({})
})

test('a file that gives an action a key that is refused leaves it the key that it came with', () => {
  expect(held({ confirm: ['c'], palette: ['Ctrl+v'], back: ['b'] })).toEqual(own)
})

const chords = ['a', 'p', '?', '+', 'F5', 'Enter', 'Delete', 'ArrowDown', 'Escape', 'ü', 'Dead']
const modifiers = ['', 'Ctrl+', 'Alt+', 'Shift+', 'Ctrl+Shift+', 'Super+']

/** One thing that a person, or a hand in the file, does to the changes. */
function step(changes: KeyChanges, random: Random, isMac: boolean): KeyChanges {
  const id = random.pick(keyIds)
  const key = `${random.pick(modifiers)}${random.pick(chords)}`
  if (random.chance(0.2)) return withOwnKeys(changes, id)
  if (random.chance(0.3)) return { ...changes, [id]: [key, random.pick(chords)] }
  if (refusalOf(id, key, isMac)) return changes
  const next = withKey(changes, id, key)
  expect(heldKeys(next, isMac)[id]).toContain(key)
  return next
}

test('whatever is changed in whatever order, each key has one meaning on a screen and what sends has Ctrl or Alt', () =>
  forSeeds(100, (random) => {
    const isMac = random.chance(0.5)
    let changes: KeyChanges = {}
    for (let round = 0; round < 20; round++) {
      changes = step(changes, random, isMac)
      const keys = heldKeys(changes, isMac)
      hasOneMeaningEach(keys)
      for (const id of keyIds)
        for (const key of keys[id].filter((each) => !keyTable[id].keys.includes(each))) {
          expect([id, key, refusalOf(id, key, isMac)]).toEqual([id, key, undefined])
          if (keyTable[id].sends) expect(key).toMatch(/^(Ctrl|Alt)\+/)
        }
      expect(heldKeys(KeyChanges.parse(changes), isMac).back).toEqual(['Escape'])
    }
    for (const id of keyIds) changes = withOwnKeys(changes, id)
    expect(changes).toEqual({})
  }))
