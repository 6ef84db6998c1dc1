/** Small real files for tests: pictures and PDFs that any reader opens, each with bytes of its own. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync, crc32 as nodeCrc32 } from 'node:zlib'

/** A fresh folder below the system's own for temporary files. */
export function temporaryFolder(name = 'docket'): string {
  return mkdtempSync(path.join(tmpdir(), `${name}-`))
}

/** A PNG of random grey noise, so that no two are the same file. */
export function pngBytes(side = 24): Buffer {
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.of(0), randomBytes(side)]))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(typed), 4)
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)])
}

function crc32(bytes: Buffer): number {
  if (typeof nodeCrc32 === 'function') return nodeCrc32(bytes)
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** A one-page PDF that says something. */
export function pdfBytes(text = `Receipt ${randomBytes(4).toString('hex')}`): Buffer {
  return pdfPages([text])
}

/** A PDF with a page for each text. */
export function pdfPages(texts: readonly string[]): Buffer {
  const contents = texts.map((text) => `BT /F1 18 Tf 40 100 Td (${text}) Tj ET`)
  return pagesPdf(contents, '0 0 300 160')
}

/** A PDF of one page with these rows of text, each of one column or of two parted by `|`. */
export function pdfPaper(...rows: string[]): Buffer {
  const texts = rows.flatMap((row, index) =>
    row.split('|').map((text, column) => {
      const [x, y] = [column === 0 ? 40 : 300, 30 + 22 * (rows.length - index)]
      return `BT /F1 12 Tf ${x} ${y} Td (${text.trim()}) Tj ET`
    }),
  )
  return pagesPdf([texts.join('\n')], `0 0 420 ${80 + 22 * rows.length}`)
}

/** @param box of every page */
function pagesPdf(contents: readonly string[], box: string, font = '/Helvetica'): Buffer {
  const pages = contents.map((content, index) => ({ number: 4 + 2 * index, content }))
  const kids = pages.map(({ number }) => `${number} 0 R`).join(' ')
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont ${font} >>`,
    ...pages.flatMap(({ number, content }) => {
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents ${number + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ])
}

/** The file that holds these objects, counted from 1, the first of which is the catalogue. */
function pdfOf(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const start = body.length
  const size = objects.length + 1
  body += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}

/** A PDF with a page for each list of lines, in a type of even width, as a till prints them; empty lines stand for space. */
export function paperPdf(...pages: readonly (readonly string[])[]): Buffer {
  const escaped = (line: string) =>
    line.replaceAll('€', '\x80').replaceAll(/[\\()]/g, String.raw`\$&`)
  const height = 60 + 14 * Math.max(...pages.map((lines) => lines.length))
  const contents = pages.map((lines) => {
    const shown = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n')
    return `BT /F1 10 Tf 14 TL 30 ${height - 36} Td\n${shown}\nET`
  })
  return pagesPdf(contents, `0 0 340 ${height}`, '/Courier /Encoding /WinAnsiEncoding')
}

/** Writes bytes as a file in a folder and returns its path. */
export function fileIn(folder: string, name: string, bytes: Uint8Array): string {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return file
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
