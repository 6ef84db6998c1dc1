import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sectionsOf, sectionsWith } from '../../../../../renderer/shell/guide/guide'

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
  const text = readFileSync('docs/user-guide.md', 'utf8')
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
