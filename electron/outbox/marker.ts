/** The marker: random words that travel in the attachment's file name, by which our expense is known again. */
import { randomBytes } from 'node:crypto'
import type { MediaType } from '../../shared/receipts/receipt'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 16 characters of Crockford base 32, that is 80 random bits. Minted once, when the receipt is saved. */
export function mintMarker(random: (bytes: number) => Uint8Array = randomBytes): string {
  return Array.from(random(16), (byte) => alphabet[byte % 32]).join('')
}

/** Whether a file name that the service lists carries this marker. Case is not trusted to survive. */
export function carriesMarker(fileName: string, marker: string): boolean {
  return fileName
    .toUpperCase()
    .split(/[^0-9A-Z]+/)
    .includes(marker)
}

const endings = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/tiff': 'tif',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
  'message/rfc822': 'eml',
  'application/xml': 'xml',
} as const satisfies Record<MediaType, string>

/** Under which names the attachment of a receipt may be found in the books, the likeliest first. */
export function sentNames(
  receipt: Parameters<typeof attachmentName>[0] & {
    posting: { sentNames?: readonly string[] | undefined }
  },
): string[] {
  const { sentNames: sent = [] } = receipt.posting
  return sent.length > 0 ? sent.toReversed() : [attachmentName(receipt)]
}

/** Where the service's copy of a receipt's file may be: under which names, at which places among those of its expense. */
export interface StoredAt {
  names: readonly string[]
  places: readonly number[]
}

/** A companion whose place is not known, since its row was made again, is looked for at these. */
const likelyPlaces = [1, 2, 3, 4, 5]

/** See StoredAt; the likeliest of each first. */
export function storedAt(
  receipt: Parameters<typeof sentNames>[0] & {
    goesWith?: string | undefined
    posting: { place?: number | undefined }
  },
): StoredAt {
  const { place } = receipt.posting
  const unknown = receipt.goesWith === undefined ? [0] : likelyPlaces
  return { names: sentNames(receipt), places: place === undefined ? unknown : [place] }
}

/**
 * The attachment's file name, such as `2026-11-21-northgate-fuels-7F3K9QH2M4XWA1CD.pdf`: plain ASCII whatever the
 * person's own file was called, so that no server or later reader stumbles over it.
 */
export function attachmentName(receipt: {
  postingDate: string
  supplierName: string
  marker: string
  mediaType: MediaType
}): string {
  const supplier = receipt.supplierName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
  const parts = [receipt.postingDate, supplier, receipt.marker].filter(Boolean)
  return `${parts.join('-')}.${endings[receipt.mediaType]}`
}
