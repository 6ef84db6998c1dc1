// Owns strange values, and putting them where ordinary ones were.
import type { Random } from '../../support/random'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Stands for a number that JavaScript cannot write: it is put in once the JSON is text. */
const beyond = ['1e999', '-1e999', '1e-999', `1${'0'.repeat(400)}`, '0.1e1', '-0']

const strangeTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '😀'.repeat(40),
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  "'; DROP TABLE expenses; --",
  '<script>alert(1)</script>',
  ']]>',
  '&amp;&lt;',
  '%00',
  '../../etc/passwd',
  '24.00',
  '-24.00',
  '24.005',
  '1e5',
  'NaN',
  '0x10',
  '99999999999999999999.99',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2026-03-02',
  'Standard',
  'STANDARD',
  'EFT',
  'data:;base64,',
  'data:text/plain;base64,aGk=',
  'data:text/plain;base64,%%%%',
  'data:a\r\nb: c;base64,aGk=',
  'data:,plain',
]

const strangeNumbers = [0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, 5e-324]

function strangeValue(random: Random): Json {
  switch (random.whole(0, 8)) {
    case 0:
      return null
    case 1:
      return random.chance(0.5)
    case 2:
      return random.pick(strangeNumbers)
    case 3:
      return `@@${random.pick(beyond)}@@`
    case 4:
      return random.pick<Json>([[], {}, [null], [[[[]]]], [{}], { id: {} }])
    case 5:
      return nested(random.whole(2, 300))
    case 6:
      return random.list(random.whole(0, 300), () => random.pick(strangeTexts).slice(0, 20))
    default:
      return random.pick(strangeTexts)
  }
}

export function strangeText(random: Random): string {
  return random.pick(strangeTexts)
}

/** A copy in which one or more values, names or elements have changed. */
export function mutated(value: Json, random: Random): Json {
  let changed = value
  for (let left = random.whole(1, 3); left > 0; left -= 1) changed = mutateOnce(changed, random)
  return changed
}

export function toText(value: Json): string {
  return JSON.stringify(value).replace(/"@@([^"@]*)@@"/g, '$1')
}

export function flipped(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes)
  for (let left = random.whole(1, 5); left > 0 && copy.length > 0; left -= 1)
    copy[random.whole(0, copy.length - 1)] = random.whole(0, 255)
  return copy
}

function mutateOnce(value: Json, random: Random): Json {
  if (value === null || typeof value !== 'object' || random.chance(0.15))
    return strangeValue(random)
  if (Array.isArray(value)) return mutateList(value, random)
  return mutateObject(value, random)
}

function mutateList(list: Json[], random: Random): Json {
  const copy = [...list]
  const at = random.whole(0, Math.max(copy.length - 1, 0))
  const chosen = copy[at]
  switch (random.whole(0, 3)) {
    case 0:
      copy.splice(at, 1)
      break
    case 1:
      copy.push(...random.list(random.whole(1, 20), () => chosen ?? null))
      break
    default:
      copy[at] = chosen === undefined ? strangeValue(random) : mutateOnce(chosen, random)
  }
  return copy
}

function mutateObject(object: { [key: string]: Json }, random: Random): Json {
  const entries = Object.entries(object)
  const at = random.whole(0, Math.max(entries.length - 1, 0))
  const [name, value] = entries[at] ?? ['id', null]
  switch (random.whole(0, 5)) {
    case 0:
      entries.splice(at, 1)
      break
    case 1:
      entries.push([
        random.pick(['__proto__', 'toString', 'length', 'id', '']),
        strangeValue(random),
      ])
      break
    case 2:
      entries[at] = [name.toUpperCase(), value]
      break
    default:
      entries[at] = [name, mutateOnce(value, random)]
  }
  return Object.fromEntries(entries)
}

function nested(depth: number): Json {
  let value: Json = 1
  for (let left = depth; left > 0; left -= 1) value = left % 2 === 0 ? [value] : { a: value }
  return value
}
