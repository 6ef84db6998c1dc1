/** Messages of D-Bus as bytes (D-Bus Specification, "Message Protocol"): little-endian, without descriptors of files. */

/** A variant is a signature with its value; a dictionary a list of pairs. */
export type BusValue = boolean | number | bigint | string | BusValue[]

export interface BusMessage {
  /** 1 call, 2 reply, 3 error, 4 signal. */
  kind: number
  serial: number
  /** By number: 1 path, 2 interface, 3 member, 4 error's name, 5 reply to, 6 destination, 7 sender, 8 signature. */
  fields: Map<number, BusValue>
  body: BusValue[]
}

const kinds: Record<number, string> = {
  1: 'o',
  2: 's',
  3: 's',
  4: 's',
  5: 'u',
  6: 's',
  7: 's',
  8: 'g',
}

export function encodeMessage({ kind, serial, fields, body }: BusMessage): Buffer {
  const signature = String(fields.get(8) ?? '')
  const content = new Writer()
  content.all(typesIn(signature), body)
  const head = new Writer()
  const told = [...fields].map(([field, value]) => [field, [kinds[field] ?? 's', value]])
  head.all(typesIn('yyyyuua(yv)'), ['l'.charCodeAt(0), kind, 0, 1, content.length, serial, told])
  head.align(8)
  return Buffer.concat([head.bytes(), content.bytes()])
}

/** The first message in these bytes, and how many it takes; undefined while it is not whole. */
export function decodeMessage(bytes: Buffer): { message: BusMessage; length: number } | undefined {
  if (bytes.length < 16) return undefined
  const fieldsLength = bytes.readUInt32LE(12)
  const start = Math.ceil((16 + fieldsLength) / 8) * 8
  const length = start + bytes.readUInt32LE(4)
  if (bytes.length < length) return undefined
  const head = new Reader(bytes.subarray(0, start))
  const [, kind, , , , serial, told] = head.all(typesIn('yyyyuua(yv)'))
  const pairs = (told as [number, [string, BusValue]][]).map(
    ([field, [, value]]) => [field, value] as const,
  )
  const fields = new Map(pairs)
  const body = new Reader(bytes.subarray(start, length)).all(typesIn(String(fields.get(8) ?? '')))
  return { message: { kind: Number(kind), serial: Number(serial), fields, body }, length }
}

/** Each single complete type of a signature. */
function typesIn(signature: string): string[] {
  const types: string[] = []
  for (let at = 0; at < signature.length;) {
    const end = endOf(signature, at)
    types.push(signature.slice(at, end))
    at = end
  }
  return types
}

function endOf(signature: string, at: number): number {
  if (signature[at] === 'a') return endOf(signature, at + 1)
  if (signature[at] !== '(' && signature[at] !== '{') return at + 1
  let depth = 0
  for (let place = at; ; place += 1) {
    if ('({'.includes(signature[place] ?? '')) depth += 1
    if (')}'.includes(signature[place] ?? ')')) depth -= 1
    if (depth === 0) return place + 1
  }
}

const alignments: Record<string, number> = {
  y: 1,
  g: 1,
  v: 1,
  n: 2,
  q: 2,
  x: 8,
  t: 8,
  d: 8,
  '(': 8,
  '{': 8,
}
const alignmentOf = (type: string): number => alignments[type[0] ?? ''] ?? 4

class Writer {
  readonly #parts: number[] = []

  get length(): number {
    return this.#parts.length
  }

  bytes(): Buffer {
    return Buffer.from(this.#parts)
  }

  align(to: number): void {
    while (this.#parts.length % to !== 0) this.#parts.push(0)
  }

  all(types: readonly string[], values: readonly BusValue[]): void {
    for (const [at, type] of types.entries()) this.#one(type, values[at] ?? 0)
  }

  #one(type: string, value: BusValue): void {
    this.align(alignmentOf(type))
    const [first] = type
    if (first === 'y') this.#parts.push(Number(value))
    else if (first === 'x' || first === 't') this.#wide(BigInt(value as number))
    else if (first === 's' || first === 'o') this.#text(String(value))
    else if (first === 'g') this.#signature(String(value))
    else if (first === 'v') this.#variant(value as [string, BusValue])
    else if (first === 'a') this.#array(type.slice(1), value as BusValue[])
    else if (first === '(' || first === '{')
      this.all(typesIn(type.slice(1, -1)), value as BusValue[])
    else this.#number(Number(value), first === 'n' || first === 'q' ? 2 : 4)
  }

  #number(value: number, bytes: number): void {
    for (let at = 0; at < bytes; at += 1) this.#parts.push((value >>> (8 * at)) & 0xff)
  }

  #wide(value: bigint): void {
    for (let at = 0n; at < 8n; at += 1n) this.#parts.push(Number((value >> (8n * at)) & 0xffn))
  }

  #text(text: string): void {
    const bytes = Buffer.from(text)
    this.#number(bytes.length, 4)
    this.#parts.push(...bytes, 0)
  }

  #signature(text: string): void {
    this.#parts.push(text.length, ...Buffer.from(text), 0)
  }

  #variant([signature, value]: [string, BusValue]): void {
    this.#signature(signature)
    this.#one(signature, value)
  }

  #array(type: string, values: readonly BusValue[]): void {
    const place = this.#parts.length
    this.#number(0, 4)
    this.align(alignmentOf(type))
    const start = this.#parts.length
    for (const value of values) this.#one(type, value)
    const length = this.#parts.length - start
    for (let at = 0; at < 4; at += 1) this.#parts[place + at] = (length >>> (8 * at)) & 0xff
  }
}

class Reader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  all(types: readonly string[]): BusValue[] {
    return types.map((type) => this.#one(type))
  }

  #one(type: string): BusValue {
    this.#at = Math.ceil(this.#at / alignmentOf(type)) * alignmentOf(type)
    const [first] = type
    switch (first) {
      case 'y':
        return this.#bytes.readUInt8(this.#take(1))
      case 'b':
        return this.#bytes.readUInt32LE(this.#take(4)) === 1
      case 'n':
        return this.#bytes.readInt16LE(this.#take(2))
      case 'q':
        return this.#bytes.readUInt16LE(this.#take(2))
      case 'i':
        return this.#bytes.readInt32LE(this.#take(4))
      case 'd':
        return this.#bytes.readDoubleLE(this.#take(8))
      case 'x':
      case 't':
        return this.#bytes.readBigUInt64LE(this.#take(8))
      case 's':
      case 'o':
        return this.#text(this.#bytes.readUInt32LE(this.#take(4)))
      case 'g':
        return this.#text(this.#bytes.readUInt8(this.#take(1)))
      case 'v': {
        const signature = this.#text(this.#bytes.readUInt8(this.#take(1)))
        return [signature, this.#one(signature)]
      }
      case 'a':
        return this.#array(type.slice(1))
      case '(':
      case '{':
        return this.all(typesIn(type.slice(1, -1)))
      default:
        return this.#bytes.readUInt32LE(this.#take(4))
    }
  }

  #array(type: string): BusValue[] {
    const length = this.#bytes.readUInt32LE(this.#take(4))
    this.#at = Math.ceil(this.#at / alignmentOf(type)) * alignmentOf(type)
    const end = this.#at + length
    const values: BusValue[] = []
    while (this.#at < end) values.push(this.#one(type))
    return values
  }

  #text(length: number): string {
    const at = this.#take(length + 1)
    return this.#bytes.toString('utf8', at, at + length)
  }

  #take(bytes: number): number {
    const at = this.#at
    this.#at += bytes
    return at
  }
}
