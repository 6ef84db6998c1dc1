/** Finds words for people that stand in the code of the window and not in the catalogue. */
import { readFileSync } from 'node:fs'
import { parse } from 'svelte/compiler'
import ts from 'typescript'

/** Attributes that people read or hear whatever is in them; others only where it looks like words. */
const read =
  /^(label|title|placeholder|alt|aria-label|aria-description|aria-roledescription|heading|legend|body|text|words|hint|action|note|unit)$/
/** Calls whose words the page understands, not a person. */
const selecting = /\.(querySelector(All)?|closest|matches)$/
const keyNames =
  /^(Enter|Esc(ape)?|Tab|Space|Backspace|Delete|Insert|Home|End|Page(Up|Down)|Arrow(Up|Down|Left|Right)|Control|Shift|Alt|Meta|Add|Subtract|Mod|Ctrl|F\d+|Numpad\w+|Key[A-Z]|Digit\d)([+ ].*)?$/

/** Whether a literal of the code could be something that a person reads: two words, or one with a capital. */
export function isForPeople(text: string): boolean {
  const bare = text.trim()
  if (keyNames.test(bare)) return false
  if (/^[a-z-]+:|^\.{0,2}\/|^[#.[*:>]|^--|[{};]|^\(|^[A-Z_0-9]+$|\w=/.test(bare)) return false
  return /\p{L}{2,}[,.:;!?…’']? +\p{L}+/u.test(bare) || /^\p{Lu}\p{Ll}+[.…?!:]?$/u.test(bare)
}

/** The words of a file that are not said by the catalogue, each with its line: `12: Saved`. */
export function looseWords(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return file.endsWith('.svelte') ? ofComponent(source) : ofScript(source, 0)
}

interface Node {
  type?: string
  start?: number
  name?: unknown
  data?: unknown
  value?: unknown
}

function ofComponent(source: string): string[] {
  const scripts = [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].flatMap((match) =>
    ofScript(match[1] ?? '', lineOf(source, match.index) - 1),
  )
  const found: string[] = []
  const tell = (node: Node, text: string) =>
    found.push(`${lineOf(source, node.start ?? 0)}: ${text.trim()}`)
  const look = (node: unknown, isRead: boolean): void => {
    if (Array.isArray(node)) return node.forEach((each) => look(each, isRead))
    if (typeof node !== 'object' || node === null) return
    const { type, name, data, value } = node as Node
    if (type === 'Comment' || type === 'ImportDeclaration' || type === 'AttachTag') return
    if (type === 'Text' && typeof data === 'string') {
      if (isRead ? /\p{L}{2,}/u.test(data) : isForPeople(data)) tell(node, data)
      return
    }
    if (type === 'StyleDirective') return
    if (type === 'Attribute' && (name === 'class' || name === 'style')) return
    const isReadInside = type === 'Attribute' ? read.test(String(name)) : isRead
    if (type === 'Literal' && typeof value === 'string' && isForPeople(value)) tell(node, value)
    if (type === 'TemplateElement') {
      const raw = (value as { cooked?: string }).cooked ?? ''
      if (isForPeople(raw) || /\p{L}{2,} |\s\p{L}{2,}/u.test(raw)) tell(node, raw)
    }
    for (const [key, child] of Object.entries(node))
      if (key !== 'parent' && key !== 'metadata') look(child, isReadInside)
  }
  look(parse(source, { modern: true }).fragment, true)
  return [...scripts, ...found]
}

function ofScript(source: string, linesBefore: number): string[] {
  const tree = ts.createSourceFile('code.ts', source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const tell = (node: ts.Node, text: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${line + 1 + linesBefore}: ${text.trim()}`)
  }
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return
    if (ts.isCallExpression(node) && selecting.test(node.expression.getText())) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (isForPeople(node.text)) tell(node, node.text)
    } else if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (/\p{L}{2,} |\s\p{L}{2,}/u.test(node.text) || isForPeople(node.text)) tell(node, node.text)
    }
    ts.forEachChild(node, look)
  }
  look(tree)
  return found
}

const lineOf = (source: string, at: number): number => source.slice(0, at).split('\n').length

/** Where words are said while a module loads, which is before the language is settled. */
export function saidTooEarly(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  if (file.endsWith('.svelte')) return []
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return
    if (
      ts.isCallExpression(node) &&
      /^(say|sayInParts|countWords|dayWords|moneyWords)$/.test(node.expression.getText())
    )
      found.push(
        `${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText()}`,
      )
    ts.forEachChild(node, look)
  }
  look(tree)
  return found
}
