/** A service that fails in the same way each time leaves no receipt going round for ever: it ends with a person. */
import { afterEach, expect, test } from 'vitest'
import type { Exchange } from '../../electron/api/http/transport'
import { exchange } from '../support/exchange'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'
import { hidingFiles } from '../support/hiding'

let rig: Rig
afterEach(() => rig.end())

const minute = 60_000
const outbox = () => rig.core.accounts.need().outbox
const trailOf = (id: string) => rig.core.receipts.read(id).trail.map(({ event }) => event)
const posts = () =>
  rig.service.journal().filter(({ method, path }) => method === 'POST' && path === '/v1/expenses')
    .length

async function connected(answer?: Exchange) {
  rig = await Rig.start(answer && { world: { exchange: answer } })
  await rig.connect()
}

async function confirmed(name: string) {
  const { id } = await rig.capture(fileIn(rig.inbox, `${name}.png`, pngBytes()))
  await rig.confirm(id)
  return id
}

/** Lets the clock run on until a person is asked, `most` minutes at most. */
async function passes(id: string, most: number) {
  for (
    let past = 0;
    past < most && rig.state(id) !== 'rejected' && rig.state(id) !== 'undecided';
    past += 3
  ) {
    rig.clock.advance(3 * minute)
    outbox().wake()
    await outbox().settled()
  }
}

test('a create that fails openly each time goes to a person with the words of the service, after three tries', async () => {
  await connected()
  await rig.reaches(await confirmed('known'), 'proven')
  const before = posts()
  const act = { kind: 'status', status: 500, body: { message: 'Description is too long' } } as const
  rig.service.dials.next({ method: 'POST', path: '^/v1/expenses$', count: Infinity, act })
  const id = await confirmed('failing')
  await until(() => trailOf(id).includes('answer-failed'), 'a failed answer')
  await outbox().settled()
  await passes(id, 120)
  const { state, problem } = rig.core.receipts.read(id)
  expect({ state, problem, posts: posts() - before }).toEqual({
    state: 'rejected',
    problem: { code: 'service-refused', said: ['Description is too long'] },
    posts: 3,
  })
})

test('a service that is down for hours asks nobody: what passes by itself is waited for', async () => {
  await connected()
  await rig.reaches(await confirmed('known'), 'proven')
  const act = { kind: 'status', status: 503 } as const
  rig.service.dials.next({ method: 'POST', path: '^/v1/expenses$', count: 8, act })
  const id = await confirmed('waiting')
  await until(() => trailOf(id).includes('answer-lost'), 'a lost answer')
  await outbox().settled()
  await passes(id, 120)
  await rig.reaches(id, 'proven')
  expect(trailOf(id)).not.toContain('rejected')
})

test('where files are hidden and a missing one is refused, a lost answer ends with a person', async () => {
  const hiding = hidingFiles(() => rig.service, true)
  await connected(async (request) => {
    const reply = await hiding(request)
    const isMissing = request.url.pathname === '/v1/expenses/attachments' && reply.status === 404
    return isMissing ? { ...reply, status: 403, body: Buffer.from('{"message":"none"}') } : reply
  })
  await rig.reaches(await confirmed('known'), 'proven')
  rig.service.dials.next({ method: 'POST', path: '^/v1/expenses$', act: { kind: 'drop-after' } })
  const id = await confirmed('lost')
  await until(() => rig.state(id) === 'checking', 'checking')
  await outbox().settled()
  await passes(id, 240)
  expect(rig.state(id)).toBe('undecided')
})

test('a stored file that is answered with a page each time goes to a person', async () => {
  await connected(async (request) => {
    if (request.url.pathname !== '/v1/expenses/attachments') return exchange(request)
    const body = Buffer.from('<html>No preview</html>')
    return { status: 200, headers: { 'content-type': 'text/html' }, body }
  })
  const id = await confirmed('kept back')
  await rig.reaches(id, 'sent')
  await outbox().settled()
  await passes(id, 240)
  const { state, problem } = rig.core.receipts.read(id)
  expect({ state, code: problem?.code }).toEqual({
    state: 'undecided',
    code: 'attachment-withheld',
  })
})
