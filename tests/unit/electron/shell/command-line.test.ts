import path from 'node:path'
import { expect, test } from 'vitest'
import { aimIn, argumentsFor, handedOverBy, pathsIn } from '../../../../electron/shell/command-line'

const folder = path.resolve('/home/jo')
const at = (...names: string[]) => names.map((name) => path.resolve(folder, name))

test.each<[string[], string[]]>([
  [['docket'], []],
  [['docket', 'a.pdf'], at('a.pdf')],
  [
    ['docket', '/tmp/a.pdf', 'b.png'],
    ['/tmp/a.pdf', ...at('b.png')],
  ],
  [['docket', '../x/a.pdf'], at('../x/a.pdf')],
  [['docket', '--no-sandbox', 'a.pdf', '-v'], at('a.pdf')],
  [['docket', '', 'a.pdf'], at('a.pdf')],
  [['docket', 'with space.pdf', 'ünïcode.pdf'], at('with space.pdf', 'ünïcode.pdf')],
  [['docket', '--allow-file-access-from-files', '--original-process-start-time=1'], []],
  [['docket', 'file:///tmp/with%20space.pdf'], ['/tmp/with space.pdf']],
  [['docket', 'file://elsewhere/a.pdf', 'file:///a%2Fb'], []],
  [['a.pdf'], []],
  [[], []],
])('of %j these are files: %j', (argv, files) => {
  expect(pathsIn(argv, folder, true)).toEqual(files)
})

test.each<[string[], string[]]>([
  [['electron', '.'], []],
  [['electron', '.', 'a.pdf'], at('a.pdf')],
  [['electron', '--inspect', '.', 'a.pdf'], at('a.pdf')],
  [['electron'], []],
])('during development the folder of the app is not a file: %j', (argv, files) => {
  expect(pathsIn(argv, folder, false)).toEqual(files)
})

test('what another start hands over is taken only as it has to be', () => {
  const given = { paths: ['/a.pdf'], aim: 'review' }
  expect(handedOverBy(given)).toEqual(given)
  for (const value of [
    undefined,
    null,
    [],
    { paths: '/a.pdf' },
    { paths: [1] },
    { paths: [], aim: 'all' },
  ])
    expect(handedOverBy(value)).toEqual({ paths: [] })
})

test.each<[string[], string | undefined]>([
  [['docket'], undefined],
  [['docket', '--inbox'], 'review'],
  [['docket', '--add-receipts', 'a.pdf'], 'add-receipts'],
  [['docket', '--add-receipts', '--inbox'], 'review'],
  [['docket', 'inbox', 'constructor'], undefined],
])('of %j this is asked for: %s', (argv, aim) => {
  expect(aimIn(argv)).toBe(aim)
})

test.each<[string[], boolean, string[]]>([
  [['docket', '--no-sandbox', 'old.pdf', '-v'], true, ['--no-sandbox', '-v', '/new.pdf']],
  [['electron', '--inspect', '.', 'old.pdf'], false, ['--inspect', '.', '/new.pdf']],
])(
  'another start like %j has its own files and the same switches',
  (argv, isPackaged, expected) => {
    const given = argumentsFor(['/new.pdf'], argv, isPackaged)
    expect(given).toEqual(expected)
    expect(pathsIn(['program', ...given], folder, isPackaged)).toEqual([path.resolve('/new.pdf')])
  },
)
