import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { compare, doubtful } from '../../../../../electron/store/recovery/reconcile'
import type { SurveyedRow } from '../../../../../electron/store/recovery/row-repair'
import type { Sidecar, Stage } from '../../../../../electron/store/files/sidecars'
import type { ReceiptState } from '../../../../../shared/receipts/receipt'
import { pdfBytes, pngBytes, sha256 } from '../../../../support/files'
import { openedProfile } from '../../../../support/opened'
import { type StoredProfile, typed } from '../../../../support/stored'

async function opened() {
  const profile = await openedProfile()
  return { profile, accountId: profile.account() }
}

function loseDatabase(profile: StoredProfile): void {
  profile.close()
  for (const ending of ['', '-wal', '-shm'])
    rmSync(profile.path(`docket.sqlite${ending}`), { force: true })
}

const quarantined = (profile: StoredProfile) =>
  existsSync(profile.path('quarantine'))
    ? readdirSync(profile.path('quarantine'), { recursive: true, encoding: 'utf8' })
    : []

describe('comparing', () => {
  const row = (changes: Partial<SurveyedRow> = {}): SurveyedRow => ({
    id: 'a',
    sha256: 'x',
    state: 'review',
    fits: true,
    originalGone: false,
    isMarked: false,
    ...changes,
  })
  const agreed = { misfits: [], withoutRow: [], withoutSidecar: [], lost: [], back: [], stray: [] }
  test.each<[string, SurveyedRow[], string[], string[], object]>([
    ['nothing amiss', [row()], ['a'], ['x'], {}],
    [
      'a row that does not fit',
      [row({ fits: false })],
      ['a'],
      ['x'],
      { misfits: ['a'], withoutRow: ['a'], stray: ['x'] },
    ],
    [
      'a state that is none',
      [row({ state: undefined })],
      ['a'],
      [],
      { misfits: ['a'], withoutRow: ['a'] },
    ],
    ['a sidecar without a row', [], ['a'], ['x'], { withoutRow: ['a'], stray: ['x'] }],
    ['a row without a sidecar', [row()], [], ['x'], { withoutSidecar: ['a'] }],
    ['an original that is gone', [row()], ['a'], [], { lost: ['a'] }],
    ['one that is known to be gone', [row({ isMarked: true })], ['a'], [], {}],
    ['one that is back', [row({ isMarked: true })], ['a'], ['x'], { back: ['a'] }],
    ['one that nobody needs', [row({ state: 'proven' })], ['a'], [], {}],
    ['one that went in its time', [row({ originalGone: true })], ['a'], [], {}],
    ['an original that nothing speaks of', [], [], ['x'], { stray: ['x'] }],
  ])('%s', (_what, rows, sidecars, hashes, expected) => {
    expect(compare(rows, sidecars, hashes)).toEqual({ ...agreed, ...expected })
  })

  const believed: [ReceiptState, Stage, Stage | undefined][] = [
    ['review', 'review', undefined],
    ['review', 'confirmed', 'confirmed'],
    ['review', 'discarded', 'discarded'],
    ['ready', 'confirmed', 'confirmed'],
    ['ready', 'review', 'review'],
    ['ready', 'discarded', 'discarded'],
    ['rejected', 'confirmed', 'confirmed'],
    ['rejected', 'review', 'review'],
    ['discarded', 'discarded', undefined],
    ['discarded', 'review', 'review'],
    ['discarded', 'confirmed', 'confirmed'],
    ['sending', 'confirmed', 'confirmed'],
    ['sending', 'review', 'confirmed'],
    ['checking', 'confirmed', 'confirmed'],
    ['sent', 'confirmed', undefined],
    ['undecided', 'confirmed', undefined],
    ['proven', 'confirmed', undefined],
  ]
  test.each(believed)('an old row %s beside a sidecar %s is believed as %s', (state, stage, as) => {
    const sidecar = { id: 'a', stage } as Sidecar
    expect(doubtful([row({ state })], [sidecar]).map((one) => one.stage)).toEqual(as ? [as] : [])
  })
})

test('a whole profile is left as it is, and nobody is told anything', async () => {
  const { profile } = await opened()
  const { id } = await profile.capture()
  await profile.capture()
  await profile.confirm(id)
  profile.close()
  const before = profile.bytes()
  await profile.open()
  expect(profile.states()).toEqual(['ready', 'review'])
  expect(profile.store.recovered.get()).toBeUndefined()
  profile.close()
  const after = profile.bytes()
  const isKept = (name: string) => /^(receipts|accounts|quarantine|snapshots)/.test(name)
  expect([...after.keys()].filter(isKept)).toEqual([...before.keys()].filter(isKept))
  for (const [name, bytes] of before)
    if (isKept(name)) expect(after.get(name)?.equals(bytes), name).toBe(true)
})

test('without the database every receipt is made again: to be looked at, looked for, or in the bin', async () => {
  const { profile, accountId } = await opened()
  const waiting = await profile.capture(pdfBytes(), 'waiting.pdf')
  const confirmed = await profile.capture()
  const binned = await profile.capture()
  await profile.confirm(confirmed.id)
  await profile.discard(binned.id)
  loseDatabase(profile)
  profile.now = new Date('2026-07-01T00:00:00.000Z')
  const { receipts, accountRows, recovered } = await profile.open()
  expect(accountRows.all().map(({ account }) => account)).toMatchObject([
    { id: accountId, name: 'Mine' },
  ])
  receipts.showAccount(accountId)
  const { fileName, marker, sha256, capturedAt } = waiting
  expect(receipts.read(waiting.id)).toMatchObject({
    state: 'review',
    fileName,
    marker,
    sha256,
    capturedAt,
  })
  expect(receipts.read(confirmed.id)).toMatchObject({ state: 'checking', draft: typed })
  const due = receipts.item(confirmed.id)
  expect(due.posting).toEqual({
    attempt: 0,
    absences: 0,
    failures: 0,
    isRebuilt: true,
    intendedAt: '2026-07-01T00:00:00.000Z',
  })
  expect(receipts.read(binned.id).state).toBe('discarded')
  expect(receipts.summary.get().counts).toMatchObject({ review: 1, sending: 1, bin: 1 })
  expect(recovered.get()).toEqual({ at: '2026-07-01T00:00:00.000Z', receipts: 3 })
  await profile.reopen()
  expect(profile.store.recovered.get()).toBeUndefined()
})

test('order of capture, same files and accounts survive the loss of the database', async () => {
  const { profile, accountId } = await opened()
  const bytes = pngBytes(4)
  const given = []
  for (let index = 0; index < 5; index += 1) {
    profile.now = new Date(profile.now.getTime() + 1000)
    given.push(await profile.capture(index % 2 ? bytes : pngBytes(4), `${index}.png`))
  }
  const theirs = profile.account('Theirs')
  const other = await profile.capture(bytes)
  loseDatabase(profile)
  const { receipts } = await profile.open()
  receipts.showAccount(accountId)
  const { rows } = receipts.lists.page({ list: 'review', search: '', offset: 0, limit: 10 })
  expect(rows.map(({ id }) => id)).toEqual(given.map(({ id }) => id))
  expect(rows.map(({ duplicateOf }) => duplicateOf)).toEqual(
    given.map(({ duplicateOf }) => duplicateOf),
  )
  expect(receipts.accountOf(other.id)).toBe(theirs)
})

test('a capture that a crash cut short before its row becomes a receipt, and nobody is told', async () => {
  const { profile, accountId } = await opened()
  const { id } = await profile.capture()
  profile.store.database.run('DELETE FROM receipt WHERE id = ?', id)
  const { receipts, recovered } = await profile.reopen()
  expect(receipts.read(id).state).toBe('review')
  expect(receipts.accountOf(id)).toBe(accountId)
  expect(recovered.get()).toBeUndefined()
})

test('a sidecar that is missing is written from its row', async () => {
  const { profile } = await opened()
  const { id } = await profile.capture()
  await profile.confirm(id)
  const file = profile.store.files.sidecars.pathOf(id)
  const before = readFileSync(file)
  rmSync(file)
  await profile.reopen()
  expect(readFileSync(file)).toEqual(before)
})

test('a sidecar that cannot be read is set aside, and its file is a receipt all the same', async () => {
  const { profile } = await opened()
  const { id, sha256 } = await profile.capture()
  writeFileSync(profile.store.files.sidecars.pathOf(id), '{"version":2,"id"')
  loseDatabase(profile)
  const { receipts } = await profile.open()
  expect(quarantined(profile).some((name) => name.endsWith(`${id}.json`))).toBe(true)
  const { rows } = receipts.lists.page({ list: 'review', search: '', offset: 0, limit: 10 })
  expect(rows).toMatchObject([{ fileName: 'Recovered file', mediaType: 'image/png' }])
  expect(receipts.read(rows[0]?.id ?? '').sha256).toBe(sha256)
})

test('an original that nothing speaks of becomes a receipt; one that is none of ours is set aside', async () => {
  const { profile } = await opened()
  const [pdf, text] = [pdfBytes(), Buffer.from('no receipt')]
  for (const bytes of [pdf, text])
    writeFileSync(profile.store.files.originalPath(sha256(bytes)), bytes)
  writeFileSync(profile.store.files.originalPath('a'.repeat(64)), pdf)
  writeFileSync(profile.store.files.originalPath('.DS_Store'), 'x')
  const { receipts } = await profile.reopen()
  receipts.showAccount(profile.store.accountRows.lastShown())
  expect(
    receipts.lists.page({ list: 'review', search: '', offset: 0, limit: 10 }).rows,
  ).toMatchObject([{ fileName: 'Recovered file', mediaType: 'application/pdf', size: pdf.length }])
  for (const name of [sha256(text), 'a'.repeat(64)])
    expect(quarantined(profile).some((one) => one.endsWith(name))).toBe(true)
  await profile.reopen()
  expect(profile.states()).toEqual(['review'])
})

test('a receipt whose original is gone waits for a person, until the same file is given again', async () => {
  const { profile } = await opened()
  const bytes = [pngBytes(4), pngBytes(4), pngBytes(4)] as const
  const [waiting, queued, proven] = [
    await profile.capture(bytes[0]),
    await profile.capture(bytes[1]),
    await profile.capture(bytes[2]),
  ]
  await profile.confirm(queued.id)
  await profile.confirm(proven.id)
  profile.store.receipts.step(proven.id, { from: ['ready'], to: 'proven', event: 'x' })
  for (const one of bytes) rmSync(profile.store.files.originalPath(sha256(one)))
  const { receipts } = await profile.reopen()
  const problem = { code: 'original-lost', said: [] }
  expect(receipts.read(waiting.id)).toMatchObject({ state: 'review', problem })
  expect(receipts.read(queued.id)).toMatchObject({ state: 'rejected', problem })
  expect(receipts.read(proven.id).problem).toBeUndefined()
  await profile.capture(bytes[1])
  expect(receipts.read(queued.id).state).toBe('review')
  expect(receipts.read(queued.id).problem).toBeUndefined()
  writeFileSync(profile.store.files.originalPath(sha256(bytes[0])), bytes[0])
  await profile.reopen()
  expect(profile.store.receipts.read(waiting.id).problem).toBeUndefined()
})

test('a sidecar without row and original is a receipt with a problem, never a crash', async () => {
  const { profile } = await opened()
  const [one, other] = [await profile.capture(), await profile.capture()]
  await profile.confirm(other.id)
  for (const { sha256 } of [one, other]) rmSync(profile.store.files.originalPath(sha256))
  loseDatabase(profile)
  const { receipts } = await profile.open()
  expect(receipts.read(one.id)).toMatchObject({
    state: 'review',
    problem: { code: 'original-lost' },
  })
  expect(receipts.read(other.id).state).toBe('checking')
})

describe('a byte that turned inside', () => {
  const turns: [string, string][] = [
    ['a draft', `UPDATE receipt SET draft = replace(draft, '61.27', '91.27') WHERE id = ?`],
    ['a state', `UPDATE receipt SET state = 'proven' WHERE id = ?`],
    ['an account', 'UPDATE receipt SET account_id = NULL WHERE id = ?'],
    ['a posting', 'UPDATE posting SET high_water_id = 700 WHERE receipt_id = ?'],
    ['a missing posting', 'DELETE FROM posting WHERE receipt_id = ?'],
    ['a checksum', 'UPDATE receipt SET checksum = checksum + 1 WHERE id = ?'],
  ]
  test.each(turns)('%s is found at the start, and the row is made again', async (_what, sql) => {
    const { profile, accountId } = await opened()
    const { id } = await profile.capture()
    await profile.confirm(id)
    profile.store.receipts.remember(id, { highWaterId: 7 })
    profile.store.database.run(sql, id)
    const { receipts, recovered } = await profile.reopen()
    expect(receipts.read(id)).toMatchObject({ state: 'checking', draft: typed })
    expect(receipts.accountOf(id)).toBe(accountId)
    expect(recovered.get()?.receipts).toBe(1)
    const [kept] = quarantined(profile).filter((name) => name.endsWith('rows.json'))
    expect(readFileSync(path.join(profile.path('quarantine'), kept ?? ''), 'utf8')).toContain(id)
  })

  test('a draft is not sent, whenever it turns', async () => {
    const { profile } = await opened()
    const { id } = await profile.capture()
    await profile.confirm(id)
    const { receipts, database } = profile.store
    database.run(`UPDATE receipt SET draft = replace(draft, '61.27', '91.27') WHERE id = ?`, id)
    expect(() => receipts.item(id)).toThrow(expect.objectContaining({ code: 'wrong-state' }))
    expect(receipts.item(id)).toMatchObject({ id, state: 'checking', draft: typed })
  })

  test('an account is found, and the account is as it was', async () => {
    const { profile, accountId } = await opened()
    const { id } = await profile.capture()
    const before = profile.store.accountRows.read(accountId)
    profile.store.database.run(
      `UPDATE account SET service = replace(service, 'a.example', 'b.example'), kind = 'demo'`,
    )
    const { accountRows, receipts } = await profile.reopen()
    expect(accountRows.read(accountId)).toEqual(before)
    expect(receipts.accountOf(id)).toBe(accountId)
  })
})

test('an account that cannot be read and has no file costs no receipt', async () => {
  const { profile, accountId } = await opened()
  const { id } = await profile.capture()
  profile.store.database.run(`UPDATE account SET service = 'x'`)
  rmSync(profile.path('accounts', `${accountId}.json`))
  const { accountRows, receipts } = await profile.reopen()
  expect(accountRows.all()).toEqual([])
  expect(receipts.read(id).state).toBe('review')
})

test('10,000 receipts are compared quickly when nothing is amiss', async () => {
  const { profile } = await opened()
  const { files, receipts } = profile.store
  const rows = Array.from({ length: 10_000 }, (_, index) => {
    const id = crypto.randomUUID()
    return {
      id,
      sha256: sha256(Buffer.from(id)),
      size: 1,
      mediaType: 'image/png' as const,
      fileName: `${index}.png`,
      marker: id,
      ...receipts.origin(),
    }
  })
  for (const row of rows) writeFileSync(files.originalPath(row.sha256), '')
  await files.sidecars.write(rows.map((row) => ({ ...row, version: 2, stage: 'review' })))
  receipts.add(rows)
  for (const { id } of rows.slice(0, 200)) receipts.edit(id, typed)
  profile.close()
  const times = []
  for (let round = 0; round < 5; round += 1) {
    const begun = performance.now()
    await profile.open()
    times.push(performance.now() - begun)
    expect(profile.store.recovered.get()).toBeUndefined()
    profile.close()
  }
  console.log(`opening 10,000 receipts: ${times.map((time) => time.toFixed(0)).join(', ')} ms`)
  expect(Math.min(...times)).toBeLessThan(3000)
  loseDatabase(profile)
  const begun = performance.now()
  await profile.open()
  console.log(`making 10,000 rows again: ${(performance.now() - begun).toFixed(0)} ms`)
  expect(profile.states()).toHaveLength(10_000)
})
