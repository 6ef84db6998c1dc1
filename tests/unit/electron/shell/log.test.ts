import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openLog, redact, type LogFields } from '../../../../electron/shell/log'
import { temporaryFolder } from '../../../support/files'

const token = `at_${randomBytes(32).toString('base64url')}`

test.each([
  ['Authorization: Bearer abc.def', 'Authorization: Bearer …'],
  ['bearer   short', 'Bearer …'],
  ['GET https://a.example/cb?code=abc&state=d failed', 'GET https://a.example/cb?… failed'],
  [`Token ${token} refused`, 'Token … refused'],
  ['POST 127.0.0.1:8080: socket hang up', 'POST 127.0.0.1:8080: socket hang up'],
  ['', ''],
  [undefined, undefined],
])('%j is logged as %j', (text, logged) => {
  expect(redact(text)).toBe(logged)
})

test('no token of the service survives, wherever it stands', () => {
  const around = ['{}', '"{}"', 'x={};', '({})', '{}.', 'a {} b', 'refresh_token={}', '\n{}\n']
  for (const place of around) expect(redact(place.replace('{}', token))).not.toContain(token)
})

test('a message is kept short', () => {
  expect(redact('words and '.repeat(1000))?.length).toBe(500)
})

async function logged(folder: string, lines: number): Promise<string[]> {
  const file = path.join(folder, 'docket.log')
  const read = () =>
    existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  await expect.poll(() => read().length).toBe(lines)
  return read()
}

test('events are lines of JSON, in order, with nothing but the fields that may be logged', async () => {
  const folder = path.join(temporaryFolder(), 'logs')
  const log = openLog(folder)
  const more = { code: 'offline', secret: token, message: `Bearer ${token}` } as LogFields
  log('first', more)
  for (let count = 0; count < 50; count += 1) log('next', { count })
  const lines = (await logged(folder, 51)).map((line) => JSON.parse(line) as LogFields)
  expect(lines[0]).toEqual({
    at: expect.any(String) as string,
    event: 'first',
    code: 'offline',
    message: 'Bearer …',
  })
  expect(lines.slice(1).map(({ count }) => count)).toEqual([...Array(50).keys()])
  expect(statSync(path.join(folder, 'docket.log')).mode & 0o777).toBe(0o600)
})

test('a log that grew large is put aside once and a new one begun', async () => {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'docket.log'), 'x'.repeat(2 * 1024 * 1024 + 1))
  openLog(folder)('after')
  await expect.poll(() => existsSync(path.join(folder, 'docket.log.1'))).toBe(true)
  expect(await logged(folder, 1)).toHaveLength(1)
})

test('a log that cannot be written holds no one up', () => {
  const file = path.join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  expect(() => {
    openLog(path.join(file, 'below'))('event')
  }).not.toThrow()
})
