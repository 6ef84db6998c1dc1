/** PDF files of the special samples: printed with their text, or holding nothing but a picture. */
import type { Browser } from '@playwright/test'
import { pageOf } from './drawing'
import type { Sheet } from './sheet'

/** A4 with a text layer. The time of printing is set to one that does not change. */
export async function textPdf(browser: Browser, sheet: Sheet): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(pageOf(sheet))
  await page.evaluate('document.fonts.ready')
  const margin = { top: '18mm', bottom: '18mm', left: '18mm', right: '18mm' }
  const pdf = await page.pdf({ format: 'A4', margin, printBackground: true })
  await page.close()
  const text = pdf.toString('latin1')
  return Buffer.from(text.replaceAll(/D:\d{14}/g, 'D:20250401090000'), 'latin1')
}

/** One page of the picture's proportions with the JPEG on it, and no text (ISO 32000-1, 8.9.5). */
export function picturePdf(jpeg: Buffer, width: number, height: number, isGrey: boolean): Buffer {
  const points = { x: 595, y: Math.round((595 * height) / width) }
  const drawing = `q ${points.x} 0 0 ${points.y} 0 0 cm /Scan Do Q`
  const colour = isGrey ? '/DeviceGray' : '/DeviceRGB'
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points.x} ${points.y}] /Contents 4 0 R /Resources << /XObject << /Scan 5 0 R >> >> >>`,
    ),
    Buffer.from(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`),
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colour} /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      ),
      jpeg,
      Buffer.from('\nendstream'),
    ]),
  ]
  return assembled(objects)
}

function assembled(objects: Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n')]
  const places: number[] = []
  let length = parts[0]!.length
  for (const [index, body] of objects.entries()) {
    places.push(length)
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      body,
      Buffer.from('\nendobj\n'),
    ])
    parts.push(part)
    length += part.length
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}
