/** Copies of what was given, made inside the store, and what each of them is; nothing is acknowledged by these yet. */
import path from 'node:path'
import { AppError } from '../../shared/errors'
import {
  bundleKindOf,
  isOfficeDocument,
  largestOf,
  mediaTypeOf,
  type BundleKind,
} from '../../shared/receipts/media'
import type { FileStore, Incoming } from '../store/files/files'
import type { Captured } from '../store/receipts/receipts'
import type { MadeOf } from '../store/receipts/voucher-rows'
import { refusal, type Refusal } from './outcomes'
import { pixelsOf } from './pixels'

/** A file by its path, or bytes with a name. */
export type Given = { path: string } | { fileName: string; bytes: Uint8Array }

/** A file that was found in a folder: the id that its receipt shall have, or what is in it, and what its bytes are. */
export interface Found {
  path: string
  /** By default that of its path. */
  fileName?: string
  id: string
  sha256: string
}

/** What is known of a file before it is copied. */
export interface Known {
  fileName?: string
  /** That its receipt shall have. */
  id?: string
  /** Of its bytes when it was found: with others it is one that is still being written. */
  sha256?: string
}

/** A copy that can become a receipt. */
export interface Taken {
  incoming: Incoming
  captured: Captured
  /** Where it is known already. */
  id?: string
  /** Where Docket made it. */
  of?: MadeOf
}

/** A copy that brings other files. */
export interface TakenBundle {
  incoming: Incoming
  kind: BundleKind
  fileName: string
}

const longestName = 255
const mostPixels = 100_000_000

export class Copies {
  readonly #files: Pick<FileStore, 'take' | 'drop'>

  constructor(files: Pick<FileStore, 'take' | 'drop'>) {
    this.#files = files
  }

  /** Copies one file. Never throws for it: what cannot become a receipt is refused with the reason, and its copy goes. */
  async take(given: Given, known: Known = {}): Promise<Taken | Refusal> {
    return this.#copied(given, known, async (incoming, fileName) =>
      this.#receipt(incoming, { ...known, fileName }),
    )
  }

  /** The same, where one that brings other files may be as large as these are, and comes back as what it is. */
  async takeOrBundle(given: Given, known: Known = {}): Promise<Taken | TakenBundle | Refusal> {
    return this.#copied(
      given,
      known,
      async (incoming, fileName) => {
        const kind = bundleKindOf(incoming.head)
        if (kind && !isOther(incoming, known)) return { incoming, kind, fileName }
        return this.#receipt(incoming, { ...known, fileName })
      },
      largestOf,
    )
  }

  async #copied<Copied>(
    given: Given,
    known: Known,
    look: (incoming: Incoming, fileName: string) => Promise<Copied>,
    largest?: (head: Buffer) => number,
  ): Promise<Copied | Refusal> {
    const fileName = (known.fileName ?? nameOf(given)).slice(0, longestName)
    try {
      const content = 'path' in given ? given.path : given.bytes
      return await look(await this.#files.take(content, largest), fileName)
    } catch (error) {
      return refusal(fileName, AppError.from(error).code)
    }
  }

  async #receipt(
    incoming: Incoming,
    known: Known & { fileName: string },
  ): Promise<Taken | Refusal> {
    const { sha256, size, head } = incoming
    const { fileName, id } = known
    const mediaType = mediaTypeOf(head)
    const isChanging = isOther(incoming, known)
    if (!isChanging && mediaType !== undefined && (pixelsOf(head, mediaType) ?? 0) <= mostPixels)
      return { incoming, captured: { sha256, size, mediaType, fileName }, ...(id && { id }) }
    await this.#files.drop(incoming)
    if (isChanging) return refusal(fileName, 'file-changing')
    if (mediaType !== undefined) return refusal(fileName, 'file-too-large')
    return refusal(fileName, isOfficeDocument(head) ? 'file-office' : 'file-unsupported')
  }
}

export const knownOf = ({ id, sha256, fileName }: Found): Known => ({
  id,
  sha256,
  ...(fileName !== undefined && { fileName }),
})

const nameOf = (given: Given): string =>
  'path' in given ? path.basename(given.path) : given.fileName

const isOther = (incoming: Incoming, { sha256 }: Known): boolean =>
  sha256 !== undefined && sha256 !== incoming.sha256
