/** Reads the orientation out of a block of Exif. */

const orientationTag = 274

/**
 * @param block a TIFF header and its first directory, with or without the `Exif\0\0` before it
 * @returns 1 to 8; 1 where nothing else can be read
 */
export function orientationOf(block: Uint8Array): number {
  const bytes = Buffer.from(block.buffer, block.byteOffset, block.byteLength)
  const start = bytes.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? 6 : 0
  return fromDirectory(bytes.subarray(start)) ?? 1
}

/** Walks the first directory (TIFF 6.0, section 2). */
function fromDirectory(tiff: Buffer): number | undefined {
  if (tiff.length < 8) return undefined
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return undefined
  const entries = short(directory)
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) return undefined
    if (short(at) === orientationTag) return short(at + 8)
  }
  return undefined
}
