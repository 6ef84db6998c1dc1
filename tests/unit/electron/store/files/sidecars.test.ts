import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  Sidecars,
  sidecarOf,
  stageOf,
  type Sidecar,
} from '../../../../../electron/store/files/sidecars'
import { emptyDraft } from '../../../../../shared/expenses/expense'
import { receiptStates, type Receipt } from '../../../../../shared/receipts/receipt'
import { temporaryFolder } from '../../../../support/files'
import { forSeeds } from '../../../../support/random'

async function prepared() {
  const folder = path.join(temporaryFolder(), 'sidecars')
  const sidecars = new Sidecars(folder)
  await sidecars.prepare()
  return { folder, sidecars }
}

function sidecar(changes: Partial<Sidecar> = {}): Sidecar {
  return {
    version: 2,
    id: randomUUID(),
    sha256: 'a'.repeat(64),
    size: 7,
    mediaType: 'image/png',
    fileName: 'fuel 💷.png',
    marker: '7F3K9QH2M4XWA1CD',
    capturedAt: '2026-06-30T12:00:00.000Z',
    stage: 'review',
    ...changes,
  }
}

const confirmed = (changes: Partial<Sidecar> = {}) =>
  sidecar({ stage: 'confirmed', accountId: randomUUID(), draft: emptyDraft, ...changes })

test('what is written comes back, readable by this user only', async () => {
  const { sidecars, folder } = await prepared()
  const all = [sidecar(), confirmed(), sidecar({ stage: 'discarded', originalGone: true })]
  await sidecars.write(all)
  for (const one of all) expect(sidecars.read(one.id)).toEqual(one)
  const { good, damaged } = await sidecars.readAll([...all.map(({ id }) => id), randomUUID()])
  expect(good.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  expect(damaged).toEqual([])
  expect((await sidecars.ids()).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  for (const name of readdirSync(folder))
    expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600)
})

test('one is replaced at once, and drafts that a crash left behind are cleared', async () => {
  const { sidecars, folder } = await prepared()
  const one = sidecar()
  await sidecars.write([one])
  await sidecars.write([{ ...one, stage: 'discarded' }])
  expect(sidecars.read(one.id)?.stage).toBe('discarded')
  writeFileSync(path.join(folder, `${one.id}.json.${randomUUID()}.draft`), '{"version":2,')
  expect(await sidecars.ids()).toEqual([one.id])
  expect(readdirSync(folder)).toEqual([`${one.id}.json`])
})

test('none that is there is undefined; one in the name of another is damaged', async () => {
  const { sidecars } = await prepared()
  const [one, other] = [sidecar(), randomUUID()]
  expect(sidecars.read(one.id)).toBeUndefined()
  await sidecars.write([one])
  writeFileSync(sidecars.pathOf(other), readFileSync(sidecars.pathOf(one.id)))
  expect(() => sidecars.read(other)).toThrow(expect.objectContaining({ code: 'store-damaged' }))
})

test('whatever byte turns, a sidecar says what was written or nothing', async () => {
  const { sidecars } = await prepared()
  const one = confirmed()
  await sidecars.write([one])
  const file = sidecars.pathOf(one.id)
  const whole = readFileSync(file)
  await forSeeds(300, (random) => {
    const bytes = Buffer.from(whole)
    const at = random.whole(0, bytes.length - 1)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.whole(0, 7))
    writeFileSync(file, bytes)
    try {
      expect(sidecars.read(one.id)).toEqual(one)
    } catch (error) {
      expect(error).toMatchObject({ code: 'store-damaged' })
    }
  })
})

test('those of the first version are read: with a draft they were confirmed', async () => {
  const { sidecars } = await prepared()
  const { version: _, stage: _stage, ...first } = sidecar()
  const write = (body: object) => {
    writeFileSync(sidecars.pathOf(first.id), JSON.stringify({ ...body, version: 1 }))
    return sidecars.read(first.id)
  }
  expect(write(first)).toEqual({ ...first, version: 2, stage: 'review' })
  expect(write({ ...first, draft: emptyDraft })?.stage).toBe('confirmed')
})

test('one that cannot be written is an error, not a silence', async () => {
  const { sidecars, folder } = await prepared()
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'a file where the folder was')
  await expect(sidecars.write([sidecar()])).rejects.toThrow()
})

test('whatever may be in the books counts as confirmed, with its draft', () => {
  const receipt = { ...sidecar(), draft: emptyDraft, state: 'review' } as unknown as Receipt
  for (const state of receiptStates) {
    const stage = state === 'review' || state === 'discarded' ? state : 'confirmed'
    expect(stageOf(state)).toBe(stage)
    expect(sidecarOf({ ...receipt, state }).stage).toBe(stage)
  }
  expect(sidecarOf({ ...receipt, state: 'sending' }).draft).toEqual(emptyDraft)
  expect(sidecarOf(receipt)).not.toHaveProperty('draft')
})
