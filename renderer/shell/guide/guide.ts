/** The guide as what is shown of it: sections of blocks, out of the few marks of Markdown that it uses. */
import { lexer, type Token, type Tokens } from 'marked'

export type Words =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; words: Words[] }
  | { kind: 'em'; words: Words[] }
  /** Within the guide, to the section with this id. */
  | { kind: 'link'; to: string; words: Words[] }

export type Block =
  | { kind: 'paragraph'; words: Words[] }
  | { kind: 'heading'; words: Words[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: Words[][] }
  | { kind: 'table'; head: Words[][]; rows: Words[][][] }
  | { kind: 'picture'; file: string; alt: string }

export interface Section {
  /** As links within the guide name it. */
  id: string
  title: string
  blocks: Block[]
}

/** Every second heading begins a section; what stands before the first, and HTML, is left out. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = []
  for (const token of lexer(markdown)) {
    if (isOf('heading', token) && token.depth <= 2) {
      if (token.depth === 2)
        sections.push({ id: idOf(token.text), title: textOf(wordsOf(token.tokens)), blocks: [] })
    } else sections.at(-1)?.blocks.push(...blocksOf(token))
  }
  return sections
}

/** The sections and blocks that have every word that was typed; a section whose title has them is whole. */
export function sectionsWith(sections: readonly Section[], typed: string): Section[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (text: string) => wanted.every((word) => text.toLowerCase().includes(word))
  return sections
    .map((section) => ({
      ...section,
      blocks: has(section.title)
        ? section.blocks
        : section.blocks.filter((block) => has(`${section.title} ${textIn(block)}`)),
    }))
    .filter(({ title, blocks }) => blocks.length > 0 || has(title))
}

/** What the file of a picture is called, whatever folder the guide names. */
const fileOf = (href: string) => href.split('/').at(-1) ?? href

const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

interface Known {
  heading: Tokens.Heading
  paragraph: Tokens.Paragraph
  text: Tokens.Text
  code: Tokens.Code
  list: Tokens.List
  table: Tokens.Table
  image: Tokens.Image
  strong: Tokens.Strong
  em: Tokens.Em
  codespan: Tokens.Codespan
  link: Tokens.Link
  br: Tokens.Br
}

const isOf = <T extends keyof Known>(type: T, token: Token): token is Known[T] =>
  token.type === type

function blocksOf(token: Token): Block[] {
  if (isOf('heading', token)) return [{ kind: 'heading', words: wordsOf(token.tokens) }]
  if (isOf('code', token)) return [{ kind: 'code', text: token.text }]
  if (isOf('list', token))
    return [
      {
        kind: 'list',
        isOrdered: token.ordered,
        items: token.items.map(({ tokens }) => wordsOf(tokens)),
      },
    ]
  if (isOf('table', token))
    return [
      {
        kind: 'table',
        head: token.header.map(({ tokens }) => wordsOf(tokens)),
        rows: token.rows.map((row) => row.map(({ tokens }) => wordsOf(tokens))),
      },
    ]
  if (!isOf('paragraph', token)) return []
  const pictures = token.tokens.filter((inner) => isOf('image', inner))
  if (pictures.length === 0) return [{ kind: 'paragraph', words: wordsOf(token.tokens) }]
  return pictures.map(({ href, text }) => ({ kind: 'picture', file: fileOf(href), alt: text }))
}

/** A link that leads out of the guide is its words alone: nothing here asks the network. */
function wordsOf(tokens: readonly Token[] = []): Words[] {
  return tokens.flatMap((token): Words[] => {
    if (isOf('strong', token)) return [{ kind: 'strong', words: wordsOf(token.tokens) }]
    if (isOf('em', token)) return [{ kind: 'em', words: wordsOf(token.tokens) }]
    if (isOf('codespan', token)) return [{ kind: 'code', text: token.text }]
    if (isOf('link', token)) {
      const words = wordsOf(token.tokens)
      return token.href.startsWith('#') ? [{ kind: 'link', to: token.href.slice(1), words }] : words
    }
    if (isOf('br', token)) return [{ kind: 'text', text: ' ' }]
    if (isOf('image', token)) return [{ kind: 'text', text: token.text }]
    if (token.type === 'html') return []
    if ('tokens' in token) return wordsOf(token.tokens)
    return 'text' in token ? [{ kind: 'text', text: String(token.text) }] : []
  })
}

const textOf = (words: readonly Words[]): string =>
  words.map((word) => ('text' in word ? word.text : textOf(word.words))).join('')

function textIn(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return textOf(block.words)
    case 'code':
      return block.text
    case 'picture':
      return block.alt
    case 'list':
      return block.items.map(textOf).join(' ')
    case 'table':
      return [block.head, ...block.rows].flat().map(textOf).join(' ')
  }
}
