import { expect, test } from 'vitest'
import { graver, lineOf, Said } from '../../../../electron/terminal/said'

const id = '6f1f4b0e-63a5-4d0a-9a55-6a4a3b0b8a01'
const status: Extract<Said, { said: 'status' }> = {
  said: 'status',
  account: { name: 'Marlow Design Ltd', status: 'connected' },
  keeping: 'keyring',
  sync: { service: 'reachable', paused: false, waiting: 1, active: false },
  receipts: { review: 2, ready: 1, sending: 0, attention: 0, books: 7, bin: 0 },
  accounts: [{ name: 'Marlow Design Ltd', status: 'connected', waiting: 1, attention: 0 }],
}
const text = (said: Said) => lineOf(said, false)
const end = (said: Said) => lineOf(said, true).end

test('what is printed as JSON is what was said, and complains nowhere else', () => {
  const said: Said = { said: 'refused', file: 'a.txt', code: 'file-unsupported' }
  expect(lineOf(said, true)).toEqual({
    end: 'failed',
    isComplaint: false,
    text: '{"said":"refused","file":"a.txt","code":"file-unsupported"}',
  })
  expect(Said.parse(JSON.parse(lineOf(status, true).text))).toEqual(status)
})

test('a saved receipt is told with its id, a refused file on stderr with its reason', () => {
  expect(text({ said: 'saved', file: 'a.pdf', id })).toEqual({
    end: 'done',
    isComplaint: false,
    text: `Saved a.pdf as ${id}`,
  })
  const refused = text({ said: 'refused', file: 'a.txt', code: 'file-unsupported' })
  expect(refused).toMatchObject({ end: 'failed', isComplaint: true })
  expect(refused.text).toMatch(/^Refused a\.txt: .+\./)
})

test('what would steer a terminal is not printed', () => {
  const said: Said = { said: 'saved', file: 'a\u001B[2J\u202Eb\r.pdf', id }
  expect(text(said).text).toBe(`Saved a\uFFFD[2J\uFFFDb\uFFFD.pdf as ${id}`)
})

test('the status ends with whether a person is needed', () => {
  expect(end(status)).toBe('done')
  expect(text(status).text).toBe(
    'Marlow Design Ltd: connected\nReceipts: 2 to review, 1 ready, 0 sending, 0 need you, 7 in the books',
  )
  const [account] = status.accounts
  const of = (changes: object) => end({ ...status, accounts: [{ ...account!, ...changes }] })
  expect(of({ status: 'signed-out' })).toBe('person')
  expect(of({ status: 'held' })).toBe('person')
  expect(of({ attention: 1 })).toBe('person')
  expect(of({ status: 'signing-in' })).toBe('done')
  expect(end({ ...status, keeping: 'locked' })).toBe('person')
})

const synced: Extract<Said, { said: 'synced' }> = {
  said: 'synced',
  sent: 3,
  waiting: 0,
  attention: 0,
  paused: false,
}

test.each([
  [{}, 'done'],
  [{ waiting: 2 }, 'later'],
  [{ waiting: 2, code: 'offline' }, 'later'],
  [{ waiting: 2, code: 'signed-out' }, 'person'],
  [{ waiting: 2, paused: true }, 'person'],
  [{ attention: 1 }, 'person'],
] as const)('a sync with %j ends as %s', (changes, expected) => {
  expect(end({ ...synced, ...changes })).toBe(expected)
})

test.each([
  ['account-unknown', 'usage'],
  ['busy', 'busy'],
  ['keyring-locked', 'person'],
  ['offline', 'later'],
  ['disk-full', 'failed'],
  ['file-exists', 'failed'],
] as const)('the failure %s ends as %s', (code, expected) => {
  const line = text({ said: 'failed', code, of: 'x' })
  expect(line).toMatchObject({ end: expected, isComplaint: true })
  expect(line.text).toMatch(/^[A-Z“x].*\.$/)
})

test('a receipt is a line of fields, one that is read a line for each value', () => {
  const receipt: Said = {
    said: 'receipt',
    id,
    state: 'proven',
    file: 'a.pdf',
    capturedAt: '2026-01-01T00:00:00.000Z',
    supplier: '',
    date: '2026-01-01',
    gross: '6.60',
  }
  expect(text(receipt).text).toBe(`2026-01-01\t6.60\t-\tIn the books\ta.pdf\t${id}`)
  const read: Said = {
    said: 'read',
    file: '/tmp/a.pdf',
    total: '6.60',
    supplier: 'Northgate',
    date: null,
    sure: { supplier: false, date: false, total: true },
  }
  expect(text(read).text).toBe(
    '/tmp/a.pdf\n  supplier       Northgate  (not sure)\n  total          6.60',
  )
})

test('of two ends the graver counts', () => {
  expect(graver('done', 'later')).toBe('later')
  expect(graver('failed', 'person')).toBe('failed')
})
