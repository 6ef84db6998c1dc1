/** A fault and its place: a function by its name, in the module where it was last seen or wherever it has gone since. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { childrenOf, edited, lastName, Misfit, within, type Change } from './syntax'

export interface Planting {
  name: string
  /** Path below the project; looked for by `at` when it is not there any more. */
  file: string
  /** A function, method, class or constant, as `afterCreate`, `Delivery.#send`, `Moments.constructor`. */
  at: string
  change: Change
}

/** A source with its fault in it. @throws Misfit when it has no place for it, or not one alone */
export function planted(text: string, { name, at, change }: Omit<Planting, 'file'>): string {
  try {
    const source = parse(text)
    const changed = edited(text, change(placeIn(source, at)))
    assertSound(source, changed, at)
    return changed
  } catch (error) {
    if (!(error instanceof Misfit)) throw error
    throw new Misfit(`"${name}" has no place in ${at}: ${error.message}`)
  }
}

/** The file of a fault, below the project. @throws Misfit when the place is not found, or in several files */
export function fileOf(root: string, { name, file, at }: Omit<Planting, 'change'>): string {
  const has = (one: string) =>
    existsSync(path.join(root, one)) && isPlace(readFileSync(path.join(root, one), 'utf8'), at)
  if (has(file)) return file
  const [top = ''] = file.split('/')
  const found = sourcesBelow(root, top).filter(has)
  const alike = found.filter((one) => path.basename(one) === path.basename(file))
  const [only, ...others] = alike.length > 0 ? alike : found
  if (only !== undefined && others.length === 0) return only
  const why = only === undefined ? `not in ${file} nor elsewhere in ${top}` : found.join(', ')
  throw new Misfit(`"${name}" has no place: ${at} is ${why}`)
}

/** A file that may have been moved to another folder, by its name. @throws Misfit when there is none, or several */
export function movedFile(root: string, file: string): string {
  if (existsSync(path.join(root, file))) return file
  const [top = ''] = file.split('/')
  const alike = sourcesBelow(root, top).filter((one) => path.basename(one) === path.basename(file))
  const [only, ...others] = alike
  if (only !== undefined && others.length === 0) return only
  throw new Misfit(`${file} is gone, and ${alike.join(', ') || 'nothing'} has its name`)
}

function sourcesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
}

function isPlace(text: string, at: string): boolean {
  return text.includes(at.split('.').at(-1) ?? at) && placesIn(parse(text), at).length > 0
}

/** The compiler keeps with a source what it could not read, though its types do not say so. */
interface Parsed extends ts.SourceFile {
  parseDiagnostics: readonly ts.Diagnostic[]
}

const parse = (text: string) =>
  ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true) as Parsed

function placeIn(source: ts.SourceFile, at: string): ts.Node {
  const [only, ...others] = placesIn(source, at)
  if (!only) throw new Misfit('nothing has this name')
  if (others.length > 0) throw new Misfit('several have this name')
  return only
}

function placesIn(node: ts.Node, at: string, before = ''): ts.Node[] {
  const own = nameOf(node)
  const name = [before, own].filter(Boolean).join('.')
  if (own !== undefined && name === at) return [node]
  return childrenOf(node).flatMap((child) => placesIn(child, at, name))
}

/** Of what has a body or a value; a signature alone is no place. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isConstructorDeclaration(node)) return node.body && 'constructor'
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node))
    return node.body && node.name && lastName(node.name)
  const hasValue =
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isPropertyDeclaration(node)
  if (hasValue) return node.initializer && lastName(node.name)
  return ts.isClassDeclaration(node) ? node.name?.text : undefined
}

/** New code must be valid, and speak of nothing that is unknown where it stands, or it is noticed for that alone. */
function assertSound(before: ts.SourceFile, changed: string, at: string): void {
  const source = parse(changed)
  const [mistake] = source.parseDiagnostics
  if (mistake) throw new Misfit(ts.flattenDiagnosticMessageText(mistake.messageText, '\n'))
  const known = new Set([...namesIn(placeIn(before, at)), ...topNames(before)])
  const after = [...within(placeIn(source, at))]
  const made = new Set(after.filter(isDeclared).map(lastName))
  const strange = after
    .filter(isReference)
    .map(({ text }) => text)
    .filter((name) => !known.has(name) && !made.has(name) && !(name in globalThis))
  if (strange.length > 0) throw new Misfit(`${strange.join(', ')} is not known there`)
}

const isName = (node: ts.Node): node is ts.Identifier | ts.PrivateIdentifier =>
  ts.isIdentifier(node) || ts.isPrivateIdentifier(node)

const namesIn = (node: ts.Node) => [...within(node)].filter(isName).map(({ text }) => text)

/** What the module and its classes declare and import. */
function topNames(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) return namesIn(statement)
    if (ts.isClassDeclaration(statement)) return statement.members.flatMap(declaredBy)
    return childrenOf(statement)
      .flatMap((child) =>
        ts.isVariableDeclarationList(child) ? child.declarations.flatMap(declaredBy) : [],
      )
      .concat(declaredBy(statement))
  })
}

function declaredBy(node: ts.Node): string[] {
  return 'name' in node && node.name ? namesIn(node.name as ts.Node) : []
}

function isDeclared(node: ts.Node): boolean {
  const { parent } = node
  const declares =
    ts.isVariableDeclaration(parent) || ts.isBindingElement(parent) || ts.isParameter(parent)
  return declares && parent.name === node
}

/** A name that stands for something, and is no property of something else. */
function isReference(node: ts.Node): node is ts.Identifier | ts.PrivateIdentifier {
  if (ts.isPrivateIdentifier(node)) return true
  if (!ts.isIdentifier(node) || ts.isTypeNode(node.parent)) return false
  if (ts.isShorthandPropertyAssignment(node.parent)) return true
  const isLabel = 'name' in node.parent && node.parent.name === node
  return !isLabel && !('propertyName' in node.parent && node.parent.propertyName === node)
}
