/** Leaves the schemas of `shared` out of a window: they are for main, which parses; making them all takes as long as a window's first frame. */
import path from 'node:path'
import type { Plugin } from 'vite'

interface Span {
  type: string
  start: number
  end: number
}
interface Statement extends Span {
  declaration?: Statement | null
  declarations?: { init: Span | null }[]
}

/**
 * Tells the bundler that what a module of `shared` makes as it loads does nothing else, so that what nobody uses is left
 * out. A build that would take zod in all the same fails: where a window uses a schema, a plain function does its work.
 * @param root of the project
 */
export function withoutSchemas(root: string): Plugin {
  const shared = path.join(root, 'shared').replaceAll('\\', '/')
  return {
    name: 'without-schemas',
    apply: 'build',
    // After the types are gone.
    enforce: 'post',
    transform(code, id) {
      if (!id.startsWith(`${shared}/`) || !id.endsWith('.ts')) return null
      const { body } = this.parse(code) as unknown as { body: Statement[] }
      return { code: withPureCalls(code, body.flatMap(callsMadeBy)), map: null }
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? Object.entries(part.modules) : [],
      )
      const taken = modules.find(
        ([id, { renderedLength }]) =>
          renderedLength > 0 && /[\\/]node_modules[\\/]zod[\\/]/.test(id),
      )
      if (taken) this.error(`A schema is used in the window: ${taken[0]} came with it.`)
    },
  }
}

/** The calls whose results a statement gives names to. */
function callsMadeBy({ type, declaration, declarations = [] }: Statement): Span[] {
  if (type === 'ExportNamedDeclaration') return declaration ? callsMadeBy(declaration) : []
  const values = type === 'VariableDeclaration' ? declarations.map(({ init }) => init) : []
  return values
    .filter((init) => init !== null)
    .filter(({ type: made }) => made === 'CallExpression' || made === 'ObjectExpression')
}

/** A mark speaks of one call; here the calls that lead to it are to be left out with it. */
function withPureCalls(code: string, calls: readonly Span[]): string {
  return calls.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/*#__PURE__*/ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    code,
  )
}
