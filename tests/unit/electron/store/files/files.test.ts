import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FileStore } from '../../../../../electron/store/files/files'
import { Quarantine } from '../../../../../electron/store/recovery/quarantine'
import { fileIn, sha256, temporaryFolder } from '../../../../support/files'
import { forSeeds } from '../../../../support/random'
import { patienceMs } from '../../../../support/patience'

const largest = 1024 * 1024

async function prepared() {
  const root = path.join(temporaryFolder(), 'receipts')
  const store = new FileStore(root)
  await store.prepare()
  const list = (folder: string) => readdirSync(path.join(root, folder))
  return { root, store, list, outside: temporaryFolder() }
}

const mode = (file: string) => statSync(file).mode & 0o777

test('a file is copied whole, hashed, and readable by this user only', async () => {
  const { store, outside, root } = await prepared()
  const bytes = Buffer.from('%PDF-1.4 receipt')
  const source = fileIn(outside, 'a.pdf', bytes)
  const incoming = await store.take(source, () => largest)
  expect(incoming).toMatchObject({ sha256: sha256(bytes), size: bytes.length, head: bytes })
  await store.keep([incoming])
  const original = store.originalPath(incoming.sha256)
  expect(readFileSync(original)).toEqual(bytes)
  expect(mode(original)).toBe(0o600)
  for (const folder of ['incoming', 'originals', 'sidecars'])
    expect(mode(path.join(root, folder))).toBe(0o700)
  expect(readFileSync(source)).toEqual(bytes)
})

test('files and bytes of any size come out as they went in', async () => {
  const { store, outside } = await prepared()
  const sizes = [1, 2, 65_535, 65_536, 65_537, 262_143, 262_144, 262_145, 600_000]
  await forSeeds(3, async (random) => {
    for (const size of sizes) {
      const bytes = Buffer.alloc(size, random.text(7, 'abcdefgh'))
      for (const source of [fileIn(outside, 'x', bytes), bytes]) {
        const incoming = await store.take(source, () => largest)
        expect(incoming.size).toBe(size)
        expect(incoming.sha256).toBe(sha256(bytes))
        expect(incoming.head.equals(bytes.subarray(0, 65_536))).toBe(true)
        await store.keep([incoming])
        expect((await store.readOriginal(incoming.sha256)).equals(bytes)).toBe(true)
      }
    }
  })
})

test('bytes without a path are kept like a file', async () => {
  const { store } = await prepared()
  const incoming = await store.take(Uint8Array.of(1, 2, 3), () => largest)
  await store.keep([incoming])
  expect(mode(store.originalPath(incoming.sha256))).toBe(0o600)
})

test('two equal files are one original', async () => {
  const { store, list } = await prepared()
  const bytes = Uint8Array.of(1, 2, 3)
  await store.keep([await store.take(bytes, () => largest), await store.take(bytes, () => largest)])
  await store.keep([await store.take(bytes, () => largest)])
  expect(list('originals')).toEqual([sha256(bytes)])
  expect(list('incoming')).toEqual([])
})

test('a copy that is not wanted leaves nothing', async () => {
  const { store, list } = await prepared()
  const incoming = await store.take(Uint8Array.of(1), () => largest)
  await store.drop(incoming)
  await store.drop(incoming)
  expect(list('incoming')).toEqual([])
  expect(list('originals')).toEqual([])
})

test('an empty file, a folder, a link, a missing file and a too large one are refused by name', async () => {
  const { store, outside, list } = await prepared()
  const file = fileIn(outside, 'real.pdf', Buffer.from('x'))
  const at = (name: string) => path.join(outside, name)
  mkdirSync(at('folder'))
  symlinkSync(file, at('link.pdf'))
  symlinkSync(at('nowhere'), at('broken.pdf'))
  symlinkSync(at('folder'), at('folder-link'))
  writeFileSync(at('empty'), '')
  writeFileSync(at('large'), Buffer.alloc(1001))
  const cases: [string, string][] = [
    ['empty', 'file-empty'],
    ['folder', 'file-not-regular'],
    ['link.pdf', 'file-not-regular'],
    ['broken.pdf', 'file-not-regular'],
    ['folder-link', 'file-not-regular'],
    ['missing', 'file-unreadable'],
    ['real.pdf/below', 'file-unreadable'],
    ['x'.repeat(300), 'file-unreadable'],
    ['large', 'file-too-large'],
  ]
  for (const [name, code] of cases)
    await expect(
      store.take(at(name), () => 1000),
      name,
    ).rejects.toMatchObject({ code })
  await expect(store.take(new Uint8Array(), () => 1000)).rejects.toMatchObject({
    code: 'file-empty',
  })
  await expect(store.take(new Uint8Array(1001), () => 1000)).rejects.toMatchObject({
    code: 'file-too-large',
  })
  await expect(store.take(Buffer.alloc(1000), () => 1000)).resolves.toMatchObject({ size: 1000 })
  expect(list('incoming')).toHaveLength(1)
})

test('a file that is still being written is refused, and saved once it is whole', async () => {
  const { store, outside, list } = await prepared()
  const source = fileIn(outside, 'scan.pdf', Buffer.alloc(20_000_000, 'x'))
  const writing = setInterval(() => {
    appendFileSync(source, 'y')
  }, 1)
  const taken = store.take(source, () => 50_000_000)
  await expect(taken).rejects.toMatchObject({ code: 'file-changing' })
  clearInterval(writing)
  expect(list('incoming')).toEqual([])
  const { sha256: hash } = await store.take(source, () => 50_000_000)
  expect(hash).toBe(sha256(readFileSync(source)))
})

test('a pipe, a socket and a device are refused without waiting on them', async () => {
  const { store, outside } = await prepared()
  const pipe = path.join(outside, 'pipe')
  execFileSync('mkfifo', [pipe])
  const socket = path.join(outside, 'socket')
  const server = net.createServer().listen(socket)
  onTestFinished(() => void server.close())
  const begun = performance.now()
  await expect(store.take(pipe, () => largest)).rejects.toMatchObject({ code: 'file-not-regular' })
  await expect(store.take('/dev/zero', () => largest)).rejects.toMatchObject({
    code: 'file-not-regular',
  })
  await expect(store.take(socket, () => largest)).rejects.toMatchObject({
    code: expect.stringMatching(/^file-(unreadable|not-regular)$/) as string,
  })
  expect(performance.now() - begun).toBeLessThan(patienceMs)
})

test('a path with a zero byte is refused, not thrown about', async () => {
  const { store } = await prepared()
  await expect(store.take('/tmp/a\0b', () => largest)).rejects.toMatchObject({
    code: 'file-unreadable',
  })
})

test('a sparse file that claims to be huge is refused before it is read', async () => {
  const { store, outside } = await prepared()
  const file = fileIn(outside, 'huge', Buffer.from('x'))
  truncateSync(file, 100 * 1024 ** 3)
  const begun = performance.now()
  await expect(store.take(file, () => largest)).rejects.toMatchObject({ code: 'file-too-large' })
  expect(performance.now() - begun).toBeLessThan(patienceMs)
})

test('a file under /proc whose size says nothing is still measured by what comes out', async () => {
  const { store } = await prepared()
  await expect(store.take('/proc/self/status', () => 10)).rejects.toMatchObject({
    code: 'file-too-large',
  })
})

test('what an interrupted copy left is cleared at the next start; originals stay', async () => {
  const { store, list } = await prepared()
  const kept = await store.take(Uint8Array.of(1), () => largest)
  await store.keep([kept])
  await store.take(Uint8Array.of(2), () => largest)
  expect(list('incoming')).toHaveLength(1)
  await store.prepare()
  expect(list('incoming')).toEqual([])
  expect(list('originals')).toEqual([kept.sha256])
})

test('an original that changed or shrank is never handed out, but moved to quarantine', async () => {
  const { root } = await prepared()
  const folder = path.join(temporaryFolder(), 'quarantine')
  const store = new FileStore(root, new Quarantine({ root: folder, now: () => new Date() }))
  const bytes = Buffer.from('%PDF-1.4 receipt')
  const damages = [
    (original: string) => writeFileSync(original, '%PDF-1.4 receipX'),
    (original: string) => truncateSync(original, 3),
    (original: string) => truncateSync(original, 0),
  ]
  for (const damage of damages) {
    const incoming = await store.take(bytes, () => largest)
    await store.keep([incoming])
    const original = store.originalPath(incoming.sha256)
    damage(original)
    const damaged = readFileSync(original)
    await expect(store.readOriginal(incoming.sha256)).rejects.toMatchObject({
      code: 'original-lost',
    })
    expect(existsSync(original)).toBe(false)
    const newest = readdirSync(folder).toSorted().at(-1) ?? ''
    expect(readFileSync(path.join(folder, newest, incoming.sha256))).toEqual(damaged)
  }
  await expect(store.readOriginal('0'.repeat(64))).rejects.toMatchObject({ code: 'original-lost' })
})

test('an original that cannot be read at the moment stays where it is', async () => {
  const { root } = await prepared()
  const folder = path.join(temporaryFolder(), 'quarantine')
  const store = new FileStore(root, new Quarantine({ root: folder, now: () => new Date() }))
  const original = store.originalPath('0'.repeat(64))
  mkdirSync(original)
  await expect(store.readOriginal('0'.repeat(64))).rejects.toMatchObject({ code: 'EISDIR' })
  expect(existsSync(original)).toBe(true)
  expect(existsSync(folder)).toBe(false)
})

test('an original is not removed while a capture of the same file is at work', async () => {
  const { store, list } = await prepared()
  const bytes = Uint8Array.of(1, 2, 3)
  const batch = [await store.take(bytes, () => largest), await store.take(bytes, () => largest)]
  await store.keep(batch)
  expect(store.removeOriginalNow(sha256(bytes))).toBe(false)
  store.release(batch.slice(0, 1))
  expect(store.removeOriginalNow(sha256(bytes))).toBe(false)
  expect(list('originals')).toEqual([sha256(bytes)])
  store.release(batch.slice(1))
  expect(store.removeOriginalNow(sha256(bytes))).toBe(true)
  expect(list('originals')).toEqual([])
})

test('fifty files taken at once do not mix', async () => {
  const { store } = await prepared()
  const files = Array.from({ length: 50 }, (_, index) => Buffer.alloc(1000 + index, index))
  const taken = await Promise.all(files.map((bytes) => store.take(bytes, () => largest)))
  await store.keep(taken)
  for (const [index, bytes] of files.entries())
    expect((await store.readOriginal(taken[index]!.sha256)).equals(bytes)).toBe(true)
})
