import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { misfitsAmong, nativePartsIn } from '../../../build/native-parts.mjs'
import { root } from '../../../build/terminal.mjs'
import { temporaryFolder } from '../../support/files'

/** What a package unpacks beside its archive, laid out from the real modules. */
function packed(system: string, architecture: string): string {
  const folder = temporaryFolder('docket-native')
  for (const place of [
    `@photostructure/sqlite/prebuilds/${system}-${architecture}`,
    `onnxruntime-node/bin/napi-v6/${system}/${architecture}`,
  ]) {
    const target = path.join(folder, 'node_modules', place)
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(path.join(root, 'node_modules', place), target, { recursive: true })
  }
  return folder
}

const kinds = ['linux', 'win32', 'darwin'].flatMap((system) =>
  ['x64', 'arm64'].map((architecture) => [system, architecture] as const),
)

test.each(kinds)('the modules of %s %s fit this package and no other', (system, architecture) => {
  const parts = nativePartsIn(packed(system, architecture))
  for (const [otherSystem, otherArchitecture] of kinds) {
    const misfits = misfitsAmong(parts, {
      system: otherSystem,
      architectures: [otherArchitecture],
    })
    const isSame = otherSystem === system && otherArchitecture === architecture
    expect(misfits.length === 0, misfits.join('; ')).toBe(isSame)
  }
})

test('what is for another architecture or is missing is named', () => {
  const folder = packed('win32', 'x64')
  rmSync(path.join(folder, 'node_modules/onnxruntime-node/bin/napi-v6/win32/x64/onnxruntime.dll'))
  cpSync(
    path.join(root, 'node_modules/7zip-bin/win/arm64/7za.exe'),
    path.join(folder, 'resources/pack.exe'),
  )
  const wanted = { system: 'win32', architectures: ['x64'] }
  expect(misfitsAmong(nativePartsIn(folder), wanted)).toEqual([
    'resources/pack.exe is for win32 arm64',
    'the library of ONNX Runtime for win32 x64 is missing',
  ])
})

test('a universal package holds the modules of both architectures', () => {
  const wanted = { system: 'darwin', architectures: ['x64', 'arm64'] }
  const [intel, apple] = ['x64', 'arm64'].map((each) => nativePartsIn(packed('darwin', each)))
  expect(misfitsAmong([...(intel ?? []), ...(apple ?? [])], wanted)).toEqual([])
  expect(misfitsAmong(intel ?? [], wanted)).toHaveLength(3)
})
