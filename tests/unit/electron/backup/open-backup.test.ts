import { expect, onTestFinished, test, vi } from 'vitest'
import { backupHandlers } from '../../../../electron/backup/open-backup'
import type { Core } from '../../../../electron/core'
import { LiveValue } from '../../../../shared/channel'

test.each([
  ['Pacific/Auckland', '2026-12-01T20:00:00Z', '2026-12-02'],
  ['America/New_York', '2026-12-02T01:00:00Z', '2026-12-01'],
])('a backup is named after the day where the person is: %s', async (zone, at, day) => {
  vi.stubEnv('TZ', zone)
  onTestFinished(() => void vi.unstubAllEnvs())
  const names: string[] = []
  const handlers = backupHandlers({
    core: { settings: { current: new LiveValue({}) } } as unknown as Core,
    profile: '/nowhere',
    now: () => new Date(at),
    chooseTarget: async (name) => {
      names.push(name)
      return undefined
    },
    chooseBackup: async () => undefined,
    startAnew: () => undefined,
  })
  await handlers.save('long enough passphrase')
  expect(names).toEqual([`Docket ${day}.docketbackup`])
})
