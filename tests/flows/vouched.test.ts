/** "It is there": a person answers for a receipt that the service does not show, over the real core and demo service. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { Receipt } from '../../shared/receipts/receipt'
import { fileIn, pngBytes } from '../support/files'
import { Rig, until } from '../support/harness'
import { hidingFiles } from '../support/hiding'

let rig: Rig
afterEach(() => rig.end())

const minute = 60_000
const outbox = () => rig.core.accounts.need().outbox
const asked = (method: string, where: RegExp) =>
  rig.service.journal().filter((entry) => entry.method === method && where.test(entry.path)).length
const posts = () => asked('POST', /^\/v1\/expenses$/)
const looks = () => asked('GET', /^\/v1\/expenses/)
const events = (id: string) => rig.core.receipts.read(id).trail.map(({ event }) => event)
const decide = (id: string, answer: Parameters<typeof rig.core.review.decide>[1]) =>
  rig.core.review.decide(id, answer)
const isWrongState: unknown = expect.objectContaining({ code: 'wrong-state' })

async function pass(minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 1) {
    rig.clock.advance(minute)
    outbox().wake()
    await outbox().settled()
  }
}

async function sent(name: string): Promise<{ id: string; file: string }> {
  const file = fileIn(rig.inbox, `${name}.png`, pngBytes())
  const { id } = await rig.capture(file)
  await rig.confirm(id)
  return { id, file }
}

/** A receipt that is in the books, although nothing there shows it. */
async function undecided(): Promise<{ id: string; file: string }> {
  rig = await Rig.start({
    service: { seed: 'empty' },
    world: { exchange: hidingFiles(() => rig.service) },
  })
  await rig.connect()
  await rig.reaches((await sent('known')).id, 'proven')
  await outbox().settled()
  const act = { kind: 'drop-after' } as const
  rig.service.dials.next({ method: 'POST', path: '^/v1/expenses$', act })
  const lost = await sent('lost')
  await rig.reaches(lost.id, 'undecided')
  expect(rig.inBooks(lost.file)).toHaveLength(1)
  await outbox().settled()
  return lost
}

/** All that is known of it, but for when it changed and what happened. */
function facts(id: string): Omit<ReturnType<typeof rig.core.receipts.item>, 'changedAt' | 'trail'> {
  const { changedAt: _, trail: __, ...item } = rig.core.receipts.item(id)
  return item
}

const listed = (list: 'books' | 'attention') =>
  rig.core.receipts.lists.page({ list, search: '', offset: 0, limit: 50 }).rows.map(({ id }) => id)

async function loseDatabase(): Promise<void> {
  await rig.close()
  for (const name of readdirSync(rig.profile).filter((one) => one.startsWith('docket.sqlite')))
    rmSync(path.join(rig.profile, name))
  await rig.open()
}

test('that it is there ends the question: it rests with what is in the books, also after a restart', async () => {
  const { id } = await undecided()
  const { problem, posting } = facts(id)
  expect(listed('attention')).toEqual([id])
  await decide(id, 'is-there')
  expect(rig.state(id)).toBe('vouched')
  expect(listed('attention')).toEqual([])
  expect(listed('books')).toContain(id)
  expect(rig.core.receipts.summary.get().counts).toMatchObject({ attention: 0, books: 2 })
  await rig.restart()
  expect(facts(id)).toMatchObject({ state: 'vouched', problem, posting })
  expect(events(id).at(-1)).toBe('vouched')
})

test('what a person vouched for is neither sent nor looked for again', async () => {
  const { id, file } = await undecided()
  await decide(id, 'is-there')
  await rig.restart()
  await outbox().settled()
  const before = { posts: posts(), looks: looks(), trail: events(id) }
  await pass(90)
  expect({ posts: posts(), looks: looks(), trail: events(id) }).toEqual(before)
  expect(rig.state(id)).toBe('vouched')
  expect(rig.inBooks(file)).toHaveLength(1)
})

test('it is taken back: the question is what it was, and every other answer is there again', async () => {
  const { id, file } = await undecided()
  const before = facts(id)
  await decide(id, 'is-there')
  await rig.restart()
  await decide(id, 'not-sure')
  expect(facts(id)).toEqual(before)
  expect(events(id).slice(-2)).toEqual(['vouched', 'not-vouched'])
  await pass(3)
  expect(rig.state(id)).toBe('undecided')
  await decide(id, 'check-again')
  await rig.reaches(id, 'undecided')
  expect(rig.inBooks(file)).toHaveLength(1)
  await decide(id, 'send-again')
  await rig.reaches(id, 'proven')
})

test('it is refused wherever nobody asked, and nothing but taking it back is an answer afterwards', async () => {
  const { id } = await undecided()
  await expect(decide(id, 'not-sure')).rejects.toEqual(isWrongState)
  await decide(id, 'is-there')
  const { review } = rig.core
  for (const answer of ['is-there', 'check-again', 'send-again', 'delete-copy'] as const)
    await expect(decide(id, answer), answer).rejects.toEqual(isWrongState)
  await expect(review.reopen(id)).rejects.toEqual(isWrongState)
  await expect(review.discard(id)).rejects.toEqual(isWrongState)
  await expect(review.confirm(id, { accepted: [] })).rejects.toEqual(isWrongState)
  expect(() => {
    review.undecide(id)
  }).toThrow(isWrongState)
  expect(rig.state(id)).toBe('vouched')
  rig.core.setPaused(true)
  const waiting = await sent('waiting')
  await expect(decide(waiting.id, 'is-there')).rejects.toEqual(isWrongState)
  expect(rig.state(waiting.id)).toBe('ready')
})

test('one that was found twice is there beyond doubt, and asked about in its own words', async () => {
  const { id } = await undecided()
  const problem = { code: 'found-twice' as const, said: ['#1', '#2'] }
  rig.core.receipts.step(id, { from: ['undecided'], to: 'undecided', event: 'x', problem })
  await expect(decide(id, 'is-there')).rejects.toEqual(isWrongState)
})

test('a copy of what was vouched for is told from it as from what is in the books', async () => {
  const { id, file } = await undecided()
  await decide(id, 'is-there')
  const again = await rig.capture(file)
  expect(again.duplicateOf).toBe(id)
  const other = await rig.capture(fileIn(rig.inbox, 'other.png', pngBytes()))
  rig.core.review.edit(other.id, rig.draft())
  const alike = rig.core.alike.of(other.id)
  expect(alike).toContainEqual(expect.objectContaining({ receiptId: id, state: 'vouched' }))
})

test('without its database it is looked for once and asked about again, but never sent by itself', async () => {
  const { id, file } = await undecided()
  await decide(id, 'is-there')
  const before = posts()
  await loseDatabase()
  await until(() => rig.core.accounts.choices.get().asOf !== undefined, 'the service answers')
  await pass(90)
  const { state }: Receipt = rig.core.receipts.read(id)
  expect(['undecided', 'review']).toContain(state)
  expect(posts()).toBe(before)
  expect(rig.inBooks(file)).toHaveLength(1)
  const { path: original = '' } = rig.core.originalOf(id) ?? {}
  expect(existsSync(original)).toBe(true)
})
