/** Takes the list that is shown out of the window: as a file, or on paper. */
import type { AppApi } from '../../shared/ipc'
import {
  listsWithFiles,
  type ExportEnd,
  type ExportFormat,
  type ExportProgress,
  type ExportQuestion,
} from '../../shared/books/export'
import { say } from '../../shared/words/words'
import { Mirror } from '../base/mirror.svelte'
import { printList, type ListHead } from './print-list'
import type { Toasts } from '../base/toasts.svelte'

/** A list as it is shown: what main is asked for, and what stands over it on paper. */
export interface ShownList extends ListHead {
  question: ExportQuestion
}

interface Parts {
  api: AppApi
  toasts: Toasts
  /** Undefined on a screen without a list. */
  shown: () => ShownList | undefined
}

export class Exports {
  readonly #parts: Parts
  readonly #progress: Mirror<ExportProgress | undefined>
  /** Whether the place was chosen and writing has not ended. */
  #isAtWork = $state(false)

  constructor(parts: Parts) {
    this.#parts = parts
    this.#progress = new Mirror(parts.api.exports.progress, undefined)
  }

  /** Of a ZIP on its way, or of a list that the service gives. */
  get progress(): ExportProgress | undefined {
    return this.#progress.current
  }

  get isReady(): boolean {
    return !this.#isAtWork && this.#parts.shown() !== undefined
  }

  get hasFiles(): boolean {
    const list = this.#parts.shown()?.question.list
    return list !== undefined && listsWithFiles.includes(list)
  }

  save = async (format: ExportFormat): Promise<void> => {
    const { api, toasts, shown } = this.#parts
    const asked = shown()
    if (!asked || this.#isAtWork) return
    this.#isAtWork = true
    try {
      const end = await api.exports.save({ question: asked.question, format })
      if (end.result !== 'saved') return
      const saved = { file: end.fileName, rows: end.rows }
      toasts.show({
        tone: end.isWhole ? 'plain' : 'bad',
        title:
          format === 'zip'
            ? say('record.export.savedFiles', { ...saved, files: end.files })
            : say('record.export.saved', saved),
        body: shortcomings(end),
      })
    } catch (thrown) {
      toasts.fail(thrown, () => this.save(format))
    } finally {
      this.#isAtWork = false
    }
  }

  cancel = (): void => {
    void this.#parts.api.exports.cancel()
  }

  print = async (): Promise<void> => {
    const { api, shown, toasts } = this.#parts
    const asked = shown()
    if (!asked) return
    try {
      printList(asked, await api.exports.sheet(asked.question))
    } catch (thrown) {
      toasts.fail(thrown, this.print)
    }
  }
}

/** What the file lacks, in sentences; undefined where that is nothing. */
function shortcomings({
  missing,
  isWhole,
}: Pick<Extract<ExportEnd, { result: 'saved' }>, 'missing' | 'isWhole'>): string | undefined {
  const said = [
    ...(isWhole ? [] : [say('record.export.notWhole')]),
    ...(missing > 0 ? [say('record.export.missing', { count: missing })] : []),
  ]
  return said.length > 0 ? said.join(' ') : undefined
}
