/** Turns the HTML of a mail into lines of text, a row of a table being one line. */
import { createRequire } from 'node:module'

interface Node {
  children?: Node[]
}

interface Builder {
  openBlock(options: object): void
  closeBlock(options: object): void
  addLiteral(text: string): void
}

type Formatter = (
  node: Node,
  walk: (nodes: Node[], builder: Builder) => void,
  builder: Builder,
) => void
type Convert = (html: string, options: object) => string

/** Mails that are longer are advertising. */
const mostHtml = 2_000_000

const formatters: Record<string, Formatter> = {
  cell: (node, walk, builder) => {
    walk(node.children ?? [], builder)
    builder.addLiteral('\t')
  },
  row: (node, walk, builder) => {
    builder.openBlock({ leadingLineBreaks: 1 })
    walk(node.children ?? [], builder)
    builder.closeBlock({ trailingLineBreaks: 1 })
  },
}

const plain = { leadingLineBreaks: 1, trailingLineBreaks: 1 }
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const options = {
  wordwrap: false,
  limits: { maxInputLength: mostHtml, maxDepth: 200, maxChildNodes: 20_000, ellipsis: '' },
  formatters,
  selectors: [
    { selector: '*', format: 'inline' },
    { selector: 'a', format: 'inline' },
    // The name of a shop is often but the text behind its logo.
    {
      selector: 'img',
      format: 'image',
      options: { baseUrl: undefined, linkBrackets: false, pathRewrite: () => '' },
    },
    { selector: 'table', format: 'block', options: plain },
    { selector: 'tr', format: 'row' },
    { selector: 'td', format: 'cell' },
    { selector: 'th', format: 'cell' },
    { selector: 'p', format: 'block', options: plain },
    { selector: 'ul', format: 'block', options: plain },
    { selector: 'ol', format: 'block', options: plain },
    { selector: 'li', format: 'block', options: plain },
    { selector: 'blockquote', format: 'block', options: plain },
    ...headings.map((selector) => ({ selector, format: 'block', options: plain })),
    ...['script', 'style', 'head', 'title'].map((selector) => ({ selector, format: 'skip' })),
    ...['display:none', 'display: none'].map((style) => ({
      selector: `[style*="${style}"]`,
      format: 'skip',
    })),
  ],
}

let convert: Convert | undefined

/** The visible text. Tabs separate the cells of a row; empty lines are left out. */
export function htmlText(html: string): string {
  convert ??= (createRequire(import.meta.url)('html-to-text') as { convert: Convert }).convert
  return convert(html.slice(0, mostHtml), options)
    .split('\n')
    .map((line) =>
      line
        .replace(/[ \u00a0]+/g, ' ')
        .replace(/\s*\t\s*/g, '\t')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
}
