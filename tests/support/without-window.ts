/** What a process with a window adds to the core, where a test has none: nothing can be chosen, kept or shown. */
import type { Modules } from '../../electron/contract/modules'
import type { Core } from '../../electron/core'
import type { OpenedNotice } from '../../electron/shell/notices'
import { LiveValue } from '../../shared/channel'
import { AppError } from '../../shared/errors'

const refuse = (): never => {
  throw new AppError('wrong-state', 'There is none here')
}

/** A test gives what it needs of it in their places. */
export const withoutWindow = (): Omit<Modules, keyof Core> => ({
  chooseFiles: async () => [],
  chooseFolder: async () => undefined,
  chooseTarget: async () => undefined,
  samples: async () => [],
  about: () => ({ version: '0', electron: '0', system: '' }),
  licences: async () => [],
  updates: {
    standing: new LiveValue({ state: 'unfed' }),
    look: () => undefined,
    install: () => undefined,
  },
  report: { make: refuse, save: () => false, crashedBefore: new LiveValue(false) },
  backup: {
    progress: new LiveValue(undefined),
    save: refuse,
    cancel: () => undefined,
    choose: () => undefined,
    look: refuse,
    here: refuse,
    bringBack: refuse,
  },
  desktop: {
    menu: () => undefined,
    drag: () => undefined,
    saveOriginal: () => false,
    copy: () => undefined,
  },
  opened: new LiveValue<OpenedNotice | undefined>(undefined),
})
