import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { OriginalsOut } from '../../../../electron/export/originals-out'
import { until } from '../../../support/harness'
import { openedProfile } from '../../../support/opened'
import { pngBytes } from '../../../support/files'

test('a copy that was dragged out goes once its receipt is removed for good, and no other with it', async () => {
  const profile = await openedProfile()
  const accountId = profile.account()
  const out = new OriginalsOut(profile.store, profile.path('dragged'))
  const bytes = pngBytes(4)
  const kept = await profile.capture(bytes, 'kept.png')
  const gone = await profile.capture(pngBytes(), 'gone.png')
  const [first = '', second = ''] = await out.copies([kept.id, gone.id])
  expect(path.basename(second)).toBe('gone.png')
  await profile.discard(gone.id)
  expect(existsSync(second)).toBe(true)
  await profile.store.retention.emptyBin(accountId)
  await until(() => !existsSync(second), 'its copy is gone')
  expect(readFileSync(first)).toEqual(bytes)
})

test('what was dragged out in another run is gone with the start, before anything is dragged', async () => {
  const profile = await openedProfile()
  profile.account()
  const { id } = await profile.capture()
  const folder = profile.path('dragged')
  const [copy = ''] = await new OriginalsOut(profile.store, folder).copies([id])
  const next = new OriginalsOut(profile.store, folder)
  await until(() => !existsSync(copy), 'it is gone')
  const [again = ''] = await next.copies([id])
  expect(existsSync(again)).toBe(true)
})
