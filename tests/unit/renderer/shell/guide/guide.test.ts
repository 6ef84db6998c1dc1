import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sectionsOf, sectionsWith } from '../../../../../renderer/shell/guide/guide'
import { errorWords } from '../../../../../shared/error-words'
import { errorCodes } from '../../../../../shared/errors'
import { chordOf } from '../../../../../shared/keys/chord'
import { keyIds, keyTable } from '../../../../../shared/keys/key-table'
import english from '../../../../../shared/words/en.json'

const written = `# Using

Before all sections.

## Bring receipts in

Drop **files or \`.pdf\`** & see [what happens](#check-and-confirm), or [outside](https://x.invalid).

![A picture](pictures/one.webp)

## Check and confirm

| key | does |
| --- | ---- |
| \`e\` | edits |

1. first
2. second

<script>alert(1)</script>
`

test('sections have the blocks that stand below their headings, and links between them', () => {
  const [bring, check] = sectionsOf(written)
  expect(bring).toEqual({
    id: 'bring-receipts-in',
    title: 'Bring receipts in',
    blocks: [
      {
        kind: 'paragraph',
        words: [
          { kind: 'text', text: 'Drop ' },
          {
            kind: 'strong',
            words: [
              { kind: 'text', text: 'files or ' },
              { kind: 'code', text: '.pdf' },
            ],
          },
          { kind: 'text', text: ' & see ' },
          {
            kind: 'link',
            to: 'check-and-confirm',
            words: [{ kind: 'text', text: 'what happens' }],
          },
          { kind: 'text', text: ', or ' },
          { kind: 'text', text: 'outside' },
          { kind: 'text', text: '.' },
        ],
      },
      { kind: 'picture', file: 'one.webp', alt: 'A picture' },
    ],
  })
  expect(check?.blocks).toEqual([
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'key' }], [{ kind: 'text', text: 'does' }]],
      rows: [[[{ kind: 'code', text: 'e' }], [{ kind: 'text', text: 'edits' }]]],
    },
    {
      kind: 'list',
      isOrdered: true,
      items: [[{ kind: 'text', text: 'first' }], [{ kind: 'text', text: 'second' }]],
    },
  ])
})

test('the search leaves the blocks that have every word, and sections whose title has them whole', () => {
  const all = sectionsOf(written)
  expect(sectionsWith(all, '')).toEqual(all)
  expect(sectionsWith(all, 'EDITS key')).toEqual([{ ...all[1], blocks: [all[1]?.blocks[0]] }])
  expect(sectionsWith(all, 'bring')).toEqual([all[0]])
  expect(sectionsWith(all, 'no such thing')).toEqual([])
})

test('the guide itself is shown whole: each section has text, each picture is there, each link leads somewhere', () => {
  const text = guide()
  const sections = sectionsOf(text)
  expect(sections.map(({ title }) => title)).toEqual(
    [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title),
  )
  expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([])
  const pictures = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'picture' ? [block.file] : []))
  expect(pictures.length).toBeGreaterThan(0)
  for (const file of pictures)
    expect(readFileSync(`docs/pictures/${file}`).length).toBeGreaterThan(0)
  const ids = sections.map(({ id }) => id)
  for (const [, to = ''] of text.matchAll(/\]\(#([^)]+)\)/g)) expect(ids).toContain(to)
})

const guide = (): string => readFileSync('docs/user-guide.md', 'utf8')

/** A message of the catalogue as a pattern: what it takes may be anything, marks are left out. */
function patternOf(message: string): RegExp {
  let depth = 0
  let pattern = ''
  for (const char of message.replaceAll(/<[^>]+>|&/g, '')) {
    if (char === '}') depth -= 1
    else if (char === '{') pattern += depth++ === 0 ? '.+' : ''
    else if (depth === 0) pattern += char.replace(/[\^$.*+?()[\]|\\/-]/, String.raw`\$&`)
  }
  return new RegExp(`^${pattern}$`, 'i')
}

test('what stands in bold in the guide is said by the window, or heads a paragraph', () => {
  const said = Object.values(english)
    .map(patternOf)
    .filter(({ source }) => /[a-z]{3}/i.test(source))
  const bold = [...guide().matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) =>
    words.replaceAll(/\s+/g, ' '),
  )
  const isKnown = (words: string) => said.some((pattern) => pattern.test(words))
  const own = (words: string) => words.endsWith('.') || words === 'bold'
  expect(bold.filter((words) => !own(words) && !isKnown(words))).toEqual([])
})

test('the keys that the guide names are those that the app comes with', () => {
  const fixed =
    /^(Ctrl|(Ctrl|Shift)\+Click|Ctrl\+V|Ctrl\+[=0-]|Ctrl\+Shift\+1|Shift\+(F10|↓|Tab)|Enter|Esc|Tab|Space|Alt|⌘|[↑↓])$/
  const arrows: Record<string, string> = { '←': 'Left', '→': 'Right', '↑': 'Up', '↓': 'Down' }
  const keys = [...guide().matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => {
    if (fixed.test(code) || !/^((Ctrl|Alt|Shift)(\+.+)?|F\d+|Delete|[a-z?/+-])$/u.test(code))
      return []
    const written = code.replace(/(?<=\+)\p{Lu}$/u, (letter) => letter.toLowerCase())
    return [written.replace(/[←→↑↓]$/, (arrow) => `Arrow${arrows[arrow] ?? ''}`)]
  })
  expect(keys.length).toBeGreaterThan(30)
  const held = new Set(keyIds.flatMap((id) => keyTable[id].keys))
  expect(keys.filter((key) => chordOf(key) === undefined || !held.has(key))).toEqual([])
})

test('the guide calls each failure as the window does, by the code that reports name', () => {
  const rows = [...guide().matchAll(/^\| ([A-Z][^|]+?) +\| `([a-z-]+)` /gm)]
  expect(rows.length).toBeGreaterThan(10)
  for (const [, title, code] of rows) {
    const known = errorCodes.find((each) => each === code)
    expect({ code, title: known && errorWords[known].title }).toEqual({ code, title })
  }
})
