// Owns drawing a small but valid PDF receipt.
import { pdfFile } from '../pdf-file'

const size = { width: 300, height: 400 }

export function receiptPdf(lines: readonly string[]): Buffer {
  const page = lines.map((text, index) => ({
    x: 40,
    y: 360 - 22 * index,
    size: 14,
    font: 'regular' as const,
    text,
  }))
  return pdfFile([page], size)
}
