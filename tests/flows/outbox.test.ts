/** Nothing doubled, over the real core, the real database and the real demo service. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Anchor } from '../../electron/accounts/grant/anchor'
import { seenAs } from '../../electron/changes/expense-change'
import { attachmentName } from '../../electron/outbox/marker'
import { TransportError } from '../../electron/api/http/lost'
import { withoutPayment, withPostingDate } from '../../electron/api/expense-text'
import { Database } from '../../electron/store/database/database'
import { LaneRows } from '../../electron/store/receipts/lane-rows'
import { storeMigrations } from '../../electron/store/database/migrations'
import { Epoch } from '../../electron/store/recovery/epoch'
import { RowChecksum } from '../../electron/store/recovery/row-checksum'
import type { FaultAct } from '../../sandbox/faults'
import { AppError } from '../../shared/errors'
import type { Receipt } from '../../shared/receipts/receipt'
import { startCoreProcess } from '../support/core-process'
import { exchange } from '../support/exchange'
import { fileIn, pngBytes, temporaryFolder } from '../support/files'
import { Rig, until, type RigOptions } from '../support/harness'
import { hidingFiles } from '../support/hiding'
import { Random } from '../support/random'

let rig: Rig
afterEach(() => rig.end())

/** `DOCKET_SEED=7` repeats one that failed, `DOCKET_SEEDS=1000` plays many. */
const seeds = (count: number) => {
  const { DOCKET_SEED: one, DOCKET_SEEDS: many = count } = process.env
  return Array.from({ length: one ? 1 : Number(many) }, (_, index) => [Number(one ?? index + 1)])
}
const year = 365 * 24 * 60 * 60_000
const minute = 60_000
const create = { method: 'POST', path: '^/v1/expenses$' }
const outbox = () => rig.core.accounts.need().outbox

async function start(options: RigOptions = {}): Promise<void> {
  rig = await Rig.start(options)
  await rig.connect()
}

async function captured(name: string): Promise<{ id: string; file: string }> {
  const file = fileIn(rig.inbox, `${name}.png`, pngBytes())
  const { id } = await rig.capture(file)
  return { id, file }
}

/** One receipt in the books, by which the app has learned how the service shows them. */
async function provenOne(): Promise<void> {
  const { id } = await captured('known')
  await rig.confirm(id)
  await rig.reaches(id, 'proven')
  await outbox().settled()
}

/** Lets time pass in steps, with a look at the books after each, until the receipt is there. */
async function pass(minutes: number, isEnough: () => boolean = () => false): Promise<void> {
  for (let passed = 0; passed < minutes && !isEnough(); passed += 1) {
    rig.clock.advance(minute)
    outbox().wake()
    await outbox().settled()
  }
}

const passUntil = (id: string, state: Receipt['state'], minutes = 20) =>
  pass(minutes, () => rig.state(id) === state).then(() => rig.reaches(id, state))

const asked = (method: string, where: RegExp) =>
  rig.service.journal().filter((entry) => entry.method === method && where.test(entry.path))
const posts = () => asked('POST', /^\/v1\/expenses$/).length
/** From now on this sign-in may not read the list of expenses. */
const refuseLists = () => {
  const act: FaultAct = { kind: 'status', status: 403 }
  rig.service.dials.next({ method: 'GET', path: '^/v1/expenses$', count: Infinity, act })
}
const isWrongState: unknown = expect.objectContaining({ code: 'wrong-state' })
const events = (id: string) => rig.core.receipts.read(id).trail.map(({ event }) => event)

test('a confirmed receipt waits where the choices of its books were lost, and goes once they are known', async () => {
  await start()
  rig.core.setPaused(true)
  const { id } = await captured('waits for choices')
  await rig.confirm(id)
  await rig.close()
  for (const end of ['', '-wal', '-shm'])
    rmSync(path.join(rig.profile, `books.sqlite${end}`), { force: true })
  const types = { method: 'GET', path: '/v1/expenses/expense-types' }
  rig.service.dials.next({ ...types, count: 50, act: { kind: 'status', status: 500 } })
  await rig.open()
  rig.core.setPaused(false)
  const asked = () => rig.service.journal().filter(({ path: to }) => to === types.path).length
  const before = asked()
  await until(() => asked() > before, 'the choices are asked for')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(rig.state(id)).toBe('ready')
  rig.service.dials.clear()
  const { books } = rig.core.accounts.need()
  await until(async () => {
    await books.refresh().catch(() => undefined)
    return books.choices.get().expenseTypes.length > 0
  }, 'the choices are known again')
  await rig.reaches(id, 'proven')
})

test('each intent is counted outside the profile, also in the midst of a run', async () => {
  await start()
  const { epoch } = new Anchor({ profile: rig.profile, folder: rig.anchorage })
  const before = epoch.read()
  rig.core.setPaused(true)
  const ids: string[] = []
  for (const name of ['one', 'two', 'three']) {
    const { id } = await captured(name)
    await rig.confirm(id)
    ids.push(id)
  }
  rig.core.setPaused(false)
  for (const id of ids) await rig.reaches(id, 'proven')
  expect(epoch.read()).toBe(before + ids.length)
})

test('what cannot be counted outside the profile does not go, and goes once it can be', async () => {
  await start()
  const { id, file } = await captured('uncounted')
  const spy = vi.spyOn(Epoch.prototype, 'advance').mockImplementationOnce((write) => {
    write?.()
    throw new AppError('disk-full', 'ENOSPC: no space left on device, open')
  })
  await rig.confirm(id)
  await until(() => events(id).includes('not-sent'), 'it was taken back')
  spy.mockRestore()
  expect([rig.state(id), posts()]).toEqual(['ready', 0])
  await pass(5, () => rig.state(id) === 'proven')
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toHaveLength(1)
})

test('an expense that the service has named is in the books, though nothing of how it shows them can be kept', async () => {
  await start()
  const { id, file } = await captured('first')
  const spy = vi.spyOn(LaneRows.prototype, 'calibrate').mockImplementationOnce(() => {
    throw new AppError('disk-failed', 'EIO: i/o error, write')
  })
  await rig.confirm(id)
  await until(() => spy.mock.calls.length > 0, 'it was to be kept')
  spy.mockRestore()
  expect(rig.state(id)).not.toBe('rejected')
  rig.clock.advance(minute)
  outbox().wake()
  await rig.reaches(id, 'proven')
  expect(rig.inBooks(file)).toHaveLength(1)
})

describe('several at once', () => {
  test('twenty receipts cost a create and a read-back each, and little more', async () => {
    await start()
    rig.core.setPaused(true)
    const all = []
    for (let index = 0; index < 20; index += 1) all.push(await captured(`many-${index}`))
    for (const { id } of all) await rig.confirm(id)
    await rig.looks()
    const before = rig.service.journal().length
    rig.core.setPaused(false)
    for (const { id } of all) await rig.reaches(id, 'proven')
    await outbox().settled()
    for (const { file } of all) expect(rig.inBooks(file)).toHaveLength(1)
    expect(rig.service.journal().length - before).toBeLessThanOrEqual(40 + 5)
  })

  test('a receipt whose answer does not come holds nobody up', async () => {
    await start()
    const slow = await captured('slow')
    rig.service.dials.next({ ...create, act: { kind: 'hold' } })
    await rig.confirm(slow.id)
    await until(() => rig.inBooks(slow.file).length === 1, 'the slow one has arrived')
    for (let index = 0; index < 10; index += 1) {
      const { id } = await captured(`quick-${index}`)
      await rig.confirm(id)
      await rig.reaches(id, 'proven')
    }
    expect(rig.state(slow.id)).toBe('sending')
    rig.service.dials.release()
    await rig.reaches(slow.id, 'proven')
  })
})

describe('a new supplier', () => {
  const supplierPosts = () => asked('POST', /suppliers$/).length

  test('that many receipts name at the same time is created once', async () => {
    await start()
    rig.core.setPaused(true)
    rig.service.dials.latencyMs(50)
    const all = []
    for (const supplierName of ['Quill & Daughters', 'QUILL & DAUGHTERS', 'Quill  &  daughters']) {
      const { id } = await captured(`new-supplier-${all.length}`)
      await rig.confirm(id, { supplierName })
      all.push(id)
    }
    rig.core.setPaused(false)
    for (const id of all) await rig.reaches(id, 'proven')
    expect(supplierPosts()).toBe(1)
  })

  test('whose creation is in doubt is looked for again after a restart, and created once', async () => {
    await start()
    const { id } = await captured('doubt')
    rig.service.dials.next({
      method: 'POST',
      path: '/v1/expenses/suppliers',
      act: { kind: 'late-commit', delayMs: 1500 },
    })
    await rig.confirm(id, { supplierName: 'Quill & Daughters' })
    await until(() => supplierPosts() === 1, 'the supplier was sent')
    await rig.restart()
    await outbox().settled()
    await new Promise((resolve) => setTimeout(resolve, 1600))
    await passUntil(id, 'proven', 5)
    expect(supplierPosts()).toBe(1)
  })

  test('that never arrived is created a second time, but not at once', async () => {
    await start()
    const { id } = await captured('lost')
    rig.service.dials.next({
      method: 'POST',
      path: '/v1/expenses/suppliers',
      act: { kind: 'drop-before' },
    })
    await rig.confirm(id, { supplierName: 'Quill & Daughters' })
    await until(() => supplierPosts() === 1, 'the supplier was sent')
    await outbox().settled()
    await pass(1)
    expect(supplierPosts()).toBe(1)
    await passUntil(id, 'proven', 5)
    expect(supplierPosts()).toBe(2)
  })
})

describe('the whole lane waits', () => {
  test('when the service asks for a pause, and no receipt is to blame', async () => {
    await start()
    rig.core.setPaused(true)
    const [one, two] = [await captured('one'), await captured('two')]
    await rig.confirm(one.id)
    await rig.confirm(two.id)
    await rig.looks()
    rig.service.dials.next({
      method: 'GET',
      path: '^/v1/expenses$',
      act: { kind: 'status', status: 429, headers: { 'Retry-After': '120' } },
    })
    rig.core.setPaused(false)
    await outbox().settled()
    const before = rig.service.journal().length
    outbox().wake()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(rig.service.journal()).toHaveLength(before)
    for (const { id } of [one, two])
      expect(rig.core.receipts.item(id)).toMatchObject({ state: 'ready', posting: { failures: 0 } })
  })

  test('while nobody can be reached; then all go', async () => {
    await start()
    const [one, two] = [await captured('one'), await captured('two')]
    await rig.service.dials.offline(true)
    await rig.confirm(one.id)
    await rig.confirm(two.id)
    await outbox().settled()
    for (const { id } of [one, two])
      expect(rig.core.receipts.item(id)).toMatchObject({ state: 'ready', posting: { failures: 0 } })
    await rig.service.dials.offline(false)
    await rig.core.accounts.tryNow()
    for (const { id } of [one, two]) await rig.reaches(id, 'proven')
  })
})

describe('a stored file that is not given back', () => {
  async function refusing(status: number, times = Infinity) {
    const files = { refused: 0, times }
    await start({
      world: {
        exchange: async (request) => {
          const reply = await exchange(request)
          const isFile = request.url.pathname === '/v1/expenses/attachments'
          if (!isFile || files.refused >= files.times) return reply
          files.refused += 1
          return { ...reply, status, body: Buffer.from('{"message":"no"}') }
        },
      },
    })
    const { id, file } = await captured('kept back')
    await rig.confirm(id)
    await rig.reaches(id, 'sent')
    return { id, file, files }
  }

  test.each([403, 400])(
    'with %i each time goes to a person, who is told so, and is proven once it is given',
    async (status) => {
      const { id, file, files } = await refusing(status)
      await passUntil(id, 'undecided')
      expect(rig.core.receipts.read(id).problem).toEqual({ code: 'attachment-withheld', said: [] })
      expect(rig.core.receipts.read(id).trail.at(-1)?.note).toBe(`HTTP ${status}`)
      files.times = 0
      await rig.core.review.decide(id, 'check-again')
      await rig.reaches(id, 'proven')
      expect([rig.inBooks(file).length, posts()]).toEqual([1, 1])
    },
  )

  test('for a moment only is proven without a question', async () => {
    const { id } = await refusing(403, 3)
    await passUntil(id, 'proven')
    expect(events(id)).not.toContain('undecided')
  })
})

describe('the wall clock', () => {
  test.each([10 * year, -10 * year])(
    'set by %d ms makes no absence early and locks nothing out',
    async (wrongBy) => {
      await start()
      const { id, file } = await captured('clock')
      rig.service.dials.next({ ...create, act: { kind: 'drop-before' } })
      await rig.confirm(id)
      await until(() => events(id).includes('looked'), 'the books were searched')
      rig.clock.set(wrongBy)
      await rig.core.accounts.disturbed()
      for (let look = 0; look < 3; look += 1) {
        outbox().wake()
        await outbox().settled()
      }
      await pass(8)
      expect(posts()).toBe(1)
      await passUntil(id, 'proven', 8)
      expect(rig.inBooks(file)).toHaveLength(1)
      expect(posts()).toBe(2)
    },
  )

  test('that was years ahead at the end of a run locks nothing out in the next', async () => {
    await start()
    await provenOne()
    const { id, file } = await captured('ahead')
    rig.service.dials.next({ ...create, act: { kind: 'drop-before' } })
    rig.clock.set(10 * year)
    await rig.confirm(id, { postingDate: new Date().toISOString().slice(0, 10) })
    await until(() => events(id).includes('looked'), 'the books were searched')
    await rig.close()
    rig.clock.set(0)
    await rig.open()
    await pass(5)
    expect(posts()).toBe(2)
    await passUntil(id, 'proven', 30)
    expect(rig.inBooks(file)).toHaveLength(1)
  })
})

describe('before anything was proven, a receipt whose request is lost', () => {
  async function lost(): Promise<{ id: string; file: string }> {
    await start()
    const { id, file } = await captured('first')
    rig.service.dials.next({ ...create, act: { kind: 'drop-before' } })
    await rig.confirm(id)
    await until(() => events(id).includes('looked'), 'the books were searched')
    return { id, file }
  }

  test('is sent again by itself, since nothing is in the books that was not there before', async () => {
    const { id, file } = await lost()
    await passUntil(id, 'proven')
    expect(rig.inBooks(file)).toHaveLength(1)
    expect(posts()).toBe(2)
  })

  test('goes before a person after a restart, when nobody knows any more what was there before', async () => {
    const { id, file } = await lost()
    await rig.restart()
    await pass(3)
    expect(rig.state(id)).toBe('checking')
    rig.clock.advance(60 * minute)
    await passUntil(id, 'undecided', 5)
    expect(rig.core.receipts.read(id).problem?.code).toBe('outcome-unknown')
    expect(posts()).toBe(1)
    expect(rig.inBooks(file)).toHaveLength(0)
  })

  test('is sent again after a restart, once another has shown how the service lists ours', async () => {
    const { id, file } = await lost()
    await rig.restart()
    await provenOne()
    await passUntil(id, 'proven')
    expect(rig.inBooks(file)).toHaveLength(1)
    expect(posts()).toBe(3)
  })
})

describe('a receipt that nobody can tell about and a person has sent again', () => {
  async function undecided(): Promise<{ id: string; file: string }> {
    await start()
    const { id, file } = await captured('unsure')
    rig.service.dials.next({ ...create, act: { kind: 'drop-before' } })
    await rig.confirm(id)
    await until(() => events(id).includes('looked'), 'the books were searched')
    await rig.restart()
    await pass(3)
    rig.clock.advance(60 * minute)
    await passUntil(id, 'undecided', 5)
    return { id, file }
  }
  const facts = (id: string) => {
    const { marker, problem, posting } = rig.core.receipts.item(id)
    const { attempt, highWaterId, intendedAt, absences, absentSince, isRebuilt } = posting
    return { marker, problem, attempt, highWaterId, intendedAt, absences, absentSince, isRebuilt }
  }

  test('is undecided again when that is taken back in time, with all that is known of its attempts', async () => {
    const { id, file } = await undecided()
    const before = facts(id)
    expect(before.attempt).toBe(1)
    rig.core.setPaused(true)
    await outbox().settled()
    await rig.core.review.decide(id, 'send-again')
    expect(rig.state(id)).toBe('ready')
    rig.core.review.undecide(id)
    expect(rig.state(id)).toBe('undecided')
    expect(facts(id)).toEqual(before)
    rig.core.setPaused(false)
    await pass(3)
    expect(rig.state(id)).toBe('undecided')
    expect(posts()).toBe(1)
    expect(rig.inBooks(file)).toHaveLength(0)
    await rig.core.review.decide(id, 'send-again')
    await rig.reaches(id, 'proven')
    expect(rig.inBooks(file)).toHaveLength(1)
  })

  test('is not taken back once it has gone, nor by anything but what was said in this run', async () => {
    const { id, file } = await undecided()
    expect(() => rig.core.review.undecide(id)).toThrow(isWrongState)
    rig.core.setPaused(true)
    await outbox().settled()
    await rig.core.review.decide(id, 'send-again')
    await rig.restart()
    expect(() => rig.core.review.undecide(id)).toThrow(isWrongState)
    rig.core.setPaused(false)
    await passUntil(id, 'proven')
    expect(() => rig.core.review.undecide(id)).toThrow(isWrongState)
    expect(rig.inBooks(file)).toHaveLength(1)
  })

  test('is not taken back when it was taken back to review and confirmed meanwhile', async () => {
    const { id } = await undecided()
    rig.core.setPaused(true)
    await outbox().settled()
    await rig.core.review.decide(id, 'send-again')
    await rig.core.review.reopen(id)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await rig.confirm(id)
    expect(() => rig.core.review.undecide(id)).toThrow(isWrongState)
    expect(rig.state(id)).toBe('ready')
  })
})

describe('a profile put back from a copy', () => {
  function copyOf(folder: string): () => void {
    const copy = path.join(temporaryFolder('docket-copy'), 'profile')
    cpSync(folder, copy, { recursive: true })
    return () => {
      rmSync(folder, { recursive: true })
      mkdirSync(folder, { recursive: true })
      cpSync(copy, folder, { recursive: true })
    }
  }

  test('finds what was sent since, and sends nothing again', async () => {
    await start()
    const { id, file } = await captured('sent-since')
    rig.core.setPaused(true)
    await rig.confirm(id)
    await rig.close()
    const putBack = copyOf(rig.profile)
    await rig.open()
    rig.core.setPaused(false)
    await rig.reaches(id, 'proven')
    await rig.close()
    putBack()
    await rig.open()
    expect(rig.state(id)).toBe('checking')
    rig.core.setPaused(false)
    await rig.core.accounts.need().signIn()
    await rig.reaches(id, 'proven')
    expect(events(id)).toContain('doubted')
    expect(rig.inBooks(file)).toHaveLength(1)
  })

  test('also when it was copied in the midst of a run', async () => {
    let putBack: (() => void) | undefined
    await start({
      world: { onIntent: () => (putBack ??= copyOf(rig.profile)) },
    })
    rig.core.setPaused(true)
    const all = [await captured('first'), await captured('second'), await captured('third')]
    for (const { id } of all) await rig.confirm(id)
    rig.core.setPaused(false)
    for (const { id } of all) await rig.reaches(id, 'proven')
    await rig.close()
    putBack?.()
    await rig.open()
    for (const { id } of all) expect(rig.state(id)).toBe('checking')
    rig.core.setPaused(false)
    await rig.core.accounts.need().signIn()
    for (const { id } of all) await rig.reaches(id, 'proven')
    for (const { file } of all) expect(rig.inBooks(file)).toHaveLength(1)
  })

  /** One that waited when the profile was put back, and is not in the books: a person has to confirm it anew. */
  async function absent(): Promise<{ id: string; file: string }> {
    await start()
    await provenOne()
    rig.core.setPaused(true)
    const { id, file } = await captured('absent')
    await rig.confirm(id)
    await rig.close()
    for (const name of readdirSync(rig.anchorage))
      writeFileSync(path.join(rig.anchorage, name, 'epoch-7'), '')
    await rig.open()
    rig.core.setPaused(false)
    await passUntil(id, 'review')
    expect(posts()).toBe(1)
    return { id, file }
  }

  test('leaves to a person what is not in the books, who may send it', async () => {
    const { id, file } = await absent()
    await rig.confirm(id)
    await rig.reaches(id, 'proven')
    expect(rig.inBooks(file)).toHaveLength(1)
  })

  test('asks when that is confirmed later and the books cannot be searched any more, as the copy may have sent it', async () => {
    const { id, file } = await absent()
    await sendPast(id, file)
    refuseLists()
    await pass(10)
    await rig.confirm(id)
    await pass(20, () => rig.state(id) === 'undecided')
    expect(rig.state(id)).toBe('undecided')
    expect(rig.inBooks(file)).toHaveLength(1)
  })

  test('finds it when the copy has sent it at the same time', async () => {
    const { id, file } = await absent()
    await rig.confirm(id)
    await rig.reaches(id, 'proven')
    await sendPast(id, file)
    await pass(17)
    const { state, problem } = rig.core.receipts.read(id)
    expect([state, problem?.code]).toEqual(['undecided', 'found-twice'])
  })

  test.each(['before anything was sent', 'after one was sent'])(
    'on another computer, copied %s, it sends nothing that the service may hide',
    async (when) => {
      await start({
        service: { seed: 'empty' },
        world: { exchange: hidingFiles(() => rig.service) },
      })
      if (when === 'after one was sent') {
        const { id } = await captured('known')
        await rig.confirm(id)
        await rig.reaches(id, 'proven')
        await outbox().settled()
      }
      rig.core.setPaused(true)
      const { id, file } = await captured('copied')
      await rig.confirm(id)
      await rig.close()
      const putBack = copyOf(rig.profile)
      await rig.open()
      rig.core.setPaused(false)
      await until(() => rig.inBooks(file).length === 1, 'this computer has sent it')
      await rig.close()

      // Another computer has the profile and nothing of what this one remembers of it.
      putBack()
      rmSync(rig.anchorage, { recursive: true })
      mkdirSync(rig.anchorage)
      await rig.open()
      expect(rig.state(id)).toBe('checking')
      rig.core.setPaused(false)
      await rig.core.accounts.need().signIn()
      if (rig.core.accounts.session.get().status === 'held')
        await rig.core.accounts.settleBooks('same')
      await pass(70, () => rig.state(id) === 'undecided')
      expect(rig.state(id)).toBe('undecided')
      expect(rig.inBooks(file)).toHaveLength(1)
    },
  )

  test('a start after a kill is not taken for one', async () => {
    await start()
    const { id } = await captured('plain')
    await rig.confirm(id)
    await rig.reaches(id, 'proven')
    const next = await captured('next')
    rig.core.setPaused(true)
    await rig.confirm(next.id)
    await rig.restart()
    expect(rig.state(next.id)).toBe('ready')
  })
})

describe('after a second attempt', () => {
  /** A receipt that was proved absent and sent again, while the first request comes very late after all. */
  async function sentTwice(): Promise<{ id: string; file: string }> {
    const { id, file } = await captured('twice')
    rig.service.dials.next({ ...create, act: { kind: 'drop-before' } })
    await rig.confirm(id)
    await until(() => events(id).includes('looked'), 'the books were searched')
    await passUntil(id, 'proven')
    await sendPast(id, file)
    expect(rig.inBooks(file)).toHaveLength(2)
    await pass(17)
    return { id, file }
  }

  test('two expenses are told of, and at a word the later is deleted', async () => {
    await start()
    const { id, file } = await sentTwice()
    const { problem, state, expenseId } = rig.core.receipts.read(id)
    expect(state).toBe('undecided')
    expect(problem?.code).toBe('found-twice')
    await rig.core.review.decide(id, 'delete-copy')
    await rig.reaches(id, 'proven')
    expect(rig.core.receipts.read(id).problem).toBeUndefined()
    expect(rig.inBooks(file).map((expense) => expense.id)).toEqual([expenseId])
  })

  test('nothing is deleted when the two are not the same', async () => {
    await start()
    const { id, file } = await captured('unlike')
    rig.service.dials.next({ ...create, act: { kind: 'drop-before' } })
    await rig.confirm(id)
    await until(() => events(id).includes('looked'), 'the books were searched')
    await passUntil(id, 'proven')
    await sendPast(id, file, '99.00')
    await pass(17)
    expect(rig.core.receipts.read(id).problem?.code).toBe('found-twice')
    await expect(rig.core.review.decide(id, 'delete-copy')).rejects.toMatchObject({
      code: 'wrong-state',
    })
    expect(rig.inBooks(file)).toHaveLength(2)
    await rig.core.review.decide(id, 'check-again')
    await rig.reaches(id, 'proven')
    expect(rig.inBooks(file)).toHaveLength(2)
  })

  test('one that is there once is not looked for any longer than a day', async () => {
    await start()
    const { id } = await captured('once')
    rig.service.dials.next({ ...create, act: { kind: 'drop-before' } })
    await rig.confirm(id)
    await until(() => events(id).includes('looked'), 'the books were searched')
    await passUntil(id, 'proven')
    await expect(rig.core.accounts.need().work.deleteCopy(id)).rejects.toMatchObject({
      code: 'wrong-state',
    })
    await pass(2)
    rig.clock.advance(25 * 60 * minute)
    await pass(1)
    const looks = asked('GET', /^\/v1\/expenses$/).length
    await pass(40)
    expect(asked('GET', /^\/v1\/expenses$/)).toHaveLength(looks)
  })
})

describe('a service whose list shows no attachments', () => {
  const hiding = (doNamesCount: boolean) => hidingFiles(() => rig.service, doNamesCount)

  async function lost(): Promise<{ id: string; file: string }> {
    const known = await captured('known')
    await rig.confirm(known.id)
    await rig.reaches(known.id, 'proven')
    await outbox().settled()
    const { id, file } = await captured('lost')
    rig.service.dials.next({ ...create, act: { kind: 'drop-after' } })
    await rig.confirm(id)
    return { id, file }
  }

  test('a lost answer is found by asking for the file where names count', async () => {
    await start({ world: { exchange: hiding(true) } })
    const { id, file } = await lost()
    await rig.reaches(id, 'proven')
    expect(rig.inBooks(file)).toHaveLength(1)
  })

  test('it is a decision at once, not after an hour, where nothing tells', async () => {
    await start({ world: { exchange: hiding(false) } })
    const { id, file } = await lost()
    await rig.reaches(id, 'undecided')
    expect(rig.core.receipts.read(id).problem?.code).toBe('outcome-unknown')
    expect(rig.inBooks(file)).toHaveLength(1)
  })
})

describe('a service that refuses its list for good', () => {
  test('takes a receipt all the same', async () => {
    await start()
    refuseLists()
    const { id, file } = await captured('unlisted')
    await rig.confirm(id)
    await pass(20, () => rig.state(id) === 'proven')
    expect(rig.state(id)).toBe('proven')
    expect(rig.inBooks(file)).toHaveLength(1)
  })

  test('leaves a lost answer to a person', async () => {
    await start()
    await provenOne()
    const { id, file } = await captured('lost')
    rig.service.dials.next({ ...create, act: { kind: 'drop-after' } })
    refuseLists()
    await rig.confirm(id)
    await pass(90, () => rig.state(id) === 'undecided')
    const { state, problem } = rig.core.receipts.read(id)
    expect([state, problem?.code]).toEqual(['undecided', 'outcome-unknown'])
    expect(rig.inBooks(file)).toHaveLength(1)
  })
})

describe('quitting, pausing, sleeping', () => {
  test('what is on its way lands before the app is closed', async () => {
    await start()
    const { id, file } = await captured('landing')
    rig.service.dials.next({ ...create, act: { kind: 'hold' } })
    await rig.confirm(id)
    await until(() => rig.inBooks(file).length === 1, 'it has arrived')
    const closed = rig.close()
    setTimeout(() => rig.service.dials.release(), 200)
    await closed
    await rig.open()
    expect(events(id)).toContain('sent')
    await rig.reaches(id, 'proven')
    expect(posts()).toBe(1)
  })

  test('what is held back in the midst of many goes on where it stopped', async () => {
    await start()
    rig.service.dials.latencyMs(30)
    const all = []
    for (let index = 0; index < 12; index += 1) all.push(await captured(`pause-${index}`))
    for (const { id } of all) await rig.confirm(id)
    for (let round = 0; round < 6; round += 1) {
      rig.core.setPaused(round % 2 === 0)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    rig.core.setPaused(true)
    await outbox().settled()
    const states = all.map(({ id }) => rig.state(id))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(all.map(({ id }) => rig.state(id))).toEqual(states)
    rig.core.setPaused(false)
    for (const { id } of all) await rig.reaches(id, 'proven')
    for (const { file } of all) expect(rig.inBooks(file)).toHaveLength(1)
  })

  test('a request that comes when the computer has slept through its waiting is found, and nothing is sent twice', async () => {
    let late: (() => Promise<unknown>) | undefined
    let isArmed = false
    await start({
      world: {
        exchange: async (request) => {
          if (!isArmed || request.method !== 'POST' || request.url.pathname !== '/v1/expenses')
            return exchange(request)
          isArmed = false
          late = () => exchange(request)
          rig.clock.advance(11 * minute)
          throw new TransportError('nothing moved', true)
        },
      },
    })
    await provenOne()
    const { id, file } = await captured('late')
    isArmed = true
    await rig.confirm(id)
    await rig.reaches(id, 'checking')
    await outbox().settled()
    await pass(3)
    await late?.()
    await passUntil(id, 'proven')
    expect(rig.inBooks(file)).toHaveLength(1)
  })

  test('a process that is stopped and goes on sends once', async () => {
    await start()
    rig.core.setPaused(true)
    const { id, file } = await captured('stopped')
    await rig.confirm(id)
    rig.core.setPaused(false)
    await rig.service.dials.offline(true)
    await rig.close()
    await rig.service.dials.offline(false)
    rig.service.dials.next({ ...create, act: { kind: 'hold' } })
    const app = await startCoreProcess(rig)
    await until(() => rig.inBooks(file).length === 1, 'it has arrived')
    app.kill('SIGSTOP')
    await new Promise((resolve) => setTimeout(resolve, 1000))
    rig.service.dials.release()
    app.kill('SIGCONT')
    await until(() => asked('GET', /attachments$/).length > 0, 'it is read back')
    app.kill()
    await app.ending()
    await rig.open()
    await rig.reaches(id, 'proven')
    expect(posts()).toBe(1)
  })
})

describe('a row that this app cannot read', () => {
  function write(sql: string, id: string): void {
    const database = new Database(path.join(rig.profile, 'docket.sqlite'), storeMigrations)
    database.run(sql, id)
    new RowChecksum(database).seal(id)
    database.close()
  }

  test.each([
    ['UPDATE posting SET version = 2 WHERE receipt_id = ?', 'store-newer'],
    [`UPDATE receipt SET draft = '{"lines":[]}' WHERE id = ?`, 'store-damaged'],
    [`UPDATE receipt SET draft = 'not json' WHERE id = ?`, 'store-damaged'],
    [`UPDATE receipt SET problem = '{"code":"from-the-future"}' WHERE id = ?`, 'store-damaged'],
    [`UPDATE receipt SET problem = 'null null' WHERE id = ?`, 'store-damaged'],
  ])('%s goes to a person, and the others go on', async (sql, code) => {
    await start()
    rig.core.setPaused(true)
    const [odd, fine] = [await captured('odd'), await captured('fine')]
    await rig.confirm(odd.id)
    await rig.confirm(fine.id)
    await rig.close()
    write(sql, odd.id)
    await rig.open()
    rig.core.setPaused(false)
    await rig.reaches(fine.id, 'proven')
    await rig.reaches(odd.id, 'rejected')
    expect(rig.core.receipts.read(odd.id).problem?.code).toBe(code)
    await rig.core.review.reopen(odd.id)
    await rig.confirm(odd.id)
    await rig.reaches(odd.id, 'proven')
    expect(rig.inBooks(odd.file)).toHaveLength(1)
  })
})

describe('a change of an expense', () => {
  const expenses = () => rig.core.accounts.need().billing.expenses
  async function booked(): Promise<{ id: number; text: string }> {
    const { id } = await captured('booked')
    const bankAccountId = rig.core.accounts.choices.get().bankAccounts[0]?.id ?? -1
    await rig.confirm(id, { payment: { method: 'EFT', bankAccountId, date: '', amount: '' } })
    await rig.reaches(id, 'proven')
    const { expenseId = -1 } = rig.core.receipts.read(id)
    return { id: expenseId, text: await textOf(expenseId) }
  }

  async function textOf(id: number): Promise<string> {
    await rig.core.accounts.need().books.refresh()
    return rig.core.accounts.need().books.body('expenses', id) ?? ''
  }

  const payments = (id: number) => rig.service.books().find((one) => one.id === id)?.payments

  test.each([
    ['answered', undefined],
    ['with its answer lost', { kind: 'drop-after' as const }],
  ])('%s removes the payment and nothing else', async (_, act) => {
    await start()
    const { id, text } = await booked()
    if (act) rig.service.dials.next({ method: 'PUT', act })
    const end = await expenses().edit({
      expenseId: id,
      seen: seenAs(text),
      edit: withoutPayment,
    })
    expect(end.kind).toBe('done')
    expect(payments(id)).toEqual([])
    expect(rig.service.books().find((one) => one.id === id)?.attachments).toHaveLength(1)
  })

  test('is not sent when the expense is not as the person saw it', async () => {
    await start()
    const { id } = await booked()
    const end = await expenses().edit({ expenseId: id, seen: 'else', edit: withoutPayment })
    expect(end.kind).toBe('changed')
    expect(asked('PUT', /./)).toEqual([])
  })

  test('that never arrived is told as not made once it cannot come any more', async () => {
    await start()
    const { id, text } = await booked()
    rig.service.dials.next({ method: 'PUT', act: { kind: 'drop-before' } })
    const what = { expenseId: id, seen: seenAs(text), edit: withoutPayment }
    expect(await expenses().edit(what)).toMatchObject({ kind: 'unknown' })
    await expect(expenses().edit(what)).rejects.toMatchObject({ code: 'outcome-unknown' })
    rig.clock.advance(2 * minute)
    expect((await expenses().edit(what)).kind).toBe('done')
    expect(payments(id)).toEqual([])
  })

  test('of which the app was closed before the answer is settled at the next start by reading', async () => {
    let isDeleting = false
    const loseTheRest = () => {
      if (!isDeleting) return
      const reading = { method: 'GET', path: '^/v1/expenses$', count: 40 }
      rig.service.dials.next({ method: 'DELETE', act: { kind: 'drop-after' } })
      rig.service.dials.next({ ...reading, act: { kind: 'drop-before' } })
    }
    await start({ world: { onIntent: loseTheRest } })
    const { id, text } = await booked()
    await rig.core.accounts.need().books.refresh()
    isDeleting = true
    const what = { expenseId: id, seen: seenAs(text) }
    expect(await expenses().delete(what)).toMatchObject({ kind: 'unknown' })
    rig.service.dials.clear()
    await rig.restart()
    await rig.core.accounts.tryNow()
    await pass(2)
    await until(() => expenses().openOf(id) === undefined, 'what became of it is known')
    expect(rig.service.books().some((one) => one.id === id)).toBe(false)
    expect(asked('DELETE', /./)).toHaveLength(1)
    await expect(expenses().delete(what)).rejects.toMatchObject({ code: 'not-found' })
  })

  test('is made once although the app is killed between the intent and the first byte', async () => {
    let strikes = false
    const strike = () => {
      if (strikes) throw new Error('Killed')
    }
    await start({ world: { onIntent: strike } })
    const { id, text } = await booked()
    strikes = true
    const what = { expenseId: id, seen: seenAs(text), edit: withoutPayment }
    await expect(expenses().edit(what)).rejects.toThrow('Killed')
    strikes = false
    await rig.restart()
    await rig.core.accounts.tryNow()
    await until(() => rig.core.sync.get().service === 'reachable', 'the service answers')
    await expect(expenses().edit(what)).rejects.toMatchObject({ code: 'outcome-unknown' })
    rig.clock.advance(2 * minute)
    expect((await expenses().edit(what)).kind).toBe('done')
    expect(asked('PUT', /./)).toHaveLength(1)
  })

  test('a date in a closed year is refused with the words of the service', async () => {
    await start()
    const { id, text } = await booked()
    const end = await expenses().edit({
      expenseId: id,
      seen: seenAs(text),
      edit: (whole) => withPostingDate(whole, '2001-01-01'),
    })
    expect(end).toMatchObject({ kind: 'not-done' })
    expect(payments(id)).toHaveLength(1)
  })
})

describe('a bad day', () => {
  const acts: FaultAct[] = [
    { kind: 'drop-before' },
    { kind: 'drop-after' },
    { kind: 'late-commit', delayMs: 200 },
    { kind: 'truncate', bytes: 12 },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 408 },
    { kind: 'html' },
    { kind: 'stale-list' },
    { kind: 'database-error' },
  ]
  const places = [
    { method: 'POST', path: '^/v1/expenses$' },
    { method: 'POST', path: '^/v1/expenses$' },
    { method: 'POST', path: '^/v1/expenses$' },
    { method: 'POST', path: '/v1/expenses/suppliers' },
    { method: 'GET', path: '^/v1/expenses$' },
    { method: 'GET', path: '/v1/expenses/attachments' },
  ]

  test.each(seeds(6))('of seed %d ends with every receipt in the books once', async (seed) => {
    const random = new Random(seed)
    await start()
    const { postingDate } = rig.draft()
    const all: { id: string; file: string }[] = []
    for (let round = 0; round < 4; round += 1) {
      for (let index = 0; index < 4; index += 1) {
        const one = await captured(`${seed}-${round}-${index}`)
        const supplierName = random.pick(['Northgate Fuels', `New ${round}`, `new ${round}`])
        // Whatever the clock says, the person types the date that is on the receipt.
        await rig.confirm(one.id, { supplierName, postingDate })
        all.push(one)
      }
      for (let count = random.whole(1, 6); count > 0; count -= 1)
        rig.service.dials.next({ ...random.pick(places), act: random.pick(acts) })
      await new Promise((resolve) => setTimeout(resolve, random.whole(0, 150)))
      if (random.chance(0.3)) await rig.restart()
      if (random.chance(0.3)) rig.clock.set(random.pick([year, -year, 0]))
      // What is late by the service's clock has come before ours says ten minutes.
      await new Promise((resolve) => setTimeout(resolve, 250))
      await pass(random.whole(0, 4))
    }
    rig.clock.set(0)
    rig.service.dials.clear()
    await rig.core.accounts.tryNow()
    const isDone = () => all.every(({ id }) => rig.state(id) === 'proven')
    await pass(90, isDone)
    await until(
      isDone,
      () =>
        `seed ${seed}: ${all.map(({ id }) => `${rig.state(id)} ${events(id).join(' ')}`).join('\n')}`,
    )
    for (const { file } of all) expect(rig.inBooks(file)).toHaveLength(1)
    const names = suppliersNamed(/^new \d$/i)
    expect(names.length).toBe(new Set(names.map((name) => name.toLowerCase())).size)
  })

  /** Names of suppliers that expenses of these books have, each as it was created. */
  function suppliersNamed(pattern: RegExp): string[] {
    const names = rig.service.books().map(({ supplier }) => supplier)
    return [...new Set(names)].filter((name) => pattern.test(name))
  }
})

/** The same expense once more, past the app, as a request that comes very late would make it. */
async function sendPast(id: string, file: string, gross = '61.27'): Promise<void> {
  const supplier = rig.core.accounts.need().books.findSuppliers('Northgate Fuels', 1)[0]
  const receipt = rig.core.receipts.read(id)
  const line = { expenseType: 'FUEL', description: 'Diesel', vatType: 'Standard' }
  const contents = readFileSync(file).toString('base64')
  const reply = await fetch(`${rig.service.baseUrl}/v1/expenses`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await rig.token()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      supplier: { id: supplier?.id },
      postingDate: receipt.postingDate,
      expenseLineItems: [{ ...line, amount: { grossAmount: gross } }],
      attachments: [
        { fileName: attachmentName(receipt), fileContents: `data:image/png;base64,${contents}` },
      ],
    }),
  })
  expect(reply.status).toBe(201)
}
