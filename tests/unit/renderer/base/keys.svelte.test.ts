import { afterEach, expect, test, vi } from 'vitest'

/** The module as it is on a system; it looks once, when it is loaded. */
async function keysOn(platform: string) {
  vi.stubGlobal('navigator', { platform })
  vi.resetModules()
  return {
    ...(await import('../../../../renderer/base/keys')),
    ...(await import('../../../../renderer/shell/key-list')),
    ...(await import('../../../../renderer/lib/keys.svelte')),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const digit = (place: number, held: Partial<KeyboardEvent>) =>
  ({ code: `Digit${place}`, altKey: false, shiftKey: false, ...held }) as KeyboardEvent

test('on a Mac no account is asked for by the keys that take a picture of the screen', async () => {
  const { accountPlace, Keys, keysOfScreen } = await keysOn('MacIntel')
  const keys = new Keys({ changes: () => ({}), change: () => undefined })
  for (const place of [3, 4, 5])
    expect(accountPlace(digit(place, { metaKey: true, shiftKey: true }))).toBeUndefined()
  expect(accountPlace(digit(3, { metaKey: true, altKey: true }))).toBe(2)
  const told = keysOfScreen([], keys, 'inbox').flatMap(({ lines }) =>
    lines.flatMap(({ press }) => press),
  )
  expect(told).toContainEqual(['⌘', 'Alt', '1'])
  const taken = [
    ['⌘', 'Space'],
    ['⌘', 'H'],
    ['⌘', 'Q'],
    ['⌘', 'M'],
    ['⌘', 'Tab'],
  ]
  for (const caps of taken) expect(told).not.toContainEqual(caps)
})

test('elsewhere Ctrl with Shift and a digit asks for an account', async () => {
  const { accountPlace } = await keysOn('Linux x86_64')
  expect(accountPlace(digit(3, { ctrlKey: true, shiftKey: true }))).toBe(2)
  expect(accountPlace(digit(3, { ctrlKey: true, altKey: true }))).toBeUndefined()
})

test('keys are found by what they do and by what stands on them, and empty groups go', async () => {
  const { keysMatching } = await keysOn('Linux x86_64')
  const groups = [
    { title: 'In the list', lines: [{ press: [['Ctrl', 'A']], does: 'Select all' }] },
    { title: 'The document', lines: [{ press: [['R']], does: 'Turn it' }] },
  ]
  const found = (typed: string) => keysMatching(groups, typed).map(({ title }) => title)
  expect(found('')).toEqual(['In the list', 'The document'])
  expect(found('turn')).toEqual(['The document'])
  expect(found('ctrl+a')).toEqual(['In the list'])
  expect(found('select document')).toEqual([])
})

test('what is told of a key is told as this system has it', async () => {
  const told = async (platform: string) => {
    const { Keys } = await keysOn(platform)
    const keys = new Keys({ changes: () => ({}), change: () => undefined })
    return [keys.aria('scan'), keys.hint('submit'), keys.told('Find', 'palette'), keys.hint('hold')]
  }
  expect(await told('MacIntel')).toEqual(['Meta+Shift+S', '⌘ ↵', 'Find (⌘+K)', ''])
  expect(await told('Win32')).toEqual(['Control+Shift+S', 'Ctrl ↵', 'Find (Ctrl+K)', ''])
})
