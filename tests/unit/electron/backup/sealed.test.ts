/** A sealed stream: whatever of it is changed, cut, moved or exchanged is refused, and only its passphrase opens it. */
import { writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { headerBytes, pieceBytes, seal, unseal } from '../../../../electron/backup/sealed'
import { pack, unpack } from '../../../../electron/backup/archive'
import { AppError } from '../../../../shared/errors'
import { fileIn, temporaryFolder } from '../../../support/files'

const passphrase = 'four words of Zoë'
const cheap = 10
const sealedPiece = pieceBytes + 16

async function all(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const taken: Buffer[] = []
  for await (const part of parts) taken.push(part)
  return Buffer.concat(taken)
}

async function* inParts(bytes: Buffer, size = 10_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const sealed = (bytes: Buffer) => all(seal(inParts(bytes), passphrase, cheap))

async function opened(bytes: Buffer, typed = passphrase): Promise<Buffer> {
  const name = path.join(temporaryFolder(), 'sealed')
  writeFileSync(name, bytes)
  const file = await open(name, 'r')
  try {
    return await all(unseal(file, typed))
  } finally {
    await file.close()
  }
}

const refusal = (bytes: Buffer, typed?: string) =>
  opened(bytes, typed).then(
    () => 'opened',
    (error: unknown) => AppError.from(error).code,
  )

const pattern = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 31) % 251))

test.each([0, 1, pieceBytes - 1, pieceBytes, pieceBytes + 1, 3 * pieceBytes])(
  'what was sealed is what is opened: %i bytes',
  async (length) => {
    expect((await opened(await sealed(pattern(length)))).equals(pattern(length))).toBe(true)
  },
)

test('two seals of the same have nothing in common', async () => {
  const [one, other] = [await sealed(pattern(100)), await sealed(pattern(100))]
  expect(one.subarray(headerBytes).equals(other.subarray(headerBytes))).toBe(false)
})

test('every flipped bit is refused', async () => {
  const whole = await sealed(pattern(40))
  for (let bit = 0; bit < whole.length * 8; bit += 1) {
    const turned = Buffer.from(whole)
    turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    const expected = ['backup-unknown', 'backup-newer', 'backup-damaged', 'passphrase-wrong']
    const allowed = bit >> 3 < headerBytes ? expected : ['backup-damaged']
    expect(allowed, `bit ${bit}`).toContain(await refusal(turned))
  }
})

test('a cut at the edge of a piece, beside it, or none at all but more behind it is refused', async () => {
  const whole = await sealed(pattern(2 * pieceBytes + 5))
  for (const edge of [0, 1, 2].map((number) => headerBytes + number * sealedPiece))
    for (const cut of [edge - 1, edge, edge + 1])
      expect(await refusal(whole.subarray(0, cut)), `cut at ${cut}`).not.toBe('opened')
  expect(await refusal(whole.subarray(0, headerBytes + sealedPiece))).toBe('backup-damaged')
  expect(await refusal(Buffer.concat([whole, Buffer.from('x')]))).toBe('backup-damaged')
  expect(await refusal(Buffer.concat([whole, whole.subarray(headerBytes)]))).toBe('backup-damaged')
})

test('pieces in another order, or of another backup, are refused', async () => {
  const whole = await sealed(pattern(3 * pieceBytes))
  const other = await sealed(pattern(3 * pieceBytes))
  const at = (number: number) => headerBytes + number * sealedPiece
  const swapped = Buffer.concat([
    whole.subarray(0, at(0)),
    whole.subarray(at(1), at(2)),
    whole.subarray(at(0), at(1)),
    whole.subarray(at(2)),
  ])
  expect(await refusal(swapped)).toBe('backup-damaged')
  const mixed = Buffer.concat([whole.subarray(0, at(1)), other.subarray(at(1))])
  expect(await refusal(mixed)).toBe('backup-damaged')
})

test('another passphrase is named, the same one typed in other code points opens', async () => {
  const whole = await sealed(pattern(9))
  expect(await refusal(whole, 'four words of Zoe')).toBe('passphrase-wrong')
  expect(await refusal(whole, passphrase.normalize('NFD'))).toBe('opened')
})

test('a newer version, other files and empty ones are named', async () => {
  const newer = await sealed(pattern(9))
  newer[8] = 2
  expect(await refusal(newer)).toBe('backup-newer')
  expect(await refusal(Buffer.from('%PDF-1.7 and more of it than a header has bytes'))).toBe(
    'backup-unknown',
  )
  expect(await refusal(Buffer.alloc(0))).toBe('backup-unknown')
})

test('files come out as they went in, and a stream that ends too soon or says otherwise is refused', async () => {
  const source = fileIn(temporaryFolder(), 'large', pattern(200_000))
  const packed = await all(
    pack([
      { name: 'a', source: Buffer.from('first') },
      { name: 'b/c', source },
      { name: 'empty', source: Buffer.alloc(0) },
    ]),
  )
  const read = async (bytes: Buffer) => {
    const files: [string, Buffer][] = []
    for await (const given of unpack(inParts(bytes, 777)))
      files.push([given.name, await all(given.bytes())])
    return files
  }
  const files = await read(packed)
  expect(files.map(([name]) => name)).toEqual(['a', 'b/c', 'empty'])
  expect(files[1]?.[1].equals(pattern(200_000))).toBe(true)
  await expect(read(packed.subarray(0, -1))).rejects.toMatchObject({ code: 'backup-damaged' })
  const turned = Buffer.from(packed)
  turned[100_000] = (turned[100_000] ?? 0) ^ 1
  await expect(read(turned)).rejects.toMatchObject({ code: 'backup-damaged' })
})
