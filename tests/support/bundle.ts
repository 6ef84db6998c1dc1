/** Bundles a TypeScript entry that runs in a Node process of its own. */
import path from 'node:path'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Bundles `entry` (a path below the project) and returns the file to run. It lies inside node_modules, where Node finds
 * the native module that is left out.
 */
export async function bundle(entry: string): Promise<string> {
  const name = path.basename(entry, '.ts')
  const outDir = path.join(root, 'node_modules/.cache/docket', name)
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    build: {
      ssr: path.join(root, entry),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
    ssr: { noExternal: true, external: ['@photostructure/sqlite', 'electron'] },
  })
  return path.join(outDir, `${name}.mjs`)
}
