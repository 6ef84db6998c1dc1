/** Files of expenses that are being shown. */
import type { ShownFile } from '../../shared/expenses/expense-change'
import { isShownAsText, mediaTypeOf, needsPreview } from '../../shared/receipts/media'
import type { ReadPage } from '../../shared/receipts/reading'
import type { MediaType } from '../../shared/receipts/receipt'
import { RunFiles, type RunFile } from './run-files'

interface Parts {
  /** Its own folder; whatever an earlier run left in it is deleted. */
  folder: string
  /** The pages of a file that the window cannot draw itself; their pictures go beside it. @throws AppError */
  view: (file: { path: string; fileName: string; previews: string }) => Promise<ReadPage[]>
}

interface Kept extends RunFile {
  mediaType: MediaType | undefined
  pages: readonly ReadPage[] | undefined
}

export class ShownFiles extends RunFiles<Kept> {
  readonly #view: Parts['view']

  constructor({ folder, view }: Parts) {
    super(folder)
    this.#view = view
  }

  /** What it is, its bytes say; the name is not trusted. @throws AppError as RunFiles.write */
  async keep(fileName: string, bytes: Buffer): Promise<ShownFile> {
    const file = this.write(fileName, bytes)
    const found = mediaTypeOf(bytes.subarray(0, 64 * 1024))
    const pages = found && hasMadePages(found) ? await this.#pages(file) : undefined
    const mediaType = found && hasMadePages(found) && !pages ? undefined : found
    const beside = (pages ?? []).map((_, at) => pageAt(file.path, at + 1))
    this.add({ ...file, beside, mediaType, pages })
    return {
      fileId: file.id,
      address: `app://receipt/${file.id}`,
      fileName,
      size: bytes.length,
      ...(mediaType && { mediaType }),
      ...(pages && { pages }),
    }
  }

  /** Undefined for a file that is damaged or of some odd kind: it can be saved all the same. */
  async #pages({ path, fileName }: RunFile): Promise<ReadPage[] | undefined> {
    try {
      return await this.#view({ path, fileName, previews: path })
    } catch {
      return undefined
    }
  }

  /**
   * Where a file lies, or the picture of a page of it (from 1); undefined for an id that is none, and for what the window
   * cannot show.
   */
  shownAt(fileId: string, page?: number): { path: string; mediaType: MediaType } | undefined {
    const kept = this.get(fileId)
    if (kept?.pages) {
      const isPage = page !== undefined && page > 0 && page <= kept.pages.length
      return isPage ? { path: pageAt(kept.path, page), mediaType: 'image/jpeg' } : undefined
    }
    return kept?.mediaType && { path: kept.path, mediaType: kept.mediaType }
  }
}

const pageAt = (file: string, page: number) => `${file}-${page}.jpg`

/** Mails and electronic invoices are shown by their text, and what phones and scanners make by pictures of its pages. */
const hasMadePages = (type: MediaType) => needsPreview(type) || isShownAsText(type)
