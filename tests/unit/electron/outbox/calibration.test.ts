import { describe, expect, test } from 'vitest'
import {
  learnt,
  mayStopAtMark,
  revelationOf,
  type Calibration,
  type Evidence,
} from '../../../../electron/outbox/calibration'
import { forSeeds } from '../../../support/random'

const marker = '7F3K9QH2M4XWA1CD'
const own = (attachmentNames: string[] | undefined, showsDescription?: boolean): Evidence => ({
  kind: 'own',
  marker,
  attachmentNames,
  showsDescription,
})

describe('an expense of ours in the list shows', () => {
  test.each<[string[] | undefined, Calibration]>([
    [[`2026-${marker}.pdf`], { listHasAttachments: true, fileNameRoundTrips: true }],
    [[`2026-${marker.toLowerCase()}.PDF`], { listHasAttachments: true, fileNameRoundTrips: true }],
    [['other.pdf', `${marker}.pdf`], { listHasAttachments: true, fileNameRoundTrips: true }],
    [['attachment-1.pdf'], { listHasAttachments: true, fileNameRoundTrips: false }],
    [[''], { listHasAttachments: true, fileNameRoundTrips: false }],
    [[], { listHasAttachments: false }],
    [undefined, { listHasAttachments: false }],
  ])('%j: %j', (names, known) => {
    expect(learnt({}, own(names))).toEqual(known)
  })

  test('descriptions, where ours had one', () => {
    expect(learnt({}, own([], true)).listHasDescription).toBe(true)
    expect(learnt({}, own([], false)).listHasDescription).toBe(false)
    expect(learnt({ listHasDescription: true }, own([])).listHasDescription).toBe(true)
  })
})

describe('the order', () => {
  test.each<[number[], number[], boolean | undefined]>([
    [[19, 18, 17, 16, 15, 14, 13, 12], [1, 2, 4], true],
    [[9, 8, 7, 6, 5, 4, 3, 2], [2, 3, 4, 5], true],
    [[9, 8, 7, 6, 5, 4, 3, 2], [9, 8, 7, 6, 5, 4, 3, 2], false],
    [[9, 8, 7, 6, 5, 4, 3, 2], [9, 10, 11], false],
    [[8, 9, 7, 6, 5, 4, 3, 2], [1, 2], false],
    [[9, 8, 7, 6, 5, 4, 3, 2], [2, 1], false],
    [[8, 7, 6, 5, 4, 3, 2], [2, 3], undefined],
    [[9], [9], undefined],
    [[], [], undefined],
  ])('newest %j, oldest %j: %s', (newest, oldest, works) => {
    expect(learnt({}, { kind: 'ends', newest, oldest }).sortByIdWorks).toBe(works)
  })

  test('once it was wrong, it never counts again', () => {
    const wrong = learnt({ sortByIdWorks: true }, { kind: 'listed', isDescending: false })
    expect(wrong.sortByIdWorks).toBe(false)
    const evidence: Evidence[] = [
      { kind: 'ends', newest: [3, 2], oldest: [1, 2] },
      { kind: 'listed', isDescending: true },
    ]
    expect(evidence.reduce(learnt, wrong).sortByIdWorks).toBe(false)
  })

  test('that a page happened to be in order proves nothing', () => {
    expect(learnt({}, { kind: 'listed', isDescending: true })).toEqual({})
  })
})

test.each<[Calibration, number, number | undefined, boolean | undefined]>([
  [{}, 11, 10, undefined],
  [{ idsGrown: { times: 6, last: 10 } }, 11, 10, undefined],
  [{ idsGrown: { times: 7, last: 10 } }, 11, 10, true],
  [{ idsGrown: { times: 7, last: 10 } }, 9, 10, false],
  [{}, 10, 10, false],
  [{}, 9, 10, false],
  [{}, 11, undefined, undefined],
  [{ idsMonotonic: false }, 11, 10, false],
  [{ idsMonotonic: true }, 9, 10, false],
])('knowing %j, a new id %d above %s: ids grow %s', (known, id, above, grow) => {
  expect(learnt(known, { kind: 'created', id, above }).idsMonotonic).toBe(grow)
})

test('eight in a row show that ids grow; those that were on their way together count as one', () => {
  const created = (known: Calibration, id: number, above: number) =>
    learnt(known, { kind: 'created', id, above })
  let known: Calibration = {}
  // Into empty books anything goes.
  known = created(known, 100, 0)
  for (let wave = 1; wave <= 8; wave += 1) {
    expect(known.idsMonotonic).toBeUndefined()
    for (const place of [1, 2, 3])
      known = created(known, 100 + wave * 10 + place, 90 + wave * 10 + 1)
  }
  expect(known).toMatchObject({ idsMonotonic: true, idsGrown: { times: 8, last: 181 } })
})

test('in books whose ids are drawn by lot nobody comes to believe that they grow', async () => {
  let believed = 0
  await forSeeds(2000, (random) => {
    let known: Calibration = {}
    let newest = 0
    for (let count = 0; count < 30; count += 1) {
      const above = Math.max(newest, known.idsGrown?.last ?? 0)
      newest = random.whole(1, 1_000_000)
      known = learnt(known, { kind: 'created', id: newest, above })
      if (known.idsMonotonic) believed += 1
    }
  })
  expect(believed).toBe(0)
})

test.each<[Calibration, string]>([
  [{}, 'unknown'],
  [{ listHasAttachments: true }, 'unknown'],
  [{ listHasAttachments: true, fileNameRoundTrips: true }, 'list'],
  [{ listHasAttachments: true, fileNameRoundTrips: true, attachmentProbeWorks: false }, 'list'],
  [{ listHasAttachments: false }, 'unknown'],
  [{ listHasAttachments: false, attachmentProbeWorks: true }, 'probe'],
  [{ listHasAttachments: false, attachmentProbeWorks: false }, 'nothing'],
  [{ listHasAttachments: true, fileNameRoundTrips: false, attachmentProbeWorks: true }, 'probe'],
  [{ listHasAttachments: true, fileNameRoundTrips: false, attachmentProbeWorks: false }, 'nothing'],
  [{ attachmentProbeWorks: true }, 'unknown'],
  [{ attachmentProbeWorks: false }, 'unknown'],
])('%j reveals by %s', (known, revelation) => {
  expect(revelationOf(known)).toBe(revelation)
})

test('asking for a name that ours does not have shows whether names count', () => {
  const probed = (otherName: 'not-found' | 'something') => learnt({}, { kind: 'probed', otherName })
  expect(probed('not-found')).toEqual({ attachmentProbeWorks: true })
  expect(probed('something')).toEqual({ attachmentProbeWorks: false })
})

test('whatever is seen in whatever order, one contradiction is enough never to stop at a mark', async () => {
  await forSeeds(500, (random) => {
    const kinds: Evidence[] = [
      { kind: 'created', id: 5, above: 4 },
      { kind: 'ends', newest: [9, 8], oldest: [1, 2] },
      { kind: 'listed', isDescending: true },
      own([`${marker}.pdf`]),
    ]
    const contradiction = random.pick<Evidence>([
      { kind: 'created', id: 3, above: 4 },
      { kind: 'listed', isDescending: false },
      { kind: 'ends', newest: [9, 8], oldest: [9, 8] },
    ])
    const before = random.list(random.whole(0, 6), () => random.pick(kinds))
    const after = random.list(random.whole(0, 6), () => random.pick(kinds))
    const known = [...before, contradiction, ...after].reduce<Calibration>(learnt, {})
    expect(mayStopAtMark(known)).toBe(false)
  })
})
