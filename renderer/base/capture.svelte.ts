/** Files on their way in: by drop, paste, choosing, or the samples, and how the last batch of them is doing. */
import { AppError } from '../../shared/errors'
import { noBatch, type CaptureBatch, type CaptureOutcome } from '../../shared/receipts/receipt'
import type { AppApi } from '../../shared/ipc'
import { largestFile } from '../../shared/receipts/media'
import { Mirror } from './mirror.svelte'
import type { Toasts } from './toasts.svelte'

/** As many as the contract takes in one call. */
const mostPaths = 5_000

interface Parts {
  api: AppApi
  toasts: Toasts
  /** The id of the account that is shown; undefined while there is none. */
  shown: () => string | undefined
  /** Takes a file that is no receipt and says so in itself; answers whether it did. */
  takesFirst: (file: File) => Promise<boolean>
  /** Called when a batch has ended with something saved. */
  onsaved: (batch: CaptureBatch) => void
}

export class Capture {
  readonly #api: AppApi
  readonly #toasts: Toasts
  readonly #shown: Parts['shown']
  readonly #takesFirst: Parts['takesFirst']
  readonly #batch: Mirror<CaptureBatch>
  #closed = $state(0)

  constructor({ api, toasts, shown, takesFirst, onsaved }: Parts) {
    this.#api = api
    this.#shown = shown
    this.#takesFirst = takesFirst
    this.#toasts = toasts
    this.#batch = new Mirror(api.capture.batch, noBatch)
    // A batch may have ended before the window was there: files named on the command line. It is told all the same.
    this.#batch.watch((batch) => {
      if (batch.finished && batch.saved > 0 && batch.number > this.#closed) onsaved(batch)
    })
  }

  /** The batch to tell about, until the person closes it. */
  get batch(): CaptureBatch | undefined {
    const batch = this.#batch.current
    return batch.number > this.#closed ? batch : undefined
  }

  close(): void {
    this.#closed = this.#batch.current.number
  }

  /** Newer words take the place of a batch that needs no further look. */
  makeRoom(): void {
    const { finished, refused } = this.#batch.current
    if (finished && refused.length === 0) this.close()
  }

  pick = () => this.#toasts.attempt(() => this.#api.capture.pick())
  samples = () => this.#toasts.attempt(() => this.#api.capture.samples())

  /**
   * Files and folders from a drop or the clipboard: by path where there is one, otherwise by their bytes. Answers what
   * became of each, as far as main could be asked. All are for the books that are shown now.
   */
  async files(given: readonly File[]): Promise<CaptureOutcome[]> {
    const accountId = this.#shown()
    const outcomes: CaptureOutcome[] = []
    const attempt = (work: () => Promise<CaptureOutcome[]>) =>
      this.#toasts.attempt(async () => void outcomes.push(...(await work())))
    const files: File[] = []
    for (const file of given) if (!(await this.#takesFirst(file))) files.push(file)
    const withPaths = files.map((file) => ({ file, path: window.pathOfFile(file) }))
    const paths = withPaths.flatMap(({ path }) => (path ? [path] : []))
    const bare = withPaths.flatMap(({ file, path }) => (path ? [] : [file]))
    for (let at = 0; at < paths.length; at += mostPaths) {
      const some = paths.slice(at, at + mostPaths)
      await attempt(() => this.#api.capture.paths({ paths: some, accountId }))
    }
    for (const file of bare) await attempt(() => this.#bytes(file, accountId))
    return outcomes
  }

  async #bytes(file: File, accountId: string | undefined): Promise<CaptureOutcome[]> {
    if (file.size > largestFile) throw new AppError('file-too-large', `${file.size} bytes`)
    const bytes = new Uint8Array(await file.arrayBuffer())
    return this.#api.capture.bytes({ fileName: file.name || 'pasted.png', bytes, accountId })
  }
}
