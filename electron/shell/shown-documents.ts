/** Documents of invoices that are being shown. */
import { AppError } from '../../shared/errors'
import type { ShownDocument } from '../../shared/sales-invoices/sales-billing'
import type { InvoiceDocument } from '../api/sales-invoices/sales-invoices'
import { RunFiles } from './run-files'

export class Documents extends RunFiles {
  /** @throws AppError `reply-unreadable` for what is no PDF; as RunFiles.write */
  keep({ fileName, bytes }: InvoiceDocument): ShownDocument {
    if (!bytes.subarray(0, 1024).includes('%PDF-'))
      throw new AppError('reply-unreadable', 'The document is no PDF')
    const file = this.write(withEnding(fileName), bytes)
    this.add(file)
    return {
      documentId: file.id,
      address: `app://receipt/${file.id}`,
      fileName: file.fileName,
      size: bytes.length,
    }
  }

  /** Undefined for an id that is none, or that is not shown any more. */
  shownAt(documentId: string): { path: string; mediaType: 'application/pdf' } | undefined {
    const shown = this.get(documentId)
    return shown && { path: shown.path, mediaType: 'application/pdf' }
  }
}

function withEnding(fileName: string): string {
  return /\.pdf$/i.test(fileName) ? fileName : `${fileName}.pdf`
}
