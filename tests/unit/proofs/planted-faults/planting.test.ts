import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { root } from '../../../../build/terminal.mjs'
import { faults } from '../../../proofs/planted-faults/faults'
import { fileOf, movedFile, planted } from '../../../proofs/planted-faults/planting'
import { instead, replace, value } from '../../../proofs/planted-faults/syntax'
import { plants } from '../../../proofs/simulator/plants'

it.each(faults)('there is the test that is to catch: $name', ({ test: [file] }) => {
  expect(existsSync(path.join(root, movedFile(root, file)))).toBe(true)
})

it.each([...faults, ...plants])('there is a place for this fault: $name', (fault) => {
  const text = readFileSync(path.join(root, fileOf(root, fault)), 'utf8')
  expect(planted(text, fault)).not.toBe(text)
})

const source = `
  import { other } from './other'
  interface Box { open(): number }
  export class Box {
    #size: number
    constructor(size: number) { this.#size = size }
    open(): number
    open(): number { return this.#size }
    #shut(): number { return 0 }
  }
  export const most = 3
  export const cache = { open: () => { return most } }
  function open(): number { return 1 }
`

test.each([
  ['open', 'function open(): number { return other }'],
  ['Box.open', 'open(): number { return other }\n    #shut'],
  ['Box.#shut', '#shut(): number { return other }'],
  ['Box.constructor', 'constructor(size: number) { return other }'],
])('%s is one function', (at, expected) => {
  const text = planted(source, { name: 'it', at, change: instead('return other') })
  expect(text).toContain(expected)
})

it('a constant is a place of its own', () => {
  const change = replace(value('most'), 'open()')
  expect(planted(source, { name: 'it', at: 'most', change })).toContain('most = open()')
})

it('new code may declare names of its own', () => {
  const code = 'const { a, b: [c] } = this.sum((d) => d.e); return a + c + Math.max(1)'
  const change = instead(code)
  expect(planted(source, { name: 'it', at: 'open', change })).toContain(code)
})

test.each([
  ['shut', 'nothing has this name'],
  ['Box', 'no body'],
])('there is no place in %s, and the fault is named', (at, why) => {
  const plant = () => planted(source, { name: 'the fault', at, change: instead('return 1') })
  expect(plant).toThrow(`"the fault" has no place in ${at}: ${why}`)
})

describe('where the sources are', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'docket-places-'))
    const put = (file: string, text: string) => {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    put('electron/a/box.ts', source)
    put('electron/b/chest.ts', 'export function lift() { return 1 }')
    put('electron/c/lid.ts', 'export function judge() { return 1 }')
    put('electron/c/rim.ts', 'export function judge() { return 2 }')
    put('electron/c/foot.ts', '// lift() is done elsewhere\nexport const foot = 1')
  })
  afterAll(() => {
    rmSync(folder, { recursive: true })
  })
  const find = (file: string, at: string) => fileOf(folder, { name: 'the fault', file, at })

  it('a place is taken where it was last seen', () => {
    expect(find('electron/c/rim.ts', 'judge')).toBe('electron/c/rim.ts')
  })

  test.each([
    ['whose file was moved', 'electron/old/box.ts', 'Box.open', 'electron/a/box.ts'],
    ['whose file was named anew', 'electron/b/trunk.ts', 'lift', 'electron/b/chest.ts'],
    ['that moved to another file', 'electron/c/foot.ts', 'lift', 'electron/b/chest.ts'],
    ['that others have too', 'electron/old/lid.ts', 'judge', 'electron/c/lid.ts'],
  ])('a place is found %s', (_case, file, at, expected) => {
    expect(find(file, at)).toBe(expected)
  })

  it('a file that was moved is known by its name, where no other has it', () => {
    expect(movedFile(folder, 'electron/a/box.ts')).toBe('electron/a/box.ts')
    expect(movedFile(folder, 'electron/old/chest.ts')).toBe('electron/b/chest.ts')
    const gone = 'electron/old/edge.ts is gone, and nothing has its name'
    expect(() => movedFile(folder, 'electron/old/edge.ts')).toThrow(gone)
  })

  it('a place that is gone, or in doubt, is told', () => {
    const gone =
      '"the fault" has no place: tilt is not in electron/c/rim.ts nor elsewhere in electron'
    expect(() => find('electron/c/rim.ts', 'tilt')).toThrow(gone)
    const doubt = '"the fault" has no place: judge is electron/c/lid.ts, electron/c/rim.ts'
    expect(() => find('electron/old/edge.ts', 'judge')).toThrow(doubt)
  })
})
