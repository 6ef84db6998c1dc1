/** Sales invoices as JSON: reading a reply, changing an invoice in the text it came in, writing a new one. */
import { AppError } from '../../../shared/errors'
import type {
  SalesInvoiceDraft,
  SalesInvoiceMember as Member,
} from '../../../shared/sales-invoices/sales-invoice'
import { scanJson, type JsonNode } from '../text/json-scan'
import {
  appended,
  child,
  nodeAt,
  objectText,
  removed,
  replaced,
  sourceOf,
  withField,
  type JsonPath,
} from '../text/json-text'
import type { Tree } from './record'
import {
  draftContent,
  lineContent,
  lineName,
  linesContent,
  linesName,
  nestedContent,
  type Assignment,
  type Content,
  type Inner,
  type Value,
} from './shape'
import { isSame } from './values'

type Line = SalesInvoiceDraft['lines'][number]

/** A reply and the invoices in it. @throws AppError `reply-unreadable` */
export function jsonTree(text: string): Tree {
  const root = scanJson(text)
  const list = root.kind === 'object' ? child(root, 'salesInvoice') : undefined
  const entries = list?.kind === 'array' ? list.items : list ? [list] : []
  return {
    members: membersIn(text, root),
    entries: entries.map((entry) => ({
      members: membersIn(text, entry),
      source: { form: 'json', text: sourceOf(text, entry) },
    })),
  }
}

/** The text with one value set or cleared. @throws AppError `invalid-input`, `reply-unreadable` */
export function assignedInJson(text: string, { place, line, text: value }: Assignment): string {
  const root = scanJson(text)
  const path = [...(line === undefined ? [] : linePath(root, line)), ...place.path]
  const length = path.findIndex((_, index) => isAbsent(root, path.slice(0, index + 1)))
  if (length >= 0) {
    if (value === undefined) return text
    const names = path.slice(length).map(String)
    const content = nestedContent(names, { text: value, leaf: place.leaf })
    return withMember(text, path.slice(0, length), content)
  }
  if (value === undefined) return removed(text, path)
  return withValue(text, path, { text: value, leaf: place.leaf })
}

/** The text with one more line at the end. @throws AppError as `assignedInJson` */
export function withLineInJson(text: string, line: Line): string {
  const root = scanJson(text)
  const path = [linesName, lineName]
  if (isAbsent(root, [linesName]))
    return withMember(text, [], { [linesName]: { inner: linesContent([line]) } })
  if (isAbsent(root, path))
    return counted(withMember(text, [linesName], { [lineName]: [{ inner: lineContent(line) }] }))
  const list = nodeAt(root, path)
  const json = jsonText(lineContent(line))
  if (list.kind === 'array') return counted(appended(text, path, json))
  return counted(replaced(text, path, `[${sourceOf(text, list)},${json}]`))
}

/** The text without a line, counted from 0. @throws AppError as `assignedInJson` */
export function withoutLineInJson(text: string, line: number): string {
  const path = linePath(scanJson(text), line)
  return counted(path.length === 2 ? replaced(text, path, '[]') : removed(text, path))
}

/** The text of a new invoice. */
export function jsonOf(draft: SalesInvoiceDraft): string {
  return jsonText(draftContent(draft))
}

function membersIn(text: string, node: JsonNode): Member[] {
  if (node.kind === 'array') return node.items.map((item) => memberOf(text, '', item))
  if (node.kind !== 'object') return []
  return node.members.flatMap(({ name, value }) =>
    value.kind === 'array'
      ? value.items.map((item) => memberOf(text, name, item))
      : [memberOf(text, name, value)],
  )
}

/** Numbers are the text they were written as. */
function memberOf(text: string, name: string, node: JsonNode): Member {
  const source = () => sourceOf(text, node)
  switch (node.kind) {
    case 'object':
    case 'array':
      return { name, members: membersIn(text, node) }
    case 'null':
      return { name }
    case 'string':
      return { name, text: JSON.parse(source()) as string }
    case 'number':
    case 'boolean':
      return { name, text: source() }
  }
}

/** To a line of the list; a list of one may come without its brackets. */
function linePath(root: JsonNode, line: number): (string | number)[] {
  const names = [linesName, lineName]
  const list = isAbsent(root, names) ? undefined : nodeAt(root, names)
  if (list?.kind === 'array' && line < list.items.length) return [...names, line]
  if (list?.kind === 'object' && line === 0) return names
  throw new AppError('invalid-input', `The invoice has no line ${line}`)
}

/** Nothing there, or null, which says the same. */
function isAbsent(root: JsonNode, path: JsonPath): boolean {
  let node: JsonNode | undefined = root
  for (const step of path) node = node && child(node, step)
  return node === undefined || node.kind === 'null'
}

function withMember(text: string, path: JsonPath, content: Content): string {
  return Object.entries(content).reduce(
    (grown, [name, value]) => withField(grown, path, name, memberText(value)),
    text,
  )
}

/** Numbers and flags that came as strings stay strings. */
function withValue(text: string, path: JsonPath, value: Value): string {
  const node = nodeAt(scanJson(text), path)
  const source = sourceOf(text, node)
  const isString = node.kind === 'string'
  if (isSame(isString ? (JSON.parse(source) as string) : source, value.text, value.leaf))
    return text
  return replaced(text, path, isString ? JSON.stringify(value.text) : memberText(value))
}

/** The text with the number of lines brought up to date, where it is given. */
function counted(text: string): string {
  const root = scanJson(text)
  const path = [linesName, 'count']
  if (isAbsent(root, path)) return text
  const list = nodeAt(root, [linesName, lineName])
  const count = list.kind === 'array' ? list.items.length : 1
  return withValue(text, path, { text: String(count), leaf: 'whole' })
}

function jsonText(content: Content): string {
  const members = Object.entries(content).map(([name, value]) => [name, memberText(value)])
  return objectText(Object.fromEntries(members) as Record<string, string>)
}

function memberText(value: Value | Inner | readonly Inner[]): string {
  if ('inner' in value) return jsonText(value.inner)
  if ('length' in value) return `[${value.map(({ inner }) => jsonText(inner)).join(',')}]`
  return valueText(value)
}

/** Decimals are written digit by digit; JSON has no zeros in front. */
function valueText({ text, leaf }: Value): string {
  switch (leaf) {
    case 'text':
    case 'date':
      return JSON.stringify(text)
    case 'whole':
    case 'decimal':
      return text.replace(/^(-?)0+(?=\d)/, '$1')
    case 'flag':
      return text
  }
}
