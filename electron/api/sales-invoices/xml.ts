/** Sales invoices as XML: reading a reply, changing an invoice in the text it came in, writing a new one. */
import { AppError } from '../../../shared/errors'
import type {
  SalesInvoiceDraft,
  SalesInvoiceMember as Member,
} from '../../../shared/sales-invoices/sales-invoice'
import type { Tree } from './record'
import {
  draftContent,
  lineContent,
  lineName,
  linesContent,
  linesName,
  namespace,
  nestedContent,
  order,
  type Assignment,
  type Content,
  type Inner,
  type Value,
} from './shape'
import { isSame } from './values'
import { escapedText } from '../text/xml-characters'
import { readXml, textOf, type XmlElement } from '../text/xml-scan'
import * as edits from '../text/xml-text'

type Line = SalesInvoiceDraft['lines'][number]

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const declared = /^\u{feff}?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/u

/**
 * A reply and the invoices in it. The text was decoded as UTF-8, so it must not say that it is anything else.
 * @throws AppError `reply-unreadable`
 */
export function xmlTree(text: string): Tree {
  const encoding = declared.exec(text.slice(0, 200))?.[1]?.toLowerCase() ?? 'utf-8'
  if (!['utf-8', 'utf8', 'us-ascii'].includes(encoding))
    throw new AppError('reply-unreadable', `The XML says that it is ${encoding}`)
  const root = readXml(text)
  const { members = [] } = memberOf(text, root, root.namespace)
  const entries = childrenOf(root, 'salesInvoice', root.namespace).map((entry) => ({
    members: memberOf(text, entry, root.namespace).members ?? [],
    source: { form: 'xml' as const, text: edits.standalone(text, entry) },
  }))
  return { root: root.local, members, entries }
}

/** The text with one value set or cleared. @throws AppError `invalid-input`, `reply-unreadable` */
export function assignedInXml(text: string, { place, line, text: value }: Assignment): string {
  const root = readXml(text)
  const { path, leaf, isAttribute } = place
  const attribute = isAttribute && path.at(-1)
  const { element, missing } = walked(
    line === undefined ? root : lineAt(root, line),
    attribute === undefined ? path : path.slice(0, -1),
  )
  if (missing.length > 0) {
    if (value === undefined) return text
    const names = attribute === undefined ? missing : [...missing, attribute]
    const kind = isAttribute ? { leaf, isAttribute } : { leaf }
    return grown(text, element, nestedContent(names, { text: value, ...kind }))
  }
  return attribute === undefined
    ? withText(text, element, { leaf, value })
    : withOwnAttribute(text, element, { leaf, value, attribute })
}

/** The text with one more line at the end. @throws AppError as `assignedInXml` */
export function withLineInXml(text: string, line: Line): string {
  const root = readXml(text)
  const [list] = childrenOf(root, linesName)
  if (!list) return grown(text, root, { [linesName]: { inner: linesContent([line]) } })
  const xml = elementText(prefixOf(list), lineName, lineContent(line))
  return counted(edits.withElement(text, list, xml))
}

/** The text without a line, counted from 0. @throws AppError as `assignedInXml` */
export function withoutLineInXml(text: string, line: number): string {
  return counted(edits.removed(text, lineAt(readXml(text), line)))
}

/** A document that keeps to the schema. @throws AppError `invalid-input` for characters that XML does not have */
export function xmlOf(draft: SalesInvoiceDraft): string {
  const opening = edits.attributeText('xmlns', namespace)
  return declaration + elementText('', 'salesInvoice', draftContent(draft), opening)
}

function memberOf(text: string, element: XmlElement, ours: string): Member {
  const isOurs = [ours, ''].includes(element.namespace)
  const foreign = element.tag.includes(':') ? element.tag : `{${element.namespace}}${element.local}`
  const members = [
    ...element.attributes
      .filter(({ name }) => name !== 'xmlns' && !name.startsWith('xmlns:'))
      .map(({ name, value }) => ({ name, text: value })),
    ...element.children.map((child) => memberOf(text, child, ours)),
  ]
  const own = textOf(text, element)
  const isShown = members.length === 0 || own.trim() !== ''
  return {
    name: isOurs ? element.local : foreign,
    ...(isShown && { text: own }),
    ...(members.length > 0 && { members }),
  }
}

/** As far along the path as there are elements, and the names beyond. */
function walked(from: XmlElement, path: readonly string[]) {
  let element = from
  for (const [index, name] of path.entries()) {
    const [next] = childrenOf(element, name)
    if (!next) return { element, missing: path.slice(index) }
    element = next
  }
  return { element, missing: [] }
}

function withText(
  text: string,
  element: XmlElement,
  { leaf, value }: { leaf: Value['leaf']; value: string | undefined },
): string {
  if (value === undefined) return edits.removed(text, element)
  if (isSame(textOf(text, element), value, leaf)) return text
  return edits.replacedText(text, element, spelled({ text: value, leaf }))
}

function withOwnAttribute(
  text: string,
  element: XmlElement,
  { leaf, value, attribute }: { leaf: Value['leaf']; value: string | undefined; attribute: string },
): string {
  if (value === undefined) return edits.withoutAttribute(text, element, attribute)
  const present = element.attributes.find(({ name }) => name === attribute)
  if (present && isSame(present.value, value, leaf)) return text
  return edits.withAttribute(text, element, attribute, spelled({ text: value, leaf }))
}

/** The text with one more child, where the schema has it: behind the last of those that come before it. */
function grown(text: string, parent: XmlElement, content: Content): string {
  const name = Object.keys(content)[0] ?? ''
  const xml = childrenText(prefixOf(parent), content)
  const names = order[parent.local] ?? []
  const before = names.slice(0, names.indexOf(name) + 1)
  const last = parent.children.findLastIndex(
    (child) => child.namespace === parent.namespace && before.includes(child.local),
  )
  return edits.withElement(text, parent, xml, last + 1)
}

/** The text with the number of lines brought up to date, where it is given. */
function counted(text: string): string {
  const [list] = childrenOf(readXml(text), linesName)
  if (!list?.attributes.some(({ name }) => name === 'count')) return text
  const count = String(childrenOf(list, lineName).length)
  return withOwnAttribute(text, list, { leaf: 'whole', value: count, attribute: 'count' })
}

function lineAt(root: XmlElement, line: number): XmlElement {
  const [list] = childrenOf(root, linesName)
  const found = list && childrenOf(list, lineName)[line]
  if (!found) throw new AppError('invalid-input', `The invoice has no line ${line}`)
  return found
}

/** Those of the parent's own namespace, or of the one named. */
function childrenOf(parent: XmlElement, name: string, ours = parent.namespace): XmlElement[] {
  return parent.children.filter(
    ({ local, namespace: own }) => local === name && (own === ours || own === ''),
  )
}

function prefixOf({ tag, local }: XmlElement): string {
  return tag.slice(0, -local.length)
}

function elementText(prefix: string, name: string, content: Content, opening = ''): string {
  const attributes = Object.entries(content).map(([attribute, value]) =>
    'isAttribute' in value ? edits.attributeText(attribute, spelled(value)) : '',
  )
  const start = `<${prefix}${name}${opening}${attributes.join('')}`
  const children = childrenText(prefix, content, order[name])
  return children === '' ? `${start}/>` : `${start}>${children}</${prefix}${name}>`
}

function childrenText(prefix: string, content: Content, names: readonly string[] = []): string {
  return Object.entries(content)
    .filter(([, value]) => !('isAttribute' in value))
    .toSorted(([left], [right]) => names.indexOf(left) - names.indexOf(right))
    .flatMap(([name, value]) => {
      const all = 'length' in value ? value : [value]
      return all.map((one) => childText(prefix, name, one))
    })
    .join('')
}

function childText(prefix: string, name: string, value: Value | Inner): string {
  return 'inner' in value
    ? elementText(prefix, name, value.inner)
    : `<${prefix}${name}>${escapedText(spelled(value))}</${prefix}${name}>`
}

/** A date is an `xs:dateTime`: midnight. In London it is the same day, in summer too. */
function spelled({ text, leaf }: Value): string {
  return leaf === 'date' ? `${text}T00:00:00Z` : text
}
