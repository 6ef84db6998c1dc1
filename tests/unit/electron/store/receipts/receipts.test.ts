import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { mintMarker } from '../../../../../electron/outbox/marker'
import { AccountRows } from '../../../../../electron/store/account-rows'
import { Database } from '../../../../../electron/store/database/database'
import { Journal } from '../../../../../electron/store/journal'
import { Receipts, type Captured } from '../../../../../electron/store/receipts/receipts'
import { OutboxItems } from '../../../../../electron/store/receipts/outbox-items'
import { emptyDraft, type ExpenseDraft } from '../../../../../shared/expenses/expense'
import { receiptStates, statesOfList, type InboxList } from '../../../../../shared/receipts/receipt'
import { sha256, temporaryFolder } from '../../../../support/files'

const service = {
  baseUrl: 'https://a.example',
  authUrl: 'https://a.example',
  legacyBaseUrl: 'https://a.example',
  clientId: 'docket',
}

function stored() {
  let at = Date.parse('2026-06-30T12:00:00Z')
  const now = () => new Date((at += 1000))
  const database = new Database(path.join(temporaryFolder(), 'docket.sqlite'))
  onTestFinished(() => {
    database.close()
  })
  const journal = new Journal({ database, now })
  const receipts = new Receipts({ database, journal, now })
  const accounts = new AccountRows({ database, now })
  const account = (name: string) =>
    accounts.add({ kind: 'service', name, service, access: 'full' }).account.id
  const add = (changes: Partial<Captured> = {}): string => {
    const id = randomUUID()
    const file: Captured = {
      sha256: sha256(Buffer.from(id)),
      size: 100,
      mediaType: 'application/pdf',
      fileName: 'receipt.pdf',
      ...changes,
    }
    receipts.add([{ ...file, id, marker: mintMarker() }])
    return id
  }
  const ids = (list: InboxList, search = '') =>
    receipts.lists.page({ list, search, offset: 0, limit: 200 }).rows.map((row) => row.id)
  return {
    database,
    journal,
    receipts,
    items: new OutboxItems({ database, receipts, now }),
    account,
    add,
    ids,
    now,
    advance: (ms: number) => (at += ms),
  }
}

const draft: ExpenseDraft = {
  supplierName: 'Northgate Fuels',
  postingDate: '2026-06-30',
  lines: [{ expenseType: 'FUEL', description: '', vatType: 'Standard', gross: '£61.27' }],
}

test('a captured file is a receipt in review, with everything known of it', () => {
  const { receipts, add } = stored()
  const id = add({ fileName: 'fuel.png', mediaType: 'image/png', size: 7 })
  expect(receipts.read(id)).toMatchObject({
    id,
    state: 'review',
    fileName: 'fuel.png',
    mediaType: 'image/png',
    size: 7,
    draft: emptyDraft,
    marker: expect.stringMatching(/^[0-9A-Z]{16}$/) as string,
    trail: [{ event: 'captured' }],
  })
})

test('a batch is added as one: all or none', () => {
  const { receipts, ids } = stored()
  const marker = mintMarker()
  const file = { sha256: 'x', size: 1, mediaType: 'image/png', fileName: 'a.png', marker } as const
  expect(() =>
    receipts.add([
      { ...file, id: randomUUID() },
      { ...file, id: randomUUID() },
    ]),
  ).toThrow(/UNIQUE/)
  expect(ids('review')).toEqual([])
  expect(receipts.summary.get().counts.review).toBe(0)
})

describe('a step', () => {
  test('changes state, what the protocol remembers and the trail together', () => {
    const { receipts, items, add, account } = stored()
    const accountId = account('Mine')
    receipts.showAccount(accountId)
    const id = add()
    receipts.step(id, {
      from: ['review'],
      to: 'ready',
      event: 'confirmed',
      note: 'by hand',
      expenseId: 9001,
      problem: { code: 'service-refused', said: ['No'] },
      posting: { attempt: 1, highWaterId: 500 },
    })
    expect(receipts.read(id)).toMatchObject({
      state: 'ready',
      expenseId: 9001,
      problem: { code: 'service-refused', said: ['No'] },
      trail: [{ event: 'captured' }, { event: 'confirmed', note: 'by hand' }],
    })
    expect(items.read(id)).toMatchObject({
      id,
      accountId,
      posting: { attempt: 1, highWaterId: 500, absences: 0, failures: 0 },
    })
    receipts.step(id, {
      from: ['ready'],
      to: 'review',
      event: 'reopened',
      expenseId: undefined,
      problem: undefined,
      posting: { highWaterId: undefined },
    })
    const { expenseId, problem } = receipts.read(id)
    expect([expenseId, problem]).toEqual([undefined, undefined])
  })

  test('that does not speak of id, problem or posting leaves them', () => {
    const { receipts, items, add, account } = stored()
    receipts.showAccount(account('Mine'))
    const id = add()
    const problem = { code: 'outcome-unknown', said: [] } as const
    receipts.step(id, {
      from: ['review'],
      to: 'ready',
      event: 'x',
      expenseId: 7,
      problem: { ...problem, said: [] },
      posting: { attempt: 2, absentSince: '2026-06-30T12:00:00.000Z' },
    })
    receipts.step(id, { from: ['ready'], to: 'checking', event: 'y', posting: { absences: 1 } })
    expect(items.read(id)).toMatchObject({
      expenseId: 7,
      problem,
      posting: { attempt: 2, absences: 1, absentSince: '2026-06-30T12:00:00.000Z' },
    })
  })

  test.each(receiptStates)('from %s is only taken by a receipt in that state', (state) => {
    const { receipts, add } = stored()
    const id = add()
    receipts.step(id, { from: ['review'], to: state, event: 'put' })
    for (const from of receiptStates) {
      const before = receipts.read(id)
      const take = () => {
        receipts.step(id, { from: [from], to: state, event: 'again', expenseId: 1 })
      }
      if (from === state) expect(take).not.toThrow()
      else {
        expect(take).toThrow(expect.objectContaining({ code: 'wrong-state' }))
        expect(receipts.read(id)).toEqual(before)
      }
    }
  })

  test('of a receipt that does not exist is refused and not written down', () => {
    const { receipts, journal } = stored()
    for (const take of [
      () => receipts.step(randomUUID(), { from: ['review'], to: 'ready', event: 'x' }),
      () => receipts.edit(randomUUID(), draft),
      () => receipts.keepBoth(randomUUID()),
      () => receipts.read(randomUUID()),
    ])
      expect(take).toThrow(
        expect.objectContaining({
          code: expect.stringMatching(/^(wrong-state|not-found)$/) as string,
        }),
      )
    expect(journal.page(undefined, { offset: 0, limit: 10 }).total).toBe(0)
  })
})

describe('editing', () => {
  test('keeps every keystroke and what the lists show of it', () => {
    const { receipts, add } = stored()
    const id = add()
    const unfinished = { ...draft, lines: [{ ...draft.lines[0]!, gross: '61.' }] }
    receipts.edit(id, unfinished)
    expect(receipts.read(id)).toMatchObject({ draft: unfinished, gross: '0.00' })
    receipts.edit(id, draft)
    expect(receipts.read(id)).toMatchObject({
      draft,
      supplierName: 'Northgate Fuels',
      postingDate: '2026-06-30',
      gross: '61.27',
      expenseType: 'FUEL',
    })
    receipts.edit(id, emptyDraft)
    expect(receipts.read(id)).toMatchObject({ supplierName: '', gross: '' })
  })

  test.each(receiptStates)('is possible in review and rejected only: %s', (state) => {
    const { receipts, add } = stored()
    const id = add()
    receipts.step(id, { from: ['review'], to: state, event: 'put' })
    const edit = () => {
      receipts.edit(id, draft)
    }
    if (state === 'review' || state === 'rejected') expect(edit).not.toThrow()
    else {
      expect(edit).toThrow(expect.objectContaining({ code: 'wrong-state' }))
      expect(receipts.read(id).draft).toEqual(emptyDraft)
    }
  })

  test('the supplier the service named is remembered while the receipt is on its way', () => {
    const { receipts, add } = stored()
    const id = add()
    receipts.edit(id, draft)
    receipts.step(id, { from: ['review'], to: 'ready', event: 'x' })
    receipts.nameSupplier(id, 1438)
    expect(receipts.read(id).draft).toEqual({ ...draft, supplierId: 1438 })
  })
})

describe('lists', () => {
  test('show each state in exactly one of them, and count it there', () => {
    const { receipts, add, ids } = stored()
    const placed = receiptStates.map((state) => {
      const id = add()
      receipts.step(id, { from: ['review'], to: state, event: 'put' })
      return { id, state }
    })
    const lists = Object.entries(statesOfList) as [InboxList, readonly string[]][]
    for (const [list, states] of lists) {
      const expected = placed.filter(({ state }) => states.includes(state)).map(({ id }) => id)
      expect(ids(list).toSorted(), list).toEqual(expected.toSorted())
      expect(receipts.summary.get().counts[list], list).toBe(expected.length)
    }
  })

  test('show work in the order of capture and what is done newest first', () => {
    const { receipts, add, ids } = stored()
    const [a, b, c] = [add(), add(), add()]
    receipts.edit(b, draft)
    expect(ids('review')).toEqual([a, b, c])
    for (const id of [b, c, a]) receipts.step(id, { from: ['review'], to: 'proven', event: 'x' })
    expect(ids('books')).toEqual([a, c, b])
  })

  test('are read in pages that neither overlap nor leave gaps', () => {
    const { receipts, add } = stored()
    const all = Array.from({ length: 45 }, () => add())
    const pages = [0, 20, 40, 60].map((offset) =>
      receipts.lists.page({ list: 'review', search: '', offset, limit: 20 }),
    )
    expect(pages.map(({ total }) => total)).toEqual([45, 45, 45, 45])
    expect(pages.flatMap(({ rows }) => rows.map((row) => row.id))).toEqual(all)
  })

  test('hold receipts of one account only', () => {
    const { receipts, items, add, ids, account } = stored()
    const [mine, theirs] = [account('Mine'), account('Theirs')]
    receipts.showAccount(mine)
    const id = add()
    receipts.showAccount(theirs)
    expect(ids('review')).toEqual([])
    expect(receipts.summary.get().counts.review).toBe(0)
    const other = add()
    expect(items.waiting(mine, 9)).toEqual([])
    receipts.step(other, { from: ['review'], to: 'ready', event: 'x' })
    expect(items.waiting(mine, 9)).toEqual([])
    expect(items.waiting(theirs, 9).map((item) => item.id)).toEqual([other])
    receipts.showAccount(mine)
    expect(ids('review')).toEqual([id])
  })

  test('know nothing of those who signed in to nothing yet', () => {
    const { receipts, add, ids, account } = stored()
    const early = add()
    expect(ids('review')).toEqual([early])
    const first = account('First')
    receipts.showAccount(first)
    expect(ids('review')).toEqual([early])
    receipts.showAccount(account('Second'))
    expect(ids('review')).toEqual([])
    receipts.showAccount(undefined)
    expect(ids('review')).toEqual([])
    receipts.showAccount(first)
    expect(ids('review')).toEqual([early])
  })
})

describe('searching', () => {
  const rows = {
    plain: { supplierName: 'Northgate Fuels', fileName: 'scan-1.pdf', gross: '61.27' },
    percent: { supplierName: '100% Organic', fileName: 'scan-2.pdf', gross: '5.00' },
    underscore: { supplierName: 'Odd_Name', fileName: 'IMG_0001.jpg', gross: '1,234.50' },
    backslash: { supplierName: 'Back\\Slash', fileName: "it's.pdf", gross: '7.00' },
  }
  test.each<[string, (keyof typeof rows)[]]>([
    ['', ['plain', 'percent', 'underscore', 'backslash']],
    ['  ', ['plain', 'percent', 'underscore', 'backslash']],
    ['north', ['plain']],
    ['NORTHGATE fuels', ['plain']],
    ['scan', ['plain', 'percent']],
    ['61.27', ['plain']],
    ['1234.5', ['underscore']],
    ['%', ['percent']],
    ['100%', ['percent']],
    ['_', ['underscore']],
    ['IMG_0', ['underscore']],
    ['IMGX0', []],
    ['\\', ['backslash']],
    ["it's", ['backslash']],
    ["' OR 1=1 --", []],
    ['%%', []],
    ['nothing like it', []],
  ])('%j finds %j', (search, names) => {
    const { receipts, add, ids } = stored()
    const byName = Object.entries(rows).map(([name, { supplierName, fileName, gross }]) => {
      const id = add({ fileName })
      receipts.edit(id, { ...draft, supplierName, lines: [{ ...draft.lines[0]!, gross }] })
      return [id, name] as const
    })
    const found = ids('review', search).map((id) => new Map<string, string>(byName).get(id))
    expect(found).toEqual(names)
    const { total } = receipts.lists.page({ list: 'review', search, offset: 0, limit: 1 })
    expect(total).toBe(names.length)
  })
})

describe('a same file', () => {
  const file = { sha256: 'a'.repeat(64) }

  test('is named, not refused, until the person keeps both', () => {
    const { receipts, add } = stored()
    const first = add(file)
    const second = add(file)
    const third = add(file)
    expect(receipts.read(first).duplicateOf).toBeUndefined()
    expect(receipts.read(second).duplicateOf).toBe(first)
    expect(receipts.read(third).duplicateOf).toBe(first)
    receipts.keepBoth(second)
    expect(receipts.read(second).duplicateOf).toBeUndefined()
    expect(receipts.read(second).trail.at(-1)?.event).toBe('kept-both')
    expect(receipts.read(third).duplicateOf).toBe(first)
  })

  test('within one batch is found as well', () => {
    const { receipts } = stored()
    const twin = () => ({
      ...file,
      id: randomUUID(),
      marker: mintMarker(),
      size: 1,
      mediaType: 'image/png' as const,
      fileName: 'a.png',
    })
    const [first, second] = receipts.add([twin(), twin()])
    expect(second?.duplicateOf).toBe(first?.id)
    expect(first?.marker).not.toBe(second?.marker)
  })

  test('as one in the bin, or in another account, is a receipt of its own', () => {
    const { receipts, add, account } = stored()
    receipts.showAccount(account('Mine'))
    const first = add(file)
    receipts.step(first, { from: ['review'], to: 'discarded', event: 'x' })
    expect(receipts.read(add(file)).duplicateOf).toBeUndefined()
    receipts.showAccount(account('Theirs'))
    expect(receipts.read(add(file)).duplicateOf).toBeUndefined()
  })

  test('as one that is in the books already is named', () => {
    const { receipts, add } = stored()
    const first = add(file)
    receipts.step(first, { from: ['review'], to: 'proven', event: 'x' })
    expect(receipts.read(add(file)).duplicateOf).toBe(first)
  })
})

describe('what is served next', () => {
  function queued() {
    const store = stored()
    const accountId = store.account('Mine')
    store.receipts.showAccount(accountId)
    const put = (state: 'ready' | 'sending' | 'checking' | 'sent', nextAt?: string) => {
      const id = store.add()
      store.receipts.step(id, {
        from: ['review'],
        to: state,
        event: 'put',
        ...(nextAt !== undefined && { posting: { nextAt } }),
      })
      return id
    }
    return { ...store, accountId, put, next: () => store.items.waiting(accountId, 9)[0]?.id }
  }

  test('is what is on its way before what is ready, oldest first', () => {
    const { put, next, receipts } = queued()
    const [ready, sent, checking] = [put('ready'), put('sent'), put('checking')]
    expect(next()).toBe(sent)
    receipts.step(sent, { from: ['sent'], to: 'proven', event: 'x' })
    expect(next()).toBe(checking)
    receipts.step(checking, { from: ['checking'], to: 'undecided', event: 'x' })
    expect(next()).toBe(ready)
    receipts.step(ready, { from: ['ready'], to: 'discarded', event: 'x' })
    expect(next()).toBeUndefined()
  })

  test('says for what time it waits', () => {
    const { put, receipts, items, accountId } = queued()
    const nextAt = '2026-06-30T13:00:00.000Z'
    const [id, ready] = [put('checking', nextAt), put('ready')]
    expect(items.waiting(accountId, 9)).toEqual([
      { id, state: 'checking', nextAt, size: 100 },
      { id: ready, state: 'ready', nextAt: undefined, size: 100 },
    ])
    receipts.remember(id, { nextAt: undefined, failures: 3 })
    expect(items.waiting(accountId, 9)[0]).toMatchObject({ id, nextAt: undefined })
    expect(items.read(id).posting).toEqual({ attempt: 0, absences: 0, failures: 3 })
  })
})

test('whoever watches the summary sees every change once, with the counts after it', () => {
  const { receipts, add } = stored()
  const seen: { counts: Record<string, number>; revision: number }[] = []
  receipts.summary.subscribe((summary) => seen.push(summary))
  const id = add()
  receipts.edit(id, draft)
  receipts.step(id, { from: ['review'], to: 'ready', event: 'x' })
  expect(seen.map(({ counts }) => [counts['review'], counts['ready']])).toEqual([
    [1, 0],
    [1, 0],
    [0, 1],
  ])
  const revisions = seen.map(({ revision }) => revision)
  expect(revisions).toEqual([...new Set(revisions)].toSorted((a, b) => a - b))
})
