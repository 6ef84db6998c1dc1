/** What the palette finds, in which order, and which action a key stands for. */
import { describe, expect, test } from 'vitest'
import { actionFor, ranked, type Action, type Entry } from '../../../../renderer/base/actions'

const entry = (label: string, more: Partial<Entry> = {}): Entry => ({
  key: label,
  group: '',
  label,
  run: () => undefined,
  ...more,
})
const labels = (typed: string, entries: readonly Entry[], recent: string[] = []) =>
  ranked(entries, typed, recent).map(({ label }) => label)

describe('what was typed', () => {
  const some = [
    entry('Settings: Appearance'),
    entry('Sales invoices'),
    entry('New sales invoice', { also: 'add create bill' }),
    entry('Dark appearance', { also: 'theme night' }),
    entry('Café Réunion'),
  ]

  test('finds by the beginnings of words in any order', () => {
    expect(labels('inv sal', some)).toEqual(['Sales invoices', 'New sales invoice'])
    expect(labels('app set', some)).toEqual(['Settings: Appearance'])
  })

  test('puts the beginning of a label before its middle', () => {
    expect(labels('sales', some)[0]).toBe('Sales invoices')
    expect(labels('dark app', some)[0]).toBe('Dark appearance')
  })

  test('finds by other words, by the inside of a word, by letters in order', () => {
    expect(labels('night', some)).toEqual(['Dark appearance'])
    expect(labels('voice', some)).toEqual(['Sales invoices', 'New sales invoice'])
    expect(labels('stngs', some)).toEqual(['Settings: Appearance'])
  })

  test('does not mind accents, capitals and marks', () => {
    expect(labels('CAFE reunion!', some)).toEqual(['Café Réunion'])
  })

  test('finds nothing where one word is nowhere', () => {
    expect(labels('sales helicopter', some)).toEqual([])
  })

  test('lets what was used lately come before its equals, not before what fits far better', () => {
    const two = [entry('Open one'), entry('Open two'), entry('Reopen')]
    expect(labels('open', two, ['Open two'])).toEqual(['Open two', 'Open one', 'Reopen'])
    expect(labels('open', two, ['Reopen'])[0]).toBe('Open one')
  })

  test('keeps the order of the table where nothing is better', () => {
    expect(labels('same', [entry('Same b'), entry('Same a')])).toEqual(['Same b', 'Same a'])
  })
})

describe('a key', () => {
  const run = () => undefined
  const actions: Action[] = [
    { id: 'new', words: 'New', keys: ['n'], on: ['clients'], run },
    { id: 'find', words: 'Find', keys: ['/', 'Ctrl+f'], run },
    { id: 'undo', words: 'Undo', keys: ['Ctrl+z'], isOutsideText: true, run },
  ]
  const idOf = (key: string, isInText = false, screen: 'clients' | 'inbox' = 'clients') =>
    actionFor(actions, { key, screen, isInText })?.id

  test('works on the screens of its action only', () => {
    expect(idOf('n')).toBe('new')
    expect(idOf('n', false, 'inbox')).toBeUndefined()
    expect(idOf('/', false, 'inbox')).toBe('find')
  })

  test('that types something belongs to the text field', () => {
    expect(idOf('n', true)).toBeUndefined()
    expect(idOf('/', true)).toBeUndefined()
    expect(idOf('Ctrl+f', true)).toBe('find')
  })

  test('of a part of the window is left to that part', () => {
    const part: Action = { id: 'turn', words: 'Turn', keys: ['r'], isPart: true, run }
    expect(actionFor([part], { key: 'r', screen: 'inbox', isInText: false })).toBeUndefined()
  })

  test('of the upper row works in a text field, since it types nothing', () => {
    const guide: Action = { id: 'guide', words: 'Guide', keys: ['F1'], run }
    expect(actionFor([guide], { key: 'F1', screen: 'inbox', isInText: true })).toBe(guide)
  })

  test('that means something in a text field is left to it', () => {
    expect(idOf('Ctrl+z', true)).toBeUndefined()
    expect(idOf('Ctrl+z')).toBe('undo')
  })
})
