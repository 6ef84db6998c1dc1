import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deepestNesting, scanJson, scanLongJson } from '../../../../../electron/api/text/json-scan'
import {
  appended,
  exactValue,
  objectText,
  removed,
  replaced,
  withField,
  type JsonPath,
} from '../../../../../electron/api/text/json-text'
import { oddNumbers } from './json-pieces'

const seed = Number(process.env['DOCKET_SEED'] ?? Date.now() % 2 ** 31)

const taken: string[] = [
  ...oddNumbers,
  '0',
  '-1',
  '10.0',
  '1e5',
  '1E-05',
  'true',
  'false',
  'null',
  '""',
  '"\\u0000\\uD834\\uDD1E\\ud800"',
  '"\\"\\\\\\/\\b\\f\\n\\r\\t"',
  '"\u007f\u2028\u2029💷\ufeff"',
  '[]',
  '{}',
  ' \t\r\n[ \n]\r ',
  '[1,[2,{"a":[]}],"x"]',
  '{"a":1,"a":2}',
  '{"":0}',
  '{"__proto__":{"x":1}}',
  '{"a" : [ 1 , 2 ] }',
  '['.repeat(deepestNesting) + ']'.repeat(deepestNesting),
]

const refused: string[] = [
  '',
  ' ',
  '\ufeff{}',
  '\u00a0{}',
  '\f1',
  '\v1',
  '{}{}',
  '1 2',
  '[1,]',
  '[,1]',
  '[1 2]',
  '[1',
  ']',
  '[1]]',
  '{"a":1,}',
  '{,}',
  '{"a"}',
  '{"a":}',
  '{a:1}',
  "{'a':1}",
  '{"a":1',
  '{"a":1]',
  '{1:1}',
  '{"a":1 "b":2}',
  '[1;2]',
  '"',
  '"a',
  '"\\"',
  '"\\x"',
  '"\\u12"',
  '"\\u12G4"',
  '"\\u 123"',
  '"\\"x',
  '"\n"',
  '"\t"',
  '"\u0000"',
  '"\u001f"',
  "'a'",
  '01',
  '-01',
  '+1',
  '1.',
  '.1',
  '-.1',
  '-',
  '1e',
  '1e+',
  '1.e1',
  '0x10',
  '1_000',
  '1,5',
  'NaN',
  'Infinity',
  '-Infinity',
  'True',
  'nul',
  'nulll',
  'undefined',
  '/**/1',
  '1//x',
  '# 1',
  '<html>',
  '[1]\u0000',
  '['.repeat(deepestNesting + 1) + ']'.repeat(deepestNesting + 1),
  '{"a":'.repeat(deepestNesting + 1) + '1' + '}'.repeat(deepestNesting + 1),
  '['.repeat(1_000_000),
  '{"a":'.repeat(1_000_000),
]

describe('what is JSON by RFC 8259 is taken, and nothing else', () => {
  test.each(taken.map((text) => [text]))('%j is taken', async (text) => {
    const { start, end } = scanJson(text)
    expect(text.slice(start, end)).toBe(text.trim())
    expect(await scanLongJson(text)).toEqual(scanJson(text))
    expect(numbersMade(exactValue(text))).toEqual(numbersMade(JSON.parse(text)))
  })

  test.each(refused.map((text) => [text.slice(0, 40), text]))('%j is refused', async (_, text) => {
    const refusal = expect.objectContaining({ code: 'reply-unreadable' }) as Error
    expect(() => scanJson(text)).toThrow(refusal)
    await expect(scanLongJson(text)).rejects.toThrow(refusal)
  })

  test('no failure repeats what was in the text', () => {
    expect(() => scanJson('{"secret": token}')).toThrow(/^Not JSON at character 11$/)
  })

  test(`as an independent parser judges (seed ${seed})`, async () => {
    const tokens = ['{', '}', '[', ']', ',', ':', '"a"', '"\\u00e9"', '"', '\\', '1', '-', '0', '.']
    const more = ['e1', 'true', 'null', 'tru', ' ', '\n', '\u00a0', '\ufeff', '{"a":', '[1,']
    const text = fc.array(fc.constantFrom(...tokens, ...more), { maxLength: 12 })
    const nearly = fc
      .tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.constantFrom(...tokens, ''), fc.nat(1))
      .map(([json, at, token, cut]) => {
        const position = at % (json.length + 1)
        return json.slice(0, position) + token + json.slice(position + cut)
      })
    const property = fc.asyncProperty(
      fc.oneof(
        text.map((parts) => parts.join('')),
        nearly,
      ),
      async (candidate) => {
        const [ours, theirs] = [scanJson, JSON.parse].map((parse) => isTaken(parse, candidate))
        expect(ours).toBe(theirs)
        const inParts = await scanLongJson(candidate).catch(() => undefined)
        expect(inParts).toEqual(ours ? scanJson(candidate) : undefined)
        if (ours)
          expect(numbersMade(exactValue(candidate))).toEqual(numbersMade(JSON.parse(candidate)))
      },
    )
    await fc.assert(property, { seed, numRuns: 10_000 })
  })
})

function isTaken(parse: (text: string) => unknown, text: string): boolean {
  try {
    parse(text)
    return true
  } catch {
    return false
  }
}

/** Digits and numbers made alike, since exact values have digits for numbers. */
function numbersMade(value: unknown): unknown {
  if (typeof value === 'number') return { number: value }
  if (typeof value === 'string' && /^-?\d/.test(value) && !Number.isNaN(Number(value)))
    return { number: Number(value) }
  if (Array.isArray(value)) return value.map(numbersMade)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value).map(([name, item]) => [name, numbersMade(item)])
}

test('numbers are read with all their digits', () => {
  const digits = oddNumbers.join(',')
  expect(exactValue(`[${digits}]`)).toEqual(oddNumbers)
})

test('a member called __proto__ is a member', () => {
  const value = exactValue('{"__proto__":{"id":7}}') as object
  expect(Object.keys(value)).toEqual(['__proto__'])
  expect('id' in value).toBe(false)
})

test.each<[string, string, JsonPath]>([
  ['{"a":1, "b":2 , "c":3}', '{"b":2 , "c":3}', ['a']],
  ['{"a":1, "b":2 , "c":3}', '{"a":1, "c":3}', ['b']],
  ['{"a":1, "b":2 , "c":3 }', '{"a":1, "b":2 }', ['c']],
  ['{ "a":1 }', '{  }', ['a']],
  ['[ 1 , 2 ]', '[ 2 ]', [0]],
  ['[ 1 , 2 ]', '[ 1 ]', [1]],
  ['{"a":[{"b":1}]}', '{"a":[{}]}', ['a', 0, 'b']],
  ['{"\\u0061":1,"b":2}', '{"b":2}', ['a']],
  ['{"a":1,"b":2,"a":3}', '{"b":2}', ['a']],
  ['{"a":1, "a":2, "a":3, "b":4}', '{"b":4}', ['a']],
  ['{"b":4,"a":1,"a":2}', '{"b":4}', ['a']],
])('%s becomes %s without %j', (before, after, path) => {
  expect(removed(before, path)).toBe(after)
})

test.each<[string, () => string]>([
  ['nothing there', () => removed('{"a":1}', ['b'])],
  ['no such item', () => removed('[1]', [1])],
  ['no item before the first', () => removed('[1]', [-1])],
  ['no way to remove the whole', () => removed('1', [])],
  ['no way through a number', () => replaced('{"a":1}', ['a', 'b'], '2')],
  ['a name for a list', () => replaced('[1]', ['0'], '2')],
  ['a position for an object', () => replaced('{"0":1}', [0], '2')],
  ['no list to append to', () => appended('{"a":null}', ['a'], '2')],
  ['no object to add to', () => withField('[]', [], 'a', '2')],
  ['a name that occurs twice', () => replaced('{"a":1,"a":2}', ['a'], '3')],
  ['a name on the way that occurs twice', () => appended('{"a":[],"a":[]}', ['a'], '3')],
  ['one that is set twice', () => withField('{"a":1,"a":2}', [], 'a', '3')],
  ['no JSON at all', () => appended('[1', [], '2')],
])('with %s nothing is edited', (_what, edit) => {
  expect(edit).toThrow(expect.objectContaining({ code: 'reply-unreadable' }))
})

test.each(['', '1,2', '"', '1]', '01', 'undefined', '"\n"'])(
  'what is no JSON, such as %j, is never written',
  (json) => {
    const edits = [
      () => replaced('[1]', [0], json),
      () => appended('[1]', [], json),
      () => withField('{}', [], 'a', json),
    ]
    for (const edit of edits) expect(edit).toThrow(expect.objectContaining({ code: 'unexpected' }))
  },
)

test('an object is written of parts that are JSON already, without what is undefined', () => {
  expect(objectText({ amount: '24.10', 'a"b': '[]', none: undefined })).toBe(
    '{"amount":24.10,"a\\"b":[]}',
  )
})

test('a file of many megabytes inside is no trouble', () => {
  const contents = 'QUJD'.repeat(5_000_000)
  const text = `{"attachments":[{"fileContents":"${contents}"}],"payments":[]}`
  const after = appended(text, ['payments'], '7')
  expect(after.length).toBe(text.length + 1)
  expect(after.endsWith('],"payments":[7]}')).toBe(true)
})
