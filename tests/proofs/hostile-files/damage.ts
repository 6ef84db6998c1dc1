/** Damages good files in ways that happen, and in ways that somebody would think of. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Random } from '../../support/random'
import { mail, attached } from '../../unit/electron/reading/input/mails'
import { pdf, receipt } from '../../unit/electron/reading/input/papers'

export interface GoodFile {
  name: string
  bytes: Buffer
}

let found: GoodFile[] | undefined

/** Files of every kind that is taken, most of them small, so that very many can be read. */
export function goodFiles(): readonly GoodFile[] {
  found ??= [...filesIn('tests/fixtures/reading/input'), ...special(), ...receipts(), ...made()]
  return found
}

function filesIn(folder: string): GoodFile[] {
  return readdirSync(folder).map((name) => ({ name, bytes: readFileSync(path.join(folder, name)) }))
}

function special(): GoodFile[] {
  return filesIn('tests/fixtures/reading/special').filter(({ name }) =>
    /\.(eml|heic|tif|gif|webp)$|^(broken|two-pages|scanned)\.pdf$/.test(name),
  )
}

/** Real receipts in the formats that most of them come in. */
function receipts(): GoodFile[] {
  return filesIn('build/samples').filter(({ name }) => /\.(jpg|png)$/.test(name))
}

function made(): GoodFile[] {
  const paper = pdf({ texts: receipt }, { texts: receipt })
  const inner = mail([attached('inner.pdf', 'application/pdf', paper)])
  const invoice = Buffer.from(
    '<?xml version="1.0"?><Invoice><ID>7</ID><Total>6.60</Total></Invoice>',
  )
  return [
    { name: 'paper.pdf', bytes: paper },
    { name: 'with-paper.eml', bytes: inner },
    { name: 'forwarded.eml', bytes: mail([attached('in.eml', 'message/rfc822', inner)]) },
    { name: 'html.eml', bytes: mail([{ type: 'text/html', content: '<p>Total <b>6.60</b></p>' }]) },
    { name: 'with-invoice.eml', bytes: mail([attached('e.xml', 'application/xml', invoice)]) },
    { name: 'invoice.xml', bytes: invoice },
  ]
}

/** Changes a file in one to four ways. */
export function damaged(bytes: Buffer, random: Random): { how: string; bytes: Buffer } {
  const names = random.list(random.whole(1, 4), () => random.pick(Object.keys(damages)))
  let changed: Buffer = Buffer.from(bytes)
  for (const name of names)
    if (changed.length > 1) changed = damages[name]?.(changed, random) ?? changed
  return { how: names.join(', '), bytes: changed }
}

/** A stretch of a file. */
function stretch(bytes: Buffer, random: Random, most = 4096): [from: number, to: number] {
  const from = random.whole(0, bytes.length - 1)
  return [from, Math.min(bytes.length, from + random.whole(1, most))]
}

/** Where headers and counts are, more often than not. */
function place(bytes: Buffer, random: Random): number {
  const reach = random.chance(0.6) ? Math.min(bytes.length, 512) : bytes.length
  return random.whole(0, reach - 1)
}

const oddNumbers = [
  0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff,
]
const oddTexts = [
  '0 R',
  '99999999',
  '-1',
  '<<',
  '>>',
  'endstream',
  '/Length 4294967295',
  '/Count 100000',
]

const damages: Record<string, (bytes: Buffer, random: Random) => Buffer> = {
  'bits flipped': (bytes, random) => {
    for (let times = random.whole(1, 40); times > 0; times -= 1) {
      const at = place(bytes, random)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random.whole(0, 7))
    }
    return bytes
  },
  'cut off': (bytes, random) => bytes.subarray(0, random.whole(1, bytes.length)),
  'beginning lost': (bytes, random) => {
    const [from, to] = stretch(bytes, random)
    return Buffer.concat([bytes.subarray(0, Math.min(from, 32)), bytes.subarray(to)])
  },
  'a block twice': (bytes, random) => {
    const [from, to] = stretch(bytes, random)
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
  },
  'a block very often': (bytes, random) => {
    const [from, to] = stretch(bytes, random, 200)
    const times = Math.min(20_000, Math.floor(2_000_000 / (to - from)))
    const repeated = Array.from({ length: random.whole(2, times) }, () => bytes.subarray(from, to))
    return Buffer.concat([bytes.subarray(0, to), ...repeated, bytes.subarray(to)])
  },
  'blocks exchanged': (bytes, random) => {
    const [from, to] = stretch(bytes, random)
    const at = random.whole(0, bytes.length - 1)
    const moved = Buffer.from(bytes.subarray(from, to))
    bytes.copy(bytes, from, at, Math.min(bytes.length, at + moved.length))
    moved.copy(bytes, at)
    return bytes
  },
  'a block of nothing': (bytes, random) =>
    bytes.fill(random.pick([0, 0xff]), ...stretch(bytes, random)),
  'an odd number': (bytes, random) => {
    const number = random.pick(oddNumbers)
    const size = random.pick([1, 2, 4])
    const value = number % 2 ** (8 * size)
    const at = Math.min(place(bytes, random), bytes.length - size)
    if (at < 0) return bytes
    if (random.chance(0.5)) bytes.writeUIntBE(value, at, size)
    else bytes.writeUIntLE(value, at, size)
    return bytes
  },
  'a number in the text changed': (bytes, random) => {
    const text = bytes.toString('latin1')
    const places = [...text.matchAll(/\d+/g)]
    if (places.length === 0) return bytes
    const { 0: was, index } = random.pick(places)
    const is = random.pick([
      '0',
      '-1',
      '99999',
      '4294967295',
      '2147483648',
      String(Number(was) + 1),
    ])
    return Buffer.from(text.slice(0, index) + is + text.slice(index + was.length), 'latin1')
  },
  'words of the format put in': (bytes, random) => {
    const [from] = stretch(bytes, random)
    const word = Buffer.from(random.pick(oddTexts))
    return Buffer.concat([bytes.subarray(0, from), word, bytes.subarray(from)])
  },
  'another file behind it': (bytes, random) =>
    Buffer.concat([bytes, random.pick(goodFiles()).bytes]),
}
