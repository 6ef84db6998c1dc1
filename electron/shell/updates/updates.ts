/**
 * New versions: when they are looked for, and what has become of it. Fetching and verifying are electron-updater's; nothing
 * is put in place before the app has ended as it always does.
 */
import { LiveValue } from '../../../shared/channel'
import { SingleFlight } from '../../../shared/one-at-a-time'
import type { UpdateStanding } from '../../../shared/updates'
import type { SettingsFile } from '../settings'
import { updateCode, type Log } from '../log/events'
import { codeOf, isRefusal } from './refusal'

/** What is used of electron-updater's `AppUpdater`. */
export interface Updater {
  /** Whether what was fetched is put in place when the app ends by itself. */
  autoInstallOnAppQuit: boolean
  checkForUpdates: () => Promise<{
    isUpdateAvailable: boolean
    updateInfo: { version: string }
  } | null>
  downloadUpdate: () => Promise<unknown>
  quitAndInstall: (isSilent: boolean, isForceRunAfter: boolean) => void
}

interface Parts {
  /** Makes one with the first look; absent for a copy that names no feed. */
  open?: () => Promise<Updater>
  /** Whether this copy replaces itself; another one is only told that there is a newer version. */
  replacesItself: boolean
  /** Whether an administrator forbids it. */
  isForbidden: boolean
  settings: SettingsFile
  log: Log
  now: () => Date
}

const dayMs = 24 * 60 * 60 * 1000

export class Updates {
  readonly standing: LiveValue<UpdateStanding>
  readonly #parts: Parts
  readonly #flight = new SingleFlight<'look', void>()
  #updater: Updater | undefined
  #timer: NodeJS.Timeout | undefined
  #isWanted = false

  constructor(parts: Parts) {
    this.#parts = parts
    this.standing = new LiveValue(this.#atRest())
    parts.settings.current.subscribe(() => {
      this.#follow()
    })
  }

  /** Looks now, and every day from now on. */
  start(): void {
    if (!this.#parts.open || this.#parts.isForbidden) return
    this.#timer = setInterval(() => void this.look(), dayMs).unref()
    void this.look()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Looks, and fetches what is there; whatever comes of it is in `standing`. */
  look(): Promise<void> {
    return this.#flight.run('look', () => this.#look())
  }

  async #look(): Promise<void> {
    const { open } = this.#parts
    if (!open || !this.#isOn()) return
    const before = this.standing.get()
    try {
      this.#updater ??= await open()
      // What is ready stays so while it is looked for another.
      if (before.state !== 'ready') this.standing.set({ state: 'looking' })
      await this.#lookWith(this.#updater, before)
    } catch (error) {
      this.#parts.log('update', { code: updateCode(codeOf(error)) })
      // What was ready is gone once a newer one was being fetched.
      if (this.standing.get().state === 'ready') this.#settle(before)
      else this.#settle({ state: isRefusal(error) ? 'refused' : 'unreachable' })
    }
  }

  async #lookWith(updater: Updater, before: UpdateStanding): Promise<void> {
    const found = await updater.checkForUpdates()
    const isThere = found?.isUpdateAvailable === true && this.#isOn()
    // What was ready and is offered no more was withdrawn.
    updater.autoInstallOnAppQuit = isThere
    if (!isThere) return this.#settle({ state: 'current' })
    const { version } = found.updateInfo
    if (before.state === 'ready' && before.version === version) return this.#settle(before)
    if (!this.#parts.replacesItself) return this.#settle({ state: 'told', version })
    this.standing.set({ state: 'fetching', version })
    await updater.downloadUpdate()
    this.#settle({ state: 'ready', version })
  }

  /** Whether the person asked that what is ready be put in place now; then `finish` is called instead of ending the app. */
  get isWanted(): boolean {
    return this.#isWanted
  }

  /** Notes that the person wants what is ready put in place. Tells whether there is anything. */
  want(): boolean {
    this.#isWanted = this.standing.get().state === 'ready'
    return this.#isWanted
  }

  /** Puts in place what is ready, ends the app and starts the new one. To be called once all else has ended. */
  finish(): void {
    this.#updater?.quitAndInstall(true, true)
  }

  #isOn(): boolean {
    return !this.#parts.isForbidden && this.#parts.settings.current.get().updates !== false
  }

  #atRest(): UpdateStanding {
    if (!this.#parts.open) return { state: 'unfed' }
    if (this.#parts.isForbidden) return { state: 'forbidden' }
    return { state: this.#isOn() ? 'looking' : 'off' }
  }

  /** The person has switched it on or off, or something else. */
  #follow(): void {
    if (!this.#parts.open || this.#parts.isForbidden) return
    const wasOn = this.standing.get().state !== 'off'
    if (this.#isOn() === wasOn) return
    if (this.#updater) this.#updater.autoInstallOnAppQuit = this.#isOn()
    this.standing.set(this.#atRest())
    if (this.#isOn()) void this.look()
  }

  /** What has come of a look, unless it was switched off meanwhile. */
  #settle(standing: UpdateStanding): void {
    if (!this.#isOn()) return this.standing.set(this.#atRest())
    this.standing.set({ ...standing, at: this.#parts.now().toISOString() })
  }
}
