/**
 * A stream sealed by a passphrase, in pieces that cannot be changed, cut, put in another order, or exchanged: STREAM of
 * Hoang, Reyhanitabar, Rogaway and Vizár (2015) over AES-256-GCM, the key by scrypt (RFC 7914).
 *
 * Header of 51 bytes: `DOCKETBK`, version, log2 N, r, p, salt (16), nonce prefix (7), the first 16 bytes of an HMAC-SHA-256 over all
 * before it. Then pieces of 64 KiB, the last one shorter or not, each with its tag of 16 bytes; the nonce is prefix, number
 * (32 bits), and 1 for the last piece or 0; the header is authenticated with each.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { AppError } from '../../shared/errors'

const magic = Buffer.from('DOCKETBK')
const version = 1
const saltAt = 12
const prefixAt = 28
const proofAt = 35
export const headerBytes = 51
const tagBytes = 16
/** Bytes of plain text in a piece. */
export const pieceBytes = 64 * 1024

/** log2 of N for scrypt: with r 8 and p 1 this takes 128 MiB for a moment (OWASP, Password Storage). */
const usualCost = 17
/** What a header may ask for: up to 256 MiB. */
const costs = { least: 10, most: 18 } as const
const blockSize = 8

interface Keys {
  key: Buffer
  proofKey: Buffer
}

/** The same keys typed on another system are the same passphrase: Unicode has more than one way to write a letter. */
function keysFrom(passphrase: string, header: Buffer): Promise<Keys> {
  const salt = header.subarray(saltAt, prefixAt)
  const options = { N: 2 ** (header[9] ?? 0), r: blockSize, p: 1, maxmem: 512 * 2 ** 20 }
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, 64, options, (error, derived) => {
      if (error) reject(error)
      else resolve({ key: derived.subarray(0, 32), proofKey: derived.subarray(32) })
    })
  })
}

const proofOf = (header: Buffer, { proofKey }: Keys): Buffer =>
  createHmac('sha256', proofKey).update(header.subarray(0, proofAt)).digest().subarray(0, 16)

function nonceOf(header: Buffer, number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  header.copy(nonce, 0, prefixAt, proofAt)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Seals what `plain` gives. @param cost log2 of scrypt's N */
export async function* seal(
  plain: AsyncIterable<Uint8Array>,
  passphrase: string,
  cost = usualCost,
): AsyncGenerator<Buffer> {
  const head = [magic, Buffer.from([version, cost, blockSize, 1]), randomBytes(23)]
  const begun = Buffer.concat([...head, Buffer.alloc(16)])
  const keys = await keysFrom(passphrase, begun)
  const header = Buffer.concat([begun.subarray(0, proofAt), proofOf(begun, keys)])
  yield header
  let number = 0
  const sealed = (piece: Uint8Array, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', keys.key, nonceOf(header, number, isLast))
    cipher.setAAD(header)
    number += 1
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
  let kept = Buffer.alloc(0)
  for await (const part of plain) {
    kept = Buffer.concat([kept, part])
    // A full piece is kept back until more comes, since it may be the last.
    while (kept.length > pieceBytes) {
      yield sealed(kept.subarray(0, pieceBytes), false)
      kept = kept.subarray(pieceBytes)
    }
  }
  yield sealed(kept, true)
}

/**
 * Opens what `seal` made; each piece is given once it is known to be the one that was sealed there.
 * @throws AppError `backup-unknown`, `backup-newer`, `passphrase-wrong`, `backup-damaged`, and what keeps the file from being read
 */
export async function* unseal(file: FileHandle, passphrase: string): AsyncGenerator<Buffer> {
  const { size } = await file.stat()
  const header = await readAt(file, 0, headerBytes)
  assertHeader(header)
  const keys = await keysFrom(passphrase, header)
  if (!timingSafeEqual(proofOf(header, keys), header.subarray(proofAt)))
    throw new AppError('passphrase-wrong', 'The header is not of this passphrase')
  const whole = pieceBytes + tagBytes
  let at = headerBytes
  for (let number = 0; ; number += 1) {
    const isLast = size - at <= whole
    const piece = await readAt(file, at, Math.min(whole, size - at))
    yield opened(piece, { header, key: keys.key, nonce: nonceOf(header, number, isLast) })
    if (isLast) return
    at += whole
  }
}

function opened(
  piece: Buffer,
  { header, key, nonce }: { header: Buffer; key: Buffer; nonce: Buffer },
): Buffer {
  try {
    const cut = piece.length - tagBytes
    const options = { authTagLength: tagBytes }
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, options).setAAD(header)
    decipher.setAuthTag(piece.subarray(cut))
    return Buffer.concat([decipher.update(piece.subarray(0, cut)), decipher.final()])
  } catch (error) {
    throw new AppError('backup-damaged', 'A piece is not what was sealed', { cause: error })
  }
}

function assertHeader(header: Buffer): void {
  if (header.length < headerBytes || !header.subarray(0, magic.length).equals(magic))
    throw new AppError('backup-unknown', 'Not a backup of Docket')
  if ((header[8] ?? 0) > version) throw new AppError('backup-newer', 'Of a newer Docket')
  const cost = header[9] ?? 0
  const isKnown = header[8] === version && header[10] === blockSize && header[11] === 1
  if (!isKnown || cost < costs.least || cost > costs.most)
    throw new AppError('backup-damaged', 'The header is not one that Docket writes')
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(buffer, read, length - read, at + read)
    if (bytesRead === 0) break
    read += bytesRead
  }
  return buffer.subarray(0, read)
}
