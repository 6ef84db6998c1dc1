import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { formatOf } from '../../../build/binary-format.mjs'
import { root } from '../../../build/terminal.mjs'

const modules = path.join(root, 'node_modules')
const formatOfModule = (file: string) => formatOf(readFileSync(path.join(modules, file)))

const prebuild = (name: string) =>
  `@photostructure/sqlite/prebuilds/${name}/@photostructure+sqlite.glibc.node`

test.each([
  [prebuild('linux-x64'), 'linux', ['x64']],
  [prebuild('linux-arm64'), 'linux', ['arm64']],
  [prebuild('win32-x64'), 'win32', ['x64']],
  [prebuild('win32-arm64'), 'win32', ['arm64']],
  [prebuild('darwin-x64'), 'darwin', ['x64']],
  [prebuild('darwin-arm64'), 'darwin', ['arm64']],
  ['7zip-bin/linux/ia32/7za', 'linux', ['ia32']],
  ['7zip-bin/linux/arm/7za', 'linux', ['arm']],
  ['7zip-bin/win/ia32/7za.exe', 'win32', ['ia32']],
  ['onnxruntime-node/bin/napi-v6/win32/arm64/onnxruntime.dll', 'win32', ['arm64']],
  ['onnxruntime-node/bin/napi-v6/linux/x64/libonnxruntime.so.1', 'linux', ['x64']],
  ['onnxruntime-node/bin/napi-v6/darwin/arm64/libonnxruntime.1.23.2.dylib', 'darwin', ['arm64']],
  ['@electron-internal/extract-zip/index.darwin-universal.node', 'darwin', ['x64', 'arm64']],
] as const)('the header of %s says %s %j', (file, system, architectures) => {
  const found = formatOfModule(file)
  expect(found?.system).toBe(system)
  expect(found?.architectures.toSorted()).toEqual(architectures.toSorted())
})

test.each(['onnxruntime-web/dist/ort-wasm-simd-threaded.wasm', '7zip-bin/index.js'])(
  '%s is no machine code',
  (file) => {
    expect(formatOfModule(file)).toBeUndefined()
  },
)

test('a class file of Java, which begins like a universal binary, is no machine code', () => {
  const java = Buffer.alloc(64)
  java.writeUInt32BE(0xcafebabe, 0)
  java.writeUInt32BE(52, 4)
  expect(formatOf(java)).toBeUndefined()
})

test('a file that ends within its header is no machine code, and nothing is thrown', () => {
  for (const file of [prebuild('win32-x64'), prebuild('linux-x64'), prebuild('darwin-x64')]) {
    const whole = readFileSync(path.join(modules, file))
    for (let length = 0; length < 64; length += 1)
      expect(formatOf(whole.subarray(0, length))).toBeUndefined()
  }
  const windows = readFileSync(path.join(modules, prebuild('win32-x64')))
  expect(formatOf(windows.subarray(0, windows.readUInt32LE(0x3c) + 5))).toBeUndefined()
})
