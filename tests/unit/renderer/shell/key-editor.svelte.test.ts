/** Giving an action another key, press by press. */
import { expect, test } from 'vitest'
import type { KeyChanges } from '../../../../shared/keys/key-changes'
import { Keys } from '../../../../renderer/lib/keys.svelte'
import { KeyEditor } from '../../../../renderer/shell/key-editor.svelte'

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  ({
    key,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    ...held,
  }) as KeyboardEvent
const ctrl = (key: string) => press(key, { ctrlKey: true })

function opened(changes: KeyChanges = {}) {
  let current = $state.raw(changes)
  const keys = new Keys({
    changes: () => current,
    change: (next) => {
      current = next
    },
  })
  const words = new Map([
    ['palette', 'Find anything'],
    ['choose-files', 'Choose files'],
  ])
  return { keys, editor: new KeyEditor(keys, () => words) }
}

test('the key that is pressed is the new one, and that is said', async () => {
  const { editor, keys } = opened()
  editor.ask('palette')
  expect(editor.press(press('Control', { ctrlKey: true }))).toBe(true)
  expect(editor.asked).toBe('palette')
  editor.press(ctrl('j'))
  await expect.poll(() => editor.said).toBe('Find anything: Ctrl+J from now on.')
  expect([editor.asked, keys.held.palette]).toEqual([undefined, ['Ctrl+j']])
})

test('a key that is refused changes nothing, is told why, and another can be pressed', async () => {
  const { editor, keys } = opened()
  editor.ask('confirm')
  for (const [event, reason] of [
    [press('c'), 'this goes to your books'],
    [ctrl('v'), 'text fields'],
    [press('Enter'), 'has the focus'],
    [press('!', { ctrlKey: true, shiftKey: true, code: 'Digit1' }), 'other books'],
  ] as const) {
    expect(editor.press(event)).toBe(true)
    expect([editor.asked, editor.isRefused]).toEqual(['confirm', true])
    expect(editor.words).toContain(reason)
  }
  expect(keys.changes).toEqual({})
  editor.press(ctrl('g'))
  await expect.poll(() => keys.held.confirm).toEqual(['Ctrl+g'])
})

test("another's key is given only when the person takes it, and it is said what the other has then", async () => {
  const { editor, keys } = opened()
  editor.ask('palette')
  editor.press(ctrl('o'))
  expect(editor.words).toBe(
    'Ctrl+O goes with “Choose files” already, which would be left without a key.',
  )
  expect([editor.isClash, keys.changes]).toEqual([true, {}])
  await editor.take()
  expect([keys.held.palette, keys.held['choose-files']]).toEqual([['Ctrl+o'], []])
  editor.ask('choose-files')
  editor.press(ctrl('o'))
  expect(editor.words).toContain('“Find anything” already, which would have Ctrl+K again')
})

test('Esc gives up, and Tab goes on to what else can be done', () => {
  const { editor, keys } = opened()
  editor.ask('palette')
  expect(editor.press(press('Tab'))).toBe(false)
  expect(editor.asked).toBe('palette')
  expect(editor.press(press('Escape'))).toBe(true)
  expect([editor.asked, keys.changes]).toEqual([undefined, {}])
})

test('all keys are reset, and brought back while nothing else was done', async () => {
  const changes = { palette: ['Ctrl+j'], later: [] }
  const { editor, keys } = opened(changes)
  await editor.resetAll()
  expect([keys.changes, editor.canBringBack]).toEqual([{}, true])
  await editor.bringBack()
  expect([keys.changes, editor.canBringBack]).toEqual([changes, false])
  await editor.resetAll()
  editor.ask('palette')
  editor.press(ctrl('g'))
  await expect.poll(() => editor.canBringBack).toBe(false)
})
