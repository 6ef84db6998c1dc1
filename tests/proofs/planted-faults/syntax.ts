/** Finds a place in a function by its syntax, whatever its format and its neighbours, and changes what stands there. */
import ts from 'typescript'

/** There is no such place, or more than one. */
export class Misfit extends Error {}

/** A part of a function, known by what it is and by words in it: names, and words or numbers in literals. */
export type Pick = (scope: ts.Node) => ts.Node

interface Edit {
  start: number
  end: number
  text: string
}

export type Change = (scope: ts.Node) => Edit[]

/** The one call of a function or method of this name. */
export const call = (name: string, ...words: string[]): Pick =>
  theOne(`call of ${name}`, words, (node) => (isCallOf(node, name) ? node : undefined))

/** What the one call of a function is given; -1 is its last argument. */
export const argument = (name: string, index: number, ...words: string[]): Pick =>
  theOne(`call of ${name}`, words, (node) => {
    if (!isCallOf(node, name)) return undefined
    const found = node.arguments.at(index)
    if (!found) throw new Misfit(`no argument ${index} in the call of ${name}`)
    return { holder: node, node: found }
  })

/** What the one `if` or `? :` with these words in it asks. */
export const condition = (...words: string[]): Pick =>
  theOne('condition', words, (node) => {
    if (ts.isIfStatement(node)) return node.expression
    return ts.isConditionalExpression(node) ? node.condition : undefined
  })

/** The innermost `if` with these words in it or in what it does. */
export const branch = (...words: string[]): Pick =>
  theOne('branch', words, (node) => (ts.isIfStatement(node) ? node : undefined))

/** What the one `return` with these words gives. */
export const returned = (...words: string[]): Pick =>
  theOne('return', words, (node) => (ts.isReturnStatement(node) ? node.expression : undefined))

/** What the one constant, property or assignment of this name is set to. */
export const value = (name: string, ...words: string[]): Pick =>
  theOne(`value of ${name}`, words, (node) => {
    if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node))
      return lastName(node.name) === name ? node.initializer : undefined
    const isSet =
      ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken
    return isSet && lastName(node.left) === name ? node.right : undefined
  })

/** The one string or template with these words in it. */
export const literal = (...words: string[]): Pick =>
  theOne('literal', words, (node) =>
    ts.isStringLiteral(node) || ts.isTemplateLiteral(node) ? node : undefined,
  )

/** The innermost array with these words in it. */
export const list = (...words: string[]): Pick =>
  theOne('list', words, (node) => (ts.isArrayLiteralExpression(node) ? node : undefined))

/** The inner place within the outer one. */
export const inside =
  (outer: Pick, inner: Pick): Pick =>
  (scope) =>
    inner(outer(scope))

/** Puts code in a place, given or made from what stands there. */
export const replace =
  (pick: Pick, code: string | ((was: string) => string)): Change =>
  (scope) => {
    const node = pick(scope)
    const was = node.getText()
    const text = typeof code === 'string' ? code : code(was)
    if (text === was) throw new Misfit(`nothing to change in: ${was}`)
    return [{ ...spanOf(node), text }]
  }

export const always = (pick: Pick): Change => replace(pick, 'true')
export const never = (pick: Pick): Change => replace(pick, 'false')

/** Takes those parts with any of the words out of a chain of `&&` or `||`, or out of an array. */
export const without = (pick: Pick, ...words: string[]): Change =>
  thinned(pick, (part) => !words.some((word) => mentions(part, word)))

/** Leaves only those parts of a chain or an array that have any of the words. */
export const onlyWith = (pick: Pick, ...words: string[]): Change =>
  thinned(pick, (part) => words.some((word) => mentions(part, word)))

/** Takes out the statement in which a place is. */
export const drop =
  (pick: Pick): Change =>
  (scope) => [{ ...spanOf(statementOf(pick(scope))), text: ';' }]

/** Brings the statement of one place before that of another. */
export const moveBefore =
  (pick: Pick, target: Pick): Change =>
  (scope) => {
    const [moved, first] = [statementOf(pick(scope)), statementOf(target(scope))]
    if (!('statements' in first.parent)) throw new Misfit(`no room before: ${first.getText()}`)
    if (moved.pos < first.pos) throw new Misfit(`already before: ${first.getText()}`)
    const at = first.getStart()
    return [
      { ...spanOf(moved), text: ';' },
      { start: at, end: at, text: `${moved.getText()};\n` },
    ]
  }

/** Has the function do nothing but this. */
export const instead =
  (code: string): Change =>
  (scope) => {
    const body = 'body' in scope ? (scope.body as ts.Node | undefined) : undefined
    if (!body || !ts.isBlock(body)) throw new Misfit('no body')
    return [{ ...spanOf(body), text: `{ ${code} }` }]
  }

export const both =
  (...changes: Change[]): Change =>
  (scope) =>
    changes.flatMap((change) => change(scope))

/** The text with the changes made. */
export function edited(text: string, edits: readonly Edit[]): string {
  const lastFirst = edits.toSorted((a, b) => b.start - a.start || b.end - a.end)
  let [changed, reached] = [text, Infinity]
  for (const { start, end, text: code } of lastFirst) {
    if (end > reached) throw new Misfit('two changes of the same place')
    changed = changed.slice(0, start) + code + changed.slice(end)
    reached = start
  }
  return changed
}

/** The last word of a name: `c` of `a.b.c`. */
export function lastName(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  const isName = ts.isIdentifier(node) || ts.isPrivateIdentifier(node) || ts.isStringLiteral(node)
  return isName ? node.text : undefined
}

/** All below a node, and itself. */
export function* within(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of childrenOf(node)) yield* within(child)
}

export function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  return children
}

interface Found {
  /** Where the words have to be. */
  holder: ts.Node
  node: ts.Node
}

/** Of several, one inside the other, the innermost. */
function theOne(
  what: string,
  words: readonly string[],
  see: (node: ts.Node) => ts.Node | Found | undefined,
): Pick {
  return (scope) => {
    const found: Found[] = []
    for (const node of within(scope)) {
      const seen = see(node)
      if (!seen) continue
      const pair = 'holder' in seen ? seen : { holder: seen, node: seen }
      if (words.every((word) => mentions(pair.holder, word))) found.push(pair)
    }
    const innermost = found.filter(
      ({ holder }) => !found.some((other) => other.holder !== holder && isIn(other.holder, holder)),
    )
    const [only, ...others] = innermost
    const named = words.length > 0 ? `${what} with ${words.join(', ')}` : what
    if (!only) throw new Misfit(`no ${named}`)
    if (others.length > 0) throw new Misfit(`more than one ${named}`)
    return only.node
  }
}

function isIn(inner: ts.Node, outer: ts.Node): boolean {
  for (let node = inner.parent; node.kind !== ts.SyntaxKind.SourceFile; node = node.parent)
    if (node === outer) return true
  return false
}

function isCallOf(node: ts.Node, name: string): node is ts.CallExpression {
  return ts.isCallExpression(node) && lastName(node.expression) === name
}

function mentions(node: ts.Node, word: string): boolean {
  for (const { kind, text } of wordsOf(node))
    if (kind === 'name' ? text === word : text.split(/[^\w-]+/).includes(word)) return true
  return false
}

function* wordsOf(node: ts.Node): Generator<{ kind: 'name' | 'text'; text: string }> {
  for (const part of within(node)) {
    if (ts.isIdentifier(part) || ts.isPrivateIdentifier(part))
      yield { kind: 'name', text: part.text }
    else if (ts.isLiteralExpression(part) || ts.isTemplateLiteralToken(part))
      yield { kind: 'text', text: part.text }
  }
}

function thinned(pick: Pick, isKept: (part: ts.Node) => boolean): Change {
  return (scope) => {
    const node = pick(scope)
    const { parts, put } = partsOf(node)
    const kept = parts.filter(isKept)
    if (kept.length === parts.length || (kept.length === 0 && !ts.isArrayLiteralExpression(node)))
      throw new Misfit(`nothing to take out of: ${node.getText()}`)
    return [{ ...spanOf(node), text: put(kept.map((part) => part.getText())) }]
  }
}

function partsOf(node: ts.Node): { parts: ts.Node[]; put: (texts: string[]) => string } {
  if (ts.isArrayLiteralExpression(node))
    return { parts: [...node.elements], put: (texts) => `[${texts.join(', ')}]` }
  if (!ts.isBinaryExpression(node)) throw new Misfit(`no parts in: ${node.getText()}`)
  const { operatorToken } = node
  const partsBelow = (one: ts.Node): ts.Node[] =>
    ts.isBinaryExpression(one) && one.operatorToken.kind === operatorToken.kind
      ? [...partsBelow(one.left), ...partsBelow(one.right)]
      : [one]
  return { parts: partsBelow(node), put: (texts) => texts.join(` ${operatorToken.getText()} `) }
}

function statementOf(node: ts.Node): ts.Statement {
  for (let at = node; at.kind !== ts.SyntaxKind.SourceFile; at = at.parent)
    if (ts.isStatement(at)) return at
  throw new Misfit(`no statement around: ${node.getText()}`)
}

const spanOf = (node: ts.Node) => ({ start: node.getStart(), end: node.getEnd() })
