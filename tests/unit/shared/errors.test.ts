import { expect, test } from 'vitest'
import { AppError, errorCodes } from '../../../shared/errors'

test('an error of ours stays itself', () => {
  const error = new AppError('offline', 'No way out')
  expect(AppError.from(error)).toBe(error)
})

test.each(errorCodes)('%s survives being turned into plain data and back', (code) => {
  const error = new AppError(code, 'What happened', { detail: { status: 400 } })
  const crossed: unknown = JSON.parse(JSON.stringify(error))
  expect(AppError.from(crossed)).toMatchObject({
    code,
    message: 'What happened',
    detail: { status: 400 },
  })
})

test.each([
  [new TypeError('x is not a function'), 'x is not a function'],
  ['thrown text', 'thrown text'],
  [undefined, 'undefined'],
  [null, 'null'],
  [Symbol('odd'), 'Symbol(odd)'],
  [{ code: 'no-such-code', message: 'Made up' }, undefined],
  [{ code: 'offline' }, undefined],
  [{ code: 'offline', message: 7 }, undefined],
  [{ code: ['offline'], message: 'A list is no code' }, undefined],
  [Object.create(null), undefined],
  [{ toString: 'not a function' }, undefined],
])('anything else that is thrown is unexpected: %o', (thrown: unknown, message) => {
  const error = AppError.from(thrown)
  expect(error.code).toBe('unexpected')
  expect(error.cause).toBe(thrown)
  if (message !== undefined) expect(error.message).toBe(message)
})

test('what crosses a process boundary has no stack and no cause', () => {
  const error = new AppError('offline', 'No way out', { cause: new Error('secret path') })
  expect(JSON.stringify(error)).toBe('{"code":"offline","message":"No way out"}')
})

test.each([
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EACCES', 'no-permission'],
  ['EROFS', 'no-permission'],
  ['EIO', 'disk-failed'],
  ['EMFILE', 'disk-failed'],
])('%s of the system is told as %s, wherever it is met', (system, code) => {
  const thrown = Object.assign(new Error(`${system}: open`), { code: system })
  expect(AppError.from(thrown)).toMatchObject({ code, cause: thrown })
})

test('a code of the system that a person cannot mend stays unexpected', () => {
  expect(AppError.from(Object.assign(new Error('x'), { code: 'ENOENT' })).code).toBe('unexpected')
})
