import { expect, test } from 'vitest'
import * as z from 'zod'
import { AppError } from '../../../../../shared/errors'
import { failureIn, LogLine, updateCode, versionOf } from '../../../../../electron/shell/log/events'

const bundle = '/opt/Docket/resources/app.asar/out/main'

/** Whether nothing but a number, a word of a list or a text of a narrow pattern fits. */
function isClosed(schema: z.core.JSONSchema.BaseSchema): boolean {
  const { type, enum: words, const: word, pattern, format } = schema
  return (
    words !== undefined ||
    word !== undefined ||
    type === 'integer' ||
    (type === 'string' && (pattern !== undefined || format === 'date-time'))
  )
}

test('no field of any event takes a free text', () => {
  const schema = z.toJSONSchema(LogLine)
  const kinds = schema.oneOf ?? schema.anyOf ?? []
  expect(kinds.length).toBeGreaterThan(8)
  for (const kind of kinds) {
    expect(kind.additionalProperties).toBe(false)
    for (const [name, field] of Object.entries(kind.properties ?? {}))
      expect(isClosed(field as z.core.JSONSchema.BaseSchema), name).toBe(true)
  }
})

test.each([
  'Northgate Fuels',
  'alice@example.com',
  '/home/alice/receipt.pdf',
  'GB33BUKB20201555555555',
  '61.27',
  'at_k3yk3yk3yk3yk3yk3yk3y',
])('no event takes %s for anything', (text) => {
  const at = '2026-11-23T12:00:00.000Z'
  const options = LogLine.options.map(({ shape }) => shape)
  for (const shape of options)
    for (const name of Object.keys(shape).filter((field) => field !== 'at' && field !== 'event')) {
      const [event] = [...shape.event.values]
      expect(LogLine.safeParse({ at, event, [name]: text }).error?.issues).toEqual(
        expect.arrayContaining([expect.objectContaining({ path: [name] })]),
      )
    }
})

const thrown = (name: string, message: string, frames: string[]) => {
  const error = new Error(message)
  error.name = name
  error.stack = [`${name}: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n')
  return error
}

test('of an unexpected failure the log says its kind and where in the app it was thrown', () => {
  const cause = thrown('TypeError', 'Cannot read Northgate Fuels', [
    'JSON.parse (<anonymous>)',
    `open (file://${bundle}/chunks/core-9f.js:12:34)`,
    `file://${bundle}/main.js:1:2`,
  ])
  const error = new AppError('unexpected', cause.message, { cause })
  expect(failureIn(error, bundle)).toEqual({
    code: 'unexpected',
    kind: 'TypeError',
    errno: undefined,
    status: undefined,
    place: 'core-9f.js:12:34',
  })
})

test('a message that looks like a place is not taken for one', () => {
  const message = `no\n    at ${bundle}/northgate-fuels.js:61:27`
  const cause = thrown('Error', message, ['node:fs:1:1'])
  expect(failureIn(new AppError('unexpected', '', { cause }), bundle).place).toBeUndefined()
})

test('a failure of the disk is told by its errno, without the path', () => {
  const cause = Object.assign(new Error("ENOENT: open '/home/alice/a.pdf'"), { code: 'ENOENT' })
  const said = failureIn(AppError.from(new AppError('disk-failed', 'x', { cause })), bundle)
  expect(said).toMatchObject({ code: 'disk-failed', errno: 'ENOENT' })
  expect(JSON.stringify(said)).not.toContain('alice')
})

test('a refusal of the service is told by its status, without its words', () => {
  const detail = { status: 422, said: ['Northgate Fuels is unknown'] }
  const said = failureIn(new AppError('service-refused', 'HTTP 422', { detail }), bundle)
  expect(said).toMatchObject({ code: 'service-refused', status: 422 })
  expect(JSON.stringify(said)).not.toContain('Northgate')
})

test.each([
  ['ERR_CHECKSUM_MISMATCH', 'ERR_CHECKSUM_MISMATCH'],
  ['HTTP_ERROR_404', 'HTTP_ERROR'],
  ['ERR_SOMETHING_ELSE', 'other'],
  [undefined, 'other'],
])('an update that fails with %s is told as %s', (code, told) => {
  expect(updateCode(code)).toBe(told)
})

test.each([
  ['1.2.3', '1.2.3'],
  ['1.2.3-alice', undefined],
  ['', undefined],
])('the version %s is told as %s', (text, told) => {
  expect(versionOf(text)).toBe(told)
})
