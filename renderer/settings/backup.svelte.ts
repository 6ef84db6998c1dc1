/** A backup of everything, and the way back: which dialog is open, how far it has come, and what came of it. */
import type { BackupContents, BackupProgress, ProfileTally } from '../../shared/backup'
import { AppError, type ErrorCode } from '../../shared/errors'
import type { AppApi } from '../../shared/ipc'
import { Mirror } from '../base/mirror.svelte'
import type { Toasts } from '../base/toasts.svelte'
import { savedWords } from './backup-words'
import { say } from '../../shared/words/words'

export class Backup {
  readonly #api: AppApi
  readonly #toasts: Toasts
  readonly #progress: Mirror<BackupProgress | undefined>
  #shown = $state<'save' | 'bring'>()
  #problem = $state<ErrorCode>()
  #isBusy = $state(false)
  #fileName = $state<string>()
  #contents = $state.raw<BackupContents>()
  #here = $state.raw<ProfileTally>()
  #isDone = $state(false)

  constructor({ api, toasts }: { api: AppApi; toasts: Toasts }) {
    this.#api = api
    this.#toasts = toasts
    this.#progress = new Mirror(api.backup.progress, undefined)
  }

  get shown() {
    return this.#shown
  }

  get progress(): BackupProgress | undefined {
    return this.#progress.current
  }

  get problem(): ErrorCode | undefined {
    return this.#problem
  }

  get isBusy(): boolean {
    return this.#isBusy
  }

  /** Name of the backup that was chosen. */
  get fileName(): string | undefined {
    return this.#fileName
  }

  /** What the chosen backup holds, once its passphrase has opened it. */
  get contents(): BackupContents | undefined {
    return this.#contents
  }

  /** What would be replaced. */
  get here(): ProfileTally | undefined {
    return this.#here
  }

  /** It was brought back, and the app is about to start anew. */
  get isDone(): boolean {
    return this.#isDone
  }

  openSave = () => {
    this.#open('save')
  }

  openBring = () => {
    this.#open('bring')
  }

  #open(dialog: 'save' | 'bring'): void {
    if (this.#isBusy || this.#isDone) return
    this.#problem = undefined
    this.#fileName = undefined
    this.#contents = undefined
    this.#shown = dialog
  }

  /** Calls off what is at work. */
  close = () => {
    if (this.#isDone) return
    if (this.#isBusy) void this.#api.backup.cancel()
    this.#shown = undefined
  }

  save = (passphrase: string) =>
    this.#attempt(async () => {
      const end = await this.#api.backup.save(passphrase)
      if (end.result !== 'saved') return
      this.#shown = undefined
      this.#toasts.show({
        tone: 'plain',
        title: say('settings.backup.done'),
        body: savedWords(end),
      })
    })

  choose = () =>
    this.#attempt(async () => {
      const name = await this.#api.backup.choose()
      if (name === undefined) return
      this.#fileName = name
      this.#contents = undefined
    })

  look = (passphrase: string) =>
    this.#attempt(async () => {
      this.#here = await this.#api.backup.here()
      this.#contents = await this.#api.backup.look(passphrase)
    })

  bringBack = (passphrase: string, name: string) =>
    this.#attempt(async () => {
      const agreed = this.#here
      if (!agreed) return
      this.#isDone = await this.#api.backup.bringBack({ passphrase, agreed, name })
    })

  async #attempt(work: () => Promise<void>): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    this.#problem = undefined
    try {
      await work()
    } catch (thrown) {
      this.#problem = AppError.from(thrown).code
      // What is here may have changed since it was shown.
      if (this.#problem === 'profile-used') this.#here = await this.#api.backup.here()
    } finally {
      this.#isBusy = false
    }
  }
}
