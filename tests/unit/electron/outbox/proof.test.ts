import { expect, test } from 'vitest'
import { Moments } from '../../../../electron/outbox/moments'
import { Proof } from '../../../../electron/outbox/proof'
import type { Run } from '../../../../electron/outbox/run'
import { Waits } from '../../../../electron/outbox/waits'
import type { LaneRows } from '../../../../electron/store/receipts/lane-rows'
import type { OutboxItems, WaitingItem } from '../../../../electron/store/receipts/outbox-items'
import type { Receipts } from '../../../../electron/store/receipts/receipts'

const minute = 60_000

/** A receipt whose create went out at 0 and that a whole list did not show then; ten minutes have gone by since its end. */
function setting(beganAt: number, endedAt = 0) {
  let clockMs = 0
  const clock = () => clockMs
  const now = () => new Date(Date.UTC(2026, 5, 30) + clockMs)
  const steps: unknown[] = []
  const receipts = {
    read: () => ({ trail: [] }),
    step: (_: string, step: { to: string }) => steps.push(step.to),
  } as unknown as Receipts
  const moments = new Moments(clock)
  moments.intended('a')
  clockMs = endedAt
  moments.ended('a')
  moments.absentSince('a', endedAt)
  clockMs += 10 * minute
  const proof = new Proof({
    receipts,
    items: {} as unknown as OutboxItems,
    moments,
    now,
    earlierSequence: 0,
    rows: {} as unknown as LaneRows,
    waits: new Waits({ now, clock }),
  })
  const list = { expenses: [], isComplete: true, showsOurs: true, isDescending: true, beganAt }
  const run = {
    lane: { expenses: {} },
    calibration: {},
    revelation: 'list',
    scan: () => Promise.resolve(list),
    wasBefore: () => false,
  } as unknown as Run
  const posting = { attempt: 1, absences: 1, absentSince: now().toISOString(), failures: 0 }
  const draft = { supplierName: 'Northgate', postingDate: '2026-06-30', lines: [] }
  const item = {
    id: 'a',
    marker: '7F3K9QH2M4XWA1CD',
    mediaType: 'image/png',
    draft,
    posting,
    supplierName: 'Northgate',
    postingDate: '2026-06-30',
  } as unknown as WaitingItem
  return { steps, check: () => proof.check(run, item) }
}

/** A receipt of this run that is to go, at a service whose list shows it already. */
function sentElsewhere(capturedMinutesAgo: number) {
  let clockMs = 0
  const clock = () => clockMs
  const now = () => new Date(Date.UTC(2026, 5, 30) + clockMs)
  const steps: unknown[] = []
  const receipts = {
    read: () => ({ trail: [] }),
    stepTogether: (taken: { to: string }[]) => steps.push(...taken.map(({ to }) => to)),
    companions: { goingWith: () => [] },
  }
  const proof = new Proof({
    receipts: receipts as unknown as Receipts,
    items: {} as unknown as OutboxItems,
    moments: new Moments(clock),
    now,
    earlierSequence: 1,
    rows: {} as unknown as LaneRows,
    waits: new Waits({ now, clock }),
  })
  const marker = '7F3K9QH2M4XWA1CD'
  const listed: { id: number; attachmentNames: string[] }[] = []
  const read = { isComplete: true, showsOurs: true, isDescending: true, beganAt: 0 }
  const run = {
    lane: { expenses: {}, findMarker: () => [] },
    calibration: {},
    revelation: 'list',
    scan: () => Promise.resolve({ ...read, expenses: listed }),
    wasBefore: () => false,
  } as unknown as Run
  const capturedAt = new Date(now().getTime() - capturedMinutesAgo * minute).toISOString()
  const item = {
    id: 'a',
    marker,
    mediaType: 'image/png',
    sequence: 2,
    capturedAt,
    supplierName: 'Northgate',
    postingDate: '2026-06-30',
    posting: { attempt: 0, absences: 0, failures: 0 },
  } as unknown as WaitingItem
  return {
    steps,
    isNew: () => proof.isNew(run, item),
    appear: () => listed.push({ id: 7, attachmentNames: [`receipt-${marker}.png`] }),
    pass: (ms: number) => (clockMs += ms),
  }
}

test('what was captured just now goes without a look', async () => {
  const { steps, appear, isNew } = sentElsewhere(1)
  appear()
  expect(await isNew()).toBe(true)
  expect(steps).toEqual([])
})

test('what waited long is looked for first, as a copy of the profile may have sent it elsewhere', async () => {
  const { steps, appear, isNew } = sentElsewhere(30)
  appear()
  expect(await isNew()).toBe(false)
  expect(steps).toEqual(['sent'])
})

test('a look is worth little after some minutes', async () => {
  const { steps, appear, isNew, pass } = sentElsewhere(30)
  expect(await isNew()).toBe(true)
  appear()
  pass(minute)
  expect(await isNew()).toBe(true)
  pass(2 * minute)
  expect(await isNew()).toBe(false)
  expect(steps).toEqual(['sent'])
})

test('a list that was asked for long ago, for another receipt, proves no absence now', async () => {
  const { steps, check } = setting(40_000)
  await check()
  expect(steps).toEqual(['checking'])
})

test('a list that was asked for ten minutes after the create does', async () => {
  const { steps, check } = setting(10 * minute)
  await check()
  expect(steps).toEqual(['ready'])
})

test('a create that took minutes, or that the computer slept through, is given ten of them from its end', async () => {
  const early = setting(20 * minute, 11 * minute)
  await early.check()
  expect(early.steps).toEqual(['checking'])
  const { steps, check } = setting(21 * minute, 11 * minute)
  await check()
  expect(steps).toEqual(['ready'])
})
