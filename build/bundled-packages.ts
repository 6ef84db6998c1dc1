/** Writes down which packages a build takes in, so that their licences can go with it (build/licences.mjs). */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * @param root of the project
 * @param part of the app; the folders of its packages go to `out/packages/PART.json`
 */
export function bundledPackages(root: string, part: string): Plugin {
  return {
    name: 'bundled-packages',
    apply: 'build',
    writeBundle() {
      const folders = [...this.getModuleIds()].flatMap((id) => {
        const [folder] = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/')) ?? []
        return folder !== undefined && path.isAbsolute(folder) ? [path.relative(root, folder)] : []
      })
      const target = path.join(root, 'out/packages')
      mkdirSync(target, { recursive: true })
      const unique = [...new Set(folders)].toSorted().map((each) => each.replaceAll('\\', '/'))
      writeFileSync(path.join(target, `${part}.json`), JSON.stringify(unique))
    },
  }
}
