import { expect, test, vi } from 'vitest'
import { pressOnPaper } from '../../../../renderer/documents/paper-keys'
import { keyTable, type KeyId } from '../../../../shared/keys/key-table'

// The only part of a page that is asked: what has the focus.
for (const name of ['HTMLTextAreaElement', 'HTMLSelectElement', 'HTMLInputElement'])
  vi.stubGlobal(name, Map)

const keys = { is: (id: KeyId, { key }: KeyboardEvent) => keyTable[id].keys.includes(key) }

function pressed(key: string, hasFailed = false) {
  const done: string[] = []
  const file = {
    hasFailed,
    zoom: (factor: number) => done.push(factor > 1 ? 'larger' : 'smaller'),
    rotate: () => done.push('turned'),
  }
  const isAnswered = pressOnPaper(keys, { key, target: null } as KeyboardEvent, file)
  return isAnswered ? done : undefined
}

test('a paper is made larger and smaller and turned by its keys, wherever it is shown', () => {
  expect(['+', '=', '-', 'r'].flatMap((key) => pressed(key))).toEqual([
    'larger',
    'larger',
    'smaller',
    'turned',
  ])
})

test('other keys are left to others, and so are all of them where nothing is shown', () => {
  expect([pressed('x'), pressed('r', true)]).toEqual([undefined, undefined])
})
