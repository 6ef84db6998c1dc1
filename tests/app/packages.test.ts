/** `npm run dist`: what it makes for other systems than this one, and what it says when it cannot. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { listPackage } from '@electron/asar'
import { misfitsAmong, nativePartsIn } from '../../build/native-parts.mjs'
import { root } from '../../build/terminal.mjs'
import { standInForMac, standInForWindows } from '../support/stand-in-electron'
import { expect, test } from './support'

function dist(words: readonly string[], environment: Record<string, string>) {
  const { ELECTRON_OVERRIDE_DIST_PATH: _own, ...env } = process.env
  return spawnSync(process.execPath, ['build/dist.mjs', '--built', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...env, ...environment },
    timeout: 280_000,
  })
}

const nothingThere = 'http://127.0.0.1:9/'

for (const architecture of ['x64', 'arm64'] as const)
  test(`a package for Windows ${architecture} holds machine code for that alone`, () => {
    const electron = standInForWindows(architecture)
    const packed = dist(['--win', `--${architecture}`, 'dir'], {
      ELECTRON_OVERRIDE_DIST_PATH: electron,
    })
    expect(packed.status, packed.stderr).toBe(0)
    const name = architecture === 'x64' ? 'win-unpacked' : `win-${architecture}-unpacked`
    const folder = path.join(root, 'dist', name)
    const parts = nativePartsIn(folder)
    expect(parts.map(({ file }) => path.basename(file)).toSorted()).toEqual([
      '@photostructure+sqlite.glibc.node',
      'Docket.exe',
      'onnxruntime.dll',
      'onnxruntime_binding.node',
    ])
    expect(misfitsAmong(parts, { system: 'win32', architectures: [architecture] })).toEqual([])
    const within = listPackage(path.join(folder, 'resources/app.asar'), { isPack: false })
    expect(new Set(within.map((file) => file.split('/')[1]))).toEqual(
      new Set(['node_modules', 'out', 'package.json']),
    )
    expect(readFileSync(path.join(folder, 'bin/docket.cmd'), 'utf8')).toContain('..\\Docket.exe')
    const licences = readFileSync(path.join(folder, 'resources/licences.json'), 'utf8')
    const names = (JSON.parse(licences) as { name: string }[]).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['docket', 'svelte', 'libheif-js', 'electron']))
    const bill = readFileSync(path.join(folder, 'resources/sbom.cdx.json'), 'utf8')
    expect(JSON.parse(bill)).toMatchObject({ bomFormat: 'CycloneDX' })
    rmSync(folder, { recursive: true })
    rmSync(electron, { recursive: true })
  })

test('a package for macOS holds the native modules of both processors', () => {
  const electron = standInForMac('arm64')
  const packed = dist(['--mac', '--arm64', 'dir'], { ELECTRON_OVERRIDE_DIST_PATH: electron })
  expect(packed.status, packed.stderr).toBe(0)
  const folder = path.join(root, 'dist/mac-arm64')
  const wanted = { system: 'darwin', architectures: ['x64', 'arm64'] }
  expect(misfitsAmong(nativePartsIn(folder), wanted)).toEqual([])
  const archive = path.join(folder, 'Docket.app/Contents/Resources/app.asar')
  const within = listPackage(archive, { isPack: false })
  expect(within.filter((file) => /\/(linux|win32)([-/]|$)/.test(file))).toEqual([])
  const about = readFileSync(path.join(folder, 'Docket.app/Contents/Info.plist'), 'utf8')
  expect(about).not.toContain('NSAllowsArbitraryLoads')
  rmSync(folder, { recursive: true })
  rmSync(electron, { recursive: true })
})

test('an Electron of another system is refused, and the exit code says so', () => {
  const electron = standInForWindows('x64')
  const refused = dist(['--win', '--arm64', 'dir'], { ELECTRON_OVERRIDE_DIST_PATH: electron })
  expect(refused.stderr).toContain('is for win32 x64, not for win32 arm64')
  expect(refused.status).toBe(1)
  rmSync(electron, { recursive: true })
})

test('where the official Electron cannot be had, packages for another system are refused in a sentence', () => {
  for (const words of [
    ['--win', 'dir'],
    ['--mac', 'zip'],
    ['--linux', '--arm64', 'deb'],
  ]) {
    if (words[0] === { win32: '--win', darwin: '--mac' }[process.platform as string]) continue
    const refused = dist(words, { ELECTRON_MIRROR: nothingThere })
    expect(refused.stderr).toMatch(
      /not made: \w+ \w+: no Electron [\d.]+ for \w+ \w+: 127\.0\.0\.1:9 cannot be reached/,
    )
    expect(refused.status).toBe(1)
  }
})
