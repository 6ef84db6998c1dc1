/** Protocol Buffers on the wire, as far as model files need them (protobuf.dev, Encoding). */

/** One field of a message: `from` to `to` is its content, `start` is where its key begins. */
export interface Field {
  number: number
  start: number
  from: number
  to: number
  /** Of a varint. */
  value: number
}

const kinds = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 }

/** The fields of a message that lies between two places. Throws where the bytes are no message. */
export function* fieldsOf(bytes: Uint8Array, from = 0, to = bytes.length): Generator<Field> {
  let at = from
  while (at < to) {
    const start = at
    const key = varintAt(bytes, at)
    const number = Math.floor(key.value / 8)
    const { value, end, content } = contentAt(bytes, key.end, key.value % 8)
    if (end > to) throw new Error('A field runs over the end of its message')
    at = end
    yield { number, start, from: content, to: end, value }
  }
}

function contentAt(bytes: Uint8Array, at: number, kind: number) {
  switch (kind) {
    case kinds.varint: {
      const { value, end } = varintAt(bytes, at)
      return { value, end, content: at }
    }
    case kinds.bytes: {
      const { value, end } = varintAt(bytes, at)
      return { value: 0, end: end + value, content: end }
    }
    case kinds.fixed32:
      return { value: 0, end: at + 4, content: at }
    case kinds.fixed64:
      return { value: 0, end: at + 8, content: at }
    default:
      throw new Error(`Fields of kind ${kind} are unknown`)
  }
}

function varintAt(bytes: Uint8Array, from: number): { value: number; end: number } {
  let [value, factor, at] = [0, 1, from]
  for (;;) {
    const byte = bytes[at++]
    if (byte === undefined) throw new Error('A number runs over the end')
    value += (byte & 0x7f) * factor
    if (byte < 0x80) return { value, end: at }
    factor *= 0x80
  }
}

/** The numbers of a repeated field, packed together or one by one. */
export function numbersOf(bytes: Uint8Array, field: Field): number[] {
  if ((bytes[field.start] ?? 0) % 8 === kinds.varint) return [field.value]
  const values: number[] = []
  for (let at = field.from; at < field.to;) {
    const { value, end } = varintAt(bytes, at)
    values.push(value)
    at = end
  }
  return values
}

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80)
  return [...bytes, rest]
}

export function bytesField(number: number, content: Uint8Array): Uint8Array {
  const key = varint(number * 8 + kinds.bytes)
  return joined([Uint8Array.from([...key, ...varint(content.length)]), content])
}

export function textField(number: number, text: string): Uint8Array {
  return bytesField(number, new TextEncoder().encode(text))
}

export function wholeField(number: number, value: number): Uint8Array {
  return Uint8Array.from([...varint(number * 8 + kinds.varint), ...varint(value)])
}

export function floatField(number: number, value: number): Uint8Array {
  const content = new Uint8Array(4)
  new DataView(content.buffer).setFloat32(0, value, true)
  return joined([Uint8Array.from(varint(number * 8 + kinds.fixed32)), content])
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
