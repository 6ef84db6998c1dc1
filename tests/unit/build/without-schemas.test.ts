import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { withoutSchemas } from '../../../build/without-schemas'
import { root } from '../../../build/terminal.mjs'
import { temporaryFolder } from '../../support/files'

const thing = `import * as z from 'zod'
const short: z.ZodString = z.string().max(5)
export const kinds = ['one', 'two'] as const
export const Kind = z.enum(kinds)
export const Thing = z.object({ kind: Kind.optional(), short }).refine((of) => of.short !== '')
export const contract = { shop: { add: { input: Thing.array() } } }
export const described: string = kinds.map((kind) => kind.toUpperCase()).join(' and ')
`

/** The text of a window that imports a module of `shared`. */
async function windowOf(main: string): Promise<string> {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'shared'))
  writeFileSync(path.join(folder, 'shared/thing.ts'), thing)
  writeFileSync(path.join(folder, 'main.ts'), main)
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { zod: path.join(root, 'node_modules/zod') } },
    plugins: [withoutSchemas(folder)],
    build: { write: false, minify: false, lib: { entry: 'main.ts', formats: ['es'] } },
  })
  const [first] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[]
  return first?.output[0].code ?? ''
}

test('a window takes the lists and words of a module without its schemas', async () => {
  const text = await windowOf(`import { described, kinds } from './shared/thing'
    import type { Kind } from './shared/thing'
    document.title = kinds[0] + described`)
  expect(text).toMatch(/\["one", "two"\]/)
  expect(text).toContain('toUpperCase')
  expect(text.length).toBeLessThan(500)
})

test('a window that uses a schema is not built', async () => {
  const main = "import { Kind } from './shared/thing'\ndocument.title = Kind.parse('one')"
  await expect(windowOf(main)).rejects.toThrow('A schema is used in the window')
})
