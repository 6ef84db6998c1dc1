/** Settings of the app, in an electron-store file of their own. */
import path from 'node:path'
import Store from 'electron-store'
import { LiveValue } from '../../shared/channel'
import { defaultSettings, settingsFrom, type Settings } from '../../shared/settings'
import { makeFolderNow } from '../store/files/durable'
import { setAsideIfDamaged } from '../store/files/set-aside'
import { finishRestore } from '../store/recovery/restored'

/**
 * The settings of a profile, whose folder is made if it is not there. A backup that was being brought back is put into
 * its place first, for it has settings of its own.
 * @param folder absolute path of the profile
 * @throws AppError `disk-full`, `no-permission`
 */
export function openSettings(folder: string): SettingsFile {
  makeFolderNow(folder)
  finishRestore(folder)
  return new SettingsFile(folder)
}

export class SettingsFile {
  readonly current: LiveValue<Settings>
  readonly #store: Store<Settings>

  /** @param folder absolute path of the profile. A file that cannot be read counts as no settings and is set aside. */
  constructor(folder: string) {
    setAsideIfDamaged(path.join(folder, 'settings.json'))
    this.#store = new Store<Settings>({
      cwd: folder,
      name: 'settings',
      defaults: defaultSettings,
      clearInvalidConfig: false,
    })
    this.current = new LiveValue(settingsFrom(this.#store.store))
  }

  /** What is not understood stays in the file until it is changed. @param changes what is undefined stays as it is */
  change(changes: { [Name in keyof Settings]?: Settings[Name] | undefined }): void {
    const entries = Object.entries(changes).filter(([, value]) => value !== undefined)
    const given: Partial<Settings> = Object.fromEntries(entries)
    this.#store.set(given)
    this.current.set({ ...this.current.get(), ...given })
  }
}
