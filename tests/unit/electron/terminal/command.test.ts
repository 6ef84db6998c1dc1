import { expect, test } from 'vitest'
import { askedIn, switchesIn, type Around } from '../../../../electron/terminal/command'

const around: Around = {
  folder: '/home/ada',
  isPackaged: true,
  version: '1.2.3',
  isThere: () => false,
}
const asked = (...words: string[]) => askedIn(['/opt/Docket/docket', ...words], around)
const command = (...words: string[]) => {
  const found = asked(...words)
  return found?.kind === 'command' ? found.command : found
}

test('a start without words, with files or with an action of the desktop opens the window', () => {
  expect(asked()).toBeUndefined()
  expect(asked('--add-receipts')).toBeUndefined()
  expect(asked('/tmp/add')).toBeUndefined()
  expect(asked('receipt.pdf', 'status')).toBeUndefined()
  expect(asked('file:///tmp/one.pdf')).toBeUndefined()
  expect(asked('./status')).toBeUndefined()
})

test('a file that is called as a plain word is opened, and a word that is no command is told', () => {
  const argv = ['/opt/Docket/docket', 'scan']
  expect(askedIn(argv, { ...around, isThere: (path) => path === '/home/ada/scan' })).toBeUndefined()
  expect(asked('frobnicate')).toMatchObject({
    kind: 'usage',
    sentence: expect.stringContaining('“frobnicate”') as string,
  })
})

test('paths begin where the terminal is', () => {
  expect(command('add', 'a.pdf', '../b c.png', '/tmp/d.jpg', '--account', 'Marlow')).toEqual({
    word: 'add',
    files: ['/home/ada/a.pdf', '/home/b c.png', '/tmp/d.jpg'],
    account: 'Marlow',
  })
  const days = ['--from=2026-01-01', '--to', '2026-03-31']
  expect(command('export', ...days, '--zip', 'q1.zip')).toEqual({
    word: 'export',
    from: '2026-01-01',
    to: '2026-03-31',
    zip: '/home/ada/q1.zip',
  })
})

test('a file that begins with a dash can be named after two', () => {
  expect(command('add', '--', '-odd.pdf')).toEqual({ word: 'add', files: ['/home/ada/-odd.pdf'] })
})

test('switches of Chromium before the word are passed over', () => {
  const argv = ['electron', '--no-sandbox', '--user-data-dir=/tmp/p', '/src', 'status', '--json']
  expect(askedIn(argv, { ...around, isPackaged: false })).toEqual({
    kind: 'command',
    command: { word: 'status' },
    isJson: true,
  })
  expect(switchesIn(argv)).toEqual(['--no-sandbox', '--user-data-dir=/tmp/p'])
})

test.each([
  [['add'], 'needs a file'],
  [['read', '--json'], 'needs a file'],
  [['add', ...Array.from({ length: 5001 }, (_, at) => `${at}.pdf`)], 'too many'],
  [['add', 'a.pdf', '--account', 'x'.repeat(201)], 'too long'],
  [['status', 'now'], 'takes no “now”'],
  [['status', '--account', 'x'], 'has no option --account'],
  [['sync', '--nothing'], 'Unknown option'],
  [['add', 'a.pdf', '--account'], 'argument missing'],
  [['list', '--from', 'monday'], '“monday” is no day'],
  [['list', '--from', '2026-02-30'], 'is no day'],
  [['list', '--from', '2026-02-02', '--to', '2026-02-01'], 'is after'],
  [['export', '--from', '2026-01-01', '--to', '2026-01-02'], 'needs --from DAY'],
])('%# is not understood, and a sentence says why', (words, sentence) => {
  const found = asked(...words)
  expect(found).toMatchObject({
    kind: 'usage',
    sentence: expect.stringContaining(sentence) as string,
  })
})

test('help and version are told', () => {
  for (const words of [['--help'], ['-h'], ['add', '--help'], ['help']])
    expect(asked(...words)).toMatchObject({
      kind: 'told',
      text: expect.stringContaining('docket export --from DAY --to DAY --zip FILE') as string,
    })
  expect(asked('--version')).toEqual({ kind: 'told', text: 'Docket 1.2.3\n' })
})
